"""Games on paper in the store: what they begin with, and their acts, which are only ever added."""

from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from entaku.server.companion.bodies import PaperAct
from entaku.server.storage.schema import PAPER_ACTS, PAPER_GAMES
from entaku.server.storage.store import Store


class StoredPaperGame(Struct, frozen=True):
    """A row of `paper_games`: `owner` is the digest of the key with which phones count."""

    code: str
    opened: float
    setup: bytes
    owner: str


class PaperStore:
    """The games in the store.  All functions block."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def create(self, game: StoredPaperGame, acts: Sequence[PaperAct]) -> bool:
        """Keep a new game as far as it has come; False if its code is taken."""
        if self.game(game.code) is not None:
            return False
        rows = [_row(game.code, act) for act in acts]

        def write(connection: sa.Connection) -> None:
            connection.execute(PAPER_GAMES.insert(), msgspec.structs.asdict(game))
            if rows:
                connection.execute(PAPER_ACTS.insert(), rows)

        self.store.persist(write, lambda: self.game(game.code) == game)
        return True

    def renew(self, code: str, owner: str) -> None:
        """From now on phones count with the key that has this digest."""
        renewed = PAPER_GAMES.update().where(PAPER_GAMES.c.code == code).values(owner=owner)
        self.store.persist(lambda connection: connection.execute(renewed))

    def append(self, code: str, act: PaperAct) -> None:
        """Keep an act."""
        self.store.persist(
            lambda connection: connection.execute(PAPER_ACTS.insert(), _row(code, act)),
            lambda: act in self.acts(code),
        )

    def game(self, code: str) -> StoredPaperGame | None:
        """The game of this code, if there is one."""
        with self.store.engine.connect() as connection:
            row = connection.execute(sa.select(PAPER_GAMES).where(PAPER_GAMES.c.code == code)).one_or_none()
        return None if row is None else StoredPaperGame(**row._mapping)

    def acts(self, code: str) -> list[PaperAct]:
        """The acts of a game, in order."""
        rows = sa.select(PAPER_ACTS.c.act).where(PAPER_ACTS.c.code == code).order_by(PAPER_ACTS.c.number)
        with self.store.engine.connect() as connection:
            return [msgspec.json.decode(act, type=PaperAct) for act in connection.execute(rows).scalars()]


def _row(code: str, act: PaperAct) -> dict[str, str | int]:
    return {"code": code, "number": act.number, "act": msgspec.json.encode(act).decode()}
