"""What travels about a room: coming in, who is there, what they say to each other and decide together."""

from typing import Literal

from msgspec import Struct

from entaku.bots.levels import Level
from entaku.drafts.teams import Team
from entaku.messages import Language
from entaku.server.cubes.bodies import CubeChecked
from entaku.server.sharing.bodies import Shared
from entaku.server.tables.bodies import CasterInfo, WhatIsPlayed
from entaku.server.tables.options import GameOptions, Options

Phase = Literal["lobby", "playing", "over"]
SeatKind = Literal["free", "person", "bot"]
LeftTo = Literal["", "bot", "defaults"]
"""Who plays for a person that is away, as the table decided: nobody yet, a bot, or nobody and defaults are given."""


class NewRoom(Struct, frozen=True):
    """Start a room.

    name     the host's name
    play     False for a host without a seat
    seats    how many seats, 1 to 10
    bots     seats for bots from the beginning; those still free at the start get bots or are closed
    title    what the room is called, "" for the format's name
    watching whether people without a seat may look on
    pace     seconds that a bot takes for a decision
    """

    options: Options
    name: str
    seats: int = 8
    play: bool = True
    bots: tuple[int, ...] = ()
    title: str = ""
    watching: bool = True
    pace: float = 0.6
    language: Language = "en"


class AtOnce(Struct, frozen=True):
    """A game against so many bots, for which every deck lies ready."""

    name: str
    bots: int = 3
    language: Language = "en"


class FirstGame(Struct, frozen=True):
    """The first game, which teaches: against two bots, with decks and opening hands that are always the same."""

    name: str
    language: Language = "en"


class Enter(Struct, frozen=True):
    """Enter a room as a guest: on a seat, on any free seat, or without one (`watch`)."""

    name: str
    seat: int | None = None
    watch: bool = False
    language: Language = "en"


class Entered(Struct, frozen=True):
    """You are in the room: keep the token secret and keep it; it is your seat on every device.

    `url` is the room's link for others; `cube` what the table says of the cube; `recovery` your next recovery code, if
    you came in by one.
    """

    code: str
    url: str
    token: str
    guest: int
    name: str
    seat: int | None
    host: bool
    cube: CubeChecked | None = None
    recovery: str = ""


class RecoveryCode(Struct, frozen=True):
    """What lets you in again when you have lost every device: it works once, and then there is a new one."""

    code: str


class Recover(Struct, frozen=True):
    """Your recovery code, however it is typed."""

    code: str


class Moving(Struct, frozen=True):
    """A link that moves your seat to another device: it works once, for so many seconds."""

    url: str
    svg: str
    seconds: int


class Arrive(Struct, frozen=True):
    """The key of a moving link, from its fragment (`/r/CODE#move=KEY`)."""

    key: str


class SeatInfo(Struct, frozen=True):
    """One seat: who sits there, and who plays.

    kind     "free", "person", "bot"
    away     a person without a connected device
    standin  a bot plays for the person
    offered  a newcomer may take the seat over from the bot
    deck     whether a deck has been handed in: built since the draft, or brought
    bracket  the lowest bracket that a Commander deck's cards speak for, once it is handed in; 0 where there is none
    left_to  who plays for a person that is away, as the table decided: a bot, or nobody and defaults are given
    grace    seconds until the table may decide about a person that is away, at the moment of sending
    """

    seat: int
    kind: SeatKind
    name: str = ""
    away: bool = False
    standin: bool = False
    host: bool = False
    offered: bool = False
    deck: bool = False
    bracket: int = 0
    left_to: LeftTo = ""
    grace: float | None = None


class Onlooker(Struct, frozen=True):
    """Somebody in a room without a seat; who has no name there has a number below 0."""

    guest: int
    name: str


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


class Knocking(Struct, frozen=True):
    """Somebody who has come by the list of open tables and wants to be let in."""

    knock: int
    name: str


class OpenTable(Struct, frozen=True):
    """A table whose host lets others find it: what is played there, and for how many there is a seat.

    `id` leads to its door and no further: the room's code is for those whom the host gives it.
    """

    id: str
    title: str
    what: WhatIsPlayed
    host: str
    seats: int
    free: int
    knocking: bool
    language: Language


class OpenTables(Struct, frozen=True):
    """The tables of this server that anybody may come to, the newest first."""

    tables: tuple[OpenTable, ...]


class Knock(Struct, frozen=True):
    """Come to an open table."""

    name: str
    language: Language = "en"


class Knocked(Struct, frozen=True):
    """You are in (`entered`), or wait at the door: ask again with the key, and by that say that you are still there."""

    key: str = ""
    entered: Entered | None = None


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


class RoomInfo(Struct, frozen=True):
    """A room.

    table     the number of the table in play, None before the first start; a new draft or game has a new number
    drafted   the number of the table whose cards decks are built from, None while there are none
    game      the rules of the latest game with those decks, None before the first: the next begins with them
    seal      what every device with a part noted before the table's seed was known (`kernel.proof.seal_of`)
    mixing    the seed of the next table is being made
    mixers    the seats whose devices had a part in the seed, and `tries` how often it was begun to be made
    published the host has opened everything of the finished table to everybody
    host      the name of whoever is in charge; `host_away` whether somebody at the table may act for them;
              `host_lent` the name of the host who is away and acted for
    onlookers those without a seat who are here
    ready     who is ready to begin, where the host has asked in this lobby
    opening   when everything of the finished table opens by itself; `opens` is that in seconds since 1970, once known
    casters   who sees everything of the tables here, with a delay
    level     how well the room's bots play games
    night     the night that is played with what was drafted here, or to which this group's game belongs
    pod       in the room of a group: the code of the room in which its pod drafted; `group` is the group's number
    teams     the teams of the draft, where its format has some: who is of which
    shared    how this server is reached from anywhere, where its keeper shares it
    listed    whether the room stands among the open tables of this server; `knocking` whether who comes by them knocks
    knocks    who waits at the door, the first first
    """

    code: str
    title: str
    phase: Phase
    paused: bool
    what: WhatIsPlayed
    seats: tuple[SeatInfo, ...]
    watchers: int
    watching: bool
    host: str
    host_away: bool
    language: Language
    pace: float
    table: int | None = None
    seal: str = ""
    published: bool = False
    url: str = ""
    drafted: int | None = None
    game: GameOptions | None = None
    night: str = ""
    pod: str = ""
    group: int | None = None
    motions: tuple[Motion, ...] = ()
    mixing: bool = False
    mixers: tuple[int, ...] = ()
    tries: int = 0
    host_lent: str = ""
    onlookers: tuple[Onlooker, ...] = ()
    level: Level = "normal"
    ready: ReadyCheck | None = None
    opening: LogOpening = LogOpening()
    opens: float | None = None
    casters: tuple[CasterInfo, ...] = ()
    teams: tuple[Team, ...] = ()
    shared: Shared | None = None
    listed: bool = False
    knocking: bool = True
    knocks: tuple[Knocking, ...] = ()


class You(Struct, frozen=True):
    """Who you are in this room, and whether a code leads you back; without a token a spectator without a name.

    `talk` is where the group talks, for who is in.
    """

    guest: int | None
    name: str
    seat: int | None
    host: bool
    has_code: bool = False
    talk: str = ""
