"""Manifest.  (CR 701.34)"""

from entaku.cards.mechanics.manifest import Manifest
from entaku.magic import changing, moving
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure
from entaku.magic.questions import Context, amount, players
from entaku.magic.resolving.follow import follows


@follows(Manifest)
def manifest(ctx: Context, node: Manifest) -> Procedure[bool]:
    """Cards are manifested one after the other.  (CR 701.34a, 701.34e)"""
    game, made = ctx.game, list[int]()
    for seat in players(ctx, node.who):
        for _ in range(amount(ctx, node.amount)):
            top = game.libraries[seat][:1]
            moved = yield from moving.move(
                game, [Going(n, "battlefield", controller=seat, face_down=True) for n in top]
            )
            there = [n for n in moved if n in game.battlefield]
            for number in there:
                changing.alter(game, number, manifested=True)
            made += there
    ctx.bound[node.bind] = tuple(made)
    return bool(made)
