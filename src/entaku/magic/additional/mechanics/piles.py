"""Cards that one player separates into piles and another chooses between.  (CR 700.3)"""

from entaku.kernel.decisions import Part, Split
from entaku.magic.game.choices import Procedure, ask, choose_pile, choose_player, option_of
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, players
from entaku.magic.spells.resolving.follow import follows
from entaku.oracle.mechanics.piles import SplitPiles


@follows(SplitPiles)
def split_piles(ctx: Context, node: SplitPiles) -> Procedure[bool]:
    """A player makes two piles, either of which may be empty; another chooses one.  (CR 700.3)"""
    game = ctx.game
    cards = tuple(asking.objects(ctx, node.what))
    separators, choosers = players(ctx, node.separator), players(ctx, node.chooser)
    if not separators or not choosers:
        return False
    separator = yield from choose_player(game, ctx.controller, "game-choose-player", separators)
    shape = Split(tuple(option_of(game, n, n) for n in cards), (Part("first"), Part("second")))
    answer = yield from ask(
        game, separators[0] if separator is None else separator, "game-piles", shape, about=(ctx.source,)
    )
    piles = (
        [tuple(k for k in part if isinstance(k, int)) for part in answer if isinstance(part, tuple)]
        if isinstance(answer, tuple)
        else [cards, ()]
    )
    chosen = yield from choose_pile(game, choosers[0], "game-choose-pile", piles, (ctx.source,))
    ctx.bound[node.bind] = piles[chosen]
    ctx.bound[node.rest] = piles[1 - chosen]
    return True
