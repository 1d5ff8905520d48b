"""The time of a room's table: when a decision's is over, and when everything stands still."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from entaku.server.tables.sitting import Sitting

if TYPE_CHECKING:
    from entaku.server.rooms.room import Room


class RoomClock:
    """When the next decision of one room's table runs out of time, while anything goes on."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._timer: asyncio.TimerHandle | None = None

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Nothing is answered meanwhile."""
        self._room.motions.at_work += 1
        self.keep_still()
        try:
            yield
        finally:
            self._room.motions.at_work -= 1
            self.keep_still()

    def keep_still(self) -> None:
        """Stop the clocks while nothing may be answered; let everything go on when it may."""
        sitting = self._room.sitting
        if sitting is not None and self._room.is_still != sitting.clocks.is_paused:
            self.still(self._room.is_still)
            if sitting.clocks.next() is not None:
                self._room.screens.show_all()

    def pause(self, on: bool) -> None:
        """Stop the clocks, or let them go on, as the host wants."""
        if self._room.sitting is not None:
            self.still(on or self._room.is_still)
            self._room.screens.show_all()

    def still(self, on: bool) -> None:
        """Nothing goes on by itself, or everything does."""
        if self._room.sitting is None:
            return
        if on:
            self._room.sitting.clocks.pause()
        else:
            self._room.sitting.clocks.resume()
            self._room.bots.wake_all()
            self._room.absence.look()
        self.set()

    def answered(self, _: Sitting) -> None:
        """Another decision may be the next whose time is over."""
        self.set()

    def set(self) -> None:
        """Wait for the next decision whose time will be over."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = None if self._room.sitting is None else self._room.sitting.clocks.next()
        if deadline is not None:
            self._timer = self._room.service.call_at(deadline, self._time_over)

    def _time_over(self) -> None:
        self._timer = None
        sitting = self._room.sitting
        if sitting is None or self._room.is_still:
            return
        for decision in sitting.clocks.over():
            if decision in sitting.open:
                self._room.answers.answer_anyhow(
                    partial(sitting.answer_in_absence, decision), sitting, "clock", decision
                )
        self.set()

    def stop(self) -> None:
        """Nothing is hurried any more."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
