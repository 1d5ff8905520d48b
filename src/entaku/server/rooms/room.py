"""A room that is open: what it is, its table, and the parts of it that see to everything else."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar  # Any: a table of any game

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from entaku.bots.worths import worths_of
from entaku.kernel.decisions import Decision, DecisionId
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat
from entaku.server.lines.line import Line
from entaku.server.lines.outbox import Outbox
from entaku.server.protocol import Agree, Pledge, Reveal, Settled, Welcome
from entaku.server.rooms.absence import Absence
from entaku.server.rooms.answers import Answers
from entaku.server.rooms.bodies import ChatLine, LeftTo, Motion, RoomInfo, You
from entaku.server.rooms.bot_seats import BotSeats
from entaku.server.rooms.chat import Chat, keep
from entaku.server.rooms.clock import RoomClock
from entaku.server.rooms.drafted import Drafted
from entaku.server.rooms.here import Here
from entaku.server.rooms.knocks import Knocks
from entaku.server.rooms.mixing import Mixer
from entaku.server.rooms.motions import Motions
from entaku.server.rooms.naming import check_name
from entaku.server.rooms.onlookers import Onlookers
from entaku.server.rooms.ready import Readiness
from entaku.server.rooms.record import Record
from entaku.server.rooms.screens import Screens
from entaku.server.rooms.shown import info, you
from entaku.server.rooms.snapshots import Snapshots
from entaku.server.rooms.wondering import Wondering
from entaku.server.storage.leases import Fenced, Lease, room_home
from entaku.server.storage.motions import StoredMotion
from entaku.server.storage.motions import keep as keep_motions
from entaku.server.storage.store import StoredMixing, StoredTable
from entaku.server.tables.earlier import Earlier
from entaku.server.tables.options import Options
from entaku.server.tables.plays import Format
from entaku.server.tables.sitting import Sitting
from entaku.server.trouble import Unavailable

if TYPE_CHECKING:
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
        self.here = Here(self, service, self.changed)
        self.screens = Screens(self, self.here, self.outbox, service)
        self.snapshots = Snapshots(self, service.spawn, service.writer)
        self.answers = Answers(self, self.here, self.screens, self.outbox, self.snapshots, service.writer)
        self.wondering = Wondering(self.answers.in_play, self.outbox)
        self.bots = BotSeats(self, self.here, self.answers, service)
        self.clock = RoomClock(self, service, self._time_over, self._went_on, self.screens.show_all)
        self.motions = Motions(self, service, self)
        self.absence = Absence(self, self.here, self.motions, service, self.answers.concede_for)
        self.chat = Chat(self, service.now, self._keep_said)
        self.onlookers = Onlookers(service.now)
        self.readiness = Readiness(self, service, self.changed)
        self.knocks = Knocks(service, self.changed)
        self.earlier = Earlier(self, service.sitting)
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
        self.changed()

    def changed(self) -> None:
        """Something of the room is to be shown: whoever listens to it hears of it at once, its people soon."""
        self.service.when_changed(self)
        self.screens.tell_of_room()

    def info(self, base: str) -> RoomInfo:
        """The room as everybody sees it who came by this address."""
        return info(self, base)

    def you(self, line: Line) -> You:
        """Who is at the line."""
        return you(self, line)

    def check_name(self, asked: Decision | None, answer: object) -> None:
        """Raises Unlawful for the name of a card that may not be chosen."""
        check_name(asked, answer, self.service.library, self.drafted)

    def answered(self, sitting: Sitting) -> None:
        """Somebody answered at the table: whoever listens to the room hears of it, and each part that cares."""
        self.service.when_changed(self)
        parts: tuple[Hearing, ...] = (self.clock, self.bots, self.motions, self.absence, self.screens)
        for part in parts:
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
        self.changed()
        return result

    async def _keep_said(self, said: ChatLine) -> None:
        await self.service.stored(lambda: keep(self.store, self.code, said))

    def mix(self, row: StoredMixing, *, returning: bool, beside: "Room | None" = None) -> Mixer:
        """The seed of the room's next table is made from now on, as its maker is told to."""
        rules, seconds = self.service.plays[row.format].rules.name, self.service.config.mixing
        self.mixer = Mixer(self, row, rules, seconds, returning=returning, beside=beside)
        return self.mixer

    async def keep_mixing(self, row: StoredMixing) -> None:
        """Store how far a seed is.  Raises Unavailable where the store is out of reach."""
        await self.service.stored(lambda: self.store.keep_mixing(row))

    async def begin(self, table: StoredTable, mixed: StoredMixing) -> None:
        """The seed is made: store the table, and play it.  Raises Unavailable where the store is out of reach."""
        record = msgspec.json.decode(mixed.record, type=Record)
        await self.service.stored(lambda: self.store.begin(table, mixed.record))
        sitting = await self.service.sitting(self.code, mixed.number, self.options, record.game)
        self.record = record
        if not record.drafted:
            self.handed_in = set()
        self.mixer = None
        self.sit_down(sitting)

    def stays(self) -> None:
        """No table begins after all."""
        self.mixer = None
        self.changed()

    def part(self, line: Line, message: Pledge | Agree | Reveal) -> None:
        """A device's part in the seed of the next table, here or at the table of its group."""
        for mixer in (*self.mixers_beside, *(() if self.mixer is None else (self.mixer,))):
            mixer.take(line, message)

    def expect_still(self) -> None:
        """Raises Unlawful while a table's seed is being made: until then who sits where stays as it is."""
        if self.mixer is not None:
            raise Unlawful("room-is-mixing")

    def connect(self, line: Line) -> None:
        """A line is there: it is told everything it may know."""
        self.last_used = self.service.now()
        self.onlookers.number(line)
        self.here.come(line)
        self.outbox.say(line, _encode(Welcome(you(self, line), info(self, line.base))))
        self.outbox.say(line, self.chat.shown(line.viewer))
        self.screens.show(line)
        seat = self.here.seat_of(line)
        if seat is not None and self.record.chairs[seat].left_to:
            self.service.spawn(self._come_home(seat))
        if line.guest == self.record.host and self.record.deputy is not None:
            self.service.spawn(self._host_is_back())
        self.absence.look()
        if self.mixer is not None:
            self.mixer.ask(line)
        self.changed()

    async def _come_home(self, seat: Seat) -> None:
        """Somebody is back at a seat that the table had left to somebody else: it is theirs again."""
        await self.change(lambda record: record.leave_to(seat, ""))

    async def _host_is_back(self) -> None:
        """The host is here, and in charge again."""

        def end(record: Record) -> None:
            record.deputy = None

        await self.change(end)
        host = self.record.guest(self.record.host)
        await self.chat.note("host-back", "" if host is None else host.name)

    def disconnect(self, line: Line) -> None:
        """A line is gone; nothing stops for it."""
        if line in self.here.lines:
            self.last_used = self.service.now()
            self.here.go(line)
            self.absence.look()
            self.readiness.look()
            self.changed()

    def reseated(self, guest: int | None) -> None:
        """A guest sits elsewhere now: their devices show the table as from there."""
        for line in self.here.reseated(guest):
            self.screens.show(line)
        self.bots.wake_all()

    # What its parts are told, and want done.

    def _time_over(self, sitting: Sitting, decision: DecisionId) -> None:
        self.answers.answer_anyhow(partial(sitting.answer_in_absence, decision), sitting, "clock", decision)

    def _went_on(self) -> None:
        self.bots.wake_all()
        self.absence.look()

    async def leave_to(self, seat: Seat, whom: LeftTo) -> None:
        """Leave a seat to a bot, or to defaults.  Raises Unavailable where the store is out of reach."""
        await self.change(lambda record: record.leave_to(seat, whom))
        self.bots.wake_all()

    async def at_rest(self) -> None:
        """Wait until every answer so far is stored."""
        await self.outbox.at_rest.wait()

    async def keep_asked(self, motions: Sequence[Motion]) -> None:
        """Store what is asked of the table.  Raises Unavailable if it can't be."""
        assert self.sitting is not None
        number, stored = self.sitting.number, self.sitting.progress.stored
        rows = [StoredMotion(one, number, stored) for one in (*motions, *self.absence.before.values())]
        await self.service.stored(lambda: keep_motions(self.store, self.code, rows))

    def holds_or_not(self) -> None:
        """The table may be held now, or no longer."""
        self.clock.keep_still()

    def settled(self, motion: Motion, outcome: str) -> None:
        """Something was decided, and done."""
        self.screens.say_to_all(_encode(Settled(motion.kind, motion.seat, outcome)))
        self.changed()

    def lost(self, problem: BaseException) -> None:
        """What was answered could not be stored: the table is no longer what is in memory."""
        self.stop()
        self.sitting = None
        if isinstance(problem, Fenced):
            self.service.overtaken(problem)
        else:
            self.service.spawn(self._come_back())

    async def _come_back(self) -> None:
        """Read the table from the store, as soon as it is there again."""
        while self.answers.is_stalled:
            try:
                sitting = await self.service.sitting(self.code, self.record.table, self.options, self.record.game)
                asked = await self.service.asked(self.code)
            except (SQLAlchemyError, Unavailable):
                await asyncio.sleep(1)
            else:
                self.answers.is_stalled = False
                self.service.sit_down_again(self, sitting, asked)

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
