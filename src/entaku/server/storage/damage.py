"""Whether what is stored is damaged: what a write or read meets of it, and a look at a whole SQLite file now and then.

A page that a disk has spoilt is met only by who needs it.  PostgreSQL looks at its own pages as it reads them.
"""

import logging
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

WITHIN = 30.0
"""Seconds that a look at one table with its indexes may take; a larger one isn't looked at to its end."""
SPOILT = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
SPOILT_STATES = frozenset({"XX001", "XX002"})
"""What PostgreSQL calls data and indexes that are damaged."""

log = logging.getLogger("entaku.server")


class Damage:
    """What is known of damage to a database.  Once known it stays so: whoever mends it stops the server first."""

    def __init__(self, engine: sa.Engine) -> None:
        self.found = ""
        self._engine = engine
        self._is_over = threading.Event()
        self._looking: sqlite3.Connection | None = None
        sa.event.listen(engine, "handle_error", self._meet)

    def look(self) -> None:
        """Look at the pages of every table and index of an SQLite database.  Blocks; reading and writing go on."""
        if self._engine.dialect.name != "sqlite":
            return
        try:
            with self._engine.connect() as connection:
                for table in sa.inspect(connection).get_table_names():
                    if self._is_over.is_set():
                        return
                    self._look_at(connection, table)
        except sa.exc.SQLAlchemyError as problem:
            if not self.found:
                log.warning("the database can't be looked at: %s", str(problem).splitlines()[0])

    def stop(self) -> None:
        """Look at nothing more, in whichever thread that is."""
        self._is_over.set()
        looking = self._looking
        if looking is not None:
            looking.interrupt()

    def _look_at(self, connection: sa.Connection, table: str) -> None:
        with self._within(connection) as is_late:
            try:
                said = connection.exec_driver_sql(f'PRAGMA quick_check("{table}")').scalars().first()
            except sa.exc.OperationalError as problem:
                if not is_late.is_set() and not self._is_over.is_set():
                    raise
                log.warning("the table %s is too large to be looked at in %d s: %s", table, WITHIN, problem.orig)
                return
        if said not in (None, "ok"):
            self._note(f"{table}: {said.splitlines()[-1]}")

    @contextmanager
    def _within(self, connection: sa.Connection) -> Iterator[threading.Event]:
        """Around what may take so long; what is given is set where it took longer, and was broken off."""
        driver, is_late = connection.connection.driver_connection, threading.Event()
        assert isinstance(driver, sqlite3.Connection)

        def end() -> None:
            is_late.set()
            driver.interrupt()

        timer = threading.Timer(WITHIN, end)
        timer.daemon = True
        self._looking = driver
        timer.start()
        try:
            yield is_late
        finally:
            timer.cancel()
            self._looking = None

    def _meet(self, context: sa.engine.ExceptionContext) -> None:
        problem = context.original_exception
        code = getattr(problem, "sqlite_errorcode", None)
        is_damage = isinstance(code, int) and code & 0xFF in SPOILT
        if is_damage or getattr(problem, "sqlstate", None) in SPOILT_STATES:
            self._note(str(problem).splitlines()[0])

    def _note(self, said: str) -> None:
        """Say it once."""
        if not self.found:
            self.found = said
            log.critical('the store is damaged (%s): see "When the store is damaged" in docs/operating.md', said)
