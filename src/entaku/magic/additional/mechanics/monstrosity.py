"""Monstrosity.  (CR 701.31)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.spells.resolving.asking import Context, amount
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.oracle.mechanics.monstrosity import Monstrosity


@follows(Monstrosity)
def monstrosity(ctx: Context, node: Monstrosity) -> Procedure[bool]:
    game = ctx.game
    item = game.objects.get(ctx.source)
    if item is None or item.monstrous:
        return False
    count = amount(ctx, node.amount)
    yield from moving.put_counters(game, [(ctx.source, count)], "+1/+1", ctx.controller)
    mutators.alter(game, ctx.source, monstrous=max(1, count))
    mutators.happen(game, e.Monstrous(ctx.source, count))
    return True
