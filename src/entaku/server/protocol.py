"""Every message between a browser and the server, as types; the client's own types are generated from here.

A browser makes or enters a room over HTTP (see the `bodies` beside what they are about) and then talks over one
WebSocket at `/ws/CODE`.  It sends ids and keys of options only.  Whatever it receives was built for its viewer; a text
is a message key with its facts, and an error carries its sentence in the viewer's language as well.
"""

from typing import Any, Literal  # Any: a part of a view, of any game

from msgspec import Raw, Struct

from entaku.drafts.events import DraftEvent
from entaku.drafts.views import DraftView
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.seats import Seat
from entaku.kernel.verify import Verdict
from entaku.magic.game.events import GameEvent
from entaku.magic.views.game_view import GameView
from entaku.magic.views.why.refused import WhyNot
from entaku.magic.views.why.why_happened import WhyHappened
from entaku.magic.views.why.why_so import WhySo
from entaku.messages import Language
from entaku.server.cards.bodies import CardFacts, CardsFound, NamesAsked, NamesTold, RulingsFound
from entaku.server.companion.bodies import PAPER_BODIES
from entaku.server.cubes.bodies import CUBE_BODIES, CubeChecked, CubeText
from entaku.server.decks.bodies import DECK_BODIES, DeckDesk, DeckSave, DeckWish
from entaku.server.imports.bodies import ImportShown, UpdateAsked, UpdatesOffered
from entaku.server.nights.bodies import NIGHT_BODIES
from entaku.server.nights.list_bodies import LIST_BODIES
from entaku.server.nights.push_bodies import NOTICE_BODIES
from entaku.server.player_cards.bodies import PLAYER_CARD_BODIES
from entaku.server.rooms.bodies import (
    Arrive,
    AtOnce,
    ChatLine,
    Enter,
    Entered,
    FirstGame,
    Knock,
    Knocked,
    MotionKind,
    Moving,
    NewRoom,
    OpenTables,
    Recover,
    RecoveryCode,
    RoomInfo,
    You,
)
from entaku.server.rooms.messages import RoomRequest
from entaku.server.sandbox.bodies import SANDBOX_BODIES
from entaku.server.tables.bodies import (
    Cast,
    CasterMade,
    CasterWanted,
    History,
    Moment,
    SeatClock,
    UndoOffer,
    ViewerName,
)
from entaku.server.tables.offers import FormatFitted, FormatToFit, Offers
from entaku.server.targets.bodies import TARGET_BODIES
from entaku.server.trouble import Failure, Trouble

LONGEST_MESSAGE = 64 * 1024
"""Bytes of a message from a browser; nothing lawful comes near it."""

# From the browser, over the WebSocket.  `request` is a number of the sender's; its answer carries it back.


class Hello(Struct, frozen=True, tag="hello"):
    """The first message: who is there (no token: a spectator), and in which language errors are to be said.

    With `batches`, several messages may come in one frame, as a JSON array.  `mixes` is the form of the proof
    in which the device has a part in the seeds of tables (`kernel.proof.FORM`): it answers `mixing`.
    """

    token: str | None = None
    language: Language = "en"
    batches: bool = False
    mixes: bool | int = False


class Speak(Struct, frozen=True, tag="speak"):
    """From now on another language."""

    language: Language


class Ping(Struct, frozen=True, tag="ping"):
    """Is the line alive?"""

    request: int = 0


class Give(Struct, frozen=True, tag="give"):
    """The answer to a decision of the table."""

    table: int
    decision: int
    answer: Answer
    request: int = 0


class Lean(Struct, frozen=True, tag="lean"):
    """What is lit on the screen: given if time runs out, if it is lawful; None for nothing."""

    table: int
    decision: int
    answer: Answer | None


class AskWhy(Struct, frozen=True, tag="ask-why"):
    """Whoever sits at a game: why something can't be done with a card now; `told-why` answers it."""

    table: int
    card: int
    request: int = 0


class AskWhyPlayer(Struct, frozen=True, tag="ask-why-player"):
    """Whoever sits at a game: why a player can't be the target that they are asked for; `told-why` answers it."""

    table: int
    seat: Seat
    request: int = 0


class AskWhySo(Struct, frozen=True, tag="ask-why-so"):
    """Whoever is at a game: why an object is what it is; `told-why-so` answers it."""

    table: int
    card: int
    request: int = 0


class AskWhyHappened(Struct, frozen=True, tag="ask-why-happened"):
    """Whoever is at a game: why this event, of which they were told, happened; `told-why-happened` answers it."""

    table: int
    event: Raw
    request: int = 0


class Pledge(Struct, frozen=True, tag="pledge"):
    """The hash of this device's nonce (`kernel.proof.pledge_of`), before anybody shows theirs."""

    number: int
    attempt: int
    pledge: str


class Agree(Struct, frozen=True, tag="agree"):
    """This device's agreement to the closed list (`kernel.proof.agreement_of`), before anybody shows their nonce."""

    number: int
    attempt: int
    agreement: str


class Reveal(Struct, frozen=True, tag="reveal"):
    """The nonce, now that everybody has agreed to the same list, and this device has noted it."""

    number: int
    attempt: int
    nonce: str


FromClient = (
    Hello
    | Speak
    | Ping
    | Give
    | Lean
    | AskWhy
    | AskWhyPlayer
    | AskWhySo
    | AskWhyHappened
    | Pledge
    | Agree
    | Reveal
    | RoomRequest
)


# From the server, over the WebSocket.


class Asked(Struct, frozen=True):
    """A decision for you.

    `left` is how many seconds there are when the message is sent, None without a clock; while the table is paused
    it stands still.  `lean` is what your devices have lit.
    """

    decision: Decision
    left: float | None = None
    lean: Answer | None = None


class Welcome(Struct, frozen=True, tag="welcome"):
    """You are in.  If something is being played, a `table` follows."""

    you: You
    room: RoomInfo


class RoomChanged(Struct, frozen=True, tag="room"):
    """Something about the room changed, or about you."""

    you: You
    room: RoomInfo


class Pledged(Struct, frozen=True):
    """What a seat's device pledged."""

    seat: int
    pledge: str


class Agreed(Struct, frozen=True):
    """How a seat's device agreed to the list."""

    seat: int
    agreement: str


class Mixing(Struct, frozen=True, tag="mixing"):
    """The seed of the next table is being made: pledge a nonce; once there are `pledges` the list is
    closed: agree to it; once there are `agreements` note both, and reveal the nonce.

    number      the table's number
    table       its name in the proof
    attempt     which try it is, from 1
    seat        yours
    commitment  what the server is bound to
    pledges     everybody's, None as long as they are gathered; go on only if yours is among them
    silent      with `pledges`: the seats that were asked and said nothing
    unasked     with `pledges`: all others, so that the three groups have every seat once
    agreements  everybody's who pledged, None as long as they are gathered; reveal only if yours is among them
    seconds     how long the server waits at most
    """

    number: int
    table: str
    attempt: int
    seat: int
    commitment: str
    pledges: tuple[Pledged, ...] | None
    seconds: float
    silent: tuple[int, ...] = ()
    unasked: tuple[int, ...] = ()
    agreements: tuple[Agreed, ...] | None = None


Part = Any
"""What is told of a view, a question or an event, encoded with the message that it stands in."""

StoodIn = Literal["", "clock", "bot", "table"]
"""Who answered for a seat: "" its own player, the server when time ran out or nobody was there, a bot, the table."""


class TableShown(Struct, frozen=True, tag="table"):
    """The whole view: at the beginning, after reconnecting, and whenever updates were missed.

    `plays` names the rules ("draft") and so the type of `view`; `cards` has the facts of every card that this viewer
    has been shown so far.  `undo` is what you may take back, `clocks` has the seats of a game with clocks.
    `events` is what happened last in a game, for its log, and in a draft which cards you drafted; `by` says of each of
    them who had answered for you last when it came to that, and is empty where nobody did; `cut` says that more had
    happened before; `asked` holds an `Asked` for each question.  `head` is the chain's (`kernel.chain`): it stands for
    all answers so far.
    """

    table: int
    plays: str
    viewer: ViewerName
    view: Part
    asked: tuple[Part, ...]
    cards: dict[str, Raw]
    over: bool
    undo: UndoOffer | None = None
    clocks: tuple[SeatClock, ...] = ()
    events: tuple[Part, ...] = ()
    by: tuple[StoodIn, ...] = ()
    cut: bool = False
    head: str = ""


class Update(Struct, frozen=True, tag="update", omit_defaults=True):
    """What changed in the view, and what happened meanwhile, in order.

    A path of `changes` is a field ("round"), an item's field ("players.3.packs"), both to be put in place; or it ends
    in "-" ("battlefield-"): take the items at these places out of that list; or in "+" ("own.pool+"): append these
    items to it.  They are to be made in their order.  `asked`, `undo` and `clocks`, if they are there, replace what
    they were.  A question is only its number where it was told before and is the same.
    """

    table: int
    changes: dict[str, Part] = {}
    asked: tuple[Part, ...] | None = None
    events: tuple[Part, ...] = ()
    cards: dict[str, Raw] = {}
    over: bool = False
    undo: UndoOffer | None = None
    clocks: tuple[SeatClock, ...] = ()
    head: str = ""


class WentBack(Struct, frozen=True, tag="undone"):
    """The table went back; the whole view follows.  Forget what you answered: numbers of decisions come again.

    Among the `events` of the whole view it is told again, for the log.

    `how` is "undo" by consent, "takeback" of a player's own mana or spell, "objected" for what was done by hand.
    """

    table: int
    seat: int
    how: Literal["undo", "takeback", "objected"]


class Settled(Struct, frozen=True, tag="settled"):
    """What the table was asked is decided: "done" or "refused"; for who is away what becomes of their seat."""

    kind: MotionKind
    seat: int
    outcome: str


class Talk(Struct, frozen=True, tag="talk"):
    """What was said; `all` if these are all the lines there are."""

    lines: tuple[ChatLine, ...]
    all: bool = False


class Leaned(Struct, frozen=True, tag="leaned"):
    """Another of your devices lit something else."""

    table: int
    decision: int
    answer: Answer | None


class ToldWhy(Struct, frozen=True, tag="told-why"):
    """What you can't do with a card now, each with everything that keeps you from it; nothing where you can, or never
    could.  A refusal is the text `why-KEY` with its facts: `why-KEY-by` with that fact, `why-KEY-none` without mana.
    """

    card: int
    found: tuple[WhyNot, ...]
    request: int


class ToldWhySo(Struct, frozen=True, tag="told-why-so"):
    """How an object came to be what it is, as far as you may know it, and what of its costs is other than printed."""

    found: WhySo
    request: int


class ToldWhyHappened(Struct, frozen=True, tag="told-why-happened"):
    """Why something happened: what resolved or was done, by which rule, what was replaced, and who chose."""

    found: WhyHappened
    request: int


class Done(Struct, frozen=True, tag="done"):
    """A request was carried out and is stored."""

    request: int


class Refused(Struct, frozen=True, tag="refused"):
    """A request, or a message that can't be read, was not carried out; nothing changed."""

    trouble: Trouble
    request: int = 0


class Pong(Struct, frozen=True, tag="pong"):
    """The line is alive."""

    request: int = 0


class Bye(Struct, frozen=True, tag="bye"):
    """The server ends the line; `final` if reconnecting with this token is no use."""

    trouble: Trouble
    final: bool


FromServer = (
    Welcome | RoomChanged | Mixing | TableShown | Update | WentBack | Settled | Talk | Leaned | ToldWhy | ToldWhySo
    | ToldWhyHappened | Done | Refused | Pong | Bye
)  # fmt: skip


BODIES: tuple[type[Struct], ...] = (
    Asked,
    Offers,
    FormatToFit,
    FormatFitted,
    CubeText,
    CubeChecked,
    NewRoom,
    AtOnce,
    FirstGame,
    OpenTables,
    Knock,
    Knocked,
    Enter,
    Entered,
    Moving,
    Recover,
    RecoveryCode,
    Arrive,
    NamesAsked,
    NamesTold,
    Failure,
    RoomInfo,
    CardFacts,
    CardsFound,
    RulingsFound,
    DeckDesk,
    DeckSave,
    DeckWish,
    History,
    Cast,
    CasterWanted,
    CasterMade,
    Moment,
    ImportShown,
    UpdateAsked,
    UpdatesOffered,
    Verdict,
    *CUBE_BODIES,
    *DECK_BODIES,
    *NIGHT_BODIES,
    *LIST_BODIES,
    *NOTICE_BODIES,
    *PLAYER_CARD_BODIES,
    *PAPER_BODIES,
    *TARGET_BODIES,
    *SANDBOX_BODIES,
)
"""What travels over HTTP."""

VIEWS: dict[str, tuple[object, object]] = {"draft": (DraftView, DraftEvent), "magic": (GameView, GameEvent)}
"""By `TableShown.plays`: the type of the view, and of what happens."""
