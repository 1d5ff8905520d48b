"""Amounts that count what has happened, and conditions on how something was cast.  (CR 608.2h, 702)"""

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from entaku.cards.ir import conditions as c
from entaku.cards.ir import things as t
from entaku.magic import questions

if TYPE_CHECKING:
    from entaku.magic.questions import Context


def _cast_before(ctx: "Context", node: t.CastBefore) -> int:
    cast = [item.id for _, item, _ in ctx.game.memory.cast]
    found = questions.objects(ctx, node.what)
    return cast.index(found[0]) if found and found[0] in cast else 0


def _most_of_one(ctx: "Context", node: t.MostOfOne) -> int:
    found = (questions.seen(ctx.game, number) for number in questions.objects(ctx, t.Bound(node.name)))
    return max(Counter(pair[0].owner for pair in found if pair).values(), default=0)


AMOUNTS: dict[type, Callable[["Context", Any], int]] = {t.CastBefore: _cast_before, t.MostOfOne: _most_of_one}


def _cast_for(ctx: "Context", node: c.WasCastFor) -> bool:
    found = [questions.seen(ctx.game, number) for number in questions.objects(ctx, node.what)]
    return bool(found) and all(pair is not None and pair[0].cast_for == node.cost for pair in found)


def _was_kicked(ctx: "Context", node: c.WasKicked) -> bool:
    if not node.cost:
        return questions.amount(ctx, t.TimesKicked()) > 0
    found = questions.seen(ctx.game, ctx.source)
    if found is None:
        return False
    paid = ctx.spell.kickers if ctx.spell is not None and ctx.spell.kickers else found[0].kickers
    kickers = [keyword for keyword in found[0].base.kit.keyword_list if keyword.name == "kicker"]
    return any(kickers[place].cost == node.cost for place in paid if place < len(kickers))


CONDITIONS: dict[type, Callable[["Context", Any], bool]] = {c.WasCastFor: _cast_for, c.WasKicked: _was_kicked}
