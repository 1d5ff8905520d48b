"""Tables of cards, a card a row: CubeCobra's CSV, and those of Moxfield, Archidekt, Deckbox, TappedOut, Magic Online.

What a column holds is told by its title, so they may stand in any order, and those that say nothing of a deck are
passed over.
"""

import csv
import io
import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

from msgspec.structs import replace

from entaku.kernel.errors import Unreadable
from entaku.oracle.lists.listed import CardList, Gathered, Listed, wrong_count
from entaku.oracle.lists.own_cards import OwnCard, own_card
from entaku.oracle.naming.headings import Part, heading_of

_COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "name": ("name", "card name", "card", "カード名", "名前"),
    "count": ("quantity", "count", "qty", "amount", "copies", "枚数"),
    "set": ("set", "edition code", "set code", "setcode", "edition", "expansion", "セット"),
    "number": ("collector number", "card number", "collector #", "number", "コレクター番号"),
    "foil": ("finish", "foil", "premium", "is foil"),
    "printing": ("printing",),
    "maybe": ("maybeboard",),
    "sideboarded": ("sideboarded", "sideboard"),
    "board": ("board", "section", "zone", "category", "categories"),
    "leads": ("commander",),
    "type": ("type",),
    "colours": ("color", "colors"),
    "value": ("cmc", "mana value"),
    "picture": ("image url",),
    "back": ("image back url",),
    "own": ("custom",),
}
"""What a column is called in one program or another."""
_MEANT: Final[Mapping[str, str]] = {title: column for column, titles in _COLUMNS.items() for title in titles}
_BESIDE: Final = frozenset(
    ("rarity", "color category", "status", "tags", "notes", "mtgo id", "id #", "annotation", "condition", "language",
     "tradelist count", "trade quantity", "multiverse id", "scryfall id", "edition name", "set name")
)  # fmt: skip
_NO: Final = ("", "false", "mainboard", "main", "0", "no", "deck")
FOIL: Final = ("foil", "is foil", "etched", "true", "yes", "1")
OWN_SETS: Final = ("custom",)
"""What stands for a set where a card is its list's own."""
_CODE = re.compile(r"[A-Za-z0-9_]{2,8}")
_SEPARATOR = re.compile(r"\ufeff?sep=(.)\s*", re.IGNORECASE)
_DELIMITERS: Final = (",", ";", "\t")


def delimiter_of(lines: list[str]) -> str | None:
    """What parts the cells of a table of cards; None for a text that doesn't begin with the titles of one.

    >>> delimiter_of(["name,Set", "Tom,cns"]), delimiter_of(["Count;Name"]), delimiter_of(["Name Dropping", "Tom"])
    (',', ';', None)
    """
    said = [line for line in lines[:5] if line.strip()]
    if said and (declared := _SEPARATOR.fullmatch(said[0])):
        return declared[1]
    for delimiter in _DELIMITERS:
        titles = _titles(said[0], delimiter) if said else []
        known = [title for title in titles if title in _MEANT or title in _BESIDE]
        if titles == ["name"] or (len(known) > 1 and any(_MEANT.get(title) == "name" for title in titles)):
            return delimiter
    return None


def _titles(line: str, delimiter: str) -> list[str]:
    try:
        return [cell.strip().casefold() for cell in next(csv.reader([line], delimiter=delimiter), [])]
    except csv.Error:
        return []


def read(text: str, file: str, delimiter: str) -> CardList:
    """The cards of a table; a row of the maybeboard lies beside them.  Raises Unreadable, naming file and line."""
    reader = csv.reader(io.StringIO(text.lstrip(), newline=None), strict=True, delimiter=delimiter)
    found = Gathered(file)
    columns: list[str] = []
    try:
        for cells in reader:
            if not any(cell.strip() for cell in cells) or (not columns and _SEPARATOR.fullmatch(cells[0])):
                continue
            if not columns:
                columns = _columns(cells, file)
                continue
            if len(cells) > len(columns) and any(cell.strip() for cell in cells[len(columns) :]):
                facts = {"line": reader.line_num, "cells": len(cells), "columns": len(columns)}
                raise Unreadable("list-row-too-long", file=file, **facts)
            row = dict(zip(columns, (cell.strip() for cell in cells), strict=False))
            _take(found, row, reader.line_num)
    except csv.Error as problem:
        raise Unreadable("list-csv-broken", file=file, line=reader.line_num, problem=str(problem)) from problem
    found.entries = list(_joined(found.entries))
    return found.listed(headed=any(column in columns for column in ("board", "leads")))


def _joined(entries: list[Listed]) -> Iterator[Listed]:
    """The cards, with equal rows that follow one another as copies of one."""
    for _, equal in groupby(entries, key=lambda entry: replace(entry, count=1)):
        rows = list(equal)
        yield replace(rows[0], count=sum(row.count for row in rows))


def _columns(cells: list[str], file: str) -> list[str]:
    """What each column holds; of two that might hold the same the first does.  Raises Unreadable without names."""
    columns: list[str] = []
    for cell in cells:
        meant = _MEANT.get(cell.strip().casefold(), "")
        columns.append(meant if meant not in columns else "")
    if "name" not in columns:
        raise Unreadable("list-csv-no-names", file=file)
    return columns


def _take(found: Gathered, row: Mapping[str, str], line: int) -> None:
    name = " ".join(row.get("name", "").split())
    if not name:
        raise Unreadable("list-row-nameless", file=found.file, line=line)
    copies = row.get("count") or "1"
    if not re.fullmatch(r"[0-9]{1,9}", copies):
        raise wrong_count(found.file, line, name, copies)
    printing = row.get("printing", "")
    code = row.get("set") or (printing if printing.casefold() not in (*FOIL, "normal") else "")
    entry = Listed(
        name,
        int(copies),
        code.upper() if _CODE.fullmatch(code) else "",
        row.get("number", ""),
        (row.get("foil") or printing).casefold() in FOIL,
    )
    found.put(entry, _part(row), line)
    if _is_own(row):
        card = OwnCard(name, row.get("type", ""), row.get("colours", ""), row.get("value", ""))
        pictures = (row.get("picture", ""), row.get("back", ""))
        found.customs.setdefault(name, own_card(card, pictures))


def _part(row: Mapping[str, str]) -> Part | None:
    """The part that a row's card is in, None where it doesn't say."""
    if row.get("maybe", "").casefold() not in _NO:
        return "maybeboard"
    if row.get("leads", "").casefold() not in _NO:
        return "commanders"
    if row.get("sideboarded", "").casefold() not in _NO:
        return "sideboard"
    named = [heading_of(word) for word in row.get("board", "").split(",")]
    return next((part for part in named if part not in (None, "group")), None)


def _is_own(row: Mapping[str, str]) -> bool:
    """Whether a row's card is one that its list describes itself."""
    return row.get("own", "").casefold() in ("true", "yes", "1") or row.get("set", "").casefold() in OWN_SETS
