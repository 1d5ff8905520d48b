"""What this server offers to play, and whether a format fits."""

from msgspec import Struct

from entaku.drafts.format_phases import FormatPhase, Setting
from entaku.drafts.formats import DraftFormat, Fit
from entaku.messages import Language
from entaku.server.trouble import Trouble


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

    `importing` is how many bytes a file of cards may have that this browser sends in, 0 where it may send none.
    `cards_of` is of which day the imported cards are, `cards_until` when the newest of their sets came out; either
    is "" where that isn't known.
    `image` is the address template of card pictures that a viewer may turn on, None without any; it has places such as
    {set}, {number}, {scryfall}, {language}, {face}, {name}.  `longest` is the longest WebSocket message, in bytes.
    `open` is how many tables anybody may come to.
    """

    version: str
    formats: tuple[FormatOffer, ...]
    phases: tuple[PhaseOffer, ...]
    sets: tuple[SetOffer, ...]
    languages: tuple[Language, ...]
    image: str | None
    longest: int
    importing: int
    cards_of: str = ""
    cards_until: str = ""
    open: int = 0
