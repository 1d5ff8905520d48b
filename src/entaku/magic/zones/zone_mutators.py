"""The mutators that put objects into other zones, and take them out of the game.  (CR 400.7)

As of the other mutators (`mutators`) it is settled before what happens here.
"""

from collections.abc import Iterable, Sequence

from entaku.kernel.table import Event
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Component, Game, Object
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.projection import Projection
from entaku.magic.zones.zone_changes import Going, arriving, parts_in_order, remaining
from entaku.oracle.ir.things import Zone

CONCEALING: frozenset[Zone] = frozenset({"battlefield", "stack"})
"""Where everybody sees that an object lies face down, and it is revealed as it leaves.  (CR 708.2, 708.9)"""
PUBLIC: frozenset[Zone] = frozenset({"battlefield", "graveyard", "stack", "exile", "command"})


def move(game: Game, going: Sequence[Going]) -> list[int]:
    """Move objects all at once; each becomes a new object, or as many as cards represented it.  Their new ids.

    In the same order; what was one permanent and is several cards, in the order in which these lay.  (CR 400.7, 723.3)
    """
    going = [one for one in going if one.number in game.objects]
    leaving = any(game.objects[one.number].zone == "battlefield" for one in going)
    before = projection.current(game) if leaving else None
    batch: list[e.Moved | e.Created] = []
    when = game.next_id
    for one in going:
        is_new = game.objects[one.number].zone == "outside" and game.objects[one.number].is_token
        batch += [come_to_be(game, one, when)] if is_new else move_one(game, one, before, when)
    found = list(dict.fromkeys(one.now if isinstance(one, e.Moved) else one.object for one in batch))
    for number in found:
        if number in game.objects and game.objects[number].counters:
            mutators.give_keywords(game, number, (kind for kind, _ in game.objects[number].counters))
    mutators.happen(game, *batch, before=before)
    return found


def come_to_be(game: Game, one: Going, when: int) -> e.Created:
    """A token that was to be created is there, as has been settled.  (CR 111.2)"""
    item = mutators.take_out(game, one.number)
    controller = item.owner if one.controller is None else one.controller
    mutators.put_in(game, replace(
        item, zone=one.to, controller=controller, held_by=controller, timestamp=mutators.stamp(game), since=game.turn,
        arrived=when, tapped=one.tapped, counters=one.counters, copies=one.copies, chosen=one.chosen,
        attached=one.attached, attached_player=one.attached_player,
    ))  # fmt: skip
    return e.Created(item.id, game.objects[item.id].base.name, controller)


def forgo(game: Game, tokens: Iterable[int]) -> None:
    """Those of these tokens that could not enter the battlefield are not created.  (CR 303.4g)"""
    for number in tokens:
        if number in game.objects and game.objects[number].zone == "outside":
            mutators.take_out(game, number)


def move_one(game: Game, one: Going, before: Projection | None, when: int) -> list[e.Moved]:
    """An object leaves its zone, and is a new one in another; one for each card that represented it.  (CR 723.3)"""
    item = game.objects[one.number]
    traits = (before.traits.get(item.id) if before is not None else None) or projection.look(game, item)
    controller = traits.controller if traits.controller >= 0 else item.controller
    if item.zone == "battlefield":
        if one.to == "graveyard":
            game.memory = replace(game.memory, died=(*game.memory.died, (item, traits)))
        game.memory = replace(game.memory, left=(*game.memory.left, (item, traits)))
        game.moment += 1
    parts = parts_in_order(item, one)
    numbers = tuple(mutators.new_id(game) for _ in parts)
    mutators.take_leave(game, item, traits, numbers, when)
    counters = one.counters if not item.counters else remaining(item, traits, one)
    there = [
        arriving(game, one, item, part, to, number, mutators.stamp(game), when, counters)
        for number, (part, to) in zip(numbers, parts, strict=True)
    ]
    if item.zone == "stack" and one.to == "battlefield" and item.spell is not None:
        there = [replace(fresh, cast=item.spell.cast) for fresh in there]
        keep_effects(game, item.id, numbers[0])
    joined: list[e.Moved] = []
    if one.along:
        there, joined = join(game, there[0], parts[0][0], one, when)
    lowest_first = one.to == "graveyard" or (one.to == "library" and not one.bottom)
    for fresh in reversed(there) if lowest_first else there:
        mutators.put_in(game, fresh, None if one.bottom else 0)
    unseen = one.face_down and one.to in CONCEALING
    name = "" if unseen else item.definition.name if item.face_down else traits.name or item.definition.name
    told = [
        e.Moved(
            item.id, fresh.id, fresh.definition.name if place and not unseen else name, item.owner,
            fresh.controller if fresh.zone == "battlefield" else controller, item.zone, fresh.zone,
            is_seen(item, one, fresh.zone), one.cause, place > 0, one.by,
        )
        for place, fresh in enumerate(there)
    ]  # fmt: skip
    return told + joined


def is_seen(item: Object, one: Going, to: Zone) -> bool:
    """Whether everybody sees which card an object is that goes from a zone to another."""
    unseen = one.face_down and to in CONCEALING
    return not one.hidden and (
        (to in PUBLIC and (unseen or not one.face_down))
        or (item.zone in PUBLIC and (item.zone in CONCEALING or not item.face_down))
    )


def join(game: Game, fresh: Object, first: Component, one: Going, when: int) -> tuple[list[Object], list[e.Moved]]:
    """Other cards come onto the battlefield as parts of the same permanent.  (CR 701.37a)"""
    cards = [game.objects[number] for number in one.along]
    told: list[e.Moved] = []
    for item in cards:
        traits = projection.look(game, item)
        mutators.take_leave(game, item, traits, (fresh.id,), when)
        which = (item.id, fresh.id, traits.name, item.owner, fresh.controller)
        told.append(e.Moved(*which, item.zone, one.to, seen=True, cause=one.cause, part=True))
    parts = (first, *(Component(item.definition, commander=item.commander) for item in cards))
    leader = next((part.commander for part in parts if part.commander is not None), None)
    return [replace(fresh, components=parts, commander=leader)], told


def depart(game: Game, numbers: Iterable[int]) -> None:
    """Objects leave the game, all at once: they go to no zone, but permanents leave the battlefield.  (CR 603.6c)"""
    before = projection.current(game)
    batch: list[Event] = []
    when = mutators.new_id(game)
    there = [game.objects[number] for number in numbers]
    for item, traits in [(item, before.traits.get(item.id) or projection.look(game, item)) for item in there]:
        mutators.take_leave(game, item, traits, (), when)
        if item.zone == "battlefield":
            batch.append(e.Departed(item.id, traits.name, traits.controller))
    mutators.happen(game, *batch, before=before)


def keep_effects(game: Game, spell: int, permanent: int) -> None:
    """What changes a permanent spell goes on changing the permanent that it becomes.  (CR 400.7a)"""
    if any(spell in effect.objects for effect in game.effects):
        game.effects = tuple(
            replace(effect, objects=(*effect.objects, permanent)) if spell in effect.objects else effect
            for effect in game.effects
        )
        mutators.touched(game)
