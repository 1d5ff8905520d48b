"""Myriad.  (CR 702.116)"""

from entaku.kernel.seats import Seat
from entaku.magic.additional import copying
from entaku.magic.additional.mechanics.moving import attack_as_chosen
from entaku.magic.game.choices import Procedure, yes
from entaku.magic.spells.replacement.creating import Wanted
from entaku.magic.spells.resolving import asking, selectors
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.lasting_effects import add_delayed
from entaku.magic.zones import moving
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.happenings import BeginningOf
from entaku.oracle.ir.things import Bound
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.myriad import Myriad

GOES = Triggered(BeginningOf("end of combat"), (Move(Bound("myriad"), "exile"),))


@follows(Myriad)
def myriad(ctx: Context, node: Myriad) -> Procedure[bool]:
    """The copies enter at once, tapped, each attacking another opponent or a planeswalker of theirs.  (CR 702.116a)"""
    game, seat = ctx.game, ctx.controller
    found = asking.seen(game, ctx.source)
    if found is None:
        return False
    attacked = selectors.defending_player(game, ctx.source)
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
        add_delayed(ctx, GOES, once=True, until=None)
    return bool(made)
