"""The games on paper of one server process: every act is stored, then shown on every phone at the table."""

import asyncio
import hmac
import time
from contextlib import AbstractAsyncContextManager
from functools import partial

import msgspec

from entaku.kernel.errors import Unlawful
from entaku.server.codes import code_in, digest_of, is_code, new_code, new_token
from entaku.server.companion.bodies import (
    NewPaperGame,
    PaperAct,
    PaperDo,
    PaperHere,
    PaperMore,
    PaperSetup,
    PaperShown,
    Seat,
)
from entaku.server.companion.game import Log, begun, checked
from entaku.server.companion.stored import PaperStore, StoredPaperGame
from entaku.server.kept import KeptUnderLease
from entaku.server.lines.line import Line
from entaku.server.service import Service
from entaku.server.storage.leases import Lease, paper_home
from entaku.server.storage.writer import settled
from entaku.server.trouble import Unavailable

MOST_PHONES = 40
"""So many phones may count one game."""

_encode = msgspec.json.Encoder().encode


class Phone(msgspec.Struct, frozen=True):
    """A phone at a table: what it calls itself, whose it is, and whether it may change anything."""

    device: str
    seat: Seat | None
    counts: bool


class PaperGame:
    """A game with every phone that looks at it."""

    def __init__(
        self, stored: StoredPaperGame, setup: PaperSetup, acts: list[PaperAct], lease: Lease | None = None
    ) -> None:
        self.stored = stored
        self.lease = lease
        self.setup = setup
        self.log = Log(setup, acts)
        self.phones: dict[Line, Phone] = {}
        self.changing = asyncio.Lock()

    @property
    def code(self) -> str:
        return self.stored.code

    @property
    def is_idle(self) -> bool:
        """Whether no phone is there, and nothing is being counted."""
        return not self.phones and not self.changing.locked()

    def quiet(self) -> AbstractAsyncContextManager[None]:
        """The time in which nothing is counted."""
        return self.changing

    def is_key(self, key: str) -> bool:
        """Whether this key lets a phone count."""
        return hmac.compare_digest(digest_of(key), self.stored.owner)

    async def renew(self, games: "PaperGames", key: str) -> str:
        """A phone is lost: gives the key by which phones count from now on, to one that has it until now.

        All of them had the same, so that all are sent away; those who look on stay.  Raises Unlawful for another key.
        """
        async with self.changing:
            if not self.is_key(key):
                raise Unlawful("companion-key-unknown")
            new = new_token()
            await settled(games.renew(self, digest_of(new)), partial(self._renewed, digest_of(new)))
            return new

    def _renewed(self, owner: str, is_stored: bool) -> None:
        """Phones that counted are told, if the store took it."""
        if is_stored:
            self.stored = msgspec.structs.replace(self.stored, owner=owner)
            for line in [line for line, phone in self.phones.items() if phone.counts]:
                self.disconnect(line)
                line.end(Unlawful("companion-key-renewed"), final=True)

    # Counting.

    async def take(self, games: "PaperGames", line: Line, wanted: PaperDo) -> None:
        """What a phone wants done is stored and shown when this returns; what was done before is done.

        Raises Unlawful for what can't be, and Unavailable without a store.
        """
        phone = self.phones[line]
        if not phone.counts:
            raise Unlawful("companion-watch-only")
        async with self.changing:
            if line not in self.phones:
                raise Unlawful("companion-key-renewed")
            if self.log.has(wanted.id):
                return
            act = self.log.taken(wanted, phone.device, phone.seat, time.time() * 1000)
            await settled(games.append(self, act), partial(self._settle, act))

    def _settle(self, act: PaperAct, is_stored: bool) -> None:
        """Show an act, if the store took it."""
        if is_stored:
            self.log.add(act)
            self._tell(_encode(PaperMore((act,))))

    # Showing.

    def connect(self, line: Line, phone: Phone) -> None:
        """Somebody is there.  Raises Unlawful where too many are."""
        if phone.counts and sum(one.counts for one in self.phones.values()) >= MOST_PHONES:
            raise Unlawful("companion-too-many-phones", most=MOST_PHONES)
        self.phones[line] = phone
        self.show(line)
        self._tell_here()

    def disconnect(self, line: Line) -> None:
        if self.phones.pop(line, None) is not None:
            self._tell_here()

    def sit(self, line: Line, seat: Seat | None) -> None:
        """Whose phone this is.  Raises Unlawful for a seat that isn't there."""
        if seat is not None and seat >= len(self.setup.names):
            raise Unlawful("companion-seat-unknown", most=len(self.setup.names))
        self.phones[line] = msgspec.structs.replace(self.phones[line], seat=seat)
        self._tell_here()

    def show(self, line: Line) -> None:
        """Show everything anew."""
        counts = self.phones[line].counts
        here = tuple(phone.seat for phone in self.phones.values())
        acts = tuple(self.log.acts)
        line.send(_encode(PaperShown(self.code, time.time() * 1000, self.setup, acts, here, counts)))

    def close(self, problem: Unavailable) -> None:
        """The game is open here no longer: its lines end, and are told why."""
        for line in list(self.phones):
            line.end(problem, final=False)

    def _tell_here(self) -> None:
        self._tell(_encode(PaperHere(tuple(phone.seat for phone in self.phones.values()))))

    def _tell(self, data: bytes) -> None:
        for line in self.phones:
            line.send(data)


class PaperGames:
    """All games on paper of the server that are shared."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.store = PaperStore(service.store)
        self.games: KeptUnderLease[PaperGame] = KeptUnderLease(self._read, lambda game: game.is_idle)

    async def share(self, wanted: NewPaperGame) -> tuple[PaperGame, str]:
        """A game of one phone becomes everybody's: gives it, and the key to count it.

        Raises Unlawful for what can't have happened, and Unavailable without a store.
        """
        setup, key = checked(wanted.setup), new_token()
        acts = begun(setup, wanted.acts, "", time.time() * 1000)
        while True:
            row = StoredPaperGame(new_code(), time.time(), _encode(setup), digest_of(key))
            lease = await self.service.places.take(paper_home(row.code))
            if await self.service.stored(partial(self._writing(lease).create, row, acts)):
                return self.games.keep(row.code, PaperGame(row, setup, acts, lease)), key

    async def game(self, code: str) -> PaperGame:
        """The game of this code, however it is typed.  Raises Unlawful if there is none."""
        return await self.games.get(code_in(code))

    async def append(self, game: PaperGame, act: PaperAct) -> None:
        """Store an act."""
        await self.service.stored(lambda: self._writing(game.lease).append(game.code, act))

    async def renew(self, game: PaperGame, owner: str) -> None:
        """Store by which key phones count."""
        await self.service.stored(lambda: self._writing(game.lease).renew(game.code, owner))

    def _writing(self, lease: Lease | None) -> PaperStore:
        return PaperStore(self.service.store.under(lease))

    async def _read(self, code: str) -> PaperGame:
        stored = await self.service.stored(lambda: self.store.game(code)) if is_code(code) else None
        if stored is None:
            raise Unlawful("companion-unknown", code=code[:12])
        lease = await self.service.places.take(paper_home(code))
        acts = await self.service.stored(lambda: self.store.acts(code))
        return PaperGame(stored, msgspec.json.decode(stored.setup, type=PaperSetup), acts, lease)
