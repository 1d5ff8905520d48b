"""How a game goes on and ends, and what is done in it by hand."""

from typing import Literal

from entaku.kernel.seats import Seat
from entaku.kernel.table import Event


class DaytimeChanged(Event, frozen=True, tag="daytime"):
    """It became day or night: `before` is what it was, "" where it was neither."""

    now: Literal["", "day", "night"]
    before: Literal["", "day", "night"] = ""


class MulliganTaken(Event, frozen=True, tag="mulligan"):
    seat: Seat
    cards: int


class HandKept(Event, frozen=True, tag="kept"):
    seat: Seat
    cards: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    turn: int
    seat: Seat


class StepBegan(Event, frozen=True, tag="step-began"):
    step: str
    seat: Seat


class ExtraTurnAdded(Event, frozen=True, tag="extra-turn"):
    seat: Seat


class PlayerLost(Event, frozen=True, tag="lost"):
    """A player lost the game and left it.  `why`: life, draw, poison, commander, effect, concede …"""

    seat: Seat
    why: str


class GameEnded(Event, frozen=True, tag="ended"):
    """The game is over.  No winner is a draw."""

    winners: tuple[Seat, ...]
    why: str


class ByHand(Event, frozen=True, tag="by-hand"):
    """Something the rules here don't know, or have failed at (`fault`), to be done by hand by its controller.

    What the fault was stands in the keeper's log; `card` is "" where it isn't known, or not for everybody to know.
    """

    seat: Seat
    card: str
    text: str
    fault: bool = False


class ActedByHand(Event, frozen=True, tag="acted-by-hand"):
    """A player does something by hand: `what` is how the rules' own question calls it.

    `card` is the object it concerns, by name as those know it who may (`seen`: everybody); `whose` the player.
    Where it is said what a card is, `text` has the words, for those who may know the card.
    """

    seat: Seat
    what: str
    card: str = ""
    whose: Seat | None = None
    number: int = 0
    text: str = ""
    seen: bool = True
