"""Damage, and fights.  (CR 120, 701.12)"""

from collections.abc import Iterable

from msgspec.structs import replace

from entaku.magic.concepts import damage
from entaku.magic.game.choices import Procedure
from entaku.magic.game.state import Game, SeatRef, Thing
from entaku.magic.spells.casting import divided_amounts
from entaku.magic.spells.layers import projection
from entaku.magic.spells.replacement.dealing import Dealing
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, amount, objects
from entaku.magic.spells.resolving.follow import follows
from entaku.oracle.ir import things as t
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.damage import Damage, DivideDamage, Fight


@follows(Damage)
def deal(ctx: Context, node: Damage) -> Procedure[bool]:
    """Damage to each of these, by each of the sources, all at once; a text of several may speak of each of them."""
    sources = objects(ctx, node.source)
    if not sources:
        return False
    several = len(sources) > 1 or isinstance(node.source, t.Group) or may_be_several(ctx, node.source)
    of_player = counts_for_player(ctx, node.amount)
    dealings = []
    for source in sources:
        asker = ctx.with_bound(each=(source,)) if isinstance(node.source, t.Group) else ctx
        for thing in asking.recipients(asker, node.to):
            each = source if several else thing
            counting = ctx if of_player else ctx.with_bound(each=each if isinstance(each, SeatRef) else (each,))
            one = Dealing(source, thing, amount(counting, node.amount), stands=node.stands)
            dealings += spilt(ctx.game, one) if node.spills else [one]
    lethal = {one.to: lethal_for(ctx.game, one) for one in dealings}
    dealt = yield from damage.deal(ctx.game, dealings, ctx.controller)
    ctx.bound["excess"] = sum(
        max(0, all_of(dealt, thing) - least) for thing, least in lethal.items() if least is not None
    )
    ctx.bound[node.bind] = sum(one.amount for one in dealt)
    remember_damaged(ctx, dealt)
    return bool(dealt)


def counts_for_player(ctx: Context, much: t.Amount) -> bool:
    """Whether it is counted for the player for whom all of this is done, and not for each thing that is dealt damage.

    "For each player, deal damage to that player and each creature they control equal to …"
    """
    of = ctx.bound.get("each")
    is_player = isinstance(of[0] if isinstance(of, tuple) and of else of, SeatRef)
    return is_player and not isinstance(much, int) and t.BoundPlayer("each") in nodes(much)


def may_be_several(ctx: Context, source: t.Things) -> bool:
    """Whether a text speaks of several sources, of which only one may have been chosen: each deals its own damage."""
    wanted = ctx.spell.wants if ctx.spell is not None else ()
    return isinstance(source, t.Targeted) and source.n < len(wanted) and wanted[source.n].most != 1


@follows(DivideDamage)
def deal_divided(ctx: Context, node: DivideDamage) -> Procedure[bool]:
    """Damage as it was divided when the targets were chosen; what went to illegal targets is lost.  (CR 601.2d)"""
    source = objects(ctx, node.source)[0]
    shares = divided_amounts.share_out(ctx, node)
    dealt = yield from damage.deal(ctx.game, [Dealing(source, *share) for share in shares], ctx.controller)
    remember_damaged(ctx, dealt)
    return bool(dealt)


def lethal_for(game: Game, one: Dealing) -> int | None:
    """How much damage is lethal for a permanent, so that more is excess damage; None for a player.  (CR 120.10)"""
    item = game.objects.get(one.to) if isinstance(one.to, int) else None
    if item is None:
        return None
    look = projection.look(game, item)
    counters = [item.counter(kind) for sort, kind in OF_COUNTERS.items() if sort in look.types]
    if not look.is_creature:
        return min(counters, default=0)
    left = max(0, (look.toughness or 0) - item.damage)
    touched = "deathtouch" in damage.source_traits(game, one.source)[0]
    return min([min(left, 1) if touched else left, *counters])


OF_COUNTERS = {"Planeswalker": "loyalty", "Battle": "defense"}
"""What damage takes away from permanents of these types.  (CR 120.3c, 2026 120.3h)"""


def all_of(dealt: Iterable[Dealing], thing: Thing) -> int:
    """How much of the damage was dealt to one of them."""
    return sum(one.amount for one in dealt if one.to == thing)


def spilt(game: Game, one: Dealing) -> list[Dealing]:
    """What is lethal for a creature, and what is more, which its controller is dealt instead.  (CR 120.4a)"""
    item = game.objects.get(one.to) if isinstance(one.to, int) else None
    lethal = lethal_for(game, one)
    if item is None or lethal is None or one.amount <= lethal or not projection.look(game, item).is_creature:
        return [one]
    controller = SeatRef(projection.look(game, item).controller)
    return [replace(one, amount=lethal), replace(one, to=controller, amount=one.amount - lethal)]


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
    first, second = asking.seen(game, one[0]), asking.seen(game, other[0])
    if first is None or second is None or not (first[1].is_creature and second[1].is_creature):
        return False
    yield from damage.deal(
        game,
        [Dealing(one[0], other[0], first[1].power or 0), Dealing(other[0], one[0], second[1].power or 0)],
        ctx.controller,
    )
    return True
