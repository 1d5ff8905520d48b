"""What continuous effects make of every permanent: the layers.  (CR 613)

The result is a projection, which is cached by the state's version and never changed once made.  Effects are applied
layer by layer, in timestamp order except where one depends on another; dependency is found by trying (613.8), wherever
a look at what effects read and write can't rule it out.
"""

from collections.abc import Iterator
from typing import get_args

from entaku.kernel.seats import Seat
from entaku.magic.concepts.counters.counter_effects import REPLACING
from entaku.magic.game.definitions import InForce, Kit, Traits, happening_kinds, kit_of
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import effects_off_battlefield, equal_effects, projection
from entaku.magic.spells.layers.characteristics import apply, counted
from entaku.magic.spells.layers.effect_dependencies import nature_of
from entaku.magic.spells.layers.layer_dependency import (
    LAYERS,
    MODIFIED,
    RULES,
    TEXT,
    by_layer,
    layers_of,
    may_reach,
    may_remove,
    reaches,
    removes,
)
from entaku.magic.spells.layers.projection import Part, Projection
from entaku.magic.spells.resolving import asking
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir.abilities import Static, Triggered
from entaku.oracle.ir.things import Zone


def elsewhere(game: Game, item: Object, known: Projection) -> Traits:
    """The characteristics of an object that is no permanent."""
    if item.face_down and item.zone in ("exile", "command"):
        return FACE_DOWN
    base = item.base
    traits = defined(game, item) if base.kit.defines else base
    traits = effects_off_battlefield.granted(game, item, traits) if known.elsewhere else traits
    return sized(item, traits) if item.counters and traits.power is not None else traits


def sized(item: Object, traits: Traits) -> Traits:
    """The characteristics of a creature card elsewhere, made larger or smaller by its counters.  (CR 122.1a)"""
    power, toughness = counted(item)
    if not power and not toughness:
        return traits
    changed = traits.copy()
    changed.power, changed.toughness = (traits.power or 0) + power, (traits.toughness or 0) + toughness
    return changed


FACE_DOWN = Traits("", None, "", frozenset(), frozenset(), frozenset(), None, None, None, kit_of(()))
"""A face-down card that is no permanent has no characteristics."""


def defined(game: Game, item: Object) -> Traits:
    """The characteristics of a card elsewhere, with those that its abilities define in all zones.  (CR 604.3)"""
    traits = item.base.copy()
    ctx = asking.Context(game, item.id, item.controller)
    known = projection.current(game).traits
    known[item.id] = item.base  # what is defined may count the card itself
    try:
        for static in item.base.kit.statics:
            if static.defines:
                for change in static.changes:
                    apply(ctx, traits, change)
    finally:
        del known[item.id]
    return traits


def project(game: Game) -> Projection:
    """Work out the layers for every permanent.  (CR 613.1)"""
    return work_out(game, Projection(game))


def work_out(game: Game, result: Projection) -> Projection:
    """The same, as a projection that may be one that is watched."""
    before = game.projection
    game.projection = result
    game.checked = game.version
    try:
        start(game, result, before)
        for layer in LAYERS:
            apply_layer(game, result, layer)
            if layer == MODIFIED:
                apply_counters(game, result)
        finish(game, result)
    except BaseException:
        game.projection = None
        raise
    result.building = False
    result.parts = []
    return result


def start(game: Game, result: Projection, before: Projection | None) -> None:
    """Every permanent with its copiable values, and the effects that there are."""
    known = before.raw if before is not None else {}
    for number in game.battlefield:
        item = game.objects[number]
        had = known.get(number)
        if had is not None and had[0] is item:
            pair = had
        else:
            traits = item.base.copy()
            traits.controller = item.controller
            pair = (item, traits)
        result.raw[number] = pair
        if item.face_down:
            result.face_down.append(number)
        result.traits[number] = pair[1]
        if pair[1].kit.statics:
            add_statics(game, result, item, pair[1].kit)
    for number in game.command:
        item = game.objects[number]
        add_statics(game, result, item, item.kit_in_command_zone)
    result.graves = (game.laid, game.exile, *game.graveyards)
    kept = before is not None and before.graves == result.graves
    result.buried = before.buried if before is not None and kept else tuple(item.id for item in buried(game))
    for number in result.buried:
        item = game.objects[number]
        add_statics(game, result, item, item.base.kit, item.zone)
    for effect in game.effects:
        if effect.changes:
            part = Part(by_layer(effect.changes), effect.source, effect.timestamp, nature_of(effect.changes))
            part.effect = effect
            part.controller = effect.controller
            if effect.among is None:
                part.affected = [n for n in effect.objects if n in result.traits]
            result.parts.append(part)
            result.hangs_on(game, part.nature)
            if effect.among is not None:
                result.hangs_on(game, nature_of(effect.among))


def buried(game: Game) -> Iterator[Object]:
    """The cards with abilities that work in a graveyard or in exile, where they are.  (CR 113.6b)"""
    for pile in game.graveyards:
        for number in pile:
            if game.objects[number].base.kit.buried:
                yield game.objects[number]
    for number in game.exile:
        item = game.objects[number]
        if item.base.kit.set_aside and not item.face_down:
            yield item


HERE = ("battlefield", "command")


def add_statics(game: Game, result: Projection, item: Object, kit: Kit, *zones: Zone) -> None:
    for static in kit.statics:
        if not static.changes and not static.rules:
            continue
        if static.zone not in (zones or HERE):
            continue
        nature = nature_of(static)
        part = Part(layers_of(static), item.id, item.timestamp, nature)
        part.ability = static
        part.defines = static.defines
        result.parts.append(part)
        result.hangs_on(game, nature)


def apply_layer(game: Game, result: Projection, layer: int) -> None:
    """Apply one layer's effects, each when none that it depends on is left.  (CR 613.7, 613.8)"""
    left = [part for part in result.parts if layer in part.by_layer]
    if not left:
        return
    left.sort(key=lambda part: (not part.defines, part.timestamp))
    entangled = look_through(result, left, layer)
    if layer == MODIFIED and result.sums and result.groups is not None and game.ranges is None:
        left = apply_summed(game, result, left)
    while left:
        chosen = 0
        if entangled and len(left) > 1:
            chosen = next_independent(game, result, left, layer)
        part = left.pop(chosen)
        count = len(result.parts)
        apply_part(game, result, part, layer)
        granted = [new for new in result.parts[count:] if layer in new.by_layer]
        if granted:
            left = sorted([*left, *granted], key=lambda part: (not part.defines, part.timestamp))
            entangled = look_through(result, left, layer)
    result.groups = None


def look_through(result: Projection, left: list[Part], layer: int) -> bool:
    """Whether any of these effects may depend on another.

    Where none writes what one reads, the groups that they ask for stay as they are: from now on each is found once.
    """
    is_read = may_reach(left, layer)
    result.groups = None if is_read else {}
    return len(left) > 1 and layer != TEXT and (is_read or may_remove(left, layer))


def apply_summed(game: Game, result: Projection, parts: list[Part]) -> list[Part]:
    """Apply those of these effects that do no more than add numbers to a group, and give back the others."""
    left: list[Part] = []
    equal: dict[tuple[int, Seat], tuple[equal_effects.Summed, list[Part]]] = {}
    for part in parts:
        one = equal_effects.summed(part)
        if one is None:
            left.append(part)
        elif exists(game, result, part):
            key = id(part.ability), context(game, result, part).controller
            equal.setdefault(key, (one, []))[1].append(part)
    for one, alike in equal.values():
        members = asking.permanents(context(game, result, alike[0]), one.alike)
        equal_effects.add(one, alike, members, result)
    return left


def next_independent(game: Game, result: Projection, left: list[Part], layer: int) -> int:
    """The first that depends on no other; the first of all if they depend on each other in a circle.  (CR 613.8b)

    Nothing is tried that doesn't write what is read, nor takes away what may be lost.
    """
    for place, part in enumerate(left):
        others = [
            other
            for other in left
            if other is not part
            and other.defines == part.defines
            and (reaches(other.by_layer[layer], part.nature, layer) or (part.ability and removes(other, layer)))
        ]
        if not others:
            return place
        before = outcome(game, result, part, layer)
        if not any(depends(game, result, part, other, layer, before) for other in others):
            return place
    return 0


def depends(game: Game, result: Projection, part: Part, other: Part, layer: int, before: object) -> bool:
    """Whether applying `other` would change whether `part` exists, what it applies to, or what it does.  (CR 613.8a)

    `before` is its outcome as it is.
    """
    traits, own, affected, parts = result.traits, result.own, other.affected, result.parts
    result.traits, result.own, result.parts = dict(traits), set(), list(parts)
    other_controller = other.controller
    try:
        apply_part(game, result, other, layer)
        return outcome(game, result, part, layer) != before
    finally:
        result.traits, result.own, result.parts = traits, own, parts
        other.affected, other.controller = affected, other_controller


def outcome(game: Game, result: Projection, part: Part, layer: int) -> object:
    """Whether an effect exists, what it would apply to, and with which amounts."""
    if not exists(game, result, part):
        return None
    affected = part.affected if part.affected is not None else affected_by(game, result, part)
    ctx = context(game, result, part)
    amounts = [
        asking.amount(ctx, value)
        for change in part.by_layer[layer]
        for value in (getattr(change, "power", None), getattr(change, "toughness", None))
        if value is not None
    ]
    return affected, amounts


def exists(game: Game, result: Projection, part: Part) -> bool:
    """Whether a static ability is still there and its condition holds; one that has begun goes on.  (CR 613.6)"""
    if part.ability is None or part.affected is not None:
        return True
    traits = result.traits.get(part.source)
    if traits is not None and not any(static is part.ability for static in traits.kit.statics):
        return False
    if part.ability.while_ is None:
        return True
    return asking.holds(context(game, result, part), part.ability.while_)


def context(game: Game, result: Projection, part: Part) -> asking.Context:
    controller = part.controller
    if part.ability is not None:
        traits = result.traits.get(part.source)
        controller = traits.controller if traits is not None else game.objects[part.source].controller
    bound = dict(part.effect.bound) if part.effect is not None and part.effect.bound else None
    return asking.Context(game, part.source, controller, None, bound)


def affected_by(game: Game, result: Projection, part: Part) -> list[int]:
    what = part.effect.among if part.effect is not None else part.ability.what if part.ability is not None else None
    assert what is not None
    ctx = context(game, result, part)
    return [n for n in asking.objects(ctx, what) if n in result.traits]


def apply_part(game: Game, result: Projection, part: Part, layer: int) -> None:
    """Apply an effect in one layer; what it affects is settled the first time.  (CR 613.6)"""
    if not exists(game, result, part):
        return
    if part.affected is None:
        part.affected = affected_by(game, result, part)
    ctx = context(game, result, part)
    for number in part.affected:
        traits = result.edit(number, part, layer)
        own = ctx.with_bound(each=(number,)) if part.nature.differs else ctx
        for change in part.by_layer[layer]:
            before = traits.kit
            apply(own, traits, change)
            if layer == TEXT and traits.kit is not before:
                say_otherwise(result, number, before, traits.kit)
            if isinstance(change, ch.Gain) and any(isinstance(a, Static) for a in change.abilities):
                gained(game, result, number, change, part.timestamp)


def say_otherwise(result: Projection, number: int, before: Kit, now: Kit) -> None:
    """The static abilities of an object whose text has changed do what they say now.  (CR 612.1, 613.1c)"""
    places = {id(static): place for place, static in enumerate(before.statics)}
    for part in result.parts:
        if part.source == number and id(part.ability) in places:
            static = now.statics[places[id(part.ability)]]
            part.ability, part.by_layer, part.nature = static, layers_of(static), nature_of(static)


def gained(game: Game, result: Projection, number: int, change: ch.Gain, timestamp: int) -> None:
    """A static ability that was granted works from now on, with the timestamp of what granted it.  (CR 613.7a)"""
    for ability in change.abilities:
        if isinstance(ability, Static):
            later = max(timestamp, game.objects[number].timestamp)
            part = Part(layers_of(ability), number, later, nature_of(ability))
            part.ability = ability
            result.parts.append(part)
            result.hangs_on(game, part.nature)


def apply_counters(game: Game, result: Projection) -> None:
    """Counters that change power and toughness, with the effects that modify without setting.  (CR 122.1a, 613.4c)"""
    for number in game.battlefield:
        item = game.objects[number]
        if item.counters and result.traits[number].power is not None:
            power, toughness = counted(item)
            if power or toughness:
                traits = result.edit(number, None, MODIFIED)
                traits.power = (traits.power or 0) + power
                traits.toughness = (traits.toughness or 0) + toughness


def finish(game: Game, result: Projection) -> None:
    """Rules about objects and players, replacement effects and triggers, as the layers have left them."""
    for part in list(result.parts):
        if (what := effects_off_battlefield.meant(game, result, part)) and exists(game, result, part):
            effects_off_battlefield.note(result, part, what, context(game, result, part))
        if RULES not in part.by_layer and (part.ability is None or not part.ability.rules):
            continue
        if not exists(game, result, part):
            continue
        ctx = context(game, result, part)
        if RULES in part.by_layer:
            affected = part.affected if part.affected is not None else affected_by(game, result, part)
            for number in affected:
                traits = result.edit(number, part, RULES)
                added = tuple(InForce(one, part.source, ctx.controller, part.effect) for one in part.by_layer[RULES])
                traits.rules = (*traits.rules, *added)
        if part.ability is not None:
            for rule in part.ability.rules:
                result.rules.setdefault(type(rule), []).append(InForce(rule, part.source, ctx.controller))
    for effect in game.effects:
        if effect.rule is not None and not effect.over:
            in_force = InForce(effect.rule, effect.source, effect.controller, effect)
            table = result.replaces if isinstance(effect.rule, REPLACEMENTS) else result.rules
            table.setdefault(type(effect.rule), []).append(in_force)
    index(game, result)


REPLACEMENTS: tuple[type, ...] = get_args(rp.Replacement)


SOLE = frozenset({"Legendary", "World"})
FRAIL = frozenset({"Battle", "Creature", "Planeswalker"})
PROTECTED = frozenset({"Battle", "Planeswalker"})
"""Types of permanents whose counters keep them there, so that without any they go."""
SELDOM = frozenset({"Aura", "Saga"})
"""Subtypes of permanents that state-based actions may be about though nothing is on them."""


def index(game: Game, result: Projection) -> None:
    """Triggers and replacement effects by kind, and which permanents there is something to ask about."""
    here: list[tuple[int, Kit, Seat]] = []
    left = {player.seat for player in game.players if player.left}
    for number in game.battlefield:
        traits, item = result.traits[number], game.objects[number]
        controller = traits.controller
        if traits.kit.acts:
            here.append((number, traits.kit, controller))
        if not SOLE.isdisjoint(traits.supertypes) or "Planeswalker" in traits.types:
            result.sole.append(number)
        index_frail(result, item, traits)
        for kind, _ in item.counters:
            if (rule := REPLACING.get(kind)) is not None:
                result.replaces.setdefault(type(rule), []).append(InForce(rule, number, controller))
        if controller != item.held_by or controller in left:
            result.astray.append(number)
    for number in game.command:
        item = game.objects[number]
        if item.kit_in_command_zone.abilities:
            here.append((number, item.kit_in_command_zone, item.controller))
    for number, kit, controller in here:
        if kit.only_mana and number in result.traits:
            result.mana.setdefault(controller, []).append(number)
        else:
            index_one(game, result, number, kit, controller)
    index_buried(game, result)


def index_frail(result: Projection, item: Object, traits: Traits) -> None:
    """What state-based actions may be about, and what of it nothing but damage endangers."""
    if item.counters or item.attached is not None or not SELDOM.isdisjoint(traits.subtypes):
        result.frail.append(item.id)
    elif not FRAIL.isdisjoint(traits.types):
        result.frail.append(item.id)
        if traits.types.isdisjoint(PROTECTED):
            result.sound[item.id] = traits.toughness or 0


def index_one(game: Game, result: Projection, number: int, kit: Kit, controller: Seat) -> None:
    """The abilities of one permanent, or of what works in the command zone."""
    for place, active in enumerate(kit.activated):
        if active.zone == "battlefield" and number in result.traits:
            result.activated.append((number, controller, place, active))
            result.active.setdefault(controller, []).append((number, controller, place, active))
            result.is_shared = result.is_shared or active.anyone
    if kit.mana and number in result.traits:
        result.mana.setdefault(controller, []).append(number)
    if kit.unknown:
        result.unknown.append(number)
    for kind, ability in kit.waiting:
        result.triggers.setdefault(kind, []).append((number, controller, ability))
    for replaces in kit.replaces:
        if replaces.while_ is not None:
            result.hangs_on(game, nature_of(replaces.while_))
            if not asking.holds(asking.Context(game, number, controller), replaces.while_):
                continue
        in_force = InForce(replaces.effect, number, controller)
        result.replaces.setdefault(type(replaces.effect), []).append(in_force)


def index_buried(game: Game, result: Projection) -> None:
    """Triggers that work in a graveyard or in exile, all of what haunts a creature there.  (CR 113.6b, 702.55c)"""
    for card in (game.objects[number] for number in game.exile):
        for kind, waiting in card.base.kit.waiting if card.haunts is not None else ():
            result.triggers.setdefault(kind, []).append((card.id, card.owner, waiting))
    for item in (game.objects[number] for number in result.buried):
        kit = item.base.kit
        for ability in kit.set_aside if item.zone == "exile" else kit.buried:
            if isinstance(ability, Triggered):
                for kind in dict.fromkeys(happening_kinds(ability.on)):
                    result.triggers.setdefault(kind, []).append((item.id, item.owner, ability))


projection.worked_out_by(project, elsewhere)
