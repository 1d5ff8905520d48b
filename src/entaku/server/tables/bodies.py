"""What travels about a table: what is played, its clocks, going back, looking at it again, and casters."""

from typing import Literal

from msgspec import Raw, Struct

from entaku.bots.reasons import Reason
from entaku.drafts.formats import DraftFormat
from entaku.kernel.seats import Seat, Viewer
from entaku.server.tables.options import ClockChoice, OwnDeckOptions

ViewerName = int | Literal["public", "open"]


class WhatIsPlayed(Struct, frozen=True):
    """The options as everybody sees them; of a cube only its name.  `own_decks` where no draft comes first.

    `rounds` and `picks` are None where the cube's list says them.
    """

    format: str
    options: str
    sets: tuple[str, ...]
    cube: str | None
    rounds: int | None
    pack_sizes: tuple[int, ...]
    picks: int | None
    clock: ClockChoice | None
    chain: DraftFormat | None = None
    own_decks: OwnDeckOptions | None = None


class SeatClock(Struct, frozen=True):
    """A seat's clock, in seconds when sent: what its running decision has left, None if none runs, and its reserve."""

    seat: int
    left: float | None
    reserve: float


class UndoPoint(Struct, frozen=True):
    """To where a player may ask the table to go back: so many answers; `shown` if hidden cards were shown since."""

    to: Literal["act", "step", "before", "turn"]
    answers: int
    shown: bool


class UndoOffer(Struct, frozen=True):
    """What a player may take back.

    points      to where the table can be asked to go back, `left` times
    takes_back  whether the last mana ability, spell or ability can be taken back without asking anybody
    by_hand     whose acts by hand may be objected to
    """

    points: tuple[UndoPoint, ...] = ()
    left: int = 0
    takes_back: bool = False
    by_hand: int | None = None


class PastTable(Struct, frozen=True):
    """A finished table of a room: its number, what it plays, and when it began, in seconds since 1970."""

    table: int
    plays: str
    began: float


class History(Struct, frozen=True):
    """A finished table, to be looked at step by step, by those viewers whom the asker may look over the shoulder of.

    `tables` are all those of the room that can be looked at, and `seated` whether the room's seats are this table's.
    """

    table: int
    plays: str
    steps: int
    viewers: tuple[ViewerName, ...]
    tables: tuple[PastTable, ...] = ()
    seated: bool = True


class Why(Struct, frozen=True, tag="why"):
    """Why the bot at a seat answered so.  Only who sees what the bot saw is told."""

    seat: Seat
    reason: Reason


class Happened(Struct, frozen=True):
    """What the answer that made so many led to, as the viewer may know it, and why it was given."""

    step: int
    events: tuple[Raw, ...]
    why: Why | None = None


class Moment(Struct, frozen=True):
    """The view after so many answers; `happened` is what the last of them led to, each in its turn.

    `over` says whether the table had ended by then: an unfinished one hasn't at its last answer either.
    """

    step: int
    viewer: ViewerName
    view: Raw
    happened: tuple[Happened, ...]
    cards: dict[str, Raw]
    over: bool


Minutes = Literal[1, 3, 5, 10]
"""How much later than everybody else a caster sees a table."""


class CasterInfo(Struct, frozen=True):
    """A caster's link: who has it sees all hands and packs so many minutes later; `by` is who made it."""

    id: int
    minutes: int
    by: str


class CasterWanted(Struct, frozen=True):
    """A caster's link with a delay of so many minutes: 1, 3, 5 or 10."""

    minutes: int


class CasterMade(Struct, frozen=True):
    """A caster's link."""

    id: int
    minutes: int
    url: str
    svg: str


class Cast(Struct, frozen=True):
    """What a caster may see: the table up to so many answers, as each of the viewers.

    `table` is None while none has begun since the link was made, `steps` while the table is younger than the delay:
    `wait` is then the seconds until it isn't.
    """

    minutes: int
    table: int | None
    plays: str
    steps: int | None
    viewers: tuple[Viewer, ...]
    wait: float
