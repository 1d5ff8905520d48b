"""Each card that works in the draft, in each of the three phases: what the table of docs/phased.md says of it."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import Struct

from entaku.drafts.events import (
    BoosterAdded,
    Drafted,
    DraftedFaceUp,
    ExchangeBegan,
    Looked,
    Noted,
    PlaceTaken,
    PutIntoPack,
    RemovedFromDraft,
    Revealed,
    RoundBegan,
    SatOut,
    SkippedPack,
)
from entaku.drafts.report import everything_that_happened
from entaku.drafts.rules import DraftTable
from entaku.drafts.setup import Plan, SolomonPlan, SortingPlan, WinstonPlan
from entaku.drafts.winston import WinstonPhase
from entaku.kernel.decisions import Decision
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import Event
from entaku.oracle.ir.draft_matters import DRAFT_MATTERS
from entaku.oracle.pool import Note
from tests.drafts.phased import chain_setup, opened, rounds, wild_answer
from tests.drafts.wild import next_decision

SEATS = 3
LUCK = 16
PLANS: dict[str, Plan] = {
    "sorting": SortingPlan(rounds(4), 1),
    "solomon": SolomonPlan(4, rounds(3)),
    "winston": WinstonPlan((), rounds=rounds(3)),
}
PHASES = tuple(PLANS)
WHOLE = {
    "sorting": {"booster-pick"},
    "solomon": {"solomon-whole"},
    "winston": {"winston-top"},
}
"""By which acts cards come when everything is drafted at once."""
CREATURES = ("Wings of the Guard", "Custodi Squire", "Grudge Keeper")


class Played(Struct, frozen=True):
    """A phase that was drafted by chance: what happened in it, what was asked, and the table at its end."""

    events: Sequence[Event]
    asked: Sequence[Decision]
    table: DraftTable

    def of(self, kind: type[Event]) -> list[Event]:
        return [event for event in self.events if isinstance(event, kind)]

    def noted(self, card: str) -> list[tuple[int, Note]]:
        """Who had something noted for a card, and what."""
        return [(event.seat, event.note) for event in self.events if isinstance(event, Noted) and event.note.by == card]


@cache
def played(card: str, phase: str) -> tuple[Played, ...]:
    """The phase drafted by chance several times; the card comes in every other pack, beside creatures and nothing."""
    found = []
    for luck in range(LUCK):
        packs = [
            " | ".join(
                (card if number % 2 else "nothing", CREATURES[number % 3], f"a{number}", f"b{number}", f"c{number}")
            )
            for number in range(3 * SEATS + 4)
        ]
        table = opened(chain_setup(packs, SEATS, PLANS[phase]), luck)
        stream = Stream(seed_from(luck), "table", "players")
        asked = []
        while not table.is_over:
            decision = next_decision(table, stream)
            asked.append(decision)
            table.answer(decision.actor, decision.id, wild_answer(decision, stream))
        found.append(Played(list(everything_that_happened(table)), asked, table))
    return tuple(found)


def each(card: str, phase: str) -> Iterator[Played]:
    """The times in which somebody drafted the card."""
    for one in played(card, phase):
        if any(isinstance(event, Drafted) and event.card and event.card.name == card for event in one.events):
            yield one


def drafted_after(one: Played, place: int, seat: int) -> Drafted | None:
    """The next card that a player drafts after something happened."""
    later = (event for event in one.events[place + 1 :] if isinstance(event, Drafted) and event.seat == seat)
    return next(later, None)


def name_of(event: Drafted | None) -> str | None:
    return event.card.name if event and event.card else None


IN_EVERY_PHASE = pytest.mark.parametrize("phase", PHASES)


@IN_EVERY_PHASE
@pytest.mark.rule("PD-12", "PD-13")
def test_a_searcher_notes_the_next_card_that_its_player_drafts(phase: str) -> None:
    """Of the booster, of the pile in the order its player decides, of the place; the last of a turn waits."""
    seen = 0
    for one in each("Aether Searcher", phase):
        for seat, note in one.noted("Aether Searcher"):
            seen += 1
            assert note.kind == "name"
            drafted = [name_of(event) for event in one.events if isinstance(event, Drafted) and event.seat == seat]
            pairs = list(pairwise(drafted))
            assert ("Aether Searcher", note.text) in pairs
    assert seen


@IN_EVERY_PHASE
@pytest.mark.rule("PD-15", "PD-16", "PD-17", "PD-19", "PD-20")
def test_an_agent_drafts_everything_and_then_sits_out(phase: str) -> None:
    """All that is in its player's booster, both piles, or every place and the top card come to them at once."""
    seen = 0
    for one in each("Agent of Acquisitions", phase):
        for place, event in enumerate(one.events):
            if not isinstance(event, SatOut):
                continue
            seen += 1
            assert drafted_after(one, place, event.seat) is not None or phase == "sorting"
    assert seen
    drafted = [event for one in each("Agent of Acquisitions", phase) for event in one.of(Drafted)]
    assert {event.by for event in drafted if isinstance(event, Drafted)} & WHOLE[phase]


@pytest.mark.parametrize("card", ["Animus of Predation", "Cogwork Grinder"])
@IN_EVERY_PHASE
@pytest.mark.rule("PD-21")
def test_cards_are_removed_as_they_are_drafted(card: str, phase: str) -> None:
    """A card that comes alone, or each of those that come together, may be removed; it is in nobody's pool."""
    removed = [event for one in each(card, phase) for event in one.of(RemovedFromDraft)]
    assert removed
    for one in each(card, phase):
        kept = sum(len(drafter.pile) for drafter in one.table.state.drafters)
        gone = sum(len(drafter.removed) for drafter in one.table.state.drafters)
        assert len(one.of(Drafted)) - len(one.of(PutIntoPack)) == kept + gone


@IN_EVERY_PHASE
@pytest.mark.rule("PD-21", "PD-14")
def test_an_archdemons_player_decides_nothing_while_it_lies_face_up(phase: str) -> None:
    """Boosters are sorted and split, piles and places taken, at random; three cards later it is turned down."""
    at_random = 0
    for one in each("Archdemon of Paliano", phase):
        faced: set[int] = set()
        for event in one.events:
            if isinstance(event, Drafted) and event.at_random:
                assert event.seat in faced
                at_random += 1
            if isinstance(event, DraftedFaceUp):
                faced.add(event.seat)
    assert at_random >= 3


@pytest.mark.parametrize("card", ["Arcane Savant", "Caller of the Untamed", "Volatile Chimera"])
@IN_EVERY_PHASE
@pytest.mark.rule("PD-21")
def test_cards_that_work_before_the_game_do_nothing_in_the_draft(card: str, phase: str) -> None:
    """Nothing is noted, revealed, laid face up or asked because of them."""
    ordinary = {"draft-sort", "draft-pick", "draft-split", "draft-pile", "draft-place", "draft-take"}
    for one in each(card, phase):
        assert not one.of(Noted) + one.of(DraftedFaceUp) + one.of(Looked)
        assert {decision.purpose for decision in one.asked} <= ordinary


@IN_EVERY_PHASE
@pytest.mark.rule("PD-21")
def test_a_dredger_lies_face_up_and_is_passed_nothing(phase: str) -> None:
    """No pack is passed in these phases, so nobody is asked to whom."""
    faces = [event for one in each("Canal Dredger", phase) for event in one.of(DraftedFaceUp)]
    assert faces
    assert not [1 for one in each("Canal Dredger", phase) for decision in one.asked if decision.purpose == "draft-pass"]


@IN_EVERY_PHASE
@pytest.mark.rule("PD-15", "PD-16", "PD-17")
def test_a_librarian_is_put_back_for_one_more(phase: str) -> None:
    """One more card of the booster or of the pile not chosen, or one more place; the Librarian goes where that was."""
    backs = [event for one in each("Cogwork Librarian", phase) for event in one.of(PutIntoPack)]
    assert backs
    for one in each("Cogwork Librarian", phase):
        names = Counter(name_of(event) for event in one.of(Drafted) if isinstance(event, Drafted))
        lying = sum(card.name == "Cogwork Librarian" for drafter in one.table.state.drafters for card in drafter.pile)
        assert names["Cogwork Librarian"] - len(one.of(PutIntoPack)) == lying


@pytest.mark.parametrize("card", ["Cogwork Spy", "Spire Phantasm"])
@IN_EVERY_PHASE
@pytest.mark.rule("PD-21")
def test_who_would_watch_a_pack_go_by_sees_nothing(card: str, phase: str) -> None:
    """It is revealed; the booster goes to nobody, so there is nothing to see and nothing to guess."""
    for one in each(card, phase):
        assert any(isinstance(event, Revealed) and event.by == card for event in one.events)
        assert not one.of(Looked)
        assert not one.noted(card)
        assert "draft-guess" not in {decision.purpose for decision in one.asked}


@IN_EVERY_PHASE
@pytest.mark.rule("PD-21")
def test_a_tracker_notes_whose_pack_it_was_only_where_there_is_somebody(phase: str) -> None:
    """In the Solomon phase the player who split the pack, or whose pack it was; else nobody passed it."""
    notes = [noted for one in each("Cogwork Tracker", phase) for noted in one.noted("Cogwork Tracker")]
    if phase != "solomon":
        assert notes == []
        return
    assert notes
    assert all(note.kind == "player" and note.number != seat for seat, note in notes)


@pytest.mark.parametrize("card", ["Custodi Peacekeeper", "Garbage Fire", "Lurking Automaton", "Pyretic Hunter"])
@IN_EVERY_PHASE
@pytest.mark.rule("PD-20", "PD-21")
def test_counting_cards_count_the_draft_round(card: str, phase: str) -> None:
    """So far: in the phase of own boosters, with this pack's round, or in this turn; the card itself counts."""
    seen = 0
    for one in each(card, phase):
        counted: dict[int, int] = Counter()
        before: Event | None = None
        for event in one.events:
            if isinstance(event, RoundBegan) and phase == "solomon":
                counted.clear()
            if isinstance(event, PlaceTaken) and not isinstance(before, PlaceTaken):
                counted[event.seat] = 0
            if isinstance(event, Drafted):
                counted[event.seat] += 1
            if isinstance(event, Noted) and event.note.by == card:
                seen += 1
                assert event.note.number == counted[event.seat]
            before = event
    assert seen


@IN_EVERY_PHASE
@pytest.mark.rule("PD-21", "CR 905.2a")
def test_a_broker_exchanges_after_the_last_phase(phase: str) -> None:
    """Nothing is offered before the last card is drafted."""
    offered = 0
    for one in each("Deal Broker", phase):
        last = max(place for place, event in enumerate(one.events) if isinstance(event, Drafted))
        for place, event in enumerate(one.events):
            if isinstance(event, ExchangeBegan):
                offered += 1
                assert place > last
    assert offered


@IN_EVERY_PHASE
@pytest.mark.rule("PD-12")
def test_an_informant_looks_at_the_next_card_that_the_other_drafts(phase: str) -> None:
    """The next card of a booster; of a pile or a place the first in the order of its picker."""
    seen = 0
    for one in each("Illusionary Informant", phase):
        latest: dict[int, str | None] = {}
        for event in one.events:
            if isinstance(event, Drafted):
                latest[event.seat] = name_of(event)
            elif isinstance(event, Looked) and event.by == "Illusionary Informant":
                seen += 1
                assert [card.name for card in event.cards] == [latest[event.whose]]
    assert seen


@IN_EVERY_PHASE
@pytest.mark.rule("PD-15", "PD-16", "PD-17", "PD-18")
def test_an_operative_picks_once_more_and_pays_for_it(phase: str) -> None:
    """Boosters and turns are skipped; in the Solomon phase the splitter gets one more of the next pack's."""
    uses = [
        decision
        for one in each("Leovold's Operative", phase)
        for decision in one.asked
        if decision.purpose == "draft-act"
    ]
    assert uses
    skipped = [event for one in each("Leovold's Operative", phase) for event in one.of(SkippedPack)]
    if phase == "solomon":
        ways = {
            event.by
            for one in each("Leovold's Operative", phase)
            for event in one.of(Drafted)
            if isinstance(event, Drafted)
        }
        assert "solomon-more" in ways
        assert not skipped
    else:
        assert skipped


@IN_EVERY_PHASE
@pytest.mark.rule("PD-21")
def test_a_seeker_adds_a_booster_only_to_own_boosters(phase: str) -> None:
    """Where no booster is opened, nobody is asked."""
    setup_extra = [one.table.setup.extra for one in played("Lore Seeker", phase)]
    assert set(setup_extra) == {None}
    for one in each("Lore Seeker", phase):
        assert not one.of(BoosterAdded)
        assert "draft-add-booster" not in {decision.purpose for decision in one.asked}


@pytest.mark.parametrize("card", ["Noble Banneret", "Paliano Vanguard", "Smuggler Captain"])
@IN_EVERY_PHASE
@pytest.mark.rule("PD-21")
def test_a_card_that_comes_is_revealed_and_noted(card: str, phase: str) -> None:
    """Its player may do so with a card as it is drafted, also with one of several; what is noted was just drafted."""
    seen = 0
    for one in each(card, phase):
        latest: dict[int, str | None] = {}
        for event in one.events:
            if isinstance(event, Drafted):
                latest[event.seat] = name_of(event)
            elif isinstance(event, Noted) and event.note.by == card:
                seen += 1
                if event.note.kind == "name":
                    assert event.note.text == latest[event.seat]
    assert seen


@pytest.mark.parametrize("card", ["Paliano, the High City", "Regicide"])
@IN_EVERY_PHASE
@pytest.mark.rule("PD-21")
def test_colours_are_chosen_as_usual(card: str, phase: str) -> None:
    """Each that is drafted has its colours noted by the players who choose them."""
    for one in each(card, phase):
        drafted = sum(name_of(event) == card for event in one.of(Drafted) if isinstance(event, Drafted))
        notes = one.noted(card)
        assert all(note.kind == "colour" for _, note in notes)
        assert len(notes) == 3 * drafted


@IN_EVERY_PHASE
@pytest.mark.rule("PD-21")
def test_a_sneak_looks_at_what_nobody_has_opened(phase: str) -> None:
    """An unopened booster, the next pack of a pile, or in its player's turn the places and the top card."""
    looks = [event for one in each("Whispergear Sneak", phase) for event in one.of(Looked) if isinstance(event, Looked)]
    looks = [event for event in looks if event.by == "Whispergear Sneak"]
    assert looks
    if phase == "winston":
        assert {event.whose == event.seat for event in looks} == {True}
    else:
        assert {len(event.cards) for event in looks} <= {4, 5, 1, 3}


@pytest.mark.rule("PD-21")
def test_every_card_is_tested_in_every_phase() -> None:
    """No card that works in the draft is missing from the tests above."""
    text = Path(__file__).read_text(encoding="utf-8")
    assert [card for card in DRAFT_MATTERS if f'"{card}"' not in text] == []


# Things at the same time.


def firsts(plan: Plan, pick: Callable[[DraftTable], object]) -> set[object]:
    """What is found at the beginning, over several seeds."""
    found = set()
    for seed in range(24):
        packs = [f"a{number} | b{number} | c{number} | d{number}" for number in range(SEATS)]
        table = opened(chain_setup(packs, SEATS, plan), seed)
        found.add(pick(table))
    return found


@pytest.mark.rule("PD-14", "CR 905.2a")
def test_piles_are_picked_in_a_random_order() -> None:
    """All pick their piles at the same time: whose cards come first differs from seed to seed."""

    def first(table: DraftTable) -> int:
        while not table.is_over:
            events = table.answer_default(next(iter(table.decisions)))
            drafted = [event for event in events if isinstance(event, Drafted)]
            if drafted:
                return drafted[0].seat
        raise AssertionError("nobody drafts anything")

    assert firsts(SolomonPlan(4, rounds(1)), first) == set(range(SEATS))


@pytest.mark.rule("PD-14", "PD-8")
def test_turns_come_in_a_random_order() -> None:
    """Who begins a Winston phase differs from seed to seed, and so does who comes next."""

    def order(table: DraftTable) -> tuple[int, ...]:
        phase = table.state.phase
        assert isinstance(phase, WinstonPhase)
        return phase.order

    assert len(firsts(WinstonPlan((), rounds=rounds(1)), order)) > SEATS
