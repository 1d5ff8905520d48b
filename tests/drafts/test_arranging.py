"""What a host may wish beyond a format: how boosters are spread, what is put away, which cards stay out."""

from collections import Counter

import pytest
from msgspec.structs import replace

from entaku.drafts.arranging import (
    Arrangement,
    Spread,
    packs_setup,
    putting_away,
    spread_out,
    wished,
    without_basics,
)
from entaku.drafts.conspiracy import conspiracy_setup, cube_setup
from entaku.drafts.formats import FORMATS, formatted
from entaku.drafts.play import play_defaults
from entaku.drafts.rules import open_table
from entaku.drafts.setup import CubePacks
from entaku.drafts.table_plans import PoolPlan
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream, seed_from
from entaku.oracle.catalogue import shipped
from entaku.oracle.cubes.cube import Cube, CubeEntry, CubeSheet
from entaku.oracle.cubes.files import read_boosters
from entaku.oracle.cubes.report import looked_up
from entaku.oracle.library import Library
from tests.drafts.wild import cards_dealt, cards_everywhere

NAMES = [f"P{seat}" for seat in range(4)]
BASE = conspiracy_setup(["CNS", "CN2", "CN2"], NAMES, rounds=3)


def opened(how: Spread, luck: int = 1) -> list[tuple[int, ...]]:
    """For each round, the set that each player opens."""
    made = spread_out(BASE, how, Stream(seed_from(luck), "table", "spread"))
    return [each.sources for each in made.plans[0].rounds]


def test_boosters_are_spread_as_the_host_wishes() -> None:
    """In turn; in each one's own order; from one pool; each a set further on; of any set."""
    assert opened("in-turn") == [(0,), (1,), (1,)]
    own = list(zip(*opened("own-order"), strict=True))
    assert all(sorted(hand) == [0, 1, 1] for hand in own)
    assert any(opened("own-order", luck) != opened("own-order") for luck in range(2, 6))
    assert Counter(source for each in opened("one-pool") for source in each) == Counter({0: 4, 1: 8})
    assert opened("staggered") == [(0, 1, 1, 0), (1, 1, 0, 1), (1, 0, 1, 1)]
    assert {source for luck in range(9) for each in opened("random", luck) for source in each} == {0, 1}


@pytest.mark.parametrize("form", ["sealed", "team-sealed"])
def test_sealed_pools_are_spread(form: str) -> None:
    """Shuffled together, pools differ in their sets and the table has the same packs; everybody gets a pool."""
    plain = formatted(FORMATS[form], BASE)
    made = spread_out(plain, "one-pool", Stream(seed_from(1), "table", "spread"))
    (before,), (plan,) = plain.plans, made.plans
    assert isinstance(before, PoolPlan)
    assert isinstance(plan, PoolPlan)
    assert plan.opened(4) != before.opened(4)
    assert Counter(plan.opened(4)) == Counter(before.opened(4))
    table = open_table(made, seed_from(1))
    play_defaults(table)
    assert table.is_over


@pytest.mark.parametrize("form", ["glimpse", "supreme", "solomon", "winston"])
def test_every_format_that_opens_packs_can_be_spread(form: str) -> None:
    """Boosters are spread in every phase that gives each player some, and it is drafted to its end."""
    made = spread_out(formatted(FORMATS[form], BASE), "staggered", Stream(seed_from(1), "table", "spread"))
    assert {len(each.sources) for each in made.plans[0].rounds} == {4}
    table = open_table(made, seed_from(1))
    play_defaults(table)
    assert table.is_over


def test_cards_are_put_away_with_each_pick_and_at_the_end() -> None:
    """Of fifteen cards one is picked and one put away, seven times; or the last four of each pack are."""
    for setup, size in ((putting_away(BASE, 1, 0), 8), (putting_away(BASE, 0, 4), 11), (putting_away(BASE, 1, 4), 6)):
        table = open_table(setup, seed_from(3))
        play_defaults(table)
        assert cards_everywhere(table) == cards_dealt(table)
        drafted = sum(len(drafter.pile) for drafter in table.state.drafters)
        plain = [pack for pack in table.state.dealt if len(pack) == 15]
        assert drafted == size * len(plain), (size, drafted)


def test_basic_lands_stay_out_of_sets_cubes_and_own_boosters() -> None:
    """A cube with basic lands, drafted without, has none of them left."""
    entries = tuple(CubeEntry(name) for name in (*list(shipped().cards)[:60], "Forest", "Island"))
    listed = looked_up(Cube("c", (CubeSheet("cube", entries),)), Library(None))
    setup = cube_setup(listed.cube, {card.name: card for card in listed.cards}, ["P"], size=15, rounds=4)
    basics = {card.name for card in listed.cards if card.is_basic_land}
    assert {"Forest", "Island"} <= basics
    table = open_table(without_basics(setup), seed_from(1))
    assert not basics & set(cards_dealt(table))
    own = packs_setup(looked_up(read_boosters("Forest\nRegicide\n\nIsland\nDeal Broker", "f"), Library(None)), ["P"])
    assert cards_dealt(open_table(without_basics(own), seed_from(1))) == ["Deal Broker", "Regicide"]


def test_own_boosters_go_round_the_table() -> None:
    """The first for each player, then the next; one that doesn't go round is left out; too few are refused."""
    listed = looked_up(read_boosters("Tom\n\nTim\n---\nTam\n\nTum\n\nTem", "f"), Library(None))
    table = open_table(packs_setup(listed, ["Ada", "Ben"]), seed_from(1))
    play_defaults(table)
    assert [[card.name for card in drafter.pile] for drafter in table.state.drafters] == [
        ["Tom", "Tam"],
        ["Tim", "Tum"],
    ]
    with pytest.raises(Unlawful):
        packs_setup(listed, [f"P{seat}" for seat in range(6)])


def test_a_host_overrules_what_a_list_says_of_colours_and_copies() -> None:
    """Balance and replacement are as wished, else as the list says."""
    cube = Cube("c", (CubeSheet("cube", (CubeEntry("Regicide"),)),))
    settings = wished(cube, Arrangement(balanced=True, again=True)).settings
    assert (settings.colour_balance, settings.with_replacement) == (True, True)
    assert wished(replace(cube, settings=settings), Arrangement(again=False)).settings.with_replacement is False
    assert wished(replace(cube, settings=settings), Arrangement()).settings == settings
    listed = looked_up(wished(cube, Arrangement(again=True)), Library(None))
    made = cube_setup(listed.cube, {card.name: card for card in listed.cards}, ["P"], size=3, rounds=2)
    assert isinstance(made.sources[0], CubePacks)
    assert cards_dealt(open_table(made, seed_from(1))) == ["Regicide"] * 6
