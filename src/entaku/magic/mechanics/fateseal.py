"""Fateseal.  (CR 701.22)"""

from entaku.cards.mechanics.fateseal import Fateseal
from entaku.magic.choices import Procedure, choose_player
from entaku.magic.mechanics.scry import put_in_order
from entaku.magic.questions import Context, amount, players
from entaku.magic.resolving.follow import follows


@follows(Fateseal)
def fateseal(ctx: Context, node: Fateseal) -> Procedure[bool]:
    """An opponent of the player's choice: of the top cards any number go to the bottom, the rest back.  (CR 701.22a)"""
    game, count, did = ctx.game, amount(ctx, node.amount), False
    for seat in players(ctx, node.who):
        found = tuple(other for other in game.opponents(seat) if game.libraries[other])
        other = yield from choose_player(game, seat, "game-choose-player", found, (ctx.source,))
        if other is not None and count > 0:
            yield from put_in_order(game, seat, other, game.libraries[other][:count], "game-fateseal")
            did = True
    return did
