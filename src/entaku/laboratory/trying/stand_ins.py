"""Made-up cards that fit what a phrase asks for: a red Goblin, an artifact of mana value 3, a card of some name.

A stand-in is no more than it must be: what isn't asked for is plain.  Its name says what it is, so that the same wish
is always the same card.
"""

from collections.abc import Sequence

from msgspec import Struct

from entaku.magic.game.definitions import CARD_TYPES, PERMANENT_TYPES, SUPERTYPES
from entaku.oracle.card import Card, Face
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Ability, Activated, Keyword, LoyaltyCost, Tree
from entaku.oracle.ir.short import ability, cost
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.subtypes import LAND_TYPES

ARTIFACTS = frozenset({"Equipment", "Vehicle", "Treasure", "Food", "Clue", "Fortification", "Blood", "Gold"})
ENCHANTMENTS = frozenset({"Aura", "Curse", "Saga", "Shrine", "Cartouche", "Rune", "Class", "Background"})
SPELLS = frozenset({"Arcane", "Trap", "Lesson"})
WALKERS = frozenset({"Ajani", "Chandra", "Garruk", "Gideon", "Jace", "Liliana", "Nissa", "Sorin", "Tezzeret", "Ugin"})
NEEDS_MORE = frozenset({"landwalk", "protection", "enchant", "equip", "cycling", "landcycling", "hexproof from"})
"""Keywords that say nothing alone."""
WITH_COST = frozenset({"morph", "megamorph", "flashback", "kicker", "multikicker", "buyback", "unearth", "evoke"})
CHOSEN_TYPE = "Goblin"
"""The creature type that is chosen where one is to be chosen."""
CHOSEN_COLOUR = "R"
"""The colour that is chosen, or was noted."""
TRYING_ORDER = ("Creature", "Artifact", "Enchantment", "Instant", "Land", "Sorcery", "Planeswalker")


XS = (1, 5, 0)
"""What a number is in turn that is compared with X."""


class StandIn(Struct, frozen=True):
    """A made-up card, what it does, and how it lies there: tapped, a token, with a counter, enchanted, equipped."""

    card: Card
    tree: Tree
    statuses: tuple[str, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()

    @property
    def name(self) -> str:
        return self.card.name


class Wanted:
    """What is asked for so far, and what may not be."""

    def __init__(self, turn: int) -> None:
        self.turn = turn
        self.types: list[str] = []
        self.avoided: set[str] = set()
        self.colours = ""
        self.not_colours = ""
        self.keywords: list[str] = []
        self.statuses: list[str] = []
        self.counters: list[tuple[str, int]] = []
        self.power: int | None = None
        self.toughness: int | None = None
        self.value: int | None = None
        self.name = ""

    def add(self, predicate: t.Predicate, so: bool = True) -> None:
        """Ask that this is so, or that it isn't."""
        if isinstance(predicate, t.Not):
            self.add(predicate.of, not so)
        elif isinstance(predicate, t.AnyOf) and so:
            self.add(predicate.of[self.turn % len(predicate.of)])
        elif isinstance(predicate, t.AnyOf | t.AllOf):
            for part in predicate.of:
                self.add(part, so)
        elif isinstance(predicate, t.Is):
            self.add_type(predicate.what, so)
        elif isinstance(predicate, t.Coloured | t.Colourless | t.Multicoloured):
            self.add_colour(predicate, so)
        elif isinstance(predicate, t.Stat):
            self.add_number(predicate, so)
        elif so:
            self.add_detail(predicate)
        elif isinstance(predicate, t.Permanent):
            self.types.append("Sorcery")

    def add_detail(self, predicate: t.Predicate) -> None:
        """Ask for a keyword, a status, a counter, a name, or the type that is chosen."""
        if isinstance(predicate, t.Has):
            self.keywords.append(predicate.keyword)
        elif isinstance(predicate, t.Being):
            self.statuses.append(predicate.status)
        elif isinstance(predicate, t.HasCounter):
            self.counters.append((predicate.kind, predicate.least))
        elif isinstance(predicate, t.Named):
            self.name = predicate.name
        elif isinstance(predicate, t.ChosenFor | t.NotedType):
            self.types.append("Forest" if "Land" in self.types else CHOSEN_TYPE)
        elif isinstance(predicate, t.NotedColour | t.BoundColour):
            self.colours += CHOSEN_COLOUR

    def add_type(self, word: str, so: bool) -> None:
        if not so:
            self.avoided.add(word)
        elif word not in self.types:
            self.types.append(word)

    def add_colour(self, predicate: t.Coloured | t.Colourless | t.Multicoloured, so: bool) -> None:
        if isinstance(predicate, t.Coloured):
            if so:
                self.colours += predicate.colours[self.turn % len(predicate.colours)]
            else:
                self.not_colours += predicate.colours
        elif isinstance(predicate, t.Multicoloured):
            self.colours += "WU" if so else "G"
        elif not so:
            self.colours += next(colour for colour in "GWUBR" if colour not in self.not_colours)

    def add_number(self, predicate: t.Stat, so: bool) -> None:
        amount = XS[self.turn % len(XS)] if isinstance(predicate.amount, t.X) else predicate.amount
        if not isinstance(amount, int):
            return
        more = {"<=": 0, ">=": 0, "=": 0, "<": -1, ">": 1} if so else {"<=": 1, ">=": -1, "=": 1, "<": 0, ">": 0}
        number = max(0, amount + more[predicate.how])
        if predicate.of in ("power", "power and toughness"):
            self.power = number
        if predicate.of in ("toughness", "power and toughness"):
            self.toughness = max(1, number)
        if predicate.of == "mana value":
            self.value = number


def stand_in(where: Sequence[t.Predicate], zone: t.Zone = "battlefield", turn: int = 0) -> StandIn:
    """A card that fits a phrase about a zone; of several alternatives the `turn`-th.

    >>> stand_in((t.Is("Goblin"), t.Coloured("R"))).name
    'Figure Creature Goblin R 2/2 1'
    """
    wanted = Wanted(turn)
    for predicate in where:
        wanted.add(predicate)
    return made(wanted, zone)


def made(wanted: Wanted, zone: t.Zone) -> StandIn:
    """The card of a wish."""
    types, supertypes, subtypes = sorted_types(wanted, zone)
    colours = "".join(c for c in "WUBRG" if c in wanted.colours)
    power = 2 if wanted.power is None else wanted.power
    toughness = max(2, power) if wanted.toughness is None else wanted.toughness
    is_creature = "Creature" in types
    size = f"{power}/{toughness}" if is_creature else ""
    value = max(1, len(colours)) if wanted.value is None else max(wanted.value, len(colours))
    known = [word for word in dict.fromkeys(wanted.keywords) if word not in NEEDS_MORE | WITH_COST]
    said = dict.fromkeys(wanted.keywords)
    words = ("Figure", *supertypes, *types, *subtypes, colours, size, str(value), *said)
    name = wanted.name or " ".join(word for word in words if word)
    price = None if "Land" in types else price_of(colours, value)
    loyalty = "4" if "Planeswalker" in types else None
    face = Face(
        name, cost=price, colours=colours, supertypes=supertypes, types=types, subtypes=subtypes,
        power=str(power) if is_creature else None, toughness=str(toughness) if is_creature else None, loyalty=loyalty,
    )  # fmt: skip
    abilities = (*(Keyword(word) for word in known), *abilities_of(types, subtypes), *priced(wanted.keywords))
    return StandIn(
        Card(name, (face,), identity=colours), Tree(name, abilities), tuple(wanted.statuses), tuple(wanted.counters)
    )


def price_of(colours: str, value: int) -> Cost:
    """A mana cost of these colours and this value."""
    rest = value - len(colours)
    return Cost((*([str(rest)] if rest or not colours else []), *colours))


def priced(keywords: Sequence[str]) -> tuple[Ability, ...]:
    """Keywords that have a cost."""
    return tuple(Keyword(word, cost("1")) for word in dict.fromkeys(keywords) if word in WITH_COST | {"cycling"})


def sorted_types(wanted: Wanted, zone: t.Zone) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Card types, supertypes and subtypes: those wished for, and a card type for them to stand on."""
    asked = [word for word in wanted.types if word not in wanted.avoided]
    supertypes = tuple(word for word in asked if word in SUPERTYPES)
    subtypes = tuple(word for word in asked if word not in CARD_TYPES | SUPERTYPES)
    types = [word for word in asked if word in CARD_TYPES]
    for word in subtypes:
        needed = card_type_of(word)
        if needed not in types and not (needed == "Creature" and "Kindred" in types):
            types.append(needed)
    if "Vehicle" in subtypes and "Creature" not in wanted.avoided | set(types):
        types.append("Creature")  # one that somebody has crewed: it can attack
    if not types or types == ["Kindred"]:
        types.append(plain_type(wanted, zone, supertypes))
    if "Basic" in supertypes and not subtypes:
        subtypes = ("Forest",)
    if "Land" in types and len(types) > 1 and "Land" not in wanted.types and not set(subtypes) & LAND_TYPES:
        types.remove("Land")
    return tuple(dict.fromkeys(types)), supertypes, subtypes


def card_type_of(subtype: str) -> str:
    """The card type that a subtype belongs to.  (CR 205.3)"""
    for words, card_type in (
        (ARTIFACTS, "Artifact"),
        (ENCHANTMENTS, "Enchantment"),
        (SPELLS, "Instant"),
        (WALKERS, "Planeswalker"),
        (LAND_TYPES, "Land"),
    ):
        if subtype in words:
            return card_type
    return "Creature"


def plain_type(wanted: Wanted, zone: t.Zone, supertypes: Sequence[str]) -> str:
    """A card type where none was asked for."""
    if "Basic" in supertypes:
        return "Land"
    first = ("Instant", *TRYING_ORDER) if zone == "stack" else TRYING_ORDER
    shifted = first if wanted.turn == 0 else (*first[wanted.turn % 3 :], *first)
    usable = [word for word in shifted if word not in wanted.avoided]
    if zone == "battlefield":
        usable = [word for word in usable if word in PERMANENT_TYPES]
    return usable[0] if usable else "Creature"


def abilities_of(types: Sequence[str], subtypes: Sequence[str]) -> tuple[Ability, ...]:
    """What such a card has to have to work at all."""
    found: list[Ability] = []
    if "Aura" in subtypes:
        found.append(Keyword("enchant", where=(t.Is("Creature"),)))
    if "Equipment" in subtypes:
        found.append(Keyword("equip", cost("1")))
    if "Planeswalker" in types:
        found.append(Activated((LoyaltyCost(1),), (Draw(),)))
    if "Land" in types and not set(subtypes) & set(LAND_MANA):
        found.append(ability(cost("T"), AddMana("C")))
    return tuple(found)
