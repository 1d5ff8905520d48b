"""A user's library: the cards, texts and sets they imported, over the catalogue that we ship.

Texts are only ever here, on the user's own disk.
"""

import copy
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from datetime import date
from pathlib import Path

from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.messages import Language
from entaku.oracle.brought import Bringing, Imported, told_of
from entaku.oracle.card import Card
from entaku.oracle.catalogue import CardSet, Catalogue, completed, misspelt, only, shipped
from entaku.oracle.cubes.cube import CustomCard
from entaku.oracle.importers.files import Progress, opened, silent
from entaku.oracle.importers.imported import Contents, Import, ImportedCard, Texts
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.naming import known_names
from entaku.oracle.naming.bilingual import meant, parts_of, readings
from entaku.oracle.naming.nearest import Nearest
from entaku.oracle.naming.spelling import folded, hiragana
from entaku.oracle.store import Store

FILE = "cards.db"
READING = 0.6
"""The part of an import's time that reading takes, the rest being writing."""
MOST_FOUND = 200
MOST_TREES = 20_000
"""So many texts that were read are kept: a deck is looked at by the check, the table, and every browser."""


def data_folder(given: Path | None = None) -> Path:
    """Where a user's data lies: where they say, where ENTAKU_DATA says, or in the platform's own folder."""
    if given is not None:
        return given
    if named := os.environ.get("ENTAKU_DATA"):
        return Path(named)
    from platformdirs import user_data_path  # slow to load, and seldom needed

    return user_data_path("entaku")


class Library:
    """Cards by name: the facts that we ship, and for all other cards what the user imported.

    `folder` is the data folder; None for a library that holds nothing of its own.
    """

    def __init__(self, folder: Path | None, catalogue: Catalogue | None = None) -> None:
        self.folder = folder
        self.catalogue = catalogue or shipped()
        self._store = None if folder is None else Store(folder / FILE)
        self._found: dict[str, tuple[ImportedCard, ...]] = {}
        self._trees: dict[tuple[Card, Texts], Tree] = {}
        self._version = (0, 0)
        self._all_names: Nearest | None = None
        self._dated: tuple[tuple[tuple[int, int], str], tuple[str, str]] | None = None
        self._described: dict[str, ImportedCard] = {}

    @property
    def size(self) -> int:
        """How many cards the user has imported."""
        return 0 if self._store is None else self._store.size()

    @property
    def version(self) -> tuple[int, int]:
        """Changes whenever cards were imported, by whomever."""
        return (0, 0) if self._store is None else self._store.version

    @property
    def cards_date(self) -> str:
        """Of which day most of the imported cards are ("2026-11-20"), "" if that isn't known."""
        return self._dates()[0]

    @property
    def newest(self) -> str:
        """When the newest set came out that an imported card is of, "" if that isn't known."""
        return self._dates()[1]

    @property
    def released(self) -> Mapping[str, str]:
        """When each set came out of which there are imported cards, by its code."""
        return {} if self._store is None else self._store.released()

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes of the sets that boosters can be opened of, the shipped ones first."""
        imported = [] if self._store is None else self._store.codes()
        return tuple(dict.fromkeys((*self.catalogue.codes, *imported)))

    def set(self, code: str) -> CardSet:
        """The set of this code, in upper or lower case.  Raises Unlawful if there is none."""
        try:
            return self.catalogue.set(code)
        except Unlawful:
            found = None if self._store is None else self._store.set(code.upper())
            if found is None:
                raise Unlawful("set-unknown", code=code, known=", ".join(self.codes)) from None
            return found

    def beside(self, described: Iterable[CustomCard]) -> "Library":
        """This library with cards that a list describes itself; who is known by more than the name stays as it is."""
        own = {
            folded(one.card.name): ImportedCard(one.card, one.texts)
            for one in described
            if self.more_than_name(one.card.name) is None
        }
        if not own:
            return self
        library = copy.copy(self)
        library._described = self._described | own
        return library

    def describes(self, card: Card) -> bool:
        """Whether what is known of a card is what a list says of it."""
        found = self._described.get(folded(card.name))
        return found is not None and found.card == card

    def named(self, name: str) -> tuple[Card, ...]:
        """Every card that a name may mean, in English, Japanese or both, however it is spelt."""
        return tuple(meant(name, self._called))

    def english(self, name: str) -> str:
        """The English name of the card that is meant, as far as can be told: where none is known, the name as given, of
        one in two languages the English half."""
        card = self.get(name)
        return card.name if card is not None else parts_of(name)[-1]

    def more_than_name(self, name: str) -> Card | None:
        """The first card that a name may mean of which more than the name is known; None if there is none."""
        return next((card for card in self.named(name) if card.layout != "bare"), None)

    def _called(self, name: str) -> tuple[Card, ...]:
        """Every card with just this name: shipped, imported, or one of which we know the name alone."""
        imported = self.catalogue.called(name) or tuple(imported.card for imported in self._imported(name))
        return imported or tuple(self._known_better(card) for card in known_names.called(name))

    def _known_better(self, card: Card) -> Card:
        """A card of which we ship the name alone, or what was imported under its English name."""
        found = self._imported(card.name)
        return found[0].card if len(found) == 1 else card

    def read_ahead(self, names: Iterable[str]) -> None:
        """Look many imported cards up in one go: whoever asks for them one by one then needn't wait for each."""
        if self._store is None:
            return
        self._notice_changes()
        written = dict.fromkeys(names)
        parts = (part for name in written for reading in readings(name) for part in reading)
        keys = dict.fromkeys(folded(name) for name in (*written, *parts))
        found = self._store.all_named([key for key in keys if key not in self._found])
        self._found.update({key: tuple(cards) for key, cards in found.items()})

    def get(self, name: str) -> Card | None:
        """The card of this name; None where there is none, or several."""
        found = self.named(name)
        if len(found) > 1:
            found = tuple(card for card in found if card.name == name)
        return found[0] if len(found) == 1 else None

    def find(self, name: str) -> Card:
        """The card of this name.

        Raises Unlawful, with the nearest names, if nobody knows it, and Ambiguous if several cards have it.
        """
        return self.get(name) or only(name, self.named(name), self.near)

    def imported(self, card: Card) -> ImportedCard | None:
        """What the user imported of a card, if anything."""
        return next((each for each in self._imported(card.name) if each.card.name == card.name), None)

    def texts(self, card: Card) -> Texts:
        """The card's texts, as far as the user imported them."""
        imported = self.imported(card)
        return Texts() if imported is None else imported.texts

    def tree(self, card: Card) -> Tree:
        """What the card does: the shipped tree, or what its imported English text says; manual clauses for the rest."""
        from entaku.oracle.reading.tree import tree_told  # slow to load, and needed only where cards are played

        key = (card, self.texts(card))
        tree = self._trees.get(key)
        if tree is None:
            if len(self._trees) >= MOST_TREES:
                self._trees.clear()
            tree = self._trees[key] = tree_told(*key)
        return tree

    def known_tree(self, card: Card) -> Tree | None:
        """What the card does, None where we don't ship it and nothing was imported of it."""
        from entaku.oracle.trees import shipped  # as above

        return self.tree(card) if card.name in shipped() or self.imported(card) is not None else None

    def names(self) -> Iterator[str]:
        """Every name of a card, in either language."""
        yield from self.catalogue.names()
        if self._store is not None:
            yield from self._store.names()

    def cards(self) -> dict[str, Card]:
        """Every card by its name: the shipped facts, and what the user imported beside them."""
        cards = dict(self.catalogue.cards)
        if self._store is not None:
            for imported in self._store.all_cards():
                cards.setdefault(imported.card.name, imported.card)
        return cards

    def near(self, name: str) -> list[str]:
        """The names most like a misspelt one."""
        return self._nearest().to(name)

    def complete(self, letters: str, language: Language, limit: int = 10) -> list[Card]:
        """The cards that somebody who typed these letters may mean, as Catalogue.complete."""
        cards = dict(self.catalogue.cards)
        key = hiragana(folded(letters))
        if self._store is not None and key:
            for imported in self._store.holding(key, MOST_FOUND):
                cards.setdefault(imported.card.name, imported.card)
        return completed(letters, cards.values(), language, limit) or misspelt(
            letters, self._nearest(), self.get, limit
        )

    def add(self, imports: Iterable[Import], progress: Progress = silent) -> None:
        """Keep these cards and sets, over what was known of them; all or, on any error, none."""
        imports = list(imports)
        cards = [card for each in imports for card in each.cards]
        released = {code: date for each in imports for code, date in each.remarks.released.items()}
        sets = [each_set for each in imports for each_set in each.sets]
        self._kept.add(cards, sets, progress, len(cards), released)

    def import_files(
        self, paths: Sequence[Path], progress: Progress = silent, called: str = "", dated: str = ""
    ) -> Imported:
        """Import every file, or none of them; `called` is the name of a single one in errors, if not its path, and
        `dated` the day that whoever gave them says they are of.

        All of them are read to their ends before anything is written, and none is held whole.  Raises Unreadable for
        the first that is broken.
        """
        store = self._kept
        before = self.cards_date
        brought = Bringing(self._is_news)
        with ExitStack() as files:
            read = [
                replace(each, remarks=replace(each.remarks, date=dated or each.remarks.date))
                for each in _all_opened(paths, files, progress, called)
            ]
            named = list(zip([called or str(path) for path in paths], read, strict=True))
            store.add(
                brought.cards(named),
                brought.sets(named),
                lambda done: progress(READING + (1 - READING) * done),
                sum(each.count for each in read),
                {code: date for each in read for code, date in each.remarks.released.items()},
            )
        return told_of(brought, [each.remarks for each in read], before)

    @property
    def _kept(self) -> Store:
        """Where imports are kept; raises ValueError if there is no folder for them."""
        if self._store is None:
            raise ValueError("this library has no folder to keep cards in")
        return self._store

    def _is_news(self, found: ImportedCard) -> bool:
        """Whether a card is more than the bare name of one that is known better."""
        return found.card.layout != "bare" or all(map(known_names.is_one, self.named(found.card.name)))

    def _nearest(self) -> Nearest:
        self._notice_changes()
        if self._all_names is None:
            self._all_names = Nearest(self.names())
        return self._all_names

    def _dates(self) -> tuple[str, str]:
        """Of which day the cards are and up to when, counted once as long as nothing is imported and the day stays."""
        if self._store is None:
            return "", ""
        key = (self._store.version, date.today().isoformat())
        if self._dated is None or self._dated[0] != key:
            self._dated = (key, (self._store.date(), self._store.newest(key[1])))
        return self._dated[1]

    def _notice_changes(self) -> None:
        """Forget what was read if the file has changed: somebody else may have imported cards."""
        if self._store is not None and (version := self._store.version) != self._version:
            self._found.clear()
            self._all_names = None
            self._version = version

    def _imported(self, name: str) -> tuple[ImportedCard, ...]:
        described = self._described.get(folded(name)) if self._described else None
        if described is not None:
            return (described,)
        if self._store is None:
            return ()
        self._notice_changes()
        key = folded(name)
        if key not in self._found:
            self._found[key] = tuple(self._store.named(key))
        return self._found[key]


def _all_opened(paths: Sequence[Path], files: ExitStack, progress: Progress, called: str) -> Iterator[Contents]:
    """The contents of all files, which are open as long as `files` is."""
    sizes = [path.stat().st_size if path.is_file() else 0 for path in paths]
    total = sum(sizes) or 1
    for place, path in enumerate(paths):

        def reading(done: float, before: int = sum(sizes[:place]), size: int = sizes[place]) -> None:
            progress(READING * (before + done * size) / total)

        yield files.enter_context(opened(path, reading, called))
