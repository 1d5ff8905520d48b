"""Blight.  (CR 2026 701.68)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.spells.resolving.asking import Context, amount, objects, players
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.magic.zones import moving
from entaku.oracle.ir.short import CREATURE
from entaku.oracle.ir.things import ControlledBy, Group, You
from entaku.oracle.mechanics.blight import Blight


@possible(Blight)
def can_blight(ctx: Context, node: Blight) -> bool:
    """Only who controls a creature can choose to blight.  (CR 2026 701.68b)"""
    return any(creatures(ctx, seat) for seat in players(ctx, node.who))


@follows(Blight)
def blight(ctx: Context, node: Blight) -> Procedure[bool]:
    """Each player chooses a creature of theirs.  (CR 2026 701.68a)"""
    game, of_each = ctx.game, dict[int, list[int]]()
    for seat in players(ctx, node.who):
        own = creatures(ctx, seat)
        of_each[seat] = yield from choose_objects(game, seat, "game-blight", own, about=(ctx.source,))
    count = amount(ctx, node.amount)
    for seat, own in of_each.items():
        yield from moving.put_counters(game, [(number, count) for number in own], "-1/-1", seat)
    chosen = [number for own in of_each.values() for number in own]
    ctx.bound[node.bind] = tuple(chosen)
    for seat in players(ctx, node.who):
        mutators.happen(game, e.Done(seat, "blight"))
    return bool(chosen)


def creatures(ctx: Context, seat: int) -> list[int]:
    """The creatures that a player controls."""
    return list(objects(Context(ctx.game, ctx.source, seat), Group((CREATURE, ControlledBy(You())))))
