"""Amass.  (CR 701.44)"""

from functools import cache

from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.game.definitions import Definition, token_definition
from entaku.magic.spells.layers import projection
from entaku.magic.spells.replacement.creating import Wanted
from entaku.magic.spells.resolving.asking import Context, amount, objects
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.lasting_effects import add_changes
from entaku.magic.zones import moving
from entaku.oracle.ir.changes import AddTypes
from entaku.oracle.ir.short import YOURS, creature, token
from entaku.oracle.ir.things import Is
from entaku.oracle.mechanics.amass import Amass

ARMIES = creature(Is("Army"), YOURS)


@cache
def army(kind: str) -> Definition:
    """The token that is made where there is no Army."""
    return token_definition(token(0, 0, "B", f"{kind} Army"))


@follows(Amass)
def amass(ctx: Context, node: Amass) -> Procedure[bool]:
    """An Army is made only where there is none; its counters come at once, before it could die.  (CR 701.44a)

    Today one of another type is of this one too from then on.
    """
    game, seat = ctx.game, ctx.controller
    if not objects(ctx, ARMIES):
        yield from moving.tokens(game, [Wanted(army(node.kind), seat, 1)])
    chosen = yield from choose_objects(game, seat, "game-amass", objects(ctx, ARMIES), about=(ctx.source,))
    yield from moving.put_counters(game, [(n, amount(ctx, node.amount)) for n in chosen], "+1/+1", seat)
    if game.setup.profile.amassed == "joins":
        there = [projection.look(game, game.objects[n]) for n in chosen if n in game.objects]
        others = [n for n, traits in zip(chosen, there, strict=False) if node.kind not in traits.subtypes]
        if others:
            add_changes(ctx, others, (AddTypes((node.kind,)),), "end of game")
    ctx.bound[node.bind] = tuple(chosen)
    return bool(chosen)
