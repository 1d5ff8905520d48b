"""What travels about games on paper that several phones count together, over HTTP and on lines.

A change says by how much, never what then is: the changes of several phones add up, in whatever order they come.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from entaku.tournament.clock import Lap

MOST_SEATS = 8
MOST_BEFORE = 2_000
"""So many acts at most may have happened before a game is shared."""
MOST_WINS = 9
LONGEST_AGO = 86_400_000.0
"""Milliseconds: what a phone has kept for longer than a day happened a day ago."""

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Source = Annotated[int, Meta(ge=0, lt=2 * MOST_SEATS)]
"""A commander: the first of seat 0 and so on, then the second of seat 0 and so on."""
By = Annotated[int, Meta(ge=-999, le=999)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Name = Annotated[str, Meta(min_length=1, max_length=36)]
"""What a phone calls itself, or one of its changes: made up at random."""
Counter = Literal["poison", "tax", "tax-second", "experience", "energy", "other"]
Why = Literal["life", "commander-damage", "poison", "empty-library", "effect", "concession", "unknown"]
Sides = Literal[2, 6, 20]


class Deed(Struct, frozen=True, tag_field="kind"):
    """Something that happened in a game on paper."""


class LifeChanged(Deed, frozen=True, tag="life"):
    seat: Seat
    by: By


class CommanderHit(Deed, frozen=True, tag="commander"):
    """Combat damage by a commander, which costs as much life."""

    seat: Seat
    source: Source
    by: By


class CounterChanged(Deed, frozen=True, tag="counter"):
    seat: Seat
    name: Counter
    by: By


class MonarchIs(Deed, frozen=True, tag="monarch"):
    seat: Seat | None


class InitiativeIs(Deed, frozen=True, tag="initiative"):
    seat: Seat | None


class DayIs(Deed, frozen=True, tag="day"):
    """Day, night, or neither."""

    day: bool | None


class TurnPassed(Deed, frozen=True, tag="turn"):
    """The turn ended; `seen` is the newest act that the phone knew of."""

    seen: Number


class TimeCalled(Deed, frozen=True, tag="time"):
    """The round's time is over; everybody has one more turn."""


class SeatsOut(Deed, frozen=True, tag="out"):
    """They left the game together."""

    seats: Annotated[tuple[Seat, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    cause: Why


class BegunAgain(Deed, frozen=True, tag="again"):
    """Another game of the same players; in a match the next one, whose score goes on."""


class DeedUndone(Deed, frozen=True, tag="undo"):
    """The act of this number doesn't count."""

    number: Number


class Rolled(Deed, frozen=True, tag="roll"):
    sides: Sides
    result: Annotated[int, Meta(ge=1, le=20)]


class Starts(Deed, frozen=True, tag="first"):
    """Who the lot fell on."""

    seat: Seat


class Die(Deed, frozen=True, tag="die"):
    """Asks for a roll; with two sides it is a coin."""

    sides: Sides


class Lot(Deed, frozen=True, tag="lot"):
    """Asks who starts, of all who are in the game."""


Changed = (
    LifeChanged | CommanderHit | CounterChanged | MonarchIs | InitiativeIs | DayIs | TurnPassed | TimeCalled | SeatsOut
    | BegunAgain | DeedUndone
)  # fmt: skip
PaperDeed = Changed | Rolled | Starts
"""What stands in the log."""
PaperWish = Changed | Die | Lot
"""What a phone may want: where luck decides, the server draws."""


class PaperNight(Struct, frozen=True):
    """The group of a night that plays; `players` are its numbers in the order of the seats."""

    code: Annotated[str, Meta(max_length=12, pattern="^[A-Z]*$")]
    group: Number
    players: Annotated[tuple[Number, ...], Meta(max_length=MOST_SEATS)]


class PaperSetup(Struct, frozen=True):
    """What was agreed before the game; `began` in milliseconds since 1970.

    `wins` is how many games win the match of two players, 0 for a game by itself; `by_life` whether in a match the
    higher life total wins a game that time has ended, as in a bracket, where else it is drawn.  `lap` says which turns
    are played after time by the rules of the night or pod; without one, what is left of this turn and one each;
    `overtime` minutes are played on before them.
    `heads` is how many players a team has that shares its turns, its life and its poison, seat after seat; 1 where
    everybody plays alone  (CR 810).
    """

    names: Annotated[tuple[str, ...], Meta(min_length=2, max_length=MOST_SEATS)]
    life: Annotated[int, Meta(ge=1, le=999)]
    minutes: Annotated[float, Meta(ge=0, le=600)]
    commander: bool
    night: PaperNight | None
    began: float
    wins: Annotated[int, Meta(ge=0, le=MOST_WINS)] = 0
    by_life: bool = False
    lap: Lap | None = None
    overtime: Annotated[float, Meta(ge=0, le=600)] = 0
    heads: Annotated[int, Meta(ge=1, le=MOST_SEATS // 2)] = 1


class PaperBefore(Struct, frozen=True):
    """Something that happened before the game was shared."""

    at: float
    deed: PaperDeed


class PaperAct(Struct, frozen=True):
    """A line of the log: the `number`-th, counted from 1; `by` is the seat of the phone that did it."""

    number: int
    at: float
    by: Seat | None
    device: str
    id: str
    deed: PaperDeed


class NewPaperGame(Struct, frozen=True):
    """A game that is to be shared, as far as it has come."""

    setup: PaperSetup
    acts: Annotated[tuple[PaperBefore, ...], Meta(max_length=MOST_BEFORE)]


class PaperLink(Struct, frozen=True):
    """How others come to a game: whoever has the key counts, whoever has the code alone looks on."""

    code: str
    key: str
    url: str
    qr: str


class PaperHello(Struct, frozen=True, tag="hello"):
    """The first message of a phone; without a key it only looks on."""

    key: str | None
    device: Name
    seat: Seat | None
    language: Literal["en", "ja"]


class PaperDo(Struct, frozen=True, tag="do"):
    """Something happened so many milliseconds `ago`; said twice under one `id` it happened once."""

    request: Number
    id: Name
    ago: Annotated[float, Meta(ge=0)]
    deed: PaperWish


class PaperSit(Struct, frozen=True, tag="sit"):
    """Whose phone this is; None for one in the middle of the table."""

    seat: Seat | None


class PaperShown(Struct, frozen=True, tag="game"):
    """Everything anew; `now` is the server's clock, `counts` whether this phone may change anything."""

    code: str
    now: float
    setup: PaperSetup
    acts: tuple[PaperAct, ...]
    here: tuple[Seat | None, ...]
    counts: bool


class PaperMore(Struct, frozen=True, tag="acts"):
    """What happened since."""

    acts: tuple[PaperAct, ...]


class PaperHere(Struct, frozen=True, tag="here"):
    """Whose phones are there now."""

    seats: tuple[Seat | None, ...]


PAPER_BODIES: tuple[type[Struct], ...] = (
    NewPaperGame, PaperLink, PaperHello, PaperDo, PaperSit, PaperShown, PaperMore, PaperHere,
)  # fmt: skip
