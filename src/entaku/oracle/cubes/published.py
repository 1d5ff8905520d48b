"""What the keeper of a server has published on cubes: pages and cards' worths in the data folder, by the list.

A list is known by its cards and their number: printings, order, sheets and settings make it no other.  Of the reports
on one list the last that was published is there.
"""

import hashlib
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

FOLDER = "reports"
ABOUT = "report.json"
PAGES = {"en": "en.html", "ja": "ja.html"}
"""A report's page in each language."""
FILES = (*PAGES.values(), "report.css", "report.js")
WORTHS = "worths.json"
"""What the list's cards have been worth in games, by which bots of the server draft it."""
KEY = re.compile("[0-9a-f]{32}")


class Published(Struct, frozen=True):
    """A report that is there: the key of its list, and from how many nights and games it speaks."""

    key: str
    nights: int
    games: int


def key_of(copies: Iterable[tuple[str, int]]) -> str:
    """The key of a list, from its cards' English names and how many copies a line has.

    >>> key_of([("Forest", 2), ("Regicide", 1)]) == key_of([("Regicide", 1), ("Forest", 1), ("Forest", 1)])
    True
    """
    counts: Counter[str] = Counter()
    for name, count in copies:
        counts[name] += count
    return hashlib.sha256(msgspec.json.encode(sorted(counts.items()))).hexdigest()[:32]


def publish(data: Path, about: Published, files: Mapping[str, bytes]) -> None:
    """Put a report, its files by name, into a data folder.  Raises OSError where that can't be done."""
    _put(data / FOLDER / about.key, {**files, ABOUT: msgspec.json.encode(about)})  # what says that it is there, last


def publish_worths(data: Path, key: str, worths: Mapping[str, float]) -> None:
    """Put what a list's cards have been worth into a data folder.  Raises OSError where that can't be done."""
    _put(data / FOLDER / key, {WORTHS: msgspec.json.encode(worths)})


def _put(folder: Path, files: Mapping[str, bytes]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files.items():
        fresh = folder / f"{name}.new"
        fresh.write_bytes(content)
        fresh.replace(folder / name)


def published(data: Path | None, key: str) -> Published | None:
    """The report on the list of this key, if there is one that can be read."""
    if data is None:
        return None
    try:
        return msgspec.json.decode((data / FOLDER / key / ABOUT).read_bytes(), type=Published)
    except (OSError, msgspec.DecodeError):
        return None


def published_worths(data: Path | None, key: str) -> dict[str, float]:
    """What the cards of the list of this key have been worth; nothing where none were published, or can't be read."""
    if data is None or not key:
        return {}
    try:
        return msgspec.json.decode((data / FOLDER / key / WORTHS).read_bytes(), type=dict[str, float])
    except (OSError, msgspec.DecodeError):
        return {}


def file_of(data: Path, key: str, name: str) -> bytes | None:
    """A file of the report on a list; None for what there isn't."""
    if name not in FILES or not KEY.fullmatch(key):
        return None
    try:
        return (data / FOLDER / key / name).read_bytes()
    except OSError:
        return None
