"""Plain text and MTG Arena lists, written: a count and a name a line, in sections."""

from collections.abc import Mapping
from typing import Final

from entaku.decks.deck import Deck, DeckEntry
from entaku.oracle.cubes.typed import words_of
from entaku.oracle.naming.headings import DeckPart

_TITLES: Final[dict[DeckPart, str]] = {
    "commanders": "Commander", "main": "Deck", "sideboard": "Sideboard", "conspiracies": "Conspiracy",
}  # fmt: skip


def write(deck: Deck) -> str:
    """The deck as plain text: the parts under their names, without printings, and what is said of cards behind them."""
    return _written(deck, {one.card.name: f" | {words_of(one)}" for one in deck.described}, printings=False)


def write_arena(deck: Deck) -> str:
    """The deck as MTG Arena's import takes it: with sets and numbers where they are known."""
    return (f"About\nName {deck.name}\n\n" if deck.name else "") + _written(deck, {}, printings=True)


def _written(deck: Deck, described: Mapping[str, str], *, printings: bool) -> str:
    parts, left = [], dict(described)
    for part, title in _TITLES.items():
        entries: tuple[DeckEntry, ...] = getattr(deck, part)
        if entries:
            lines = (_line(entry, printings, left.pop(entry.name, "")) for entry in entries)
            parts.append(f"{title}\n" + "".join(lines))
    return "\n".join(parts)


def _line(entry: DeckEntry, printings: bool, said: str) -> str:
    printing = f" ({entry.set_code})" if printings and entry.set_code else ""
    number = f" {entry.number}" if printing and entry.number else ""
    foil = " *F*" if printings and entry.foil else ""
    return f"{entry.count} {entry.name}{printing}{number}{foil}{said}\n"
