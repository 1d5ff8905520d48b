"""XMage's .dck files, written: `1 [CNS:67] Deathreap Ritual`, `SB:` before what is in the sideboard."""

from entaku.decks.deck import Deck, DeckEntry, gathered
from entaku.oracle.lists.lines import UNKNOWN


def write(deck: Deck) -> str:
    """The deck as XMage's .dck: commanders and conspiracies lie in the sideboard, as that program keeps them."""
    beside = gathered((*deck.commanders, *deck.sideboard, *deck.conspiracies))
    lines = [f"NAME:{deck.name}"] if deck.name else []
    lines += [_line(entry) for entry in deck.main]
    lines += [f"SB: {_line(entry)}" for entry in beside]
    return "\n".join(lines) + "\n"


def _line(entry: DeckEntry) -> str:
    return f"{entry.count} [{entry.set_code or UNKNOWN}:{entry.number or UNKNOWN}] {entry.name}"
