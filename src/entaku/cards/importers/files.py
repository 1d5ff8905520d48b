"""Reads a file of cards, whichever of the known kinds it is, whole or not at all."""

import gzip
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from entaku.cards.card import bare
from entaku.cards.cubes.plain import read_plain
from entaku.cards.importers import mtgjson, scryfall
from entaku.cards.importers.broken import broken, decoded
from entaku.cards.importers.imported import Import, ImportedCard
from entaku.kernel.errors import Unreadable

Progress = Callable[[float], None]
"""Told how much is done, from 0 to 1."""

Row = TypeVar("Row", mtgjson.Row, scryfall.ScryfallCard)


def silent(done: float) -> None:
    """Progress that nobody watches."""


def read_cards(path: Path, progress: Progress = silent, called: str = "") -> Import:
    """The contents of a file of cards; `called` is its name in errors, if not its path.

    Known are MTGJSON's set files, AllPrintings and atomic files, JSON Lines of MTGJSON or Scryfall cards, Scryfall
    bulk files and searches, and plain lists of names; any of them may be gzipped.  Raises Unreadable, naming file,
    line or place, and the reason.
    """
    return cards_in(unzipped(path, called), called or str(path), progress)


def unzipped(path: Path, called: str = "") -> bytes:
    """The bytes of a file, which may be gzipped.  Raises Unreadable, naming file and reason."""
    file = called or str(path)
    try:
        data = path.read_bytes()
        return gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data
    except FileNotFoundError as problem:
        raise Unreadable("import-missing", file=file) from problem
    except (EOFError, zlib.error, gzip.BadGzipFile) as problem:
        raise Unreadable("import-gzip-broken", file=file) from problem
    except OSError as problem:
        raise Unreadable("import-unopened", file=file, problem=problem.strerror or str(problem)) from problem


def cards_in(data: bytes, file: str, progress: Progress = silent) -> Import:
    """The contents of a file's bytes; `file` is its name in errors."""
    data = data.removeprefix(b"\xef\xbb\xbf").lstrip()
    if data[:1] == b"[":
        found = scryfall.of_objects(decoded(data, list[scryfall.ScryfallCard], file), file)
    elif data[:1] != b"{":
        found = _named_cards(data, file)
    elif data.startswith(b'{"meta"') or not _is_lines(data):
        found = _document(data, file)
    else:
        found = _lines(data, file, progress)
    if not found.cards:
        raise Unreadable("import-empty", file=file)
    progress(1.0)
    return found


def _is_lines(data: bytes) -> bool:
    """Whether the first line is a card of its own."""
    try:
        first = msgspec.json.decode(data.split(b"\n", 1)[0], type=dict[str, msgspec.Raw])
    except (msgspec.DecodeError, RecursionError):
        return False
    return "name" in first


class _Head(msgspec.Struct):
    """What tells the kinds of document apart: the first bytes of the data, and whether it is a set's."""

    data: msgspec.Raw


class _SetHead(msgspec.Struct):
    cards: msgspec.Raw = msgspec.Raw()


def _document(data: bytes, file: str) -> Import:
    body = decoded(data, _Head, file).data
    if bytes(body).lstrip()[:1] == b"[":
        return scryfall.of_objects(decoded(data, scryfall.ScryfallList, file).data, file)
    if bytes(decoded(body, _SetHead, file).cards):
        return mtgjson.of_sets([mtgjson.read_set(data, file)], file)
    if all(bytes(value).lstrip()[:1] == b"{" for value in decoded(body, dict[str, msgspec.Raw], file).values()):
        return mtgjson.of_sets(list(decoded(data, mtgjson.AllSetsFile, file).data.values()), file)
    atomic = decoded(data, mtgjson.AtomicFile, file).data
    return mtgjson.of_rows((row for rows in atomic.values() for row in rows), file)


def _lines(data: bytes, file: str, progress: Progress) -> Import:
    lines = data.splitlines()
    of_scryfall = any(word in lines[0] for word in (b'"type_line"', b'"oracle_id"', b'"card_faces"'))
    if of_scryfall:
        return scryfall.of_objects(_rows(lines, scryfall.ScryfallCard, file, progress), file)
    return mtgjson.of_rows(_rows(lines, mtgjson.Row, file, progress), file)


def _rows(lines: list[bytes], kind: type[Row], file: str, progress: Progress) -> list[Row]:
    decoder = msgspec.json.Decoder(kind)
    rows = []
    for number, line in enumerate(lines, start=1):
        if number % 1000 == 0:
            progress(number / len(lines))
        if not line.strip():
            continue
        try:
            rows.append(decoder.decode(line))
        except (msgspec.DecodeError, RecursionError) as problem:
            raise broken(problem, file, number) from problem
    return rows


def _named_cards(data: bytes, file: str) -> Import:
    """A plain list: cards of which only the names are known."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise Unreadable("import-not-text", file=file, place=problem.start) from problem
    names = dict.fromkeys(entry.name for entry in read_plain(text, file))
    return Import(tuple(ImportedCard(bare(name)) for name in names))
