"""Phases in which cards lie on the table and the players take from them in turn.

Effects that change how many cards are picked, or that look at packs, can't be used: nobody has a booster pack in hand.
What works on a card as it is drafted does.  A player who drafts at random takes at random.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from msgspec import field
from msgspec.structs import replace

from entaku.drafts.acts import Act
from entaku.drafts.booster_acts import may_turn_on as may_turn_on_for_card
from entaku.drafts.state import BoosterPhase, Draft, DraftCard, Place
from entaku.drafts.table_events import LaidOut, Took, Unwanted
from entaku.drafts.taking import Came, answer_taking, begin_taking, go_on_taking, is_extra
from entaku.kernel.decisions import Answer, Choose, Decision, Key, Option
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.oracle.ir.drafting import AsYouDraft, InsteadOfDrafting

Cards = tuple[DraftCard, ...]


class TurnPhase(BoosterPhase):
    """A phase drafted in turns.

    order    the seats in their random order
    rounds   how many rounds there are
    turn     how many turns have begun in this round
    in_turn  whose turn it is
    came     how each card that is being taken came, by its id
    """

    order: tuple[Seat, ...] = ()
    rounds: int = 1
    turn: int = 0
    in_turn: Seat = 0
    came: dict[int, Came] = field(default_factory=dict)

    def copy(self) -> "TurnPhase":
        return replace(
            self, places=[place.copy() for place in self.places], ready=self.ready.copy(), came=self.came.copy()
        )


Phase = TypeVar("Phase", bound=TurnPhase)


def laid_out(draft: Draft, kind: type[Phase], rounds: int) -> Phase:
    """A phase of a kind, before its first round; the order of the seats is random."""
    order = list(draft.setup.order)
    draft.chance("table", "turn order", draft.phase_number).shuffle(order)
    places = [Place([]) for _ in order]
    return kind(-1, places, (), [], order=tuple(order), rounds=rounds, in_turn=order[0])


def begin_round(draft: Draft, events: list[Event], phase: TurnPhase, cards: int) -> None:
    """So many cards are laid out; what was drafted is counted from the start."""
    phase.round += 1
    phase.turn = 0
    for drafter in draft.drafters:
        drafter.drafted_this_round = 0
    told = LaidOut(draft.phase_number, phase.round, cards)
    draft.tell(events, told, told)


def seat_of_snake(order: Sequence[Seat], first: int, turn: int, *, backwards: bool = False) -> Seat:
    """Whose turn it is where the last in order also begins the way back.

    >>> [seat_of_snake((5, 6, 7), first=1, turn=turn) for turn in range(7)]
    [6, 7, 5, 5, 7, 6, 6]
    """
    seats = len(order)
    way, step = divmod(turn, seats)
    step = seats - 1 - step if way % 2 else step
    return order[(first - step if backwards else first + step) % seats]


def ask_turn(
    draft: Draft, phase: TurnPhase, purpose: str, options: Sequence[Option], default: Key, cards: int
) -> Key | None:
    """Ask the player in turn which cards they take; the key itself where there is no choice, or chance decides."""
    seat = phase.in_turn
    if len(options) == 1:
        return options[0].key
    if draft.drafters[seat].is_blind:
        return draft.chance(seat, "take at random", draft.next_card).choose(options).key
    clock = draft.setup.clock
    seconds = None if clock is None else clock.for_pick(cards)
    phase.places[seat].pick = draft.ask(seat, purpose, Choose(tuple(options)), default, (len(options),), seconds)
    return None


def take_from_table(
    draft: Draft, events: list[Event], phase: TurnPhase, cards: Cards, by: str, seat: Seat | None = None
) -> None:
    """The player in turn, or another, picks these cards at the same time; everybody sees them."""
    seat = phase.in_turn if seat is None else seat
    at_random = draft.drafters[seat].is_blind
    phase.came.update((card.id, Came(by, None, at_random)) for card in cards)
    told = Took(seat, tuple(card.shown() for card in cards))
    draft.tell(events, told, told)
    begin_taking(draft, seat, cards)


def put_away(draft: Draft, events: list[Event], cards: Cards) -> None:
    """Nobody gets these cards, which all have seen."""
    if cards:
        draft.left_over += cards
        told = Unwanted(tuple(card.shown() for card in cards))
        draft.tell(events, told, told)


def settle_turns(draft: Draft, events: list[Event], go_on: Callable[[Draft, list[Event]], bool]) -> bool:
    """Let turn follow turn until somebody has to choose; `go_on` begins the next and says whether there is one."""
    phase = draft.phase
    assert isinstance(phase, TurnPhase)
    while True:
        for seat in phase.order:
            go_on_taking(draft, events, seat, phase.came)
        if any(place.pick or place.asked or place.queue for place in phase.places):
            return False
        phase.came.clear()
        if not go_on(draft, events):
            return True


def answer_turn(
    draft: Draft,
    events: list[Event],
    decision: Decision,
    answer: Answer,
    take: Callable[[Draft, list[Event], Key], None],
) -> None:
    """Apply the answer of the player in turn, or which of several cards they draft next."""
    phase = draft.phase
    assert isinstance(phase, TurnPhase)
    assert isinstance(answer, int | str)
    if decision.purpose == "draft-take":
        answer_taking(draft, events, decision.seat, answer, phase.came)
        return
    phase.places[decision.seat].pick = 0
    take(draft, events, answer)


def may_turn_on(draft: Draft, seat: Seat, use: AsYouDraft | InsteadOfDrafting) -> bool:
    """What works on a card can be turned on while it is taken, nothing that changes how many are."""
    return not is_extra(use) and bool(draft.phase.places[seat].queue) and may_turn_on_for_card(draft, seat, use)


def looks(draft: Draft, seat: Seat, card: int) -> Iterator[Act]:
    """There is no pack to look at."""
    return iter(())


def look(draft: Draft, events: list[Event], seat: Seat, act: Act) -> None:
    """Nothing offers a look."""
    raise AssertionError("there is no pack to look at")
