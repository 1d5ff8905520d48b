"""Cards that haunt creatures from exile.  (CR 702.55)"""

from entaku.cards.mechanics.haunt import Haunt
from entaku.magic import changing, moving, questions
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure
from entaku.magic.questions import Context, objects
from entaku.magic.resolving.follow import follows


@follows(Haunt)
def haunt(ctx: Context, node: Haunt) -> Procedure[bool]:
    """What lies in a graveyard still is exiled, and remembers whom it haunts.  (CR 702.55b)"""
    game, haunted = ctx.game, objects(ctx, node.to)
    cards = [n for one in objects(ctx, node.what) if (n := questions.current(ctx, one)) is not None]
    cards = [n for n in cards if game.objects[n].zone == "graveyard"]
    if not cards or not haunted:
        return False
    moved = yield from moving.move(game, [Going(n, "exile") for n in cards])
    for number in moved:
        if number in game.objects and game.objects[number].zone == "exile":
            changing.alter(game, number, haunts=haunted[0])
    return bool(moved)
