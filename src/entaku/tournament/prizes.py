"""Prizes: what of a draft is picked in the order of the ranking, and what stays with its drafter.  (EV-4)"""

from collections.abc import Iterable, Sequence

from msgspec import Struct

RARITIES = ("mythic", "rare", "uncommon", "common", "special")


class Prize(Struct, frozen=True):
    """A card, or an extra prize: its number in the night, what it is, and who drafted it."""

    number: int
    name: str
    rarity: str = "special"
    foil: bool = False
    drafter: int | None = None

    @property
    def is_pooled(self) -> bool:
        """Whether it goes into the pool: rares, mythics and foils do.  (EV-4)"""
        return self.foil or self.rarity in ("mythic", "rare")


def parted(drafted: Iterable[Prize]) -> tuple[tuple[Prize, ...], tuple[Prize, ...]]:
    """The pool that is picked from, and what stays with its drafter.  (EV-4)"""
    cards = tuple(drafted)
    return tuple(card for card in cards if card.is_pooled), tuple(card for card in cards if not card.is_pooled)


def picker(ranking: Sequence[int], picks: int, manner: str) -> int:
    """Whose pick it is after so many picks: straight down the ranking each time, or there and back (snake).

    >>> [picker((7, 8, 9), pick, "snake") for pick in range(6)]
    [7, 8, 9, 9, 8, 7]
    """
    lap, place = divmod(picks, len(ranking))
    return ranking[-1 - place if manner == "snake" and lap % 2 else place]


def best(pool: Iterable[Prize]) -> Prize:
    """What a simple bot picks: the rarest, foils first, then in the order of the pool."""
    return min(pool, key=lambda prize: (RARITIES.index(known_rarity(prize.rarity)), not prize.foil, prize.number))


def known_rarity(rarity: str) -> str:
    """The rarity, if it is one of RARITIES; any other is "special"."""
    return rarity if rarity in RARITIES else "special"
