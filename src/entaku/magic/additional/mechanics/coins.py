"""Coins that are flipped.  (CR 705)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.spells.resolving.asking import Context, players
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.mechanics.coins import FlipCoin


@at_once(FlipCoin)
def flip(ctx: Context, node: FlipCoin) -> bool:
    """Heads or tails: whatever is called, it is right every other time.  (CR 705.2)"""
    won = 0
    for seat in players(ctx, node.who):
        sides = [0, 1]
        ctx.game.stream(seat, "coin").shuffle(sides)
        won = sides[0]
        mutators.happen(ctx.game, e.CoinFlipped(seat, bool(won)))
    ctx.bound[node.bind] = won
    return True
