"""Nights in the store: what they begin with, and their entries, which are only ever added."""

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from entaku.server.storage.schema import NIGHT_ENTRIES, NIGHTS
from entaku.server.storage.store import Store
from entaku.tournament.night import Entry, Night, Setup


class StoredNight(Struct, frozen=True):
    """A row of `nights`: `secret` is what its people's keys are made from, `home` where it lives ("": by itself)."""

    code: str
    opened: float
    setup: bytes
    seed: bytes
    secret: bytes
    home: str = ""


class NightStore:
    """The nights in the store.  All functions block."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def create(self, night: StoredNight) -> bool:
        """Keep a new night; False if its code is taken."""
        if self.night(night.code) is not None:
            return False
        row = msgspec.structs.asdict(night)
        self.store.persist(
            lambda connection: connection.execute(NIGHTS.insert(), row), lambda: self.night(night.code) == night
        )
        return True

    def append(self, code: str, entry: Entry) -> None:
        """Keep an entry."""
        row = {"code": code, "number": entry.number, "entry": msgspec.json.encode(entry).decode()}
        self.store.persist(
            lambda connection: connection.execute(NIGHT_ENTRIES.insert(), row),
            lambda: entry in self.entries(code, after=entry.number - 1),
        )

    def night(self, code: str) -> StoredNight | None:
        """The night of this code, if there is one."""
        with self.store.engine.connect() as connection:
            row = connection.execute(sa.select(NIGHTS).where(NIGHTS.c.code == code)).one_or_none()
        return None if row is None else StoredNight(**row._mapping)

    def entries(self, code: str, after: int = 0) -> list[Entry]:
        """The entries of a night, in order."""
        which = (NIGHT_ENTRIES.c.code == code) & (NIGHT_ENTRIES.c.number > after)
        rows = sa.select(NIGHT_ENTRIES.c.entry).where(which).order_by(NIGHT_ENTRIES.c.number)
        with self.store.engine.connect() as connection:
            return [msgspec.json.decode(row.entry, type=Entry) for row in connection.execute(rows)]

    def count(self, code: str) -> int:
        """How many entries a night has: as long as that stays, the night does."""
        which = sa.select(sa.func.count()).select_from(NIGHT_ENTRIES).where(NIGHT_ENTRIES.c.code == code)
        with self.store.engine.connect() as connection:
            return int(connection.execute(which).scalar_one())

    def read(self, stored: StoredNight) -> Night:
        """The night as it was left."""
        return night_of(stored, self.entries(stored.code))


def night_of(stored: StoredNight, entries: Sequence[Entry]) -> Night:
    """The night that its entries lead to."""
    return Night(msgspec.json.decode(stored.setup, type=Setup), stored.seed, entries)
