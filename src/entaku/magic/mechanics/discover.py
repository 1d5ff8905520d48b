"""Discover.  (CR 2026 701.57)"""

from entaku.cards.mechanics.discover import Discover
from entaku.magic import changing, moving
from entaku.magic import events as e
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure
from entaku.magic.mechanics.cascade import cast_first, is_exiled, put_back
from entaku.magic.questions import Context, amount
from entaku.magic.resolving.follow import follows


@follows(Discover)
def discover(ctx: Context, node: Discover) -> Procedure[bool]:
    """What is found is cast, or else put into the hand; the others go to the bottom.  (CR 2026 701.57a)"""
    exiled, is_found = yield from cast_first(ctx, "discover", amount(ctx, node.amount))
    if is_found:
        last = exiled.pop()
        if is_exiled(ctx.game, last):
            yield from moving.move(ctx.game, [Going(last, "hand")])
    yield from put_back(ctx, "discover", exiled)
    changing.happen(ctx.game, e.Done(ctx.controller, "discover"))
    return True
