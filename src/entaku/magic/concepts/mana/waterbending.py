"""Waterbend costs, for whose generic mana artifacts and creatures may be tapped.  (CR 118.3, CR 2026 701.67)"""

from collections.abc import Collection, Sequence

from entaku.kernel.decisions import Choose
from entaku.magic.concepts.mana import mana_abilities, payment
from entaku.magic.concepts.mana.payment import Price
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, ask, option_of
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import abilities as a


def is_bent(parts: Sequence[a.CostPart]) -> bool:
    """Whether there is a waterbend cost among the parts of a cost."""
    return any(isinstance(part, a.Pay) and part.waterbend for part in parts)


def most(ctx: Context, parts: Sequence[a.CostPart]) -> int:
    """For how much mana others may be tapped: the generic mana of the waterbend costs alone.  (CR 2026 701.67b)"""
    symbols = [symbol for part in parts if isinstance(part, a.Pay) and part.waterbend for symbol in part.mana.symbols]
    x = ctx.bound.get("X", 0)
    return sum(int(one) for one in symbols if one.isdigit()) + symbols.count("X") * (x if isinstance(x, int) else 0)


def benders(ctx: Context, without: Collection[int]) -> list[int]:
    """The untapped artifacts and creatures that a player may tap so, those that make mana last."""
    game, seat = ctx.game, ctx.controller
    found = [
        number
        for number, traits in mana_abilities.untapped(game, seat)
        if (traits.is_creature or "Artifact" in traits.types) and number not in without
    ]
    sources = {source.number for source in mana_abilities.sources(game, seat)}
    return sorted(found, key=lambda number: number in sources)


def bent(price: Price, count: int) -> Price:
    """What is left to pay once so many have been tapped."""
    return price.left(price.symbols, max(0, price.generic - price.less - count))


def can_pay(ctx: Context, parts: Sequence[a.CostPart], price: Price, without: Collection[int] = ()) -> bool:
    """Whether a price can be paid, with others tapped for its waterbend costs."""
    game, seat = ctx.game, ctx.controller
    if payment.can_pay(game, seat, price, tuple(without)):
        return True
    return is_bent(parts) and fewest(ctx, parts, price, without) is not None


def fewest(ctx: Context, parts: Sequence[a.CostPart], price: Price, without: Collection[int]) -> tuple[int, ...] | None:
    """So few to tap that the rest can be paid; None if it can't."""
    found = benders(ctx, without)[: most(ctx, parts)]
    for count in range(len(found) + 1):
        tapped = tuple(found[:count])
        if payment.can_pay(ctx.game, ctx.controller, bent(price, count), (*without, *tapped)):
            return tapped
    return None


def bend(ctx: Context, parts: Sequence[a.CostPart], price: Price, without: Collection[int] = ()) -> Procedure[Price]:
    """The player taps whom they like; what is left to pay.  (CR 2026 701.67a)"""
    game, seat = ctx.game, ctx.controller
    found = benders(ctx, without) if is_bent(parts) else []
    limit = min(len(found), most(ctx, parts), max(0, price.generic - price.less))
    if not limit:
        return price
    options = tuple(option_of(game, number, number) for number in found)
    usual = fewest(ctx, parts, price, without) or ()
    answer = yield from ask(game, seat, "game-waterbend", Choose(options, 0, limit), usual, (ctx.source,))
    chosen = [number for number in found if isinstance(answer, tuple) and number in answer]
    mutators.tap(game, chosen)
    return bent(price, len(chosen))
