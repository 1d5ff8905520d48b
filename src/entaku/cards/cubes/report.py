"""What becomes of a cube list: its cards, which names nobody knows, which come twice."""

from collections import Counter

from msgspec import Struct

from entaku.cards.card import Card, bare
from entaku.cards.cubes.cube import Cube
from entaku.cards.library import Library


class CubeReport(Struct, frozen=True):
    """What the table says of a cube before it is drafted."""

    size: int
    unknown: tuple[str, ...]
    duplicates: tuple[str, ...]


def cards_of(cube: Cube, library: Library) -> dict[str, Card]:
    """The cube's cards by the names its list uses; a name that nobody knows gives a bare card."""
    customs = {card.name: card for card in cube.customs}
    return {
        entry.name: customs.get(entry.name) or library.get(entry.name) or bare(entry.name) for entry in cube.entries
    }


def report(cube: Cube, library: Library) -> CubeReport:
    """How many cards there are, which names nobody knows, and which cards come more than once (basic lands may)."""
    cards = cards_of(cube, library)
    counts: Counter[str] = Counter()
    for entry in cube.entries:
        counts[cards[entry.name].name] += entry.count
    by_name = {card.name: card for card in cards.values()}
    return CubeReport(
        size=cube.size,
        unknown=tuple(name for name, card in cards.items() if card.layout == "bare"),
        duplicates=tuple(name for name, count in counts.items() if count > 1 and not by_name[name].is_basic_land),
    )
