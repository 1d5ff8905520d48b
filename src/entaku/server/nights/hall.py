"""The nights of one server process: each entered one act at a time, stored, then shown to everybody who looks."""

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec
from msgspec import Raw

from entaku.kernel.errors import Unlawful
from entaku.server.lines.changes import changes
from entaku.server.lines.line import Line
from entaku.server.nights.attending import attend
from entaku.server.nights.bodies import NightRoom, NightShown, NightUpdate, NightView
from entaku.server.nights.entering import completed, expect_own
from entaku.server.nights.keeping import NightStore, StoredNight
from entaku.server.nights.views import desk_of, view_of
from entaku.server.rooms.record import LONGEST_TITLE, new_code, tidied
from entaku.server.service import Service
from entaku.tournament import acts
from entaku.tournament.night import Entry, Night, Setup
from entaku.tournament.saying import Said
from entaku.tournament.settings import Settings

MOST_KEPT = 100
"""So many nights that nobody looks at stay in memory."""
MOST_BY_LINK = 1_000
"""So many players of a night may register themselves."""

FOLLOW = 2.0
"""Seconds between looks at the tables where groups play."""

log = logging.getLogger("entaku.server")
_encode = msgspec.json.Encoder().encode


class Hall:
    """A night with everybody who looks at it.

    `shown` is built from what is stored alone: an entry is neither shown nor answered before the store has it.
    """

    def __init__(self, nights: "Nights", stored: StoredNight, night: Night) -> None:
        self.nights = nights
        self.stored = stored
        self.night = night
        self.changing = asyncio.Lock()
        self.attending = asyncio.Lock()
        self.lines: dict[Line, bool] = {}
        self.strangers: set[int] = set()
        self.waiting: dict[int, Said] = {}
        self.rooms: dict[str, NightRoom] = {}
        self.shown = self._view()
        self.shown_at_desk = self._at_desk()

    @property
    def code(self) -> str:
        return self.stored.code

    # Keys.

    def key(self, *whose: str | int) -> str:
        """The key of the organisers ("desk") or of a player ("player", number): made, not kept."""
        words = ":".join(map(str, whose)).encode()
        return hmac.new(self.stored.secret, words, hashlib.sha256).hexdigest()[:32]

    def is_organiser(self, key: str) -> bool:
        return hmac.compare_digest(key.encode(), self.key("desk").encode())

    def player_of(self, key: str) -> int | None:
        """The player whose key this is ("7.KEY"); None for nobody's."""
        number, _, secret = key.partition(".")
        if not (number.isascii() and number.isdigit() and len(number) < 7):
            return None
        is_theirs = hmac.compare_digest(secret.encode(), self.key("player", int(number)).encode())
        return int(number) if is_theirs and int(number) in self.night.state.players else None

    # Entering.

    async def enter(
        self,
        by: str,
        act: acts.AnyAct | Callable[[Night], acts.AnyAct],
        *,
        seen: int | None = None,
        insist: bool = False,
        player: int | None = None,
    ) -> Entry:
        """Enter an act, or what lots drawn now make of it; stored and shown when this returns.

        With `player`, it is them who enter it.  Raises what `Night.add` raises, and Unavailable without a store.
        """
        async with self.changing:
            night = self.night
            wanted = act(night) if callable(act) else act
            if player is not None:
                expect_own(night, player, wanted)
                by = night.state.names[player]
            now = time.time()
            at = datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")
            entry = night.add(by, completed(wanted, night, now), seen=seen, insist=insist, at=at)
            storing = asyncio.ensure_future(self.nights.append(self.code, entry))
            try:
                await asyncio.shield(storing)
            except asyncio.CancelledError:
                await asyncio.wait({storing})
                self._settle(night, storing.exception() is None)
                raise
            except Exception:
                self._settle(night, False)
                raise
            self._settle(night, True)
            return entry

    def _settle(self, night: Night, is_stored: bool) -> None:
        """Show the newest entry, or forget it again where the store didn't take it."""
        if not is_stored:
            self.night = Night(night.setup, night.seed, night.log[:-1])
        else:
            self._show()

    async def register(self, name: str) -> tuple[int, str]:
        """Somebody registers by the link: gives their number and their key."""
        state = self.night.state
        if not state.settings.registration or len(state.players) >= MOST_BY_LINK:
            raise Unlawful("night-registration-closed")

        def registered(night: Night) -> acts.AnyAct:
            return acts.Registered(night.next_player, tidied(name), "link")

        entry = await self.enter(tidied(name)[:80], registered)
        assert isinstance(entry.act, acts.Registered)
        return entry.act.player, f"{entry.act.player}.{self.key('player', entry.act.player)}"

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

    # Showing.

    def connect(self, line: Line, at_desk: bool) -> None:
        """Somebody looks, at the organisers' desk or not."""
        self.lines[line] = at_desk
        self.show(line)

    def disconnect(self, line: Line) -> None:
        self.lines.pop(line, None)

    def show(self, line: Line) -> None:
        """Show everything anew."""
        view = self.shown_at_desk if self.lines.get(line) else self.shown
        line.send(_encode(NightShown(time.time(), Raw(_encode(view)))))

    def _view(self) -> NightView:
        return view_of(self.code, self.night, self.waiting, self.rooms, self.nights.service.library.get)

    def _at_desk(self) -> NightView:
        return msgspec.structs.replace(self.shown, desk=desk_of(self.night, tuple(sorted(self.strangers))))

    def _show(self) -> None:
        before, before_at_desk = self.shown, self.shown_at_desk
        self.shown = self._view()
        self.shown_at_desk = self._at_desk()
        public, desk = _update(before, self.shown), _update(before_at_desk, self.shown_at_desk)
        for line, at_desk in list(self.lines.items()):
            line.send(desk if at_desk else public)


class Nights:
    """All nights of the server."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.store = NightStore(service.store)
        self.halls: dict[str, Hall] = {}
        self._loading: dict[str, asyncio.Task[Hall]] = {}
        self.starting = asyncio.Lock()
        service.spawn(self._follow())

    async def make(self, name: str, settings: Settings) -> Hall:
        """Make a night."""
        title = tidied(name)[:LONGEST_TITLE]
        if not title:
            raise Unlawful("name-empty")
        setup = Setup(title, settings)
        while True:
            seed, secret = secrets.token_bytes(32), secrets.token_bytes(32)
            row = StoredNight(new_code(), time.time(), _encode(setup), seed, secret)
            if await self.service.stored(lambda row=row: self.store.create(row)):  # type: ignore[misc]
                break
        return self._keep(Hall(self, row, Night(setup, seed)))

    async def hall(self, code: str) -> Hall:
        """The night of this code, however it is typed.  Raises Unlawful if there is none."""
        code = "".join(code.split()).upper()
        known = self.halls.pop(code, None)
        if known is not None:
            return self._keep(known)
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = self.service.loop.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def append(self, code: str, entry: Entry) -> None:
        """Store an entry."""
        await self.service.stored(lambda: self.store.append(code, entry))

    async def _follow(self) -> None:
        """Attend to every night, as long as the server runs."""
        while True:
            await asyncio.sleep(FOLLOW)
            for hall in list(self.halls.values()):
                await self.attend(hall)

    async def attend(self, hall: Hall) -> None:
        """Let a night do what it does by itself."""
        try:
            await attend(hall)
        except Exception:
            log.exception("night %s can't be attended to", hall.code)

    async def _load(self, code: str) -> Hall:
        stored = None
        if code.isascii() and code.isalpha() and len(code) <= 12:
            stored = await self.service.stored(lambda: self.store.night(code))
        if stored is None:
            raise Unlawful("night-unknown", code=code[:12])
        night = await self.service.stored(lambda: self.store.read(stored))
        return self._keep(Hall(self, stored, night))

    def _keep(self, hall: Hall) -> Hall:
        """Keep a night in memory, as the one used last; those long unused leave it."""
        self.halls[hall.code] = hall
        idle = [one for one in self.halls.values() if not one.lines and not one.changing.locked()]
        for one in idle[: max(0, len(idle) - MOST_KEPT)]:
            del self.halls[one.code]
        return hall


def _update(before: NightView, now: NightView) -> bytes:
    changed = {path: Raw(_encode(value)) for path, value in changes(before, now).items()}
    return _encode(NightUpdate(time.time(), changed))
