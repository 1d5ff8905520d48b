"""Turns and combat phases that are added.  (CR 500.7, 500.8)"""

from entaku.cards.mechanics.turns import ExtraCombat, ExtraTurn
from entaku.magic import changing
from entaku.magic import events as e
from entaku.magic.questions import Context, amount, players
from entaku.magic.resolving.follow import at_once
from entaku.magic.steps import COMBAT_STEPS


@at_once(ExtraTurn)
def extra_turn(ctx: Context, node: ExtraTurn) -> bool:
    """The turn created last is taken first.  (CR 500.7)"""
    game = ctx.game
    for seat in players(ctx, node.who):
        for _ in range(amount(ctx, node.amount)):
            changing.set_fields(game, extra_turns=(*game.extra_turns, seat))
            changing.happen(game, e.ExtraTurnAdded(seat))
    return True


@at_once(ExtraCombat)
def extra_combat(ctx: Context, node: ExtraCombat) -> bool:
    """Added after this phase, before others that were added earlier.  (CR 500.8)"""
    if ctx.game.step in COMBAT_STEPS or ctx.game.step.endswith(" main"):
        added = ("beginning of combat", *(("postcombat main",) if node.main else ()))
        changing.set_fields(ctx.game, extra_phases=(*added, *ctx.game.extra_phases))
    return True
