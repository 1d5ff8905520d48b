"""Colours, types, names and numbers that are chosen.  (CR 201.4, 205.3)"""

from entaku.cards.mechanics.naming import ChooseValue
from entaku.magic import changing, naming
from entaku.magic import events as e
from entaku.magic.choices import Procedure
from entaku.magic.questions import Context, players
from entaku.magic.resolving.follow import follows


@follows(ChooseValue)
def choose_value(ctx: Context, node: ChooseValue) -> Procedure[bool]:

    for seat in players(ctx, node.who):
        word = yield from naming.choose_value(ctx.game, seat, node.kind, node.among, (ctx.source,))
        ctx.bound[node.bind] = int(word) if node.kind == "number" else word
        ctx.bound[f"{node.bind} of {seat}"] = ctx.bound[node.bind]
        changing.happen(ctx.game, e.Chosen(seat, node.kind, word))
    return True
