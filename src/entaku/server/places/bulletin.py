"""What processes tell each other, by the notifications of their PostgreSQL server."""

import asyncio
import logging
import threading
from collections.abc import Callable
from contextlib import suppress

import msgspec
import psycopg
import sqlalchemy as sa

log = logging.getLogger("entaku.server")
CHANNEL = "entaku"
AGAIN = 1.0
"""Seconds until a connection that was lost is tried again."""
LISTENING = 0.5
"""Seconds of listening between looks at whether it is over."""


class Give(msgspec.Struct, frozen=True, tag="give"):
    """Whoever has the home `home` open is to hand it over; all of it lives in the home `into` from then on."""

    home: str
    into: str


class Given(msgspec.Struct, frozen=True, tag="given"):
    """That is done."""

    home: str


Word = Give | Given
_decoder: msgspec.json.Decoder[Word] = msgspec.json.Decoder(Word)


def tell(connection: sa.Connection, word: Word) -> None:
    """Tell every process, as soon as the transaction is committed."""
    connection.execute(
        sa.text("SELECT pg_notify(:channel, :word)"),
        {"channel": channel(connection), "word": msgspec.json.encode(word).decode()},
    )


def channel(connection: sa.Connection) -> str:
    """The channel of a schema: notifications are the whole database's."""
    return f"{CHANNEL}_{connection.execute(sa.text('SELECT hashtext(current_schema())')).scalar_one()}"


class Bulletin:
    """Listens in a thread of its own, and has what is heard done in the event loop.

    What is said while the connection is lost isn't heard: whoever waits for something looks for itself in the end.
    """

    def __init__(self, engine: sa.Engine, hear: Callable[[Word], None]) -> None:
        self._engine = engine
        self._hear = hear
        self._loop = asyncio.get_running_loop()
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="bulletin", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no longer.  Blocks for a moment."""
        self._is_over.set()
        self._thread.join()

    def _listen(self) -> None:
        while not self._is_over.is_set():
            with suppress(sa.exc.SQLAlchemyError, psycopg.Error):
                self._listen_once()
            self._is_over.wait(AGAIN)

    def _listen_once(self) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f'LISTEN "{channel(connection)}"')
            driver = connection.connection.driver_connection
            assert isinstance(driver, psycopg.Connection)
            try:
                while not self._is_over.is_set():
                    for notice in driver.notifies(timeout=LISTENING):
                        self._take(notice.payload)
            finally:
                connection.invalidate()  # it goes on listening, so nobody else is to have it

    def _take(self, payload: str) -> None:
        try:
            word = _decoder.decode(payload)
        except msgspec.DecodeError:
            log.warning("what another process says can't be read: a later version's?")
            return
        with suppress(RuntimeError):  # the loop may be closed by now
            self._loop.call_soon_threadsafe(self._hear, word)
