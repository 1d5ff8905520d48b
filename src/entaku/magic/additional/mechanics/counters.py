"""Counters put on, removed and moved.  (CR 122)"""

from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_number, choose_objects
from entaku.magic.spells.casting import divided_amounts
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, amount, objects, present
from entaku.magic.spells.resolving.follow import at_once, follows
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.magic.zones import moving
from entaku.oracle.mechanics.counters import (
    DivideCounters,
    MoveCounters,
    PutCounters,
    PutCountersOf,
    RemoveCounters,
    SpreadCounters,
)


@follows(PutCounters)
def put_counters(ctx: Context, node: PutCounters) -> Procedure[bool]:
    """On permanents, on cards in exile, as suspended ones, and on planes.  (CR 122.1, 702.62b)"""
    beside = (*ctx.game.exile, *ctx.game.command)
    there = [n for n in present(ctx, node.what) if on_battlefield(ctx, n) or n in beside]
    counts = [(n, amount(ctx, node.amount)) for n in there]
    did = yield from moving.put_counters(ctx.game, counts, node.kind)
    return did > 0


@follows(DivideCounters)
def put_divided(ctx: Context, node: DivideCounters) -> Procedure[bool]:
    """Counters as they were distributed with the targets; those for illegal targets are lost.  (CR 601.2d)"""
    shares = divided_amounts.share_out(ctx, node)
    counts = [(thing, count) for thing, count in shares if isinstance(thing, int) and on_battlefield(ctx, thing)]
    did = yield from moving.put_counters(ctx.game, counts, node.kind)
    return did > 0


@follows(PutCountersOf)
def put_counters_of(ctx: Context, node: PutCountersOf) -> Procedure[bool]:
    """The same counters are put on others, and none are moved.  (CR 122.8)"""
    to = [number for number in present(ctx, node.to) if on_battlefield(ctx, number)]
    did = 0
    for pair in (asking.seen(ctx.game, number) for number in objects(ctx, node.of)):
        for kind, count in pair[0].counters if pair is not None else ():
            did += yield from moving.put_counters(ctx.game, [(number, count) for number in to], kind)
    return did > 0


@at_once(RemoveCounters)
def remove_counters(ctx: Context, node: RemoveCounters) -> bool:
    for number in present(ctx, node.what):
        item = ctx.game.objects.get(number)
        for kind, count in item.counters if item is not None else ():
            if node.kind in ("", kind):
                less = count if node.amount is None else min(count, amount(ctx, node.amount))
                mutators.change_counters(ctx.game, number, kind, -less)
    return True


@follows(SpreadCounters)
def spread_counters(ctx: Context, node: SpreadCounters) -> Procedure[bool]:
    """Move any number of counters, one creature after the other."""
    game = ctx.game
    source = objects(ctx, node.source)
    while source and on_battlefield(ctx, source[0]) and game.objects[source[0]].counter(node.kind):
        others = objects(ctx, node.to)
        chosen = yield from choose_objects(game, ctx.controller, "game-counters-to", others, 0, 1, (ctx.source,))
        if not chosen:
            break
        most = game.objects[source[0]].counter(node.kind)
        count = yield from choose_number(game, ctx.controller, "game-counters-moved", 1, most, 1, (chosen[0],))
        mutators.change_counters(game, source[0], node.kind, -count)
        yield from moving.put_counters(game, [(chosen[0], count)], node.kind)
    return True


@follows(MoveCounters)
def move_counters(ctx: Context, node: MoveCounters) -> Procedure[bool]:
    """Counters leave objects and are put on another; none move from it to itself.  (CR 122.5)"""
    game = ctx.game
    to = [number for number in objects(ctx, node.to) if on_battlefield(ctx, number)]
    moved = 0
    for source in objects(ctx, node.source) if to else ():
        if source != to[0] and on_battlefield(ctx, source):
            for kind, held in game.objects[source].counters:
                if node.kind in ("", kind):
                    count = yield from _how_many(ctx, node, source, held)
                    mutators.change_counters(game, source, kind, -count)
                    yield from moving.put_counters(game, [(to[0], count)], kind)
                    moved += count
    return moved > 0


def _how_many(ctx: Context, node: MoveCounters, source: int, held: int) -> Procedure[int]:
    """How many of the counters of a kind that an object has are moved."""
    if node.any_number:
        asked = choose_number(ctx.game, ctx.controller, "game-counters-moved", 0, held, held, (source,))
        return (yield from asked)
    return held if node.amount is None else min(amount(ctx, node.amount), held)


@possible(PutCounters)
def can_put_counters(ctx: Context, node: PutCounters) -> bool:
    """There is a permanent, a card in exile, or a plane, to put counters on.  (CR 608.2d)"""
    there = (*ctx.game.battlefield, *ctx.game.exile, *ctx.game.command)
    return any(number in there for number in objects(ctx, node.what))


@possible(RemoveCounters)
def can_remove_counters(ctx: Context, node: RemoveCounters) -> bool:
    """There are as many counters as are to be removed.  (CR 118.3)"""
    found = [ctx.game.objects[number] for number in objects(ctx, node.what) if number in ctx.game.objects]
    if not node.kind or node.amount is None:
        return bool(found)
    return bool(found) and all(item.counter(node.kind) >= amount(ctx, node.amount) for item in found)
