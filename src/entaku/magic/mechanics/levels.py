"""Levels that Classes gain.  (CR 717)"""

from entaku.cards.mechanics.levels import GainLevel
from entaku.magic import changing
from entaku.magic import events as e
from entaku.magic.questions import Context
from entaku.magic.resolving.follow import at_once
from entaku.magic.resolving.permanents import on_battlefield


@at_once(GainLevel)
def gain_level(ctx: Context, node: GainLevel) -> bool:
    """A level is no counter: it stays with the permanent, whatever it becomes.  (CR 717.2b)"""
    if not on_battlefield(ctx, ctx.source):
        return False
    changing.alter(ctx.game, ctx.source, level=node.level)
    changing.happen(ctx.game, e.LevelGained(ctx.source, node.level))
    return True
