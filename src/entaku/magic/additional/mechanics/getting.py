"""Counters that players get.  (CR 122.1)"""

from entaku.magic.concepts.counters import player_counters
from entaku.magic.game import mutators
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.mechanics.getting import GetCounters


@at_once(GetCounters)
def get_counters(ctx: Context, node: GetCounters) -> bool:
    """Players get counters at once.  (CR 122.1, 608.2e)"""
    counts = [(seat, amount(ctx.with_bound(each=SeatRef(seat)), node.amount)) for seat in players(ctx, node.who)]
    batch = [player_counters.change(ctx.game, seat, node.kind, many, quiet=True) for seat, many in counts]
    got = [event for event in batch if event is not None]
    mutators.happen(ctx.game, *got)
    return bool(got)
