"""Types that were called otherwise until a month, both ways.  (CR 205.2, 205.3)

Faces and texts have today's, whatever month their file is of.  What a card had before is told from its name, as not
every Lizard was a Viashino.
"""

from functools import cache
from importlib import resources
from typing import NamedTuple

import msgspec


class Renamed(NamedTuple):
    """A type, and what it has been called since a month."""

    since: str
    before: str
    today: str


RENAMED = (
    Renamed("2024-06", "Tribal", "Kindred"),
    Renamed("2024-06", "Cephalid", "Octopus"),
    Renamed("2024-06", "Naga", "Snake"),
    Renamed("2024-06", "Viashino", "Lizard"),
)
"""The Oracle changes that came with Modern Horizons 3, of 2024-06-07.

Its are the first cards of the type kindred, the rules of 2026 have no other word for tribals, and none of the three
creature types; no card printed since has one of them.
"""
_TODAY = {each.before: each.today for each in RENAMED}
CARD_TYPE = RENAMED[0]
"""The card type among them, which every card of it had."""


def in_todays_words(types: tuple[str, ...]) -> tuple[str, ...]:
    """Words of a type line as they are today, each once, with straight apostrophes.

    >>> in_todays_words(("Viashino", "Lizard", "Urza’s"))
    ('Lizard', "Urza's")
    """
    if _TODAY.keys().isdisjoint(types) and not any("’" in each for each in types):
        return types
    return tuple(dict.fromkeys(_TODAY.get(each, each).replace("’", "'") for each in types))


@cache
def _names() -> dict[str, frozenset[str]]:
    """The faces on which each of the creature types stood, in the type line or in the text."""
    data = resources.files("entaku.sets").joinpath("renamed_types.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, frozenset[str]])


def renamed_on(name: str, month: str) -> tuple[Renamed, ...]:
    """The types that the face of this name had by another name in a month ("2014-05").

    >>> [each.before for each in renamed_on("Viashino Pyromancer", "2018-07")]
    ['Tribal', 'Viashino']
    """
    return tuple(
        each for each in RENAMED if month < each.since and (each == CARD_TYPE or name in _names().get(each.before, ()))
    )


def types_as_of(types: tuple[str, ...], name: str, month: str) -> tuple[str, ...]:
    """Words of the type line of the face of this name as they were in a month.

    >>> types_as_of(("Lizard", "Warrior"), "Viashino Warrior", "2002-01")
    ('Viashino', 'Warrior')
    """
    then = {each.today: each.before for each in renamed_on(name, month)}
    return tuple(then.get(each, each) for each in types)
