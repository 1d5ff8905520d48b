"""Planeswalking, chaos and the planar die as effects bring them about.  (CR 310.7, 701.24, 901.9)"""

from entaku.magic.spells.resolving.asking import Context, players
from entaku.magic.spells.resolving.follow import at_once
from entaku.magic.variants import planar_die, planechase
from entaku.oracle.mechanics.planechase import ChaosEnsues, Planeswalk, RollPlanarDie


@at_once(Planeswalk)
def planeswalk(ctx: Context, node: Planeswalk) -> bool:
    """Only the planar controller can planeswalk, and only in a Planechase game.  (CR 701.24a)"""
    walked = [planechase.planeswalk(ctx.game, seat) for seat in players(ctx, node.who)]
    return any(walked)


@at_once(ChaosEnsues)
def chaos(ctx: Context, _: ChaosEnsues) -> bool:
    """Chaos ensues on every plane that is face up.  (CR 310.7)"""
    planechase.chaos(ctx.game)
    return planechase.is_played(ctx.game)


@at_once(RollPlanarDie)
def roll(ctx: Context, node: RollPlanarDie) -> bool:
    """Such a roll makes the next one that is paid for no dearer.  (CR 901.9)"""
    if not planechase.is_played(ctx.game):
        return False
    for seat in players(ctx, node.who):
        planar_die.roll(ctx.game, seat)
    return True
