"""The seed of a table in the making: the server is bound first, the seats' devices pledge, agree to the list of who did
and who didn't, and then reveal.

Whoever doesn't go on with what they pledged is left out, and everybody begins again: so nobody has a choice between a
seed with their part in it and the same one without.  Each try is stored before anybody hears of it.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Protocol

import msgspec
from msgspec.structs import replace

from entaku.kernel.errors import EntakuError, Unreadable
from entaku.kernel.proof import FORM, Mixing, Proof, Share, commitment_to, is_nonce, mixed_seed, withheld
from entaku.kernel.seats import Seat
from entaku.server import protocol
from entaku.server.lines.line import Line
from entaku.server.rooms.here import Here
from entaku.server.rooms.record import Record
from entaku.server.steady import steadily
from entaku.server.storage.setups import plain
from entaku.server.storage.store import StoredMixing, StoredTable

log = logging.getLogger("entaku.server")
_encode = msgspec.json.Encoder().encode


class Beside(Protocol):
    """A room whose guests take part in the making of another one's seed."""

    @property
    def here(self) -> Here: ...
    @property
    def mixers_beside(self) -> "list[Mixer]": ...


class Beginning(Protocol):
    """The room whose next table it is."""

    @property
    def code(self) -> str: ...
    @property
    def record(self) -> Record: ...
    @property
    def here(self) -> Here: ...

    async def keep_mixing(self, row: StoredMixing) -> None:
        """Store how far it is.  Raises Unavailable where the store is out of reach."""

    async def begin(self, table: StoredTable, mixed: StoredMixing) -> None:
        """The seed is made: store the table, and play it.  Raises Unavailable where the store is out of reach."""

    def stays(self) -> None:
        """No table begins after all."""


class Mixer:
    """The making of one table's seed, which is played by these rules.

    `begun` is the table as it is kept meanwhile; devices have so many seconds for each of their parts.  After a restart
    (`returning`) everybody who has a seat is waited for.  `beside` is a room whose guests are this one's too, and may
    still be there: that of the pod that plays in groups.
    """

    def __init__(
        self,
        room: Beginning,
        begun: StoredMixing,
        rules: str,
        seconds: float,
        *,
        returning: bool,
        beside: Beside | None = None,
    ) -> None:
        self._room = room
        self._seconds = seconds
        self._beside = beside
        self._begun = begun
        self._record = msgspec.json.decode(begun.record, type=Record)
        self._proof = _of_today(msgspec.json.decode(begun.proof, type=Proof), begun, rules)
        self._returning = returning
        self._out: set[Seat] = set()
        for attempt, mixing in enumerate(self._proof.mixings, start=1):
            self._out.update(withheld(self._proof.commitment, attempt, mixing, FORM))
        self._pledges: dict[Seat, str] = {}
        self._agreements: dict[Seat, str] = {}
        self._nonces: dict[Seat, str] = {}
        self._asked: set[Seat] = set()
        self._list: Mixing | None = None
        self._have_agreed = False
        self._news = asyncio.Event()

    @property
    def is_alone(self) -> bool:
        """Whether no device is there that could have a part."""
        return not self._returning and not self._able()

    async def make(self) -> None:
        """Mix until everybody who pledged has revealed, and let the table begin.  Raises EntakuError if it can't."""
        if self._beside is not None:
            self._beside.mixers_beside.append(self)
        try:
            while not await self._mixed():
                pass
            await self._begin()
        except Exception:
            self._room.stays()
            raise
        finally:
            if self._beside is not None:
                self._beside.mixers_beside.remove(self)

    async def make_beside(self) -> None:
        """The same beside everything else: the host is told why the table can't begin."""
        try:
            await self.make()
        except EntakuError as problem:
            for line in self._room.here.lines:
                if line.guest == self._room.record.in_charge:
                    line.refuse(problem)
        except Exception:
            log.exception("room %s: a table could not begin", self._room.code)

    def ask(self, line: Line) -> None:
        """Ask a device for its part, or for what is still missing of it."""
        seat = self._seat_of(line)
        if not line.mixes or seat is None or seat not in self._asked:
            return
        pledges = agreements = None
        closed = self._list or Mixing()
        if self._list is not None:
            pledges = tuple(protocol.Pledged(share.seat, share.pledge) for share in closed.shares)
        if self._have_agreed:
            agreements = tuple(protocol.Agreed(share.seat, share.agreement) for share in closed.shares)
        line.say(
            protocol.Mixing(
                number=self._begun.number,
                table=self._proof.table,
                attempt=len(self._proof.mixings),
                seat=seat,
                commitment=self._proof.commitment,
                pledges=pledges,
                silent=closed.silent,
                unasked=closed.unasked,
                agreements=agreements,
                seconds=self._seconds,
            )
        )

    def take(self, line: Line, message: protocol.Pledge | protocol.Agree | protocol.Reveal) -> None:
        """A device's part; what comes too early, too late, or twice, is not heard.  Raises Unreadable for no hash."""
        seat = self._seat_of(line)
        match message:
            case protocol.Pledge(pledge=given):
                heard, is_time = self._pledges, self._list is None
            case protocol.Agree(agreement=given):
                heard, is_time = self._agreements, seat in self._pledges and not self._have_agreed
                is_time = is_time and self._list is not None
            case protocol.Reveal(nonce=given):
                heard, is_time = self._nonces, seat in self._pledges and self._have_agreed
        if not is_nonce(given):
            raise Unreadable("mixing-unreadable")
        meant = (message.number, message.attempt) == (self._begun.number, len(self._proof.mixings))
        if seat is not None and seat in self._asked and meant and is_time:
            heard.setdefault(seat, given)
            self._news.set()

    def _able(self) -> set[Seat]:
        """The seats whose devices can have a part; after a restart those of all people."""
        if self._returning:
            return {seat for seat, chair in enumerate(self._record.chairs) if chair.guest is not None} - self._out
        there = (self._seat_of(line) for line in self._lines() if line.mixes)
        return {seat for seat in there if seat is not None} - self._out

    def _seat_of(self, line: Line) -> Seat | None:
        """Where the person at the line will sit."""
        guest = self._record.guest(line.guest)
        return None if guest is None else guest.seat

    async def _mixed(self) -> bool:
        """One try; whether it gave a seed."""
        self._asked = self._able()
        self._pledges, self._agreements, self._nonces = {}, {}, {}
        self._list, self._have_agreed = None, False
        before = self._proof.mixings
        if self._asked:
            await self._keep(Mixing(stopped=True))
            self._ask_all()
            await self._until(lambda: self._asked <= self._pledges.keys())
        mixing = self._list = self._closed()
        if mixing.shares:
            mixing = await self._shown(mixing)
        self._proof = replace(self._proof, mixings=(*before, mixing))
        wrong = withheld(self._proof.commitment, len(self._proof.mixings), mixing, FORM)
        self._out.update(wrong)
        return not wrong

    def _closed(self) -> Mixing:
        """The list of all seats as it is when time to pledge is up: from here on nothing of it changes."""
        shares = tuple(Share(seat, pledge) for seat, pledge in sorted(self._pledges.items()))
        silent = self._asked - self._pledges.keys()
        return Mixing(shares, tuple(sorted(silent)), tuple(sorted({*range(len(self._record.chairs))} - self._asked)))

    async def _shown(self, mixing: Mixing) -> Mixing:
        """The list with what those on it give: agreements first, and nonces only once all of these are there."""
        self._ask_all()
        await self._until(lambda: self._pledges.keys() <= self._agreements.keys())
        self._have_agreed = self._pledges.keys() <= self._agreements.keys()
        agreed = (replace(share, agreement=self._agreements.get(share.seat, "")) for share in mixing.shares)
        mixing = self._list = replace(mixing, shares=tuple(agreed))
        if self._have_agreed:
            self._ask_all()
            await self._until(lambda: self._pledges.keys() <= self._nonces.keys())
        return replace(
            mixing, shares=tuple(replace(share, nonce=self._nonces.get(share.seat, "")) for share in mixing.shares)
        )

    async def _keep(self, mixing: Mixing) -> None:
        """Store that a try begins: should the server end before it is over, that can't be hidden."""
        self._proof = replace(self._proof, mixings=(*self._proof.mixings, mixing))
        await self._room.keep_mixing(replace(self._begun, proof=_encode(self._proof)))

    def _ask_all(self) -> None:
        for line in self._lines():
            self.ask(line)

    def _lines(self) -> set[Line]:
        return self._room.here.lines if self._beside is None else self._room.here.lines | self._beside.here.lines

    async def _until(self, all_there: Callable[[], bool]) -> None:
        """Wait for the devices, but not longer than they have time."""
        try:
            async with asyncio.timeout(self._seconds):
                while not all_there():
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            pass

    async def _begin(self) -> None:
        """The seed is made: the table is stored, and played."""
        begun, proof = self._begun, self._proof
        seed = mixed_seed(proof.table, proof.commitment, proof.mixings, proof.secret, proof.form)
        table = StoredTable(
            begun.code, begun.number, begun.format, begun.version, begun.setup, seed, steadily(), _encode(proof)
        )
        await self._room.begin(table, begun)


def begun(code: str, record: Record, played: str, rules: str, version: str, setup: bytes) -> StoredMixing:
    """A table that is about to begin, with a secret that nobody else knows and what binds the server to it."""
    table, secret = f"{code}-{record.table}", secrets.token_hex(32)
    proof = Proof(table, commitment_to(table, plain(setup), secret, version, rules), (), secret, FORM)
    return StoredMixing(code, record.table, played, version, setup, _encode(record), _encode(proof))


def _of_today(proof: Proof, begun: StoredMixing, rules: str) -> Proof:
    """A proof that an older program began, in today's form; the tries that it made stay, as given up."""
    if proof.form == FORM:
        return proof
    commitment = commitment_to(proof.table, plain(begun.setup), proof.secret, begun.version, rules)
    return Proof(proof.table, commitment, (Mixing(stopped=True),) * len(proof.mixings), proof.secret, FORM)
