"""Populate.  (CR 701.30)"""

from entaku.cards.ir.short import YOURS, creature
from entaku.cards.ir.things import Being
from entaku.cards.mechanics.populate import Populate
from entaku.magic import copying, moving
from entaku.magic.choices import Procedure, choose_objects
from entaku.magic.moving import Wanted
from entaku.magic.questions import Context, objects
from entaku.magic.resolving.follow import follows

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
