"""Cards that may be cast without paying, or played for a while.  (CR 601, 608.2g)"""

from collections.abc import Iterator
from functools import partial

from entaku.kernel.seats import Seat
from entaku.magic.additional.faces import card_faces
from entaku.magic.card_types import lands
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, order, yes
from entaku.magic.game.definitions import Definition
from entaku.magic.game.state import Effect, Game, Object, Waiting
from entaku.magic.spells.abilities.triggers import by_rule
from entaku.magic.spells.casting import casting
from entaku.magic.spells.casting.casting import Meant, any_face
from entaku.magic.spells.casting.casting_methods import WITHOUT_PAYING, Way
from entaku.magic.spells.layers import effects_off_battlefield
from entaku.magic.spells.resolving import asking, played_as
from entaku.magic.spells.resolving.asking import Context, objects
from entaku.magic.spells.resolving.follow import at_once, follows
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.happenings import BeginningOf, LastCounterRemoved
from entaku.oracle.mechanics.casting import CastFor, CastFree, CastNow, MayPlay
from entaku.oracle.mechanics.counters import RemoveCounters


@follows(CastFree)
def cast_free(ctx: Context, node: CastFree) -> Procedure[bool]:
    """You may cast cards without paying their mana costs, while this resolves.  (CR 608.2g)

    Where not all may be cast, the dearest is asked for first.
    """
    game, count = ctx.game, 0
    found = [asking.current(ctx, number) for number in played_as.cards(ctx, node.what)]
    is_meant = any_face if node.copy else meant_by(ctx, node.what)
    if node.copy:
        found = [copied_card(ctx, number) for number in found if number is not None]
    there = [game.objects[number] for number in found if number in game.objects]
    if node.most is not None:
        there.sort(key=lambda item: -item.base.mana_value)
    numbers = [item.id for item in there]
    if node.most != 1:
        numbers = yield from in_casting_order(ctx, numbers, WITHOUT_PAYING, is_meant)
    for number in numbers:
        if count == node.most:
            break
        item = game.objects.get(number)
        if node.play and item is not None:
            count += yield from play_found(ctx, item, is_meant)
            continue
        way = Way("nothing", exiled=node.exiled, transformed=node.transformed)
        if item is None or not may_cast_as_told(game, ctx.controller, item, way, is_meant):
            continue
        if (yield from yes(game, ctx.controller, "game-cast-free", (number,))):
            yield from casting.cast(game, ctx.controller, number, way, is_meant)
            count += 1
    return count > 0


@follows(CastNow)
def cast_now(ctx: Context, node: CastNow) -> Procedure[bool]:
    """You may cast cards for their mana costs, whatever time it is, while this resolves.  (CR 608.2g)"""
    game, count, way = ctx.game, 0, Way(exiled=node.exiled)
    found = [asking.current(ctx, one) for one in played_as.cards(ctx, node.what)]
    is_meant = meant_by(ctx, node.what)
    for number in (yield from in_casting_order(ctx, [one for one in found if one is not None], way, is_meant)):
        item = game.objects.get(number)
        if item is None or not may_cast_as_told(game, ctx.controller, item, way, is_meant):
            continue
        if (yield from yes(game, ctx.controller, "game-cast-now", (number,))):
            yield from casting.cast(game, ctx.controller, number, way, is_meant)
            count += 1
    ctx.bound[node.bind] = count
    return count > 0


def meant_by(ctx: Context, what: t.Things) -> Meant:
    """What a phrase means a card as: each of its faces, or those that are as the phrase says.  (CR 601.3, 712.7a)"""
    return partial(played_as.is_meant, ctx, what) if isinstance(what, played_as.Like | t.Both) else any_face


def in_casting_order(ctx: Context, found: list[int], way: Way, is_meant: Meant) -> Procedure[list[int]]:
    """Cards that one player may cast one after the other, in the order that they choose.  (CR 608.2g)

    What can't be cast yet is among them, as it may be once another one is on the stack.
    """
    game = ctx.game
    spells = [number for number in found if number in game.objects and not is_land(game.objects[number])]
    now = (may_cast_as_told(game, ctx.controller, game.objects[one], way, is_meant) for one in spells)
    if len(spells) < 2 or not any(now):
        return found
    chosen = yield from order(game, ctx.controller, "game-order-casting", spells)
    return [*chosen, *(number for number in found if number not in spells)]


def is_land(item: Object) -> bool:
    return "Land" in item.definition.traits.types


def play_found(ctx: Context, item: Object, is_meant: Meant) -> Procedure[int]:
    """A card is played while something resolves: cast for nothing, or put onto the battlefield as one of one's lands.

    (CR 305.3, 601.3, 712.8)
    """
    game, seat = ctx.game, ctx.controller
    found = tuple(face for face in card_faces.castable(item) if is_meant(face) and may_play_found(game, seat, face))
    if not found or not (yield from yes(game, seat, "game-cast-free", (item.id,))):
        return 0
    chosen = yield from card_faces.chosen(game, seat, found, "game-play-face")
    if is_land(chosen):
        yield from lands.put_as_played(game, seat, Going(item.id, "battlefield", face=chosen.definition))
    else:
        yield from casting.cast(game, seat, item.id, WITHOUT_PAYING, partial(is_same_face, chosen))
    return 1


def may_play_found(game: Game, seat: Seat, face: Object) -> bool:
    """Whether a card may be played as this face while something resolves: as a land in one's own turn.  (CR 305.3)"""
    if is_land(face):
        return game.is_turn_of(seat) and lands.land_plays_left(game, seat) > 0
    return casting.may_cast_face(game, seat, face, WITHOUT_PAYING)


def is_same_face(chosen: Object, face: Object) -> bool:
    """Whether a face of a card is the one that was chosen."""
    return face.definition is chosen.definition


def copied_card(ctx: Context, number: int) -> int:
    """A copy of a card, where the card is; it ceases to exist if it isn't cast.  (CR 707.12)"""
    item = ctx.game.objects[number]
    copied = card_faces.like(item.definition) if item.copies is None else Definition(None, item.base, is_token=True)
    copy = mutators.create(ctx.game, copied, ctx.controller, zone=item.zone)
    return copy.id


def may_cast_as_told(game: Game, seat: Seat, item: Object, way: Way, is_meant: Meant = any_face) -> bool:
    """Whether a card can be cast in the way that an effect tells, as any of its faces that the effect means."""
    return any(
        is_meant(face) and casting.may_cast_face(game, seat, face, way)
        for face in card_faces.told(item, way.transformed)
    )


@follows(CastFor)
def cast_for(ctx: Context, node: CastFor) -> Procedure[bool]:
    """A card is cast as an ability of its own says, while that resolves; else it may have to go.  (CR 608.2g)"""
    game, did = ctx.game, False
    number = asking.current(ctx, ctx.source)
    item = game.objects.get(number) if number is not None else None
    if item is None or number is None:
        return False
    way = way_for(ctx, item, node)
    if way is not None and may_cast_as_told(game, ctx.controller, item, way):
        free = node.keyword == "suspend"
        must = free and game.setup.profile.suspended == "must"
        question = "game-cast-free" if free else "game-cast-for"
        did = must or (yield from yes(game, ctx.controller, question, (number,)))
        if did:
            yield from casting.cast(game, ctx.controller, number, way)
    if not did and node.otherwise is not None:
        yield from moving.move(game, [Going(number, node.otherwise)])
    return did


def way_for(ctx: Context, item: Object, node: CastFor) -> Way | None:
    """The way in which a keyword of a card lets it be cast; None if it doesn't have it any more."""
    keyword = next(
        (one for one in effects_off_battlefield.kit_of_card(ctx.game, item).keyword_list if one.name == node.keyword),
        None,
    )
    if keyword is None:
        return None
    if node.keyword == "suspend":
        return Way("nothing", "suspend")
    return Way("alternative cost", node.keyword, parts=keyword.cost)


@at_once(MayPlay)
def may_play(ctx: Context, node: MayPlay) -> bool:
    """For a while you may play these cards."""
    game = ctx.game
    found = tuple(number for number in (asking.current(ctx, n) for n in objects(ctx, node.what)) if number)
    what = node.what if isinstance(node.what, t.Group) else t.Bound("playable")
    rule = pr.PlayFrom(
        t.You(), what, free=node.free, any_colour=node.any_colour, lands_only=node.lands, spells_only=node.cast,
        any_type=node.any_type, exiled=node.exiled,
    )  # fmt: skip
    mutators.add_effect(
        game,
        Effect(
            mutators.stamp(game),
            ctx.source,
            ctx.controller,
            node.until,
            (),
            (),
            rule,
            (("playable", found),),
            game.turn,
        ),
    )
    return True


# What lies in exile until it may be cast.


MAY_BE_CAST = Triggered(h.Moves(t.Self(), "hand", "exile"), (CastFor("madness", "graveyard"),))
"""What triggers as a card is exiled by its own madness.  (CR 702.35a)"""


@by_rule(e.Moved)
def exiled(game: Game, event: e.Moved) -> Iterator[Waiting]:
    """A card that its own madness has exiled as it was discarded.  (CR 702.35a)"""
    if event.to == "exile" and event.origin == "hand":
        item = game.objects.get(event.now)
        if item is not None and item.exiled_by is not None and item.exiled_by[0] == event.was:
            yield Waiting(item.owner, item.id, MAY_BE_CAST, (("it", (item.id,)),))


IS_COUNTED = Matches(t.Self(), (t.HasCounter("time"),))
COUNTS_DOWN = Triggered(BeginningOf("upkeep", t.You()), (RemoveCounters(t.Self(), "time", 1),), if_=IS_COUNTED)
IS_CAST = Triggered(LastCounterRemoved("time"), (CastFor("suspend"),))


@by_rule(e.StepBegan, e.CountersChanged)
def waited(game: Game, event: e.StepBegan | e.CountersChanged) -> Iterator[Waiting]:
    """What suspended cards do in their owner's upkeep, and as their last time counter is removed.  (CR 702.62a)"""
    if isinstance(event, e.StepBegan):
        for number in game.exile if event.step == "upkeep" else ():
            item = game.objects[number]
            if item.owner == event.seat and item.counter("time") and has_suspend(game, item):
                yield Waiting(item.owner, number, COUNTS_DOWN, ())
    elif event.kind == "time" and not event.now and event.change < 0:
        found = game.objects.get(event.object)
        if found is not None and found.zone == "exile" and has_suspend(game, found):
            yield Waiting(found.owner, found.id, IS_CAST, ())


def has_suspend(game: Game, item: Object) -> bool:
    return not item.face_down and "suspend" in effects_off_battlefield.kit_of_card(game, item).keywords
