"""Damage, and fights.  (CR 120, 701.12)"""

from collections.abc import Iterable

from entaku.cards.ir import things as t
from entaku.cards.mechanics.damage import Damage, DivideDamage, Fight
from entaku.magic import (
    damage,
    dividing,
    questions,
)
from entaku.magic.choices import (
    Procedure,
)
from entaku.magic.game import SeatRef
from entaku.magic.questions import Context, amount, objects
from entaku.magic.replacement.dealing import Dealing
from entaku.magic.resolving.follow import follows


@follows(Damage)
def deal(ctx: Context, node: Damage) -> Procedure[bool]:
    """Damage to each of these, by each of the sources, all at once; a text of several may speak of each of them."""
    sources = objects(ctx, node.source)
    if not sources:
        return False
    several = len(sources) > 1 or isinstance(node.source, t.Group)
    dealings = []
    for source in sources:
        asker = ctx.with_bound(each=(source,)) if isinstance(node.source, t.Group) else ctx
        for thing in questions.recipients(asker, node.to):
            each = source if several else thing
            inner = ctx.with_bound(each=each if isinstance(each, SeatRef) else (each,))
            dealings.append(Dealing(source, thing, amount(inner, node.amount)))
    dealt = yield from damage.deal(ctx.game, dealings, ctx.controller)
    ctx.bound[node.bind] = sum(one.amount for one in dealt)
    remember_damaged(ctx, dealt)
    return bool(dealt)


@follows(DivideDamage)
def deal_divided(ctx: Context, node: DivideDamage) -> Procedure[bool]:
    """Damage as it was divided when the targets were chosen; what went to illegal targets is lost.  (CR 601.2d)"""
    source = objects(ctx, node.source)[0]
    shares = dividing.share_out(ctx, node)
    dealt = yield from damage.deal(ctx.game, [Dealing(source, *share) for share in shares], ctx.controller)
    remember_damaged(ctx, dealt)
    return bool(dealt)


def remember_damaged(ctx: Context, dealt: Iterable[Dealing]) -> None:
    """The permanents dealt damage this way, by all that the spell or ability has said so far.  (CR 608.2c)"""
    before = ctx.bound.get("damaged", ())
    assert isinstance(before, tuple)
    now = (one.to for one in dealt if isinstance(one.to, int))
    ctx.bound["damaged"] = tuple(dict.fromkeys((*before, *now)))


@follows(Fight)
def fight(ctx: Context, node: Fight) -> Procedure[bool]:
    """Each deals damage equal to its power to the other, if both are still creatures there.  (CR 701.12)"""
    game = ctx.game
    one, other = objects(ctx, node.what), objects(ctx, node.with_)
    if not one or not other or one[0] not in game.objects or other[0] not in game.objects:
        return False
    first, second = questions.seen(game, one[0]), questions.seen(game, other[0])
    if first is None or second is None or not (first[1].is_creature and second[1].is_creature):
        return False
    yield from damage.deal(
        game,
        [Dealing(one[0], other[0], first[1].power or 0), Dealing(other[0], one[0], second[1].power or 0)],
        ctx.controller,
    )
    return True
