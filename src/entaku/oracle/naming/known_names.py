"""Names of cards that lists of rules speak of, in both languages: known before anything has been imported."""

from collections.abc import Mapping
from functools import cache
from importlib import resources

import msgspec

from entaku.oracle.card import Card, Face
from entaku.oracle.naming.spelling import folded

FILE = "names.json"
"""By its English name, the Japanese names that a card ever had, the newest first."""


def called(name: str) -> tuple[Card, ...]:
    """The card with just this name, in either language, of which nothing else is known.

    >>> [(card.name, card.ja, card.layout) for card in called("太陽の指輪")]
    [('Sol Ring', '太陽のリング', 'bare')]
    """
    found = _by_name().get(folded(name))
    return () if found is None else (found,)


def is_one(card: Card) -> bool:
    """Whether a card is one of these."""
    return card in called(card.name)


@cache
def _by_name() -> Mapping[str, Card]:
    data = resources.files("entaku.sets").joinpath(FILE).read_bytes()
    names = msgspec.json.decode(data, type=dict[str, tuple[str, ...]])
    cards = {name: Card(name, (Face(name, ja=japanese[0]),), "bare") for name, japanese in names.items()}
    return {folded(other): cards[name] for name, japanese in names.items() for other in (name, *japanese)}
