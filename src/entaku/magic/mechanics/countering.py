"""Spells and abilities that are countered.  (CR 701.5)"""

from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.cards.mechanics.countering import Counter
from entaku.magic import changing, elsewhere, moving, predicates
from entaku.magic import events as e
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure
from entaku.magic.game import Game, Object
from entaku.magic.questions import Context, objects
from entaku.magic.resolving.follow import follows


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
        changing.cease(game, number)
    else:
        to: t.Zone = node.to if predicates.fits(ctx, number, node.where) else "graveyard"
        controller = ctx.controller if to == "battlefield" else None
        yield from moving.move(game, [Going(number, to, controller=controller, bottom=node.bottom, cause="counter")])
    changing.happen(game, e.Countered(number, name))
    return True


def cant_be_countered(game: Game, item: Object) -> bool:
    """Whether a spell says of itself, or an effect says of it, that it can't be countered.  (CR 101.2)"""
    own = (one for one in item.base.kit.statics if one.zone == "stack" and isinstance(one.what, t.Self))
    if any(isinstance(change, ch.CantBeCountered) for static in own for change in static.changes):
        return True
    return any(isinstance(change, ch.CantBeCountered) for _, change in elsewhere.changes(game, item))
