"""One import, in a process of its own: what it takes of memory and processor is nobody else's.

    python -m entaku.server.imports.worker FOLDER FILE NAME

It prints JSON, one line each: `Step` while it goes on, at the end `Brought` or `Refused`.
"""

import gzip
import os
import sys
from pathlib import Path

import msgspec

from entaku.cards.importers.files import Progress, unzipped
from entaku.cards.library import Imported, Library
from entaku.kernel.errors import EntakuError, Fact, Unreadable
from entaku.riftbound.collection import Collection, is_riftbound, read
from entaku.server import memory

KINDNESS = 10
"""So far it stands back behind the server where both want the same processor."""
LEAST_STEP = 0.005
"""So much more is done before it is told again."""
SNIFFED = 20_000
"""So many of a file's bytes say of which game its cards are."""
MARK = b"\xef\xbb\xbf"
"""What some programs write before text."""


class Step(msgspec.Struct, frozen=True, tag="step"):
    """So much is done, from 0 to 1."""

    done: float


class Brought(msgspec.Struct, frozen=True, tag="brought"):
    """All of it is done; of Riftbound cards the number alone is told."""

    imported: Imported
    riftbound: bool = False


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Nothing was changed: a message key and its facts."""

    key: str
    facts: dict[str, Fact]


Said = Step | Brought | Refused


def main(folder: str, file: str, name: str) -> None:
    """Import a file, which is called `name` in errors, into the library in a folder."""
    memory.bound()
    if sys.platform != "win32":
        os.nice(KINDNESS)
    told = 0.0

    def progress(done: float) -> None:
        nonlocal told
        if done - told >= LEAST_STEP:
            told = done
            say(Step(done))

    try:
        expect_json(Path(file), name)
        say(brought(Path(folder), Path(file), name, progress))
    except EntakuError as problem:
        say(Refused(problem.key, dict(problem.facts)))
    except (MemoryError, RecursionError):
        say(Refused("import-too-large", {"file": name}))


def brought(folder: Path, file: Path, name: str, progress: Progress) -> Brought:
    """What a file brings: Riftbound cards to their collection, all others to the library."""
    if not is_riftbound(beginning(file, SNIFFED)):
        return Brought(Library(folder).import_files([file], progress, name))
    count = Collection(folder).add(read(unzipped(file, name), name))
    return Brought(Imported(count, (), (), 0, {}), riftbound=True)


def expect_json(path: Path, name: str) -> None:
    """Raises Unreadable for a file that is no JSON from its first letter on, as it is or unpacked.

    In a list of words every word would be a card of that name.
    """
    begun = beginning(path)
    if begun.removeprefix(MARK).lstrip()[:1] not in (b"[", b"{"):
        raise Unreadable("import-no-json", file=name)


def beginning(path: Path, length: int = 1000) -> bytes:
    """A file's first bytes, unpacked; nothing where it can't be."""
    with path.open("rb") as packed:
        is_packed = packed.read(2) == b"\x1f\x8b"
    try:
        with gzip.open(path) if is_packed else path.open("rb") as stream:
            return stream.read(length)
    except (OSError, EOFError):
        return b"{"  # whoever unpacks it says what is wrong with it


def say(said: Said) -> None:
    """Tell the server."""
    print(msgspec.json.encode(said).decode(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
