"""Levels that Classes gain.  (CR 717)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import at_once
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.oracle.mechanics.levels import GainLevel


@at_once(GainLevel)
def gain_level(ctx: Context, node: GainLevel) -> bool:
    """A level is no counter: it stays with the permanent, whatever it becomes.  (CR 717.2b)"""
    if not on_battlefield(ctx, ctx.source):
        return False
    mutators.alter(ctx.game, ctx.source, level=node.level)
    mutators.happen(ctx.game, e.LevelGained(ctx.source, node.level))
    return True
