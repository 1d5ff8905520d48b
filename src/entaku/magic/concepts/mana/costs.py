"""Costs: whether they can be paid, and paying them.  (CR 118, 601.2f–h, 602.2b)"""

from collections.abc import Iterator, Sequence

import msgspec

from entaku.kernel.seats import Seat
from entaku.magic.additional import exerting
from entaku.magic.concepts import refusals as r
from entaku.magic.concepts.counters import any_kind, player_counters
from entaku.magic.concepts.mana import mana_abilities, materials, payment, phyrexian_mana, waterbending
from entaku.magic.concepts.mana.restricted_mana import Purpose
from entaku.magic.concepts.refusals import Refusal
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects, choose_player
from entaku.magic.game.definitions import Traits
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.rules_in_force import rules_of
from entaku.magic.spells.replacement import amounts
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import follow
from entaku.magic.spells.resolving.possible_choices import can_do_all
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import things as t
from entaku.oracle.mana import Cost


def symbols_of(parts: Sequence[a.CostPart]) -> tuple[str, ...]:
    """The mana symbols in a cost."""
    if not parts:
        return ()
    return tuple(symbol for part in parts if isinstance(part, a.Pay) for symbol in part.mana.symbols)


def times(parts: Sequence[a.CostPart], count: int) -> tuple[a.CostPart, ...]:
    """A cost so many times over, paid as one: what is chosen for it is chosen together.  (CR 702.24a)

    >>> times((a.PayLife(2),), 3)
    (PayLife(amount=6),)
    """
    found: list[a.CostPart] = []
    for part in parts:
        if isinstance(part, a.Pay):
            found.append(a.Pay(type(part.mana)(part.mana.symbols * count), part.waterbend))
        elif isinstance(part, (a.PayLife, a.PayEnergy, *PICKED)) and isinstance(part.amount, int):
            found.append(msgspec.structs.replace(part, amount=part.amount * count))
        else:
            found += [part] * count
    return tuple(found) if count else ()


def lessened(parts: Sequence[a.CostPart], less: int) -> tuple[a.CostPart, ...]:
    """A cost with so much generic mana less, never below none; with more, where that is less than nothing.  (CR 118.7)

    >>> from entaku.oracle.mana import Cost
    >>> str(lessened((a.Pay(Cost.parse("3U")),), 2)[0].mana)
    '{1}{U}'
    """
    found: list[a.CostPart] = []
    for part in parts:
        if isinstance(part, a.Pay):
            generic = sum(int(symbol) for symbol in part.mana.symbols if symbol.isdigit())
            others = tuple(symbol for symbol in part.mana.symbols if not symbol.isdigit())
            left = max(0, generic - less)
            found.append(a.Pay(type(part.mana)((*((str(left),) if left else ()), *others)), part.waterbend))
        else:
            found.append(part)
    if less < 0 and not any(isinstance(part, a.Pay) for part in parts):
        found.append(a.Pay(Cost((str(-less),))))
    return tuple(found)


def takes_tap(parts: Sequence[a.CostPart]) -> bool:
    """Whether the source of what costs this is tapped to pay for it."""
    for part in parts:  # noqa: SIM110 (a loop: it is asked of every ability whenever somebody might act)
        if type(part) is a.TapThis:
            return True
    return False


def can_pay_parts(ctx: Context, parts: Sequence[a.CostPart]) -> bool:
    """Whether the parts of a cost other than mana can be paid.  What taps itself can't be tapped for another part."""
    for part in parts:
        if not isinstance(part, a.Pay) and not can_pay_part(ctx, part):
            return False
    if not can_put_all_below(ctx, parts):
        return False
    if len(parts) < 2 or not takes_tap(parts):
        return True
    others = [part for part in parts if isinstance(part, a.TapOthers)]
    return all(len(set(choices_for(ctx, part)) - {ctx.source}) >= asking.amount(ctx, part.amount) for part in others)


def is_defined(ctx: Context, amount: t.Amount) -> bool:
    """Whether there is such a number: without a commander there are no colours of its identity.  (CR 903.4e)"""
    return amount != t.IdentityColours() or ctx.game.setup.identities[ctx.controller] is not None


def can_pay_part(ctx: Context, part: a.CostPart) -> bool:
    if isinstance(part, a.Pay):
        return True
    game, seat = ctx.game, ctx.controller
    item = game.objects.get(ctx.source)
    if isinstance(part, a.PayLife):
        amount = asking.amount(ctx, part.amount)
        return is_defined(ctx, part.amount) and (not amount or game.players[seat].life >= amount)
    if isinstance(part, a.PayEnergy):
        return game.players[seat].energy >= asking.amount(ctx, part.amount)
    if isinstance(part, a.TapThis | a.UntapThis | a.LoyaltyCost):
        if item is None or item.zone != "battlefield":
            return False
        traits = projection.look(game, item)
        if isinstance(part, a.TapThis):
            return mana_abilities.can_tap(game, item, traits)
        if isinstance(part, a.UntapThis):
            return item.tapped and not (traits.is_creature and mana_abilities.is_sick(game, item, traits))
        change = part.change if isinstance(part.change, int) else -asking.amount(ctx, t.X())
        return item.counter("loyalty") >= -change
    if isinstance(part, a.ExertCost | a.DoCost | a.LifeForOpponent):
        return can_do(ctx, part)
    if isinstance(part, a.RemoveCountersCost):
        return are_enough_counters(ctx, part)
    if isinstance(part, a.TapPower):
        return sum(power for _, power in tappable(ctx, part)) >= asking.amount(ctx, part.power)
    if isinstance(part, a.PutBelowCost):
        return bool(below(ctx, part))
    if isinstance(part, a.MaterialsCost):
        return ctx.source in game.battlefield and len(materials.found(ctx, part)) >= part.amount
    return len(choices_for(ctx, part)) >= number_of(ctx, part)


def are_enough_counters(ctx: Context, part: a.RemoveCountersCost) -> bool:
    """Whether there are the counters that are removed to pay."""
    game, item = ctx.game, ctx.game.objects.get(ctx.source)
    if isinstance(part.what, t.Self):
        return item is not None and any_kind.number_of(item, part.kind) >= asking.amount(ctx, part.amount)
    found = asking.objects(ctx, part.what)
    if part.among:
        return any_kind.among(game, found, part.kind) >= asking.amount(ctx, part.amount)
    wanted = asking.amount(ctx, part.amount)
    return any(any_kind.number_of(game.objects[n], part.kind) >= wanted for n in found if n in game.objects)


def can_do(ctx: Context, part: a.ExertCost | a.DoCost | a.LifeForOpponent) -> bool:
    """Whether something can be done to pay, all of it.  (CR 118.3)"""
    if isinstance(part, a.LifeForOpponent):
        return bool(gainers(ctx))
    if isinstance(part, a.ExertCost):
        return ctx.source in ctx.game.battlefield
    return can_do_all(ctx, part.do) and all(is_enough(ctx, getattr(one, "what", None)) for one in part.do)


def gainers(ctx: Context) -> list[Seat]:
    """The opponents by whose gain of life may be paid: not who can't gain any.  (CR 119.7)"""
    return [seat for seat in ctx.game.opponents(ctx.controller) if not amounts.cant_gain_life(ctx.game, seat)]


def is_enough(ctx: Context, what: object) -> bool:
    """Whether a library has as many cards as are taken from its top to pay.  (CR 118.3)"""
    if not isinstance(what, t.TopCards):
        return True
    return len(asking.objects(ctx, what)) >= asking.amount(ctx, what.amount)


def below(ctx: Context, part: a.PutBelowCost) -> dict[Seat, list[int]]:
    """The graveyards with enough cards to be put below their owners' libraries, and which these are."""
    piles: dict[Seat, list[int]] = {}
    for number in asking.objects(ctx, part.what):
        piles.setdefault(ctx.game.objects[number].owner, []).append(number)
    return {seat: pile for seat, pile in piles.items() if len(pile) >= asking.amount(ctx, part.amount)}


def can_put_all_below(ctx: Context, parts: Sequence[a.CostPart]) -> bool:
    """Whether there are cards for all costs of this kind together, each of them paid from one graveyard."""
    wanted = [part for part in parts if isinstance(part, a.PutBelowCost)]
    if not wanted:
        return True
    each = max(1, asking.amount(ctx, wanted[0].amount))
    return sum(len(pile) // each for pile in below(ctx, wanted[0]).values()) >= len(wanted)


def put_below(ctx: Context, part: a.PutBelowCost) -> Procedure[None]:
    """Cards of a graveyard that the player chooses go to the bottom of its owner's library."""
    game, seat, amount = ctx.game, ctx.controller, asking.amount(ctx, part.amount)
    piles = below(ctx, part)
    whose = yield from choose_player(game, seat, "game-choose-player", sorted(piles), (ctx.source,))
    if whose is not None:
        chosen = yield from choose_objects(game, seat, "game-cost-below", piles[whose], amount, amount, (ctx.source,))
        yield from moving.put_into_library(game, whose, chosen, bottom=True, any_order=True)


def number_of(
    ctx: Context, part: a.SacrificeCost | a.DiscardCost | a.ExileCost | a.TapOthers | a.ReturnCost | a.RevealCost
) -> int:
    """How many objects a part of a cost takes: of a whole hand, as many as there are."""
    return len(choices_for(ctx, part)) if part.amount is None else asking.amount(ctx, part.amount)


def tappable(ctx: Context, part: a.TapPower) -> list[tuple[int, int]]:
    """The untapped creatures that a player may tap for their power, but for the source, each with its power."""
    game, seat = ctx.game, ctx.controller
    there = mana_abilities.untapped(game, seat)
    own = [(n, traits) for n, traits in there if traits.is_creature and n != ctx.source]
    may = (one for one in own if part.to != "crew" or not one[1].has_rule(ch.CantCrew))
    return [(n, strength(game, traits, part)) for n, traits in may]


def strength(game: Game, traits: Traits, part: a.TapPower) -> int:
    """The power that a creature crews a Vehicle with, saddles a Mount, or helps with.  (CR 702.122a, 2026 702.171a)"""
    rules = [rule for rule, _ in rules_of(game, traits, ch.CrewsAs)] if part.to != "help" else []
    ways = [rule for rule in rules if rule.saddles or part.to == "crew"]
    size = traits.toughness if any(rule.toughness for rule in ways) else traits.power
    return max(0, (size or 0) + sum(rule.more for rule in ways))


def tap_power(ctx: Context, part: a.TapPower) -> Procedure[None]:
    """Creatures are chosen one after the other until their power is enough, and tapped at once.  (CR 702.122a)"""
    power, chosen = dict(tappable(ctx, part)), list[int]()
    while sum(power[n] for n in chosen) < asking.amount(ctx, part.power):
        left = [n for n, own in power.items() if n not in chosen and own]
        one = yield from choose_objects(ctx.game, ctx.controller, "game-cost-crew", left, about=(ctx.source,))
        chosen += [n for n in one if n in ctx.game.objects]
        if not one:
            break
    mutators.tap(ctx.game, chosen)
    if part.to != "help":
        mutators.happen(ctx.game, e.Crewed(ctx.source, tuple(chosen), part.to == "saddle"))


def choices_for(
    ctx: Context,
    part: a.SacrificeCost | a.DiscardCost | a.ExileCost | a.TapOthers | a.ReturnCost | a.RevealCost,
) -> list[int]:
    """The objects that a part of a cost may be paid with."""
    game, seat = ctx.game, ctx.controller
    if isinstance(part.what, t.Self):
        return [ctx.source] if ctx.source in game.objects else []
    found = [n for n in asking.objects(ctx, part.what) if n != spell_of(ctx) and n in game.objects]
    if isinstance(part, a.SacrificeCost):
        return [n for n in found if asking.controller_of(game, n) == seat and moving.may_sacrifice(game, n)]
    if isinstance(part, a.TapOthers):
        return [n for n in found if asking.controller_of(game, n) == seat and not game.objects[n].tapped]
    if isinstance(part, a.ReturnCost):
        return found
    there = {n for n in found if game.objects[n].zone == "battlefield"}
    return [n for n in found if (asking.controller_of(game, n) if n in there else game.objects[n].owner) == seat]


def spell_of(ctx: Context) -> int:
    number = ctx.bound.get("announcing")
    return number if isinstance(number, int) else ctx.source if ctx.game.objects.get(ctx.source) is None else -1


def pay_parts(ctx: Context, parts: Sequence[a.CostPart], price: payment.Price) -> Procedure[bool]:
    """Pay a whole cost: what must be tapped first, then mana, then the rest.  Whether it could be paid."""
    game, seat = ctx.game, ctx.controller
    without = (ctx.source,) if takes_tap(parts) else ()
    price = yield from waterbending.bend(ctx, parts, price, without)
    settled = yield from phyrexian_mana.settle(game, seat, price, ctx.source, without)
    if settled is None:
        return False
    for part in parts:
        if isinstance(part, a.TapThis | a.UntapThis):
            if not can_pay_part(ctx, part):
                return False
            mutators.tap(game, [ctx.source], untap=isinstance(part, a.UntapThis))
    spell = game.objects.get(ctx.source)
    for_commander = spell is not None and spell.zone == "stack" and spell.commander is not None
    if not (yield from payment.pay(game, seat, settled, sparing=ctx.source, for_commander=for_commander)):
        return False
    for part in parts:
        if isinstance(part, a.Pay | a.TapThis | a.UntapThis):
            continue
        if not can_pay_part(ctx, part):
            return False
        yield from pay_part(ctx, part)
    if waterbending.is_bent(parts):
        mutators.happen(game, e.Done(seat, "waterbend"))  # however it was paid  (CR 2026 701.67c)
    return True


def pay_part(ctx: Context, part: a.CostPart) -> Procedure[None]:
    game, seat = ctx.game, ctx.controller
    if isinstance(part, a.PayLife):
        mutators.change_life(game, seat, -asking.amount(ctx, part.amount), "paid")
    elif isinstance(part, a.PayEnergy):
        player_counters.change(game, seat, "energy", -asking.amount(ctx, part.amount))
    elif isinstance(part, a.LoyaltyCost):
        change = part.change if isinstance(part.change, int) else -asking.amount(ctx, t.X())
        mutators.change_counters(game, ctx.source, "loyalty", change, by=seat)
    elif isinstance(part, a.RemoveCountersCost):
        yield from remove_counters(ctx, part)
    elif isinstance(part, a.ExertCost):
        exerting.exert(game, seat, (ctx.source,))
        mutators.happen(game, e.Undergone(ctx.source, "is exerted"))
    elif isinstance(part, a.DoCost):
        yield from follow(ctx, part.do)
    elif isinstance(part, a.LifeForOpponent):
        other = yield from choose_player(game, seat, "game-choose-player", gainers(ctx), (ctx.source,))
        if other is not None:
            yield from moving.gain_life(game, other, asking.amount(ctx, part.amount))
    elif isinstance(part, a.TapPower):
        yield from tap_power(ctx, part)
    elif isinstance(part, a.PutBelowCost):
        yield from put_below(ctx, part)
    elif isinstance(part, a.MaterialsCost):
        yield from materials.exile(ctx, part)
    elif isinstance(part, PICKED):
        yield from pay_with_objects(ctx, part)


def pay_with_objects(
    ctx: Context,
    part: a.SacrificeCost | a.DiscardCost | a.ExileCost | a.TapOthers | a.ReturnCost | a.RevealCost,
) -> Procedure[None]:
    """Objects of the player's choice pay for a part of a cost."""
    game, seat = ctx.game, ctx.controller
    chosen = yield from picked(ctx, part)
    if isinstance(part, a.SacrificeCost):
        gone = yield from moving.sacrifice(game, chosen)
        ctx.bound[part.bind] = tuple(gone)
    elif isinstance(part, a.DiscardCost):
        gone = yield from moving.discard(game, chosen, "cycle" if part.cycling else "discard")
        ctx.bound["discarded"] = tuple(gone)
    elif isinstance(part, a.TapOthers):
        mutators.tap(game, chosen)
        ctx.bound[part.bind] = tuple(chosen)
    elif isinstance(part, a.RevealCost):
        moving.reveal(game, seat, chosen)
        ctx.bound[part.bind] = tuple(chosen)
    else:
        if isinstance(part, a.ReturnCost):
            note_returned(ctx, chosen)
        to: t.Zone = "exile" if isinstance(part, a.ExileCost) else "hand"
        there = {number for number in chosen if game.objects[number].zone == "battlefield"}
        exiled_by = asking.as_exiler(game, ctx.source) if to == "exile" else None
        moved = yield from moving.move(game, [Going(number, to, exiled_by=exiled_by) for number in chosen])
        if isinstance(part, a.ExileCost):
            ctx.bound["moved"] = tuple(there) or tuple(moved)


def note_returned(ctx: Context, chosen: Sequence[int]) -> None:
    """What is returned to pay a cost, and the planeswalker that it was attacking.  (CR 702.49c)"""
    ctx.bound["returned"] = tuple(chosen)
    for attack in ctx.game.combat.attacks if ctx.game.combat is not None else ():
        if attack.attacker in chosen and attack.planeswalker is not None:
            ctx.bound["attacked planeswalker"] = attack.planeswalker


def picked(
    ctx: Context,
    part: a.SacrificeCost | a.DiscardCost | a.ExileCost | a.TapOthers | a.ReturnCost | a.RevealCost,
) -> Procedure[list[int]]:
    """The objects that a part of a cost is paid with: chosen by the player, or at random if so said."""
    game, seat, found, amount = ctx.game, ctx.controller, choices_for(ctx, part), number_of(ctx, part)
    if isinstance(part, a.DiscardCost) and part.random:
        mixed = list(found)
        game.stream(seat, "discard").shuffle(mixed)
        return mixed[:amount]
    purpose = f"game-cost-{COST_WORDS[type(part)]}"
    return (yield from choose_objects(game, seat, purpose, found, amount, amount, (ctx.source,)))


PICKED = (a.SacrificeCost, a.DiscardCost, a.ExileCost, a.TapOthers, a.ReturnCost, a.RevealCost)
"""The parts of a cost that are paid with objects of the player's choice."""
COST_WORDS: dict[type, str] = {
    a.SacrificeCost: "sacrifice",
    a.DiscardCost: "discard",
    a.ExileCost: "exile",
    a.TapOthers: "tap",
    a.ReturnCost: "return",
    a.RevealCost: "reveal",
}


def remove_counters(ctx: Context, part: a.RemoveCountersCost) -> Procedure[None]:
    game = ctx.game
    amount = asking.amount(ctx, part.amount)
    chosen: Sequence[int] = (ctx.source,)
    if isinstance(part.what, t.Self):
        ctx.bound[part.bind] = amount
    elif part.among:
        ctx.bound[part.bind] = amount
        yield from any_kind.remove_from_among(game, ctx.controller, asking.objects(ctx, part.what), part.kind, amount)
        return
    else:
        found = [n for n in asking.objects(ctx, part.what) if any_kind.number_of(game.objects[n], part.kind) >= amount]
        chosen = yield from choose_objects(game, ctx.controller, "game-cost-counters", found)
    for number in chosen:
        yield from any_kind.remove(game, ctx.controller, number, part.kind, amount)


def can_pay_all(
    game: Game, seat: Seat, ctx: Context, parts: Sequence[a.CostPart], x: int = 0, purpose: Purpose | None = None
) -> bool:
    """Whether a cost can be paid as a whole, with this X; `purpose` is the ability that it is of, if it is one's."""
    if not can_pay_parts(ctx, parts):
        return False
    if not symbols_of(parts):
        return True
    taps = takes_tap(parts)
    price = payment.Price(symbols_of(parts), x, purpose=purpose)
    return waterbending.can_pay(ctx.with_bound(X=x), parts, price, (ctx.source,) if taps else ())


def lacking(ctx: Context, parts: Sequence[a.CostPart], purpose: Purpose | None = None) -> Iterator[Refusal]:
    """What of a cost can't be paid: nothing, where it can be paid as a whole.  (CR 118.3)"""
    if not can_pay_parts(ctx, parts):
        yield from lacking_besides_mana(ctx, parts)
    symbols = symbols_of(parts)
    if not symbols:
        return
    price = payment.Price(symbols, purpose=purpose)
    if not waterbending.can_pay(ctx, parts, price, (ctx.source,) if takes_tap(parts) else ()):
        yield r.MANA


def lacking_besides_mana(ctx: Context, parts: Sequence[a.CostPart]) -> Iterator[Refusal]:
    """What other than mana is lacking for a cost that can't be paid."""
    found = tuple(lack(ctx, part) for part in parts if not can_pay_part(ctx, part))
    yield from found or (r.OTHERS,)


def lack(ctx: Context, part: a.CostPart) -> Refusal:
    """What is lacking for a part of a cost that can't be paid."""
    item = ctx.game.objects.get(ctx.source)
    if isinstance(part, a.TapThis | a.UntapThis) and item is not None and item.zone == "battlefield":
        if item.tapped == isinstance(part, a.UntapThis):
            return r.SICK
        return r.TAPPED if item.tapped else r.NOT_TAPPED
    return next((refusal for kind, refusal in LACKS if isinstance(part, kind)), r.OTHERS)


LACKS: tuple[tuple[type, Refusal], ...] = (
    (a.PayLife, r.LIFE),
    (a.PayEnergy, r.ENERGY),
    (a.LoyaltyCost, r.LOYALTY),
    (a.RemoveCountersCost, r.COUNTERS),
    (a.SacrificeCost, r.SACRIFICE),
    (a.DiscardCost, r.DISCARD),
    (a.TapPower, r.POWER),
)
"""What is lacking where a part of a cost can't be paid."""
