"""Drafts full of cards that work in the draft, played by chance."""

from collections.abc import Sequence

from hypothesis import strategies as st

from entaku.drafts.rules import DraftTable, open_table
from entaku.drafts.setup import DraftSetup
from entaku.kernel.decisions import Answer, Choose, Decision, YesNo
from entaku.kernel.randomness import Stream, seed_from
from entaku.oracle.ir.draft_matters import DRAFT_MATTERS
from tests.drafts.pods import pod_setup

MATTERS = sorted(DRAFT_MATTERS)
CREATURES = ["Wings of the Guard", "Custodi Squire", "Grudge Keeper"]


@st.composite
def wild_setups(draw: st.DrawFn, least_seats: int = 1, most_seats: int = 5) -> DraftSetup:
    """A few seats, rounds of packs of uneven sizes, half of the cards doing something in the draft."""
    seats = draw(st.integers(least_seats, most_seats))
    rounds = draw(st.integers(1, 3))
    stream = Stream(seed_from(draw(st.integers(0, 1 << 30))), "table", "wild")
    fillers = iter(range(10_000))

    def card() -> str:
        chance = stream.below(10)
        if chance < 6:
            return stream.choose(MATTERS)
        return stream.choose(CREATURES) if chance < 7 else f"filler {next(fillers)}"

    def pack() -> str:
        return " | ".join(card() for _ in range(1 + stream.below(7)))

    added = [pack() for _ in range(stream.below(4))]
    picks = (1,) if stream.below(4) else (2, 1)
    burns = (0,) if stream.below(4) else (1,)
    return pod_setup([[pack() for _ in range(seats)] for _ in range(rounds)], added, picks, burns)


def by_chance(decision: Decision, stream: Stream) -> Answer:
    """A lawful answer by chance; effects are used eagerly."""
    shape = decision.shape
    if isinstance(shape, YesNo):
        return bool(stream.below(2))
    if isinstance(shape, Choose):
        keys = [option.key for option in shape.options]
        if shape.least == shape.most == 1:
            return stream.choose(keys)
        stream.shuffle(keys)
        return tuple(keys[: shape.most])
    names = [str(name) for name in decision.about[1:]] or ["nothing"]
    return stream.choose(names)


def next_decision(table: DraftTable, stream: Stream) -> Decision:
    """One of the open decisions by chance; those nobody waits for come up less often the more there are."""
    decisions = list(table.decisions.values())
    wanted = [decision for decision in decisions if not decision.optional]
    return stream.choose(decisions if stream.below(2) else wanted)


def play_by_chance(table: DraftTable, luck: int, answers: int | None = None) -> DraftTable:
    """Play the table to its end, or so many answers far, by chance."""
    stream = Stream(seed_from(luck), "table", "players")
    while not table.is_over and (answers is None or len(table.log) < answers):
        decision = next_decision(table, stream)
        table.answer(decision.actor, decision.id, by_chance(decision, stream))
    return table


def opened(setup: DraftSetup, seed: int = 0) -> DraftTable:
    return open_table(setup, seed_from(seed))


def cards_everywhere(table: DraftTable) -> list[str]:
    """Every card at the table, by name, sorted."""
    draft = table.state
    names = [card.name for card in draft.left_over]
    for drafter in draft.drafters:
        names += [card.name for card in drafter.pile]
        names += [removed.card.name for removed in drafter.removed if removed.card is not None]
    for place in draft.phase.places:
        names += [card.name for card in place.back]
        names += [card.name for pack in place.queue for card in pack.cards]
    for unopened in draft.phase.boosters[draft.phase.round + 1 :]:
        names += [card.name for pack in unopened for card in pack]
    return sorted(names)


def cards_dealt(table: DraftTable) -> list[str]:
    return sorted(card.name for pack in table.state.dealt for card in pack)


def ids_everywhere(table: DraftTable) -> Sequence[int]:
    draft = table.state
    ids = [card.id for drafter in draft.drafters for card in drafter.pile]
    return ids + [card.id for place in draft.phase.places for pack in place.queue for card in pack.cards]
