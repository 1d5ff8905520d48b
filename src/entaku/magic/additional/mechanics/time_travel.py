"""Time travel.  (CR 2026 701.56)"""

from entaku.magic.concepts.counters import any_kind
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.spells.resolving.asking import Context, objects, players
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.time_travel import TimeTravel

_TIMED = (t.HasCounter("time"),)
_SUSPENDED = (t.Being("suspended"), t.OwnedBy(t.You()))


@follows(TimeTravel)
def time_travel(ctx: Context, node: TimeTravel) -> Procedure[bool]:
    """It is chosen first what gets a counter, then what of the rest loses one; all of it then happens at once."""
    for seat in players(ctx, node.who):
        there = timed(Context(ctx.game, ctx.source, seat))
        more = yield from choose_objects(ctx.game, seat, "game-time-travel-more", there, 0, len(there), (ctx.source,))
        rest = [number for number in there if number not in more]
        less = yield from choose_objects(ctx.game, seat, "game-time-travel-less", rest, 0, len(rest), (ctx.source,))
        yield from moving.put_counters(ctx.game, [(number, 1) for number in more], "time", seat)
        for number in less:
            yield from any_kind.remove(ctx.game, seat, number, "time", 1)
        mutators.happen(ctx.game, e.Done(seat, "time travel"))
    return True


def timed(ctx: Context) -> list[int]:
    """Permanents that a player controls and suspended cards that they own, with time counters on them."""
    permanents = objects(ctx, t.Group((*_TIMED, t.ControlledBy(t.You()))))
    return [*permanents, *objects(ctx, t.Group(_SUSPENDED, "exile"))]
