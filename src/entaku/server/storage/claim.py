"""Who uses a database: servers beside each other, or somebody who replaces all of it, alone.

A claim ends with its process, however that ends.  On PostgreSQL it is an advisory lock of a connection of its own;
beside an SQLite file it is SQLite's own lock on an empty file, which works on every system that SQLite does.
"""

import sqlite3
from collections.abc import Callable
from contextlib import suppress

import sqlalchemy as sa

from entaku.kernel.errors import Unlawful
from entaku.server.storage.engine import file_of, for_its_keeper
from entaku.server.storage.forms import OWN_SCHEMA

SERVING = 0x656E_7462
"""The first half of the number of the lock on PostgreSQL; the second stands for the schema."""
SUFFIX = "-claim"

Release = Callable[[], None]


def use(engine: sa.Engine) -> Release:
    """Claim the database for a server, beside others; gives what ends the claim.

    Raises Unlawful while somebody replaces what is in it.
    """
    release = _claimed(engine, "BEGIN", "pg_try_advisory_lock_shared")
    if release is None:
        raise Unlawful("store-being-restored")
    return release


def use_alone(engine: sa.Engine) -> Release:
    """Claim the database for who replaces all of it.  Raises Unlawful while a server uses it."""
    release = _claimed(engine, "BEGIN EXCLUSIVE", "pg_try_advisory_lock")
    if release is None:
        raise Unlawful("store-in-use")
    return release


def _claimed(engine: sa.Engine, begin: str, lock: str) -> Release | None:
    if engine.dialect.name == "sqlite":
        return _claimed_file(engine, begin)
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
    try:
        is_ours = connection.execute(sa.text(f"SELECT {lock}({SERVING}, {OWN_SCHEMA})")).scalar_one()
    except BaseException:
        connection.invalidate()
        connection.close()
        raise

    def release() -> None:
        with suppress(sa.exc.SQLAlchemyError):  # the connection may be long gone, and the lock with it
            connection.invalidate()
        connection.close()

    if is_ours:
        return release
    release()
    return None


def _claimed_file(engine: sa.Engine, begin: str) -> Release | None:
    database = file_of(engine)
    if database is None:
        return lambda: None
    file = database.with_name(database.name + SUFFIX)
    for_its_keeper(file)
    # Whoever closes the store may do it in another thread than who opened it.
    connection = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
    try:
        connection.execute(begin)
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()  # a plain BEGIN locks with the first read
    except sqlite3.OperationalError:
        connection.close()
        return None
    return connection.close
