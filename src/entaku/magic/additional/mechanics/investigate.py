"""Investigate.  (CR 701.36)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.spells.resolving.asking import Context, players
from entaku.magic.spells.resolving.follow import follow, follows
from entaku.oracle.ir.predefined import PREDEFINED
from entaku.oracle.mechanics.investigate import Investigate
from entaku.oracle.mechanics.tokens import Create


@follows(Investigate)
def investigate(ctx: Context, node: Investigate) -> Procedure[bool]:
    """Each of the players creates a Clue token.  (CR 701.36a)"""
    seats = players(ctx, node.who)
    created = yield from follow(ctx, (Create(PREDEFINED["Clue"], who=node.who),))
    for seat in seats:
        mutators.happen(ctx.game, e.Done(seat, "investigate"))
    return created
