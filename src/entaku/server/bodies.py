"""The bodies of HTTP requests and answers, and what the messages of the WebSocket share with them."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from entaku.cards.cubes.cube import CubeRemark, Picture
from entaku.cards.importers.imported import Ruling
from entaku.cards.pool import Pool
from entaku.decks.building import Plan, Statistics
from entaku.draft.arranging import Arrangement
from entaku.draft.format_phases import FormatPhase, Setting
from entaku.draft.formats import DraftFormat, Fit
from entaku.draft.teams import Team
from entaku.kernel.errors import Fact
from entaku.magic.wording import Wording
from entaku.messages import Language
from entaku.server.table_bodies import CasterInfo, GameClock, LeftTo, LogOpening, Motion, ReadyCheck

ViewerName = int | Literal["public", "open"]
Phase = Literal["lobby", "playing", "over"]
SeatKind = Literal["free", "person", "bot"]


class Trouble(Struct, frozen=True):
    """Why something asked for was not done: a message key, its facts, and the sentence in the asker's language."""

    key: str
    args: dict[str, Fact]
    text: str


# What can be played, and starting a room.


class ClockChoice(Struct, frozen=True):
    """Seconds for the first pick of a pack of 15, for the last pick, evenly less in between, and for other choices."""

    first: float = 75.0
    last: float = 10.0
    others: float = 40.0


class CubeText(Struct, frozen=True):
    """A cube list as it was pasted or uploaded, in any of the formats that are read."""

    name: str
    text: str


class DraftOptions(Struct, frozen=True, tag="draft"):
    """A draft.

    format     "conspiracy" for a booster draft, the name of another format, or "chain" for a host's own
    chain      the phases of such a format; None for the named one as it is
    sets       codes of the sets whose boosters are opened, round 1 the first, and from the start again; or
    cube       a list to deal packs from, or
    packs      boosters made by hand, a blank line between two: the first go round the table, then the next
    arrange    how boosters are spread, what is put away, which cards stay out
    rounds     packs for each player; None for what the cube's list says, else 3
    pack_sizes cards in the packs of each round, the last one holding for all later rounds; empty for what the
               boosters or the cube say
    picks      cards drafted from a pack before it is passed; None for what the cube's list says, else 1
    clock      None for a table without a clock

    Rounds, sizes and picks are those of the booster draft; a chain's phases have their own.
    """

    format: str = "conspiracy"
    sets: tuple[str, ...] = ()
    cube: CubeText | None = None
    rounds: int | None = None
    pack_sizes: tuple[int, ...] = ()
    picks: int | None = None
    clock: ClockChoice | None = None
    chain: DraftFormat | None = None
    packs: CubeText | None = None
    arrange: Arrangement = Arrangement()


OwnRules = Literal["commander", "commander-2010", "free-40", "free-60"]
"""By what the players' own decks are checked and played: Commander of today or 2010, or any cards, so many at least."""


class OwnDeckOptions(Struct, frozen=True, tag="own-decks"):
    """A game with decks that the players bring; `anyway`: decks that break the rules may be played, too.

    `undos`, `clock`, `grace` and `rumble` are those of `GameOptions`.
    """

    rules: OwnRules = "commander"
    anyway: bool = False
    format: str = "own-decks"
    undos: int = 3
    clock: GameClock | None = None
    grace: float | None = 60.0
    rumble: int | None = None


class GameOptions(Struct, frozen=True):
    """The rules of a game with drafted decks, and what its people may do with each other.

    attack   whom creatures may attack: any opponent, or only the nearest to one side
    range    how many seats away a player reaches, None without limit
    undos    how often each player may ask the table to go back
    clock    None for a game without a clock
    grace    seconds that the table waits for somebody whose line is lost before it decides; None: as long as it takes
    rumble   how much life opponents have to be made to lose for a card from the sideboard, None without the Rumble
             rule  (EV-15)
    """

    life: int = 20
    attack: Literal["multiple", "left", "right"] = "multiple"
    range: int | None = None
    mulligan: Literal["london", "vancouver", "paris"] = "london"
    undos: int = 3
    clock: GameClock | None = None
    grace: float | None = 60.0
    rumble: int | None = None


Options = DraftOptions | OwnDeckOptions
"""What is to be played, told apart by `type`."""


class SetOffer(Struct, frozen=True):
    """A set whose boosters can be opened here."""

    code: str
    name: str
    ja: str
    released: str
    cards: int


class FormatOffer(Struct, frozen=True):
    """A format that can be played: its key, which kind of options it takes, how many seats it has, its phases."""

    format: str
    options: str
    least_seats: int
    most_seats: int
    phases: tuple[FormatPhase, ...] = ()


class PhaseOffer(Struct, frozen=True):
    """A phase that a chain can have, for how many players at least, and what a host chooses of it."""

    type: str
    least_seats: int
    settings: tuple[Setting, ...]


class FormatToFit(Struct, frozen=True):
    """Do these players, and a cube of so many cards, suffice for a format?  `count` is None for boosters of sets."""

    chain: DraftFormat
    seats: int
    count: int | None = None


class UnevenPack(Struct, frozen=True):
    """The last pack of each player's pile is smaller: in which phase, counted from 0, and how many cards it has."""

    phase: int
    cards: int


class FormatFitted(Struct, frozen=True):
    """How many cards a format takes, why it can't be played so, if it can't, and the nearest settings that fit."""

    needed: int
    trouble: Trouble | None
    fits: tuple[Fit, ...]
    uneven: tuple[UnevenPack, ...]


class Offers(Struct, frozen=True):
    """What this server offers.

    `image` is the address template of card pictures, None without pictures; it has places such as {set}, {number},
    {scryfall}, {language}, {name}.  `longest` is the longest WebSocket message, in bytes.
    """

    version: str
    formats: tuple[FormatOffer, ...]
    phases: tuple[PhaseOffer, ...]
    sets: tuple[SetOffer, ...]
    languages: tuple[Language, ...]
    image: str | None
    longest: int


class CubeChecked(Struct, frozen=True):
    """What the table says of a cube list.

    unknown     names that nobody knows: they can be drafted as cards of which only the name is known
    duplicates  cards that come more than once
    near        what some of the unknown may be meant for
    ambiguous   names that several cards have, and which of them was taken
    ignored     settings of the list that we make no use of
    slots       whether the list says how boosters are made of its sheets
    remarks     what else of the list isn't used as it stands there: keys of messages, and their facts
    rounds      how many boosters each player gets, and `cards` of how many cards, if the list says so
    """

    name: str
    size: int
    unknown: tuple[str, ...]
    duplicates: tuple[str, ...]
    near: dict[str, tuple[str, ...]] = {}
    ambiguous: dict[str, str] = {}
    ignored: tuple[str, ...] = ()
    slots: bool = False
    remarks: tuple[CubeRemark, ...] = ()
    rounds: int | None = None
    cards: int | None = None


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


class Enter(Struct, frozen=True):
    """Enter a room as a guest: on a seat, on any free seat, or without one (`watch`)."""

    name: str
    seat: int | None = None
    watch: bool = False
    language: Language = "en"


class Moving(Struct, frozen=True):
    """A link that moves your seat to another device: it works once, for so many seconds."""

    url: str
    svg: str
    seconds: int


class Arrive(Struct, frozen=True):
    """The key of a moving link, from its fragment (`/r/CODE#move=KEY`)."""

    key: str


class Failure(Struct, frozen=True):
    """The body of every HTTP answer that isn't a success."""

    trouble: Trouble


# A room, as everybody sees it.


class SeatInfo(Struct, frozen=True):
    """One seat: who sits there, and who plays.

    kind     "free", "person", "bot"
    away     a person without a connected device
    standin  a bot plays for the person
    offered  a newcomer may take the seat over from the bot
    deck     whether a deck has been handed in: built since the draft, or brought
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
    left_to: LeftTo = ""
    grace: float | None = None


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


class Onlooker(Struct, frozen=True):
    """Somebody in a room without a seat; who has no name there has a number below 0."""

    guest: int
    name: str


class RoomInfo(Struct, frozen=True):
    """A room.

    table     the number of the table in play, None before the first start; a new draft or game has a new number
    drafted   the number of the table whose cards decks are built from, None while there are none
    seal      what the server was bound to before the table's seed was made (`kernel.proof.Proof.commitment`)
    mixing    the seed of the next table is being made
    mixers    the seats whose devices had a part in the seed, and `tries` how often it was begun to be made
    published the host has opened everything of the finished table to everybody
    host      the name of whoever is in charge; `host_away` whether somebody at the table may act for them;
              `host_lent` the name of the host who is away and acted for
    onlookers those without a seat who are here
    ready     who is ready to begin, where the host has asked in this lobby
    opening   when everything of the finished table opens by itself; `opens` is that in seconds since 1970, once known
    casters   who sees everything of the tables here, with a delay
    night     the night that is played with what was drafted here, or to which this group's game belongs
    pod       in the room of a group: the code of the room in which its pod drafted; `group` is the group's number
    teams     the teams of the draft, where its format has some: who is of which
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
    night: str = ""
    pod: str = ""
    group: int | None = None
    motions: tuple[Motion, ...] = ()
    mixing: bool = False
    mixers: tuple[int, ...] = ()
    tries: int = 0
    host_lent: str = ""
    onlookers: tuple[Onlooker, ...] = ()
    ready: ReadyCheck | None = None
    opening: LogOpening = LogOpening()
    opens: float | None = None
    casters: tuple[CasterInfo, ...] = ()
    teams: tuple[Team, ...] = ()


class You(Struct, frozen=True):
    """Who you are in this room, and whether a code leads you back; without a token a spectator without a name."""

    guest: int | None
    name: str
    seat: int | None
    host: bool
    has_code: bool = False


# Cards that a viewer may see.


class FaceFacts(Struct, frozen=True, omit_defaults=True):
    """One face of a card, in both languages where known."""

    name: str
    ja: str = ""
    cost: str = ""
    colours: str = ""
    type_line: str = ""
    type_line_ja: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None


class PrintingFacts(Struct, frozen=True, omit_defaults=True):
    """Where a card was printed: what an address of a picture is made from."""

    set: str
    number: str
    rarity: str
    scryfall: str = ""


class RelatedFacts(Struct, frozen=True, omit_defaults=True):
    """A card that a list shows beside another: its name, and what the list says of it besides."""

    name: str
    type_line: str = ""
    text: str = ""
    pictures: tuple[Picture, ...] = ()


class CardFacts(Struct, frozen=True, omit_defaults=True):
    """A card as it is drawn.

    `text` and `text_ja` are the rules text: "import" from what the user imported, "rendered" from our ability trees,
    "none" where neither has it.  `bare` is a card of which only the name is known.  `choices` are the words of what a
    player chooses of it in a game.  `pictures` and `related` are what the list of a cube has beside a card of its own.
    """

    name: str
    faces: tuple[FaceFacts, ...]
    layout: str
    ja: str = ""
    colours: str = ""
    identity: str = ""
    mana_value: int = 0
    types: tuple[str, ...] = ()
    rarity: str = "common"
    text: str = ""
    text_ja: str = ""
    text_from: Literal["import", "rendered", "none"] = "none"
    bare: bool = False
    conspiracy: bool = False
    printings: tuple[PrintingFacts, ...] = ()
    choices: Wording = Wording()
    pictures: tuple[Picture, ...] = ()
    related: tuple[RelatedFacts, ...] = ()


class CardsFound(Struct, frozen=True):
    """Cards whose name, in either language, these letters begin or are part of."""

    cards: tuple[CardFacts, ...]


class RulingsFound(Struct, frozen=True):
    """The official rulings on a card that the server's keeper imported: dated, in English, the oldest first."""

    rulings: tuple[Ruling, ...]


class NamesAsked(Struct, frozen=True):
    """English names, of cards and of subtypes, that somebody is to choose from."""

    names: Annotated[tuple[str, ...], Meta(max_length=1000)]


class NamesTold(Struct, frozen=True):
    """The Japanese names of those that have one."""

    ja: dict[str, str]


# After a draft: one seat's deck.


class DeckProblem(Struct, frozen=True):
    """Why the deck may not be played yet: the rule, the card to blame if there is one, and the sentence."""

    rule: str
    key: str
    card: str | None
    text: str


class DeckDesk(Struct, frozen=True):
    """A seat's pool and what is being built from it.

    `plan` is as it was last saved (at first what a bot would build); `handed_in` whether its player is done;
    `formats` are the files that `/api/rooms/CODE/deck/FORMAT` gives.
    """

    pool: Pool
    plan: Plan
    smallest: int
    statistics: Statistics
    problems: tuple[DeckProblem, ...]
    formats: tuple[str, ...]
    handed_in: bool
    cards: dict[str, CardFacts] = {}


class DeckSave(Struct, frozen=True):
    """Keep this plan, and hand the deck in or take it back."""

    plan: Plan
    hand_in: bool = False


class DeckWish(Struct, frozen=True):
    """A plan to be completed: "lands" fills it up with basic lands, "deck" builds a whole deck anew."""

    plan: Plan
    wish: Literal["lands", "deck"]


# A table that is over.


class History(Struct, frozen=True):
    """A finished table, to be looked at step by step, by those viewers whom the asker may look over the shoulder of."""

    table: int
    plays: str
    steps: int
    viewers: tuple[ViewerName, ...]


class Happened(Struct, frozen=True):
    """What the answer that made so many led to, as the viewer may know it."""

    step: int
    events: tuple[Raw, ...]


class Moment(Struct, frozen=True):
    """The view after so many answers; `happened` is what the last of them led to, each in its turn."""

    step: int
    viewer: ViewerName
    view: Raw
    happened: tuple[Happened, ...]
    cards: dict[str, Raw]
