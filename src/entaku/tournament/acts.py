"""Everything that can be entered in a night's log: one act each, as plain data."""

from msgspec import Struct

from entaku.tournament.finishing import Departure, PlayerId
from entaku.tournament.prizes import Prize
from entaku.tournament.settings import Settings


class Act(Struct, frozen=True):
    """Something that an organiser, a player or a table enters."""


class SettingsChanged(Act, frozen=True, tag=True):
    settings: Settings


class Registered(Act, frozen=True, tag=True):
    """`player` is the next free number; `via` says how: typed, link, code."""

    player: PlayerId
    name: str
    via: str = "typed"


class Renamed(Act, frozen=True, tag=True):
    player: PlayerId
    name: str


class CheckedIn(Act, frozen=True, tag=True):
    """`here` false takes a check-in back at the door."""

    player: PlayerId
    here: bool = True


class Dropped(Act, frozen=True, tag=True):
    player: PlayerId


class Returned(Act, frozen=True, tag=True):
    player: PlayerId


class PodsMade(Act, frozen=True, tag=True):
    """The players of each pod in the order of their seats at the draft."""

    pods: tuple[tuple[PlayerId, ...], ...]


class PodJoined(Act, frozen=True, tag=True):
    """A late entry takes the last seat of a pod."""

    player: PlayerId
    pod: int


class Seating(Struct, frozen=True):
    """A group that is to play: its players in turn order, its pod and half, how many of it survive."""

    players: tuple[PlayerId, ...]
    half: str = "points"
    pod: int | None = None
    survivors: int = 1


class PairingDrafted(Act, frozen=True, tag=True):
    """A pairing that only organisers see, drawn or changed by hand; players in no group have a bye."""

    seatings: tuple[Seating, ...]


class PairingPublished(Act, frozen=True, tag=True):
    pass


class LeftGame(Act, frozen=True, tag=True):
    """Players left a group's game together.  (EV-7)"""

    group: int
    players: tuple[PlayerId, ...]
    cause: str = "unknown"


class GameWon(Act, frozen=True, tag=True):
    """A player won by a card: everybody else loses at once."""

    group: int
    player: PlayerId


class LivesNoted(Act, frozen=True, tag=True):
    group: int
    lives: dict[PlayerId, int]


class TimeRanOut(Act, frozen=True, tag=True):
    """Time and the extra turns are over and the life totals decide.  (EV-9)"""

    group: int
    lives: dict[PlayerId, int]


class ResultEntered(Act, frozen=True, tag=True):
    """A whole game at once, as a table of this system gives it, or as a correction of what was entered before."""

    group: int
    left: tuple[Departure, ...]
    lives: dict[PlayerId, int] = {}
    timed_out: bool = False
    turns: int = 0
    order: tuple[PlayerId, ...] = ()
    correction: bool = False


class ClockStarted(Act, frozen=True, tag=True):
    at: float


class ClockPaused(Act, frozen=True, tag=True):
    at: float


class ClockExtended(Act, frozen=True, tag=True):
    seconds: float


class TurnNoted(Act, frozen=True, tag=True):
    """Whose turn it was when time ran out in a group."""

    group: int
    active: PlayerId


class DraftedAt(Act, frozen=True, tag=True):
    """The room of this system where a pod drafted, at its table of this number; its groups play there too.  (EV-10)

    `seats` are the players on the room's seats, 0 for somebody who isn't of the pod.
    """

    pod: int
    room: str
    table: int
    seats: tuple[PlayerId, ...]


class TableNamed(Act, frozen=True, tag=True):
    """The table of this system at which a group plays: its result flows in by itself.  "" for none.  (EV-10)"""

    group: int
    room: str


class HonourNoted(Act, frozen=True, tag=True):
    """A fact for an honour: from a game's records, or claimed at the table and confirmed by another player.  (CM-17)"""

    group: int
    honour: str
    player: PlayerId
    value: int = 1
    confirmed_by: PlayerId | None = None


class Voted(Act, frozen=True, tag=True):
    """A vote for who made the game most enjoyable (CM-18), or the answer to the question of an honour (CM-17)."""

    group: int
    voter: PlayerId
    chosen: PlayerId
    honour: str = ""


class PrizesPooled(Act, frozen=True, tag=True):
    """The pool of a pod, picked in ranking order.  (EV-4)"""

    pod: int
    prizes: tuple[Prize, ...]


class PrizePicked(Act, frozen=True, tag=True):
    player: PlayerId
    prize: int


class ExtraPrize(Act, frozen=True, tag=True):
    """A prize for a group of round 2, handed out as the group decides.  (EV-8)"""

    group: int
    prize: Prize


class ExtraGiven(Act, frozen=True, tag=True):
    prize: int
    player: PlayerId


class Undone(Act, frozen=True, tag=True):
    """Takes an entry back; taking this one back brings it in again."""

    entry: int


AnyAct = (
    SettingsChanged | Registered | Renamed | CheckedIn | Dropped | Returned | PodsMade | PodJoined | PairingDrafted
    | PairingPublished | LeftGame | GameWon | LivesNoted | TimeRanOut | ResultEntered | ClockStarted | ClockPaused
    | ClockExtended | TurnNoted | DraftedAt | TableNamed | HonourNoted | Voted | PrizesPooled | PrizePicked | ExtraPrize
    | ExtraGiven | Undone
)  # fmt: skip
