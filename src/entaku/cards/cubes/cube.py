"""A cube list as it was read."""

from collections.abc import Iterator

from msgspec import Struct

from entaku.cards.card import Card


class CubeEntry(Struct, frozen=True, omit_defaults=True):
    """A line of a list: so many copies of a card, in a printing if one was named."""

    name: str
    count: int = 1
    set_code: str = ""
    number: str = ""
    foil: bool = False


class CubeSheet(Struct, frozen=True, omit_defaults=True):
    """A named part of a cube that slots are filled from.

    `collation` is how its cards follow one another: at random, as runs of `group` cards of a print run, or as the
    stripes of a printed sheet (`length` of a row, `weights` of the stripe lengths 1, 2, …).
    """

    name: str
    entries: tuple[CubeEntry, ...]
    collation: str = "random"
    group: int = 1
    length: int = 1
    weights: tuple[int, ...] = (1,)


class CubeSlot(Struct, frozen=True, omit_defaults=True):
    """A place in a booster: so many cards from one of some sheets, each as likely as its weight."""

    name: str
    count: int
    sheets: tuple[tuple[str, int], ...]
    foil: bool = False


class CubeLayout(Struct, frozen=True, omit_defaults=True):
    """One kind of booster: how likely it is, and its slots."""

    name: str
    weight: int
    slots: tuple[CubeSlot, ...]


class CubeSettings(Struct, frozen=True, omit_defaults=True):
    """What a list says of how it wants to be drafted.

    `predetermined` names, for each booster of a player, the layouts it may have; `picks` how many cards are drafted
    at a time in each round, the last one holding for all later rounds.
    """

    boosters_per_player: int | None = None
    with_replacement: bool = False
    predetermined: tuple[tuple[str, ...], ...] = ()
    picks: tuple[int, ...] = ()
    color_balance: bool | None = None


class Cube(Struct, frozen=True, omit_defaults=True):
    """A cube: one sheet of all its cards, or several with layouts.  `customs` are cards it describes itself."""

    name: str = ""
    sheets: tuple[CubeSheet, ...] = ()
    layouts: tuple[CubeLayout, ...] = ()
    settings: CubeSettings = CubeSettings()
    customs: tuple[Card, ...] = ()

    @property
    def entries(self) -> Iterator[CubeEntry]:
        """Every line, in order."""
        for sheet in self.sheets:
            yield from sheet.entries

    @property
    def size(self) -> int:
        """The number of cards."""
        return sum(entry.count for entry in self.entries)
