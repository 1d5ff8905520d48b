"""A room that is open: what it is, its table, and the parts of it that see to everything else."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar  # Any: a table of any game

import msgspec

from entaku.bots.worths import worths_of
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat
from entaku.server.lines.line import Line
from entaku.server.lines.outbox import Outbox
from entaku.server.protocol import Agree, Pledge, Reveal
from entaku.server.rooms.absence import Absence
from entaku.server.rooms.answers import Answers
from entaku.server.rooms.bodies import ChatLine
from entaku.server.rooms.bot_seats import BotSeats
from entaku.server.rooms.chat import Chat, keep
from entaku.server.rooms.clock import RoomClock
from entaku.server.rooms.drafted import Drafted
from entaku.server.rooms.here import Here
from entaku.server.rooms.knocks import Knocks
from entaku.server.rooms.motions import Motions
from entaku.server.rooms.onlookers import Onlookers
from entaku.server.rooms.ready import Readiness
from entaku.server.rooms.record import Record
from entaku.server.rooms.screens import Screens
from entaku.server.rooms.snapshots import Snapshots
from entaku.server.storage.leases import Lease, room_home
from entaku.server.tables.earlier import Earlier
from entaku.server.tables.options import Options
from entaku.server.tables.plays import Format
from entaku.server.tables.sitting import Sitting
from entaku.server.trouble import Unavailable

if TYPE_CHECKING:
    from entaku.server.rooms.mixing import Mixer
    from entaku.server.service import Service


_encode = msgspec.json.Encoder().encode
Result = TypeVar("Result")


class Hearing(Protocol):
    """A part of a room that hears of every answer."""

    def answered(self, sitting: Sitting) -> None:
        """Somebody answered at the table."""


class Room:
    """A room in memory.  Everything of it can be made again from the store.

    `home` is where it lives, `lease` what it is open under, and `store` the store that writes so.
    """

    def __init__(
        self,
        service: "Service",
        code: str,
        record: Record,
        options: Options,
        kind: Format[Any],
        home: str = "",
        lease: Lease | None = None,
    ) -> None:
        self.service = service
        self.code = code
        self.home = home or room_home(code)
        self.lease = lease
        self.store = service.store.under(lease)
        self.record = record
        self.options = options
        self.format = kind
        self.sitting: Sitting | None = None
        self.handed_in: set[Seat] = set()
        self.mixer: Mixer | None = None
        self.mixers_beside: list[Mixer] = []
        self._drafted: Drafted | None = None
        self.outbox = Outbox()
        self.here = Here(self)
        self.screens = Screens(self)
        self.clock = RoomClock(self)
        self.answers = Answers(self)
        self.bots = BotSeats(self)
        self.motions = Motions(self)
        self.absence = Absence(self)
        self.chat = Chat(self, service.now, self._keep_said)
        self.onlookers = Onlookers(service.now)
        self.readiness = Readiness(self, service, self.screens.room_changed)
        self.knocks = Knocks(service, self.screens.room_changed)
        self.earlier = Earlier(self, service.sitting)
        self.snapshots = Snapshots(self, service.spawn, service.writer)
        self._hearing: tuple[Hearing, ...] = (self.clock, self.bots, self.motions, self.absence, self.screens)
        self.changing = asyncio.Lock()
        self.last_used = service.now()

    @property
    def is_over(self) -> bool:
        return not self.record.is_lobby and self.sitting is not None and self.sitting.is_over

    @property
    def is_still(self) -> bool:
        """Whether clocks stand and nothing is answered: the host paused the table, or it is asked something."""
        return self.record.paused or self.motions.is_holding

    def people(self) -> list[Seat]:
        """The seats that are still in play, and whose person plays for themselves."""
        sitting = self.sitting
        if sitting is None or self.record.is_lobby:
            return []
        chairs, game = self.record.chairs, sitting.progress.marks.game
        seats = range(len(chairs)) if game is None else game.in_play(sitting.table.state)
        return [seat for seat in seats if chairs[seat].guest is not None and not chairs[seat].is_played]

    @property
    def drafted(self) -> Drafted | None:
        """What was drafted here last, once it has been; decks are built from it."""
        sitting = self.sitting
        if sitting is not None and sitting.is_over and sitting.play.pools is not None:
            self.keep_pools(sitting)
        if self._drafted is not None and self._drafted.number not in (self.record.drafted, self.record.table):
            return None
        return self._drafted

    def keep_pools(self, sitting: Sitting) -> None:
        """Keep what the seats took away from a table that is over."""
        if self._drafted is None or self._drafted.number != sitting.number:
            assert sitting.play.pools is not None
            pools = tuple(sitting.play.pools(sitting.table.state))
            library = self.service.library
            worths = worths_of(sitting.table.setup, library.folder)
            self._drafted = Drafted(sitting.number, pools, sitting.cards, sitting.facts, library, worths)

    def sit_down(self, sitting: Sitting | None) -> None:
        """This is the table now."""
        self.sitting = sitting
        self.motions.drop()
        self.readiness.forget()
        self.absence.stop()
        self.absence.look()
        if sitting is not None:
            if self.is_still:
                sitting.clocks.pause()
            self.clock.set()
            self.bots.wake_all()
        self.screens.show_all()
        self.screens.room_changed()

    def answered(self, sitting: Sitting) -> None:
        """Somebody answered at the table: whoever listens to the room hears of it, and each part that cares."""
        self.service.when_changed(self)
        for part in self._hearing:
            part.answered(sitting)

    async def change(self, how: Callable[[Record], Result], options: Options | None = None) -> Result:
        """Change who is here or who sits where: stored first, and then so.  Raises EntakuError, changing nothing."""
        async with self.changing:
            self.expect_still()
            record = msgspec.json.decode(_encode(self.record), type=Record)
            result = how(record)
            await self.service.stored(
                lambda: self.store.keep_room(self.code, _encode(record), None if options is None else _encode(options))
            )
            self.record = record
        self.last_used = self.service.now()
        self.absence.look()
        self.readiness.look()
        self.screens.room_changed()
        return result

    async def _keep_said(self, said: ChatLine) -> None:
        await self.service.stored(lambda: keep(self.store, self.code, said))

    def part(self, line: Line, message: Pledge | Agree | Reveal) -> None:
        """A device's part in the seed of the next table, here or at the table of its group."""
        for mixer in (*self.mixers_beside, *(() if self.mixer is None else (self.mixer,))):
            mixer.take(line, message)

    def expect_still(self) -> None:
        """Raises Unlawful while a table's seed is being made: until then who sits where stays as it is."""
        if self.mixer is not None:
            raise Unlawful("room-is-mixing")

    def disconnect(self, line: Line) -> None:
        """A line is gone."""
        self.here.disconnect(line)

    def close(self, problem: Unavailable) -> None:
        """The room is open here no longer: its lines end, and are told why."""
        self.stop()
        self.answers.is_stalled = True
        for line in list(self.here.lines):
            line.end(problem, final=False)

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self.screens.stop()
        self.clock.stop()
        self.readiness.forget()
        self.bots.stop()
        self.absence.stop()
