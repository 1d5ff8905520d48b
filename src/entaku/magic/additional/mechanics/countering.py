"""Spells and abilities that are countered.  (CR 701.5)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import effects_off_battlefield
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, objects
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.countering import Counter


@follows(Counter)
def counter(ctx: Context, node: Counter) -> Procedure[bool]:
    """A spell is countered and its card put into a zone; an ability just ceases.  (CR 701.5a)"""
    did = False
    for number in objects(ctx, node.what):
        did = (yield from counter_one(ctx, node, number)) or did
    return did


def counter_one(ctx: Context, node: Counter, number: int) -> Procedure[bool]:
    game = ctx.game
    item = game.objects.get(number)
    if item is None or item.zone != "stack" or cant_be_countered(game, item):
        return False
    name = item.base.name
    if not item.is_card:
        mutators.cease(game, number)
    else:
        to: t.Zone = node.to if asking.fits(ctx, number, node.where) else "graveyard"
        controller = ctx.controller if to == "battlefield" else None
        yield from moving.move(game, [Going(number, to, controller=controller, bottom=node.bottom, cause="counter")])
    mutators.happen(game, e.Countered(number, name))
    return True


def cant_be_countered(game: Game, item: Object) -> bool:
    """Whether a spell says of itself, or an effect says of it, that it can't be countered.  (CR 101.2)"""
    own = (one for one in item.base.kit.statics if one.zone == "stack" and isinstance(one.what, t.Self))
    if any(isinstance(change, ch.CantBeCountered) for static in own for change in static.changes):
        return True
    return any(isinstance(change, ch.CantBeCountered) for _, change in effects_off_battlefield.changes(game, item))
