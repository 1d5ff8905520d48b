"""A deck: what is in it, what stays beside it.  (CR 100.2, 100.4)"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Sequence

import msgspec
from msgspec import Struct

from entaku.oracle.cubes.cube import CustomCard
from entaku.oracle.lists.aside import LeftAside


class DeckEntry(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """So many copies of a card, in a printing if it matters."""

    count: int
    name: str
    set_code: str = ""
    number: str = ""
    foil: bool = False


class Deck(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A deck: its main part, its sideboard, its commanders, and the conspiracies set aside for the command zone.

    described  what the list itself says of cards that perhaps nobody knows
    aside      what lay beside the deck in its list, and is none of its cards
    titles     lines of the list that were taken for headings
    """

    main: tuple[DeckEntry, ...] = ()
    sideboard: tuple[DeckEntry, ...] = ()
    commanders: tuple[DeckEntry, ...] = ()
    conspiracies: tuple[DeckEntry, ...] = ()
    name: str = ""
    described: tuple[CustomCard, ...] = ()
    aside: tuple[LeftAside, ...] = ()
    titles: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """The cards of the main part and the commanders."""
        return count(self.main) + count(self.commanders)

    def counts(self) -> Counter[str]:
        """How many of each name the main part and the commanders have."""
        counts: Counter[str] = Counter()
        for entry in (*self.commanders, *self.main):
            counts[entry.name] += entry.count
        return counts


PARTS = ("commanders", "main", "sideboard", "conspiracies")
"""The parts of a deck, in the order in which lists give them."""


def sets_named(deck: Deck, unknown: Collection[str]) -> Iterator[tuple[str, bool]]:
    """The sets that a list names, each with whether the card that it stands with is known."""
    for entry in (entry for part in PARTS for entry in getattr(deck, part)):
        yield entry.set_code, entry.name not in unknown


def count(entries: Iterable[DeckEntry]) -> int:
    """The number of cards that the entries stand for."""
    return sum(entry.count for entry in entries)


def gathered(entries: Sequence[DeckEntry]) -> tuple[DeckEntry, ...]:
    """The entries with equal ones added up, in the order in which each first comes.

    >>> gathered([DeckEntry(1, "Forest"), DeckEntry(1, "Elf"), DeckEntry(2, "Forest")])
    (DeckEntry(count=3, name='Forest'), DeckEntry(count=1, name='Elf'))
    """
    sums: dict[DeckEntry, int] = {}
    for entry in entries:
        one = msgspec.structs.replace(entry, count=1)
        sums[one] = sums.get(one, 0) + entry.count
    return tuple(msgspec.structs.replace(one, count=total) for one, total in sums.items())
