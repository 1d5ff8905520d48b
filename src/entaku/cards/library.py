"""A user's library: the cards and texts they imported, in one file of theirs, over the catalogue that we ship.

Texts are only ever here, on the user's own disk.
"""

import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec

from entaku.cards.card import Card
from entaku.cards.catalogue import Catalogue, completed, shipped, spellings, unknown, with_printings_of
from entaku.cards.importers.files import Progress, read_cards, silent
from entaku.cards.importers.imported import ImportedCard, Texts
from entaku.cards.names import folded, hiragana
from entaku.messages import Language

FILE = "cards.db"
_TABLES = """
CREATE TABLE IF NOT EXISTS cards (name TEXT PRIMARY KEY, imported BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS spellings (folded TEXT NOT NULL, name TEXT NOT NULL, PRIMARY KEY (folded, name))
WITHOUT ROWID;
"""


class Library:
    """Cards by name: what the user imported, else what we ship.

    `folder` is the data folder; None for a library that holds nothing of its own.
    """

    def __init__(self, folder: Path | None, catalogue: Catalogue | None = None) -> None:
        self.catalogue = catalogue or shipped()
        self._path = None if folder is None else folder / FILE
        self._read: dict[str, ImportedCard | None] = {}

    def get(self, name: str) -> Card | None:
        """The card of this name in either language, however it is spelt; None if nobody knows it."""
        card = self.catalogue.get(name)
        if card is not None:
            return card
        imported = self.imported(name)
        return None if imported is None else imported.card

    def find(self, name: str) -> Card:
        """The card of this name.  Raises Unlawful, with the nearest names, if nobody knows it."""
        card = self.get(name)
        if card is None:
            raise unknown(name, (*self.catalogue.names(), *self._names()))
        return card

    def imported(self, name: str) -> ImportedCard | None:
        """What the user imported under this name, if anything."""
        key = folded(name)
        if key not in self._read:
            self._read[key] = self._from_disk(key)
        return self._read[key]

    def texts(self, card: Card) -> Texts:
        """The card's texts, as far as the user imported them."""
        imported = self.imported(card.name)
        return Texts() if imported is None else imported.texts

    def complete(self, beginning: str, language: Language, limit: int = 10) -> list[Card]:
        """The cards that these letters may begin, or be part of, the name of, in either language."""
        cards = {card.name: card for card in self.catalogue.cards.values()}
        letters = folded(beginning)
        if self._exists() and letters:
            like = "%" + letters.replace("%", "").replace("_", " ") + "%"
            with self._connection() as connection:
                rows = connection.execute(
                    "SELECT DISTINCT name FROM spellings WHERE folded LIKE ? OR folded LIKE ? LIMIT 200",
                    (like, "%" + hiragana(like[1:])),
                ).fetchall()
            for (name,) in rows:
                found = self.get(name)
                if found is not None:
                    cards.setdefault(found.name, found)
        return completed(beginning, cards.values(), language, limit)

    def add(self, cards: Iterable[ImportedCard]) -> int:
        """Keep these cards, over what was known of them; all or, on any error, none.  Gives how many."""
        if self._path is None:
            raise ValueError("this library has no folder to keep cards in")
        self._path.parent.mkdir(parents=True, exist_ok=True)
        encode = msgspec.msgpack.Encoder().encode
        count = 0
        with self._connection() as connection:
            connection.executescript(_TABLES)
            with connection:
                for imported in cards:
                    card = self._merged(connection, imported)
                    connection.execute("INSERT OR REPLACE INTO cards VALUES (?, ?)", (card.card.name, encode(card)))
                    keys = {folded(spelling) for spelling in spellings(card.card)}
                    rows = [(key, card.card.name) for key in keys]
                    connection.executemany("INSERT OR IGNORE INTO spellings VALUES (?, ?)", rows)
                    count += 1
        self._read.clear()
        return count

    def import_files(self, paths: Sequence[Path], progress: Progress = silent) -> int:
        """Import every file, or none of them.  Raises Unreadable for the first that is broken."""
        return self.add([card for path in paths for card in read_cards(path, progress)])

    def _merged(self, connection: sqlite3.Connection, new: ImportedCard) -> ImportedCard:
        row = connection.execute("SELECT imported FROM cards WHERE name = ?", (new.card.name,)).fetchone()
        if row is None:
            return new
        old = msgspec.msgpack.decode(row[0], type=ImportedCard)
        card = old.card if new.card.layout == "bare" else with_printings_of(new.card, old.card)
        texts = Texts(
            new.texts.en or old.texts.en, new.texts.ja or old.texts.ja, new.texts.rulings or old.texts.rulings
        )
        return ImportedCard(card, texts, new.legalities or old.legalities)

    def _from_disk(self, key: str) -> ImportedCard | None:
        if not self._exists():
            return None
        with self._connection() as connection:
            row = connection.execute(
                "SELECT imported FROM cards JOIN spellings USING (name) WHERE folded = ? ORDER BY name LIMIT 1", (key,)
            ).fetchone()
        return None if row is None else msgspec.msgpack.decode(row[0], type=ImportedCard)

    def _names(self) -> Iterator[str]:
        if self._exists():
            with self._connection() as connection:
                yield from (name for (name,) in connection.execute("SELECT name FROM cards").fetchall())

    def _exists(self) -> bool:
        return self._path is not None and self._path.exists()

    @contextmanager
    def _connection(self) -> Iterator[sqlite3.Connection]:
        assert self._path is not None
        connection = sqlite3.connect(self._path)
        try:
            yield connection
        finally:
            connection.close()
