"""Monstrosity.  (CR 701.31)"""

from entaku.cards.mechanics.monstrosity import Monstrosity
from entaku.magic import (
    changing,
    moving,
)
from entaku.magic import events as e
from entaku.magic.choices import (
    Procedure,
)
from entaku.magic.questions import Context, amount
from entaku.magic.resolving.follow import follows


@follows(Monstrosity)
def monstrosity(ctx: Context, node: Monstrosity) -> Procedure[bool]:
    game = ctx.game
    item = game.objects.get(ctx.source)
    if item is None or item.monstrous:
        return False
    count = amount(ctx, node.amount)
    yield from moving.put_counters(game, [(ctx.source, count)], "+1/+1")
    changing.alter(game, ctx.source, monstrous=max(1, count))
    changing.happen(game, e.Monstrous(ctx.source, count))
    return True
