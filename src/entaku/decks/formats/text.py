"""Plain text and MTG Arena lists: a count and a name a line, in sections."""

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from entaku.decks.deck import Deck, DeckEntry, gathered
from entaku.kernel.errors import Unreadable

LONGEST_LINE: Final = 300
_LINE = re.compile(
    r"(?P<sb>SB:\s*)?(?:(?P<count>\d{1,4})\s*[xX]?\s+)?(?P<name>\S.*?)"
    r"(?:\s+[(\[](?P<set>[A-Z0-9]{2,6}|[a-z0-9]{2,6})[)\]](?:\s+(?P<number>[A-Za-z0-9★†-]+))?)?"
    r"(?P<marks>(?:\s+\*(?:F|E|CMDR)\*)*)"
)
_SECTIONS: Mapping[str, str] = {
    "deck": "main", "main": "main", "maindeck": "main", "main deck": "main", "mainboard": "main",
    "メインデッキ": "main", "メイン": "main", "デッキ": "main",
    "sideboard": "sideboard", "side": "sideboard", "サイドボード": "sideboard", "サイド": "sideboard",
    "commander": "commanders", "commanders": "commanders", "統率者": "commanders",
    "conspiracy": "conspiracies", "conspiracies": "conspiracies", "策略": "conspiracies",
    "companion": "companion", "相棒": "companion",
    "maybeboard": "", "considering": "", "tokens": "",
}  # fmt: skip
_GROUPS = frozenset(
    ("artifacts", "battles", "creatures", "enchantments", "instants", "lands", "other spells", "planeswalkers",
     "sorceries", "spells", "クリーチャー", "呪文", "土地")
)  # fmt: skip
"""Headings under which a part of a deck is sorted; they begin no new part."""
_TITLES = {"commanders": "Commander", "main": "Deck", "sideboard": "Sideboard", "conspiracies": "Conspiracy"}
COMMANDERS_AT_MOST: Final = 2
ALONE_IN_FRONT: Final = 50
"""A first block of one or two cards before at least so many is the commander's."""


class _Line(Struct, frozen=True):
    """A card of the list: in which block between blank lines it is, and the part that its header or mark names."""

    block: int
    part: str | None
    entry: DeckEntry


def read(text: str, file: str) -> Deck:
    """A deck from a plain or an Arena list.

    Sections have headers; `SB:` marks single lines, `*CMDR*` commanders.  Where nothing says so, a second block after
    a blank line is the sideboard, and a first block of one or two cards before a large one the commanders.  Raises
    Unreadable, naming file and line.
    """
    lines, name = _lines(text, file)
    parts: dict[str, list[DeckEntry]] = {part: [] for part in (*_TITLES, "companion", "")}
    unmarked = _unmarked_parts(lines)
    for line in lines:
        parts[unmarked[line.block] if line.part is None else line.part].append(line.entry)
    beside = {entry.name for entry in parts["sideboard"]}  # Arena lists a companion in both sections
    parts["sideboard"] += [entry for entry in parts["companion"] if entry.name not in beside]
    return Deck(**{part: gathered(parts[part]) for part in _TITLES}, name=name)


def is_headed(text: str) -> bool:
    """Whether a list says which part its cards belong to, by headers or by marks at commanders.

    >>> is_headed("Commander\\n1 Phelddagrif"), is_headed("1 Phelddagrif *CMDR*"), is_headed("1 Phelddagrif\\n1 Forest")
    (True, True, False)
    """
    lines = (line.strip().lstrip("/#").strip() for line in text.removeprefix("\ufeff").splitlines())
    return any(_header(line) not in (None, "", "group") or "*CMDR*" in line for line in lines)


def _lines(text: str, file: str) -> tuple[list[_Line], str]:
    found: list[_Line] = []
    name, part, block, in_about = "", None, 0, False
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        content = line.strip()
        if content.startswith(("//", "#")):
            content = content.lstrip("/#").strip()
            if _header(content) is None:
                continue
        if not content:
            block += bool(found) and found[-1].block == block
            in_about = False
        elif content.casefold() == "about":
            in_about = True
        elif in_about and content.casefold().startswith("name "):
            name = content[5:].strip()
        elif (header := _header(content)) is not None:
            part = part if header == "group" else header
        else:
            own, entry = _entry(content, file, number)
            found.append(_Line(block, own or part, entry))
    return found, name


def _header(content: str) -> str | None:
    """The part that a header begins, "" for one that is none of the deck's, "group" for a mere heading; None for any
    other line."""
    title = re.sub(r"\s*(\(\d+\)|:)\s*$", "", content[:LONGEST_LINE]).casefold()
    return "group" if title in _GROUPS else _SECTIONS.get(title)


def _unmarked_parts(lines: list[_Line]) -> dict[int, str]:
    """The part that each block is where nothing names one."""
    sizes: dict[int, int] = {}
    for line in lines:
        if line.part is None:
            sizes[line.block] = sizes.get(line.block, 0) + line.entry.count
    blocks = dict.fromkeys(sizes, "main")
    if len(sizes) == 2 and not any(line.part == "sideboard" for line in lines):
        first, second = sizes
        if sizes[first] <= COMMANDERS_AT_MOST and sizes[second] >= ALONE_IN_FRONT:
            blocks[first] = "commanders"
        else:
            blocks[second] = "sideboard"
    return blocks


def _entry(content: str, file: str, number: int) -> tuple[str, DeckEntry]:
    """The card of a line, and the part that the line itself names, "" if it names none."""
    found = _LINE.fullmatch(content) if len(content) <= LONGEST_LINE else None
    if found is None or not (found["count"] or any(c.isalpha() for c in found["name"])):
        raise Unreadable("deck-line-broken", file=file, line=number, text=content[:60])
    copies = int(found["count"] or 1)
    if copies == 0:
        raise Unreadable("deck-count-broken", file=file, line=number, card=found["name"][:60])
    marks = found["marks"]
    part = "commanders" if "*CMDR*" in marks else "sideboard" if found["sb"] is not None else ""
    entry = DeckEntry(copies, found["name"], (found["set"] or "").upper(), found["number"] or "", "*F*" in marks)
    return part, entry


def write(deck: Deck) -> str:
    """The deck as plain text: the parts under their names, without printings."""
    return _written(deck, printings=False)


def write_arena(deck: Deck) -> str:
    """The deck as MTG Arena's import takes it: with sets and numbers where they are known."""
    return (f"About\nName {deck.name}\n\n" if deck.name else "") + _written(deck, printings=True)


def _written(deck: Deck, *, printings: bool) -> str:
    parts = []
    for part, title in _TITLES.items():
        entries: tuple[DeckEntry, ...] = getattr(deck, part)
        if entries:
            parts.append(f"{title}\n" + "".join(_line(entry, printings) for entry in entries))
    return "\n".join(parts)


def _line(entry: DeckEntry, printings: bool) -> str:
    printing = f" ({entry.set_code})" if printings and entry.set_code else ""
    number = f" {entry.number}" if printing and entry.number else ""
    foil = " *F*" if printings and entry.foil else ""
    return f"{entry.count} {entry.name}{printing}{number}{foil}\n"
