"""What travels about cubes."""

from msgspec import Raw, Struct

from entaku.oracle.cubes.cube import CubeRemark
from entaku.oracle.cubes.numbers import CubeNumbers, CubeRow
from entaku.oracle.cubes.published import Published
from entaku.oracle.printed import PrintedCard


class CubeText(Struct, frozen=True):
    """A cube list as it was pasted or uploaded, in any of the formats that are read."""

    name: str
    text: str


class ListText(Struct, frozen=True):
    """The text that is written in a list's file."""

    text: str


class CubeChecked(Struct, frozen=True):
    """What the table says of a cube list.

    unknown     names that nobody knows: they can be drafted as cards of which only the name is known
    duplicates  cards that come more than once
    near        what some of the unknown may be meant for
    ambiguous   names that several cards have, and which of them was taken
    ignored     settings of the list that we make no use of
    slots       whether the list says how boosters are made of its sheets
    remarks     what else of the list isn't used as it stands there: keys of messages, and their facts
    rounds      how many boosters each player gets, and `cards` of how many cards, if the list says so
    """

    name: str
    size: int
    unknown: tuple[str, ...]
    duplicates: tuple[str, ...]
    near: dict[str, tuple[str, ...]] = {}
    ambiguous: dict[str, str] = {}
    ignored: tuple[str, ...] = ()
    slots: bool = False
    remarks: tuple[CubeRemark, ...] = ()
    rounds: int | None = None
    cards: int | None = None


class CubeShown(Struct, frozen=True):
    """A cube looked over; `cards` has the facts of each of its cards by name, `study` a report on it, if any."""

    report: CubeChecked
    rows: tuple[CubeRow, ...]
    numbers: CubeNumbers
    cards: dict[str, Raw]
    study: Published | None


class CubeSample(Struct, frozen=True):
    """Open `count` boosters of `size` cards, or as the list's slots say, if it has any.  Each number opens others."""

    cube: CubeText
    size: int = 15
    count: int = 1
    number: int = 0
    slots: bool = True


class CubeSampled(Struct, frozen=True):
    """Boosters."""

    boosters: tuple[tuple[PrintedCard, ...], ...]


class CubeKept(Struct, frozen=True):
    """A cube in the store; `token` lets whoever saved it save it again, and is told that once."""

    code: str
    name: str
    text: str
    saved: float
    token: str | None


CUBE_BODIES: tuple[type[Struct], ...] = (CubeShown, CubeSample, CubeSampled, CubeKept, ListText)
