"""Short ways to write trees: names for what nearly every card says.

Everything here makes ordinary nodes; a tree written so is equal to one written out in full.

>>> counter_on(SELF)
PutCounters(what=Self())
>>> creature(YOURS)
Group(where=(Is(what='Creature'), ControlledBy(who=You())))
"""

from entaku.oracle.ir.abilities import (
    Ability,
    Activated,
    CostPart,
    Keyword,
    Pay,
    SpellAbility,
    TapThis,
    Target,
    Triggered,
)
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import Change, Gain, Resize
from entaku.oracle.ir.conditions import Condition, Matches
from entaku.oracle.ir.durations import AsLongAs
from entaku.oracle.ir.happenings import Dies, Enters, Happening
from entaku.oracle.ir.instructions import Instruction
from entaku.oracle.ir.things import (
    Amount,
    AnyOf,
    Attached,
    Being,
    Bound,
    BoundPlayer,
    Coloured,
    ControlledBy,
    Each,
    Group,
    Has,
    Is,
    Not,
    Other,
    Players,
    Predicate,
    Self,
    Stat,
    StatOf,
    Targeted,
    TargetedPlayer,
    Things,
    You,
    Zone,
)
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.tokens import Create, Token

SELF, YOU, IT, ATTACHED = Self(), You(), Bound(), Attached()
TARGET, TARGET_PLAYER, THAT_PLAYER = Targeted(), TargetedPlayer(), BoundPlayer()
EACH_PLAYER, EACH_OPPONENT, EACH_OTHER = Each(), Each("opponent"), Each("other")
CREATURE, ARTIFACT, ENCHANTMENT, LAND, PLANESWALKER = (
    Is("Creature"),
    Is("Artifact"),
    Is("Enchantment"),
    Is("Land"),
    Is("Planeswalker"),
)
INSTANT_OR_SORCERY = AnyOf((Is("Instant"), Is("Sorcery")))
YOURS, THEIRS, NOT_YOURS = ControlledBy(YOU), ControlledBy(EACH_OPPONENT), Not(ControlledBy(YOU))
OTHER = Other()
WHILE_IT_REMAINS = AsLongAs(Matches(SELF, ()))
CHOSEN, MOVED, SEEN, FOUND = Bound("chosen"), Bound("moved"), Bound("seen"), Bound("found")
BASIC_LAND = (Is("Basic"), LAND)
CREATURE_OR_WALKER = AnyOf((CREATURE, PLANESWALKER))
FLYING = Has("flying")
WEAKER = Group((CREATURE, Stat("power", "<", StatOf("power", SELF))))
STRONGER = Group((CREATURE, Stat("power", ">", StatOf("power", SELF))))
"""Creatures that are weaker than the card."""
ANY_TARGET = Target((Group((CREATURE,)), Group((PLANESWALKER,)), EACH_PLAYER))
ANY_PLAYER = Target((EACH_PLAYER,))
AN_OPPONENT = Target((EACH_OPPONENT,))


def keywords(*names: str) -> tuple[Keyword, ...]:
    """Keyword abilities that are no more than their names."""
    return tuple(Keyword(name) for name in names)


def mana(text: str) -> Pay:
    """A cost in mana: "1U"."""
    return Pay(Cost.parse(text))


def cost(text: str, *more: CostPart) -> tuple[CostPart, ...]:
    """A cost in mana and {T} ("1U T"), and other costs after it."""
    parts: list[CostPart] = []
    for word in text.split():
        parts.append(TapThis() if word == "T" else mana(word))
    return (*parts, *more)


def group(*where: Predicate, zone: Zone = "battlefield", of: Players | None = None) -> Group:
    """Objects like this."""
    return Group(where, zone, of)


def creature(*where: Predicate) -> Group:
    """Creatures like this; what English says before the noun stands before it.

    >>> creature(YOURS, OTHER).where == (OTHER, CREATURE, YOURS)
    True
    """
    before = tuple(each for each in where if _stands_before(each))
    return Group((*before, CREATURE, *(each for each in where if each not in before)))


def _stands_before(predicate: Predicate) -> bool:
    """Whether English says it before the noun: "another", "tapped", "nonblack"."""
    if isinstance(predicate, Not):
        return isinstance(predicate.of, Coloured | Is)
    return predicate == Other() or (isinstance(predicate, Being) and predicate.status in ("tapped", "untapped"))


def in_graveyard(*where: Predicate, of: Players | None = YOU) -> Group:
    """Cards like this in a graveyard, yours if not said otherwise."""
    return Group(where, "graveyard", of)


def spell(*where: Predicate) -> Group:
    """Spells like this."""
    return Group(where, "stack")


def target(*of: Group, least: Amount = 1, most: Amount | None = 1, different: bool = False) -> Target:
    """Targets like these."""
    return Target(of, least, most, different=different)


def target_creature(*where: Predicate) -> Target:
    """A target creature like this."""
    return Target((creature(*where),))


def enters(*do: Instruction, targets: tuple[Target, ...] = (), if_: Condition | None = None) -> Triggered:
    """When this enters the battlefield."""
    return Triggered(Enters(SELF), do, targets, if_=if_)


def dies(*do: Instruction, targets: tuple[Target, ...] = ()) -> Triggered:
    """When this dies."""
    return Triggered(Dies(SELF), do, targets)


def whenever(on: Happening, *do: Instruction, targets: tuple[Target, ...] = ()) -> Triggered:
    """Whenever something happens."""
    return Triggered(on, do, targets)


def does(*do: Instruction, targets: tuple[Target, ...] = ()) -> SpellAbility:
    """What a spell does."""
    return SpellAbility(do, targets)


def ability(price: tuple[CostPart, ...], *do: Instruction, targets: tuple[Target, ...] = ()) -> Activated:
    """An activated ability."""
    return Activated(price, do, targets)


def taps_for(colours: str, amount: Amount = 1) -> Activated:
    """{T}: Add so much mana."""
    return Activated((TapThis(),), (AddMana(colours, amount),))


def token(power: Amount, toughness: Amount, colours: str, types: str, *abilities: Ability) -> Token:
    """A creature token: its size, colours, and creature types, with "Artifact" where it is one as well."""
    words = types.split()
    card_types = ("Artifact", "Creature") if "Artifact" in words else ("Creature",)
    return Token(
        (*card_types, *(word for word in words if word != "Artifact")), power, toughness, colours, tuple(abilities)
    )


def makes(what: Token, amount: Amount = 1) -> Create:
    """You create tokens."""
    return Create(what, amount)


def counter_on(what: Things, amount: Amount = 1) -> PutCounters:
    """+1/+1 counters on something."""
    return PutCounters(what, amount=amount)


def pump(what: Things, power: Amount, toughness: Amount, *more: Change) -> Apply:
    """It gets +power/+toughness, and more, until end of turn."""
    return Apply(what, (Resize(power, toughness), *more))


def gains(what: Things, *names: str) -> Apply:
    """It gains keyword abilities until end of turn."""
    return Apply(what, (Gain(keywords(*names)),))


def exile(what: Things) -> Move:
    """It is exiled."""
    return Move(what, "exile")


def to_hand(what: Things) -> Move:
    """It is put or returned into its owner's hand."""
    return Move(what, "hand")


def coloured(colours: str) -> Coloured:
    """Of one of these colours."""
    return Coloured(colours)


def attacking(*where: Predicate) -> Group:
    """Attacking creatures like this."""
    return Group((Being("attacking"), CREATURE, *where))
