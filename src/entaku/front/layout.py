"""How observations are laid out: the columns of each part by their names, and where a part begins.

stage    which of draft, deck, game is played
asked    what the seat is asked, and in which step of the turn
subject  what this step of the answer is about: a row of cards, what it is here, and which thing or part of it
seats    a row for each player, the own first, then to the left
cards    a row for each card, permanent, spell and ability in sight, at most CARDS of them
actions  a row for each action: whether it may be taken, and what it does to which object or player

A column named "… row" points to a row of cards: (1 + its number) / CARDS, 0 for none.  One named "… seat" points to a
row of seats in the same way: (1 + its number) / how many seats there are.
"""

from collections.abc import Mapping
from functools import cache
from math import prod
from typing import Any, TypeAlias  # Any: numbers of any kind

import numpy as np
from numpy.typing import NDArray

from entaku.front.contest import STAGES
from entaku.front.encoding import ACTIONS
from entaku.front.vocabulary import COUNTERS, EFFECTS, KEYWORDS, MANA
from entaku.kernel.decisions import Assign, Choose, Divide, Name, Number, Order, Split, YesNo
from entaku.magic.turn.steps import STEPS

Array: TypeAlias = NDArray[np.float32]

CARDS = 192
"""So many rows of cards there are; what is asked about is among them, whatever else has no room."""
SHAPES = (Choose, Order, Divide, Split, Assign, Number, Name, YesNo)
TYPES = ("Creature", "Land", "Instant", "Sorcery", "Artifact", "Enchantment", "Planeswalker")
ZONES = ("pack", "pool", "hand", "battlefield", "stack", "graveyard", "exile", "command", "library", "outside")
SIGNS, LONG = 16, 32
"""How many signs the code of a word of the game's own has, and that of a name or any other text."""
TARGETS = 3
"""So many targets of a spell or ability are pointed to, of objects and of players."""


def coded(what: str, signs: int = SIGNS) -> tuple[str, ...]:
    """The columns of a text's code."""
    return tuple(f"{what} {place}" for place in range(signs))


FACTS = (
    "card", "mana value", "power", "toughness", "white", "blue", "black", "red", "green",
    *(kind.lower() for kind in TYPES), "legendary", "basic", "token", *coded("name", LONG),
    *KEYWORDS, "another keyword", *EFFECTS,
)  # fmt: skip
"""What a card is and does: as it is now where it lies in a game."""
STATE = (
    *ZONES, "controller seat", "owner seat", "tapped", "damage marked", "sick", "face down", "phased out", "commander",
    "attacking", "attacked seat", "attacked row", "blocked row", "attached row", "attached seat", "paired row",
    *(f"{kind} counters" for kind in COUNTERS), "other counters", "ability", "x", "source row",
    *(f"target {place} row" for place in range(TARGETS)), *(f"target {place} seat" for place in range(TARGETS)),
    "asked about", "given", "given row", "given seat", "given number",
)  # fmt: skip
"""Where it is and how; `given`: what has been said of it in this answer so far."""
COLUMNS: Mapping[str, tuple[str, ...]] = {
    "stage": STAGES,
    "asked": (
        *coded("purpose"), *(shape.__name__ for shape in SHAPES), "steps taken", "turn or round", *STEPS, "day",
        "night", "least", "most",
    ),
    "subject": ("there", "row", "seat", "place", *coded("what"), *FACTS, *STATE),
    "seats": (
        "in the game", "life", "library", "hand", "graveyard", "poison", "lands played", "active", "deciding",
        "monarch", "lands", "creatures", "power", "drafted", "packs", "next pack", *(f"mana {kind}" for kind in MANA),
        "energy", "experience", "initiative", "commander damage", "speed", "blessed", "holder",
    ),
    "cards": (*FACTS, *STATE),
    "actions": (
        "lawful", "number", "seat", *FACTS, "row", "place", "nothing", "option", "stretch", "share of range",
        "size of number", "undoes", "taken", "among alike", *coded("what"), *coded("text", LONG),
    ),
}  # fmt: skip
"""The names of the columns of each part, in their order."""
AT: Mapping[str, Mapping[str, int]] = {
    part: {name: place for place, name in enumerate(names)} for part, names in COLUMNS.items()
}
"""Where each column of a part is, by its name."""
CARD = len(FACTS)
FIRST_FACT = AT["actions"]["card"]
"""In a row of actions the facts of its card begin here."""


@cache
def shapes(seats: int) -> Mapping[str, tuple[int, ...]]:
    """The shape of each part for so many seats."""
    rows = {"seats": (seats,), "cards": (CARDS,), "actions": (ACTIONS,)}
    return {part: (*rows.get(part, ()), len(names)) for part, names in COLUMNS.items()}


@cache
def bounds(seats: int) -> tuple[tuple[str, int, int, tuple[int, ...]], ...]:
    """Where each part begins and ends, and its shape."""
    found: list[tuple[str, int, int, tuple[int, ...]]] = []
    begin = 0
    for name, shape in shapes(seats).items():
        end = begin + prod(shape)
        found.append((name, begin, end, shape))
        begin = end
    return tuple(found)


def size(seats: int) -> int:
    """How many numbers an observation has for so many seats."""
    return bounds(seats)[-1][2]


def parts_of(observation: NDArray[Any], seats: int) -> dict[str, NDArray[Any]]:
    """The named parts of an observation, as views into it."""
    return {name: observation[begin:end].reshape(shape) for name, begin, end, shape in bounds(seats)}


def rows_in(column: NDArray[Any]) -> NDArray[np.int64]:
    """The rows of cards to which a column points, -1 for none.

    >>> rows_in(np.array([0, 1 / CARDS, 1], np.float32))
    array([ -1,   0, 191])
    """
    found: NDArray[np.int64] = np.rint(column * CARDS).astype(np.int64) - 1
    return found
