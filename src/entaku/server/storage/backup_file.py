"""The file of a backup: lines of JSON, compressed, each with a check of everything up to it.

The first line says who wrote it and which form the database had; then come tables with their rows, files with their
pieces, and a last line, without which the file is cut off.  Nothing in it depends on the kind of database.
"""

import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

import msgspec
from msgspec import Struct

from entaku.kernel.errors import Unlawful, Unreadable
from entaku.kernel.files import reason_of
from entaku.server.storage.forms import is_known

FILE_FORM = 1
"""Changes whenever earlier versions can't read the file any more."""
CHECK = 16
"""Letters of each line's check."""
LONGEST_LINE = 256 * 1024 * 1024
"""Far beyond any line that is written."""

Value = str | int | float | bool | None


class Header(Struct, frozen=True, tag="backup", tag_field="is"):
    """The first line: `version` is the program's, `schema` the form of the database, `made` a moment in UTC."""

    file_form: int
    version: str
    schema: str
    made: str


class TableBegins(Struct, frozen=True, tag="table", tag_field="is"):
    """A table, its columns, and which of them hold bytes; those are in base64 in the rows that follow."""

    name: str
    columns: tuple[str, ...]
    binary: tuple[str, ...] = ()


class Rows(Struct, frozen=True, tag="rows", tag_field="is"):
    """Rows of the table that was begun last."""

    rows: list[list[Value]]


class FileBegins(Struct, frozen=True, tag="file", tag_field="is"):
    """A file of the data folder."""

    name: str


class Piece(Struct, frozen=True, tag="piece", tag_field="is"):
    """The next bytes of the file that was begun last."""

    data: bytes


class End(Struct, frozen=True, tag="end", tag_field="is"):
    """The last line."""


Part = TableBegins | Rows | FileBegins | Piece

_encode = msgspec.json.Encoder().encode
_line: msgspec.json.Decoder[Header | Part | End] = msgspec.json.Decoder(Header | Part | End)


def write(file: Path, header: Header, parts: Iterable[Part]) -> None:
    """Write a backup under a name of its own, read it again, and only then give it its name.

    Nobody else on the machine may read it.  Raises Unlawful, with nothing left of it, if it can't be written.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        number, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    except OSError as problem:
        raise Unlawful("backup-not-written", file=str(file), problem=reason_of(problem)) from problem
    unfinished = Path(name)
    try:
        with os.fdopen(number, "wb") as raw:
            with gzip.GzipFile("", "wb", 6, raw, mtime=0) as packed:
                digest = hashlib.sha256()
                for part in chain((header,), parts, (End(),)):
                    packed.write(_checked(_encode(part), digest))
            raw.flush()
            os.fsync(raw.fileno())
        verify(unfinished)
        os.replace(unfinished, file)
        settle(file.parent)
    except OSError as problem:
        raise Unlawful("backup-not-written", file=str(file), problem=reason_of(problem)) from problem
    finally:
        unfinished.unlink(missing_ok=True)


def read(file: Path) -> tuple[Header, Iterator[Part]]:
    """A backup: its first line, and everything after it, which is checked as it is read.

    Raises Unreadable, naming the file and the line, for what is no backup, is damaged or cut off, or was made by a
    later version; the parts raise the same.
    """
    lines = _lines(file)
    try:
        header = next(lines, None)
    except Unreadable as problem:
        if problem.key in ("backup-damaged", "backup-cut-off") and problem.facts["line"] == 1:
            raise Unreadable("backup-is-none", file=str(file)) from problem
        raise
    if not isinstance(header, Header):
        raise Unreadable("backup-is-none", file=str(file))
    if header.file_form > FILE_FORM or not is_known(header.schema):
        raise Unreadable("backup-newer", file=str(file), version=header.version[:40])
    return header, _parts(file, lines)


def verify(file: Path) -> Header:
    """Read a whole backup; gives its first line.  Raises what `read` raises."""
    header, parts = read(file)
    for _ in parts:
        pass
    return header


def settle(folder: Path) -> None:
    """Have the names in a folder on the disk, where the system can."""
    if os.name == "posix":
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _checked(data: bytes, digest: "hashlib._Hash") -> bytes:
    """A line with its check."""
    digest.update(data)
    return digest.hexdigest()[:CHECK].encode() + b" " + data + b"\n"


def _lines(file: Path) -> Iterator[Header | Part | End]:
    digest, number = hashlib.sha256(), 0
    try:
        with gzip.open(file, "rb") as packed:
            while line := packed.readline(LONGEST_LINE):
                number += 1
                data = line[CHECK + 1 : -1]
                if _checked(data, digest) != line:
                    raise Unreadable("backup-damaged", file=str(file), line=number)
                yield _line.decode(data)
    except EOFError as problem:
        raise Unreadable("backup-cut-off", file=str(file), line=number + 1) from problem
    except (gzip.BadGzipFile, zlib.error, msgspec.DecodeError) as problem:
        raise Unreadable("backup-damaged", file=str(file), line=number + 1) from problem
    except OSError as problem:
        raise Unreadable("cli-file-unreadable", file=str(file), problem=reason_of(problem)) from problem


def _parts(file: Path, lines: Iterator[Header | Part | End]) -> Iterator[Part]:
    number = 1
    for part in lines:
        number += 1
        if isinstance(part, End):
            if next(lines, None) is not None:
                raise Unreadable("backup-damaged", file=str(file), line=number + 1)
            return
        if isinstance(part, Header):
            raise Unreadable("backup-damaged", file=str(file), line=number)
        yield part
    raise Unreadable("backup-cut-off", file=str(file), line=number + 1)
