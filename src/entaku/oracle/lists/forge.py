"""Forge's .dck files: sections in brackets, cards as `2 Forest|CNS|[216]`, a + for foil."""

import re
from collections.abc import Mapping
from typing import Final

from entaku.oracle.lists.aside import LeftAside
from entaku.oracle.lists.listed import CardList, Gathered, Listed
from entaku.oracle.naming.headings import Part

LONGEST_LINE: Final = 300
_SECTION = re.compile(r"\[(?P<name>[A-Za-z][^\[\]{}()]*)\]")
_CARD = re.compile(
    r"(?:(?P<count>\d{1,4})\s+)?(?P<name>[^|]*[^|+])(?P<foil>\+)?(?:\|(?P<set>[^|\[]*))?(?P<rest>(?:\|[^|]*)*)"
)
_NUMBER = re.compile(r"\|\[([^|\]]*)\]")
_FACT = re.compile(r"[A-Za-z][\w ]*=.*")
_PARTS: Final[Mapping[str, Part]] = {
    "main": "main",
    "sideboard": "sideboard",
    "commander": "commanders",
    "conspiracy": "conspiracies",
    "planes": "planes",
    "schemes": "schemes",
    "attractions": "attractions",
    "contraptions": "contraptions",
    "stickers": "stickers",
    "avatar": "vanguards",
    "vanguard": "vanguards",
    "dungeon": "dungeons",
    "dungeons": "dungeons",
    "tokens": "tokens",
}
_FACTS: Final = ("metadata", "general", "shop", "quest")
_OF_DRAFTMANCER: Final = frozenset(("settings", "layouts", "customcards"))


def looks_like(lines: list[str]) -> bool:
    """Whether the first line that says anything opens a section of Forge's, and none is one of Draftmancer's."""
    said = [line.strip().casefold() for line in lines if line.strip() and not line.startswith("#")]
    opened = _SECTION.fullmatch(said[0]) if said else None
    if opened is None:
        return False
    sections = {"".join(line[1:-1].split()) for line in said if line.startswith("[") and line.endswith("]")}
    is_known = opened["name"] in _PARTS or opened["name"] in _FACTS or {"metadata", "main"} <= sections
    return is_known and sections.isdisjoint(_OF_DRAFTMANCER)


def read(lines: list[str], file: str) -> CardList:
    """A deck from a .dck file; what stands in a section that no deck has lies beside it."""
    found = Gathered(file)
    section = ""
    for number, line in enumerate(lines, start=1):
        content = line.strip()
        if not content or content.startswith("#"):
            continue
        if header := _SECTION.fullmatch(content):
            section = header["name"].strip().casefold()
        elif section in _PARTS:
            _take(found, content, _PARTS[section], number)
        elif section in ("metadata", "general"):
            key, _, value = content.partition("=")
            found.name = value.strip() if key.strip().casefold() == "name" else found.name
        elif section not in _FACTS and not _FACT.fullmatch(content):
            found.aside.append(LeftAside(content.split("|")[0][:60], "section"))
    return found.listed(headed=True)


def _take(found: Gathered, content: str, part: Part, number: int) -> None:
    card = _CARD.fullmatch(content[:LONGEST_LINE])
    if card is None or int(card["count"] or 1) == 0:
        found.aside.append(LeftAside(content[:60], "line"))
    else:
        found.put(_entry(card), part, number)


def _entry(found: re.Match[str]) -> Listed:
    """The card of a line; a number without brackets says which picture of several, and is left aside."""
    number = _NUMBER.search(found["rest"])
    return Listed(
        found["name"].strip(),
        int(found["count"] or 1),
        (found["set"] or "").strip().upper(),
        number[1] if number is not None and found["set"] else "",
        found["foil"] is not None,
    )
