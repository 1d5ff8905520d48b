"""Discover.  (CR 2026 701.57)"""

from entaku.magic.additional.mechanics.cascade import cast_first, is_exiled, put_back
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.spells.resolving.asking import Context, amount
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.mechanics.discover import Discover


@follows(Discover)
def discover(ctx: Context, node: Discover) -> Procedure[bool]:
    """What is found is cast, or else put into the hand; the others go to the bottom.  (CR 2026 701.57a)"""
    exiled, is_found = yield from cast_first(ctx, "discover", amount(ctx, node.amount))
    if is_found:
        last = exiled.pop()
        if is_exiled(ctx.game, last):
            yield from moving.move(ctx.game, [Going(last, "hand")])
    yield from put_back(ctx, "discover", exiled)
    mutators.happen(ctx.game, e.Done(ctx.controller, "discover"))
    return True
