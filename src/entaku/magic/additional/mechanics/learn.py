"""Learn.  (CR 701.45)"""

from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.variants import commander
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.mechanics.learn import Learn


@follows(Learn)
def learn(ctx: Context, node: Learn) -> Procedure[bool]:
    """A Lesson to be got or a card to be discarded for another one is chosen, or nothing.  (CR 701.45a)"""
    game, seat = ctx.game, ctx.controller
    outside = [n for n in game.in_zone("outside", (seat,)) if game.objects[n].owner == seat]
    lessons = [n for n in outside if "Lesson" in game.objects[n].base.subtypes and commander.may_bring(game, seat, n)]
    chosen = yield from choose_objects(
        game, seat, "game-learn", (*lessons, *game.hands[seat]), 0, 1, (ctx.source,)
    )  # fmt: skip
    if not chosen:
        return False
    if chosen[0] in lessons:
        moving.reveal(game, seat, chosen)
        yield from moving.move(game, [Going(chosen[0], "hand")])
    elif (yield from moving.discard(game, chosen)):
        yield from moving.draw(game, seat, 1)
    return True
