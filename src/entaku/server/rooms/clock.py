"""The time of a room's table: when a decision's is over, and when everything stands still."""

from collections.abc import Callable

from entaku.kernel.decisions import DecisionId
from entaku.server.rooms.surroundings import InPlay, Time, Timer
from entaku.server.tables.sitting import Sitting


class RoomClock:
    """When the next decision of one room's table runs out of time, while anything goes on.

    `answer` answers a decision whose time is over, `went_on` hears that everything goes on again, `show` shows
    everybody that clocks stand, or run.
    """

    def __init__(
        self,
        room: InPlay,
        time: Time,
        answer: Callable[[Sitting, DecisionId], None],
        went_on: Callable[[], None],
        show: Callable[[], None],
    ) -> None:
        self._room = room
        self._time = time
        self._answer = answer
        self._went_on = went_on
        self._show = show
        self._timer: Timer | None = None

    def keep_still(self) -> None:
        """Stop the clocks while nothing may be answered; let everything go on when it may."""
        sitting = self._room.sitting
        if sitting is not None and self._room.is_still != sitting.clocks.is_paused:
            self._still(sitting, self._room.is_still)
            if sitting.clocks.next() is not None:
                self._show()

    def pause(self, on: bool) -> None:
        """Stop the clocks, or let them go on, as the host wants."""
        sitting = self._room.sitting
        if sitting is not None:
            self._still(sitting, on or self._room.is_still)
            self._show()

    def _still(self, sitting: Sitting, on: bool) -> None:
        """Nothing goes on by itself, or everything does."""
        if on:
            sitting.clocks.pause()
        else:
            sitting.clocks.resume()
            self._went_on()
        self.set()

    def answered(self, _: Sitting) -> None:
        """Another decision may be the next whose time is over."""
        self.set()

    def set(self) -> None:
        """Wait for the next decision whose time will be over."""
        self.stop()
        deadline = None if self._room.sitting is None else self._room.sitting.clocks.next()
        if deadline is not None:
            self._timer = self._time.call_at(deadline, self._time_over)

    def _time_over(self) -> None:
        self._timer = None
        sitting = self._room.sitting
        if sitting is None or self._room.is_still:
            return
        for decision in sitting.clocks.over():
            if decision in sitting.open:
                self._answer(sitting, decision)
        self.set()

    def stop(self) -> None:
        """Nothing is hurried any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
