"""A cube list as it was read: cards in sheets, and how boosters are made of them."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from entaku.oracle.card import Card, Face
from entaku.oracle.importers.imported import Texts
from entaku.oracle.lists.aside import LeftAside

Collation = Literal["random", "printRun", "striped"]


class CubeEntry(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A line of a list: so many copies of a card, in a printing if one was named."""

    name: str
    count: int = 1
    set_code: str = ""
    number: str = ""
    foil: bool = False


class CubeSheet(Struct, frozen=True, omit_defaults=True):
    """A named part of a cube that slots are filled from.

    `collation` is how its cards follow one another: at random; as in a print run, beginning at any group of `group`
    cards; or as the stripes of a printed sheet with rows of `length` cards, `weights[n]` being how likely a stripe is
    n + 1 cards wide.
    """

    name: str
    entries: tuple[CubeEntry, ...]
    collation: Collation = "random"
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

    @property
    def size(self) -> int:
        """The number of cards in such a booster."""
        return sum(slot.count for slot in self.slots)


class RoundPicks(Struct, frozen=True, omit_defaults=True):
    """How many cards are drafted, and how many put away, at a booster's first, second, … pick; the last goes on."""

    picks: tuple[int, ...] = (1,)
    burns: tuple[int, ...] = (0,)


class CubeSettings(Struct, frozen=True, omit_defaults=True):
    """What a list says of how it wants to be drafted; None where it doesn't say.

    with_replacement         cards go back to their sheet as soon as they are in a booster
    refill                   a sheet that has run out is filled again
    duplicate_protection     no booster holds a card twice while its sheets have others
    colour_balance           the largest slot has a card of each colour, if it can
    layout_with_replacement  False: layouts are dealt like cards, each as often as its weight before any comes again
    predetermined            for each booster of a player, the layouts it may have with their weights
    rounds                   the picks from each booster of a player; the last goes on
    """

    boosters_per_player: int | None = None
    cards_per_booster: int | None = None
    with_replacement: bool = False
    refill: bool = False
    duplicate_protection: bool = True
    colour_balance: bool | None = None
    layout_with_replacement: bool = True
    predetermined: tuple[tuple[tuple[str, int], ...], ...] = ()
    rounds: tuple[RoundPicks, ...] = ()


class Picture(Struct, frozen=True, omit_defaults=True):
    """Where a list says a card's picture is: of a face (0 the front), in a language, of one printing."""

    url: str
    language: str = "en"
    face: int = 0
    printing: int = 0


class Related(Struct, frozen=True, omit_defaults=True):
    """A card that a list shows beside another: one of a name, or one that is described only there."""

    name: str
    face: Face | None = None
    text: str = ""
    pictures: tuple[Picture, ...] = ()


class CustomCard(Struct, frozen=True, omit_defaults=True):
    """A card that a list describes itself, with its text and what it does in the draft.

    effects   the names of its effects; one with facts of its own as JSON
    pictures  its own pictures, for who wants pictures
    related   cards that are shown beside it
    """

    card: Card
    texts: Texts = Texts()
    effects: tuple[str, ...] = ()
    pictures: tuple[Picture, ...] = ()
    related: tuple[Related, ...] = ()


class CubeRemark(Struct, frozen=True, omit_defaults=True):
    """Something of a list that isn't used as it stands there: a message's key and its facts."""

    key: str
    facts: dict[str, str | int] = {}


class Cube(Struct, frozen=True, omit_defaults=True):
    """A cube: one sheet of all its cards, or several with layouts.

    `customs` are cards it describes itself; `ignored` names the settings that we make no use of, `aside` what lies
    beside its cards, `titles` the lines that were taken for headings, and `remarks` say what else couldn't be read.
    """

    name: str = ""
    sheets: tuple[CubeSheet, ...] = ()
    layouts: tuple[CubeLayout, ...] = ()
    settings: CubeSettings = CubeSettings()
    customs: tuple[CustomCard, ...] = ()
    ignored: tuple[str, ...] = ()
    remarks: tuple[CubeRemark, ...] = ()
    aside: tuple[LeftAside, ...] = ()
    titles: tuple[str, ...] = ()

    @property
    def entries(self) -> Iterator[CubeEntry]:
        """Every line, in order."""
        for sheet in self.sheets:
            yield from sheet.entries

    @property
    def size(self) -> int:
        """The number of cards."""
        return sum(entry.count for entry in self.entries)
