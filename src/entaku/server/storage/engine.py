"""The connection to the database as the store wants it: SQLite careful, PostgreSQL with its driver."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from entaku.kernel.errors import Unlawful

BUSY = 60_000
"""Milliseconds that SQLite waits for another process that migrates: a big database takes its time."""
PATIENT = 5_000
"""Milliseconds that it waits for another process that writes."""


def engine_of(url: str) -> sa.Engine:
    """The engine for a URL; nothing is opened yet.

    What goes wrong never shows what was to be stored: seeds, and the digests of people's tokens.
    Raises what SQLAlchemy raises for a URL that it can't read.
    """
    engine = sa.create_engine(with_driver(url), pool_pre_ping=True, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _careful_sqlite)
    return engine


@contextmanager
def reached() -> Iterator[None]:
    """Around the use of a database.  Raises Unlawful, with what the database says, where it can't be used."""
    try:
        yield
    except (ImportError, OSError, sa.exc.SQLAlchemyError) as problem:
        raise Unlawful("serve-no-store", problem=str(problem).splitlines()[0]) from problem


def with_driver(url: str) -> str:
    """The URL, with the driver that we use where it names none.

    >>> with_driver("postgres://shop@db/entaku")
    'postgresql+psycopg://shop@db/entaku'
    """
    for beginning in ("postgresql://", "postgres://"):
        if url.startswith(beginning):
            return "postgresql+psycopg://" + url.removeprefix(beginning)
    return url


def file_of(engine: sa.Engine) -> Path | None:
    """The file of an SQLite database; None for one in memory, and for PostgreSQL."""
    path = engine.url.database
    if engine.dialect.name != "sqlite" or not path or path == ":memory:":
        return None
    return Path(path)


def for_its_keeper(file: Path) -> None:
    """Nobody else on the machine reads the file: it has the seeds of every table.  Files beside it follow suit.

    One that an administrator makes belongs to whom its folder does: the server under its own account goes on with it.
    """
    is_new = not file.exists()
    file.touch(mode=0o600)
    file.chmod(0o600)
    if is_new and os.name == "posix" and os.geteuid() == 0:
        folder = file.parent.stat()
        os.chown(file, folder.st_uid, folder.st_gid)


def _careful_sqlite(connection: object, record: object) -> None:
    """Readers don't wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()  # type: ignore[attr-defined]  # the driver's own connection
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    set_wal(cursor)
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={PATIENT}")
    cursor.close()


def set_wal(cursor: sqlite3.Cursor) -> None:
    """Have writes go to a log beside the file.  While another connection sets that, too, SQLite refuses at once."""
    until = time.monotonic() + BUSY / 1000
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as problem:
            if problem.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.01)
