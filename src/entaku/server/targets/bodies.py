"""What travels over HTTP for the page on Riftbound targets."""

from msgspec import Struct

from entaku.riftbound.editions import NEWEST
from entaku.riftbound.reports import TargetReport


class TargetsOffered(Struct, frozen=True):
    """The versions of the rules, and how many cards can be looked up here by name."""

    rules: tuple[str, ...]
    newest: str
    cards: int


class TargetsAsked(Struct, frozen=True):
    """A text to be analysed, or the name of a card of the user's."""

    text: str = ""
    card: str = ""
    rules: str = NEWEST


class TargetsFound(Struct, frozen=True):
    """What is said of the text; the card it belongs to, if one was asked for."""

    report: TargetReport
    card: str
    type: str


class CardNames(Struct, frozen=True):
    """Cards of the user's whose names hold the given letters."""

    names: tuple[str, ...]


TARGET_BODIES: tuple[type[Struct], ...] = (TargetsOffered, TargetsAsked, TargetsFound, CardNames)
