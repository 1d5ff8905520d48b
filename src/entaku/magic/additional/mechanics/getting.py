"""Counters that players get.  (CR 122.1)"""

from entaku.magic.concepts.counters import player_counters
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_number
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import at_once, follows
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.oracle.mechanics.getting import GetCounters, PayAnyEnergy


@at_once(GetCounters)
def get_counters(ctx: Context, node: GetCounters) -> bool:
    """Players get counters at once.  (CR 122.1, 608.2e)"""
    counts = [(seat, amount(ctx.with_bound(each=SeatRef(seat)), node.amount)) for seat in players(ctx, node.who)]
    batch = [player_counters.change(ctx.game, seat, node.kind, many, quiet=True) for seat, many in counts]
    got = [event for event in batch if event is not None]
    mutators.happen(ctx.game, *got)
    return bool(got)


@follows(PayAnyEnergy)
def pay_any_energy(ctx: Context, node: PayAnyEnergy) -> Procedure[bool]:
    """Each player pays as many counters as they like, of those that they have.  (CR 107.14)"""
    game, total = ctx.game, 0
    for seat in players(ctx, node.who):
        most = game.players[seat].energy
        if most >= max(1, node.least):
            paid = yield from choose_number(game, seat, "game-pay-energy", node.least, most, most, (ctx.source,))
            player_counters.change(game, seat, "energy", -paid)
            total += paid
    ctx.bound[node.bind] = total
    return total > 0


@possible(PayAnyEnergy)
def can_pay_any_energy(ctx: Context, node: PayAnyEnergy) -> bool:
    """Whether somebody has as much as is to be paid at least.  (CR 118.3)"""
    return any(ctx.game.players[seat].energy >= node.least for seat in players(ctx, node.who))
