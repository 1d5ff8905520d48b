"""The further names of a card: what some printing of it has instead of its name today, in either language."""

from collections.abc import Iterable

from entaku.oracle.card import BETWEEN, Card
from entaku.oracle.catalogue import names_of
from entaku.oracle.naming.spelling import folded


def others(card: Card, printed: Iterable[str]) -> tuple[str, ...]:
    """Of all names that are printed on a card or on one of its faces those that aren't its own, each once.

    >>> from entaku.oracle.card import Face
    >>> others(Card("Sol Ring", (Face("Sol Ring", "太陽の指輪"),)), ["太陽のリング", "太陽の指輪", "Sol  ring"])
    ('太陽のリング',)
    """
    own = {folded(name) for name in names_of(card)}
    found: dict[str, str] = {}
    for name in printed:
        for part in (name, *(half for half in name.split(BETWEEN) if len(card.faces) > 1)):
            if (key := folded(part)) and key not in own:
                found.setdefault(key, part.strip())
    return tuple(found.values())
