"""What is shown of a night: one view, and the messages of its line.

The view is the same for everybody but for `desk`, which organisers alone get, and `own`, which a player alone gets.
Names of types begin with "Night" where the client's types would otherwise be too short to tell.
"""

from msgspec import Raw, Struct

from entaku.messages import Language
from entaku.server.rooms.bodies import Phase
from entaku.tournament.acts import Role, Seating
from entaku.tournament.finishing import Departure, Outcome
from entaku.tournament.late_seats import Place
from entaku.tournament.limited import Step
from entaku.tournament.notices import Notice, Sent
from entaku.tournament.pairing_worth import Quality
from entaku.tournament.prize_order import PrizeLine
from entaku.tournament.rulings import Ruled
from entaku.tournament.said import Said
from entaku.tournament.settings import PodRules, PrizesBy, Settings
from entaku.tournament.sheets import Pairing
from entaku.tournament.stage import Stage
from entaku.tournament.standings import Standing
from entaku.tournament.stock import StockLine
from entaku.tournament.table_awards import Award, Democratic
from entaku.tournament.table_prizes import TablePrize


class NightPlayer(Struct, frozen=True):
    """A player; `group` is the newest group that they belong to, `reading` their name in kana, where it is known.

    `carded`: whether they are known by a player card.  `name` tells them from everybody else here: it is what was
    `entered`, and a mark behind it if need be, their own `mark` if they have one.
    """

    number: int
    name: str
    here: bool
    dropped: bool
    late: bool
    via: str
    pod: int | None
    group: int | None
    reading: str = ""
    carded: bool = False
    entered: str = ""
    mark: str = ""
    bracket: int = 0


class NightSplit(Struct, frozen=True):
    """A pod as it is, or as so many players would make it: its groups, and how many of each get into the winners'."""

    size: int
    groups: tuple[int, ...]
    survivors: tuple[int, ...]


class NightRoom(Struct, frozen=True):
    """A room of the night: how many people have seats there, how many are there, and have handed in their decks.

    `left` is who has left the game that a group plays there, until its result is entered.
    """

    phase: Phase
    people: int
    here: int
    ready: int
    left: tuple[Departure, ...] = ()


class NightProposal(Struct, frozen=True):
    """What is proposed to a pod to play by: who of it agrees, who would rather not, who hasn't answered yet.

    `by` is the player who proposed it, None for an organiser.
    """

    number: int
    rules: PodRules
    by: int | None
    agreed: tuple[int, ...]
    against: tuple[int, ...]
    missing: tuple[int, ...]


class NightPod(Struct, frozen=True):
    """A pod: who drafts in it, in the order of the seats; `final` once its ranking is.

    `room` is where it drafts or drafted here, and `at` how that room stands before round 1.  `rules` are those by
    which its next round is played, None for the night's own.
    """

    number: int
    players: tuple[int, ...]
    final: bool
    room: str = ""
    at: NightRoom | None = None
    rules: PodRules | None = None
    proposal: NightProposal | None = None


class NightPlace(Struct, frozen=True):
    """Where somebody is in the order of a group, what they have of its game, and the reasons.

    `place` is None for who has none: the `outcome` says what they have instead.
    """

    player: int
    reasons: tuple[Said, ...]
    outcome: Outcome = "place"
    place: int | None = None


class NightBallot(Struct, frozen=True):
    """The votes of a group: for the most enjoyable player (honour ""), or on an honour's question.

    `missing` has not voted; `winners` is empty until nobody is missing.
    """

    honour: str
    missing: tuple[int, ...]
    winners: tuple[int, ...]


class NightScore(Struct, frozen=True):
    """The score of a match: games won by each player, and games drawn."""

    wins: dict[int, int]
    drawn: int


class NightGroup(Struct, frozen=True):
    """A group: `order` is the turn order, `places` the order in which the game ended or stands.

    `turns` are the turns that are still played once time has run out, if it is known whose turn it was; `room` is
    the code of the table here at which the group plays, "" for paper, `waits` why it can't be opened yet, and `at`
    how its room stands.  `score` is that of a match of two, where one was entered; `place` what the group has for
    somebody who comes now.  `rules` are those that its pod agreed on, None for the night's own; `longer` is by how
    many seconds its time is longer than the round's; `table` is the number of the shop's table where it sits,
    `prize` that of its table for the most fun.
    """

    number: int
    round: int
    half: str
    pod: int | None
    survivors: int
    order: tuple[int, ...]
    absent: tuple[int, ...]
    alive: tuple[int, ...]
    left: tuple[Departure, ...]
    lives: dict[int, int]
    timed_out: bool
    over: bool
    places: tuple[NightPlace, ...]
    turns: tuple[int, ...]
    room: str
    ballots: tuple[NightBallot, ...]
    democratic: tuple[Democratic, ...]
    waits: Said | None = None
    at: NightRoom | None = None
    place: Place = "none"
    score: NightScore | None = None
    rules: PodRules | None = None
    longer: float = 0.0
    table: int = 0
    prize: TablePrize | None = None


class NightClock(Struct, frozen=True):
    """The round's clock, in seconds of the server's time; see `NightShown.now`."""

    length: float
    used: float
    since: float | None


class NightCall(Struct, frozen=True):
    """The draft on paper, or the time for sealed decks: its steps, and a clock that counts from the first one's begin.

    `begun`: the desk has begun to call it.
    """

    steps: tuple[Step, ...]
    used: float
    since: float | None
    begun: bool


class NightPrize(Struct, frozen=True):
    """A prize: of the pool of a `pod`, or the extra prize of a `group`; `taken` by whom, in which `order`.

    `ja` is a card's name in Japanese, where it is known.
    """

    number: int
    name: str
    rarity: str
    foil: bool
    drafter: int | None = None
    pooled: bool = True
    pod: int | None = None
    group: int | None = None
    taken: int | None = None
    order: int | None = None
    ja: str = ""


class NightPool(Struct, frozen=True):
    """The prize picks of a pod: whose pick it is, and who picks after them; `final` once nothing can change that.

    `order` has every pick that is still to come, the next one first.
    """

    pod: int
    left: int
    picker: int | None
    then: tuple[int, ...]
    final: bool = False
    order: tuple[int, ...] = ()


class NightPrizeOrder(Struct, frozen=True):
    """In which order a pod (0: the whole night) picks its prizes, where that isn't the ranking.

    `waits` are the groups whose votes are still missing.
    """

    pod: int
    by: PrizesBy
    final: bool
    lines: tuple[PrizeLine, ...]
    waits: tuple[int, ...] = ()


class NightFact(Struct, frozen=True):
    """What was noted for an honour."""

    group: int
    honour: str
    player: int
    value: int
    confirmed_by: int | None


class NightLogLine(Struct, frozen=True):
    """An entry of the log: who entered what, and what is wrong with it, if it was kept on somebody's word.

    `what` is what the entry is called where it is to be taken back: "the result of group 2"; `act` is its kind, `role`
    as what somebody at the desk entered it.
    """

    number: int
    by: str
    at: str
    said: Said
    what: Said
    insisted: bool
    undone: bool
    is_undo: bool
    marks: tuple[Said, ...]
    act: str = ""
    role: Role | None = None


class NightClaim(Struct, frozen=True):
    """Whoever has a card, by the name `holder`, says that they are a player; the desk consents or refuses."""

    player: int
    card: str
    holder: str


class NightDesk(Struct, frozen=True):
    """What organisers see besides: the drafted pairing, its `tables` and what is wrong with it, the log, rulings and
    penalties.

    `quality` is how good the drafted pairing is, where it was found among others.
    `role` is as what somebody looks, and `may` the kinds of acts that they may enter; `lists` is who has handed
    in a deck list, `paid` who has paid the fee.

    `strangers` are groups at whose table others play than their own players, so that no result flows in.
    """

    draft: tuple[Seating, ...] | None
    problems: tuple[Said, ...]
    log: tuple[NightLogLine, ...]
    strangers: tuple[int, ...] = ()
    rulings: tuple[Ruled, ...] = ()
    claims: tuple[NightClaim, ...] = ()
    lists: tuple[int, ...] = ()
    paid: tuple[int, ...] = ()
    stock: tuple[StockLine, ...] = ()
    role: Role = "organiser"
    may: tuple[str, ...] = ()
    notices: tuple[Sent, ...] = ()
    tables: tuple[int, ...] = ()
    quality: Quality | None = None


class NightOwn(Struct, frozen=True):
    """What one player sees besides, and nobody else but organisers: rulings, penalties and notices that concern them.

    `handed_in` says whether there is a deck list of theirs.
    """

    rulings: tuple[Ruled, ...] = ()
    handed_in: bool = False
    notices: tuple[Notice, ...] = ()


class NightView(Struct, frozen=True):
    """A night as it stands; `version` is how many entries there are, `waiting` is who is here and has no game.

    `names` is everybody in the order of their names, which is the same wherever names are listed; `line` is who waits
    for a place, the next one first, and `lot_seed` the seed of the lots for them; `notices` are those to everybody.
    """

    code: str
    name: str
    version: int
    stage: Stage
    settings: Settings
    players: tuple[NightPlayer, ...]
    names: tuple[int, ...]
    split: tuple[NightSplit, ...]
    pods: tuple[NightPod, ...]
    round: int
    groups: tuple[NightGroup, ...]
    byes: tuple[int, ...]
    waiting: tuple[int, ...]
    pairings: tuple[Pairing, ...]
    clock: NightClock | None
    call: NightCall | None
    standings: tuple[Standing, ...]
    points: dict[int, int]
    noted: tuple[NightFact, ...]
    awards: tuple[Award, ...]
    prizes: tuple[NightPrize, ...]
    pools: tuple[NightPool, ...]
    prize_orders: tuple[NightPrizeOrder, ...] = ()
    lists_locked: bool = False
    line: tuple[int, ...] = ()
    lot_seed: str = ""
    notices: tuple[Notice, ...] = ()
    desk: NightDesk | None = None
    own: NightOwn | None = None


# The line of a night, at /ws/nights/CODE.  A browser says `NightHello`, then only `ping`.


class NightHello(Struct, frozen=True, tag="hello"):
    """The first message: the organiser's key, a player's, or none."""

    key: str | None = None
    language: Language = "en"


class NightShown(Struct, frozen=True, tag="night"):
    """The whole view: at first, and whenever updates were missed.  `now` is the server's time in seconds."""

    now: float
    view: Raw


class NightUpdate(Struct, frozen=True, tag="update"):
    """What changed in the view, by the same paths as a table's (see `protocol.Update`)."""

    now: float
    changes: dict[str, Raw]
