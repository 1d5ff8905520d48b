"""The store: each table's setup, its log and what its people keep there, in SQLite or PostgreSQL.

Writes are collected and committed in groups by one thread of their own, in the order in which they were asked for.
"""

import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from msgspec import Struct

METADATA = sa.MetaData()

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("rules", sa.String(40), nullable=False),
    sa.Column("wish", sa.LargeBinary, nullable=False),  # what was asked for when the table was opened
    sa.Column("people", sa.LargeBinary, nullable=False),  # who sits where
    sa.Column("setup", sa.LargeBinary),  # from the beginning of play on
    sa.Column("seed", sa.LargeBinary),
)
ENTRIES = sa.Table(
    "entries",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
DECKS = sa.Table(
    "decks",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("plan", sa.LargeBinary, nullable=False),
)


class StoredTable(Struct, frozen=True):
    """A row of `tables`."""

    code: str
    opened: float
    rules: str
    wish: bytes
    people: bytes
    setup: bytes | None = None
    seed: bytes | None = None


Write = Callable[[sa.Connection], object]


class Store:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        self.engine = sa.create_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        if url.startswith("sqlite"):
            sa.event.listen(self.engine, "connect", _careful_sqlite)
        _migrate(self.engine)
        self._writes: queue.SimpleQueue[tuple[Write, Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_groups, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Finish what was asked for, then let go of the database."""
        self._writes.put(None)
        self._writer.join()
        self.engine.dispose()

    def write(self, do: Write) -> "Future[None]":
        """Do this in the next group; the future is done when it is committed."""
        done: Future[None] = Future()
        self._writes.put((do, done))
        return done

    def open_table(self, table: StoredTable) -> "Future[None]":
        """Keep a new table."""
        row = {field: getattr(table, field) for field in table.__struct_fields__}
        return self.write(lambda connection: connection.execute(TABLES.insert(), row))

    def keep_people(self, code: str, people: bytes) -> "Future[None]":
        """Keep who sits where."""
        change = TABLES.update().where(TABLES.c.code == code)
        return self.write(lambda connection: connection.execute(change.values(people=people)))

    def begin(self, code: str, setup: bytes, seed: bytes, people: bytes) -> "Future[None]":
        """Keep that play has begun."""
        change = TABLES.update().where(TABLES.c.code == code).values(setup=setup, seed=seed, people=people)
        return self.write(lambda connection: connection.execute(change))

    def append(self, code: str, n: int, entry: bytes, at: float) -> "Future[None]":
        """Keep an answer: the n-th of its table, counted from 0."""
        row = {"code": code, "n": n, "entry": entry, "at": at}
        return self.write(lambda connection: connection.execute(ENTRIES.insert(), row))

    def keep_plan(self, code: str, seat: int, plan: bytes) -> "Future[None]":
        """Keep a seat's deck."""

        def keep(connection: sa.Connection) -> None:
            own = (DECKS.c.code == code) & (DECKS.c.seat == seat)
            connection.execute(DECKS.delete().where(own))
            connection.execute(DECKS.insert(), {"code": code, "seat": seat, "plan": plan})

        return self.write(keep)

    def table(self, code: str) -> StoredTable | None:
        """The table of this code, if there is one."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(TABLES).where(TABLES.c.code == code)).one_or_none()
        return None if row is None else StoredTable(**row._mapping)

    def entries(self, code: str) -> list[bytes]:
        """The answers of a table, in order."""
        rows = sa.select(ENTRIES.c.entry).where(ENTRIES.c.code == code).order_by(ENTRIES.c.n)
        with self.engine.connect() as connection:
            return list(connection.execute(rows).scalars())

    def plans(self, code: str) -> dict[int, bytes]:
        """The decks of a table by seat."""
        rows = sa.select(DECKS.c.seat, DECKS.c.plan).where(DECKS.c.code == code)
        with self.engine.connect() as connection:
            return {row.seat: row.plan for row in connection.execute(rows)}

    def codes(self) -> list[str]:
        """The codes of all tables, latest first."""
        with self.engine.connect() as connection:
            return list(connection.execute(sa.select(TABLES.c.code).order_by(TABLES.c.opened.desc())).scalars())

    def _write_groups(self) -> None:
        while (first := self._writes.get()) is not None:
            group = [first]
            ended = False
            while len(group) < 500:
                try:
                    another = self._writes.get_nowait()
                except queue.Empty:
                    break
                if another is None:
                    ended = True
                    break
                group.append(another)
            self._commit(group)
            if ended:
                return

    def _commit(self, group: Sequence[tuple[Write, "Future[None]"]]) -> None:
        """Commit the group as one; if that fails, each write on its own, so that one can't spoil the others."""
        try:
            with self.engine.begin() as connection:
                for do, _ in group:
                    do(connection)
        except Exception as problem:
            if len(group) == 1:
                group[0][1].set_exception(problem)
                return
            for one in group:
                self._commit([one])
            return
        for _, done in group:
            done.set_result(None)


def _careful_sqlite(connection: object, record: object) -> None:
    """Write-ahead logging: readers don't wait, and what is committed survives the death of the process."""
    cursor = connection.cursor()  # type: ignore[attr-defined]  # the driver's own connection
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


def _migrate(engine: sa.Engine) -> None:
    """Bring the database's tables to the form that this version knows."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
