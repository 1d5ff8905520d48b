"""Populate.  (CR 701.30)"""

from entaku.magic.additional import copying
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.spells.replacement.creating import Wanted
from entaku.magic.spells.resolving.asking import Context, objects
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.oracle.ir.short import YOURS, creature
from entaku.oracle.ir.things import Being
from entaku.oracle.mechanics.populate import Populate

CHOICE = creature(YOURS, Being("token"))


@follows(Populate)
def populate(ctx: Context, node: Populate) -> Procedure[bool]:
    """Without a creature token nothing is created.  (CR 701.30b)"""
    game = ctx.game
    chosen = yield from choose_objects(game, ctx.controller, "game-populate", objects(ctx, CHOICE), about=(ctx.source,))
    copied = [copying.token_of(ctx, game.objects[number]) for number in chosen if number in game.objects]
    wanted = [Wanted(one, ctx.controller, 1) for one in copied]
    made = yield from moving.tokens(game, wanted)
    ctx.bound[node.bind] = tuple(made)
    return bool(made)
