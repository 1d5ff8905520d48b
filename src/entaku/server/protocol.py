"""What browser and server say to each other: every message and every document, as types.

A message is a JSON object whose `type` says which of these it is.  The browser's own types are made from this file.
"""

import msgspec
from msgspec import Struct

from entaku.cards.cubes.cube import CubeReport
from entaku.decks.building import Plan, Statistics
from entaku.kernel.decisions import Decision
from entaku.messages import Language

LARGEST_MESSAGE = 64 * 1024
"""Bytes of a message from a browser; nothing lawful comes near it."""


class FromBrowser(Struct, frozen=True, tag_field="type", rename="camel"):
    """A message from a browser.  `request` comes back in the reply to what could not be done."""

    request: int = 0


class Hello(FromBrowser, frozen=True, kw_only=True, tag="hello"):
    """The first message of a connection: who this is, if they were here before, and the language they read."""

    token: str | None = None
    language: Language = "en"


class Sit(FromBrowser, frozen=True, kw_only=True, tag="sit"):
    """Take a seat in the lobby, or one that nobody holds, under a name."""

    name: str
    seat: int | None = None


class Rename(FromBrowser, frozen=True, kw_only=True, tag="rename"):
    """Change one's own name in the lobby."""

    name: str


class StandUp(FromBrowser, frozen=True, kw_only=True, tag="stand-up"):
    """Leave one's seat in the lobby, or hand it to a bot in play."""


class AnswerIt(FromBrowser, frozen=True, kw_only=True, tag="answer"):
    """Answer a decision."""

    decision: int
    answer: bool | int | str | list[int | str | list[int]]


class Lean(FromBrowser, frozen=True, kw_only=True, tag="lean"):
    """What the player would answer now: taken at the deadline if it is lawful then."""

    decision: int
    answer: bool | int | str | list[int | str | list[int]]


class Speak(FromBrowser, frozen=True, kw_only=True, tag="speak"):
    """Read another language from now on."""

    language: Language


class Begin(FromBrowser, frozen=True, kw_only=True, tag="begin"):
    """Host: everybody is there; bots take the empty seats."""


class Pause(FromBrowser, frozen=True, kw_only=True, tag="pause"):
    """Host: stop the clocks and take no answers, or go on."""

    paused: bool


class SeatBot(FromBrowser, frozen=True, kw_only=True, tag="seat-bot"):
    """Host: hand a seat to a bot, or back to its player (in the lobby: empty it)."""

    seat: int
    bot: bool


class ReorderSeats(FromBrowser, frozen=True, kw_only=True, tag="reorder-seats"):
    """Host: who sits where in the lobby: the present seats in their new order; none given, a random one."""

    order: list[int] | None = None


class SavePlan(FromBrowser, frozen=True, kw_only=True, tag="save-plan"):
    """Keep this deck.  `fill_lands` adds the basic lands that suit it; `by_bot` lets a bot build all of it."""

    plan: Plan
    fill_lands: bool = False
    by_bot: bool = False


Message = Hello | Sit | Rename | StandUp | AnswerIt | Lean | Speak | Begin | Pause | SeatBot | ReorderSeats | SavePlan


class ToBrowser(Struct, frozen=True, tag_field="type", rename="camel"):
    """A message from the server."""


class Welcome(ToBrowser, frozen=True, kw_only=True, tag="welcome"):
    """Who you are: your seat, whether you are the host, and your token, kept by your browser only."""

    seat: int | None
    host: bool
    token: str | None


class SeatStatus(Struct, frozen=True, rename="camel"):
    """A seat as everybody sees it."""

    name: str
    bot: bool
    taken: bool
    online: bool


class RoomStatus(ToBrowser, frozen=True, kw_only=True, tag="room"):
    """The room as everybody sees it.  `phase` is lobby, playing, paused or over."""

    code: str
    name: str
    phase: str
    seats: tuple[SeatStatus, ...]
    summary: dict[str, str | int | list[str] | None]
    problems: tuple[str, ...] = ()


class OpenDecision(Struct, frozen=True, rename="camel"):
    """A decision of yours, and how many seconds are left for it."""

    decision: Decision
    seconds: float | None


class TableUpdate(ToBrowser, frozen=True, kw_only=True, tag="table"):
    """What you see of the table, and what you are asked.  A later version replaces an earlier one."""

    version: int
    view: msgspec.Raw
    decisions: tuple[OpenDecision, ...]


class Happened(ToBrowser, frozen=True, kw_only=True, tag="happened"):
    """What happened, as you may know it."""

    version: int
    events: tuple[msgspec.Raw, ...]


class FaceFacts(Struct, frozen=True, rename="camel"):
    """A face of a card as the browser draws it.  `types_ja` is its type line in Japanese, "" if unknown."""

    name: str
    ja: str
    cost: tuple[str, ...]
    colours: str
    types: str
    types_ja: str
    power: str | None
    toughness: str | None
    loyalty: str | None


class CardFacts(Struct, frozen=True, rename="camel"):
    """A card as the browser draws it; texts are the user's imported ones or our own renderings, "" where neither."""

    name: str
    ja: str
    layout: str
    faces: tuple[FaceFacts, ...]
    colours: str
    identity: str
    mana_value: int
    rarity: str
    text: str
    text_ja: str
    image: str | None


class CardsSeen(ToBrowser, frozen=True, kw_only=True, tag="cards"):
    """Cards that the following messages name, the first time they do."""

    cards: tuple[CardFacts, ...]


class ProblemSaid(Struct, frozen=True, rename="camel"):
    """A problem of a deck, in the reader's language."""

    rule: str
    card: str | None
    text: str


class DeckStatus(ToBrowser, frozen=True, kw_only=True, tag="deck"):
    """Your pool and your deck as it stands."""

    pool: dict[str, int]
    plan: Plan
    smallest: int
    statistics: Statistics
    problems: tuple[ProblemSaid, ...]


class Refusal(ToBrowser, frozen=True, kw_only=True, tag="refused"):
    """What you asked for can't be done; nothing has changed."""

    request: int
    key: str
    text: str


Reply = Welcome | RoomStatus | TableUpdate | Happened | CardsSeen | DeckStatus | Refusal


# Documents over HTTP.


class ClockChoice(Struct, frozen=True, rename="camel"):
    """The time for a pick: so many seconds for a full pack, fewer as it shrinks, down to `last`."""

    first: float
    last: float


class NewTable(Struct, frozen=True, rename="camel"):
    """A table to be opened.

    `sets` are the codes of the boosters of round 1, 2 …, again from the start where there are more rounds; or `cube`
    is the text of a list.  `pack_size` is for cubes.  `pace` is how many seconds a bot thinks.
    """

    format: str = "conspiracy"
    name: str = ""
    sets: tuple[str, ...] = ("CNS",)
    cube: str = ""
    cube_name: str = ""
    seats: int = 8
    rounds: int = 3
    pack_size: int = 15
    clock: ClockChoice | None = None
    pace: float = 0.6


class TableOpened(Struct, frozen=True, rename="camel"):
    """The room of a new table; the token makes its bearer the host."""

    code: str
    token: str


class CubeText(Struct, frozen=True):
    """A cube list to be checked."""

    text: str
    name: str = ""


class CubeChecked(Struct, frozen=True, rename="camel"):
    """What was understood of a cube list."""

    report: CubeReport
    layouts: tuple[str, ...]
    rounds: int | None


class SetChoice(Struct, frozen=True, rename="camel"):
    """A set that boosters can be opened of."""

    code: str
    name: str
    ja: str
    size: int


class Offer(Struct, frozen=True, rename="camel"):
    """What tables can be opened here."""

    sets: tuple[SetChoice, ...]
    formats: tuple[str, ...]


class NameFound(Struct, frozen=True):
    """A card found by the beginning of its name."""

    name: str
    ja: str


class QrText(Struct, frozen=True):
    """A text to be drawn as a QR code."""

    text: str


class Problem(Struct, frozen=True):
    """Why a request could not be served."""

    key: str
    text: str
