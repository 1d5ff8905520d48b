"""Creatures that grow by a keyword: bolster, support, adapt, renown.  (CR 701.33, 701.35, 701.43, 702.112)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving.asking import Context, amount, objects, present
from entaku.magic.spells.resolving.follow import at_once, follows
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.magic.zones import moving
from entaku.oracle.ir.short import YOURS, creature
from entaku.oracle.mechanics.growth import Adapt, BecomeRenowned, Bolster, Support


@follows(Bolster)
def bolster(ctx: Context, node: Bolster) -> Procedure[bool]:
    """Your creature with the least toughness grows; of several you choose one.  (CR 701.33a)"""
    game = ctx.game
    size = {n: projection.look(game, game.objects[n]).toughness or 0 for n in objects(ctx, creature(YOURS))}
    least = [n for n, toughness in size.items() if toughness == min(size.values())]
    chosen = yield from choose_objects(game, ctx.controller, "game-bolster", least, about=(ctx.source,))
    did = yield from moving.put_counters(game, [(n, amount(ctx, node.amount)) for n in chosen], "+1/+1", ctx.controller)
    return did > 0


@follows(Support)
def support(ctx: Context, node: Support) -> Procedure[bool]:
    there = [n for n in present(ctx, node.what) if on_battlefield(ctx, n)]
    did = yield from moving.put_counters(ctx.game, [(n, 1) for n in there], "+1/+1", ctx.controller)
    return did > 0


@follows(Adapt)
def adapt(ctx: Context, node: Adapt) -> Procedure[bool]:
    """Whether there is a counter is looked at only now.  (CR 701.43a)"""
    item = ctx.game.objects.get(ctx.source)
    if item is None or item.zone != "battlefield" or item.counter("+1/+1"):
        return False
    did = yield from moving.put_counters(ctx.game, [(item.id, amount(ctx, node.amount))], "+1/+1", ctx.controller)
    return did > 0


@at_once(BecomeRenowned)
def become_renowned(ctx: Context, node: BecomeRenowned) -> bool:
    there = [n for n in present(ctx, node.what) if on_battlefield(ctx, n)]
    for number in there:
        mutators.alter(ctx.game, number, renowned=True)
        mutators.happen(ctx.game, e.Undergone(number, "becomes renowned"))
    return bool(there)
