"""A room that is open: its people, its table, its lines; answers come in here, and what follows goes out."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from entaku.draft.teams import teams_at
from entaku.kernel.decisions import DecisionId
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat, Viewer
from entaku.server.keeping.store import How, StoredAnswer, encode_answer
from entaku.server.lines.line import Line
from entaku.server.lines.outbox import Outbox
from entaku.server.protocol import Done, Give, Lean, Leaned, Pledge, Reveal, RoomChanged, Welcome, WentBack
from entaku.server.rooms.absence import Absence
from entaku.server.rooms.bodies import RoomInfo, SeatInfo, You
from entaku.server.rooms.bot_seats import BotSeats
from entaku.server.rooms.chat import Chat
from entaku.server.rooms.drafted import Drafted
from entaku.server.rooms.motions import Motions
from entaku.server.rooms.naming import check_name
from entaku.server.rooms.onlookers import Onlookers
from entaku.server.rooms.ready import Readiness
from entaku.server.rooms.record import Record
from entaku.server.tables.access import opens
from entaku.server.tables.bodies import CasterInfo
from entaku.server.tables.options import Options
from entaku.server.tables.plays import Format
from entaku.server.tables.sitting import Sitting
from entaku.server.trouble import Unavailable

if TYPE_CHECKING:
    from entaku.server.rooms.mixing import Mixer
    from entaku.server.service import Service

LATER = 0.25
"""Seconds after which those are told, too, whom a change doesn't ask for anything."""
ROOM_LATER = 0.03
"""Seconds in which changes of the room itself are gathered."""
BOTS_ALONE = 0.1
"""Seconds at most that a bot takes once no person is in the game any more."""
HOST_AWAY = 120.0
"""Seconds after which somebody else may take over from a host who is away."""

log = logging.getLogger("entaku.server")
_encode = msgspec.json.Encoder().encode
Result = TypeVar("Result")


class Room:
    """A room in memory.  Everything of it can be made again from the store."""

    def __init__(self, service: "Service", code: str, record: Record, options: Options, kind: Format[Any]) -> None:
        self.service = service
        self.code = code
        self.record = record
        self.options = options
        self.format = kind
        self.sitting: Sitting | None = None
        self.lines: set[Line] = set()
        self.handed_in: set[Seat] = set()
        self.mixer: Mixer | None = None
        self.mixers_beside: list[Mixer] = []
        self._drafted: Drafted | None = None
        self.is_stalled = False
        self.outbox = Outbox()
        self.bots = BotSeats(self)
        self.motions = Motions(self)
        self.absence = Absence(self)
        self.chat = Chat(self)
        self.onlookers = Onlookers(self)
        self.readiness = Readiness(self)
        self.changing = asyncio.Lock()
        self.host_left = self.last_used = service.now()
        self._clock_timer: asyncio.TimerHandle | None = None
        self._later_timer: asyncio.TimerHandle | None = None
        self._room_timer: asyncio.TimerHandle | None = None

    # Who is there.

    @property
    def is_over(self) -> bool:
        return not self.record.is_lobby and self.sitting is not None and self.sitting.is_over

    def seat_of(self, line: Line) -> Seat | None:
        """Where the person at the line sits."""
        guest = self.record.guest(line.guest)
        return guest.seat if guest else None

    @property
    def is_still(self) -> bool:
        """Whether clocks stand and nothing is answered: the host paused the table, or it is asked something."""
        return self.record.paused or self.motions.is_holding

    def guests_here(self) -> set[int | None]:
        """The guests with a device here."""
        return {line.guest for line in self.lines}

    @property
    def is_host_away(self) -> bool:
        """Whether whoever is in charge has been away so long that somebody may act for them."""
        is_here = self.record.in_charge in self.guests_here()
        return not is_here and self.service.now() - self.host_left >= HOST_AWAY

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
            self._drafted = Drafted(sitting.number, pools, sitting.cards, sitting.facts, self.service.library)

    def lines_of(self, viewer: Viewer) -> list[Line]:
        """The lines that see the table as this viewer."""
        return [line for line in self.lines if line.viewer == viewer]

    def _look(self, line: Line) -> None:
        seat = self.seat_of(line)
        line.viewer = "public" if seat is None else seat

    def info(self, base: str) -> RoomInfo:
        """The room as everybody sees it."""
        record, sitting = self.record, self.sitting
        proof = None if sitting is None else sitting.proof
        host, owner = record.guest(record.in_charge), record.guest(record.host)
        there, what = self.guests_here(), self.format.shown(self.options)
        return RoomInfo(
            code=self.code,
            title=record.title,
            phase="lobby" if record.is_lobby else "over" if self.is_over else "playing",
            paused=record.paused,
            what=what,
            seats=tuple(self._seat(seat, there) for seat in range(len(record.chairs))),
            watchers=len(self.lines_of("public")),
            watching=record.watching,
            host=host.name if host else "",
            host_away=self.is_host_away,
            language=record.language,
            pace=record.pace,
            table=record.table or None,
            seal=proof.commitment if proof is not None else "",
            published=record.published,
            drafted=None if record.is_lobby or self.drafted is None else self.drafted.number,
            url=f"{base}/r/{self.code}",
            night=record.night if record.group is None else record.group.night,
            pod="" if record.group is None else record.group.pod,
            group=None if record.group is None else record.group.group,
            motions=self.motions.shown(),
            tries=0 if proof is None else len(proof.mixings),
            host_lent="" if record.deputy is None or owner is None else owner.name,
            onlookers=self.onlookers.shown(),
            ready=self.readiness.shown() if record.is_lobby else None,
            opening=record.opening,
            opens=opens(self),
            casters=tuple(CasterInfo(one.id, one.minutes, one.by) for one in record.casters),
            teams=() if what.chain is None or record.group else teams_at(what.chain.phases, len(record.chairs)),
            mixing=self.mixer is not None,
            mixers=() if proof is None else tuple(share.seat for share in proof.mixings[-1].shares),
        )

    def you(self, line: Line) -> You:
        """Who is at the line."""
        guest = self.record.guest(line.guest)
        if guest is None:
            return You(None, "", None, False)
        return You(guest.id, guest.name, guest.seat, guest.id == self.record.in_charge, guest.recovery != "")

    def _seat(self, seat: Seat, there: set[int | None]) -> SeatInfo:
        chair = self.record.chairs[seat]
        return SeatInfo(
            seat=seat,
            kind="bot" if chair.bot else "free" if chair.guest is None else "person",
            name=self.record.name_at(seat),
            away=chair.guest is not None and chair.guest not in there,
            standin=chair.standin,
            host=chair.guest == self.record.in_charge and chair.guest is not None,
            offered=chair.offered,
            deck=seat in self.handed_in or self.record.has_brought(seat),
            left_to=chair.left_to,
            grace=self.absence.grace(seat),
        )

    # Lines come and go.

    def connect(self, line: Line) -> None:
        """A line is there: it is told everything it may know."""
        self.last_used = self.service.now()
        self._look(line)
        self.onlookers.number(line)
        self.lines.add(line)
        self.outbox.say(line, _encode(Welcome(self.you(line), self.info(line.base))))
        self.outbox.say(line, self.chat.shown(line.viewer))
        self.show(line)
        seat = self.seat_of(line)
        if seat is not None and self.record.chairs[seat].left_to:
            self.service.spawn(self._come_home(seat))
        if line.guest == self.record.host and self.record.deputy is not None:
            self.service.spawn(self._host_is_back())
        self.absence.look()
        if self.mixer is not None:
            self.mixer.ask(line)
        self.room_changed()

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
        if line not in self.lines:
            return
        self.lines.discard(line)
        self.last_used = self.service.now()
        if line.guest == self.record.in_charge and all(other.guest != line.guest for other in self.lines):
            self.host_left = self.last_used
            self.service.call_later(HOST_AWAY + 0.1, self.room_changed)
        self._forget(line.viewer)
        self.absence.look()
        self.readiness.look()
        self.room_changed()

    def say_to_all(self, data: bytes) -> None:
        """Send everybody a message."""
        for line in self.lines:
            self.outbox.say(line, data)

    def show(self, line: Line) -> None:
        """The whole table for one line; its viewer's other lines are brought up to date first."""
        if self.sitting is None or self.record.is_lobby:
            return
        if line.viewer in self.sitting.viewers:
            self._tell(line.viewer, fresh=line)
        self.outbox.say(line, self.sitting.viewers.shown(line.viewer))

    def _forget(self, viewer: Viewer) -> None:
        if self.sitting is not None and not self.lines_of(viewer):
            self.sitting.viewers.look_away(viewer)

    def show_all(self) -> None:
        """The whole table for every line, as each now sees it."""
        if self.sitting is not None:
            self.sitting.viewers.clear()
        for line in self.lines:
            self._look(line)
            self.show(line)

    def room_changed(self) -> None:
        """Tell everybody about the room, soon."""
        if self._room_timer is None:
            self._room_timer = self.service.call_later(ROOM_LATER, self._say_room)

    def _say_room(self) -> None:
        self._room_timer = None
        infos: dict[str, RoomInfo] = {}
        for line in self.lines:
            info = infos.get(line.base) or infos.setdefault(line.base, self.info(line.base))
            self.outbox.say(line, _encode(RoomChanged(self.you(line), info)))

    # Answers.

    def give(self, line: Line, message: Give) -> None:
        """Somebody answers a decision.  Raises EntakuError, changing nothing, if they may not."""
        sitting = self._in_play(message.table)
        seat = line.viewer
        if not isinstance(seat, int):
            raise Unlawful("seat-only")
        self.expect_going_on()
        check_name(sitting.open.get(message.decision), message.answer, self.service.library, self.drafted)
        self.answer(lambda: sitting.answer(seat, message.decision, message.answer), sitting, "seat")
        self.outbox.say(line, _encode(Done(message.request)), message.request or -1)

    def lean(self, line: Line, message: Lean) -> None:
        """Something is lit on a screen."""
        sitting = self._in_play(message.table)
        seat = line.viewer
        if isinstance(seat, int) and sitting.lean(seat, message.decision, message.answer):
            data = _encode(Leaned(message.table, message.decision, message.answer))
            for other in self.lines_of(seat):
                if other is not line:
                    self.outbox.say(other, data)

    def _in_play(self, table: int) -> Sitting:
        if self.is_stalled:
            raise Unavailable("store-trouble")
        if self.sitting is None or self.record.is_lobby or self.record.table != table:
            raise Unlawful("table-none", table=table)
        return self.sitting

    def expect_going_on(self) -> None:
        """Raises Unlawful while nothing may be answered."""
        if self.record.paused:
            raise Unlawful("table-paused")
        if self.is_still:
            raise Unlawful("table-asked")

    def answer(self, give: Callable[[], object], sitting: Sitting, how: How) -> None:
        """Give an answer, and let what follows go out once it is stored.  Raises EntakuError, changing nothing."""
        heard = time.perf_counter()
        give()
        entry, at = sitting.table.log[-1], time.time()
        sitting.progress.times.append(at)
        row = StoredAnswer(
            self.code,
            sitting.number,
            sitting.progress.stored - 1,
            entry.decision,
            entry.seat,
            encode_answer(entry.answer),
            at,
            how,
            sitting.clocks.taken(entry.decision),
        )
        self.outbox.wait()
        self.service.writer.append(self, row, heard)
        self._after(sitting)

    def _after(self, sitting: Sitting) -> None:
        self._set_clock()
        self.bots.wake(sitting.moved)
        sitting.moved = set()
        if self._later_timer is None:
            self._later_timer = self.service.call_later(LATER, self._tell_later)
        self.motions.look_again()
        self.absence.check()
        if sitting.is_over:
            self.absence.look()
            self.room_changed()

    # Going back, and stopping for it.

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Nothing is answered meanwhile."""
        self.motions.at_work += 1
        self.keep_still()
        try:
            yield
        finally:
            self.motions.at_work -= 1
            self.keep_still()

    def keep_still(self) -> None:
        """Stop the clocks while nothing may be answered; let everything go on when it may."""
        sitting = self.sitting
        if sitting is not None and self.is_still != sitting.clocks.is_paused:
            self.still(self.is_still)
            if sitting.clocks.next() is not None:
                self.show_all()

    def gone_back(self, row: StoredAnswer, undone: WentBack) -> None:
        """The table went back: store it, and show everybody where it is."""
        self.bots.stop()
        self.outbox.wait()
        self.service.writer.append(self, row)
        self.say_to_all(_encode(undone))
        self.show_all()

    def concede_for(self, seat: Seat) -> None:
        """A seat gives up, as the table wants."""
        sitting = self.sitting
        game = None if sitting is None else sitting.progress.marks.game
        if sitting is None or game is None:
            return
        for decision in sitting.decisions_of(seat):
            if decision.purpose == game.concession and decision.seat == seat:
                self.answer_anyhow(partial(sitting.answer, seat, decision.id, True), sitting, "table", decision.id)
                return

    # The writer's side.

    def seal(self) -> None:
        """The answers so far are about to be written: make ready what those must hear at once who have to act."""
        try:
            if self.sitting is not None:
                for viewer in self.sitting.viewers.urgent():
                    self._tell(viewer)
        except Exception:  # a view that fails must not keep answers from the store
            log.exception("room %s: what happened could not be told", self.code)
        self.outbox.seal()

    def committed(self) -> None:
        """They are stored."""
        self.outbox.committed()

    def failed(self, problem: BaseException) -> None:
        """They can't be stored: go back to what is, as soon as the store is there again."""
        log.error("room %s: answers could not be stored: %s", self.code, str(problem).splitlines()[0])
        for letter in self.outbox.failed():
            letter.line.refuse(Unavailable("store-trouble"), max(letter.request, 0))
        self.stop()
        self.sitting, self.is_stalled = None, True
        self.service.spawn(self._come_back())

    async def _come_back(self) -> None:
        while self.is_stalled:
            try:
                sitting = await self.service.sitting(self.code, self.record.table, self.options, self.record.game)
                asked = await self.service.asked(self.code)
            except (SQLAlchemyError, Unavailable):
                await asyncio.sleep(1)
            else:
                self.is_stalled = False
                self.service.sit_down_again(self, sitting, asked)

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
            self._set_clock()
            self.wake_bots()
        self.show_all()
        self.room_changed()

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        for timer in (self._clock_timer, self._later_timer, self._room_timer):
            if timer is not None:
                timer.cancel()
        self.readiness.forget()
        self._clock_timer = self._later_timer = self._room_timer = None
        self.bots.stop()
        self.absence.stop()

    def _tell(self, viewer: Viewer, fresh: Line | None = None) -> None:
        assert self.sitting is not None
        data = self.sitting.viewers.update(viewer)
        if data is not None:
            for line in self.lines_of(viewer):
                if line is not fresh:
                    self.outbox.say(line, data)

    def _tell_later(self) -> None:
        self._later_timer = None
        if self.sitting is None:
            return
        before = inf if self.sitting.is_over else self.service.now() - LATER
        for viewer in self.sitting.viewers.stale(before):
            self._tell(viewer)
        if self.sitting.viewers.is_stale:
            self._later_timer = self.service.call_later(LATER, self._tell_later)

    # Time.

    def pause(self, on: bool) -> None:
        """Stop the clocks, or let them go on, as the host wants."""
        if self.sitting is not None:
            self.still(on or self.is_still)
            self.show_all()

    def still(self, on: bool) -> None:
        """Nothing goes on by itself, or everything does."""
        if self.sitting is None:
            return
        if on:
            self.sitting.clocks.pause()
        else:
            self.sitting.clocks.resume()
            self.wake_bots()
            self.absence.look()
        self._set_clock()

    def _set_clock(self) -> None:
        if self._clock_timer is not None:
            self._clock_timer.cancel()
            self._clock_timer = None
        deadline = None if self.sitting is None else self.sitting.clocks.next()
        if deadline is not None:
            self._clock_timer = self.service.call_at(deadline, self._time_over)

    def _time_over(self) -> None:
        self._clock_timer = None
        sitting = self.sitting
        if sitting is None or self.is_still:
            return
        for decision in sitting.clocks.over():
            if decision in sitting.open:
                self.answer_anyhow(partial(sitting.answer_in_absence, decision), sitting, "clock", decision)
        self._set_clock()

    def answer_anyhow(self, give: Callable[[], object], sitting: Sitting, how: How, decision: DecisionId) -> None:
        """Give an answer of the server's; if that fails, the decision stays open and nothing hurries it."""
        try:
            self.answer(give, sitting, how)
        except Exception:  # a fault of the rules must not take the clock of the whole table with it
            log.exception("room %s: decision %s could not be answered by the server", self.code, decision)
            sitting.clocks.forget(decision)

    # Bots.

    @property
    def pace(self) -> float:
        """Seconds that a bot takes for a decision: none while nobody looks on, few where bots are among themselves."""
        if self.sitting is None or not self.lines:
            return 0.0
        chairs, game = self.record.chairs, self.sitting.progress.marks.game
        playing = range(len(chairs)) if game is None else game.in_play(self.sitting.table.state)
        alone = all(chairs[seat].guest is None or chairs[seat].is_played for seat in playing)
        return min(self.record.pace, BOTS_ALONE) if alone else self.record.pace

    def wake_bots(self) -> None:
        """Who plays where has changed."""
        self.bots.wake(range(len(self.record.chairs)))

    # Changes of the room itself.

    async def change(self, how: Callable[[Record], Result], options: Options | None = None) -> Result:
        """Change who is here or who sits where: stored first, and then so.  Raises EntakuError, changing nothing."""
        async with self.changing:
            self.expect_still()
            record = msgspec.json.decode(_encode(self.record), type=Record)
            result = how(record)
            await self.service.stored(
                lambda: self.service.store.keep_room(
                    self.code, _encode(record), None if options is None else _encode(options)
                )
            )
            self.record = record
        self.last_used = self.service.now()
        self.absence.look()
        self.readiness.look()
        self.room_changed()
        return result

    def part(self, line: Line, message: Pledge | Reveal) -> None:
        """A device's part in the seed of the next table, here or at the table of its group."""
        for mixer in (*self.mixers_beside, *(() if self.mixer is None else (self.mixer,))):
            mixer.take(line, message)

    def expect_still(self) -> None:
        """Raises Unlawful while a table's seed is being made: until then who sits where stays as it is."""
        if self.mixer is not None:
            raise Unlawful("room-is-mixing")

    def reseated(self, line: Line) -> None:
        """The person at the line sits elsewhere now: they see the table as from there."""
        for other in self.lines:
            if other.guest == line.guest:
                before = other.viewer
                self._look(other)
                if before != other.viewer:
                    self._forget(before)
                    self.show(other)
        self.wake_bots()
