"""What was learned of cards from a study's nights, as a file that a drafting bot goes by."""

from pathlib import Path

import msgspec
from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.kernel.files import reason_of


class CardLearned(Struct, frozen=True):
    """A card: what it is worth to a drafting bot, what it was at first sight, and what was seen of it.

    `adds` is what a copy in a deck adds to its player's share of wins, between `low` and `high` with 95 %; `decks` is
    how many had it.
    """

    worth: float
    at_sight: float
    adds: float
    low: float
    high: float
    decks: int


class Learned(Struct, frozen=True):
    """What a study taught: from which nights, how much the prior counts, and every card by its name."""

    name: str
    format: str
    seed: str
    nights: int
    hands: int
    weight: float
    cards: dict[str, CardLearned]


def read_values(file: Path) -> dict[str, float]:
    """What each card of a file is worth.  Raises Unlawful, naming the file, where it isn't what `lab learn` writes."""
    try:
        learned = msgspec.json.decode(file.read_bytes(), type=Learned)
    except OSError as problem:
        raise Unlawful("lab-values-unreadable", file=str(file), problem=reason_of(problem)) from problem
    except msgspec.DecodeError as problem:
        raise Unlawful("lab-values-unreadable", file=str(file), problem=str(problem)) from problem
    return {name: card.worth for name, card in learned.cards.items()}
