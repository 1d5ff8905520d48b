"""Plain text and MTG Arena lists: a count and a name a line, in sections."""

import re

from entaku.decks.deck import Deck, DeckEntry, gathered
from entaku.kernel.errors import Unreadable

_LINE = re.compile(
    r"(?P<sb>SB:\s*)?(?:(?P<count>\d{1,4})\s*[xX]?\s+)?(?P<name>\S.*?)"
    r"(?:\s+[(\[](?P<set>[A-Za-z0-9]{2,6})[)\]](?:\s+(?P<number>[A-Za-z0-9★†-]+))?)?(?P<foil>\s+\*F\*)?"
)
_SECTIONS = {
    "deck": "main", "main": "main", "maindeck": "main", "mainboard": "main", "メインデッキ": "main", "デッキ": "main",
    "sideboard": "sideboard", "side": "sideboard", "サイドボード": "sideboard",
    "commander": "commanders", "commanders": "commanders", "統率者": "commanders",
    "conspiracy": "conspiracies", "conspiracies": "conspiracies", "策略": "conspiracies",
}  # fmt: skip
_TITLES = {"commanders": "Commander", "main": "Deck", "sideboard": "Sideboard", "conspiracies": "Conspiracy"}


def read(text: str, file: str) -> Deck:
    """A deck from a plain or an Arena list.

    Sections have headers, `SB:` marks single lines, and a blank line before the last part begins the sideboard where
    there are no headers at all.  Raises Unreadable, naming file and line.
    """
    parts: dict[str, list[DeckEntry]] = {part: [] for part in _TITLES}
    name = ""
    section, headed, blank_after_cards = "main", False, False
    in_about = False
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        content = line.strip()
        if content.startswith(("//", "#")):
            content = content.lstrip("/#").strip()
            if _header(content) is None:
                continue
        if not content:
            blank_after_cards = blank_after_cards or bool(parts["main"])
            in_about = False
            continue
        header = _header(content)
        if content.casefold() == "about":
            in_about = True
        elif in_about and content.casefold().startswith("name "):
            name = content[5:].strip()
        elif header is not None:
            section, headed = header, True
        else:
            if blank_after_cards and not headed and section == "main":
                section = "sideboard"
            sideboard_line, entry = _entry(content, file, number)
            parts["sideboard" if sideboard_line else section].append(entry)
    return Deck(**{part: gathered(entries) for part, entries in parts.items()}, name=name)


def _header(content: str) -> str | None:
    return _SECTIONS.get(re.sub(r"\s*(\(\d+\)|:)\s*$", "", content).casefold())


def _entry(content: str, file: str, number: int) -> tuple[bool, DeckEntry]:
    found = _LINE.fullmatch(content)
    if found is None or len(content) > 300 or not any(c.isalpha() for c in found["name"]):
        raise Unreadable("deck-line-broken", file=file, line=number, text=content[:60])
    count = int(found["count"] or 1)
    if count == 0:
        raise Unreadable("deck-count-broken", file=file, line=number, card=found["name"][:60])
    entry = DeckEntry(
        count, found["name"], (found["set"] or "").upper(), found["number"] or "", found["foil"] is not None
    )
    return found["sb"] is not None, entry


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
