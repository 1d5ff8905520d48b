"""What travels over HTTP about cubes."""

from msgspec import Raw, Struct

from entaku.cards.cubes.numbers import CubeNumbers, CubeRow
from entaku.cards.printed import PrintedCard
from entaku.server.bodies import CubeChecked, CubeText


class CubeShown(Struct, frozen=True):
    """A cube looked over; `cards` has the facts of each of its cards by name."""

    report: CubeChecked
    rows: tuple[CubeRow, ...]
    numbers: CubeNumbers
    cards: dict[str, Raw]


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


CUBE_BODIES: tuple[type[Struct], ...] = (CubeShown, CubeSample, CubeSampled, CubeKept)
