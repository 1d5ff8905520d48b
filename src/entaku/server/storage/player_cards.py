"""Player cards in the store: their names, and digests of what proves that a phone has one."""

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from entaku.server.storage.schema import PLAYER_CARDS
from entaku.server.storage.store import Store


class StoredCard(Struct, frozen=True):
    """A row of `player_cards`: the public number `id`, and digests that only who has the card can match.

    `keys` are those of its devices, with a space between; `moving` is that of the link to another device, "" without
    one, which counts until `moving_until`.
    """

    id: str
    made: float
    name: str
    reading: str
    keys: str
    recovery: str
    moving: str = ""
    moving_until: float = 0.0


class PlayerCards:
    """The player cards in the store.  All functions block."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def card(self, number: str) -> StoredCard | None:
        """The card of this number, if there is one."""
        return self._found(PLAYER_CARDS.c.id == number)

    def recovered_by(self, digest: str) -> StoredCard | None:
        """The card whose recovery code has this digest, if there is one."""
        return self._found(PLAYER_CARDS.c.recovery == digest)

    def create(self, card: StoredCard) -> bool:
        """Keep a new card; False if its number is taken."""
        if self.card(card.id) is not None:
            return False
        row = msgspec.structs.asdict(card)
        self.store.persist(
            lambda connection: connection.execute(PLAYER_CARDS.insert(), row), lambda: self.card(card.id) == card
        )
        return True

    def change(self, before: StoredCard, now: StoredCard) -> bool:
        """Keep a card as it is now; False, changing nothing, where it no longer is as it was `before`."""
        unchanged = [PLAYER_CARDS.c[name] == value for name, value in msgspec.structs.asdict(before).items()]
        change = PLAYER_CARDS.update().where(*unchanged).values(**msgspec.structs.asdict(now))
        self.store.persist(lambda connection: connection.execute(change))
        return self.card(now.id) == now

    def _found(self, which: sa.ColumnElement[bool]) -> StoredCard | None:
        with self.store.engine.connect() as connection:
            row = connection.execute(sa.select(PLAYER_CARDS).where(which)).one_or_none()
        return None if row is None else StoredCard(**row._mapping)
