"""The service: every room of one server process, read from the store when somebody first asks for it."""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from entaku import __version__
from entaku.cards.library import Library
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Seed
from entaku.server.bodies import CubeChecked, Enter, GameOptions, NewRoom, Options
from entaku.server.config import Config
from entaku.server.facts import Facts
from entaku.server.keeping.motions import StoredMotion
from entaku.server.keeping.motions import kept as open_motions
from entaku.server.keeping.recordings import chained
from entaku.server.keeping.setups import Setups
from entaku.server.keeping.store import Store, StoredRoom
from entaku.server.keeping.writer import Writer
from entaku.server.rooms.chat import kept
from entaku.server.rooms.desk import Desk
from entaku.server.rooms.mixing import Mixer, begun
from entaku.server.rooms.record import LONGEST_TITLE, Chair, Guest, Record, new_code, tidied
from entaku.server.rooms.room import Room
from entaku.server.tables.again import played_again
from entaku.server.tables.gaming import GAME, check_options, game_setup, manners_of
from entaku.server.tables.plays import Format
from entaku.server.tables.sitting import Sitting
from entaku.server.tables.undoing import ask_again
from entaku.server.trouble import Unavailable

MOVING = 600
"""Seconds for which a link to another device is good."""

_encode = msgspec.json.Encoder().encode
Result = TypeVar("Result")


class Move(Struct, frozen=True):
    """A guest on the way to another device."""

    code: str
    guest: int
    until: float


class Service:
    """All rooms."""

    def __init__(self, config: Config, store: Store, library: Library, formats: Mapping[str, Format[Any]]) -> None:
        self.config = config
        self.store = store
        self.library = library
        self.formats = formats
        self.plays = {name: kind.play for name, kind in formats.items()} | {GAME.rules.name: GAME}
        self.facts = Facts(library)
        self.setups = Setups()
        self.rooms: dict[str, Room] = {}
        self.loop = asyncio.get_running_loop()
        self.now = self.loop.time
        self.call_at = self.loop.call_at
        self.call_later = self.loop.call_later
        self.writer = Writer(store)
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._moves: OrderedDict[str, Move] = OrderedDict()
        self._started: dict[str, list[float]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._janitor = self.call_later(60, self._tidy)

    async def close(self) -> None:
        """Write what is to be written, and stop."""
        self._janitor.cancel()
        for room in self.rooms.values():
            room.stop()
        for task in self._tasks:
            task.cancel()
        await self.writer.close()
        self.store.close()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside everything else."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stored(self, job: Callable[[], Result]) -> Result:
        """Do something with the store.  Raises Unavailable if it is out of reach."""
        try:
            return await self.writer.run(job)
        except SQLAlchemyError as problem:
            raise Unavailable("store-trouble") from problem

    # Rooms.

    async def room(self, code: str) -> Room:
        """The room of this code, however it is typed.  Raises Unlawful if there is none."""
        code = "".join(code.split()).upper()
        known = self.rooms.get(code)
        if known is not None:
            return known
        task = self._loading.get(code)
        if task is None:
            task = self._loading[code] = self.loop.create_task(self._load(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(task)

    async def open(self, wanted: NewRoom) -> tuple[Room, Guest, str, CubeChecked | None]:
        """Start a room: gives it, its host, the host's token, and the report on the cube if there is one."""
        kind = self.format(wanted.options)
        self.expect_seats(kind, wanted.seats)
        cube = await asyncio.to_thread(kind.check, wanted.options, wanted.seats, self.library)
        title = tidied(wanted.title)[:LONGEST_TITLE]
        pace = min(max(wanted.pace, 0.0), 10.0)
        record = Record(title, wanted.language, 1, wanted.watching, pace, [Chair() for _ in range(wanted.seats)])
        for seat in set(wanted.bots):
            record.chair(seat)
            record.set_bot(seat, True)
        host, token = record.enter(wanted.name)
        if wanted.play:
            record.sit(host, None)
        return await self.create(record, wanted.options), host, token, cube

    async def create(self, record: Record, options: Options) -> Room:
        """Keep a new room, under a code that no other has."""
        while True:
            code = new_code()
            row = StoredRoom(code, time.time(), _encode(options), _encode(record))
            if await self.stored(lambda row=row: self.store.create(row)):  # type: ignore[misc]
                break
        room = self.rooms[code] = Room(self, code, record, options, self.format(options))
        return room

    async def guest_of(self, room: Room, token: str) -> Guest | None:
        """Who shows a token: one of the room, or of the room where its pod drafted.

        None for somebody of the pod who came there after the group sat down: they look on.  Raises Unlawful for a
        token of neither.
        """
        guest = room.record.guest_of(token)
        if guest is not None:
            return guest
        group = room.record.group
        there = None if group is None or not group.pod else (await self.room(group.pod)).record.guest_of(token)
        if there is None:
            raise Unlawful("token-unknown")
        return next((one for one in room.record.guests if one.pod == there.id), None)

    async def enter(self, room: Room, wanted: Enter) -> tuple[Guest, str]:
        """Somebody comes into a room: gives who they are there, and their token."""

        def enter(record: Record) -> tuple[Guest, str]:
            if wanted.watch and not record.watching:
                raise Unlawful("watching-closed")
            guest, token = record.enter(wanted.name)
            if not wanted.watch:
                record.sit(guest, wanted.seat)
            return guest, token

        entered = await room.change(enter)
        room.wake_bots()
        return entered

    async def start(self, room: Room, how: Callable[[Record], None]) -> None:
        """A table begins: its setup is made, then its seed is mixed, then it is played."""
        async with room.changing:
            room.expect_still()
            record = msgspec.json.decode(_encode(room.record), type=Record)
            how(record)
            record.game = manners_of(room.options)
            names = [record.name_at(seat) for seat in range(len(record.chairs))]
            self.expect_seats(room.format, len(names))

            def deal(luck: Seed) -> Struct:
                return room.format.setup(room.options, names, self.library, luck, record.decks())

            await self.begin(room, record, room.format.offer.format, deal)

    async def begin(
        self, room: Room, record: Record, played: str, deal: Callable[[Seed], Struct], beside: Room | None = None
    ) -> None:
        """A table of the room as `record` has it: dealt, its seed mixed, and stored before the room is so.

        Where no device can have a part in the seed the table has begun when this ends, else it begins by itself.
        """

        def dealt() -> bytes:
            setup = deal(secrets.token_bytes(32))
            self.plays[played].rules.begin(setup, bytes(32))
            return self.setups.write(setup)

        packed = await asyncio.to_thread(dealt)
        row = begun(room.code, record, played, __version__, packed)
        mixer = room.mixer = Mixer(room, row, returning=False, beside=beside)
        if mixer.is_alone:
            await mixer.make()
        else:
            room.room_changed()
            self.spawn(mixer.make_beside())

    async def play(self, room: Room, options: GameOptions) -> None:
        """A game begins with the decks of the room's draft.  Raises Unlawful if there are none, or too few players."""
        check_options(options)
        async with room.changing:
            room.expect_still()
            drafted = room.drafted
            if drafted is None:
                raise Unlawful("table-not-over")
            record = msgspec.json.decode(_encode(room.record), type=Record)
            record.play(drafted.number, options)
            names = [record.name_at(seat) for seat in range(len(record.chairs))]
            decks = [await Desk(room, seat, drafted).ready() for seat in range(len(names))]

            def deal(luck: Seed) -> Struct:
                return game_setup(names, drafted.pools, decks, drafted.find, self.library, options)

            await self.begin(room, record, GAME.rules.name, deal)

    async def change_options(self, room: Room, options: Options) -> None:
        """Something else is to be played in this room."""
        kind = self.format(options)
        self.expect_seats(kind, len(room.record.chairs))
        await asyncio.to_thread(kind.check, options, len(room.record.chairs), self.library)
        await room.change(lambda record: record.expect_lobby(), options)
        room.options, room.format = options, kind

    def expect_patience(self, address: str) -> None:
        """Raises Unlawful if too many rooms were started from this address in the last hour."""
        now = self.now()
        started = [moment for moment in self._started.get(address, ()) if moment > now - 3600]
        if len(started) >= self.config.rooms_an_hour:
            raise Unlawful("too-many-rooms", most=self.config.rooms_an_hour)
        self._started[address] = [*started, now]

    def format(self, options: Options) -> Format[Any]:
        """What the options are for.  Raises Unlawful if it can't be played here."""
        kind = self.formats.get(options.format)
        if kind is None or kind.offer.options != options.__struct_config__.tag:
            raise Unlawful("format-unknown", format=options.format[:40], known=", ".join(self.formats))
        return kind

    def expect_seats(self, kind: Format[Any], seats: int) -> None:
        """Raises Unlawful if the format isn't for so many."""
        offer = kind.offer
        if not offer.least_seats <= seats <= offer.most_seats:
            raise Unlawful("seats-out-of-range", seats=seats, least=offer.least_seats, most=offer.most_seats)

    # From the store.

    async def _load(self, code: str) -> Room:
        row = await self.stored(lambda: self.store.room(code)) if code.isalpha() and len(code) <= 12 else None
        if row is None:
            raise Unlawful("room-unknown", code=code[:12])
        record = msgspec.json.decode(row.record, type=Record)
        options = msgspec.json.decode(row.options, type=Options)
        room = Room(self, code, record, options, self.format(options))
        room.chat.lines.extend(await self.stored(lambda: kept(self.store, code)))
        if record.table:
            try:
                sitting = await self.sitting(code, record.table, options, record.game)
                if record.drafted:
                    room.keep_pools(await self.sitting(code, record.drafted, options))
            except SQLAlchemyError as problem:
                raise Unavailable("store-trouble") from problem
            decks = await self.stored(lambda: self.store.decks(code, record.drafted or record.table))
            room.handed_in = {seat for seat, deck in decks.items() if deck.handed_in}
            self.sit_down_again(room, sitting, await self.asked(code))
        stopped = await self.stored(lambda: self.store.mixing(code, record.table + 1))
        if stopped is not None:
            room.mixer = Mixer(room, stopped, returning=True)
            self.spawn(room.mixer.make_beside())
        self.rooms[code] = room
        return room

    async def sitting(self, code: str, number: int, options: Options, manners: GameOptions | None = None) -> Sitting:
        """A table of a room, played again from what is stored; `manners`: what its people may do with each other."""

        def again() -> tuple[Sitting, dict[int, float]]:
            stored = self.store.table(code, number)
            if stored is None:
                raise LookupError(f"room {code} has no table {number}")
            play = self.plays[stored.format]
            setup = self.setups.read(stored.setup, play.setup)
            own = self.format(options).texts(options)
            facts = Facts(self.library, own) if own else self.facts
            rows = self.store.answers(code, number)
            table, course, left = played_again(play, setup, stored, rows, manners)
            proof, chain = chained(play.rules.name, stored, rows)
            sitting = Sitting(number, play, table, facts, self.now, proof, chain, course)
            return sitting, left

        sitting, left = await asyncio.to_thread(again)
        sitting.clocks.resume_with(left)
        return sitting

    async def asked(self, code: str) -> list[StoredMotion]:
        """What the table of a room was asked when it was last stored."""
        return await self.stored(lambda: open_motions(self.store, code))

    def sit_down_again(self, room: Room, sitting: Sitting, asked: list[StoredMotion]) -> None:
        """A room's table is this one, from the store; it is asked what it was asked."""
        room.sit_down(sitting)
        ask_again(room, asked)

    # Moving to another device.

    def move(self, room: Room, guest: Guest) -> str:
        """A key that brings a guest to another device, once."""
        key = secrets.token_urlsafe(18)
        self._moves[key] = Move(room.code, guest.id, self.now() + MOVING)
        while len(self._moves) > 10_000:
            self._moves.popitem(last=False)
        return key

    async def arrive(self, room: Room, key: str) -> tuple[Guest, str]:
        """The other device is there: gives who is at it, and a token of its own."""
        move = self._moves.pop(key, None)
        if move is None or move.code != room.code or move.until < self.now():
            raise Unlawful("move-unknown")

        def arrive(record: Record) -> tuple[Guest, str]:
            guest = record.guest(move.guest)
            if guest is None:
                raise Unlawful("move-unknown")
            return guest, record.another_token(guest)

        return await room.change(arrive)

    def _tidy(self) -> None:
        """Rooms that nobody looks at leave the memory; where a clock runs, it runs on."""
        before = self.now() - self.config.idle
        for code, room in list(self.rooms.items()):
            running = room.sitting is not None and not room.is_over and not room.record.paused
            clocked = running and room.sitting is not None and room.sitting.clocks.next() is not None
            is_busy = clocked or room.mixer is not None or room.changing.locked()
            if not room.lines and room.last_used < before and not is_busy:
                room.stop()
                del self.rooms[code]
        for key in [key for key, move in self._moves.items() if move.until < self.now()]:
            del self._moves[key]
        hour = self.now() - 3600
        self._started = {who: moments for who, moments in self._started.items() if moments[-1] > hour}
        self._janitor = self.call_later(60, self._tidy)
