"""The file that a user's imports are kept in, on the user's own disk: cards, their names, and sets."""

import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import TypeVar

import msgspec

from entaku.kernel.errors import Unlawful, Unreadable
from entaku.oracle.catalogue import CardSet, names_of, spellings, with_printings_of
from entaku.oracle.importers.aliases import others
from entaku.oracle.importers.imported import ImportedCard, Texts
from entaku.oracle.naming.spelling import folded, hiragana

FORMAT = 1
"""Changes whenever files made before can't be read any more."""
LOCK = "cards.lock"
"""Held by whoever imports, as a SQLite file: the system lets go of it when its process ends, however that comes."""
PATIENCE = 600.0
"""Seconds that an import waits for another one."""
CLOSED_WITHIN = 10.0
"""Seconds within which readers let go of a file, on systems where none is replaced that is open."""
A_FEW = 1_000
"""So many cards are written while whoever reads waits: it takes less than a second."""
AT_ONCE = 500
"""So many names are looked up in one question; SQLite takes no more than 999."""
_TABLES = f"""
CREATE TABLE IF NOT EXISTS cards (name TEXT PRIMARY KEY, imported BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS spellings (
    folded TEXT NOT NULL, name TEXT NOT NULL, printed TEXT NOT NULL, kana TEXT NOT NULL, whole INTEGER NOT NULL,
    PRIMARY KEY (folded, name)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sets (code TEXT PRIMARY KEY, drafted INTEGER NOT NULL, facts BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS dated (name TEXT PRIMARY KEY, date TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS released (code TEXT PRIMARY KEY, date TEXT NOT NULL) WITHOUT ROWID;
PRAGMA user_version = {FORMAT};
"""
Value = TypeVar("Value", bytes, str, int)
_encode = msgspec.msgpack.Encoder().encode
_card = msgspec.msgpack.Decoder(ImportedCard)
_set = msgspec.msgpack.Decoder(CardSet)


class Store:
    """The imports in one SQLite file, which need not be there yet."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def version(self) -> tuple[int, int]:
        """Changes whenever the file does; (0, 0) while there is none."""
        try:
            status = self.path.stat()
        except OSError:
            return (0, 0)
        return (status.st_mtime_ns, status.st_size)

    def named(self, folded_name: str) -> list[ImportedCard]:
        """Every card that a folded name means: those whose whole name it is, else those of which it names a face."""
        found = self._column(
            "SELECT imported FROM cards JOIN spellings USING (name) WHERE folded = ?"
            " AND whole = (SELECT max(whole) FROM spellings WHERE folded = ?) ORDER BY name",
            bytes, folded_name, folded_name,
        )  # fmt: skip
        return [_card.decode(imported) for imported in found]

    def all_named(self, folded_names: Sequence[str]) -> dict[str, list[ImportedCard]]:
        """What `named` finds, for many folded names in one go."""
        found: dict[str, list[tuple[bool, ImportedCard]]] = {name: [] for name in folded_names}
        for start in range(0, len(folded_names) if self.path.exists() else 0, AT_ONCE):
            part = folded_names[start : start + AT_ONCE]
            with self._open() as connection:
                rows = connection.execute(
                    "SELECT folded, whole, imported FROM cards JOIN spellings USING (name)"
                    f" WHERE folded IN ({', '.join('?' * len(part))}) ORDER BY name",
                    part,
                )
                for key, whole, imported in rows:
                    found[key].append((bool(whole), _card.decode(imported)))
        return {
            key: [card for whole, card in cards if whole or not any(other for other, _ in cards)]
            for key, cards in found.items()
        }

    def holding(self, kana: str, limit: int) -> list[ImportedCard]:
        """Cards with a name that holds these folded letters, in hiragana; those that begin with them first."""
        pattern = kana.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
        found = self._column(
            "SELECT imported FROM cards JOIN"
            " (SELECT name, min(instr(kana, ?)) AS place, min(kana) AS kana FROM spellings"
            "  WHERE kana LIKE ? ESCAPE '\\' GROUP BY name)"
            " USING (name) ORDER BY place > 1, kana LIMIT ?",
            bytes, kana, f"%{pattern}%", limit,
        )  # fmt: skip
        return [_card.decode(imported) for imported in found]

    def names(self) -> list[str]:
        """All names of all cards, in either language, as they are printed."""
        return self._column("SELECT printed FROM spellings", str)

    def all_cards(self) -> Iterator[ImportedCard]:
        """Every card, in the order of their names."""
        for imported in self._column("SELECT imported FROM cards ORDER BY name", bytes):
            yield _card.decode(imported)

    def size(self) -> int:
        """How many cards there are."""
        return sum(self._column("SELECT count(*) FROM cards", int))

    def codes(self) -> list[str]:
        """The codes of the sets that boosters can be opened of."""
        return self._column("SELECT code FROM sets WHERE drafted ORDER BY code", str)

    def date(self) -> str:
        """Of which day most of the cards are, "" if that isn't known."""
        found = self._later("dated", "SELECT date FROM dated GROUP BY date ORDER BY count(*) DESC, date DESC LIMIT 1")
        return next(iter(found), "")

    def newest(self, until: str) -> str:
        """When the newest set came out that a card is of, up to a day; "" if that isn't known."""
        found = self._later("released", "SELECT date FROM released WHERE date <= ? ORDER BY date DESC LIMIT 1", until)
        return next(iter(found), "")

    def released(self) -> dict[str, str]:
        """By its code when each set came out that a card is of."""
        codes = self._later("released", "SELECT code FROM released ORDER BY code")
        return dict(zip(codes, self._later("released", "SELECT date FROM released ORDER BY code"), strict=True))

    def set(self, code: str) -> CardSet | None:
        """The set of this code, if it was imported."""
        found = self._column("SELECT facts FROM sets WHERE code = ?", bytes, code)
        return _set.decode(found[0]) if found else None

    def add(
        self,
        cards: Iterable[ImportedCard],
        sets: Iterable[CardSet],
        progress: Callable[[float], None],
        expected: int,
        released: Mapping[str, str] = {},
    ) -> None:
        """Keep all these cards, of which so many are expected, and sets over what was there, or on any error none.

        `released` says by the codes of sets when they came out.

        Many are written into a copy, which then takes the file's place: whoever reads goes on meanwhile.  A few are
        written into the file, in one transaction: it may be a thousand times as large.  Either way a process that is
        killed has changed nothing.  Of several at once each waits for the one before.
        """
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self._alone():
            if expected <= A_FEW and self.path.exists():
                self.write(cards, sets, progress, expected, released)
                progress(1.0)
                return
            new = Store(self.path.with_name(f"{self.path.name}.new"))
            try:
                new.clear()  # of somebody who was killed
                self._copy(new)
                new.write(cards, sets, progress, expected, released)
                replace(new.path, self.path.resolve())
            finally:
                new.clear()
        progress(1.0)

    def write(
        self,
        cards: Iterable[ImportedCard],
        sets: Iterable[CardSet],
        progress: Callable[[float], None],
        expected: int,
        released: Mapping[str, str] = {},
    ) -> None:
        """Write cards and sets into the file itself; `progress` is told each thousand cards."""
        with self._open() as connection:
            if connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'released'").fetchone() is None:
                connection.executescript(_TABLES)
            with connection:
                for done, card in enumerate(cards, start=1):
                    _keep(connection, card)
                    if done % 1000 == 0:
                        progress(min(1.0, done / expected))
                connection.executemany(
                    "INSERT OR REPLACE INTO sets VALUES (?, ?, ?)",
                    ((each.code, each.boosters is not None, _encode(each)) for each in sets),
                )
                connection.executemany(
                    "INSERT INTO released VALUES (?, ?) ON CONFLICT DO UPDATE SET date = min(date, excluded.date)",
                    released.items(),
                )

    def clear(self) -> None:
        """Take the file away, and what an import that broke off left beside it."""
        for path in (self.path, self.path.with_name(f"{self.path.name}-journal")):
            path.unlink(missing_ok=True)

    def _copy(self, to: "Store") -> None:
        """What is in the file, if there is one, in another one."""
        if self.path.exists():
            with self._open() as connection, to._open() as copy:
                connection.backup(copy)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """Around an import: no other one runs, in this process or another.  Raises Unlawful where that can't be."""
        file = self.path.with_name(LOCK)
        try:
            with closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as lock:
                lock.execute("BEGIN EXCLUSIVE")
                yield
        except (sqlite3.Error, OSError) as problem:
            raise Unlawful("library-unusable", file=str(self.path), problem=str(problem)) from problem

    def _column(self, query: str, kind: type[Value], *facts: str | int) -> list[Value]:
        """The values, all of one kind, that a query of one column gives."""
        if not self.path.exists():
            return []
        with self._open() as connection:
            return [value for (value,) in connection.execute(query, facts)]

    def _later(self, table: str, query: str, *facts: str) -> list[str]:
        """The same of a table that files from before it lack."""
        there = self._column("SELECT name FROM sqlite_master WHERE type = 'table' AND name = ?", str, table)
        return self._column(query, str, *facts) if there else []

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """A connection, closed at the end.  Raises Unreadable or Unlawful, naming the file, if it can't be used."""
        try:
            connection = sqlite3.connect(self.path)
        except sqlite3.Error as problem:
            raise Unlawful("library-unusable", file=str(self.path), problem=str(problem)) from problem
        try:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version not in (0, FORMAT):
                raise Unreadable("library-other-format", file=str(self.path))
            yield connection
        except sqlite3.OperationalError as problem:
            raise Unlawful("library-unusable", file=str(self.path), problem=str(problem)) from problem
        except sqlite3.DatabaseError as problem:
            raise Unreadable("library-broken", file=str(self.path)) from problem
        finally:
            connection.close()


def replace(new: Path, old: Path) -> None:
    """Put one file in another's place, at once, and so that it is still there after the power failed."""
    until = time.monotonic() + CLOSED_WITHIN
    while True:
        try:
            os.replace(new, old)
            break
        except PermissionError:
            if time.monotonic() > until:
                raise
            time.sleep(0.05)
    with suppress(OSError):  # where folders can't be opened they needn't be
        folder = os.open(old.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _keep(connection: sqlite3.Connection, new: ImportedCard) -> None:
    """Write one card, over what was known of it, and the names it goes by."""
    row = connection.execute("SELECT imported FROM cards WHERE name = ?", (new.card.name,)).fetchone()
    kept = new if row is None else merged(_card.decode(row[0]), new)
    name = kept.card.name
    connection.execute("INSERT OR REPLACE INTO cards VALUES (?, ?)", (name, _encode(kept)))
    connection.execute("INSERT OR REPLACE INTO dated VALUES (?, ?)", (name, kept.dated))
    whole = spellings(kept.card)
    printed = {folded(other): other for other in kept.also} | {folded(each): each for each in names_of(kept.card)}
    connection.executemany(
        "INSERT OR REPLACE INTO spellings VALUES (?, ?, ?, ?, ?)",
        [(key, name, each, hiragana(key), whole.get(key, False)) for key, each in printed.items()],
    )


def merged(old: ImportedCard, new: ImportedCard) -> ImportedCard:
    """A card with what a new import says of it, and what only the old one says; the other way round where it is known
    that the new one's file is of an earlier day.

    Files differ in what they know: one has Japanese names, another rulings, a third only the name.
    """
    if new.card.layout == "bare":
        return old
    if old.card.layout != "bare" and new.dated and new.dated < old.dated:
        old, new = new, old
    printings = with_printings_of(old.card, new.card).printings
    card = msgspec.structs.replace(new.card, printings=printings)
    if not card.ja and old.card.ja and len(old.card.faces) == len(card.faces):
        named = zip(card.faces, old.card.faces, strict=True)
        faces = tuple(msgspec.structs.replace(face, ja=face.ja or known.ja) for face, known in named)
        card = msgspec.structs.replace(card, faces=faces)
    return ImportedCard(
        card,
        Texts(new.texts.en or old.texts.en, new.texts.ja or old.texts.ja, new.texts.rulings or old.texts.rulings),
        new.legalities or old.legalities,
        min((date for date in (old.released, new.released) if date), default=""),
        old.game_changer if new.game_changer is None else new.game_changer,
        others(card, (*new.also, *old.also, *names_of(old.card))),
        new.dated,
        new.layout,
        new.uncovered,
    )
