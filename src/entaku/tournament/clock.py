"""The round's clock, and the turns that are left when it has run out.

Times are seconds of any one clock that the caller reads; nothing here reads a clock.
"""

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from entaku.kernel.errors import Unlawful

Lap = Literal["active", "extra", "none"]


class Clock(Struct, frozen=True):
    """A clock of so many seconds: `used` before the last start, `since` when it was started if it runs."""

    length: float
    used: float = 0.0
    since: float | None = None

    def started(self, now: float) -> "Clock":
        """The clock, running from now.  Raises Unlawful if it runs already."""
        if self.since is not None:
            raise Unlawful("night-clock-runs")
        return replace(self, since=now)

    def paused(self, now: float) -> "Clock":
        """The clock, standing.  Raises Unlawful if it stands already."""
        if self.since is None:
            raise Unlawful("night-clock-stands")
        return replace(self, used=self.used + max(0.0, now - self.since), since=None)

    def extended(self, seconds: float) -> "Clock":
        """The clock with more (or less) time."""
        return replace(self, length=max(0.0, self.length + seconds))

    def remaining(self, now: float) -> float:
        """Seconds that are left; negative once time is over.

        >>> Clock(60).started(100).paused(110).started(200).remaining(205)
        45.0
        """
        running = 0.0 if self.since is None else max(0.0, now - self.since)
        return self.length - self.used - running


def turns_at_time(order: Sequence[int], alive: Collection[int], active: int, lap: Lap) -> tuple[int, ...]:
    """Whose turns are still played when time runs out, the running turn first.  (EV-9)

    "active": from the active player once around; "extra": one more full lap after it; "none": no turn more.
    Ask again with the same `active` when somebody leaves: their turns fall away.

    >>> turns_at_time((0, 1, 2, 3), {0, 1, 3}, 1, "active")
    (1, 3, 0)
    """
    if lap == "none":
        return ()
    start = list(order).index(active)
    around = tuple(player for player in (*order[start:], *order[:start]) if player in alive)
    return around * 2 if lap == "extra" else around
