"""The store: what must outlive the process, in SQLite or PostgreSQL.

Only setups, seeds, answers and who sits where are kept; everything else follows from them.
"""

import copy
import secrets
import time
from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import ExitStack
from typing import Literal, Self, TypeVar

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from entaku.kernel.decisions import Answer
from entaku.server.storage import claim, forms
from entaku.server.storage.damage import Damage
from entaku.server.storage.engine import engine_of, file_of, for_its_keeper
from entaku.server.storage.leases import Lease, Member, expect_ours, take_whole
from entaku.server.storage.schema import ANSWERS, DECKS, MIXINGS, ROOMS, TABLES

Back = Literal["undo", "takeback", "objected"]
How = Literal["seat", "clock", "bot", "table"] | Back
"""Who gave an answer: the seat's own player, the server when time ran out, a bot, or the table for who is away.

The last three are no answers but say that the table went back: by consent, for a player's own mana, or because what was
done by hand was objected to.  See `lasting`.
"""
BACK: frozenset[How] = frozenset({"undo", "takeback", "objected"})

RETRIES = (0.05, 0.2, 0.5)
"""Seconds before trying again what failed."""

Result = TypeVar("Result")


class StoredRoom(Struct, frozen=True):
    """A row of `rooms`; `home` is what it lives in, "" for a room by itself."""

    code: str
    opened: float
    options: bytes
    record: bytes
    home: str = ""


class StoredTable(Struct, frozen=True):
    """A row of `tables`: what is played, by which version of the program, from which setup and seed.

    `proof` is what the seed was made from, as JSON; None for tables that began before seeds were mixed.
    """

    code: str
    number: int
    format: str
    version: str
    setup: bytes
    seed: bytes
    began: float
    proof: bytes | None = None


class StoredMixing(Struct, frozen=True):
    """A row of `mixings`: a table whose seed is being made, the room as it will be then, and the proof so far."""

    code: str
    number: int
    format: str
    version: str
    setup: bytes
    record: bytes
    proof: bytes


class StoredAnswer(Struct, frozen=True, array_like=True):
    """A row of `answers`: the n-th of its table, counted from 0; `answer` is JSON.

    `reserve` is how many seconds of the seat's reserve it took, `why` a bot's reason for it, as JSON.
    """

    code: str
    number: int
    n: int
    decision: int
    seat: int
    answer: str
    at: float
    how: How
    reserve: float = 0.0
    why: str | None = None


class StoredDeck(Struct, frozen=True):
    """A row of `decks`."""

    plan: bytes
    handed_in: bool


_APPEND = {
    "sqlite": """
INSERT INTO answers (code, number, n, decision, seat, answer, at, how, reserve, why)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
       json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
       json_extract(value, '$[6]'), json_extract(value, '$[7]'), json_extract(value, '$[8]'),
       json_extract(value, '$[9]')
FROM json_each(:rows)""",
    "postgresql": """
INSERT INTO answers (code, number, n, decision, seat, answer, at, how, reserve, why)
SELECT value->>0, CAST(value->>1 AS integer), CAST(value->>2 AS integer), CAST(value->>3 AS integer),
       CAST(value->>4 AS integer), value->>5, CAST(value->>6 AS double precision), value->>7,
       CAST(value->>8 AS double precision), value->>9
FROM json_array_elements(CAST(:rows AS json))""",
}
"""A whole group of answers in one statement: the thread that writes holds up the others as little as possible."""


class Store:
    """The database of one server process.  All its functions block; see `writer` for the event loop's side.

    `lease` is that under which it writes; None where a lock of the machine's keeps everybody else out.
    """

    lease: Lease | None

    def __init__(self, url: str, use: claim.Use = "alone") -> None:
        """Open the database, and bring it to its present form.

        Raises Unlawful where that is a later version's, is being replaced, or is another server's, and what the
        database raises.
        """
        self.engine = engine_of(url)
        self.damage = Damage(self.engine)
        file = file_of(self.engine)
        if file is not None:
            for_its_keeper(file)
        self._append = sa.text(_APPEND[self.engine.dialect.name])
        with ExitStack() as opened:
            opened.callback(self.engine.dispose)
            opened.callback(claim.use(self.engine, use))
            forms.migrate(self.engine)
            self.lease = self._for_itself() if use == "alone" else None
            self._opened = opened.pop_all()

    def close(self) -> None:
        self._opened.close()

    def _for_itself(self) -> Lease | None:
        """What keeps out a server that had the database before, should it come back after the database was away."""
        if self.engine.dialect.name == "sqlite":
            return None
        with self.engine.begin() as connection:
            return take_whole(connection, Member(secrets.token_hex(16), ""))

    def under(self, lease: Lease | None) -> Self:
        """The same store, writing under a lease; itself where there is none."""
        if lease is None:
            return self
        leased = copy.copy(self)
        leased.lease = lease
        return leased

    def append(self, rows: Sequence[StoredAnswer], leases: Collection[Lease] = ()) -> None:
        """Keep a group of answers, those of rooms under leases under these: all of them, once, or none.

        A failure is tried again; where the database took the group and only the word of it was lost, that is found
        out first.  Raises Fenced where a lease has ended, and what the database raises when it stays out of reach.
        """
        data = msgspec.json.encode(rows).decode()

        def insert(connection: sa.Connection) -> None:
            expect_ours(connection, leases)
            connection.execute(self._append, {"rows": data})

        self.persist(insert, lambda: self._has(rows))

    def create(self, room: StoredRoom) -> bool:
        """Keep a new room; False if its code is taken already."""
        if self.room(room.code) is not None:
            return False
        row = msgspec.structs.asdict(room)
        self.persist(lambda connection: connection.execute(ROOMS.insert(), row), lambda: self.room(room.code) == room)
        return True

    def keep_room(self, code: str, record: bytes, options: bytes | None = None) -> None:
        """Keep who sits where, and the options if they changed."""
        values = {"record": record} if options is None else {"record": record, "options": options}
        change = ROOMS.update().where(ROOMS.c.code == code).values(**values)
        self.persist(lambda connection: connection.execute(change))

    def keep_mixing(self, mixing: StoredMixing) -> None:
        """Keep how far the making of a seed has come."""
        own = (MIXINGS.c.code == mixing.code) & (MIXINGS.c.number == mixing.number)

        def write(connection: sa.Connection) -> None:
            connection.execute(MIXINGS.delete().where(own))
            connection.execute(MIXINGS.insert(), msgspec.structs.asdict(mixing))

        self.persist(write)

    def mixing(self, code: str, number: int) -> StoredMixing | None:
        """The making of the seed of a room's table, if the server ended in the middle of it."""
        which = sa.select(MIXINGS).where((MIXINGS.c.code == code) & (MIXINGS.c.number == number))
        with self.engine.connect() as connection:
            row = connection.execute(which).one_or_none()
        return None if row is None else StoredMixing(**row._mapping)

    def begin(self, table: StoredTable, record: bytes) -> None:
        """Keep a table that begins, together with its room; its seed is made."""
        row = msgspec.structs.asdict(table)

        def write(connection: sa.Connection) -> None:
            connection.execute(MIXINGS.delete().where(MIXINGS.c.code == table.code))
            connection.execute(TABLES.insert(), row)
            connection.execute(ROOMS.update().where(ROOMS.c.code == table.code).values(record=record))

        self.persist(write, lambda: self.table(table.code, table.number) == table)

    def keep_deck(self, code: str, number: int, seat: int, deck: StoredDeck) -> None:
        """Keep a seat's deck."""
        own = (DECKS.c.code == code) & (DECKS.c.number == number) & (DECKS.c.seat == seat)
        row = {"code": code, "number": number, "seat": seat, "plan": deck.plan, "handed_in": deck.handed_in}

        def write(connection: sa.Connection) -> None:
            connection.execute(DECKS.delete().where(own))
            connection.execute(DECKS.insert(), row)

        self.persist(write)

    def room(self, code: str) -> StoredRoom | None:
        """The room of this code, if there is one."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(ROOMS).where(ROOMS.c.code == code)).one_or_none()
        return None if row is None else StoredRoom(**row._mapping)

    def table(self, code: str, number: int) -> StoredTable | None:
        """A table of a room."""
        which = sa.select(TABLES).where((TABLES.c.code == code) & (TABLES.c.number == number))
        with self.engine.connect() as connection:
            row = connection.execute(which).one_or_none()
        return None if row is None else StoredTable(**row._mapping)

    def tables(self, code: str) -> list[tuple[int, str, float]]:
        """Every table of a room, the first one first: its number, its format, and when it began."""
        wanted = sa.select(TABLES.c.number, TABLES.c.format, TABLES.c.began).where(TABLES.c.code == code)
        with self.engine.connect() as connection:
            return [(row.number, row.format, row.began) for row in connection.execute(wanted.order_by(TABLES.c.number))]

    def answers(self, code: str, number: int) -> list[StoredAnswer]:
        """The answers of a table, in order."""
        rows = sa.select(ANSWERS).where((ANSWERS.c.code == code) & (ANSWERS.c.number == number)).order_by(ANSWERS.c.n)
        with self.engine.connect() as connection:
            return [StoredAnswer(*row) for row in connection.execute(rows)]

    def decks(self, code: str, number: int) -> dict[int, StoredDeck]:
        """The decks built after a table, by seat."""
        rows = sa.select(DECKS).where((DECKS.c.code == code) & (DECKS.c.number == number))
        with self.engine.connect() as connection:
            return {row.seat: StoredDeck(row.plan, bool(row.handed_in)) for row in connection.execute(rows)}

    def persist(self, write: Callable[[sa.Connection], object], done: Callable[[], bool] | None = None) -> None:
        """Write in one transaction, again where that fails, unless it turns out to be `done`.

        Raises Fenced where the store's lease has ended, and what the database raises when it stays out of reach.
        """
        leases = () if self.lease is None else (self.lease,)
        for wait in (*RETRIES, None):
            try:
                with self.engine.begin() as connection:
                    expect_ours(connection, leases)
                    write(connection)
                return
            except sa.exc.SQLAlchemyError:
                if wait is None:
                    raise
                time.sleep(wait)
                if done is not None and self._answers_yes(done):
                    return

    def _answers_yes(self, done: Callable[[], bool]) -> bool:
        try:
            return done()
        except sa.exc.SQLAlchemyError:
            return False

    def _has(self, rows: Sequence[StoredAnswer]) -> bool:
        for code, number in {(row.code, row.number) for row in rows}:
            kept = set(self.answers(code, number))
            if not kept.issuperset(row for row in rows if (row.code, row.number) == (code, number)):
                return False
        return True


def lasting(rows: Iterable[StoredAnswer]) -> list[StoredAnswer]:
    """The answers that stand: a row that goes back says how many of those before it last.

    >>> rows = [StoredAnswer("", 1, n, n, 0, "1", 0.0, "seat") for n in range(3)]
    >>> back = StoredAnswer("", 1, 3, -1, 0, "1", 0.0, "undo")
    >>> [row.n for row in lasting([*rows, back, StoredAnswer("", 1, 4, 1, 0, "2", 0.0, "seat")])]
    [0, 4]
    """
    kept: list[StoredAnswer] = []
    for row in rows:
        if row.how in BACK:
            del kept[int(row.answer) :]
        else:
            kept.append(row)
    return kept


def encode_answer(answer: Answer) -> str:
    """An answer as the store keeps it."""
    return msgspec.json.encode(answer).decode()


def decode_answer(text: str) -> Answer:
    """An answer as the store kept it."""
    answer: Answer = msgspec.json.decode(text, type=Answer)
    return answer
