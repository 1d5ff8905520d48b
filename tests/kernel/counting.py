"""The smallest thing that can be played at a table: each seat in turn adds to a sum until it reaches the goal."""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from entaku.kernel.decisions import Answer, Decision, DecisionId, Number
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed, Stream
from entaku.kernel.seats import Viewer, left_of
from entaku.kernel.table import Event


class CountingSetup(Struct, frozen=True):
    """How many play, and up to where."""

    seats: int
    goal: int

    @property
    def seat_count(self) -> int:
        return self.seats


class Counting(Struct):
    """The sum so far, and whose turn it is."""

    setup: CountingSetup
    sum: int
    turn: int
    asked: int = 0


class Added(Event, frozen=True, tag="added"):
    """A seat added a number."""

    seat: int
    number: int


class CountingRules:
    """Adds 1 to 3 each turn; the answer 3 at a sum of 13 breaks the rules themselves, for the tests' sake."""

    name = "counting"

    def begin(self, setup: CountingSetup, seed: Seed) -> Counting:
        if setup.seats < 1:
            raise Unlawful("decision-unknown", decision=0)
        return Counting(setup, 0, Stream(seed, "table", "first").below(setup.seats))

    def open(self, state: Counting) -> Mapping[DecisionId, Decision]:
        if self.is_over(state):
            return {}
        decision = Decision(
            id=state.asked, seat=state.turn, actor=state.turn, purpose="count", shape=Number(1, 3), default=1
        )
        return {decision.id: decision}

    def apply(self, state: Counting, decision: Decision, answer: Answer) -> Sequence[Event]:
        assert isinstance(answer, int)
        state.sum += answer
        if state.sum == 16 and answer == 3:
            raise RuntimeError("the rules fail half way")
        state.turn = left_of(state.turn, state.setup.seats)
        state.asked += 1
        return [Added(decision.seat, answer)]

    def copy(self, state: Counting) -> Counting:
        return Counting(state.setup, state.sum, state.turn, state.asked)

    def is_over(self, state: Counting) -> bool:
        return state.sum >= state.setup.goal

    def view(self, state: Counting, viewer: Viewer) -> object:
        return self.copy(state)

    def told(self, state: Counting, event: Event, viewer: Viewer) -> Event | None:
        return event
