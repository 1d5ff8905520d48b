"""Goad.  (CR 701.38)"""

from entaku.cards.ir import changes as ch
from entaku.cards.mechanics.goading import Goad
from entaku.magic import (
    changing,
)
from entaku.magic import events as e
from entaku.magic.questions import Context, present
from entaku.magic.resolving.follow import at_once
from entaku.magic.resolving.permanents import add_changes, on_battlefield


@at_once(Goad)
def goad(ctx: Context, node: Goad) -> bool:
    """Until your next turn these attack each combat, and somebody else if able.  (CR 701.38)"""
    game = ctx.game
    found = [n for n in present(ctx, node.what) if on_battlefield(ctx, n)]
    if found:
        add_changes(ctx, found, (ch.Goaded(),), "your next turn")
        changing.happen(game, *(e.Goaded(n, ctx.controller) for n in found))
    return bool(found)
