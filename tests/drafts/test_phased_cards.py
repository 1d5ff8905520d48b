"""Cards that work in the draft, in each of the three phases."""

from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from entaku.drafts.phased_views import WinstonPart
from entaku.drafts.rules import DraftTable
from entaku.drafts.setup import BoosterPlan, Plan, SolomonPlan, SortingPlan, WinstonPlan
from entaku.drafts.solomon import SolomonPhase
from entaku.drafts.winston import WinstonPhase
from entaku.kernel.decisions import Choose
from entaku.oracle.ir.draft_matters import DRAFT_MATTERS
from tests.drafts.phased import chain_setup, dealt, lying, opened, rounds, view_of, wanted


def with_card(first: str, packs: list[str], plan: Plan, seats: int = 2, seed: int = 1) -> DraftTable:
    """A phase that player 0 begins with a card drafted before; the others begin with one that does nothing."""
    own = [first, *(f"plain {seat}" for seat in range(1, seats))]
    return opened(chain_setup([*own, *packs], seats, BoosterPlan(rounds(1)), plan), seed)


def acts(table: DraftTable, seat: int) -> list[str]:
    """What a seat may do beside picking."""
    found = [decision for decision in table.decisions_of(seat) if decision.purpose == "draft-act"]
    if not found:
        return []
    shape = found[0].shape
    assert isinstance(shape, Choose)
    return [option.what for option in shape.options]


def act(table: DraftTable, seat: int, what: str) -> None:
    """Do the first thing of this kind."""
    decision = wanted(table, seat, "draft-act")
    assert isinstance(decision.shape, Choose)
    key = next(option.key for option in decision.shape.options if option.what == what)
    table.answer(seat, decision.id, (key,))


def split(table: DraftTable, maker: int, first: int) -> None:
    """Split the pack of a player: so many of its cards, in the order of their names, into the first pile."""
    phase = table.state.phase
    assert isinstance(phase, SolomonPhase)
    ids = [card.id for card in sorted(phase.passed[maker], key=lambda card: card.name)]
    decision = next(
        each for each in table.decisions.values() if each.purpose == "draft-split" and each.about[0] == maker
    )
    table.answer(decision.actor, decision.id, (tuple(ids[:first]), tuple(ids[first:])))


def answer(table: DraftTable, seat: int, purpose: str, given: object) -> None:
    table.answer(seat, wanted(table, seat, purpose).id, given)


def shape_of(table: DraftTable, seat: int, purpose: str) -> Choose:
    shape = wanted(table, seat, purpose).shape
    assert isinstance(shape, Choose)
    return shape


def take(table: DraftTable, seat: int, *names: str) -> None:
    """Take cards of these names, one after the other, of those that are picked at the same time."""
    for name in names:
        queue = table.state.phase.places[seat].queue
        card = next(card for card in queue[0].cards if card.name == name)
        answer(table, seat, "draft-take", card.id)


def pool(table: DraftTable, seat: int) -> list[str]:
    return sorted(card.name for card in table.state.drafters[seat].pile)


def defaults(table: DraftTable, *purposes: str) -> None:
    """Answer all open decisions of these purposes by default."""
    while open_now := [each for each in table.decisions.values() if each.purpose in purposes]:
        table.answer_default(open_now[0].id)


def card_id(table: DraftTable, maker: int, name: str) -> int:
    """The id of a card of the pile that a player left."""
    phase = table.state.phase
    assert isinstance(phase, SolomonPhase)
    return next(card.id for card in phase.chosen[maker][1] if card.name == name)


ONE_PACK = ["a1 | a2 | a3 | a4", "b1 | b2 | b3 | b4"]
SOLOMON = SolomonPlan(4, rounds(1))


def winston_with(card: str, packs: int = 6, *, late: bool = True) -> DraftTable:
    """A Winston phase in which the player in turn has a card."""
    cards = [f"{which}a | {which}b" for which in range(packs)]
    for seed in range(20):
        table = with_card(card, cards, WinstonPlan((), late, rounds(packs // 2)), seed=seed)
        phase = table.state.phase
        assert isinstance(phase, WinstonPhase)
        if phase.in_turn == 0:
            return table
    raise AssertionError("nobody is ever first")


# Own boosters.


@pytest.mark.rule("PD-15", "PD-19", "PD-20")
def test_agent_takes_all_that_is_left_of_the_own_booster() -> None:
    """The seven cards beside the eight are all picked; later boosters of the phase are sorted without a pick."""
    packs = [" | ".join(f"{which}-{card}" for card in range(15)) for which in range(4)]
    table = with_card("Agent of Acquisitions", packs, SortingPlan(rounds(2), 8))
    table.answer_default(wanted(table, 0, "draft-sort").id)
    act(table, 0, "draft-whole-pack")
    table.answer_default(wanted(table, 0, "draft-pick").id)
    answer(table, 0, "draft-pick", "rest")
    assert len(pool(table, 0)) == 1 + 7
    defaults(table, "draft-sort", "draft-pick")
    assert len(pool(table, 0)) == 1 + 7
    assert len(pool(table, 1)) == 1 + 2
    assert len(table.state.drafters[0].looks) == 1


@pytest.mark.rule("PD-15", "PD-18")
def test_operative_picks_twice_and_then_not_at_all() -> None:
    """Two of the remaining seven are picked, none of the next booster, whose eight go to the pile as usual."""
    packs = [" | ".join(f"{which}-{card}" for card in range(15)) for which in range(4)]
    table = with_card("Leovold's Operative", packs, SortingPlan(rounds(2), 8))
    table.answer_default(wanted(table, 0, "draft-sort").id)
    act(table, 0, "draft-another")
    for _ in range(2):
        table.answer_default(wanted(table, 0, "draft-pick").id)
    assert len(pool(table, 0)) == 1 + 2
    table.answer_default(wanted(table, 1, "draft-sort").id)
    table.answer_default(wanted(table, 1, "draft-pick").id)
    table.answer_default(wanted(table, 0, "draft-sort").id)
    assert len(pool(table, 0)) == 1 + 2
    assert len(table.state.solomon[0]) == 16


# Solomon.


@pytest.mark.rule("PD-16", "PD-19")
def test_agent_picks_both_piles_and_gives_up_the_one_it_split() -> None:
    """With three players the pile left of the pack split by the Agent's player goes to who got nothing from theirs."""
    table = with_card("Agent of Acquisitions", [*ONE_PACK, "c1 | c2 | c3 | c4"], SOLOMON, seats=3)
    for maker in range(3):
        split(table, maker, 1)
    act(table, 0, "draft-whole-pack")
    for maker in range(3):
        answer(table, maker, "draft-pile", 1)
    defaults(table, "draft-take")
    left = view_of(table, 0).to == "left"
    splitter = 1 if left else 2  # who split the pack of player 0
    other = 3 - splitter  # whose pack player 0 split
    own = {0: "a", 1: "b", 2: "c"}
    assert pool(table, 0) == ["Agent of Acquisitions", "a1", "a2", "a3", "a4"]
    assert [name for name in pool(table, splitter) if name[0] == own[other]] == [f"{own[other]}{n}" for n in (2, 3, 4)]
    assert [name for name in pool(table, other) if name[0] == own[other]] == [f"{own[other]}1"]
    assert lying(table) == dealt(table)


@pytest.mark.rule("PD-16")
def test_librarian_picks_another_card_of_the_pile_not_chosen() -> None:
    """The extra card is of the other pile, into which the Librarian goes; it can't be used on the pile received."""
    table = with_card("Cogwork Librarian", ONE_PACK, SOLOMON)
    split(table, 0, 1)
    split(table, 1, 2)
    act(table, 0, "draft-another")
    answer(table, 0, "draft-pile", 1)
    answer(table, 0, "draft-more", card_id(table, 0, "a3"))
    assert "draft-another" not in acts(table, 0)
    answer(table, 1, "draft-pile", 1)
    defaults(table, "draft-take")
    assert pool(table, 0) == ["a1", "a3", "b3", "b4"]
    assert pool(table, 1) == ["Cogwork Librarian", "a2", "a4", "b1", "b2", "plain 1"]


@pytest.mark.rule("PD-18")
def test_who_picked_one_card_fewer_picks_one_more_of_the_next_pack() -> None:
    """After an Operative the splitter of that pack picks one card of the pile they don't choose of their own."""
    packs = ["a1 | a2 | a3 | a4", "b1 | b2 | b3 | b4", "a5 | a6 | a7 | a8", "b5 | b6 | b7 | b8"]
    table = with_card("Leovold's Operative", packs, SolomonPlan(4, rounds(2)))
    for maker in (0, 1):
        split(table, maker, 2)
    act(table, 0, "draft-another")
    answer(table, 0, "draft-pile", 1)
    defaults(table, "draft-more")
    answer(table, 1, "draft-pile", 1)
    defaults(table, "draft-take")
    assert [len(pool(table, seat)) for seat in (0, 1)] == [1 + 5, 1 + 3]
    for maker in (0, 1):
        split(table, maker, 2)
    answer(table, 0, "draft-pile", 1)
    answer(table, 1, "draft-pile", 1)
    defaults(table, "draft-more", "draft-take")
    assert [len(pool(table, seat)) for seat in (0, 1)] == [1 + 5 + 3, 1 + 3 + 5]


@pytest.mark.rule("PD-12", "PD-13")
@pytest.mark.parametrize(("order", "noted"), [(("Aether Searcher", "z"), ["z"]), (("z", "Aether Searcher"), [])])
def test_a_searcher_made_the_last_waits_for_the_next_pick(order: tuple[str, str], noted: list[str]) -> None:
    """Of the cards of a pile the one picked after the Searcher is revealed; if it is the last, the next pick's is."""
    table = with_card("plain 0", ["Aether Searcher | z", "b1 | b2"], SolomonPlan(2, rounds(1)))
    split(table, 0, 2)
    split(table, 1, 2)
    answer(table, 0, "draft-pile", 1)
    answer(table, 1, "draft-pile", 1)
    take(table, 0, order[0])
    assert [note.text for note in table.state.drafters[0].notes] == noted


@pytest.mark.rule("PD-12")
def test_an_informant_sees_the_first_card_of_the_pile() -> None:
    """Its player looks at the card that the other player picks first of their pile."""
    table = with_card("Illusionary Informant", ONE_PACK, SOLOMON)
    decision = wanted(table, 0, "draft-act")
    assert isinstance(decision.shape, Choose)
    key = next(option.key for option in decision.shape.options if option.seat == 1)
    table.answer(0, decision.id, (key,))
    split(table, 0, 4)
    split(table, 1, 4)
    answer(table, 0, "draft-pile", 1)
    answer(table, 1, "draft-pile", 1)
    take(table, 1, "b3")
    assert [card.name for look in table.state.drafters[0].looks for card in look.cards] == ["b3"]


# Winston.


@pytest.mark.rule("PD-17", "PD-20")
def test_agent_picks_three_places_and_the_top_card() -> None:
    """Four cards are picked, each place gets a card, and the player's next turn has no pick."""
    table = winston_with("Agent of Acquisitions")
    act(table, 0, "draft-whole-pack")
    answer(table, 0, "draft-place", "take")
    assert len(pool(table, 0)) == 1 + 4
    phase = table.state.phase
    assert isinstance(phase, WinstonPhase)
    assert [len(cards) for cards in phase.spots] == [1, 1, 1]
    answer(table, 1, "draft-place", "take")
    assert phase.in_turn == 1
    assert len(pool(table, 0)) == 1 + 4


@pytest.mark.rule("PD-17")
def test_librarian_picks_another_place_as_one_card() -> None:
    """A second place of several cards is one card; the Librarian lies in the place at which its player stopped."""
    table = winston_with("Cogwork Librarian")
    act(table, 0, "draft-another")
    answer(table, 0, "draft-place", "take")
    answer(table, 0, "draft-places", (0, 2))
    assert len(pool(table, 0)) == 2
    assert "Cogwork Librarian" not in pool(table, 0)
    phase = table.state.phase
    assert isinstance(phase, WinstonPhase)
    assert [card.name for card in phase.spots[0]][:1] == ["Cogwork Librarian"]
    assert [len(cards) for cards in phase.spots] == [2, 1, 1]


@pytest.mark.rule("PD-17")
@pytest.mark.parametrize("late", [True, False])
@pytest.mark.parametrize("chosen", list(combinations(range(4), 2)))
@pytest.mark.parametrize("went_on", [0, 1, 2, 3])
def test_any_two_of_the_places_and_the_top_card_are_picked(went_on: int, chosen: tuple[int, int], late: bool) -> None:
    """However many places were looked at and declined before, each two of the four can be picked."""
    table = winston_with("Leovold's Operative", late=late)
    phase = table.state.phase
    assert isinstance(phase, WinstonPhase)
    for step in range(went_on):
        if step == 2:
            act(table, 0, "draft-another")
        answer(table, 0, "draft-place", "go-on")
    if went_on < 3:
        act(table, 0, "draft-another")
        answer(table, 0, "draft-place", "take")
    wished = [card.name for spot in chosen for card in (*phase.spots, table.state.winston[-1:])[spot]]
    assert {option.key for option in shape_of(table, 0, "draft-places").options} == {0, 1, 2, 3}
    answer(table, 0, "draft-places", chosen[::-1])
    assert pool(table, 0) == sorted(["Leovold's Operative", *wished])
    assert lying(table) == dealt(table)


@pytest.mark.rule("PD-17", "PD-11")
@pytest.mark.parametrize("late", [True, False])
def test_while_several_are_chosen_each_sees_what_they_looked_at(late: bool) -> None:
    """Its player sees the places looked at without the card that came since; nobody else any, nor the question."""
    table = winston_with("Leovold's Operative", late=late)
    phase = table.state.phase
    assert isinstance(phase, WinstonPhase)
    first = phase.spots[0]
    answer(table, 0, "draft-place", "go-on")
    second = phase.spots[1]
    act(table, 0, "draft-another")
    answer(table, 0, "draft-place", "take")
    parts = [view_of(table, seat).part for seat in (0, 1)]
    assert [part.seen for part in parts if isinstance(part, WinstonPart)] == [(first, second, ()), ((), (), ())]
    assert [decision.purpose for decision in table.decisions_of(1)] == []


@pytest.mark.rule("PD-17")
def test_a_librarian_lies_in_a_place_that_was_picked() -> None:
    """If its player picks other places than the one at which they stopped, it is the leftmost of these."""
    table = winston_with("Cogwork Librarian")
    act(table, 0, "draft-another")
    answer(table, 0, "draft-place", "take")
    answer(table, 0, "draft-places", (3, 1))
    phase = table.state.phase
    assert isinstance(phase, WinstonPhase)
    assert [[card.name == "Cogwork Librarian" for card in spot] for spot in phase.spots] == [
        [False, False],
        [True, False],
        [False],
    ]


@pytest.mark.rule("PD-18")
def test_operative_skips_the_next_turn_of_its_player() -> None:
    """In the turn after, its player looks at all places, picks nothing, and each place gets a card."""
    table = winston_with("Leovold's Operative")
    act(table, 0, "draft-another")
    answer(table, 0, "draft-place", "take")
    answer(table, 0, "draft-places", (0, 3))
    assert len(pool(table, 0)) == 1 + 2
    answer(table, 1, "draft-place", "take")
    phase = table.state.phase
    assert isinstance(phase, WinstonPhase)
    assert phase.in_turn == 1
    assert [len(cards) for cards in phase.spots] == [2, 2, 2]
    assert len(table.state.drafters[0].looks) == 3


@pytest.mark.rule("PD-21")
def test_archdemons_player_takes_a_place_at_random() -> None:
    """Its player looks at no place; three cards drafted at random turn it face down."""
    table = winston_with_blind()
    assert not [decision for decision in table.decisions_of(0) if decision.purpose == "draft-place"]
    defaults(table, "draft-place")
    assert lying(table) == dealt(table)
    assert table.state.drafters[0].at_random >= 3


def winston_with_blind() -> DraftTable:
    """A Winston phase in which player 0 has an Archdemon."""
    cards = [f"{which}a | {which}b" for which in range(6)]
    return with_card("Archdemon of Paliano", cards, WinstonPlan((), rounds=rounds(3)))


# Other cards, by the same reading.


@pytest.mark.rule("PD-21")
def test_a_tracker_in_a_pile_notes_who_split_the_pack() -> None:
    """The pile comes back from its splitter, so that is who passed it."""
    table = with_card("plain 0", ["Cogwork Tracker | a2", "b1 | b2"], SolomonPlan(2, rounds(1)))
    split(table, 0, 2)
    split(table, 1, 2)
    answer(table, 0, "draft-pile", 1)
    answer(table, 1, "draft-pile", 1)
    take(table, 0, "Cogwork Tracker")
    assert [(note.kind, note.number) for note in table.state.drafters[0].notes] == [("player", 1)]


@pytest.mark.rule("PD-13", "PD-20", "PD-21")
def test_an_automaton_counts_the_cards_of_the_pack_so_far() -> None:
    """Each Solomon pack is a draft round of its own: picked as the second card, it notes 2."""
    table = with_card("plain 0", ["Lurking Automaton | a2 | a3", "b1 | b2 | b3"], SolomonPlan(3, rounds(1)))
    split(table, 0, 3)
    split(table, 1, 3)
    answer(table, 0, "draft-pile", 1)
    answer(table, 1, "draft-pile", 1)
    take(table, 0, "a2", "Lurking Automaton")
    assert [note.number for note in table.state.drafters[0].notes] == [2]


@pytest.mark.rule("PD-21")
def test_a_grinder_removes_a_card_of_a_pile() -> None:
    """Each card of a pile is one that is drafted: the Grinder removes the one it was turned on for."""
    table = with_card("Cogwork Grinder", ["a1 | a2 | a3", "b1 | b2 | b3"], SolomonPlan(3, rounds(1)))
    split(table, 0, 3)
    split(table, 1, 3)
    answer(table, 0, "draft-pile", 1)
    answer(table, 1, "draft-pile", 1)
    act(table, 0, "remove")
    take(table, 0, "a2")
    answer(table, 0, "draft-take", "rest")
    assert [removed.card.name for removed in table.state.drafters[0].removed if removed.card] == ["a2"]
    assert pool(table, 0) == ["Cogwork Grinder", "a1", "a3"]


@pytest.mark.rule("PD-21")
def test_a_sneak_looks_at_the_places_and_the_top_card() -> None:
    """In its player's turn it looks at the three places and the top card of the pile; then it lies face down."""
    table = winston_with("Whispergear Sneak")
    act(table, 0, "look-places")
    assert [len(look.cards) for look in table.state.drafters[0].looks] == [4]
    assert "look-places" not in acts(table, 0)


@pytest.mark.rule("PD-21")
def test_a_seeker_adds_a_booster_to_the_own_boosters_only() -> None:
    """With a booster to spare its player is asked after picking it from an own booster, never in the Winston phase."""
    packs = ["Lore Seeker | a", "b | c", "d | e", "f | g", "spare 1 | spare 2"]
    for plan, is_asked in ((SortingPlan(rounds(2), 1), True), (WinstonPlan((), rounds=rounds(2)), False)):
        table = opened(replace(chain_setup(packs, 2, plan), extra=0))
        asked = set()
        while not table.is_over:
            decision = next(each for each in table.decisions.values() if not each.optional)
            asked.add(decision.purpose)
            if decision.purpose == "draft-sort":
                seeker = [card.id for card in table.state.phase.places[decision.seat].queue[0].cards]
                table.answer(decision.actor, decision.id, (tuple(seeker[1:]), tuple(seeker[:1])))
            else:
                table.answer_default(decision.id)
        assert ("draft-add-booster" in asked) == is_asked


@pytest.mark.rule("PD-21")
def test_the_table_of_cards_and_phases_has_every_card() -> None:
    """Each card that works in the draft has its row in both languages."""
    table = (Path(__file__).parents[2] / "docs" / "phased.md").read_text(encoding="utf-8")
    rows = [line for line in table.splitlines() if line.startswith("|")]
    for name in DRAFT_MATTERS:
        assert len([row for row in rows if name in row]) == 2
