"""Amass.  (CR 701.44)"""

from entaku.cards.ir.changes import AddTypes
from entaku.cards.ir.short import YOURS, creature, token
from entaku.cards.ir.things import Is
from entaku.cards.mechanics.amass import Amass
from entaku.magic import layers, moving
from entaku.magic.choices import Procedure, choose_objects
from entaku.magic.definitions import token_definition
from entaku.magic.moving import Wanted
from entaku.magic.questions import Context, amount, objects
from entaku.magic.resolving.follow import follows
from entaku.magic.resolving.permanents import add_changes

ARMY = token_definition(token(0, 0, "B", "Zombie Army"))
JOINS = (AddTypes(("Zombie",)),)
ARMIES = creature(Is("Army"), YOURS)


@follows(Amass)
def amass(ctx: Context, node: Amass) -> Procedure[bool]:
    """An Army is made only where there is none; its counters come at once, before it could die.  (CR 701.44a)

    Today one that was no Zombie is one from then on.
    """
    game, seat = ctx.game, ctx.controller
    if not objects(ctx, ARMIES):
        yield from moving.tokens(game, [Wanted(ARMY, seat, 1)])
    chosen = yield from choose_objects(game, seat, "game-amass", objects(ctx, ARMIES), about=(ctx.source,))
    yield from moving.put_counters(game, [(n, amount(ctx, node.amount)) for n in chosen], "+1/+1")
    if game.setup.profile.amassed == "joins":
        others = [
            n for n in chosen if n in game.objects and "Zombie" not in layers.look(game, game.objects[n]).subtypes
        ]
        if others:
            add_changes(ctx, others, JOINS, "end of game")
    ctx.bound[node.bind] = tuple(chosen)
    return bool(chosen)
