"""Decks that lie ready: forty cards each of the Conspiracy sets, of which the rules play every one."""

from functools import cache
from pathlib import Path
from typing import Final

from entaku.games.brought import Brought
from entaku.kernel.randomness import Seed, Stream

READY: Final = Path(__file__).parents[1] / "sets" / "ready"
RULES: Final = "free-40"
"""The rules that these decks are made for."""


@cache
def ready_decks() -> tuple[Brought, ...]:
    """Every deck that lies ready, handed in, in the order of their names.

    >>> [deck.file for deck in ready_decks()][:3]
    ['beasts', 'graves', 'guard']
    """
    files = sorted(READY.glob("*.txt"))
    return tuple(Brought(file.read_text("utf-8"), file.stem, handed_in=True) for file in files)


def dealt(seed: Seed, seats: int) -> tuple[Brought, ...]:
    """A deck for each seat, a different one for each while there are enough."""
    luck = Stream(seed, "table", "ready decks")
    decks: list[Brought] = []
    while len(decks) < seats:
        lying = list(ready_decks())
        luck.shuffle(lying)
        decks += lying
    return tuple(decks[:seats])
