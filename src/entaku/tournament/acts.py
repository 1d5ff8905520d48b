"""Everything that can be entered in a night's log: one act each, as plain data."""

from typing import Literal

from msgspec import Struct

from entaku.tournament.finishing import Departure, PlayerId
from entaku.tournament.pairing_worth import Quality
from entaku.tournament.prizes import Prize
from entaku.tournament.settings import PodRules, Settings


class Act(Struct, frozen=True):
    """Something that an organiser, a player or a table enters."""


class SettingsChanged(Act, frozen=True, tag=True):
    settings: Settings


class Registered(Act, frozen=True, tag=True):
    """`player` is the next free number; `via` says how: typed, link, code; `reading` is the name in kana, if given.

    `card` is the public number of their player card, "" without one; `mark` stands behind the name while somebody else
    has the same.
    """

    player: PlayerId
    name: str
    via: str = "typed"
    reading: str = ""
    card: str = ""
    mark: str = ""


class Renamed(Act, frozen=True, tag=True):
    player: PlayerId
    name: str
    reading: str = ""
    mark: str = ""


class CardClaimed(Act, frozen=True, tag=True):
    """Whoever has the card, which goes by the name `holder`, says that they are a player who was typed in."""

    player: PlayerId
    card: str
    holder: str


class CardLinked(Act, frozen=True, tag=True):
    """A player has this card from here on: the desk consents to a claim, or they prove to be the player."""

    player: PlayerId
    card: str


class ClaimRefused(Act, frozen=True, tag=True):
    """The desk says that whoever has the card isn't that player."""

    player: PlayerId
    card: str


class CheckedIn(Act, frozen=True, tag=True):
    """`here` false takes a check-in back at the door."""

    player: PlayerId
    here: bool = True


class Dropped(Act, frozen=True, tag=True):
    player: PlayerId


class Returned(Act, frozen=True, tag=True):
    player: PlayerId


class LotsDrawn(Act, frozen=True, tag=True):
    """Lots decide who of those who wait has a place; everybody is shown the seed from which they follow."""

    seed: str


class PlaceGiven(Act, frozen=True, tag=True):
    """Who waited has a place from here on."""

    player: PlayerId


class BracketDeclared(Act, frozen=True, tag=True):
    """For which bracket a player's Commander deck is meant, 1 to 5; 0 for none."""

    player: PlayerId
    bracket: int


class PodsMade(Act, frozen=True, tag=True):
    """The players of each pod in the order of their seats at the draft."""

    pods: tuple[tuple[PlayerId, ...], ...]


class PodJoined(Act, frozen=True, tag=True):
    """A late entry takes the last seat of a pod."""

    player: PlayerId
    pod: int


class RulesProposed(Act, frozen=True, tag=True):
    """By what a pod could play, for its players to agree on; what was proposed to it before is proposed no longer.

    `proposal` is the next free number; `by` is the player of the pod who proposes it, None for an organiser.
    """

    pod: int
    rules: PodRules
    proposal: int
    by: PlayerId | None = None


class RulesProposedToPods(Act, frozen=True, tag=True):
    """An organiser proposes the same rules to several pods, under one number; each of them agrees for itself."""

    pods: tuple[int, ...]
    rules: PodRules
    proposal: int


class RulesAnswered(Act, frozen=True, tag=True):
    """Players of a pod agree to what is proposed to it, or would rather not."""

    pod: int
    proposal: int
    players: tuple[PlayerId, ...]
    agrees: bool = True


class RulesWithdrawn(Act, frozen=True, tag=True):
    """Nothing is proposed to a pod any longer, nor agreed on: it plays by the night's own rules."""

    pod: int
    proposal: int


class SeatGiven(Act, frozen=True, tag=True):
    """Somebody who came once the round was published takes the last seat of one of its groups."""

    player: PlayerId
    group: int


class Seating(Struct, frozen=True):
    """A group that is to play: its players in turn order, its pod and half, how many of it survive."""

    players: tuple[PlayerId, ...]
    half: str = "points"
    pod: int | None = None
    survivors: int = 1


class PairingDrafted(Act, frozen=True, tag=True):
    """A pairing that only organisers see, drawn or changed by hand; players in no group have a bye.

    `quality` is how good it is, where it was found among others.
    """

    seatings: tuple[Seating, ...]
    quality: Quality | None = None


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


class MatchReported(Act, frozen=True, tag=True):
    """A match of two by games won, and games drawn; as a correction it replaces what was entered before."""

    group: int
    wins: dict[PlayerId, int]
    drawn: int = 0
    correction: bool = False


class ClockStarted(Act, frozen=True, tag=True):
    at: float


class ClockPaused(Act, frozen=True, tag=True):
    at: float


class ClockExtended(Act, frozen=True, tag=True):
    seconds: float


class CallStarted(Act, frozen=True, tag=True):
    """The desk begins to call the draft on paper, or the time for sealed decks, or goes on with it."""

    at: float


class CallPaused(Act, frozen=True, tag=True):
    at: float


class CallExtended(Act, frozen=True, tag=True):
    """More time, or less, for the pick, the look or the building that it is just now."""

    seconds: float
    at: float


class CallMoved(Act, frozen=True, tag=True):
    """What is called goes on from the beginning of a step: of the pick of this pack from so many cards; without cards
    of the look after the pack, and without a pack of building."""

    pack: int
    cards: int
    at: float


class CallEnded(Act, frozen=True, tag=True):
    """Decks are built; where nothing was called, the pods draft and build without the desk."""


class TimeGiven(Act, frozen=True, tag=True):
    """More time for one group alone: after a long ruling, say."""

    group: int
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


class VotesCounted(Act, frozen=True, tag=True):
    """The votes for a group's most enjoyable player as they were counted on paper: so many for each.  (CM-18)"""

    group: int
    votes: dict[PlayerId, int]


class FunNamed(Act, frozen=True, tag=True):
    """A table says who made its game the most fun, and has the prize for that."""

    group: int
    player: PlayerId


class VotesClosed(Act, frozen=True, tag=True):
    """Nobody's vote is waited for any longer in a group; missing ones count for nobody."""

    group: int


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


class FeePaid(Act, frozen=True, tag=True):
    """`paid` false takes the mark back."""

    player: PlayerId
    paid: bool = True


class StockSet(Act, frozen=True, tag=True):
    """So many of a thing there are to be given as prizes: a new item, or another count of a known one."""

    item: int
    name: str
    count: int


class StockGiven(Act, frozen=True, tag=True):
    """So many of an item for each of these players."""

    item: int
    given: dict[PlayerId, int]


class ListHanded(Act, frozen=True, tag=True):
    """A player hands in their deck list, as it was written; it takes the place of the one before."""

    player: PlayerId
    text: str
    file: str = "list"
    commander: str = ""


class ListsLocked(Act, frozen=True, tag=True):
    """No list is changed any more; `locked` false opens them again."""

    locked: bool = True


Role = Literal["organiser", "scorekeeper", "judge"]


class DeskOpened(Act, frozen=True, tag=True):
    """A link to the desk for those of a role; the one before leads there no longer.  `key` is no other link's."""

    role: Role
    key: int


class DeskClosed(Act, frozen=True, tag=True):
    """The link for those of a role leads to the desk no longer."""

    role: Role


Penalty = Literal["warning", "game-loss", "match-loss", "disqualification"]


class RulingGiven(Act, frozen=True, tag=True):
    """What was ruled, in words: at a group's table (0: at none), or for these players."""

    text: str
    group: int = 0
    players: tuple[PlayerId, ...] = ()


class PenaltyGiven(Act, frozen=True, tag=True):
    """A penalty for a player, and why."""

    player: PlayerId
    penalty: Penalty
    reason: str


ReadySentence = Literal["", "come", "begins", "five"]
"""Sentences that are ready to be sent, said in each viewer's language; "" for words of one's own."""


class NoticeSent(Act, frozen=True, tag=True):
    """The desk tells these players something, or a group, or a pod; where none of them is named, everybody."""

    text: str = ""
    ready: ReadySentence = ""
    pod: int = 0
    group: int = 0
    players: tuple[PlayerId, ...] = ()


class RecoveryUsed(Act, frozen=True, tag=True):
    """Somebody came back to the organisers' desk with its recovery code, which is another one from here on.

    So is the organisers' link: `key` is no other link's; 0 in nights of long ago, whose link stayed.
    """

    key: int = 0


class DeskRenewed(Act, frozen=True, tag=True):
    """A device of an organiser is lost: the organisers' link and the recovery code are others from here on."""

    key: int


class LinkRenewed(Act, frozen=True, tag=True):
    """A player's phone is lost: their link is another one from here on.  `key` is no other link's.

    A player card that was on it isn't theirs here until the phone with the new link brings it.
    """

    player: PlayerId
    key: int


class RecoveryReplaced(Act, frozen=True, tag=True):
    """The desk's recovery code is another one from here on."""


class Undone(Act, frozen=True, tag=True):
    """Takes an entry back; taking this one back brings it in again."""

    entry: int


AnyAct = (
    SettingsChanged | Registered | Renamed | CardClaimed | CardLinked | ClaimRefused | CheckedIn | Dropped
    | Returned | LotsDrawn | PlaceGiven | BracketDeclared | PodsMade | PodJoined | RulesProposed | RulesProposedToPods
    | RulesAnswered | RulesWithdrawn | SeatGiven | PairingDrafted | PairingPublished | LeftGame | GameWon | LivesNoted
    | TimeRanOut | ResultEntered | MatchReported | ClockStarted | ClockPaused | ClockExtended | CallStarted
    | CallPaused | CallExtended | CallMoved | CallEnded | TurnNoted | DraftedAt | TableNamed | HonourNoted | Voted
    | VotesCounted | FunNamed | VotesClosed | PrizesPooled | PrizePicked | ExtraPrize | ExtraGiven | RulingGiven
    | PenaltyGiven | TimeGiven | FeePaid | StockSet | StockGiven | ListHanded | ListsLocked | DeskOpened | DeskClosed
    | NoticeSent | RecoveryUsed | RecoveryReplaced | DeskRenewed | LinkRenewed | Undone
)  # fmt: skip
