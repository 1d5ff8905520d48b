"""Foraging.  (CR 2026 701.61)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.spells.resolving.asking import Context, controller_of, objects
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir.things import Group, Is
from entaku.oracle.mechanics.forage import Forage

CARDS = 3


@possible(Forage)
def can_forage(ctx: Context, _: Forage) -> bool:
    return bool(foods(ctx)) or len(cards(ctx)) >= CARDS


@follows(Forage)
def forage(ctx: Context, _: Forage) -> Procedure[bool]:
    """Whoever has done either has foraged.  (CR 2026 701.61a)"""
    foraged = yield from give_up(ctx)
    if foraged:
        mutators.happen(ctx.game, e.Done(ctx.controller, "forage"))
    return foraged


def give_up(ctx: Context) -> Procedure[bool]:
    """Who has both says by the first that they choose which it is: a Food, or one of three cards."""
    game, seat = ctx.game, ctx.controller
    own, buried = foods(ctx), cards(ctx)
    found = [*own, *(buried if len(buried) >= CARDS else ())]
    first = yield from choose_objects(game, seat, "game-forage", found, about=(ctx.source,))
    if not first:
        return False
    if first[0] in own:
        return bool((yield from moving.sacrifice(game, first)))
    left = [number for number in cards(ctx) if number not in first]
    more = yield from choose_objects(game, seat, "game-forage", left, CARDS - 1, CARDS - 1, (ctx.source,))
    return bool((yield from moving.move(game, [Going(number, "exile") for number in (*first, *more)])))


def foods(ctx: Context) -> list[int]:
    """The Foods that the player may sacrifice."""
    found = objects(ctx, Group((Is("Food"),)))
    return [n for n in found if controller_of(ctx.game, n) == ctx.controller and moving.may_sacrifice(ctx.game, n)]


def cards(ctx: Context) -> list[int]:
    return [number for number in ctx.game.graveyards[ctx.controller] if number != ctx.source]
