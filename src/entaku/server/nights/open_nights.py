"""The nights of one server process: each entered one act at a time, stored, then shown to everybody who looks."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from functools import partial

import msgspec
from msgspec import Raw

from entaku.kernel.errors import EntakuError, Unlawful
from entaku.kernel.names import presentable, tidied
from entaku.server.codes import code_in, is_code, new_code
from entaku.server.kept import KeptUnderLease
from entaku.server.lines.differences import Differences, differences
from entaku.server.lines.line import Line
from entaku.server.nights.attention import Attention
from entaku.server.nights.keys import Keys, is_same, player_in
from entaku.server.nights.lost import seat_lost
from entaku.server.nights.shown import NightDesk, NightOwn, NightRoom, NightShown, NightUpdate, NightView
from entaku.server.nights.stored import NightStore, StoredNight
from entaku.server.nights.told_log import ToldLog
from entaku.server.nights.views import desk_of, owns_of, view_of
from entaku.server.nights.who_may import completed, expect_own
from entaku.server.push.pushing import Pusher
from entaku.server.rooms.record import LONGEST_TITLE, Record
from entaku.server.rooms.room import Room
from entaku.server.service import Service
from entaku.server.storage.leases import Lease, night_home, room_home
from entaku.server.storage.writer import settled
from entaku.server.trouble import Unavailable
from entaku.tournament import acts
from entaku.tournament.acts import Role
from entaku.tournament.night import Entry, Night, Setup
from entaku.tournament.notices import sent
from entaku.tournament.roles import MAY, expect_may
from entaku.tournament.said import Said
from entaku.tournament.settings import Settings

MOST_BY_LINK = 1_000
"""So many players of a night may register themselves."""

CHANGE_KEYS = (acts.DeskOpened, acts.DeskClosed, acts.DeskRenewed, acts.RecoveryUsed, acts.LinkRenewed, acts.Undone)
"""After one of these somebody's key may be nobody's."""

Viewer = Role | int | None
"""Who looks at a night: somebody at the desk by their role, a player by their number, anybody."""

log = logging.getLogger("entaku.server")
_encode = msgspec.json.Encoder().encode


class OpenNight:
    """A night with everybody who looks at it.

    `shown` is built from what is stored alone: an entry is neither shown nor answered before the store has it.
    """

    def __init__(self, nights: "Nights", stored: StoredNight, night: Night, lease: Lease | None) -> None:
        self.nights = nights
        self.stored = stored
        self.home = stored.home or night_home(stored.code)
        self.lease = lease
        self.store = NightStore(nights.service.store.under(lease))
        self.night = night
        self.changing = asyncio.Lock()
        self.attending = asyncio.Lock()
        self.keys = Keys(stored.secret, night.log)
        self.lines: dict[Line, Viewer] = {}
        self.shown_keys: dict[Line, str] = {}
        self.strangers: set[int] = set()
        self.waiting: dict[int, Said] = {}
        self.rooms: dict[str, NightRoom] = {}
        self.told = ToldLog()
        self.exports: dict[tuple[object, ...], tuple[bytes, str]] = {}
        self.shown = self._view()
        self.desk, self.owns = self._aside()
        self.pushed: set[tuple[int, str]] = set()
        self.attention = Attention(self)

    @property
    def code(self) -> str:
        return self.stored.code

    @property
    def is_idle(self) -> bool:
        """Whether nobody looks, and nothing is being entered."""
        return not self.lines and not self.changing.locked()

    @asynccontextmanager
    async def quiet(self) -> AsyncIterator[None]:
        """The time in which neither the night itself nor anybody else enters something."""
        async with self.attending, self.changing:
            yield

    # Who somebody is.

    def desk_key(self, role: Role) -> str | None:
        """The key that makes somebody at the desk, of this role; None where there is no link for it."""
        if role == "organiser":
            return self.keys.desk
        number = self.night.state.desks.get(role)
        return None if number is None else self.keys.staff(role, number)

    def role_of(self, key: str) -> Role | None:
        """As what somebody with this key is at the desk; None for who isn't."""
        keys = {role: self.desk_key(role) for role in MAY}
        return next((role for role, own in keys.items() if own and is_same(key, own)), None)

    def player_of(self, key: str) -> int | None:
        """The player whose key this is ("7.SECRET"); None for nobody's."""
        number = player_in(key)
        if number is None or number not in self.night.state.players:
            return None
        return number if is_same(key, self.keys.player(number)) else None

    # Entering.

    async def enter(
        self,
        by: str,
        act: acts.AnyAct | Callable[[Night], acts.AnyAct],
        *,
        seen: int | None = None,
        insist: bool = False,
        player: int | None = None,
        role: Role | None = None,
    ) -> Entry:
        """Enter an act, or what lots drawn now make of it; stored and shown when this returns.

        Lots are drawn beside the event loop, since pairing a hundred players takes a while; nothing else is entered
        meanwhile.  With `player`, it is them who enter it; with `role`, somebody at the desk.  Raises what `Night.add`
        raises, and Unavailable without a store.
        """
        async with self.changing:
            night = self.night
            wanted = await asyncio.to_thread(act, night) if callable(act) else act
            if player is not None:
                expect_own(night, player, wanted)
                by = night.state.names[player]
            now = time.time()
            at = datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")
            if role is not None:
                expect_may(night, role, wanted)
            entry = night.add(by, completed(wanted, night, now), seen=seen, insist=insist, at=at, role=role)
            await settled(self.nights.append(self, entry), partial(self._settle, night, entry))
            return entry

    def _settle(self, night: Night, entry: Entry, is_stored: bool) -> None:
        """Show the newest entry, or forget it again where the store didn't take it."""
        self.exports.clear()
        if not is_stored:
            self.night = Night(night.setup, night.seed, night.log[:-1])
            return
        self.keys.hear(entry)
        if isinstance(entry.act, CHANGE_KEYS):
            self._send_away()
        self._show()
        self.attention.entered()

    async def register(
        self, name: str, reading: str = "", card: str = "", *, mark: str = "", insist: bool = False
    ) -> int:
        """Somebody registers by the link, perhaps with a card: gives their number.

        With `insist` they say that they aren't whoever of this name is there: both are shown with a mark then.
        """
        state = self.night.state
        if not state.settings.registration or len(state.players) >= MOST_BY_LINK:
            raise Unlawful("night-registration-closed")
        shown = presentable(name)

        def registered(night: Night) -> acts.AnyAct:
            return acts.Registered(night.next_player, shown, "link", tidied(reading), card, mark)

        entry = await self.enter(shown, registered, insist=insist)
        assert isinstance(entry.act, acts.Registered)
        return entry.act.player

    def meet_strangers(self, group: int, are_there: bool) -> None:
        """Whether others than its players play at a group's table, so that its result is not taken from there."""
        if are_there != (group in self.strangers):
            self.strangers ^= {group}
            self._show()

    def hold_up(self, group: int, why: Said | None) -> None:
        """Why a group's table can't be opened yet; None once it can."""
        if self.waiting.get(group) != why:
            self.waiting = {number: said for number, said in self.waiting.items() if number != group}
            if why is not None:
                self.waiting[group] = why
            self._show()

    def look(self, rooms: dict[str, NightRoom]) -> None:
        """How the rooms that the night opened stand now, by their codes."""
        if rooms != self.rooms:
            self.rooms = rooms
            self._show()

    def look_at_clock(self) -> None:
        """Say what the clock has to say by now."""
        told = {one.notice.id for one in self.desk.notices}
        if {one.notice.id for one in sent(self.night, time.time())} != told:
            self._show()

    # Showing.

    def connect(self, line: Line, key: str) -> None:
        """Somebody looks: at the organisers' desk, as a player, or, without a key for these, as anybody."""
        self.lines[line], self.shown_keys[line] = self.viewer_of(key), key
        self.show(line)

    def disconnect(self, line: Line) -> None:
        self.lines.pop(line, None)
        self.shown_keys.pop(line, None)

    def close(self, problem: Unavailable) -> None:
        """The night is open here no longer: its lines end, and are told why."""
        self.attention.stop()
        for line in list(self.lines):
            line.end(problem, final=False)

    def show(self, line: Line) -> None:
        """Show everything anew."""
        line.send(_encode(NightShown(time.time(), Raw(_encode(self.seen_by(self.lines.get(line)))))))

    def seen_by(self, viewer: Viewer) -> NightView:
        """The night as somebody sees it."""
        if isinstance(viewer, str):
            may = tuple(act.__name__ for act in MAY[viewer])
            return msgspec.structs.replace(self.shown, desk=msgspec.structs.replace(self.desk, role=viewer, may=may))
        return self.shown if viewer is None else msgspec.structs.replace(self.shown, own=self.owns.get(viewer))

    def viewer_of(self, key: str) -> Viewer:
        """Whom a key makes: somebody at the desk, a player, or nobody in particular."""
        return self.role_of(key) or self.player_of(key)

    def _view(self) -> NightView:
        find = self.nights.service.library.get
        return view_of(self.code, self.night, self.waiting, time.time(), self.rooms, find)

    def _aside(self) -> tuple[NightDesk, dict[int, NightOwn]]:
        now = time.time()
        log = self.told.lines(self.night)
        return desk_of(self.night, now, tuple(sorted(self.strangers)), log), owns_of(self.night, now)

    def _show(self) -> None:
        before, desk, owns = self.shown, self.desk, self.owns
        self.shown = self._view()
        self.desk, self.owns = self._aside()
        public = differences(before, self.shown)
        at_desk = {f"desk.{path}": value for path, value in differences(desk, self.desk).items()}
        said: dict[Viewer, bytes] = {None: _update(public), **dict.fromkeys(MAY, _update(public | at_desk))}
        for line, viewer in list(self.lines.items()):
            if isinstance(viewer, int) and viewer not in said:
                own = self.owns.get(viewer)
                said[viewer] = said[None] if own == owns.get(viewer) else _update(public | {"own": own})
            line.send(said[viewer])
        self._push(owns)

    def _push(self, before: dict[int, NightOwn]) -> None:
        """Send what is new to players who haven't dropped, once, whatever is taken back and entered again."""
        fresh = {}
        for player, own in self.owns.items():
            known = {one.id for one in before[player].notices} if player in before else set()
            new = tuple(one for one in own.notices if one.id not in known and (player, one.id) not in self.pushed)
            if new and player in before and not self.night.state.players[player].dropped:
                fresh[player] = new
                self.pushed |= {(player, one.id) for one in new}
        if fresh:
            self.nights.push.tell(self.code, self.night.setup.name, fresh)

    def _send_away(self) -> None:
        """Whoever came by a link that leads here no longer sees nothing more."""
        for line, viewer in list(self.lines.items()):
            key = self.shown_keys[line]
            if isinstance(viewer, str) and self.role_of(key) != viewer:
                gone = "night-desk-closed"
            elif self.keys.is_lost(key):
                gone = "night-link-renewed"
            else:
                continue
            self.disconnect(line)
            line.end(Unlawful(gone), final=True)


class Nights:
    """All nights of the server."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.store = NightStore(service.store)
        self.known: KeptUnderLease[OpenNight] = KeptUnderLease(self._read, lambda open_night: open_night.is_idle)
        self.starting = asyncio.Lock()
        self.push = Pusher(service)
        service.when_lost = partial(seat_lost, self)
        service.when_changed = self._heard
        service.spawn(self._wake())

    async def make(self, name: str, settings: Settings, home: str = "") -> OpenNight:
        """Make a night; it lives in a home that is open here, or by itself."""
        title = tidied(name)[:LONGEST_TITLE]
        if not title:
            raise Unlawful("name-empty")
        setup = Setup(title, settings)
        while True:
            seed, secret = secrets.token_bytes(32), secrets.token_bytes(32)
            row = StoredNight(new_code(), time.time(), _encode(setup), seed, secret, home)
            lease = await self.service.places.take(home or night_home(row.code))
            if await self.service.stored(partial(NightStore(self.service.store.under(lease)).create, row)):
                break
        return self.known.keep(row.code, OpenNight(self, row, Night(setup, seed), lease))

    async def open_night(self, code: str) -> OpenNight:
        """The night of this code, however it is typed.  Raises Unlawful if there is none."""
        return await self.known.get(code_in(code))

    async def append(self, open_night: OpenNight, entry: Entry) -> None:
        """Store an entry."""
        await self.service.stored(lambda: open_night.store.append(open_night.code, entry))

    async def _wake(self) -> None:
        """Read the nights whose players are to be told of their clocks, whether anybody looks or not."""
        try:
            for code in await self.push.nights():
                await self.open_night(code)
        except EntakuError as problem:
            log.warning("nights can't be looked at: %s", problem)

    def _heard(self, room: Room) -> None:
        """Something happened in a room: the nights that it belongs to take it up."""
        for open_night in self.known.values():
            open_night.attention.heard(room)

    async def _stored(self, code: str) -> StoredNight:
        stored = await self.service.stored(lambda: self.store.night(code)) if is_code(code) else None
        if stored is None:
            raise Unlawful("night-unknown", code=code[:12])
        return stored

    async def _read(self, code: str) -> OpenNight:
        stored = await self._stored(code)
        lease = await self.service.places.take(stored.home or night_home(code))
        open_night = OpenNight(self, stored, await self.service.stored(lambda: self.store.read(stored)), lease)
        open_night.attention.stir()
        return open_night

    # Places.

    async def kept(self, codes: Iterable[str]) -> dict[StoredNight, int]:
        """Nights, wherever they are open, and how many entries each has.  Raises Unlawful if there is no such night."""
        nights = [await self._stored(code_in(code)) for code in codes]
        return {night: await self.service.stored(partial(self.store.count, night.code)) for night in nights}

    async def entries(self, night: StoredNight) -> list[Entry]:
        """What was entered into a night, wherever it is open."""
        return await self.service.stored(partial(self.store.entries, night.code))

    async def adopt(self, open_night: OpenNight, room: str, token: str, *, uses: bool) -> None:
        """From now on a room that the night names is open where the night is, on the word of its host.

        Without it nothing moves, nor may the night use what was drafted there (`uses`), but in rooms that it opened.
        Who asks is found out from what is stored: until then nothing is opened.  Raises Unlawful if there is no such
        room, for whoever isn't its host, and for a room that lives with another night.
        """
        code, places = code_in(room), self.service.places
        row = await self.service.stored(partial(self.service.store.room, code)) if is_code(code) else None
        if row is None:
            raise Unlawful("room-unknown", code=code[:12])
        record, home = msgspec.json.decode(row.record, type=Record), row.home or room_home(code)
        is_with = places.is_with(home, open_night.lease)
        if is_with and (not uses or record.is_of(open_night.code)):
            return
        guest = record.guest_of(token)
        if guest is None or guest.id != record.in_charge:
            raise Unlawful("host-only")
        if not is_with and home != room_home(code):
            raise Unlawful("night-room-of-another", room=code)
        await places.adopt(home, open_night.lease)


def _update(found: Differences) -> bytes:
    return _encode(NightUpdate(time.time(), {path: Raw(_encode(value)) for path, value in found.items()}))
