"""What is printed on Japanese cards: JSON Lines of English names with Japanese names and texts, and a date."""

from pathlib import Path

import msgspec

from entaku.oracle.importers.broken import broken
from entaku.oracle.importers.files import unzipped


class Printed(msgspec.Struct, frozen=True):
    """What is printed on a Japanese card of a name, or of one of its faces, and when."""

    name: str
    date: str
    ja_name: str
    ja_text: str | None = None


def read_printed(path: Path) -> tuple[Printed, ...]:
    """The Japanese printings in a file, one a line; it may be gzipped.  Raises Unreadable, naming file and line."""
    lines = enumerate(unzipped(path).splitlines(), start=1)
    return tuple(one for number, line in lines if (one := _row(line, str(path), number)) is not None)


def _row(line: bytes, file: str, number: int) -> Printed | None:
    try:
        return msgspec.json.decode(line, type=Printed) if line.strip() else None
    except (msgspec.DecodeError, RecursionError) as problem:
        raise broken(problem, file, number) from problem
