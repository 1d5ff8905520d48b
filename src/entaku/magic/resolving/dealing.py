"""Instructions about damage and fights.  (CR 120, 701.12)"""

from entaku.cards.ir import actions as x
from entaku.magic.choices import Procedure, choose_objects
from entaku.magic.questions import Context
from entaku.magic.resolving.follow import follows


@follows(x.ChooseSource)
def choose_source(ctx: Context, node: x.ChooseSource) -> Procedure[bool]:
    """A source of damage: any permanent, or any spell.  (CR 609.7a)"""
    game = ctx.game
    found = [*game.battlefield, *(n for n in game.stack if n != ctx.source)]
    chosen = yield from choose_objects(game, ctx.controller, "game-choose-source", found, about=(ctx.source,))
    ctx.bound[node.bind] = tuple(chosen)
    return bool(chosen)
