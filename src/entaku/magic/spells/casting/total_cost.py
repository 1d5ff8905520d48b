"""What a spell costs in all: kicked or not, with what is added and what costs less.  (CR 601.2f, 118.7)"""

from collections.abc import Iterator, Sequence

from entaku.kernel.seats import Seat
from entaku.magic.concepts import predicates
from entaku.magic.concepts.mana import costs, payment
from entaku.magic.concepts.mana.restricted_mana import Purpose
from entaku.magic.game.definitions import Kit
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.abilities.given_keywords import given_statics, is_late
from entaku.magic.spells.casting import (
    additional_costs,
)
from entaku.magic.spells.casting.casting_methods import Way, beheld
from entaku.magic.spells.layers.effects_off_battlefield import granted
from entaku.magic.spells.layers.rules_in_force import rules_for
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.ir.conditions import Condition, Matches, WasBeheld, WasCastFor
from entaku.oracle.keywords.paid import BY_NUMBER
from entaku.oracle.mana import Cost

AS_USUAL = Way()
"""The way in which a spell is cast that is cast from hand for its mana cost."""


def as_kicked(item: Object, kicks: int) -> Object:
    """The spell as one that is kicked so often, which what it costs may hang on.  (CR 601.2b, 702.33d)"""
    if not kicks:
        return item
    if item.spell is not None and item.spell.ability is None:
        return replace(item, spell=replace(item.spell, cast=replace(item.spell.cast, kicked=kicks)))
    return replace(item, cast=replace(item.cast, kicked=kicks))


def price_of(game: Game, seat: Seat, item: Object, way: Way, x: int = 0, kicks: int = 0) -> payment.Price:
    """The total cost in mana, and in what may be paid rather than mana.  (CR 601.2f)"""
    item = as_kicked(item, kicks)
    traits = item.base
    symbols: list[str] = []
    if way.cost == "mana cost" and traits.cost is not None:
        symbols += traits.cost.symbols
    symbols += costs.symbols_of(way.parts)
    symbols, more_off = without(symbols, way.off)
    for _, cost, is_whole in mana_less(game, seat, item, way):
        symbols, rest = without(symbols, cost.symbols)
        more_off += rest if is_whole else 0
    kicker = kicker_of(traits.kit)
    if kicker is not None:
        symbols += costs.symbols_of(kicker.cost) * kicks
    symbols += additional_costs.symbols_for_targets(item)
    if way.any_type:
        symbols = ["W" if symbol == "C" else symbol for symbol in symbols]  # any mana pays for a coloured symbol
    price = payment.Price(symbols, x, way.any_colour, Purpose(item))
    reduction = sum(amount for _, amount in reductions(game, seat, item, way)) + way.less + more_off
    if reduction:
        price.reduced(reduction)
    return price


def mana_less(game: Game, seat: Seat, item: Object, way: Way = AS_USUAL) -> Iterator[tuple[int, Cost, bool]]:
    """What mana of certain colours a spell costs less by what, and whether what can't be used is generic mana less."""
    traits = granted(game, item, item.base)
    for rule, asker in rules_for(game, seat, pr.CostsLess):
        if rule.coloured is not None and asking.fits_as(asker, item, traits, rule.where):
            yield asker.source, rule.coloured, False
    for static in item.base.kit.statics:
        for own in static.rules:
            mana_off = own.mana if isinstance(own, pr.ThisCostsLess) else None
            if mana_off is not None and is_lessened(Context(game, item.id, seat), item, static.while_, way):
                yield item.id, mana_off, True


def without(symbols: list[str], off: Sequence[str]) -> tuple[list[str], int]:
    """The symbols without those of another cost, and how much generic mana less besides.  (CR 118.7c, 118.7d)

    >>> without(["5", "B", "B"], ["1", "B", "R"])
    (['5', 'B'], 2)
    """
    left, less = list(symbols), 0
    for symbol in off:
        if symbol.isdigit():
            less += int(symbol)
        elif symbol in left:
            left.remove(symbol)
        elif symbol not in ("X", "S"):
            less += 1
    return left, less


def reductions(game: Game, seat: Seat, item: Object, way: Way = AS_USUAL) -> Iterator[tuple[int, int]]:
    """By how much generic mana the spell costs less, and by what; negative if it costs more."""
    traits = granted(game, item, item.base)
    for rule, asker in rules_for(game, seat, pr.CostsLess):
        if rule.first_each_turn and cast_this_turn(game, seat, rule.where) != rule.nth - 1:
            continue
        if rule.next and is_late(game, seat, item, asker, rule):
            continue
        if asking.fits_as(asker, item, traits, rule.where):
            yield asker.source, asking.amount(asker, rule.amount)
    for static in (*item.base.kit.statics, *given_statics(game, seat, item)):
        for own in static.rules:
            ctx = Context(game, item.id, seat)
            if isinstance(own, pr.ThisCostsLess) and is_lessened(ctx, item, static.while_, way):
                yield item.id, asking.amount(ctx, own.amount)


def is_lessened(ctx: Context, item: Object, condition: Condition | None, way: Way) -> bool:
    """Whether a spell costs less; one whose targets aren't chosen may yet get those that it asks for.  (CR 601.3e)

    What it is cast for is announced before its cost is worked out.  (CR 601.2b, 601.2f)
    """
    if condition is None:
        return True
    if isinstance(condition, WasCastFor):
        return condition.cost in (way.keyword, way.extra)
    if isinstance(condition, WasBeheld):
        return beheld(way, condition.where)
    wanted = aims(condition) if item.zone != "stack" else None
    return bool(asking.things(ctx, wanted)) if wanted is not None else asking.holds(ctx, condition)


def aims(condition: Condition) -> t.Things | None:
    """The objects, one of which a spell targets by this condition, if it asks for that."""
    if not isinstance(condition, Matches) or condition.what != t.Self():
        return None
    return next((one.what for one in condition.where if isinstance(one, t.TargetsSome)), None)


def cast_this_turn(game: Game, seat: Seat, where: predicates.Where) -> int:
    """How many spells like these the player has already cast this turn."""
    ctx = Context(game, 0, seat)
    return sum(asking.fits_as(ctx, item, traits, where) for caster, item, traits in game.memory.cast if caster == seat)


def kicker_of(kit: Kit) -> a.Keyword | None:
    """The only kicker, or what is paid like one; where there are several, they are paid as parts of the cost."""
    found = [keyword for keyword in kit.keyword_list if keyword.name in BY_NUMBER]
    return found[0] if len(found) == 1 else None


def besides_mana(keyword: a.Keyword) -> tuple[a.CostPart, ...]:
    """What of the cost of a keyword isn't mana."""
    return tuple(part for part in keyword.cost if not isinstance(part, a.Pay))
