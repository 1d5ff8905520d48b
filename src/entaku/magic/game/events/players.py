"""What players do, gain and lose."""

from entaku.kernel.seats import Seat
from entaku.kernel.table import Event


class LifeChanged(Event, frozen=True, tag="life-changed"):
    """A player gained or lost life; `paid` as a cost, `damage` by damage."""

    seat: Seat
    change: int
    now: int
    why: str = ""


class PlayerCountersChanged(Event, frozen=True, tag="player-counters"):
    """A player got counters of a kind, or paid or lost them."""

    seat: Seat
    kind: str
    change: int
    now: int


class ManaAdded(Event, frozen=True, tag="mana-added"):
    seat: Seat
    mana: str
    source: int


class ManaPaid(Event, frozen=True, tag="mana-paid"):
    """Mana was spent; `commander`: to cast a commander.  (CM-17)"""

    seat: Seat
    mana: str
    commander: bool = False


class CommandersAnnounced(Event, frozen=True, tag="commanders"):
    """A player announced who leads their deck and put them into the command zone.  (CM-9, CR 903.6)"""

    seat: Seat
    cards: tuple[str, ...]


class CompanionRevealed(Event, frozen=True, tag="companion"):
    """A player revealed the card outside the game that is their companion.  (CR 103.2b, 702.139a)"""

    seat: Seat
    card: str


class CommanderStruck(Event, frozen=True, tag="commander-struck"):
    """A commander dealt combat damage to a player: so much, and so much altogether now.  (CM-12)

    `owner` and `place` say which commander, `source` is its object and `controller` who controlled it.
    """

    seat: Seat
    owner: Seat
    place: int
    card: str
    amount: int
    now: int
    source: int = 0
    controller: Seat = -1


class Shuffled(Event, frozen=True, tag="shuffled"):
    seat: Seat


class Voted(Event, frozen=True, tag="voted"):
    voter: Seat
    choice: str
    object: int | None = None


class VoteEnded(Event, frozen=True, tag="vote-ended"):
    votes: tuple[tuple[Seat, str], ...]


class CoinFlipped(Event, frozen=True, tag="coin"):
    """A player flipped a coin, and won or lost the flip.  (CR 705.2)"""

    seat: Seat
    won: bool


class DiceRolled(Event, frozen=True, tag="dice"):
    """A player rolled dice of so many sides, with these results.  (CR 706.2)"""

    seat: Seat
    sides: int
    results: tuple[int, ...]


class ControlGained(Event, frozen=True, tag="player-controlled"):
    """A player will control another during that one's next turn.  (CR 718)"""

    seat: Seat
    whom: Seat


class InitiativeTaken(Event, frozen=True, tag="initiative"):
    """A player took the initiative, be it that they had it before."""

    seat: Seat


class RingTempted(Event, frozen=True, tag="ring-tempted"):
    """The Ring tempted a player; `bearer` is the creature that they chose, 0 for none.  (CR 2026 701.54)"""

    seat: Seat
    bearer: int


class SpeedChanged(Event, frozen=True, tag="speed"):
    """A player's speed is another one now.  (CR 2026 702.179)"""

    seat: Seat
    now: int


class MonarchChanged(Event, frozen=True, tag="monarch"):
    seat: Seat


class Blessed(Event, frozen=True, tag="blessed"):
    """A player got the city's blessing.  (CR 702.131)"""

    seat: Seat


class Ventured(Event, frozen=True, tag="ventured"):
    """A player's venture marker came into a room of a dungeon, each by its key among the messages.  (CR 701.46)"""

    seat: Seat
    dungeon: str
    room: str


class DungeonCompleted(Event, frozen=True, tag="dungeon-completed"):
    """A player completed a dungeon.  (CR 309.7)"""

    seat: Seat
    dungeon: str


class Rumbled(Event, frozen=True, tag="rumbled"):
    """A player has made opponents lose so much life in all that they choose so many cards.  (EV-15)"""

    seat: Seat
    life: int
    cards: int


class Done(Event, frozen=True, tag="done"):
    """A player has done what is said by a keyword action or like one; `won`: a clash, or a flip of a coin."""

    seat: Seat
    what: str
    won: bool = False


class Chosen(Event, frozen=True, tag="chosen"):
    """A player chose a word, a number or a player for something."""

    seat: Seat
    what: str
    text: str = ""
    chosen: Seat | None = None
