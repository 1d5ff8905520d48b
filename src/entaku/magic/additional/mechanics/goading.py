"""Goad.  (CR 701.38)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import at_once
from entaku.magic.spells.resolving.lasting_effects import add_changes, on_battlefield
from entaku.oracle.ir import changes as ch
from entaku.oracle.mechanics.goading import Goad


@at_once(Goad)
def goad(ctx: Context, node: Goad) -> bool:
    """Until your next turn these attack each combat, and somebody else if able.  (CR 701.38)"""
    game = ctx.game
    found = [n for n in present(ctx, node.what) if on_battlefield(ctx, n)]
    if found:
        add_changes(ctx, found, (ch.Goaded(),), "your next turn")
        mutators.happen(game, *(e.Goaded(n, ctx.controller) for n in found))
    return bool(found)
