"""Cards that haunt creatures from exile.  (CR 702.55)"""

from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, objects
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.mechanics.haunt import Haunt


@follows(Haunt)
def haunt(ctx: Context, node: Haunt) -> Procedure[bool]:
    """What lies in a graveyard still is exiled, and remembers whom it haunts.  (CR 702.55b)"""
    game, haunted = ctx.game, objects(ctx, node.to)
    cards = [n for one in objects(ctx, node.what) if (n := asking.current(ctx, one)) is not None]
    cards = [n for n in cards if game.objects[n].zone == "graveyard"]
    if not cards or not haunted:
        return False
    moved = yield from moving.move(game, [Going(n, "exile") for n in cards])
    for number in moved:
        if number in game.objects and game.objects[number].zone == "exile":
            mutators.alter(game, number, haunts=haunted[0])
    return bool(moved)
