"""Costs: whether they can be paid, and paying them.  (CR 118, 601.2f–h, 602.2b)"""

from collections.abc import Iterator, Sequence

import msgspec

from entaku.cards.ir import abilities as a
from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.kernel.seats import Seat
from entaku.magic import changing, exerting, layers, mana, moving, paying, phyrexian, player_counters, questions
from entaku.magic import events as e
from entaku.magic import refusals as r
from entaku.magic.choices import Procedure, choose_objects, choose_player
from entaku.magic.definitions import Traits
from entaku.magic.earmarks import Purpose
from entaku.magic.game import Game
from entaku.magic.in_force import rules_of
from entaku.magic.questions import Context
from entaku.magic.refusals import Refusal
from entaku.magic.replacement import amounts
from entaku.magic.resolving.follow import follow
from entaku.magic.resolving.possible import can_do_all


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
            found.append(a.Pay(type(part.mana)(part.mana.symbols * count)))
        elif isinstance(part, (a.PayLife, a.PayEnergy, *PICKED)) and isinstance(part.amount, int):
            found.append(msgspec.structs.replace(part, amount=part.amount * count))
        else:
            found += [part] * count
    return tuple(found) if count else ()


def lessened(parts: Sequence[a.CostPart], less: int) -> tuple[a.CostPart, ...]:
    """A cost with so much generic mana less, never below none.  (CR 118.7)

    >>> from entaku.cards.mana import Cost
    >>> str(lessened((a.Pay(Cost.parse("3U")),), 2)[0].mana)
    '{1}{U}'
    """
    found: list[a.CostPart] = []
    for part in parts:
        if isinstance(part, a.Pay):
            generic = sum(int(symbol) for symbol in part.mana.symbols if symbol.isdigit())
            others = tuple(symbol for symbol in part.mana.symbols if not symbol.isdigit())
            left = max(0, generic - less)
            found.append(a.Pay(type(part.mana)((*((str(left),) if left else ()), *others))))
        else:
            found.append(part)
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
    return all(len(set(choices_for(ctx, part)) - {ctx.source}) >= questions.amount(ctx, part.amount) for part in others)


def can_pay_part(ctx: Context, part: a.CostPart) -> bool:
    if isinstance(part, a.Pay):
        return True
    game, seat = ctx.game, ctx.controller
    item = game.objects.get(ctx.source)
    if isinstance(part, a.PayLife):
        amount = questions.amount(ctx, part.amount)
        return not amount or game.players[seat].life >= amount
    if isinstance(part, a.PayEnergy):
        return game.players[seat].energy >= questions.amount(ctx, part.amount)
    if isinstance(part, a.TapThis | a.UntapThis | a.LoyaltyCost):
        if item is None or item.zone != "battlefield":
            return False
        traits = layers.look(game, item)
        if isinstance(part, a.TapThis):
            return mana.can_tap(game, item, traits)
        if isinstance(part, a.UntapThis):
            return item.tapped and not (traits.is_creature and mana.is_sick(game, item, traits))
        change = part.change if isinstance(part.change, int) else -questions.amount(ctx, t.X())
        return item.counter("loyalty") >= -change
    if isinstance(part, a.ExertCost | a.DoCost | a.LifeForOpponent):
        return can_do(ctx, part)
    if isinstance(part, a.RemoveCountersCost):
        if isinstance(part.what, t.Self):
            return item is not None and item.counter(part.kind) >= questions.amount(ctx, part.amount)
        return any(game.objects[n].counter(part.kind) for n in questions.objects(ctx, part.what))
    if isinstance(part, a.TapPower):
        return sum(power for _, power in tappable(ctx)) >= questions.amount(ctx, part.power)
    if isinstance(part, a.PutBelowCost):
        return bool(below(ctx, part))
    return len(choices_for(ctx, part)) >= number_of(ctx, part)


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
    return len(questions.objects(ctx, what)) >= questions.amount(ctx, what.amount)


def below(ctx: Context, part: a.PutBelowCost) -> dict[Seat, list[int]]:
    """The graveyards with enough cards to be put below their owners' libraries, and which these are."""
    piles: dict[Seat, list[int]] = {}
    for number in questions.objects(ctx, part.what):
        piles.setdefault(ctx.game.objects[number].owner, []).append(number)
    return {seat: pile for seat, pile in piles.items() if len(pile) >= questions.amount(ctx, part.amount)}


def can_put_all_below(ctx: Context, parts: Sequence[a.CostPart]) -> bool:
    """Whether there are cards for all costs of this kind together, each of them paid from one graveyard."""
    wanted = [part for part in parts if isinstance(part, a.PutBelowCost)]
    if not wanted:
        return True
    each = max(1, questions.amount(ctx, wanted[0].amount))
    return sum(len(pile) // each for pile in below(ctx, wanted[0]).values()) >= len(wanted)


def put_below(ctx: Context, part: a.PutBelowCost) -> Procedure[None]:
    """Cards of a graveyard that the player chooses go to the bottom of its owner's library."""
    game, seat, amount = ctx.game, ctx.controller, questions.amount(ctx, part.amount)
    piles = below(ctx, part)
    whose = yield from choose_player(game, seat, "game-choose-player", sorted(piles), (ctx.source,))
    if whose is not None:
        chosen = yield from choose_objects(game, seat, "game-cost-below", piles[whose], amount, amount, (ctx.source,))
        yield from moving.put_into_library(game, whose, chosen, bottom=True, any_order=True)


def number_of(
    ctx: Context, part: a.SacrificeCost | a.DiscardCost | a.ExileCost | a.TapOthers | a.ReturnCost | a.RevealCost
) -> int:
    """How many objects a part of a cost takes: of a whole hand, as many as there are."""
    return len(choices_for(ctx, part)) if part.amount is None else questions.amount(ctx, part.amount)


def tappable(ctx: Context) -> list[tuple[int, int]]:
    """The untapped creatures that a player may tap for their power, but for the source, each with its power."""
    game, seat = ctx.game, ctx.controller
    there = [(n, layers.look(game, game.objects[n])) for n in game.battlefield if not game.objects[n].tapped]
    own = [(n, traits) for n, traits in there if traits.controller == seat and traits.is_creature and n != ctx.source]
    return [(n, strength(game, traits)) for n, traits in own if not traits.has_rule(ch.CantCrew)]


def strength(game: Game, traits: Traits) -> int:
    """The power that a creature crews a Vehicle with.  (CR 702.122a)"""
    ways = [rule for rule, _ in rules_of(game, traits, ch.CrewsAs)]
    size = traits.toughness if any(rule.toughness for rule in ways) else traits.power
    return max(0, (size or 0) + sum(rule.more for rule in ways))


def tap_power(ctx: Context, part: a.TapPower) -> Procedure[None]:
    """Creatures are chosen one after the other until their power is enough, and tapped at once.  (CR 702.122a)"""
    power, chosen = dict(tappable(ctx)), list[int]()
    while sum(power[n] for n in chosen) < questions.amount(ctx, part.power):
        left = [n for n, own in power.items() if n not in chosen and own]
        one = yield from choose_objects(ctx.game, ctx.controller, "game-cost-crew", left, about=(ctx.source,))
        chosen += [n for n in one if n in ctx.game.objects]
        if not one:
            break
    changing.tap(ctx.game, chosen)
    changing.happen(ctx.game, e.Crewed(ctx.source, tuple(chosen)))


def choices_for(
    ctx: Context,
    part: a.SacrificeCost | a.DiscardCost | a.ExileCost | a.TapOthers | a.ReturnCost | a.RevealCost,
) -> list[int]:
    """The objects that a part of a cost may be paid with."""
    game, seat = ctx.game, ctx.controller
    if isinstance(part.what, t.Self):
        return [ctx.source] if ctx.source in game.objects else []
    found = [n for n in questions.objects(ctx, part.what) if n != spell_of(ctx)]
    if isinstance(part, a.SacrificeCost):
        return [n for n in found if questions.controller_of(game, n) == seat and moving.may_sacrifice(game, n)]
    if isinstance(part, a.TapOthers):
        return [n for n in found if questions.controller_of(game, n) == seat and not game.objects[n].tapped]
    if isinstance(part, a.ReturnCost):
        return found
    return [n for n in found if game.objects[n].owner == seat]


def spell_of(ctx: Context) -> int:
    number = ctx.bound.get("announcing")
    return number if isinstance(number, int) else ctx.source if ctx.game.objects.get(ctx.source) is None else -1


def pay_parts(ctx: Context, parts: Sequence[a.CostPart], price: paying.Price) -> Procedure[bool]:
    """Pay a whole cost: what must be tapped first, then mana, then the rest.  Whether it could be paid."""
    game, seat = ctx.game, ctx.controller
    without = (ctx.source,) if takes_tap(parts) else ()
    settled = yield from phyrexian.settle(game, seat, price, ctx.source, without)
    if settled is None:
        return False
    for part in parts:
        if isinstance(part, a.TapThis | a.UntapThis):
            if not can_pay_part(ctx, part):
                return False
            changing.tap(game, [ctx.source], untap=isinstance(part, a.UntapThis))
    spell = game.objects.get(ctx.source)
    for_commander = spell is not None and spell.zone == "stack" and spell.commander is not None
    if not (yield from paying.pay(game, seat, settled, sparing=ctx.source, for_commander=for_commander)):
        return False
    for part in parts:
        if isinstance(part, a.Pay | a.TapThis | a.UntapThis):
            continue
        if not can_pay_part(ctx, part):
            return False
        yield from pay_part(ctx, part)
    return True


def pay_part(ctx: Context, part: a.CostPart) -> Procedure[None]:
    game, seat = ctx.game, ctx.controller
    if isinstance(part, a.PayLife):
        changing.change_life(game, seat, -questions.amount(ctx, part.amount), "paid")
    elif isinstance(part, a.PayEnergy):
        player_counters.change(game, seat, "energy", -questions.amount(ctx, part.amount))
    elif isinstance(part, a.LoyaltyCost):
        change = part.change if isinstance(part.change, int) else -questions.amount(ctx, t.X())
        changing.change_counters(game, ctx.source, "loyalty", change)
    elif isinstance(part, a.RemoveCountersCost):
        yield from remove_counters(ctx, part)
    elif isinstance(part, a.ExertCost):
        exerting.exert(game, seat, (ctx.source,))
        changing.happen(game, e.Undergone(ctx.source, "is exerted"))
    elif isinstance(part, a.DoCost):
        yield from follow(ctx, part.do)
    elif isinstance(part, a.LifeForOpponent):
        other = yield from choose_player(game, seat, "game-choose-player", gainers(ctx), (ctx.source,))
        if other is not None:
            yield from moving.gain_life(game, other, questions.amount(ctx, part.amount))
    elif isinstance(part, a.TapPower):
        yield from tap_power(ctx, part)
    elif isinstance(part, a.PutBelowCost):
        yield from put_below(ctx, part)
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
        changing.tap(game, chosen)
        ctx.bound[part.bind] = tuple(chosen)
    elif isinstance(part, a.RevealCost):
        moving.reveal(game, seat, chosen)
        ctx.bound[part.bind] = tuple(chosen)
    else:
        if isinstance(part, a.ReturnCost):
            note_returned(ctx, chosen)
        to: t.Zone = "exile" if isinstance(part, a.ExileCost) else "hand"
        yield from moving.move(game, [changing.Going(number, to) for number in chosen])


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
    amount = questions.amount(ctx, part.amount)
    if isinstance(part.what, t.Self):
        changing.change_counters(game, ctx.source, part.kind, -amount)
        ctx.bound[part.bind] = amount
        return
    found = [n for n in questions.objects(ctx, part.what) if game.objects[n].counter(part.kind) >= amount]
    chosen = yield from choose_objects(game, ctx.controller, "game-cost-counters", found)
    for number in chosen:
        changing.change_counters(game, number, part.kind, -amount)


def can_pay_all(
    game: Game, seat: Seat, ctx: Context, parts: Sequence[a.CostPart], x: int = 0, purpose: Purpose | None = None
) -> bool:
    """Whether a cost can be paid as a whole, with this X; `purpose` is the ability that it is of, if it is one's."""
    if not can_pay_parts(ctx, parts):
        return False
    if not symbols_of(parts):
        return True
    taps = takes_tap(parts)
    price = paying.Price(symbols_of(parts), x, purpose=purpose)
    return paying.can_pay(game, seat, price, (ctx.source,) if taps else ())


def lacking(ctx: Context, parts: Sequence[a.CostPart], purpose: Purpose | None = None) -> Iterator[Refusal]:
    """What of a cost can't be paid: nothing, where it can be paid as a whole.  (CR 118.3)"""
    if not can_pay_parts(ctx, parts):
        yield from lacking_besides_mana(ctx, parts)
    symbols = symbols_of(parts)
    if symbols and not paying.can_pay(
        ctx.game, ctx.controller, paying.Price(symbols, purpose=purpose), (ctx.source,) if takes_tap(parts) else ()
    ):
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
