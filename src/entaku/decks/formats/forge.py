"""Forge's .dck files: sections in brackets, cards as `2 Forest|CNS|[216]`, a + for foil."""

import re

from entaku.decks.deck import Deck, DeckEntry, gathered
from entaku.kernel.errors import Unreadable

LONGEST_LINE = 300
_SECTION = re.compile(r"\[(?P<name>[^\]]+)\]")
_CARD = re.compile(
    r"(?:(?P<count>\d{1,4})\s+)?(?P<name>[^|]*[^|+])(?P<foil>\+)?(?:\|(?P<set>[^|\[]*))?(?P<rest>(?:\|[^|]*)*)"
)
_NUMBER = re.compile(r"\|\[([^|\]]*)\]")
_PARTS = {
    "main": "main",
    "sideboard": "sideboard",
    "commander": "commanders",
    "conspiracy": "conspiracies",
}


def looks_like(text: str) -> bool:
    """Whether the first line that says anything opens one of Forge's sections."""
    first = next((line.strip().casefold() for line in text.removeprefix("\ufeff").splitlines() if line.strip()), "")
    return first in ("[metadata]", "[general]", *(f"[{part}]" for part in _PARTS))


def read(text: str, file: str) -> Deck:
    """A deck from a .dck file.  Raises Unreadable, naming file and line."""
    parts: dict[str, list[DeckEntry]] = {part: [] for part in _PARTS.values()}
    name, section = "", ""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        content = line.strip()
        if not content or content.startswith("#"):
            continue
        if header := _SECTION.fullmatch(content):
            section = header["name"].strip().casefold()
        elif section in ("metadata", "general"):
            key, _, value = content.partition("=")
            name = value.strip() if key.strip().casefold() == "name" else name
        elif section in _PARTS:
            found = _CARD.fullmatch(content[:LONGEST_LINE])
            if found is None or int(found["count"] or 1) == 0:
                raise Unreadable("deck-line-broken", file=file, line=number, text=content[:60])
            parts[_PARTS[section]].append(_entry(found))
        else:
            raise Unreadable("deck-section-unknown", file=file, section=section[:60])
    return Deck(**{part: gathered(entries) for part, entries in parts.items()}, name=name, described=())


def _entry(found: re.Match[str]) -> DeckEntry:
    """The card of a line; a number without brackets says which picture of several, and is left aside."""
    number = _NUMBER.search(found["rest"])
    return DeckEntry(
        count=int(found["count"] or 1),
        name=found["name"].strip(),
        set_code=(found["set"] or "").strip().upper(),
        number=number[1] if number is not None and found["set"] else "",
        foil=found["foil"] is not None,
    )


def write(deck: Deck) -> str:
    """The deck as a .dck file."""
    lines = ["[metadata]", f"Name={deck.name or 'Deck'}"]
    for title, part in (
        ("Commander", "commanders"),
        ("Main", "main"),
        ("Sideboard", "sideboard"),
        ("Conspiracy", "conspiracies"),
    ):
        entries: tuple[DeckEntry, ...] = getattr(deck, part)
        if entries:
            lines += [f"[{title}]", *(_line(entry) for entry in entries)]
    return "\n".join(lines) + "\n"


def _line(entry: DeckEntry) -> str:
    printing = f"|{entry.set_code}" if entry.set_code else ""
    number = f"|[{entry.number}]" if printing and entry.number else ""
    return f"{entry.count} {entry.name}{'+' if entry.foil else ''}{printing}{number}"
