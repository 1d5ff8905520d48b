"""A card: what is printed on it, as facts.  (CR 200–212)"""

from typing import Literal

from msgspec import Struct
from msgspec.structs import force_setattr

from entaku.oracle.colours import Colours
from entaku.oracle.mana import Cost
from entaku.oracle.renamed import in_todays_words

Rarity = Literal["common", "uncommon", "rare", "mythic", "special", "bonus"]
Layout = Literal[
    "normal", "split", "aftermath", "room", "flip", "transform", "modal_dfc", "adventure", "omen", "prepare", "meld",
    "leveler", "saga", "class", "case", "station", "mutate", "prototype", "planar", "scheme", "vanguard", "host",
    "augment", "reversible_card", "token", "unknown", "bare",
]  # fmt: skip
"""How a card's faces lie on it.

"unknown" is one for which a file has a word that nobody knows here, "bare" a card of which only the name is known.
"""

HALVED: frozenset[Layout] = frozenset(("split", "aftermath", "room"))
"""Layouts of cards that are both their halves together where they are no spells.  (CR 709.4)"""
BETWEEN = " // "
"""What stands between the names of a card's faces, where all are said together.  (CR 709.4)"""


class Face(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """One face, or one half, of a card.

    `ja` is its Japanese name, "" where none was printed.  `power`, `toughness` and `loyalty` are as printed ("2",
    "*", "1+*"), None where the face has none, and so is the `defense` of a battle.  `indicator` is its colour
    indicator (CR 204).  `value` is the mana value of a face whose cost nobody knows.  Its types are called as they are
    today, whatever they were in the file that it is from.
    """

    name: str
    ja: str = ""
    cost: Cost | None = None
    colours: Colours = ""
    indicator: Colours = ""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    value: int | None = None

    def __post_init__(self) -> None:
        for field in ("types", "subtypes"):
            force_setattr(self, field, in_todays_words(getattr(self, field)))

    @property
    def type_line(self) -> str:
        """The English type line: "Legendary Creature — Human Wizard"."""
        left = " ".join((*self.supertypes, *self.types))
        return f"{left} — {' '.join(self.subtypes)}" if self.subtypes else left


class Printing(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """One row of a set: where a card was printed, how rarely, and what other programs call that printing.

    `scryfall_ja` is its id in Japanese, where it was printed so.
    """

    set_code: str
    number: str
    rarity: Rarity
    scryfall: str = ""
    mtgo: int | None = None
    scryfall_ja: str = ""


class Card(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True, cache_hash=True):
    """A card of a name, whatever its printing.  The name of one with several faces is "First // Second"."""

    name: str
    faces: tuple[Face, ...]
    layout: Layout = "normal"
    identity: Colours = ""
    printings: tuple[Printing, ...] = ()

    @property
    def front(self) -> Face:
        return self.faces[0]

    @property
    def ja(self) -> str:
        """The Japanese name of the whole card, "" where there is none."""
        return BETWEEN.join(face.ja for face in self.faces) if all(face.ja for face in self.faces) else ""

    @property
    def types(self) -> tuple[str, ...]:
        return self.front.types

    @property
    def colours(self) -> Colours:
        """The card's colours: both halves' for split cards, else the front face's.  (CR 105.2, 709.4)"""
        if self.layout in HALVED:
            return "".join(c for c in "WUBRG" if any(c in face.colours for face in self.faces))
        return self.front.colours

    @property
    def mana_value(self) -> int:
        """The mana value: both halves' for split cards, else the front face's.  (CR 202.3)"""
        faces = self.faces if self.layout in HALVED else self.faces[:1]
        return sum(face.value or 0 if face.cost is None else face.cost.mana_value for face in faces)

    @property
    def rarity(self) -> Rarity:
        """The rarity of the latest printing; "common" for a card without printings."""
        return self.printings[-1].rarity if self.printings else "common"

    def is_type(self, card_type: str) -> bool:
        """Whether the front face has this card type, supertype or subtype ("Creature", "Basic", "Goblin")."""
        front = self.front
        return card_type in front.types or card_type in front.supertypes or card_type in front.subtypes

    @property
    def is_basic_land(self) -> bool:
        return self.is_type("Basic") and self.is_type("Land")

    @property
    def is_conspiracy(self) -> bool:
        return self.is_type("Conspiracy")


def bare(name: str) -> Card:
    """A card of which nothing but the name is known; it can be drafted, and the table says so."""
    return Card(name=name, faces=(Face(name=name),), layout="bare")
