"""One import, in a process of its own: what it takes of memory and processor is nobody else's.

    python -m entaku.server.imports.worker FOLDER FILE NAME

It prints JSON, one line each: `Step` while it goes on, at the end `Brought` or `Refused`.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec

from entaku.kernel.errors import EntakuError, Fact
from entaku.oracle.brought import Imported
from entaku.oracle.importers.files import Progress, beginning, expect_json, unzipped
from entaku.oracle.library import Library
from entaku.riftbound.collection import Collection, is_riftbound, read
from entaku.server import memory

KINDNESS = 10
"""So far it stands back behind the server where both want the same processor."""
LEAST_STEP = 0.005
"""So much more is done before it is told again."""
SNIFFED = 20_000
"""So many of a file's bytes say of which game its cards are."""


class Step(msgspec.Struct, frozen=True, tag="step", omit_defaults=True):
    """So much is done, from 0 to 1: of fetching the file, or of importing it."""

    done: float
    fetching: bool = False


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

    def work() -> Brought:
        expect_json(Path(file), name)
        return brought(Path(folder), Path(file), name, stepping())

    tell_of(work, name)


def stepping(*, fetching: bool = False) -> Progress:
    """Tells the server how far something is, in steps that are worth it."""
    told = 0.0

    def progress(done: float) -> None:
        nonlocal told
        if done - told >= LEAST_STEP:
            told = done
            say(Step(done, fetching))

    return progress


def tell_of(work: Callable[[], Brought], name: str) -> None:
    """Work, and tell what it brought, or why it brought nothing; `name` is that of the file."""
    memory.bound()
    if sys.platform != "win32":
        os.nice(KINDNESS)
    try:
        say(work())
    except EntakuError as problem:
        say(Refused(problem.key, dict(problem.facts)))
    except (MemoryError, RecursionError):
        say(Refused("import-too-large", {"file": name}))


def brought(folder: Path, file: Path, name: str, progress: Progress) -> Brought:
    """What a file brings: Riftbound cards to their collection, all others to the library."""
    if not is_riftbound(beginning(file, SNIFFED)):
        return Brought(Library(folder).import_files([file], progress, name))
    count = Collection(folder).add(read(unzipped(file, name), name))
    return Brought(Imported(count), riftbound=True)


def say(said: Said) -> None:
    """Tell the server."""
    print(msgspec.json.encode(said).decode(), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
