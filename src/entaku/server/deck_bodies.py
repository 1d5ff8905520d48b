"""What travels over HTTP about lists that people bring: the deck check, and decks for a game without a draft."""

from msgspec import Struct

from entaku.decks.check.report import CheckReport
from entaku.decks.deck import Deck


class CheckVersion(Struct, frozen=True):
    """Rules to check a deck by; for those of the past the first day, the usual one, and the last that they know."""

    name: str
    days: tuple[str, str, str] | None


class CheckVersions(Struct, frozen=True):
    """What decks can be checked by here, and how many cards were imported to check them with."""

    versions: tuple[CheckVersion, ...]
    imported: int


class DeckToCheck(Struct, frozen=True):
    """A list in any of the formats that are read.

    file            what the list is called in what is said of it
    on              the day asked about, "" for the usual one
    commander       a card to lead the deck, where the list doesn't say
    banned, allowed, not_commanders
                    what a group changes of the lists
    """

    text: str
    rules: str
    file: str = "list"
    on: str = ""
    commander: str = ""
    banned: tuple[str, ...] = ()
    allowed: tuple[str, ...] = ()
    not_commanders: tuple[str, ...] = ()


class CheckedDeck(Struct, frozen=True):
    """What the check found, the list as it was understood, and its cards' Japanese names."""

    report: CheckReport
    deck: Deck
    ja: dict[str, str]


# Decks that players bring.


class DeckToBring(Struct, frozen=True):
    """A list for the game; `hand_in` when its player is done with it."""

    text: str
    file: str = "list"
    commander: str = ""
    hand_in: bool = False


class BroughtDeck(Struct, frozen=True):
    """A seat's own list as it was last kept, what the check says of it, and whether it may be played here.

    checked  None while there is no list
    by_hand  cards of the deck that the rules don't play in full: their players do, by hand
    playable whether it can be handed in
    fixed    it was handed in for a whole night, and isn't changed here
    """

    text: str
    file: str
    commander: str
    handed_in: bool
    checked: CheckedDeck | None = None
    by_hand: tuple[str, ...] = ()
    playable: bool = False
    fixed: bool = False


DECK_BODIES: tuple[type[Struct], ...] = (CheckVersions, DeckToCheck, CheckedDeck, DeckToBring, BroughtDeck)
