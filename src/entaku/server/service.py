"""The service: every room of one server process, read from the store when somebody first asks for it."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar  # Any: a table of any game

import msgspec
from msgspec import Struct
from sqlalchemy.exc import SQLAlchemyError

from entaku import __version__
from entaku.games.beside import with_variant
from entaku.games.brought import Brought
from entaku.kernel.errors import Unlawful
from entaku.kernel.names import tidied
from entaku.kernel.randomness import Seed
from entaku.magic.game.setup import GameSetup
from entaku.oracle.library import Library
from entaku.server.cards.facts import Facts, described_in
from entaku.server.codes import code_in, is_code, new_code
from entaku.server.config import Config
from entaku.server.cubes.bodies import CubeChecked
from entaku.server.heavy import Heavy
from entaku.server.kept import Readings
from entaku.server.limits import Limit, Limits
from entaku.server.made import Made
from entaku.server.metrics import Metrics
from entaku.server.places.place import Elsewhere, Places
from entaku.server.rooms.bodies import Enter, NewRoom
from entaku.server.rooms.chat import kept
from entaku.server.rooms.desk import Desk
from entaku.server.rooms.mixing import begun
from entaku.server.rooms.moves import Moves
from entaku.server.rooms.record import LONGEST_TITLE, Chair, Guest, Record
from entaku.server.rooms.room import Room
from entaku.server.rooms.undoing import ask_again
from entaku.server.sharing.share import Share
from entaku.server.storage.leases import Fenced, Lease, room_home
from entaku.server.storage.motions import StoredMotion
from entaku.server.storage.motions import kept as open_motions
from entaku.server.storage.setups import Setups
from entaku.server.storage.store import Store, StoredRoom
from entaku.server.storage.writer import Writer
from entaku.server.tables.again import sitting_again
from entaku.server.tables.games import GAME, check_options, game_options_of, game_setup
from entaku.server.tables.options import GameOptions, Options
from entaku.server.tables.plays import Format
from entaku.server.tables.sitting import Sitting
from entaku.server.trouble import Unavailable

log = logging.getLogger("entaku.server")
_encode = msgspec.json.Encoder().encode
Result = TypeVar("Result")


class Service:
    """All rooms."""

    def __init__(
        self,
        config: Config,
        store: Store,
        library: Library,
        formats: Mapping[str, Format[Any]],
        metrics: Metrics,
        places: Places,
        share: Share | None = None,
    ) -> None:
        self.config = config
        self.share = share
        if share is not None:
            share.when_changed = self.shared_anew
        self.places = places
        self.metrics = metrics
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
        self.writer = Writer(store, metrics)
        self._readings: Readings[Room | None] = Readings(self._read)
        self._moves = Moves(self.now)
        self.when_lost: Callable[[Room, Guest], Awaitable[None]] = nothing_else
        self.when_changed: Callable[[Room], None] = nobody_hears
        self.limits = Limits(self.now, config.crowd)
        self.heavy = Heavy(config.data, self.now, config.workers, config.crowd)
        self.made = Made()
        self._tasks: set[asyncio.Task[None]] = set()
        self._janitor = self.call_later(60, self._tidy)

    async def close(self) -> None:
        """Write what is to be written, and stop."""
        self._janitor.cancel()
        for room in self.rooms.values():
            room.stop()
        for task in self._tasks:
            task.cancel()
        self.heavy.close()
        await self.writer.quiet()
        for room in self.rooms.values():
            await room.snapshots.keep()
        await self.writer.close()

    def shared_anew(self) -> None:
        """The server's address for everybody is there, is another, or is gone: every room tells its people."""
        for room in self.rooms.values():
            if self.share is not None and self.share.address and not self.config.public_url:
                for line in room.here.lines:
                    line.base = self.share.address
            room.changed()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Do something beside everything else."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stored(self, job: Callable[[], Result]) -> Result:
        """Do something with the store.  Raises Unavailable if it is out of reach, or what it is about is elsewhere."""
        try:
            return await self.writer.run(job)
        except Fenced as problem:
            self.overtaken(problem)
            raise Unavailable("room-moving") from problem
        except SQLAlchemyError as problem:
            self.metrics.not_stored()
            log.warning("the store can't be used: %s", str(problem).splitlines()[0])
            raise Unavailable("store-trouble") from problem

    # Rooms.

    async def room(self, code: str) -> Room:
        """The room of this code, however it is typed.  Raises Unlawful if there is none."""
        room = await self.find_room(code)
        if room is None:
            raise Unlawful("room-unknown", code=code_in(code)[:12])
        return room

    async def find_room(self, code: str) -> Room | None:
        """The room of this code, if there is one (still): nights outlive rooms, and name some by hand."""
        code = code_in(code)
        known = self.rooms.get(code)
        return await self._readings.wait_for(code) if known is None else known

    async def open(self, wanted: NewRoom, address: str) -> tuple[Room, Guest, str, CubeChecked | None]:
        """Start a room: gives it, its host, the host's token, and the report on the cube if there is one."""
        cube = await self.checked(wanted.options, wanted.seats, address)
        title = tidied(wanted.title)[:LONGEST_TITLE]
        pace = min(max(wanted.pace, 0.0), 10.0)
        record = Record(title, wanted.language, 1, wanted.watching, pace, [Chair() for _ in range(wanted.seats)])
        for seat in set(wanted.bots):
            record.chair(seat)
            record.set_bot(seat, on=True)
        host, token = record.enter(wanted.name)
        if wanted.play:
            record.sit(host, None)
        return await self.create(record, wanted.options), host, token, cube

    async def create(self, record: Record, options: Options, home: str = "") -> Room:
        """Keep a new room, under a code that no other has; it lives in a home that is open here, or by itself."""
        while True:
            code = new_code()
            lease = await self.places.take(home or room_home(code))
            row = StoredRoom(code, time.time(), _encode(options), _encode(record), home)
            if await self.stored(partial(self.store.under(lease).create, row)):
                break
        room = self.rooms[code] = Room(self, code, record, options, self.format(options), home, lease)
        return room

    async def guest_of(self, room: Room, token: str) -> Guest | None:
        """Who shows a token: one of the room, or of the room where its pod drafted.

        None for somebody of the pod who came there after the group sat down: they look on.  Raises Unlawful for a
        token of neither.
        """
        guest = room.record.guest_of(token)
        if guest is not None:
            return guest
        at = await self.room_of_tokens(room)
        there = None if at is room else at.record.guest_of(token)
        if there is None:
            raise Unlawful("token-unknown")
        return next((one for one in room.record.guests if one.pod == there.id), None)

    async def room_of_tokens(self, room: Room) -> Room:
        """The room whose tokens count in a room: of a group's the one where its pod drafted."""
        group = room.record.group
        return room if group is None or not group.pod else await self.room(group.pod)

    async def enter(self, room: Room, wanted: Enter) -> tuple[Guest, str]:
        """Somebody comes into a room: gives who they are there, and their token."""

        def enter(record: Record) -> tuple[Guest, str]:
            if wanted.watch and not record.watching:
                raise Unlawful("watching-closed")
            guest, token = record.enter(wanted.name, room.here.guests())
            if not wanted.watch:
                record.sit(guest, wanted.seat)
            return guest, token

        entered = await room.change(enter)
        room.bots.wake_all()
        return entered

    async def start(self, room: Room, how: Callable[[Record], None]) -> None:
        """A table begins: its setup is made, then its seed is mixed, then it is played."""
        async with room.changing:
            room.expect_still()
            record = msgspec.json.decode(_encode(room.record), type=Record)
            how(record)
            record.game = game_options_of(room.options)
            names = [record.name_at(seat) for seat in range(len(record.chairs))]
            self.expect_seats(room.format, len(names))

            async def deal(luck: Seed) -> Struct:
                return await self.dealt(room, names, luck, record.decks())

            await self.begin(room, record, room.format.offer.format, deal)

    async def dealt(self, room: Room, names: list[str], luck: Seed, decks: Sequence[Brought | None]) -> Struct:
        """The setup of a table of what is played in a room.  Raises EntakuError if it can't be."""
        kind, options = room.format, room.options
        if not kind.is_heavy(options):
            return await asyncio.to_thread(kind.setup, options, names, self.library, luck, decks)
        packed = await self.heavy.run(f"room {room.code}", setup_dealt, kind, options, names, luck, decks)
        return await asyncio.to_thread(self.setups.read, packed, kind.play.setup)

    async def begin(
        self,
        room: Room,
        record: Record,
        played: str,
        deal: Callable[[Seed], Awaitable[Struct]],
        beside: Room | None = None,
    ) -> None:
        """A table of the room as `record` has it: dealt, its seed mixed, and stored before the room is so.

        Where no device can have a part in the seed the table has begun when this ends, else it begins by itself.
        """

        setup = await deal(secrets.token_bytes(32))

        def written() -> bytes:
            self.plays[played].rules.begin(setup, bytes(32))
            return self.setups.write(setup)

        packed = await asyncio.to_thread(written)
        row = begun(room.code, record, played, self.plays[played].rules.name, __version__, packed)
        mixer = room.mix(row, returning=False, beside=beside)
        if mixer.is_alone:
            await mixer.make()
        else:
            room.changed()
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

            def dealt(luck: Seed) -> GameSetup:
                own = room.format.customs(room.options, self.library)
                setup = game_setup(names, drafted.pools, decks, drafted.find, self.library, options, own)
                return with_variant(setup, options.variant, self.library, luck)

            async def deal(luck: Seed) -> Struct:
                return await asyncio.to_thread(dealt, luck)

            await self.begin(room, record, GAME.rules.name, deal)

    async def change_options(self, room: Room, options: Options, address: str) -> None:
        """Something else is to be played in this room."""
        await self.checked(options, len(room.record.chairs), address)
        await room.change(lambda record: record.expect_lobby(), options)
        room.options, room.format = options, self.format(options)

    async def checked(self, options: Options, seats: int, address: str) -> CubeChecked | None:
        """The report on the cube of these options, if they have one.  Raises EntakuError if they can't be played."""
        kind = self.format(options)
        self.expect_seats(kind, seats)
        if kind.is_heavy(options):
            return await self.heavy.run(address, options_checked, kind, options, seats)
        return await asyncio.to_thread(kind.check, options, seats, self.library)

    def expect_patience(self, address: str) -> None:
        """Raises Unlawful if too many rooms were started from this address in the last hour."""
        self.limits.use(Limit(self.config.rooms_an_hour, 3600, "too-many-rooms"), address)

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

    async def _read(self, code: str) -> Room | None:
        row = await self.stored(lambda: self.store.room(code)) if is_code(code) else None
        if row is None:
            return None
        lease = await self.places.take(row.home or room_home(code))
        if lease is not None:
            row = await self.stored(lambda: self.store.room(code))  # it may have changed until it was ours
            assert row is not None, "rooms stay"
        record = msgspec.json.decode(row.record, type=Record)
        options = msgspec.json.decode(row.options, type=Options)
        room = Room(self, code, record, options, self.format(options), row.home, lease)
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
            self.spawn(room.mix(stopped, returning=True).make_beside())
        self.rooms[code] = room
        return room

    async def sitting(self, code: str, number: int, options: Options, game: GameOptions | None = None) -> Sitting:
        """A table of a room, played again from what is stored; `game`: what its people may do with each other."""

        def again() -> tuple[Sitting, dict[int, float]]:
            stored = self.store.table(code, number)
            if stored is None:
                raise LookupError(f"room {code} has no table {number}")
            play = self.plays[stored.format]
            setup = self.setups.read(stored.setup, play.setup)
            own = self.format(options).customs(options, self.library) or described_in(setup, self.library)
            facts = Facts(self.library.beside(own.values()), own) if own else self.facts
            return sitting_again(self.store, play, setup, stored, game, facts, self.now)

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

    # Places.

    def overtaken(self, problem: Fenced) -> None:
        """A write was refused: what it was about is another process's."""
        for lease in problem.leases:
            self.spawn(self.places.lost(lease))

    def lose(self, lease: Lease) -> None:
        """The rooms under this lease are another process's: whoever is there is sent on."""
        for room in self._under(lease):
            room.close(Elsewhere(""))
            del self.rooms[room.code]

    async def hand_over(self, lease: Lease, problem: Unavailable) -> None:
        """Close the rooms under this lease, with everything that was answered written."""
        for room in self._under(lease):
            room.stop()
            room.answers.is_stalled = True
            await room.outbox.at_rest.wait()
            await room.snapshots.keep()
            async with room.changing:
                room.close(problem)
                self.rooms.pop(room.code, None)

    def _under(self, lease: Lease) -> list[Room]:
        return [room for room in self.rooms.values() if room.lease == lease]

    # Moving to another device.

    def move(self, room: Room, guest: Guest, is_lost: bool = False) -> str:
        """A key that brings a guest to another device, once."""
        return self._moves.begin(room.code, guest.id, is_lost)

    async def arrive(self, room: Room, key: str) -> tuple[Guest, str]:
        """The other device is there: gives who is at it, and a token of its own."""
        move = self._moves.end(room.code, key)
        known = room.record.guest(move.guest)
        if move.is_lost and known is not None:
            await self.when_lost(room, known)

        def arrive(record: Record) -> tuple[Guest, str]:
            guest = record.guest(move.guest)
            if guest is None:
                raise Unlawful("move-unknown")
            return guest, record.only_token(guest) if move.is_lost else record.another_token(guest)

        guest, token = await room.change(arrive)
        if move.is_lost:
            self.put_out(room, guest)
        return guest, token

    def put_out(self, room: Room, guest: Guest) -> None:
        """The devices that a guest has lost are told so and see nothing more, in a group's room of the pod either.

        Links by which these would have let another in count no longer.
        """
        self._moves.forget(room.code, guest.id)
        for other in [room, *self.rooms.values()]:
            group = other.record.group
            if other is room:
                lost = {guest.id}
            elif group is not None and group.pod == room.code:
                lost = {one.id for one in other.record.guests if one.pod == guest.id}
            else:
                continue
            for line in [line for line in other.here.lines if line.guest in lost]:
                other.disconnect(line)
                line.end(Unlawful("guest-recovered"), final=True)
            other.bots.wake_all()

    def _tidy(self) -> None:
        """Rooms that nobody looks at leave the memory; where a clock runs, it runs on."""
        before = self.now() - self.config.idle
        for code, room in list(self.rooms.items()):
            running = room.sitting is not None and not room.is_over and not room.record.paused
            clocked = running and room.sitting is not None and room.sitting.clocks.next() is not None
            is_busy = clocked or room.mixer is not None or room.changing.locked()
            if not room.here.lines and room.last_used < before and not is_busy:
                room.stop()
                self.spawn(room.snapshots.keep())
                del self.rooms[code]
        self._moves.tidy()
        self.limits.tidy()
        self.heavy.tidy()
        self._janitor = self.call_later(60, self._tidy)


async def nothing_else(room: Room, guest: Guest) -> None:
    """What a room's guest has lost was worth nothing elsewhere."""


def nobody_hears(room: Room) -> None:
    """What happens in a room concerns nothing but the room."""


def options_checked(library: Library, kind: Format[Any], options: Options, seats: int) -> CubeChecked | None:
    """What a format says of options, in another process."""
    return kind.check(options, seats, library)


def setup_dealt(
    library: Library,
    kind: Format[Any],
    options: Options,
    names: Sequence[str],
    luck: Seed,
    decks: Sequence[Brought | None],
) -> bytes:
    """A setup as a format makes it in another process, as the store keeps it."""
    return Setups().write(kind.setup(options, names, library, luck, decks))
