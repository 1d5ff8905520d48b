"""The clocks of a table: how long each decision still has, and each player's reserve.  Time is the server's alone."""

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

from entaku.kernel.decisions import Decision, DecisionId
from entaku.kernel.seats import Seat

GRACE = 15.0
"""After a restart every decision has this many seconds again, or its whole time if that is less."""


class Budget(Struct):
    """Seconds for each decision that has no clock of its own, and what each seat has in reserve beyond them."""

    seconds: float
    reserve: dict[Seat, float]


class Clocks:
    """The deadlines of the open decisions.  `now` is a clock that only goes forward, in seconds."""

    def __init__(self, now: Callable[[], float], budget: Budget | None = None) -> None:
        self._now = now
        self._budget = budget
        self._deadlines: dict[DecisionId, float] = {}
        self._left: dict[DecisionId, float] | None = None
        self._drawing: dict[DecisionId, Seat] = {}
        self._taken: dict[DecisionId, float] = {}

    @property
    def is_paused(self) -> bool:
        return self._left is not None

    def follow(self, decisions: Mapping[DecisionId, Decision]) -> None:
        """Start the clocks of new decisions and forget those of decisions that are over."""
        running = self._deadlines if self._left is None else self._left
        for over in running.keys() - decisions.keys():
            self._settle(over)
            del running[over]
        start = self._now() if self._left is None else 0.0
        for number, decision in decisions.items():
            if decision.optional or number in running:
                continue
            if decision.clock is not None:
                running[number] = start + decision.clock
            elif self._budget is not None:
                self._drawing[number] = decision.actor
                running[number] = start + self._budget.seconds + self._budget.reserve.get(decision.actor, 0.0)

    def begin_again(self, decisions: Mapping[DecisionId, Decision]) -> None:
        """The table has gone back: these decisions are open, and their time begins now; reserves stay as they are."""
        self.follow({})
        self.follow(decisions)

    def resume_with(self, left: Mapping[DecisionId, float]) -> None:
        """Set the clocks to what each decision has left, as after a restart."""
        for number, seconds in left.items():
            if self._left is not None:
                self._left[number] = seconds
            elif number in self._deadlines:
                self._deadlines[number] = self._now() + seconds

    def pause(self) -> None:
        """Stop all clocks."""
        if self._left is None:
            now = self._now()
            self._left = {number: max(deadline - now, 0.0) for number, deadline in self._deadlines.items()}
            self._deadlines = {}

    def resume(self) -> None:
        """Let the clocks go on."""
        if self._left is not None:
            now = self._now()
            self._deadlines = {number: now + left for number, left in self._left.items()}
            self._left = None

    def forget(self, decision: DecisionId) -> None:
        """No clock runs for this decision any more."""
        self._deadlines.pop(decision, None)

    def left(self, decision: DecisionId) -> float | None:
        """The seconds that a decision has left; None without a clock."""
        left = self._exactly_left(decision)
        return None if left is None else max(round(left, 2), 0.0)

    def taken(self, decision: DecisionId) -> float:
        """How many seconds of its player's reserve a decision took that is over; told once."""
        return self._taken.pop(decision, 0.0)

    def shown(self, seat: Seat) -> tuple[float | None, float]:
        """What a seat's running decision has left before the reserve (None where none runs), and its reserve."""
        if self._budget is None:
            return None, 0.0
        reserve = self._budget.reserve.get(seat, 0.0)
        for number, actor in self._drawing.items():
            left = self._exactly_left(number) if actor == seat else None
            if left is not None:
                return max(round(left - reserve, 1), 0.0), max(round(min(left, reserve), 1), 0.0)
        return None, round(reserve, 1)

    def next(self) -> float | None:
        """When the next deadline is; None if no clock runs."""
        return min(self._deadlines.values(), default=None)

    def over(self) -> list[DecisionId]:
        """The decisions whose time has run out, the longest over first."""
        now = self._now()
        ended = [(deadline, number) for number, deadline in self._deadlines.items() if deadline <= now]
        return [number for _, number in sorted(ended)]

    def _exactly_left(self, decision: DecisionId) -> float | None:
        if self._left is not None:
            return self._left.get(decision)
        deadline = self._deadlines.get(decision)
        return None if deadline is None else deadline - self._now()

    def _settle(self, decision: DecisionId) -> None:
        """A decision is over: what it took beyond its own seconds comes from its player's reserve."""
        seat = self._drawing.pop(decision, None)
        left = self._exactly_left(decision)
        if seat is None or left is None or self._budget is None:
            return
        before = self._budget.reserve.get(seat, 0.0)
        after = max(min(before, left), 0.0)
        self._budget.reserve[seat] = after
        self._taken[decision] = before - after


def left_after_restart(
    decisions: Iterable[Decision], opened: Mapping[DecisionId, float], stopped: float
) -> dict[DecisionId, float]:
    """What each decision has left when its table comes back: time stood still while nobody was served.

    `opened` says when each decision was opened and `stopped` when the last answer came, in the same seconds.
    """
    return {
        decision.id: max(decision.clock - max(stopped - opened[decision.id], 0.0), min(decision.clock, GRACE))
        for decision in decisions
        if decision.clock is not None and not decision.optional and decision.id in opened
    }
