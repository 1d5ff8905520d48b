"""Whoever deals packs round the table deals everybody the same kinds: sets in turn, layouts in the order of a list."""

from collections import Counter
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.drafts.conspiracy import conspiracy_setup, draft_setup
from entaku.drafts.format_phases import RoundsPhase
from entaku.drafts.formats import FORMATS, DraftFormat, formatted
from entaku.drafts.play import play_defaults
from entaku.drafts.rules import DraftTable, open_table
from entaku.drafts.setup import BoosterPlan, BoosterRound, CubePacks, DraftSetup, FixedPacks, SetBoosters, Source
from entaku.drafts.table_plans import RotisseriePlan, SealedPlan, TeamSealedPlan
from entaku.drafts.views import DraftView
from entaku.kernel.randomness import seed_from
from entaku.oracle.boosters import BoosterConfig, BoosterKind, Sheet, SheetRow
from entaku.oracle.catalogue import shipped
from entaku.oracle.cubes.cube import Cube, CubeEntry, CubeLayout, CubeSettings, CubeSheet, CubeSlot
from entaku.oracle.printed import PrintedCard
from tests.drafts.pods import known

ALONE = {name: form for name, form in FORMATS.items() if len(form.phases) == 1 and name != "rotisserie"}
"""The named formats of one phase in which boosters are opened."""


def of_set(code: str, size: int) -> SetBoosters:
    """Boosters of one card, whose name is the set's code, so many times."""
    sheet = Sheet((SheetRow(code, "1", 1),), duplicates=True)
    return SetBoosters(code, BoosterConfig(code, (BoosterKind(1, (("all", size),)),), {"all": sheet}))


def base(sources: list[Source], opened: tuple[int, ...], seats: int) -> DraftSetup:
    """A booster draft that opens these sources in turn."""
    plan = BoosterPlan(tuple(BoosterRound((source,)) for source in opened))
    facts = [known(name) for name in "ABC"]
    return draft_setup([f"P{seat}" for seat in range(seats)], (plan,), sources, facts)


def pools(table: DraftTable) -> list[Counter[str]]:
    return [Counter(card.name for card in drafter.pile) for drafter in table.state.drafters]


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 8), st.lists(st.sampled_from([0, 1, 2]), min_size=1, max_size=4), st.integers(1, 7))
def test_a_sealed_pool_has_the_same_sets_as_every_other(seats: int, opened: list[int], packs: int) -> None:
    """However many players, sets and packs: everybody's n-th pack is of the same set, so all pools are alike."""
    setup = formatted(
        DraftFormat((SealedPlan(packs=packs),)), base([of_set(c, 5) for c in "ABC"], tuple(opened), seats)
    )
    table = open_table(setup, seed_from(seats))
    wanted = Counter("ABC"[opened[number % len(opened)]] for number in range(packs))
    assert pools(table) == [Counter({name: count * 5 for name, count in wanted.items()})] * seats


@settings(max_examples=20, deadline=None)
@given(st.sampled_from([(2, 1), (4, 2), (6, 2), (6, 3), (9, 3)]), st.lists(st.integers(0, 2), min_size=1, max_size=3))
def test_teams_open_the_same_sets(sizes: tuple[int, int], opened: list[int]) -> None:
    """What lies in each team's middle is of the same sets as every other team's."""
    seats, teams = sizes
    form = DraftFormat((TeamSealedPlan(packs=4, teams=teams),))
    table = open_table(formatted(form, base([of_set(c, 3) for c in "ABC"], tuple(opened), seats)), seed_from(1))
    view = [cast(DraftView, table.view(seat)).part for seat in range(teams)]
    middles = [Counter(card.name for card in part.middle) for part in view]  # type: ignore[union-attr]
    assert middles == [middles[0]] * teams
    assert sum(middles[0].values()) == 12


@pytest.mark.parametrize("name", sorted(ALONE))
@settings(max_examples=6, deadline=None)
@given(seats=st.sampled_from([2, 4, 6]), opened=st.sampled_from([(0, 1), (0, 1, 2), (0, 1, 1)]))
def test_every_format_opens_every_set_alike_for_all(name: str, seats: int, opened: tuple[int, ...]) -> None:
    """Where each player opens packs, everybody's first is of the first set; a heap for all has all sets."""
    form = ALONE[name]
    if not form.least_players <= seats <= form.most_seats:
        seats = form.least_players
    table = open_table(formatted(form, base([of_set(c, 15) for c in "ABC"], opened, seats)), seed_from(2))
    of = [pack[0].name for pack in table.state.dealt if pack]
    (phase,) = form.phases
    hands = seats if isinstance(phase, RoundsPhase) else phase.deal(seats).hands
    assert of == ["ABC"[opened[number // hands % len(opened)]] for number in range(len(of))]
    if len(of) >= hands * len(opened):
        assert set(of) == {"ABC"[source] for source in opened}


@pytest.mark.parametrize("picks,most", [(60, 1), (220, 2)])
def test_rotisserie_shows_each_card_of_the_sets_once(picks: int, most: int) -> None:
    """All cards of two sets lie there once, none twice before all do, and no basic land."""
    codes = ("CNS", "CN2")
    base = conspiracy_setup(codes, ["Ada", "Ben"])
    table = open_table(formatted(DraftFormat((RotisseriePlan(picks=picks),)), base), seed_from(1))
    (laid,) = table.state.dealt
    counts = Counter(card.name for card in laid)
    assert (len(laid), max(counts.values())) == (2 * picks, most)
    if most > 1:
        assert len(counts) == len({row.name for code in codes for sheet in sheets(code) for row in sheet.rows})


def sheets(code: str) -> list[Sheet]:
    config = shipped().set(code).boosters
    assert config is not None
    return list(config.sheets.values())


def layouts() -> Cube:
    """A cube whose list says that a player's first booster is of A, the second of B, and so on again."""
    sheets = tuple(CubeSheet(name, (CubeEntry(name, 500),)) for name in "AB")
    made = tuple(CubeLayout(name, 1, (CubeSlot(name, 3, ((name, 1),)),)) for name in "AB")
    given_layouts = CubeSettings(duplicate_protection=False, predetermined=((("A", 1),), (("B", 1),)))
    return Cube("laid out", sheets, made, given_layouts)


@pytest.mark.parametrize("seats,teams", [(3, 3), (5, 5), (6, 2), (6, 3), (4, 4)])
def test_layouts_that_a_list_gives_in_order_come_in_that_order_to_everybody(seats: int, teams: int) -> None:
    """A list's n-th layout is that of everybody's n-th booster, in a sealed pool as in a draft."""
    form = DraftFormat((TeamSealedPlan(packs=2, teams=teams) if teams < seats else SealedPlan(packs=2),))
    table = open_table(formatted(form, base([CubePacks(layouts(), 3)], (0,), seats)), seed_from(1))
    assert [pack[0].name for pack in table.state.dealt] == ["A"] * teams + ["B"] * teams


def test_a_heap_of_one_grid_is_of_every_set() -> None:
    """A single grid of a minesweeper draft is made of boosters of all the sets in turn."""
    form = DraftFormat((FORMATS["minesweeper"].phases[0],))
    table = open_table(formatted(form, base([of_set(c, 15) for c in "AB"], (0, 1), 2)), seed_from(1))
    play_defaults(table)
    assert {pack[0].name for pack in table.state.dealt} == {"A", "B"}


def test_packs_made_by_hand_are_dealt_round() -> None:
    """Packs of somebody's own go to the players in turn, like boosters."""
    packs = tuple((PrintedCard("A"),) if number < 3 else (PrintedCard("B"),) for number in range(6))
    table = open_table(formatted(DraftFormat((SealedPlan(packs=2),)), base([FixedPacks(packs)], (0,), 3)), seed_from(1))
    assert pools(table) == [Counter("AB")] * 3
