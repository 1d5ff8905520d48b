"""Reads a file of cards, whichever of the known kinds it is, whole or not at all."""

import gzip
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from entaku.cards.card import bare
from entaku.cards.importers import mtgjson, scryfall
from entaku.cards.importers.imported import ImportedCard, Texts
from entaku.kernel.errors import Unreadable

Progress = Callable[[int, int], None]
"""Told how many bytes, or lines, of how many are done."""

Row = TypeVar("Row", mtgjson.Row, scryfall.ScryfallCard)


def silent(done: int, total: int) -> None:
    """Progress that nobody watches."""


def read_cards(path: Path, progress: Progress = silent) -> list[ImportedCard]:
    """The cards of a file.

    Known are MTGJSON set and atomic files, JSON Lines of MTGJSON or Scryfall cards, Scryfall bulk files and plain
    lists of names; any of them may be gzipped.  Raises Unreadable, naming file, line or place, and the reason.
    """
    file = str(path)
    try:
        data = path.read_bytes()
        if data[:2] == b"\x1f\x8b":
            data = gzip.decompress(data)
    except FileNotFoundError as problem:
        raise Unreadable("import-missing", file=file) from problem
    except (OSError, EOFError, zlib.error) as problem:
        raise Unreadable("import-broken", file=file, problem=str(problem)) from problem
    return cards_in(data, file, progress)


def cards_in(data: bytes, file: str, progress: Progress = silent) -> list[ImportedCard]:
    """The cards in the bytes of a file; `file` is its name in errors."""
    data = data.removeprefix(b"\xef\xbb\xbf")
    start = data.lstrip()[:1]
    if start == b"[":
        return list(scryfall.cards_of(_decoded(data, list[scryfall.ScryfallCard], file)))
    if start == b"{":
        first = data.lstrip().split(b"\n", 1)[0].strip()
        if _is_whole_object(first) and b'"name"' in first and not first.startswith(b'{"meta"'):
            return _cards_in_lines(data, file, progress)
        return _cards_in_document(data, file)
    return _named_cards(data, file)


def _is_whole_object(line: bytes) -> bool:
    try:
        msgspec.json.decode(line)
    except msgspec.DecodeError:
        return False
    return True


class _Probe(msgspec.Struct):
    """What tells the kinds of document apart."""

    data: msgspec.Raw


class _SetProbe(msgspec.Struct):
    cards: msgspec.Raw = msgspec.Raw()


def _cards_in_document(data: bytes, file: str) -> list[ImportedCard]:
    body = _decoded(data, _Probe, file).data
    if bytes(_decoded(body, _SetProbe, file).cards):
        return list(mtgjson.cards_of(mtgjson.read_set(data, file).cards))
    atomic = _decoded(body, dict[str, list[mtgjson.Row]], file)
    return list(mtgjson.cards_of(row for rows in atomic.values() for row in rows))


def _cards_in_lines(data: bytes, file: str, progress: Progress) -> list[ImportedCard]:
    lines = data.splitlines()
    of_scryfall = b'"oracle_text"' in lines[0] or b'"type_line"' in lines[0] or b'"card_faces"' in lines[0]
    if of_scryfall:
        return list(scryfall.cards_of(_rows(lines, scryfall.ScryfallCard, file, progress)))
    return list(mtgjson.cards_of(_rows(lines, mtgjson.Row, file, progress)))


def _rows(lines: list[bytes], kind: type[Row], file: str, progress: Progress) -> list[Row]:
    decoder = msgspec.json.Decoder(kind)
    rows = []
    for number, line in enumerate(lines, start=1):
        if number % 1000 == 0:
            progress(number, len(lines))
        if not line.strip():
            continue
        try:
            rows.append(decoder.decode(line))
        except msgspec.DecodeError as problem:
            raise Unreadable("import-line-broken", file=file, line=number, problem=str(problem)) from problem
    progress(len(lines), len(lines))
    return rows


Decoded = TypeVar("Decoded")


def _decoded(data: bytes | msgspec.Raw, kind: type[Decoded], file: str) -> Decoded:
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as problem:
        raise Unreadable("import-broken", file=file, problem=str(problem)) from problem


def _named_cards(data: bytes, file: str) -> list[ImportedCard]:
    from entaku.cards.cubes.plain import read_plain  # a plain list is a cube list without a cube

    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise Unreadable("import-not-text", file=file, place=problem.start) from problem
    names = dict.fromkeys(entry.name for entry in read_plain(text, file))
    if not names:
        raise Unreadable("import-empty", file=file)
    return [ImportedCard(bare(name), Texts(), {}) for name in names]
