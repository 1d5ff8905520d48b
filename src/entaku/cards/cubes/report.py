"""What becomes of a cube list: its cards, which names nobody knows, which mean several cards, which come twice."""

from collections import Counter
from collections.abc import Iterator

import msgspec
from msgspec import Struct

from entaku.cards.card import Card, bare
from entaku.cards.catalogue import spellings
from entaku.cards.cubes.cube import Cube, CubeEntry
from entaku.cards.library import Library
from entaku.cards.names import folded

MOST_GUESSED = 50
"""How many unknown names get suggestions."""


class CubeReport(Struct, frozen=True, omit_defaults=True):
    """What the table says of a cube before it is drafted.

    unknown     names that nobody knows: they can be drafted as cards of which only the name is known
    near        what some of those may be meant for
    ambiguous   names that several cards have, and which of them was taken
    duplicates  cards that come more than once, basic lands apart
    ignored     settings that we make no use of
    """

    size: int
    unknown: tuple[str, ...] = ()
    near: dict[str, tuple[str, ...]] = {}
    ambiguous: dict[str, str] = {}
    duplicates: tuple[str, ...] = ()
    ignored: tuple[str, ...] = ()


class CubeList(Struct, frozen=True):
    """A cube whose lines bear its cards' own names, those cards, each once, and what there is to say of them."""

    cube: Cube
    cards: tuple[Card, ...]
    report: CubeReport


def looked_up(cube: Cube, library: Library) -> CubeList:
    """The cube with every name looked up, in whatever language and spelling it is given."""
    names = Names(cube, library)
    sheets = tuple(
        msgspec.structs.replace(sheet, entries=tuple(names.entry(entry) for entry in sheet.entries))
        for sheet in cube.sheets
    )
    settled = msgspec.structs.replace(cube, sheets=sheets)
    counts: Counter[str] = Counter()
    for entry in settled.entries:
        counts[entry.name] += entry.count
    report = CubeReport(
        size=settled.size,
        unknown=tuple(names.unknown),
        near=names.near(),
        ambiguous=names.ambiguous,
        duplicates=tuple(name for name, count in counts.items() if count > 1 and not names.cards[name].is_basic_land),
        ignored=cube.ignored,
    )
    return CubeList(settled, tuple(names.cards[name] for name in counts), report)


class Names:
    """Looks up a cube's names: among the cards it describes itself, then in the library."""

    def __init__(self, cube: Cube, library: Library) -> None:
        self.cards: dict[str, Card] = {}
        self.unknown: dict[str, None] = {}
        self.ambiguous: dict[str, str] = {}
        self._library = library
        self._customs = {key: custom.card for custom in cube.customs for key in spellings(custom.card)}

    def entry(self, entry: CubeEntry) -> CubeEntry:
        """The entry under its card's own name."""
        for tried in readings(entry):
            found = self._named(tried.name)
            if found:
                card = next((card for card in found if card.name == tried.name), None) or found[0]
                if len(found) > 1 and card.name != tried.name:
                    self.ambiguous[tried.name] = card.name
                self.cards.setdefault(card.name, card)
                if card.layout == "bare":
                    self.unknown[card.name] = None
                return msgspec.structs.replace(tried, name=card.name)
        self.cards.setdefault(entry.name, bare(entry.name))
        self.unknown[entry.name] = None
        return entry

    def near(self) -> dict[str, tuple[str, ...]]:
        """What the first unknown names may be meant for."""
        guesses = {name: tuple(self._library.near(name)) for name in list(self.unknown)[:MOST_GUESSED]}
        return {name: guess for name, guess in guesses.items() if guess}

    def _named(self, name: str) -> tuple[Card, ...]:
        custom = self._customs.get(folded(name))
        return (custom,) if custom is not None else self._library.named(name)


def readings(entry: CubeEntry) -> Iterator[CubeEntry]:
    """What a line may mean, the likeliest first.

    "50 Feet of Rope" may be fifty of a card or one, and what stands in brackets may belong to the name.
    """
    yield entry
    if entry.count > 1:
        yield msgspec.structs.replace(entry, count=1, name=f"{entry.count} {entry.name}")
    if entry.set_code and not entry.number:
        yield msgspec.structs.replace(entry, set_code="", name=f"{entry.name} ({entry.set_code})")
