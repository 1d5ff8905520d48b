"""What a tree speaks of: each phrase about objects, where they lie and whose they are."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from entaku.oracle.identity import LAND_MANA
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.control import SwapControl
from entaku.oracle.mechanics.countering import Counter
from entaku.oracle.mechanics.counters import RemoveCounters
from entaku.oracle.mechanics.drawing import Discard
from entaku.oracle.mechanics.moving import PutFromHand
from entaku.oracle.mechanics.populate import Populate
from entaku.oracle.mechanics.revealing import RevealUntil
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.mechanics.tapping import Tap, Untap

Where = tuple[t.Predicate, ...]


class Phrase(Struct, frozen=True):
    """Objects that a tree speaks of: what they are like, in which zone, whose, and how many are counted on."""

    where: Where
    zone: t.Zone
    yours: bool = True
    theirs: bool = True
    count: int = 1


def phrases(abilities: tuple[a.Ability, ...]) -> tuple[Phrase, ...]:
    """What abilities speak of, each phrase once."""
    found: dict[Phrase, None] = {}
    for node in nodes(abilities):
        for where, zone, whose in spoken_of(node):
            found[phrase_of(where, zone, whose, counted(node))] = None
    return tuple(found)


IN_ZONE: Mapping[type, t.Zone] = {
    Discard: "hand",
    PutFromHand: "hand",
    RevealUntil: "library",
    Counter: "stack",
    h.Casts: "stack",
    pr.CostsLess: "stack",
    pr.CastAsThoughFlash: "stack",
    pr.SpendAsAnyColour: "stack",
    pr.CantCast: "stack",
    c.DiedThisTurn: "battlefield",
    t.DeathsThisTurn: "battlefield",
    t.EntriesThisTurn: "battlefield",
    SwapControl: "battlefield",
}
"""Nodes that say in a field of their own what objects are like, and where those are."""


def spoken_of(node: Struct) -> Iterator[tuple[Where, t.Zone, t.Players | None]]:
    """The phrases that a node itself is or holds."""
    where = getattr(node, "where", ())
    if isinstance(node, t.Group):
        yield node.where, node.zone, node.of
    elif isinstance(node, Search):
        for zone in node.zones:
            yield node.where, zone, None
    elif isinstance(node, a.Keyword) and node.name in ("enchant", "equip"):
        yield node.where or (t.Is("Creature"),), node.zone, None
    elif isinstance(node, a.Keyword) and node.name in ("landwalk", "landcycling", "affinity for", "protection"):
        yield node.where, "library" if node.name == "landcycling" else "battlefield", None
    elif isinstance(node, t.Among | c.Matches):
        for zone in EVERYWHERE:
            yield where, zone, None
    elif type(node) in IN_ZONE and where:
        yield where, IN_ZONE[type(node)], getattr(node, "who", None)
    else:
        yield from worked_on(node)


def worked_on(node: Struct) -> Iterator[tuple[Where, t.Zone, t.Players | None]]:
    """What a node needs without saying so: cards that enter, what is tapped, counters, face-down creatures."""
    if isinstance(node, h.Enters) and isinstance(node.what, t.Group):
        hidden = t.Being("face down") in node.what.where
        yield (t.Is("Creature"), t.Has("morph")) if hidden else node.what.where, "hand", None
    elif isinstance(node, a.SpellAbility | a.Activated | a.Triggered | a.Mode):
        yield from asked_of_targets(node)
    elif isinstance(node, Untap):
        what = node.what.where if isinstance(node.what, t.Group) else (t.Is("Creature"),)
        yield (*what, t.Being("tapped")), "battlefield", None
    elif isinstance(node, Populate):
        yield (t.Is("Creature"), t.Being("token")), "battlefield", t.You()
    elif isinstance(node, Tap) and isinstance(node.what, t.Group):
        yield (t.Is("Creature"), t.Has("vigilance")), "battlefield", None
    elif isinstance(node, RemoveCounters) and not isinstance(node.what, t.Self):
        yield (t.Is("Creature"), t.HasCounter(node.kind or "+1/+1")), "battlefield", None
    elif isinstance(node, a.RemoveCountersCost) and isinstance(node.what, t.Group):
        yield (*node.what.where, t.HasCounter(node.kind, 2)), node.what.zone, t.You()
    elif isinstance(node, h.DealsDamage) and isinstance(node.to, t.Group):
        yield (t.Is("Creature"), t.Stat("toughness", "=", TOUGH), *node.to.where), "battlefield", t.Each("opponent")
    elif isinstance(node, t.Greatest) and isinstance(node.of, t.Group):
        yield (t.Is("Creature"), t.Stat(node.stat, "=", GREAT)), "hand", t.You()
    elif isinstance(node, c.ManaSpent) and node.colour in LAND_OF:
        yield (t.Is("Basic"), t.Is(LAND_OF[node.colour])), "battlefield", t.You()
    elif isinstance(node, h.TurnedFaceUp) and not isinstance(node.what, t.Self):
        yield (t.Is("Creature"), t.Being("face down"), t.Has("morph")), "battlefield", None


def asked_of_targets(node: a.SpellAbility | a.Activated | a.Triggered | a.Mode) -> Iterator[tuple[Where, t.Zone, None]]:
    """What an ability's targets should be like, for it to untap them, or for what it says of them to be so."""
    for each in nodes(node.do):
        if (
            isinstance(each, Untap | c.Matches)
            and isinstance(each.what, t.Targeted)
            and each.what.n < len(node.targets)
        ):
            also = each.where if isinstance(each, c.Matches) else (t.Being("tapped"),)
            for one in node.targets[each.what.n].of:
                if isinstance(one, t.Group):
                    yield (*one.where, *also), one.zone, None


COSTS = (a.TapOthers, a.SacrificeCost, a.ExileCost, a.ReturnCost, a.RevealCost, a.DiscardCost)
"""Costs that are paid with several objects."""
GREAT = 7
"""Greater than anything else that lies there."""
TOUGH = 15
"""What survives being dealt damage, by a creature with a great sword, too."""
LAND_OF = {colour: land for land, colour in LAND_MANA.items()}
EVERYWHERE: tuple[t.Zone, ...] = ("battlefield", "hand", "library", "graveyard")


def phrase_of(where: Where, zone: t.Zone, whose: t.Players | None, count: int) -> Phrase:
    """A phrase with what it says of whose the objects are."""
    yours, theirs = sides_of(whose)
    for predicate in where:
        who = predicate.of if isinstance(predicate, t.Not) else predicate
        if isinstance(who, t.ControlledBy | t.OwnedBy):
            mine, others = sides_of(who.who)
            if predicate is not who:
                mine, others = others, mine
            yours, theirs = yours and mine, theirs and others
    return Phrase(where, zone, yours, theirs, count)


def sides_of(who: t.Players | None) -> tuple[bool, bool]:
    """Whether it may be you, and whether it may be somebody else."""
    if isinstance(who, t.You):
        return True, False
    if isinstance(who, t.Each) and who.who != "player":
        return False, True
    return True, True


def counted(node: Struct) -> int:
    """How many of them there should be: more where X says what they are like, or so much mana is to come from them."""
    if isinstance(node, c.ManaSpent):
        return node.least + 1
    return 3 if isinstance(node, h.DealsDamage) or any(isinstance(part, t.X) for part in nodes(node)) else 1


def great_x(abilities: tuple[a.Ability, ...]) -> int:
    """The greatest X that a condition asks for, 0 if none does."""
    asked = [
        node.right
        for node in nodes(abilities)
        if isinstance(node, c.Compared) and isinstance(node.left, t.X) and isinstance(node.right, int)
    ]
    return max(asked, default=0)


def numbers(abilities: tuple[a.Ability, ...]) -> Iterator[tuple[t.Things, int]]:
    """Objects of which a condition or a cost asks that there are so many."""
    for node in nodes(abilities):
        if isinstance(node, COSTS) and isinstance(node.what, t.Group) and isinstance(node.amount, int):
            yield node.what, node.amount
        elif isinstance(node, c.Exists):
            yield node.what, node.least
        elif isinstance(node, c.Compared) and isinstance(node.left, t.Count) and isinstance(node.right, int):
            found = node.left.of
            yield from ((found, node.right + 1),) if isinstance(found, t.Group) else ()
