"""Fateseal.  (CR 701.22)"""

from entaku.magic.additional.mechanics.scry import put_in_order
from entaku.magic.game.choices import Procedure, choose_player
from entaku.magic.spells.resolving.asking import Context, amount, players
from entaku.magic.spells.resolving.follow import follows
from entaku.oracle.mechanics.fateseal import Fateseal


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
