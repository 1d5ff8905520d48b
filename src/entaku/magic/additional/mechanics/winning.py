"""Winning and losing the game.  (CR 104)"""

from entaku.magic.game.choices import Procedure
from entaku.magic.multiplayer import leaving
from entaku.magic.spells.replacement.doing import loses_instead
from entaku.magic.spells.resolving.asking import Context, players
from entaku.magic.spells.resolving.follow import at_once, follows
from entaku.oracle.mechanics.winning import LoseGame, WinGame


@follows(LoseGame)
def lose_game(ctx: Context, node: LoseGame) -> Procedure[bool]:
    """Players lose the game at once, but for those who can't or to whom something else happens.  (CR 104.3e)"""
    losers = []
    for seat in players(ctx, node.who):
        if not leaving.cant_lose(ctx.game, seat) and not (yield from loses_instead(ctx.game, seat)):
            losers.append((seat, "effect"))
    leaving.players_lose(ctx.game, losers)
    return True


@at_once(WinGame)
def win_game(ctx: Context, node: WinGame) -> bool:
    for seat in players(ctx, node.who):
        leaving.win(ctx.game, seat)
    return True
