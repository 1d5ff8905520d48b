"""Counters put on, removed and moved.  (CR 122)"""

from collections import Counter

from entaku.magic.concepts.counters import any_kind
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
    EnterWithCounters,
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
    did = yield from moving.put_counters(ctx.game, counts, node.kind, ctx.controller)
    return did > 0


@at_once(EnterWithCounters)
def enter_with_counters(ctx: Context, node: EnterWithCounters) -> bool:
    """A spell on the stack remembers them for the permanent that it becomes.  (CR 614.12)"""
    did = False
    for number in objects(ctx, node.what):
        item = ctx.game.objects.get(number)
        if item is not None and item.zone == "stack" and item.spell is not None:
            more = (node.kind, amount(ctx, node.amount))
            cast = mutators.replace(item.spell.cast, counters=(*item.spell.cast.counters, more))
            mutators.alter(ctx.game, number, spell=mutators.replace(item.spell, cast=cast))
            did = True
    return did


@follows(DivideCounters)
def put_divided(ctx: Context, node: DivideCounters) -> Procedure[bool]:
    """Counters as they were distributed with the targets; those for illegal targets are lost.  (CR 601.2d)"""
    shares = divided_amounts.share_out(ctx, node)
    counts = [(thing, count) for thing, count in shares if isinstance(thing, int) and on_battlefield(ctx, thing)]
    did = yield from moving.put_counters(ctx.game, counts, node.kind, ctx.controller)
    return did > 0


@follows(PutCountersOf)
def put_counters_of(ctx: Context, node: PutCountersOf) -> Procedure[bool]:
    """The same counters are put on others, and none are moved; doubled are those of each.  (CR 122.8, 701.9e)"""
    to = [number for number in present(ctx, node.to) if on_battlefield(ctx, number)]
    did = 0
    for source in objects(ctx, node.of):
        pair = asking.seen(ctx.game, source)
        if node.of == node.to:
            to = [source] if on_battlefield(ctx, source) else []
        for kind, count in pair[0].counters if pair is not None else ():
            did += yield from moving.put_counters(ctx.game, [(number, count) for number in to], kind, ctx.controller)
    return did > 0


@follows(RemoveCounters)
def remove_counters(ctx: Context, node: RemoveCounters) -> Procedure[bool]:
    removed = 0
    for number in present(ctx, node.what):
        item = ctx.game.objects.get(number)
        if item is not None:
            there = any_kind.number_of(item, node.kind)
            less = there if node.amount is None else min(there, amount(ctx, node.amount))
            if node.up_to and less:
                asked = choose_number(ctx.game, ctx.controller, "game-counters-removed", 0, less, less, (number,))
                less = yield from asked
            yield from any_kind.remove(ctx.game, ctx.controller, number, node.kind, less)
            removed += less
    ctx.bound[node.bind] = removed
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
        yield from moving.put_counters(game, [(chosen[0], count)], node.kind, ctx.controller)
    return True


@follows(MoveCounters)
def move_counters(ctx: Context, node: MoveCounters) -> Procedure[bool]:
    """Counters leave objects and are put on another; none move from it to itself.  (CR 122.5)"""
    game = ctx.game
    to = [number for number in objects(ctx, node.to) if on_battlefield(ctx, number)]
    moved = 0
    for source in objects(ctx, node.source) if to else ():
        if source != to[0] and on_battlefield(ctx, source):
            leaving = yield from _those_moved(ctx, node, source)
            for kind, count in leaving.items():
                mutators.change_counters(game, source, kind, -count)
                yield from moving.put_counters(game, [(to[0], count)], kind, ctx.controller)
                moved += count
    return moved > 0


def _those_moved(ctx: Context, node: MoveCounters, source: int) -> Procedure[Counter[str]]:
    """How many counters of which kinds are moved from an object."""
    item = ctx.game.objects[source]
    if node.any_number:
        found: Counter[str] = Counter()
        for kind, held in item.counters:
            if node.kind in ("", kind):
                asked = choose_number(ctx.game, ctx.controller, "game-counters-moved", 0, held, held, (source,))
                found[kind] = yield from asked
        return found
    most = any_kind.number_of(item, node.kind) if node.amount is None else amount(ctx, node.amount)
    return (yield from any_kind.chosen(ctx.game, ctx.controller, source, node.kind, most))


@possible(PutCounters)
def can_put_counters(ctx: Context, node: PutCounters) -> bool:
    """There is a permanent, a card in exile, or a plane, to put counters on.  (CR 608.2d)"""
    there = (*ctx.game.battlefield, *ctx.game.exile, *ctx.game.command)
    return any(number in there for number in objects(ctx, node.what))


@possible(RemoveCounters)
def can_remove_counters(ctx: Context, node: RemoveCounters) -> bool:
    """There are as many counters as are to be removed.  (CR 118.3)"""
    found = [ctx.game.objects[number] for number in objects(ctx, node.what) if number in ctx.game.objects]
    if node.amount is None or node.up_to:
        return bool(found)
    return bool(found) and all(any_kind.number_of(item, node.kind) >= amount(ctx, node.amount) for item in found)
