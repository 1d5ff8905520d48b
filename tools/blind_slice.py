"""The tenth of all cards that nobody writes for: what is full of it says what cards that nobody has seen are worth.

Whoever teaches the reader leaves it alone: no phrase is written for a text of it, no tree, no table, no scenario.
"""

from collections.abc import Iterable
from hashlib import sha256

from msgspec import Struct

TENTH = 7


def is_blind(name: str) -> bool:
    """Whether a card is of the tenth, by its English name.

    >>> is_blind("Forest"), is_blind("Plains")
    (False, False)
    """
    return int(sha256(name.encode()).hexdigest(), 16) % 10 == TENTH


class Beside(Struct, frozen=True):
    """A part of the cards: how many are blind and how many not, and how many of either are full."""

    part: str
    cards: int
    full: int
    blind: int
    blind_full: int

    @property
    def behind(self) -> float:
        """By how many points of a hundred the blind ones are less often full than the others.

        >>> Beside("some", 100, 80, 50, 30).behind
        20.0
        """
        return round(100 * (self.full / self.cards - self.blind_full / self.blind), 1)


def beside(part: str, fulls: Iterable[tuple[str, bool]]) -> Beside:
    """Count cards, each by name and whether it is full.

    >>> beside("some", [("Forest", True), ("Plains", False)])
    Beside(part='some', cards=2, full=1, blind=0, blind_full=0)
    """
    counts = {True: [0, 0], False: [0, 0]}
    for name, is_full in fulls:
        counts[is_blind(name)][0] += 1
        counts[is_blind(name)][1] += is_full
    return Beside(part, *counts[False], *counts[True])
