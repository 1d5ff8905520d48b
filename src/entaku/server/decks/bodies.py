"""What travels about decks: those built after a draft, lists that are checked, and lists that people bring."""

from typing import Literal

from msgspec import Struct

from entaku.decks.building import Plan, Statistics
from entaku.decks.check.report import CheckReport
from entaku.decks.deck import Deck
from entaku.oracle.pool import Pool
from entaku.server.cards.bodies import CardFacts


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


class CheckVersion(Struct, frozen=True):
    """Rules to check a deck by: the first day, the usual one, and the last that they know.

    days     the last one "" where the rules still hold, and the usual one "" where it is today; None where no day can
             be asked about
    listed   when the ban list of the usual day came into force, "" where the cards' data alone say what is banned
    """

    name: str
    days: tuple[str, str, str] | None
    listed: str


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
    """What the check found, the list as it was understood, and its cards' Japanese names.

    by_name  cards of which only the name is known
    older    what is to be said of sets that the list names and that are later than the cards here, a sentence each
    read     what is to be said of how the list was read: what was left aside, and why
    """

    report: CheckReport
    deck: Deck
    ja: dict[str, str]
    by_name: tuple[str, ...] = ()
    older: tuple[str, ...] = ()
    read: tuple[str, ...] = ()


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
