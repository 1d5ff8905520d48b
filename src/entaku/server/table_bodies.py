"""What people at one table do with each other, as messages have it: motions, chat, going back, clocks."""

from typing import Literal

from msgspec import Struct

LeftTo = Literal["", "bot", "defaults"]
"""Who plays for a person that is away, as the table decided: nobody yet, a bot, or nobody and defaults are given."""


class GameClock(Struct, frozen=True):
    """Seconds for each decision, and minutes that a player has in reserve beyond them for the whole game."""

    seconds: float = 30.0
    reserve: float = 10.0


class Motion(Struct, frozen=True):
    """Something that the table is asked.

    kind     "undo": `seat` asks to go back; "objection": what `seat` did by hand is to be taken back; "absence": what
             becomes of `seat`, whose player is away
    voters   who is asked, and `votes` what they have said, seat by seat
    left     seconds until it is decided without those who said nothing, at the moment of sending
    holds    whether nothing is answered until then
    to       for "undo": to where; `answers` so many are undone; `shown` if hidden cards were shown since
    """

    id: int
    kind: Literal["undo", "objection", "absence"]
    seat: int
    voters: tuple[int, ...]
    choices: tuple[str, ...]
    votes: tuple[tuple[int, str], ...]
    left: float
    holds: bool = False
    to: str = ""
    answers: int = 0
    shown: bool = False


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """Something that was said: a text, or a phrase that each reads in their own language.

    n      counts the lines of the room from 0
    at     seconds since 1970
    aside  said by a spectator, for spectators
    """

    n: int
    at: float
    guest: int
    name: str
    seat: int | None = None
    text: str = ""
    phrase: str = ""
    aside: bool = False


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
