"""The booster draft itself: opening, picking, passing, queueing, and setups that can't be played."""

import pytest

from entaku.drafts.conspiracy import booster_plan, conspiracy_setup, draft_setup
from entaku.drafts.events import Passed
from entaku.drafts.rules import open_table
from entaku.drafts.setup import BoosterPlan, BoosterRound, CubeCards, FixedPacks, SetBoosters, shrinking_clock
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.oracle.boosters import BoosterConfig
from tests.drafts.pods import Pod, pack

NAMES = ["Ann", "Ben", "Cem"]


@pytest.mark.rule("CD-1", "CD-2", "CR 905.1", "CR 905.1a")
def test_a_draft_of_both_sets_is_three_rounds_of_boosters() -> None:
    """Each of three rounds opens a booster for each player, of the named sets in turn."""
    setup = conspiracy_setup(["CNS", "CN2"], NAMES)
    table = open_table(setup, seed_from(1))
    sets = [cards[0].set_code for cards in table.state.dealt]
    assert sets == ["CNS"] * 3 + ["CN2"] * 3 + ["CNS"] * 3
    assert [len(cards) for cards in table.state.dealt] == [15] * 9


@pytest.mark.rule("CD-2", "CR 905.1a")
def test_a_round_lasts_until_every_card_of_it_is_drafted() -> None:
    """The next boosters are opened when the last card is taken, not before."""
    pod = Pod(["a | b", "c | d"], ["e", "f"])
    pod.pick(0, "a")
    assert pod.view(0).round == 1
    pod.pick(1, "c")
    assert pod.view(0).round == 2 or pod.pool(0) == ["a", "d"]
    pod.play_out()
    assert (pod.pool(0), pod.pool(1)) == (["a", "d", "e"], ["c", "b", "f"])


@pytest.mark.rule("CD-3", "CR 905.1b")
def test_rounds_pass_left_right_left_and_the_fourth_right() -> None:
    """The first and third packs go to the left, the second and a fourth to the right."""
    assert [each.direction for each in booster_plan(1, rounds=4).rounds] == ["left", "right", "left", "right"]
    packs = ["a | b", "c | d", "e | f"]
    pod = Pod(packs, packs, packs, packs).play_out()
    steps = [(event.to - event.seat) % 3 for event in pod.happened(Passed) if isinstance(event, Passed)]
    assert steps == [1] * 3 + [2] * 3 + [1] * 3 + [2] * 3


def test_players_pick_as_soon_as_a_pack_reaches_them() -> None:
    """Packs queue at a slow player while the others go on; nobody waits for a pack they have."""
    pod = Pod(["a1 | a2 | a3", "b1 | b2 | b3", "c1 | c2 | c3"])
    pod.pick(0, "a1")
    assert pod.queue(1) == [3, 2]
    pod.pick(2, "c1")
    pod.pick(0, "c2")
    assert pod.queue(1) == [3, 2, 1]
    assert pod.queue(0) == [] == pod.queue(2)
    assert pod.hand(1) == ["b1", "b2", "b3"]
    pod.pick(1, "b1")
    assert pod.hand(1) == ["a2", "a3"]


def test_the_last_card_of_a_pack_is_drafted_without_asking() -> None:
    """There is no choice about a single card, so nobody is asked."""
    pod = Pod(["a | b", "c | d"])
    pod.pick(0, "a").pick(1, "d")
    assert pod.table.is_over
    assert pod.pool(0) == ["a", "c"]


def test_packs_of_uneven_sizes_are_drafted_to_the_last_card() -> None:
    """Players with smaller packs wait for the larger ones; every card is drafted."""
    pod = Pod(["a1 | a2 | a3 | a4 | a5", "b1", "c1 | c2 | c3"], ["x", "", "y | z"]).play_out()
    assert pod.all_cards() == pod.dealt()
    assert sum(len(pod.pool(seat)) for seat in range(3)) == 12


@pytest.mark.parametrize("seats", [1, 2, 10])
def test_one_to_ten_players_draft(seats: int) -> None:
    """A pod seats from one player, who gets every card, to ten."""
    setup = conspiracy_setup(["CN2"], [f"P{seat}" for seat in range(seats)], rounds=1)
    table = open_table(setup, seed_from(3))
    while not table.is_over:
        table.answer_default(next(d.id for d in table.decisions.values() if not d.optional))
    assert sum(len(drafter.pile) for drafter in table.state.drafters) == 15 * seats


def test_several_cards_are_picked_from_each_pack() -> None:
    """With two picks a pack, a player takes two cards before passing, and one from the last odd card."""
    pod = Pod(["a1 | a2 | a3 | a4 | a5", "b1 | b2 | b3 | b4 | b5"], picks=(2,))
    pod.pick(0, "a1")
    assert pod.own(0).due == 1
    pod.pick(0, "a2")
    assert pod.queue(1) == [5, 3]
    pod.play_out()
    assert [len(pod.pool(seat)) for seat in (0, 1)] == [5, 5]


def test_cards_put_away_are_nobodys() -> None:
    """After a pick, so many cards of the pack are put away; none of them is in a pool."""
    pod = Pod(["a1 | a2 | a3 | a4", "b1 | b2 | b3 | b4"], burns=(1,))
    pod.pick(0, "a1")
    ids = {card.name: card.id for card in pod.own(0).pack}
    pod.answer(0, "draft-burn", ids["a4"])
    assert pod.queue(1) == [4, 2]
    pod.play_out()
    assert pod.table.state.left_over[0].name == "a4"
    assert pod.all_cards() == pod.dealt()
    assert [len(pod.pool(seat)) for seat in (0, 1)] == [2, 2]


def test_the_clock_shrinks_with_the_pack() -> None:
    """A pick from a full pack may take longest, one from two cards least; without a clock there is no limit."""
    clock = shrinking_clock(first=70, least=10, cards=4)
    pod = Pod(["a1 | a2 | a3 | a4", "b1 | b2 | b3 | b4"], clock=clock)
    assert pod.decision(0, "draft-pick").clock == 70.0
    pod.pick(0, "a1").pick(1, "b1")
    assert pod.decision(0, "draft-pick").clock == 50.0
    assert Pod(["a | b"]).decision(0, "draft-pick").clock is None


def test_at_a_deadline_the_rarest_card_in_the_colours_so_far_is_drafted() -> None:
    """The default is lawful and sensible: rarity counts, and so do ten cards of a colour."""
    pod = Pod(["Reya Dawnbringer | Doomed Traveler | Elvish Aberration", "x | y | z"])
    pod.default(0, "draft-pick")
    assert pod.pool(0) == ["Reya Dawnbringer"]


@pytest.mark.parametrize(
    "key, setup",
    [
        ("draft-seats", draft_setup([], (booster_plan(1),), [FixedPacks(())], [])),
        ("draft-seats", draft_setup(["P"] * 11, (booster_plan(1),), [FixedPacks(())], [])),
        ("draft-no-rounds", draft_setup(NAMES, (), [], [])),
        ("draft-no-rounds", draft_setup(NAMES, (BoosterPlan(()),), [], [])),
        ("draft-source-unknown", draft_setup(NAMES, (booster_plan(1),), [], [])),
        ("draft-source-unknown", draft_setup(["P"], (booster_plan(1, 1),), [FixedPacks((pack("a"),))], [], extra=5)),
        ("draft-packs-too-few", draft_setup(NAMES, (booster_plan(1),), [FixedPacks((pack("a"),))], [])),
        ("draft-cube-too-small", draft_setup(NAMES, (booster_plan(1),), [CubeCards("mine", pack("a | b"))], [])),
        ("draft-pack-size", draft_setup(NAMES, (booster_plan(1),), [CubeCards("mine", pack("a"), 0)], [])),
        (
            "draft-round-sources",
            draft_setup(NAMES, (BoosterPlan((BoosterRound((0, 0)),)),), [FixedPacks((pack("a"),) * 3)], []),
        ),
        (
            "draft-round-picks",
            draft_setup(["P"], (BoosterPlan((BoosterRound((0,), picks=(0,)),)),), [FixedPacks((pack("a"),))], []),
        ),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(key: str, setup: object) -> None:
    """Each fault is named with its numbers, in both languages, before anything is dealt."""
    with pytest.raises(Unlawful) as refused:
        open_table(setup, seed_from(1))  # type: ignore[arg-type]
    assert refused.value.key == key
    assert refused.value.said("ja") != refused.value.said("en")


def test_sets_are_checked_by_name() -> None:
    """No set, an unknown one, or one without boosters is refused."""
    for sets in ([], ["ABC"], ["BASIC"]):
        with pytest.raises(Unlawful):
            conspiracy_setup(sets, NAMES)


def test_each_seat_may_open_other_boosters() -> None:
    """A round's sources may differ from seat to seat."""
    sources = [FixedPacks((pack("a | b"),)), FixedPacks((pack("c | d"),))]
    table = open_table(draft_setup(["P", "Q"], (BoosterPlan((BoosterRound((1, 0)),)),), sources, []), seed_from(1))
    assert [[card.name for card in place.queue[0].cards] for place in table.state.phase.places] == [
        ["c", "d"],
        ["a", "b"],
    ]


def test_boosters_never_run_out() -> None:
    """A set's boosters are made as they are wanted."""
    (source,) = conspiracy_setup(["CNS"], NAMES).sources
    assert isinstance(source, SetBoosters)
    assert isinstance(source.config, BoosterConfig)
