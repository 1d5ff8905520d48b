"""What a table is asked, as the store keeps it: a server that is killed asks the same again."""

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from entaku.server.rooms.bodies import Motion
from entaku.server.storage.schema import MOTIONS
from entaku.server.storage.store import Store


class StoredMotion(Struct, frozen=True):
    """A motion that was open; `table` is the number of the table, `rows` how many rows of answers it had then."""

    motion: Motion
    table: int
    rows: int


def keep(store: Store, code: str, motions: Sequence[StoredMotion]) -> None:
    """Keep the open motions of a room, and no others."""
    rows = [{"code": code, "id": one.motion.id, "asked": msgspec.json.encode(one).decode()} for one in motions]

    def write(connection: sa.Connection) -> None:
        connection.execute(MOTIONS.delete().where(MOTIONS.c.code == code))
        if rows:
            connection.execute(MOTIONS.insert(), rows)

    store.persist(write)


def kept(store: Store, code: str) -> list[StoredMotion]:
    """The motions of a room that were open, oldest first."""
    rows = sa.select(MOTIONS.c.asked).where(MOTIONS.c.code == code).order_by(MOTIONS.c.id)
    with store.engine.connect() as connection:
        return [msgspec.json.decode(asked, type=StoredMotion) for asked in connection.execute(rows).scalars()]
