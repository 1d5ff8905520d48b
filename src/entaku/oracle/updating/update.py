"""Cards are brought up to date: a source is asked, its file fetched and imported; nothing is changed otherwise."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx

from entaku.kernel.errors import Unlawful, Unreadable
from entaku.oracle.brought import Imported
from entaku.oracle.importers.files import expect_json
from entaku.oracle.library import Library
from entaku.oracle.updating.asking import Offer, offered
from entaku.oracle.updating.fetching import Fetching, Told
from entaku.oracle.updating.sources import Source, base_of
from entaku.oracle.updating.talking import client_for

FOLDER = "fetching"
"""In the data folder: what has come of files that aren't imported yet."""
LOCK = "fetching.lock"


class Update:
    """One source's file of today, for one library."""

    def __init__(self, client: httpx.Client, source: Source, offer: Offer, folder: Path) -> None:
        self.source = source
        self.offer = offer
        self._library = Library(folder)
        self._fetching = Fetching(client, offer, folder / FOLDER, source.key)

    @property
    def before(self) -> str:
        """Of which day the cards are that are here."""
        return self._library.cards_date

    @property
    def come(self) -> int:
        """How many bytes of it are here from another time."""
        return self._fetching.come

    @property
    def is_news(self) -> bool:
        """Whether the file is of a later day than the cards that are here."""
        return not self.before or self.offer.date > self.before

    def bring(self, told: Told, imported: Callable[[float], None]) -> Imported:
        """Fetch the file and import it, all of it or nothing; what has come of it stays if it breaks off.

        Raises Unlawful or Unreadable, in a sentence, for whatever stands against it.
        """
        file = self._fetching.fetch(told)
        try:
            expect_json(file, self.offer.name)
            brought = self._library.import_files([file], imported, self.offer.name, self.offer.date)
        except Unreadable:
            self._fetching.clear()  # the next time it would be as broken as it is now
            raise
        self._fetching.clear()
        return brought


@contextmanager
def asked(source: Source, folder: Path) -> Iterator[Update]:
    """What a source has for the library in a folder, and a line to it.  Raises as `offered` and `bring` do, and where
    another one is at it already."""
    folder.mkdir(parents=True, exist_ok=True)
    with _alone(folder), client_for(base_of(source.site)) as client:
        yield Update(client, source, offered(client, source), folder)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Around an update: no other one is at the same files, in this process or another.

    The lock is a SQLite file: the system lets go of it when its process ends, however that comes.
    """
    try:
        held = sqlite3.connect(folder / LOCK, timeout=0.0, isolation_level=None)
    except sqlite3.Error as problem:
        raise Unlawful("library-unusable", file=str(folder / LOCK), problem=str(problem)) from problem
    with closing(held):
        try:
            held.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as problem:
            raise Unlawful("update-under-way") from problem
        yield
