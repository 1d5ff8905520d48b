"""Who uses a database: one server, several that know of each other, or somebody who replaces all of it, alone.

A claim ends with its process, however that ends.  On PostgreSQL it is made of advisory locks of a connection of its
own; beside an SQLite file it is SQLite's own lock on an empty file, which works on every system that SQLite does.
"""

import sqlite3
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Literal

import sqlalchemy as sa

from entaku.kernel.errors import Unlawful
from entaku.server.storage.engine import file_of, for_its_keeper
from entaku.server.storage.forms import OWN_SCHEMA

PRESENT = 0x656E_7462
"""The first half of the number of the lock that servers share on PostgreSQL; the second stands for the schema."""
SERVING = 0x656E_7463
"""That of the lock that a server without companions has for itself, and those of a cluster share."""
SUFFIX = "-claim"
PASSING = 5.0
"""The seconds for which a lock on PostgreSQL is asked for: a server that was killed has it until its line is missed."""

Release = Callable[[], None]
Use = Literal["alone", "shared"]
"""Whether a server is the only one, or one of a cluster."""


def use(engine: sa.Engine, how: Use) -> Release:
    """Claim the database for a server; gives what ends the claim.

    Raises Unlawful while somebody replaces what is in it, or another server has it that may not share it with this one.
    """
    if engine.dialect.name == "sqlite":
        return _use_file(engine)
    serving = "pg_try_advisory_lock" if how == "alone" else "pg_try_advisory_lock_shared"
    locks = {"store-being-restored": ("pg_try_advisory_lock_shared", PRESENT), "store-served": (serving, SERVING)}
    return _locked(engine, locks)


def use_alone(engine: sa.Engine) -> Release:
    """Claim the database for who replaces all of it.  Raises Unlawful while a server uses it."""
    if engine.dialect.name == "sqlite":
        connection = _claim_file(engine, "BEGIN EXCLUSIVE")
        if connection is None:
            raise Unlawful("store-in-use")
        return connection
    return _locked(engine, {"store-in-use": ("pg_try_advisory_lock", PRESENT)})


def _locked(engine: sa.Engine, locks: dict[str, tuple[str, int]]) -> Release:
    """Take locks, each under what is to be said where it can't be had even after a while."""
    missed = time.monotonic() + PASSING
    connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")

    def release() -> None:
        with suppress(sa.exc.SQLAlchemyError):  # the connection may be long gone, and the lock with it
            connection.invalidate()
        connection.close()

    try:
        for refusal, (lock, number) in locks.items():
            while not connection.execute(sa.text(f"SELECT {lock}({number}, {OWN_SCHEMA})")).scalar_one():
                if time.monotonic() >= missed:
                    raise Unlawful(refusal)
                time.sleep(0.05)
    except BaseException:
        release()
        raise
    return release


def _use_file(engine: sa.Engine) -> Release:
    """A file has one server: who means to write in the claim holds it, and lets others read there that it is held."""
    claimed = _claim_file(engine, "BEGIN IMMEDIATE")
    if claimed is not None:
        return claimed
    look = _claim_file(engine, "BEGIN")
    if look is None:
        raise Unlawful("store-being-restored")
    look()
    raise Unlawful("store-served")


def _claim_file(engine: sa.Engine, begin: str) -> Release | None:
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
