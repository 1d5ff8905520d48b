"""Colours, types, names and numbers that are chosen.  (CR 201.4, 205.3)"""

from entaku.magic.card_types import chosen_names
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_number
from entaku.magic.spells.resolving.asking import Context, players
from entaku.magic.spells.resolving.follow import follows
from entaku.oracle.mechanics.naming import ChooseValue


@follows(ChooseValue)
def choose_value(ctx: Context, node: ChooseValue) -> Procedure[bool]:

    for seat in players(ctx, node.who):
        if node.kind == "number" and not node.among:
            number = yield from choose_number(ctx.game, seat, "game-choose-number", 0, 20, None, (ctx.source,))
            ctx.bound[node.bind] = ctx.bound[f"{node.bind} of {seat}"] = number
            mutators.happen(ctx.game, e.Chosen(seat, node.kind, str(number)))
            continue
        word = yield from chosen_names.choose_value(ctx.game, seat, node.kind, node.among, (ctx.source,))
        ctx.bound[node.bind] = int(word) if node.kind == "number" else word
        ctx.bound[f"{node.bind} of {seat}"] = ctx.bound[node.bind]
        mutators.happen(ctx.game, e.Chosen(seat, node.kind, word))
    return True
