"""Permanents destroyed, sacrificed and regenerated.  (CR 701.7, 701.15, 701.17)"""

from entaku.magic.concepts import cant_cause
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.game.state import SeatRef
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, amount, objects, players, present
from entaku.magic.spells.resolving.follow import at_once, follows
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.magic.zones import moving
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.destroying import Destroy, Regenerate, Sacrifice


@follows(Destroy)
def destroy(ctx: Context, node: Destroy) -> Procedure[bool]:
    gone = yield from moving.destroy(ctx.game, objects(ctx, node.what), node.no_regeneration, ctx.controller)
    ctx.bound[node.bind] = tuple(gone)
    return bool(gone)


@follows(Sacrifice)
def sacrifice(ctx: Context, node: Sacrifice) -> Procedure[bool]:
    """Each player chooses in turn order, then all are sacrificed at once.  (CR 101.4, 701.17)"""
    game = ctx.game
    chosen: list[int] = []
    sacrificers: list[SeatRef] = []
    for seat in players(ctx, node.who):
        if not cant_cause.may_cause(game, ctx.controller, "sacrifice", seat):
            continue
        inner = ctx.with_bound(each=SeatRef(seat))
        found = [
            n
            for n in present(inner, node.what)
            if game.objects[n].zone == "battlefield" and asking.controller_of(game, n) == seat
        ]
        if isinstance(node.what, t.Group):
            count = amount(inner, node.amount)
            found = [n for n in found if moving.may_sacrifice(game, n)]
            found = yield from choose_objects(game, seat, "game-sacrifice", found, count, count, (ctx.source,))
        chosen += found
        sacrificers += [SeatRef(seat)] * bool(found)
    gone = yield from moving.sacrifice(game, chosen)
    ctx.bound[node.bind] = tuple(gone)
    ctx.bound["sacrificers"] = tuple(sacrificers)
    return bool(gone)


@at_once(Regenerate)
def regenerate(ctx: Context, node: Regenerate) -> bool:
    there = [number for number in present(ctx, node.what) if on_battlefield(ctx, number)]
    for number in there:
        mutators.alter(ctx.game, number, shields=ctx.game.objects[number].shields + 1)
    return bool(there)


@possible(Sacrifice)
def can_sacrifice(ctx: Context, node: Sacrifice) -> bool:
    """There are as many permanents as are to be sacrificed.  (CR 118.3, 701.17a)"""
    game = ctx.game
    for seat in players(ctx, node.who):
        if not cant_cause.may_cause(game, ctx.controller, "sacrifice", seat):
            return False
        inner = ctx.with_bound(each=SeatRef(seat))
        found = [n for n in objects(inner, node.what) if n in game.battlefield and moving.may_sacrifice(game, n)]
        own = sum(asking.controller_of(game, n) == seat for n in found)
        if own < (amount(inner, node.amount) if isinstance(node.what, t.Group) else 1):
            return False
    return True
