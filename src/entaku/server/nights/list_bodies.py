"""What travels between a browser and the server about the deck lists of a night."""

from msgspec import Struct

from entaku.server.decks.bodies import CheckedDeck


class NightList(Struct, frozen=True):
    """A player's deck list as it was handed in or is being written, and what the check says of it.

    checked  None where there is no list
    unknown  names that no card here has
    playable whether it can be handed in
    """

    text: str = ""
    file: str = ""
    commander: str = ""
    handed_in: bool = False
    checked: CheckedDeck | None = None
    unknown: tuple[str, ...] = ()
    playable: bool = False


class ListDifference(Struct, frozen=True):
    """So many of a card more (or, below zero, fewer) than the list has in this part of the deck."""

    name: str
    difference: int
    sideboard: bool


class NightComparison(Struct, frozen=True):
    """How a deck differs from the list that was handed in; `ja` are names in Japanese, where they are known."""

    differences: tuple[ListDifference, ...]
    ja: dict[str, str]


LIST_BODIES: tuple[type[Struct], ...] = (NightList, NightComparison)
