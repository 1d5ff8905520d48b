"""The clocks of a table: how long each decision still has.  Time is the server's alone."""

from collections.abc import Callable, Iterable, Mapping

from entaku.kernel.decisions import Decision, DecisionId

GRACE = 15.0
"""After a restart every decision has this many seconds again, or its whole time if that is less."""


class Clocks:
    """The deadlines of the open decisions.  `now` is a clock that only goes forward, in seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._deadlines: dict[DecisionId, float] = {}
        self._left: dict[DecisionId, float] | None = None

    @property
    def is_paused(self) -> bool:
        return self._left is not None

    def follow(self, decisions: Mapping[DecisionId, Decision]) -> None:
        """Start the clocks of new decisions and forget those of decisions that are over."""
        running = self._deadlines if self._left is None else self._left
        for over in running.keys() - decisions.keys():
            del running[over]
        start = self._now() if self._left is None else 0.0
        for number, decision in decisions.items():
            if decision.clock is not None and not decision.optional and number not in running:
                running[number] = start + decision.clock

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
        if self._left is not None:
            left = self._left.get(decision)
        else:
            deadline = self._deadlines.get(decision)
            left = None if deadline is None else deadline - self._now()
        return None if left is None else max(round(left, 2), 0.0)

    def next(self) -> float | None:
        """When the next deadline is; None if no clock runs."""
        return min(self._deadlines.values(), default=None)

    def over(self) -> list[DecisionId]:
        """The decisions whose time has run out, the longest over first."""
        now = self._now()
        ended = [(deadline, number) for number, deadline in self._deadlines.items() if deadline <= now]
        return [number for _, number in sorted(ended)]


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
