"""Reads a file of cards, whichever of the known kinds it is, whole or not at all."""

import gzip
import re
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from datetime import date
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryFile
from typing import BinaryIO, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from entaku.kernel.errors import Unreadable
from entaku.kernel.files import reason_of
from entaku.oracle.card import bare
from entaku.oracle.importers import mtgjson, scryfall
from entaku.oracle.importers.broken import decoded
from entaku.oracle.importers.imported import Contents, Import, ImportedCard
from entaku.oracle.importers.mtgjson_sets import Sets
from entaku.oracle.importers.noticed import OF_MTGJSON, OF_SCRYFALL
from entaku.oracle.importers.rows import Rows
from entaku.oracle.importers.walking import MARK, Walker
from entaku.oracle.lists.decoding import decoded as decoded_list
from entaku.oracle.lists.reading import read_list

Progress = Callable[[float], None]
"""Told how much is done, from 0 to 1."""
AT_ONCE = 1 << 20
"""Bytes that are unpacked at once."""
MOST_UNPACKED = 8 << 30
"""Bytes of a gzipped file at most, unpacked on the disk."""
_DATE = re.compile(r"(?<!\d)(?P<year>(?:19|20)\d\d)-?(?P<month>\d\d)-?(?P<day>\d\d)(?=\D|\d{6}(?!\d)|$)")
TOLD_EACH = 1000
"""After so many rows it is told how far they are read."""

Row = TypeVar("Row", mtgjson.Row, scryfall.ScryfallCard)


def silent(done: float) -> None:
    """Progress that nobody watches."""


def read_cards(path: Path, progress: Progress = silent, called: str = "") -> Import:
    """The contents of a file of cards, all at once; as `opened`."""
    with opened(path, progress, called) as found:
        return found.held()


@contextmanager
def opened(path: Path, progress: Progress = silent, called: str = "") -> Iterator[Contents]:
    """The contents of a file of cards that was read to its end; `called` is its name in errors, if not its path.

    Known are MTGJSON's set files, AllPrintings and atomic files, JSON Lines of MTGJSON or Scryfall cards, Scryfall
    bulk files and searches, and plain lists of names; any of them may be gzipped.  Raises Unreadable, naming file,
    line or place, and the reason.
    """
    file = called or str(path)
    with _unpacked(path, file) as stream:
        yield _contents(stream, file, progress)


def unzipped(path: Path, called: str = "") -> bytes:
    """The bytes of a file, which may be gzipped.  Raises Unreadable, naming file and reason."""
    with _unpacked(path, called or str(path)) as stream:
        return stream.read()


@contextmanager
def _unpacked(path: Path, file: str) -> Iterator[BinaryIO]:
    """A file to read back and forth in; one that is gzipped is unpacked on the disk.  Raises as `unzipped`."""
    with ExitStack() as open_files:
        try:
            stream: BinaryIO = open_files.enter_context(path.open("rb"))
            if stream.read(2) == b"\x1f\x8b":
                packed = open_files.enter_context(gzip.open(path))
                stream = open_files.enter_context(TemporaryFile())
                _copy(packed, stream, file)
            stream.seek(0)
        except FileNotFoundError as problem:
            raise Unreadable("import-missing", file=file) from problem
        except (EOFError, zlib.error, gzip.BadGzipFile) as problem:
            raise Unreadable("import-gzip-broken", file=file) from problem
        except OSError as problem:
            raise Unreadable("import-unopened", file=file, problem=reason_of(problem)) from problem
        yield stream


def _copy(packed: gzip.GzipFile, to: BinaryIO, file: str) -> None:
    """Unpack a file.  Raises Unreadable if it becomes too long: some bytes can be packed a thousand times."""
    length = 0
    while piece := packed.read(AT_ONCE):
        length += len(piece)
        if length > MOST_UNPACKED:
            raise Unreadable("import-too-long", file=file, most=MOST_UNPACKED >> 30)
        to.write(piece)


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


def cards_in(data: bytes, file: str, progress: Progress = silent) -> Import:
    """The contents of a file's bytes; `file` is its name in errors."""
    return _contents(BytesIO(data), file, progress).held()


class _Meta(Struct):
    """What MTGJSON says of a file."""

    date: str = ""


class _Source:
    """A file that is gone through: how far it is read is told."""

    def __init__(self, stream: BinaryIO, file: str, progress: Progress) -> None:
        self.file = file
        self.stream = stream
        self.size = stream.seek(0, 2) or 1
        self.walker = Walker(stream, file)
        self.date = date_in(file)
        """Of which day the file is, as it or its name says."""
        self._progress = progress
        self._rows = 0

    def tell(self, offset: int) -> None:
        """Another row was read, up to this byte."""
        self._rows += 1
        if self._rows % TOLD_EACH == 0:
            self._progress(offset / self.size)


def _contents(stream: BinaryIO, file: str, progress: Progress) -> Contents:
    source = _Source(stream, file, progress)
    walker = source.walker
    begun = walker.peek()
    if begun == b"[":
        found = _of_scryfall(source, "$")
    elif begun != b"{":
        stream.seek(walker.offset)
        found = _named_cards(stream.read(), file)
    elif walker.ahead().startswith(b'{"meta"') or not _is_lines(walker.ahead()):
        found = _document(source)
    else:
        found = _lines(source)
    if not found.count:
        raise Unreadable("import-empty", file=file)
    progress(1.0)
    return replace(found, remarks=replace(found.remarks, date=source.date))


def date_in(name: str) -> str:
    """The day in a file's name, as those who make one each day write it; "" where there is none.

    >>> date_in("default-cards-20261120100155.jsonl.gz"), date_in("AllPrintings.json"), date_in("of 2026-13-40.json")
    ('2026-11-20', '', '')
    """
    for found in _DATE.finditer(Path(name).name):
        with suppress(ValueError):
            return date(int(found["year"]), int(found["month"]), int(found["day"])).isoformat()
    return ""


def _is_lines(ahead: bytes) -> bool:
    """Whether the first line is a card of its own."""
    try:
        first = msgspec.json.decode(ahead.split(b"\n", 1)[0], type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return "name" in first


def _document(source: _Source) -> Contents:
    walker = source.walker
    data = None
    for key in walker.members():
        walker.peek()
        if key == "data":
            data = walker.offset
        elif key == "meta" and walker.peek() == b"{":
            source.date = decoded(walker.value(), _Meta, source.file, "$.meta").date or source.date
            continue
        walker.skip()
    walker.finish()
    if data is None:
        raise Unreadable("import-field-missing", file=source.file, line=0, place="$", field="data")
    walker.go_to(data)
    if walker.peek() == b"[":
        return _of_scryfall(source, "$.data")
    if walker.peek() != b"{":
        decoded(walker.value(), dict[str, msgspec.Raw], source.file, "$.data")
    members = {}
    for key in walker.members():
        members[key] = walker.peek()
        walker.skip()
    walker.go_to(data)
    if "cards" in members:
        return _of_sets(source, one=True)
    if all(begun == b"{" for begun in members.values()):
        return _of_sets(source, one=False)
    return _atomic(source)


def _of_sets(source: _Source, one: bool) -> Contents:
    walker = source.walker
    sets = Sets(source.stream, source.file)
    for place in ("$.data",) if one else ("$.data[...]" for _ in walker.members()):
        for _ in sets.read(walker, place):
            source.tell(walker.offset)
    return sets.contents()


def _atomic(source: _Source) -> Contents:
    rows = Rows(source.stream, source.file, mtgjson.Row, mtgjson.card_named, OF_MTGJSON)
    for _ in source.walker.members():
        if source.walker.peek() != b"[":
            decoded(source.walker.value(), list[mtgjson.Row], source.file, "$.data[...]")
        _put_items(source, rows, "$.data[...]")
    return mtgjson.atomic(rows)


def _of_scryfall(source: _Source, place: str) -> Contents:
    rows = Rows(source.stream, source.file, scryfall.ScryfallCard, scryfall.card_named, OF_SCRYFALL)
    _put_items(source, rows, place)
    if place == "$":
        source.walker.finish()
    return scryfall.contents(rows)


def _put_items(source: _Source, rows: Rows[Row], place: str) -> None:
    """Put a list's rows in, each with its place in the file."""
    walker = source.walker
    for number in walker.items():
        walker.peek()
        offset = walker.offset
        rows.put(walker.value(), offset, f"{place}[{number}]")
        source.tell(walker.offset)


def _lines(source: _Source) -> Contents:
    first = source.walker.ahead().split(b"\n", 1)[0]
    if any(word in first for word in (b'"type_line"', b'"oracle_id"', b'"card_faces"')):
        objects = Rows(source.stream, source.file, scryfall.ScryfallCard, scryfall.card_named, OF_SCRYFALL)
        _put_lines(source, objects)
        return scryfall.contents(objects)
    rows = Rows(source.stream, source.file, mtgjson.Row, mtgjson.card_named, OF_MTGJSON)
    _put_lines(source, rows)
    return mtgjson.atomic(rows)


def _put_lines(source: _Source, rows: Rows[Row]) -> None:
    offset = source.walker.offset
    source.stream.seek(offset)
    for number, line in enumerate(source.stream, start=1):
        if line.strip():
            rows.put(line, offset, line=number)
        offset += len(line)
        source.tell(offset)


def _named_cards(data: bytes, file: str) -> Contents:
    """A plain list: cards of which only the names are known."""
    listed = read_list(decoded_list(data, file, lambda name: False), file, "cube")
    names = dict.fromkeys(entry.name for entry in listed.entries)
    return Contents(len(names), lambda: (ImportedCard(bare(name)) for name in names))
