"""What notifications need and a restart must not lose: the server's key, and the browsers that asked for them."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from entaku.kernel.errors import Unlawful, Unreadable
from entaku.server.storage.schema import SUBSCRIPTIONS
from entaku.server.storage.store import Store

if TYPE_CHECKING:
    from entaku.server.push.sealing import Key

FILE = "push.key"
MOST_OF_ONE = 5
"""So many browsers of one player are told; the one that asked first is forgotten beyond."""
FORGOTTEN = 14 * 86_400.0
"""Seconds after which a browser is forgotten: a night is over by then."""


class Subscription(Struct, frozen=True):
    """A browser of a player that asked to be told, in its language.

    endpoint      where its push service takes messages for it
    key, shared   its public key, and the secret that it shares with this server alone
    """

    code: str
    player: int
    endpoint: str
    key: bytes
    shared: bytes
    language: str
    asked: float


def key_in(folder: Path) -> "Key":
    """The server's key in this folder, made where there is none.

    Raises Unreadable for a file that has none, Unlawful where the library isn't installed that it takes.
    """
    try:
        from entaku.server.push.sealing import Key
    except ImportError as problem:
        raise Unlawful("push-library-missing") from problem

    file = folder / FILE
    made = Key.made()
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as opened:
            opened.write(made.written())
        return made
    except FileExistsError:
        pass
    try:
        return Key.read(file.read_bytes())
    except ValueError as problem:
        raise Unreadable("push-key-unreadable", file=str(file)) from problem


class Subscriptions:
    """The browsers in the store.  All functions block."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def of(self, code: str, player: int) -> list[Subscription]:
        """A player's browsers, the one that asked last first."""
        own = (SUBSCRIPTIONS.c.code == code) & (SUBSCRIPTIONS.c.player == player)
        rows = sa.select(SUBSCRIPTIONS).where(own).order_by(SUBSCRIPTIONS.c.asked.desc())
        with self.store.engine.connect() as connection:
            return [Subscription(**row._mapping) for row in connection.execute(rows)]

    def keep(self, one: Subscription) -> None:
        """Keep a browser, as it asked last; of those beyond the most, and of long ago, none stays.

        A browser tells one player of a night: whoever it told before is told there no longer.
        """
        before = [other for other in self.of(one.code, one.player) if other.endpoint != one.endpoint]
        row = msgspec.structs.asdict(one)
        here = (SUBSCRIPTIONS.c.code == one.code) & (SUBSCRIPTIONS.c.endpoint == one.endpoint)

        def write(connection: sa.Connection) -> None:
            connection.execute(SUBSCRIPTIONS.delete().where(SUBSCRIPTIONS.c.asked < one.asked - FORGOTTEN))
            connection.execute(SUBSCRIPTIONS.delete().where(here))
            for other in before[MOST_OF_ONE - 1 :]:
                connection.execute(SUBSCRIPTIONS.delete().where(_same(other.code, other.player, other.endpoint)))
            connection.execute(SUBSCRIPTIONS.insert(), row)

        self.store.persist(write, lambda: one in self.of(one.code, one.player))

    def nights(self, since: float) -> list[str]:
        """The nights in which somebody asked since then, the newest first."""
        newest = sa.func.max(SUBSCRIPTIONS.c.asked)
        codes = sa.select(SUBSCRIPTIONS.c.code).group_by(SUBSCRIPTIONS.c.code).having(newest > since)
        with self.store.engine.connect() as connection:
            return list(connection.execute(codes.order_by(newest.desc())).scalars())

    def forget(self, code: str, player: int, endpoint: str) -> None:
        """This browser of the player is told nothing any more."""
        gone = SUBSCRIPTIONS.delete().where(_same(code, player, endpoint))
        self.store.persist(lambda connection: connection.execute(gone))


def _same(code: str, player: int, endpoint: str) -> sa.ColumnElement[bool]:
    own = (SUBSCRIPTIONS.c.code == code) & (SUBSCRIPTIONS.c.player == player)
    return own & (SUBSCRIPTIONS.c.endpoint == endpoint)
