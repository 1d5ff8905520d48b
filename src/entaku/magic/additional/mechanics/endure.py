"""Endure.  (CR 2026 701.63)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, yes
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, amount, objects
from entaku.magic.spells.resolving.follow import follow, follows
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.magic.zones import moving
from entaku.oracle.mechanics.endure import Endure
from entaku.oracle.mechanics.tokens import Create, Token


@follows(Endure)
def endure(ctx: Context, node: Endure) -> Procedure[bool]:
    """A Spirit comes unless counters are put; enduring 0 is nothing.  (CR 2026 701.63a, 701.63b)"""
    game, count = ctx.game, amount(ctx, node.amount)
    if count <= 0:
        return False
    for number in objects(ctx, node.what):
        seat = asking.controller_of(game, number)
        if seat is None:
            continue
        if on_battlefield(ctx, number) and (yield from yes(game, seat, "game-endure", (number,))):
            yield from moving.put_counters(game, [(number, count)], "+1/+1", seat)
        else:
            spirit = Token(("Creature", "Spirit"), count, count, "W")
            yield from follow(Context(game, ctx.source, seat), (Create(spirit),))
        mutators.happen(game, e.Undergone(number, "endures"))
    return True
