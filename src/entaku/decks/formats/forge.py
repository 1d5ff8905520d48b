"""Forge's .dck files, written: sections in brackets, cards as `2 Forest|CNS|[216]`, a + for foil."""

from entaku.decks.deck import Deck, DeckEntry


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
