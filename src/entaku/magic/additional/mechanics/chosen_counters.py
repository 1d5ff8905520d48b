"""Counters of a kind that is chosen as they are put on something.  (CR 608.2d)"""

from entaku.magic.game.choices import Procedure, choose_word
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.magic.zones import moving
from entaku.oracle.mechanics.chosen_counters import PutChosenCounters


@follows(PutChosenCounters)
def put_chosen(ctx: Context, node: PutChosenCounters) -> Procedure[bool]:
    """The kind is chosen once, for all that is there then."""
    there = [number for number in present(ctx, node.what) if on_battlefield(ctx, number)]
    if not there:
        return False
    kind = yield from choose_word(ctx.game, ctx.controller, "game-counter-kind", node.choices, (there[0],))
    count = node.amounts[node.choices.index(kind)]
    did = yield from moving.put_counters(ctx.game, [(number, count) for number in there], kind, ctx.controller)
    return did > 0
