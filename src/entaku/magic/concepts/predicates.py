"""Whether an object is like a description.  (CR 109.2)"""

from collections.abc import Callable
from typing import Any  # Any: each row takes a node of its own kind

from entaku.magic.game.definitions import HEXPROOF_FROM, PERMANENT_TYPES, Traits
from entaku.magic.game.state import Game, Object, SeatRef
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving import amounts, asking, selectors
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.card import BETWEEN
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Activated
from entaku.oracle.ir.changes import Goaded
from entaku.oracle.keywords.paid import NOT_KICKING
from entaku.oracle.subtypes import CREATURE_TYPES, LAND_TYPES

Where = tuple[t.Predicate, ...]
Check = Callable[[Context, Object, Traits, Any], bool]


def _controlled(ctx: Context, item: Object, traits: Traits, node: t.ControlledBy) -> bool:
    controller = traits.controller if traits.controller >= 0 else item.controller
    if type(node.who) is t.You:
        return controller == ctx.controller
    return is_one_of(ctx, controller, node.who)


def is_one_of(ctx: Context, seat: int, who: t.Players) -> bool:
    """Whether a player is meant; who has left is, where it's about what there was while they played.  (CR 800.4i)"""
    gone = ctx.game.players[seat].left
    return seat in (selectors.doers(ctx, who) if gone else asking.players(ctx, who))


def _status(ctx: Context, item: Object, traits: Traits, node: t.Being) -> bool:
    return _STATUSES[node.status](ctx, item, traits)


def _attacking(ctx: Context, item: Object) -> bool:
    known = None if item.id in ctx.game.objects else ctx.game.last_known.get(item.id)
    return selectors.is_attacking(ctx.game, item.id) if known is None else known.attacking


def _blocking(ctx: Context, item: Object) -> bool:
    combat = ctx.game.combat
    return combat is not None and any(item.id in attack.blockers for attack in combat.attacks)


def _is_blocked(ctx: Context, item: Object, wanted: bool) -> bool:
    """Whether an attacker has become blocked, or unblocked: it is neither before blockers are declared.  (CR 509.1h)"""
    combat = ctx.game.combat
    if combat is None or ctx.game.step == "declare attackers":
        return False
    return any(a.attacker == item.id and a.blocked == wanted for a in combat.attacks)


def _attachments(ctx: Context, item: Object, kind: str, whose: int | None = None) -> bool:
    """Whether an Aura or Equipment is attached, a player's own if so said; or was, if both left.  (CR 603.10a)"""
    game = ctx.game

    def is_one(traits: Traits) -> bool:
        return kind in traits.subtypes and whose in (None, traits.controller)

    there = (game.objects[number] for number in game.battlefield)
    if any(one.attached == item.id and is_one(projection.look(game, one)) for one in there):
        return True
    if item.id in game.objects:
        return False
    gone = game.last_known.get(item.id)
    return gone is not None and any(
        known.object.attached == item.id and is_one(known.traits) and known.left == gone.left
        for known in game.last_known.values()
    )


def partner(game: Game, item: Object) -> int | None:
    """The creature that a permanent is paired with: each of the two has the other.  (CR 702.95d)"""
    other = game.objects.get(item.paired) if item.paired is not None else None
    return other.id if other is not None and other.paired == item.id else None


def _bears(ctx: Context, item: Object, _: Traits, node: t.Bears) -> bool:
    """Whether a player's own Aura or Equipment is attached; or was, if both left at once.  (CR 603.10a)"""
    return _attachments(ctx, item, node.kind, ctx.controller)


def _is_modified(ctx: Context, item: Object, traits: Traits) -> bool:
    """Whether there is a counter, an Equipment or its controller's Aura on it.  (CR 2026 700.9)"""
    if item.counters and any(count > 0 for _, count in item.counters):
        return True
    if _attachments(ctx, item, "Equipment"):
        return True
    there = (ctx.game.objects[number] for number in ctx.game.battlefield)
    own = (projection.look(ctx.game, one) for one in there if one.attached == item.id)
    return any("Aura" in one.subtypes and one.controller == traits.controller for one in own)


_STATUSES: dict[str, Callable[[Context, Object, Traits], bool]] = {
    "tapped": lambda _, item, __: item.tapped,
    "untapped": lambda _, item, __: not item.tapped,
    "attacking": lambda ctx, item, _: _attacking(ctx, item),
    "attacked": lambda ctx, item, _: item.id in ctx.game.memory.attacked,
    "blocking": lambda ctx, item, _: _blocking(ctx, item),
    "attacking or blocking": lambda ctx, item, _: _attacking(ctx, item) or _blocking(ctx, item),
    "blocked": lambda ctx, item, _: _is_blocked(ctx, item, wanted=True),
    "unblocked": lambda ctx, item, _: _is_blocked(ctx, item, wanted=False),
    "enchanted": lambda ctx, item, _: _attachments(ctx, item, "Aura"),
    "equipped": lambda ctx, item, _: _attachments(ctx, item, "Equipment"),
    "token": lambda _, item, __: item.is_token,
    "nontoken": lambda _, item, __: not item.is_token,
    "face down": lambda _, item, __: item.face_down,
    "monstrous": lambda _, item, __: item.monstrous > 0,
    "suspected": lambda _, item, __: item.suspected,
    "modified": lambda ctx, item, traits: _is_modified(ctx, item, traits),
    "saddled": lambda ctx, item, _: item.id in ctx.game.memory.saddled,
    "renowned": lambda _, item, __: item.renowned,
    "solved": lambda _, item, __: "solved" in item.designations,
    "prepared": lambda _, item, __: "prepared" in item.designations,
    "ring-bearer": lambda _, item, __: "ring-bearer" in item.designations,
    "kicked": lambda _, item, traits: item.how_cast.kicked > 0 and not any(map(traits.has, NOT_KICKING)),
    "alone": lambda ctx, item, _: ctx.game.combat is not None and len(ctx.game.combat.attacks) == 1,
    "goaded": lambda _, __, traits: traits.has_rule(Goaded),
    "commander": lambda _, item, __: item.commander is not None,
    "haunted": lambda ctx, item, _: ctx.source in ctx.game.objects and ctx.game.objects[ctx.source].haunts == item.id,
    "paired": lambda ctx, item, _: partner(ctx.game, item) is not None,
    "unpaired": lambda ctx, item, _: partner(ctx.game, item) is None,
    "suspended": lambda _, item, traits: item.zone == "exile" and item.counter("time") > 0 and traits.has("suspend"),
    "in its pair": lambda ctx, item, _: ctx.source in (item.id, partner(ctx.game, item)),
}


def _attacking_players(ctx: Context, item: Object, _: Traits, node: t.Attacking) -> bool:
    """Whether a creature attacks players, or planeswalkers of theirs: not one that has gone.  (CR 506.4c)"""
    combat = ctx.game.combat
    if combat is None:
        return False
    whom = asking.players(ctx, node.who)
    return any(
        attack.attacker == item.id
        and attack.player in whom
        and (attack.planeswalker is None or (node.or_planeswalker and is_walker(ctx.game, attack.planeswalker)))
        for attack in combat.attacks
    )


def is_walker(game: Game, number: int) -> bool:
    """Whether what is attacked is a planeswalker, and no battle."""
    item = game.objects.get(number)
    return item is not None and "Planeswalker" in projection.look(game, item).types


def is_named(traits: Traits, name: str) -> bool:
    """Whether an object has a name, be it one of many; a split card has those of its halves.  (CR 201.2, 709.4a)"""
    return name != "" and (name == traits.name or name in traits.other_names or name in traits.name.split(BETWEEN))


def _chosen_names(ctx: Context) -> list[str]:
    """The names chosen as something resolves, or else for the source."""
    now = ctx.bound.get("chosen name")
    if isinstance(now, str):
        return [now]
    return [value for key, value in asking.chosen_of(ctx) if key == "name"]


def _other_chosen(ctx: Context, _: Object, traits: Traits, node: t.OtherChosenName) -> bool:
    than = [asking.seen(ctx.game, n) for n in asking.objects(ctx, t.Bound(node.than))]
    names = _chosen_names(ctx)
    taken = [name for name in names if any(pair and is_named(pair[1], name) for pair in than)]
    left = list(names)
    if taken:
        left.remove(taken[0])
    return any(is_named(traits, name) for name in left)


def _noted_names(ctx: Context) -> tuple[str, ...]:
    pool = ctx.game.setup.players[ctx.controller].pool
    return () if pool is None else pool.names(ctx.source_name)


def _noted_type(ctx: Context, _: Object, traits: Traits, __: t.NotedType) -> bool:
    pool = ctx.game.setup.players[ctx.controller].pool
    return pool is not None and any(traits.is_type(kind) for kind in pool.creature_types(ctx.source_name))


def _noted_colour(ctx: Context, _: Object, traits: Traits, __: t.NotedColour) -> bool:
    pool = ctx.game.setup.players[ctx.controller].pool
    return pool is not None and any(colour in traits.colours for colour in pool.colours(ctx.source_name))


def _bound_colour(ctx: Context, _: Object, traits: Traits, node: t.BoundColour) -> bool:
    value = ctx.bound.get(node.name)
    if value is None:
        value = dict(asking.chosen_of(ctx)).get("colour", "")
    colours = value if isinstance(value, tuple) else (value,)
    return any(isinstance(colour, str) and colour and colour in traits.colours for colour in colours)


def _parity(ctx: Context, item: Object, traits: Traits, node: t.Parity) -> bool:
    """Whether the number is even or odd, of which one may have been chosen.  Zero is even."""
    of = asking.parity_chosen(ctx) if node.of == "chosen" else node.of
    return of in ("even", "odd") and amounts.stat((item, traits), node.stat) % 2 == (of == "odd")


def _same_name(ctx: Context, _: Object, traits: Traits, node: t.SameNameAs) -> bool:
    for number in asking.objects(ctx, node.what):
        found = asking.seen(ctx.game, number)
        if found is not None:
            other = found[1]
            if is_named(traits, other.name) or is_named(other, traits.name):
                return True
    return False


def _shares_colour(ctx: Context, _: Object, traits: Traits, node: t.SharesColour) -> bool:
    found = (asking.seen(ctx.game, number) for number in asking.objects(ctx, node.what))
    return any(pair is not None and set(pair[1].colours) & set(traits.colours) for pair in found)


def _shares_type(ctx: Context, _: Object, traits: Traits, node: t.SharesType) -> bool:
    found = (asking.seen(ctx.game, number) for number in asking.objects(ctx, node.what))
    return any(pair is not None and pair[1].types & traits.types for pair in found)


def _shares_creature_type(ctx: Context, _: Object, traits: Traits, node: t.SharesCreatureType) -> bool:
    """A changeling shares one with whatever has any.  (CR 702.73a)"""
    own = creature_types_of(traits)
    found = (asking.seen(ctx.game, number) for number in asking.objects(ctx, node.what))
    return any(pair is not None and own & creature_types_of(pair[1]) for pair in found)


def _shares_land_type(ctx: Context, _: Object, traits: Traits, node: t.SharesLandType) -> bool:
    found = (asking.seen(ctx.game, number) for number in asking.objects(ctx, node.what))
    return any(
        pair is not None and any(traits.is_type(kind) and pair[1].is_type(kind) for kind in LAND_TYPES)
        for pair in found
    )


def _came(ctx: Context, item: Object, _: Traits, node: t.CameThisTurn) -> bool:
    if node.origin is None:
        return item.zone == "battlefield" and any(number == item.id for _, number in ctx.game.memory.entered)
    return item.moved_turn == ctx.game.turn and node.origin in ("anywhere", item.moved_from)


def _cast_from(_: Context, item: Object, __: Traits, node: t.CastFrom) -> bool:
    """Where it was cast from, of the zones of whoever cast it; or, as it may be cast now, where it is."""
    if item.zone not in ("stack", "battlefield"):
        return item.zone == node.zone
    cast = item.how_cast
    return cast.origin == node.zone and (node.zone == "exile" or cast.by == item.owner)


def counters_on(item: Object, kind: str) -> int:
    """How many counters of a kind are on an object, or of all kinds."""
    return item.counter(kind) if kind else sum(count for _, count in item.counters)


def creature_types_of(traits: Traits) -> frozenset[str]:
    """The creature types of an object: all there are, where an ability says so.  (CR 205.3m)"""
    return frozenset(kind for kind in CREATURE_TYPES if traits.is_type(kind))


def _blocks(ctx: Context, item: Object, _: Traits, node: t.Blocking) -> bool:
    game, attackers = ctx.game, set(asking.objects(ctx, node.what))
    if any(item.id in selectors.opposed(game, number, attacking=True) for number in attackers):
        return True
    combat = game.combat
    return combat is not None and any(item.id in a.blockers and a.attacker in attackers for a in combat.attacks)


def _attached_to(ctx: Context, item: Object, _: Traits, node: t.AttachedTo) -> bool:
    return item.attached is not None and item.attached in asking.objects(ctx, node.what)


def _damaged(ctx: Context, item: Object, _: Traits, node: t.DamagedThisTurn) -> bool:
    by = None if node.by is None else set(asking.objects(ctx, node.by))
    return any(to == item.id and (by is None or source in by) for source, to in ctx.game.memory.struck)


def _crew(ctx: Context, item: Object, _: Traits, node: t.CrewOf) -> bool:
    """Whether it was tapped this turn to crew or to saddle one of these.  (CR 702.122b, 2026 702.171c)"""
    of = asking.objects(ctx, node.what)
    return any((number, item.id, node.saddling) in ctx.game.memory.crews for number in of)


def _dealt(ctx: Context, item: Object, _: Traits, node: t.DealtThisTurn) -> bool:
    """Whether it has dealt damage this turn, to whom it is asked about.  (CR 120.3)"""
    memory, opponents = ctx.game.memory, ctx.game.opponents(ctx.controller)
    if node.to == "player in combat":
        return any(source == item.id for source, _ in memory.hit)
    harmed = [seat for source, seat in memory.harmed if source == item.id]
    if node.to == "you":
        return ctx.controller in harmed
    if node.to == "opponent":
        return any(seat in opponents for seat in harmed)
    return bool(harmed) or any(source == item.id for source, _ in memory.struck)


def _blocked_by(ctx: Context, item: Object, _: Traits, node: t.BlockedBy) -> bool:
    game, blockers = ctx.game, set(asking.objects(ctx, node.what))
    if any(item.id in selectors.opposed(game, number, attacking=False) for number in blockers):
        return True
    combat = game.combat
    return combat is not None and any(a.attacker == item.id and blockers & set(a.blockers) for a in combat.attacks)


def _is_ability(_: Context, item: Object, __: Traits, node: t.IsAbility) -> bool:
    if item.spell is None or item.spell.ability is None:
        return False
    return not node.kind or isinstance(item.spell.ability, Activated) == (node.kind == "activated")


def _other(ctx: Context, item: Object, _: Traits, node: t.Other) -> bool:
    than = [ctx.source] if node.than is None else asking.objects(ctx, node.than)
    if item.id in than:
        return False
    return item.zone == "battlefield" or not any(is_what_became(ctx, item, number) for number in than)


def is_what_became(ctx: Context, item: Object, number: int) -> bool:
    """Whether an object is what another one became as it changed zones: it is still the same card.  (CR 400.7d)"""
    known = ctx.game.last_known.get(number)
    return known is not None and item.id in known.became


def _targets_some(ctx: Context, item: Object, _: Traits, node: t.TargetsSome) -> bool:
    if item.spell is None:
        return False
    chosen = {thing for group in item.spell.targets for thing in group}
    if node.alone and len(chosen) != 1:
        return False
    if node.what is not None and chosen & set(asking.things(ctx, node.what)):
        return True
    return node.who is not None and bool(chosen & {SeatRef(seat) for seat in asking.players(ctx, node.who)})


def _targets_only(_: Context, item: Object, __: Traits, node: t.TargetsOnly) -> bool:
    return item.spell is not None and sum(map(len, item.spell.targets)) == node.count


def _targets_only_source(ctx: Context, item: Object, _: Traits, __: t.TargetsOnlySource) -> bool:
    return item.spell is not None and {thing for group in item.spell.targets for thing in group} == {ctx.source}


def _exiled_with(ctx: Context, item: Object, _: Traits, node: t.ExiledWithSource) -> bool:
    if item.exiled_by is None:
        return False
    source, name = item.exiled_by
    if not node.by_name:
        known = ctx.game.last_known.get(source)  # what was exiled to cast it is exiled with what it became
        return source == ctx.source or (known is not None and ctx.source in known.became)
    found = asking.seen(ctx.game, ctx.source)
    names = (ctx.source_name, found[0].definition.name if found else "")
    return name in names and item.owner == ctx.controller


USED_TO_CRAFT = "craft"
"""How it stands in exile that something was exiled to craft, in place of a name."""


def _used_to_craft(ctx: Context, item: Object, _: Traits, __: t.UsedToCraft) -> bool:
    return item.exiled_by == (ctx.source, USED_TO_CRAFT)


def _chosen_for(ctx: Context, _: Object, traits: Traits, __: t.ChosenFor) -> bool:
    return any(traits.is_type(value) for value in asking.types_chosen(ctx))


def _outside(ctx: Context, _: Object, traits: Traits, __: t.OutsideIdentity) -> bool:
    own = ctx.game.setup.identities[ctx.controller]
    return own is not None and any(colour not in own for colour in traits.colours)


def _bound_name(ctx: Context, _: Object, traits: Traits, node: t.BoundName) -> bool:
    value = ctx.bound.get(node.name)
    each = ctx.bound.get("each")
    if isinstance(each, tuple) and len(each) == 1:
        each = each[0]
    if isinstance(each, SeatRef):
        value = ctx.bound.get(f"{node.name} of {each.seat}", value)
    return isinstance(value, str) and is_named(traits, value)


VARIANTS = {
    "hexproof": HEXPROOF_FROM,
    "cycling": "landcycling",
    "kicker": "multikicker",
    "morph": "megamorph",
}
"""Keywords of which others are variants: what has these has those.  (CR 702.11e, 702.29f, 702.33c, 702.37b)"""


def _has(_: Context, __: Object, traits: Traits, node: t.Has) -> bool:
    """Whether it has a keyword, or one that is a variant of it."""
    keywords = traits.kit.keywords
    return node.keyword in keywords or VARIANTS.get(node.keyword) in keywords


def _stat(ctx: Context, item: Object, traits: Traits, node: t.Stat) -> bool:
    which = "total" if node.of == "power and toughness" else node.of
    value = amounts.stat((item, traits), which)
    return asking.COMPARISONS[node.how](value, asking.amount(ctx, node.amount))


def _lopsided(_: Context, item: Object, traits: Traits, node: t.Lopsided) -> bool:
    power, toughness = (amounts.stat((item, traits), which) for which in ("power", "toughness"))
    return power > toughness if node.greater == "power" else toughness > power


asking.PREDICATES |= {
    t.Is: lambda _, __, traits, node: node.what in traits.types or traits.is_type(node.what),
    t.Permanent: lambda _, __, traits, ___: bool(traits.types & PERMANENT_TYPES),
    t.Not: lambda ctx, item, traits, node: not asking.PREDICATES[type(node.of)](ctx, item, traits, node.of),
    t.AnyOf: lambda ctx, item, traits, node: any(asking.PREDICATES[type(p)](ctx, item, traits, p) for p in node.of),
    t.AllOf: lambda ctx, item, traits, node: asking.fits_as(ctx, item, traits, node.of),
    t.Coloured: lambda _, __, traits, node: any(colour in traits.colours for colour in node.colours),
    t.Colourless: lambda _, __, traits, ___: not traits.colours,
    t.Multicoloured: lambda _, __, traits, ___: len(traits.colours) > 1,
    t.BoundColour: _bound_colour,
    t.NotedColour: _noted_colour,
    t.Has: _has,
    t.Stat: _stat,
    t.ControlledBy: _controlled,
    t.OwnedBy: lambda ctx, item, _, node: is_one_of(ctx, item.owner, node.who),
    t.Being: _status,
    t.Attacking: _attacking_players,
    t.Named: lambda _, __, traits, node: is_named(traits, node.name),
    t.NamedAsSource: lambda ctx, _, traits, __: is_named(traits, ctx.source_name),
    t.ChosenName: lambda ctx, _, traits, __: any(is_named(traits, name) for name in _chosen_names(ctx)),
    t.OtherChosenName: _other_chosen,
    t.NotedName: lambda ctx, _, traits, __: any(is_named(traits, name) for name in _noted_names(ctx)),
    t.NotedType: _noted_type,
    t.BoundName: _bound_name,
    t.OutsideIdentity: _outside,
    t.SameNameAs: _same_name,
    t.SharesColour: _shares_colour,
    t.SharesType: _shares_type,
    t.BlockedBy: _blocked_by,
    t.SharesCreatureType: _shares_creature_type,
    t.SharesLandType: _shares_land_type,
    t.Blocking: _blocks,
    t.AttachedTo: _attached_to,
    t.Bears: _bears,
    t.DamagedThisTurn: _damaged,
    t.DealtThisTurn: _dealt,
    t.CrewOf: _crew,
    t.Kicked: lambda _, item, __, ___: item.how_cast.kicked > 0,
    t.CostHas: lambda _, item, traits, node: traits.cost is not None and node.symbol in traits.cost.symbols,
    t.HasAdventure: lambda _, item, __, ___: item.definition.layout == "adventure",
    t.DrawnThisTurn: lambda ctx, item, _, __: item.id in ctx.game.memory.drawn,
    t.HasCounter: lambda _, item, __, node: counters_on(item, node.kind) >= node.least,
    t.Other: _other,
    t.IsAbility: _is_ability,
    t.TargetsOnly: _targets_only,
    t.TargetsOnlySource: _targets_only_source,
    t.TargetsSome: _targets_some,
    t.CameThisTurn: _came,
    t.CastFrom: _cast_from,
    t.ExiledWithSource: _exiled_with,
    t.UsedToCraft: _used_to_craft,
    t.ChosenFor: _chosen_for,
    t.Lopsided: _lopsided,
    t.Parity: _parity,
}
