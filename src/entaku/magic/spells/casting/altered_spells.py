"""Spells that are others for how they are cast: overload, bestow, awaken, cleave, mutate.

(CR 601.2b, 702.96, 702.103, 702.113, 702.140)
"""

from functools import lru_cache

from entaku.magic.game.definitions import Definition, Kit, Traits, kit_of
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Object
from entaku.magic.spells.casting.casting_methods import Way
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import things as t
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import AddTypes, Gain, SetSize
from entaku.oracle.keywords.reworded import each_for_target
from entaku.oracle.keywords.written import ENCHANT_CREATURE
from entaku.oracle.mechanics.counters import PutCounters

REWORDED = frozenset({"awaken", "bestow", "cleave", "mutate", "overload"})
"""The keywords for whose cost a spell is another one."""


def as_said(item: Object, way: Way) -> Object:
    """A card as the spell with the text that it has when it is cast in a way.

    (CR 702.96b, 702.103b, 702.113a, 702.148a)
    """
    if way.keyword not in REWORDED or item.copies is not None:
        return item
    traits = item.definition.traits.copy()
    if way.keyword == "bestow":
        bestow(traits)
    elif way.keyword == "mutate":
        traits.kit = kit_of((*traits.kit.abilities, MERGES))
    else:
        traits.kit = {"overload": overloaded, "awaken": awakened, "cleave": cleft}[way.keyword](traits.kit)
    return replace(item, copies=Definition(item.definition.card, traits, item.definition.is_token))


def bestow(traits: Traits) -> None:
    """Characteristics become those of an Aura with enchant creature.  (CR 702.103b)"""
    traits.types, traits.subtypes = frozenset({"Enchantment"}), frozenset({"Aura"})
    traits.power = traits.toughness = None
    traits.kit = kit_of((*traits.kit.abilities, ENCHANT_CREATURE))


MERGES = a.SpellAbility(
    (), (a.Target((t.Group((t.Not(t.Is("Human")), t.Is("Creature"), t.OwnedBy(t.OwnerOf(t.Self())))),)),)
)
"""What a mutating creature spell targets: a non-Human creature with the same owner.  (CR 702.140a)"""


@lru_cache(maxsize=512)
def overloaded(kit: Kit) -> Kit:
    """A text with "each" for every "target": it has no targets, and does to each what it would do to one.

    What can't be reworded is left to hands.  (CR 702.96a, 702.96b)
    """
    return kit_of(
        tuple(
            each_for_target(one) or a.NotUnderstood("") if isinstance(one, a.SpellAbility) else one
            for one in kit.abilities
        )
    )


@lru_cache(maxsize=512)
def cleft(kit: Kit) -> Kit:
    """A text without the words in square brackets.  (CR 702.148a)"""
    return kit_of(tuple(getattr(one, "cleft", None) or one for one in kit.abilities))


@lru_cache(maxsize=512)
def awakened(kit: Kit) -> Kit:
    """A text that also puts counters on a land, which becomes a creature.  (CR 702.113a)"""
    keyword = kit.first("awaken")
    number = keyword.amount if keyword is not None and keyword.amount is not None else 0
    land = t.Group((t.Is("Land"), t.ControlledBy(t.You())))
    alive = (AddTypes(("Creature", "Elemental")), SetSize(0, 0), Gain((a.Keyword("haste"),)))
    awakes = (PutCounters(t.Targeted(), amount=number), Apply(t.Targeted(), alive, "end of game"))
    return kit_of((*kit.abilities, a.SpellAbility(awakes, (a.Target((land,)),))))
