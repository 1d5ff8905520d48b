"""The text of a list's bytes: of the ways in which people's programs write them, the one in which names are known."""

import re
from collections.abc import Callable, Iterator
from typing import Final

from entaku.kernel.errors import Unreadable
from entaku.oracle.lists import foreign
from entaku.oracle.lists.reading import LARGEST, MOST_LINES, expect_text
from entaku.oracle.naming.lines import CardLine, read_line

IsKnown = Callable[[str], bool]
"""Whether a card has a name."""
MOST_BYTES: Final = 4 * LARGEST
LOOKED_AT: Final = 300
"""So many lines with letters beyond ASCII decide how a file is written."""
_MARKED: Final = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe\0\0", "utf-32"),
    (b"\0\0\xfe\xff", "utf-32"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
)
_EIGHT_BIT: Final = ("cp932", "cp1252", "euc_jp")
_CELLS: Final = re.compile(r'[,;\t"|]+')
_ODD: Final = re.compile(
    r"[\ue000-\uf8ff\uff61-\uff9f\x80-\x9f]|[A-Za-z][ぁ-ヿ一-鿿]|[ぁ-ヿ一-鿿][a-z]|"
    r"[^\w\s'’‘“”\-–,.:;/()\[\]{}<>!?&#*+|\"@=%、。《》「」・（）［］【】：／×　★☆■□◆◇●○▼△▲～]"
)
"""What stands in a text that is read as something else than what it is: letters of two scripts in a word, and signs."""


def decoded(data: bytes, file: str, is_known: IsKnown) -> str:
    """The text of a list's bytes.  Raises Unreadable for what is no text, with its name, and for one that is too long.

    UTF-8 and UTF-16 are told by their form.  Windows writes other files by its language: of the readings that are
    possible the one is meant in which most names are known, else the one with the fewest odd letters.
    """
    foreign.refuse_bytes(data, file)
    if len(data) > MOST_BYTES or data.count(b"\n") > MOST_LINES or data.count(b"\r") > MOST_LINES:
        raise Unreadable("list-too-large", file=file, most=MOST_LINES)
    readings = list(_readings(data))
    if not readings:
        place = next((place for place, byte in enumerate(data) if byte == 0 or byte > 127), 0)
        raise Unreadable("list-not-text", file=file, place=place)
    text = readings[0] if len(readings) == 1 else max(readings, key=lambda one: _likeness(one, is_known))
    expect_text(text.removeprefix("\ufeff"), file)
    return text


def _readings(data: bytes) -> Iterator[str]:
    """The texts that the bytes may be, the likeliest first."""
    for encoding in _forms(data):
        try:
            yield data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if encoding not in _EIGHT_BIT:
            return


def _forms(data: bytes) -> Iterator[str]:
    for mark, encoding in _MARKED:
        if data.startswith(mark):
            yield encoding
            return
    if b"\0" in data:
        even, odd = data[::2].count(0), data[1::2].count(0)
        yield "utf-16-be" if even > odd else "utf-16-le"
        return
    yield "utf-8"
    yield from _EIGHT_BIT


def _likeness(text: str, is_known: IsKnown) -> tuple[int, int]:
    """How likely a text is what was written: by the names in it that are known, and by the letters that aren't odd."""
    known = odd = 0
    lines = (line for line in text.splitlines() if not line.isascii())
    for line, _ in zip(lines, range(LOOKED_AT), strict=False):
        known += any(map(is_known, _names(line)))
        odd += len(_ODD.findall(line))
    return known, -odd


def _names(line: str) -> Iterator[str]:
    """What of a line may be a card's name: the card that it lists, or a cell of a row."""
    if isinstance(read := read_line(line), CardLine):
        yield read.name
    yield from (cell.strip() for cell in _CELLS.split(line) if not cell.isascii())
