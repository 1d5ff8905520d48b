"""A list as it was written, whatever it is for: its cards with their parts, and what lies beside them."""

from typing import Final, Literal, Protocol

from msgspec import Struct
from msgspec.structs import replace

from entaku.kernel.errors import Unreadable
from entaku.oracle.cubes.cube import Cube, CubeEntry, CustomCard
from entaku.oracle.lists.aside import LeftAside
from entaku.oracle.naming.headings import ASIDE, DeckPart, Part

Use = Literal["deck", "cube", "boosters"]
"""What a list is read for: its blank lines, and a line that only says “Conspiracy”, mean something else in each."""
MOST_COPIES: Final = 10_000


class Line(Protocol):
    """What every line of a list says, a deck's and a cube's too: so many copies of a card, in a printing if one is."""

    @property
    def name(self) -> str: ...

    @property
    def count(self) -> int: ...

    @property
    def set_code(self) -> str: ...

    @property
    def number(self) -> str: ...

    @property
    def foil(self) -> bool: ...


class Listed(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """A card of a list: in which block between blank lines it is, and the part of a deck that it is said to be in."""

    name: str
    count: int = 1
    set_code: str = ""
    number: str = ""
    foil: bool = False
    part: DeckPart | None = None
    block: int = 0


def listed_as(line: Line) -> Listed:
    """A line as a card of a list, which says nothing of where it is."""
    return Listed(line.name, line.count, line.set_code, line.number, line.foil)


def entry_of(line: Line) -> CubeEntry:
    """The line of a cube that a line is."""
    return CubeEntry(line.name, line.count, line.set_code, line.number, line.foil)


class CardList(Struct, frozen=True):
    """A list of cards, read.

    headed    whether it says of every card which part of a deck it belongs to, the commander's included; XML and
              XMage's lists have no part for commanders
    titles    lines that were taken for headings because a number stands behind them in brackets
    customs   the cards that it describes itself
    cube      what a list with sheets says of its boosters
    """

    entries: tuple[Listed, ...]
    name: str = ""
    headed: bool = False
    aside: tuple[LeftAside, ...] = ()
    titles: tuple[str, ...] = ()
    customs: tuple[CustomCard, ...] = ()
    cube: Cube | None = None


def wrong_count(file: str, line: int, card: str, count: str) -> Unreadable:
    """A card of which there are none, or more than any list has."""
    shown = count[:12]
    return Unreadable("list-count-broken", file=file, line=line, card=card[:60], count=shown, most=MOST_COPIES)


class Gathered:
    """What the lines or rows of a list say, one after another."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.name = ""
        self.entries: list[Listed] = []
        self.aside: list[LeftAside] = []
        self.titles: list[str] = []
        self.customs: dict[str, CustomCard] = {}

    def put(self, entry: Listed, part: Part | None, line: int) -> None:
        """Put a card where its part says.  Raises Unreadable for one of which there are none, or far too many."""
        if not 1 <= entry.count <= MOST_COPIES:
            raise wrong_count(self.file, line, entry.name, str(entry.count))
        if part in ASIDE:
            self.aside.append(LeftAside(entry.name, part, entry.count))
        else:
            self.entries.append(replace(entry, part=None if part == "group" else part))

    def listed(self, *, headed: bool, cube: Cube | None = None) -> CardList:
        """The list that they are."""
        return CardList(
            tuple(self.entries),
            self.name,
            headed,
            tuple(self.aside),
            tuple(dict.fromkeys(self.titles)),
            tuple(self.customs.values()),
            cube,
        )
