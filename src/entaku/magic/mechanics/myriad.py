"""Myriad.  (CR 702.116)"""

from entaku.cards.ir.abilities import Triggered
from entaku.cards.ir.happenings import BeginningOf
from entaku.cards.ir.things import Bound
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.myriad import Myriad
from entaku.kernel.seats import Seat
from entaku.magic import copying, moving, questions
from entaku.magic.choices import Procedure, yes
from entaku.magic.mechanics.moving import attack_as_chosen
from entaku.magic.moving import Wanted
from entaku.magic.questions import Context
from entaku.magic.resolving.follow import follows
from entaku.magic.resolving.permanents import add_delayed

GOES = Triggered(BeginningOf("end of combat"), (Move(Bound("myriad"), "exile"),))


@follows(Myriad)
def myriad(ctx: Context, node: Myriad) -> Procedure[bool]:
    """The copies enter at once, tapped, each attacking another opponent or a planeswalker of theirs.  (CR 702.116a)"""
    game, seat = ctx.game, ctx.controller
    found = questions.seen(game, ctx.source)
    if found is None:
        return False
    attacked = questions.defending_player(game, ctx.source)
    wanted: list[Seat] = []
    for other in game.opponents(seat):
        if other != attacked and (yield from yes(game, seat, "game-myriad", (ctx.source, -1 - other))):
            wanted.append(other)
    definition = copying.token_of(ctx, found[0])
    made = yield from moving.tokens(game, [Wanted(definition, seat, 1) for _ in wanted], tapped=True)
    for place, token in enumerate(made):
        # Where more are created, there are as many more for each opponent.
        yield from attack_as_chosen(ctx, (token,), wanted[place * len(wanted) // len(made)])
    if made:
        ctx.bound["myriad"] = tuple(made)
        add_delayed(ctx, GOES, True, None)
    return bool(made)
