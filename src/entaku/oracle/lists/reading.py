"""Reads a list of cards, whichever of the known kinds it is.

What a file is is recognised before a line of it is read: XML, JSON, a table, Draftmancer's sheets, Forge's sections,
XMage's lines, else a card a line.  What is no list is refused by its name.
"""

import re
from typing import Final

from msgspec.structs import replace

from entaku.kernel.errors import Unreadable
from entaku.oracle.cubes.draftmancer import looks_like_sections, read_draftmancer
from entaku.oracle.lists import documents, foreign, forge, lines, markup, tables
from entaku.oracle.lists.listed import CardList, Use, listed_as
from entaku.oracle.naming.headings import heading_of

LARGEST: Final = 4 * 1024 * 1024
"""More letters than any list of cards has."""
MOST_LINES: Final = 100_000
"""More lines than any list has: enough for every card there is, and for a cube whose every card is described."""
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")


def read_list(content: str, file: str, use: Use) -> CardList:
    """The list in a text, its names as they are written.  Raises Unreadable, naming file, line and reason."""
    text = content.removeprefix("\ufeff")
    expect_text(text, file)
    told = lines.lines_of(text)
    foreign.refuse_text(told, file)
    found = _read(text, told, file, use)
    if not (found.entries or (found.cube is not None and found.cube.size)):
        raise Unreadable("list-empty", file=file)
    return found


def _read(text: str, told: list[str], file: str, use: Use) -> CardList:
    if text.lstrip().startswith("<"):
        return markup.read(text, file)
    if documents.looks_like(text):
        document = documents.decoded(text, file)
        foreign.refuse_document(document, file)
        return documents.read(document, file)
    if (delimiter := tables.delimiter_of(told)) is not None:
        return tables.read(text, file, delimiter)
    if forge.looks_like(told):
        return forge.read(told, file)
    if looks_like_sections(text) and not (use == "deck" and _is_headed(told)):
        return _of_sheets(text, file)
    if lines.is_of_xmage(told):
        return lines.of_xmage(told, file)
    return lines.in_lines(told, file, use)


def _is_headed(told: list[str]) -> bool:
    """Whether the first line that says anything is a deck's heading, in whatever brackets."""
    return next((heading_of(line) is not None for line in told if line.strip() and not line.startswith("#")), False)


def _of_sheets(text: str, file: str) -> CardList:
    cube = read_draftmancer(text, file)
    entries = tuple(replace(listed_as(one), part="main") for one in cube.entries)
    return CardList(entries, cube.name, customs=cube.customs, cube=cube)


def expect_text(text: str, file: str) -> None:
    """Raises Unreadable for a text that is longer than any list, or has letters that no text has."""
    if len(text) > LARGEST or text.count("\n") + text.count("\r") - text.count("\r\n") > MOST_LINES:
        raise Unreadable("list-too-large", file=file, most=MOST_LINES)
    if control := _CONTROL.search(text):
        line = text.count("\n", 0, control.start()) + 1
        raise Unreadable("list-control-character", file=file, line=line, code=f"U+{ord(control[0]):04X}")
