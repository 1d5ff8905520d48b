"""What the parts of a room know of it: the table, who sits where, and the time.

A part says in words of its own what else it needs, and is given that; none is given the room.
"""

from collections.abc import Callable, Coroutine
from typing import Protocol

from entaku.kernel.seats import Seat
from entaku.server.rooms.record import Record
from entaku.server.tables.sitting import Sitting


class Tabled(Protocol):
    """A room's code, who sits where in it, and the table that is played there, None between tables."""

    @property
    def code(self) -> str: ...
    @property
    def record(self) -> Record: ...
    @property
    def sitting(self) -> Sitting | None: ...


class InPlay(Tabled, Protocol):
    """The same, and whether anything goes on there."""

    @property
    def is_still(self) -> bool: ...

    def people(self) -> list[Seat]:
        """The seats that are still in play, and whose person plays for themselves."""


class Timer(Protocol):
    """What will be called at its time, unless it is cancelled before."""

    def cancel(self) -> None:
        """Don't call it."""


class Time(Protocol):
    """The time in seconds since whenever, what calls when it has come, and what goes on beside everything else."""

    def now(self) -> float:
        """The time."""

    def call_later(self, seconds: float, call: Callable[[], None], /) -> Timer:
        """Call in so many seconds."""

    def call_at(self, when: float, call: Callable[[], None], /) -> Timer:
        """Call at that time."""

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside everything else."""
