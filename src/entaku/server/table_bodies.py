"""What people at one table do with each other, as messages have it: motions, chat, going back, clocks."""

from typing import Literal

from msgspec import Struct

from entaku.kernel.seats import Viewer

LeftTo = Literal["", "bot", "defaults"]
"""Who plays for a person that is away, as the table decided: nobody yet, a bot, or nobody and defaults are given."""


class GameClock(Struct, frozen=True):
    """Seconds for each decision, and minutes that a player has in reserve beyond them for the whole game."""

    seconds: float = 30.0
    reserve: float = 10.0


MotionKind = Literal["undo", "objection", "absence", "offer"]


class Motion(Struct, frozen=True):
    """Something that the table is asked.

    kind     "undo": `seat` asks to go back; "objection": what `seat` did by hand is to be taken back; "absence": what
             becomes of `seat`, whose player is away; "offer": whether a newcomer may have the bot's `seat`
    voters   who is asked, and `votes` what they have said, seat by seat
    left     seconds until it is decided without those who said nothing, at the moment of sending
    holds    whether nothing is answered until then
    to       for "undo": to where; `answers` so many are undone; `shown` if hidden cards were shown since
    """

    id: int
    kind: MotionKind
    seat: int
    voters: tuple[int, ...]
    choices: tuple[str, ...]
    votes: tuple[tuple[int, str], ...]
    left: float
    holds: bool = False
    to: str = ""
    answers: int = 0
    shown: bool = False


Notice = Literal["took-over", "host-back", "offered", "sat-down", "kicked", "let-back", "recovered", "caster"]
"""What a room says by itself."""


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """Something that was said: a text, or a phrase that each reads in their own language.

    n      counts the lines of the room from 0
    at     seconds since 1970
    aside  said by a spectator, for spectators
    notice said by the room itself: what has become of its host or of `seat`, about `name` and `other`
    """

    n: int
    at: float
    guest: int
    name: str
    seat: int | None = None
    text: str = ""
    phrase: str = ""
    aside: bool = False
    notice: Notice | None = None
    other: str = ""


ReadyAnswer = Literal["asked", "ready", "not-yet", "gone"]
"""What somebody said who was asked whether they are ready: nothing so far, yes, not yet; or they have left."""


class ReadySeat(Struct, frozen=True):
    """Somebody in a ready check: who was asked, on which seat they are now if on any; or a bot, with no name."""

    seat: int | None
    name: str
    said: ReadyAnswer


class ReadyCheck(Struct, frozen=True):
    """Whether those who sit there are ready: what they have said so far, while it is `open`, or said in the end.

    left  seconds until who says nothing counts as not ready, at the moment of sending
    """

    number: int
    open: bool
    left: float
    seats: tuple[ReadySeat, ...]


class LogOpening(Struct, frozen=True):
    """When everything of a finished table is opened.

    how      "host": when the host does; "end": as soon as it is over; "hours": so many after that; "time": at `at`,
             in seconds since 1970, but not before it is over
    players  to those alone who sat at the table
    """

    how: Literal["host", "end", "hours", "time"] = "host"
    hours: float = 0.0
    at: float = 0.0
    players: bool = False


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


class UndoPoint(Struct, frozen=True):
    """To where a player may ask the table to go back: so many answers; `shown` if hidden cards were shown since."""

    to: Literal["act", "step", "before", "turn"]
    answers: int
    shown: bool


class UndoOffer(Struct, frozen=True):
    """What a player may take back.

    points      to where the table can be asked to go back, `left` times
    takes_back  whether the last mana ability, or what is being paid for, can be taken back without asking anybody
    by_hand     whose acts by hand may be objected to
    """

    points: tuple[UndoPoint, ...] = ()
    left: int = 0
    takes_back: bool = False
    by_hand: int | None = None


class SeatClock(Struct, frozen=True):
    """A seat's clock, in seconds when sent: what its running decision has left, None if none runs, and its reserve."""

    seat: int
    left: float | None
    reserve: float
