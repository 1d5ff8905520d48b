"""Snapshots as the store keeps them: one of each room, which says nothing that its answers don't say.

No backup has them, and whoever doesn't find one replays the answers.
"""

import sqlalchemy as sa

from entaku.server.storage.schema import SNAPSHOTS
from entaku.server.storage.store import Store


def keep(store: Store, code: str, number: int, data: bytes) -> None:
    """Keep a snapshot of a room's table, and no other of the room."""

    def write(connection: sa.Connection) -> None:
        connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.code == code))
        connection.execute(SNAPSHOTS.insert(), {"code": code, "number": number, "data": data})

    store.persist(write)


def drop(store: Store, code: str) -> None:
    """Keep none of a room: its table is over."""
    store.persist(lambda connection: connection.execute(SNAPSHOTS.delete().where(SNAPSHOTS.c.code == code)))


def kept(store: Store, code: str, number: int) -> bytes | None:
    """The snapshot of a room's table, if there is one."""
    wanted = sa.select(SNAPSHOTS.c.data).where((SNAPSHOTS.c.code == code) & (SNAPSHOTS.c.number == number))
    with store.engine.connect() as connection:
        found: bytes | None = connection.execute(wanted).scalar_one_or_none()
    return found
