"""Activating abilities, and special actions.  (CR 602, 605, 116)"""

from collections.abc import Iterator, Sequence
from sys import maxsize

from entaku.kernel.remembering import of_each
from entaku.kernel.seats import Seat
from entaku.magic.additional.faces import face_down, merged_permanents
from entaku.magic.concepts import refusals as r
from entaku.magic.concepts import targets, x_values
from entaku.magic.concepts.mana import costs, mana_abilities, payment, phyrexian_mana, tapping_for_mana, waterbending
from entaku.magic.concepts.mana.mana_owed import owed
from entaku.magic.concepts.mana.restricted_mana import Purpose
from entaku.magic.concepts.refusals import Refusal
from entaku.magic.concepts.timing import no_sorcery_time
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, Rewound, choose_word
from entaku.magic.game.definitions import is_mana_ability
from entaku.magic.game.state import Game, Object, Spell
from entaku.magic.spells.abilities import lessened_costs
from entaku.magic.spells.casting import castable, casting, divided_amounts, play_permissions, total_cost
from entaku.magic.spells.casting.casting_methods import HowCast
from entaku.magic.spells.layers import effects_off_battlefield, projection
from entaku.magic.spells.layers.rules_in_force import rules_of
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import follow
from entaku.magic.turn.steps import COMBAT_STEPS, STEPS
from entaku.magic.zones import castable_index, stack
from entaku.magic.zones.moving import put_counters
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.ir.conditions import limits_x
from entaku.oracle.mana import Cost


def abilities_of(game: Game, seat: Seat) -> Iterator[tuple[Object, int, a.Activated]]:
    """The activated abilities, other than mana abilities, that the player might activate, with their places."""
    now = projection.current(game)
    for number, controller, place, ability in now.activated if now.is_shared else now.active.get(seat, ()):
        if controller == seat or (ability.anyone and asking.in_range(game, seat, controller)):
            yield game.objects[number], place, ability
    for number, place, ability in effects_off_battlefield.abilities(game, seat):
        yield game.objects[number], place, ability


@of_each
def least_mana(ability: a.Activated) -> int:
    """How much mana activating an ability takes at least: no effect lessens that."""
    plain = ability.less == 0 and not ability.powers_up and not waterbending.is_bent(ability.cost)
    return payment.least(costs.symbols_of(ability.cost)) if plain else 0


def reach(game: Game, seat: Seat) -> int:
    """How much mana the player could have: what takes more is passed over before anything else is asked of it.

    Where an effect lessens what abilities cost, nothing is.
    """
    if pr.AbilitiesCostLess in projection.current(game).rules:
        return maxsize
    return sum(game.players[seat].mana) + mana_abilities.known(game, seat).most


def may_activate(game: Game, seat: Seat, item: Object, place: int, ability: a.Activated) -> bool:
    """Whether the ability may be activated now and can be paid for.  (CR 602.5)"""
    return next(refusals(game, seat, item, place, ability), None) is None


def refusals(game: Game, seat: Seat, item: Object, place: int, ability: a.Activated) -> Iterator[Refusal]:
    """Everything that keeps the ability from being activated now.  (CR 602.5)"""
    if item.tapped and item.zone == "battlefield" and costs.takes_tap(ability.cost):
        yield r.TAPPED
    if ability.timing:
        yield from untimely(game, seat, ability)
    if game.stack and castable.is_hurried(game):
        yield r.SPLIT_SECOND
    ctx = Context(game, item.id, seat)
    yield from closed(ctx, item, place, ability)
    for part in ability.cost:
        if isinstance(part, a.LoyaltyCost):
            yield from without_loyalty(game, seat, item)
    yield from unpaid(ctx, item, ability)


def unpaid(ctx: Context, item: Object, ability: a.Activated) -> Iterator[Refusal]:
    """What of the costs of an ability can't be paid, and whether there is no target.  (CR 602.2b)"""
    purpose = Purpose(item, is_ability=True)
    if takes_x(ability):
        payable = False
        for x in payable_x(ctx, ability):
            if can_target(ctx.with_bound(X=x), ability):
                return
            payable = True
        lacking = () if payable else tuple(costs.lacking(ctx.with_bound(X=0), cost_of(ctx, ability), purpose))
        yield from lacking or (r.NO_TARGET if payable else r.MANA,)
        return
    yield from costs.lacking(ctx, cost_of(ctx, ability), purpose)
    if not can_target(ctx, ability):
        yield r.NO_TARGET


def cost_of(ctx: Context, ability: a.Activated, chosen: lessened_costs.Chosen | None = None) -> tuple[a.CostPart, ...]:
    """What activating an ability costs, less what its own text and effects take from the generic mana.  (CR 601.2f)

    With no targets chosen (None), what it costs with those that lessen that.
    """
    if ability.less == 0 and not ability.powers_up and pr.AbilitiesCostLess not in projection.current(ctx.game).rules:
        return ability.cost
    less, cost = sum(amount for _, amount in reductions(ctx, ability, chosen)), ability.cost
    if ability.powers_up:
        cost, more = powered_up(ctx, cost)
        less += more
    return costs.lessened(cost, less) if less else cost


def reductions(
    ctx: Context, ability: a.Activated, chosen: lessened_costs.Chosen | None = None
) -> Iterator[tuple[int, int]]:
    """By how much generic mana an ability costs less, and by what: its own text, then effects.  (CR 118.7)"""
    if ability.less_if is None or asking.holds(ctx, ability.less_if):
        yield ctx.source, asking.amount(ctx, ability.less)
    yield from lessened_costs.lessened_by_effects(ctx, ability, chosen)


def powered_up(ctx: Context, cost: tuple[a.CostPart, ...]) -> tuple[tuple[a.CostPart, ...], int]:
    """A power-up cost without the mana cost of what entered this turn, and what generic mana is off besides.

    Colours come off colours, and what of them isn't there off the generic mana.  (CR 118.7c, 118.7d)
    """
    item = ctx.game.objects.get(ctx.source)
    own = item.base.cost if item is not None and item.moved_turn == ctx.game.turn else None
    if own is None:
        return cost, 0
    symbols, more = total_cost.without([*costs.symbols_of(cost)], own.symbols)
    rest = tuple(part for part in cost if not isinstance(part, a.Pay))
    return (a.Pay(Cost(tuple(symbols))), *rest), more


def closed(ctx: Context, item: Object, key: int, ability: a.Activated) -> Iterator[Refusal]:
    """What forbids activating an ability, whenever it is and whatever it costs.  (CR 602.5)"""
    game = ctx.game
    yield from arrests(game, item, ability)
    if ability.if_ is not None and not limits_x(ability.if_) and not asking.holds(ctx, ability.if_):
        yield r.ONLY_IF_SO
    if ability.once and is_exhausted(item, key):
        yield r.ONCE
    if ability.limit is not None and used(game, item, key) >= ability.limit:
        yield r.USED


def can_target(ctx: Context, ability: a.Activated) -> bool:
    """Whether there are targets, for one of its modes if it has any.  (CR 602.2b)"""
    if ability.modes:
        return any(targets.can_choose(ctx, mode.targets) for mode in ability.modes)
    return targets.can_choose(ctx, ability.targets)


def arrests(game: Game, item: Object, ability: a.Activated) -> Iterator[Refusal]:
    """The effects that forbid activating an ability of an object."""
    traits = projection.look(game, item)
    for rule, ctx in rules_of(game, traits, ch.CantBeActivated) if traits.rules else ():
        if not (rule.but_mana and is_mana_ability(ability)):
            yield mutators.replace(r.ARRESTED, by=ctx.source)


def untimely(game: Game, seat: Seat, ability: a.Activated) -> Iterator[Refusal]:
    """What of the time isn't as the ability says that it must be."""
    timing = ability.timing
    if timing == "" or timing == "instant":
        return
    if timing == "sorcery":
        yield from no_sorcery_time(game, seat, r.OF_ABILITIES)
    elif timing == "combat":
        if game.step not in COMBAT_STEPS:
            yield r.ONLY_COMBAT
    elif timing in ("your turn", "your upkeep", "before attackers") and not game.is_turn_of(seat):
        yield r.ONLY_YOUR_TURN
    elif timing == "your upkeep":
        if game.step != "upkeep":
            yield r.ONLY_YOUR_UPKEEP
    elif timing == "before attackers":
        if not is_before_attackers(game):
            yield r.BEFORE_ATTACKERS
    elif timing != "your turn" and STEPS.index(game.step) >= STEPS.index("combat damage"):
        yield r.BEFORE_DAMAGE


def is_before_attackers(game: Game) -> bool:
    """Whether the declare attackers step of the turn's first combat phase is still to come.  (CR 506.6a, 506.6d)"""
    first = game.combat is None or game.combat.number == 1
    return first and STEPS.index(game.step) < STEPS.index("declare attackers")


def without_loyalty(game: Game, seat: Seat, item: Object) -> Iterator[Refusal]:
    """What keeps a player from a loyalty ability: one of a planeswalker each turn, as a sorcery is cast.  (CR 606.3)

    An effect may let it be activated at other times.
    """
    if not projection.look(game, item).has_rule(ch.LoyaltyAtInstantSpeed):
        yield from no_sorcery_time(game, seat, r.OF_LOYALTY)
    if used(game, item, LOYALTY):
        yield r.LOYALTY_USED


LOYALTY, OF_MANA = -1, -3
"""Abilities are counted by their places, loyalty abilities together, mana abilities from -3 downwards."""


def used(game: Game, item: Object, key: int) -> int:
    """How often an ability was activated this turn."""
    return sum(count for other, turn, count in item.used if other == key and turn == game.turn)


def is_exhausted(item: Object, key: int) -> bool:
    """Whether an ability has been activated that can be only once.  (CR 2026 702.177a)"""
    return any((other, turn) == (key, play_permissions.FOR_GOOD) for other, turn, _ in item.used)


def note_use(game: Game, number: int, key: int, once: bool = False) -> None:
    item = game.objects.get(number)
    if item is None:
        return
    kept = play_permissions.still_noted(game, item)
    noted = ((key, play_permissions.FOR_GOOD, 1),) if once else ()
    mutators.alter(game, number, used=(*kept, *noted, (key, game.turn, 1)))


def activate(game: Game, seat: Seat, number: int, place: int) -> Procedure[None]:
    """Activate an ability: onto the stack, modes, X, targets, costs.  (CR 602.2)"""
    item = game.objects[number]
    ability = projection.look(game, item).kit.activated[place]
    ctx = Context(game, number, seat, Spell(ability=ability, source=number))
    modes: list[int] = []
    if ability.modes:
        settings = [ctx.with_bound(X=x) for x in payable_x(ctx, ability)] if takes_x(ability) else ()
        modes = yield from casting.modes_of(ctx, ability.modes, settings=settings)
    x = 0
    cost = cost_of(ctx, ability, ())
    symbols = costs.symbols_of(cost)
    if takes_x(ability):
        x = yield from choose_x(ctx, ability, modes)
        ctx.bound["X"] = x
    without = (number,) if costs.takes_tap(ability.cost) else ()
    whole = payment.Price(symbols, x, purpose=Purpose(item, is_ability=True))
    price = yield from phyrexian_mana.settle(game, seat, whole, number, without)
    if price is None:
        raise Rewound
    parts = stack.ability_sections(ability, modes)
    wanted = tuple(target for section in parts for target in section.targets)
    chosen = yield from targets.choose(ctx, wanted, (number,))
    if chosen is None:
        raise Rewound
    price.reduced(lessened_costs.for_its_targets(ctx, ability, chosen))
    division = yield from divided_amounts.choose(ctx, parts, chosen)
    loyal = any(isinstance(part, a.LoyaltyCost) for part in ability.cost)
    note_use(game, number, LOYALTY if loyal else place, ability.once)
    first = game.next_id
    paid = yield from costs.pay_parts(ctx, cost, price)
    if not paid:
        raise Rewound
    ctx.bound.pop(asking.SO_FAR, None)
    spell = Spell(
        tuple(chosen), division, tuple(modes), HowCast(x=x), ability, number, tuple(ctx.bound.items()), wants=wanted,
        moved=((first, game.next_id),),
    )  # fmt: skip
    ability_id = stack.put_ability(game, seat, number, spell)
    tell_activated(game, seat, number, ability_id, ability)


def tell_activated(game: Game, seat: Seat, number: int, ability_id: int, ability: a.Activated) -> None:
    """That an ability has been activated, and at what it is aimed."""
    mutators.happen(game, e.ActivatedAbility(seat, ability_id, number, game.objects[ability_id].base.name))
    if ability.word == "exhaust":
        mutators.happen(game, e.Done(seat, "activate an exhaust ability"))
    if lessened_costs.is_equip(ability):
        mutators.happen(game, e.Done(seat, lessened_costs.EQUIP))
    casting.tell_targets(game, ability_id)


def takes_x(ability: a.Activated) -> bool:
    """Whether a value of X is announced as the ability is activated.  (CR 602.2b)"""
    return x_values.has_x(ability.cost)


def payable_x(ctx: Context, ability: a.Activated) -> Iterator[int]:
    """The values of X for which the costs can be paid; only one, if the text says what X is.  (CR 107.3c)"""
    symbols = costs.symbols_of(ability.cost)
    without = (ctx.source,) if costs.takes_tap(ability.cost) else ()
    purpose = Purpose(ctx.game.objects[ctx.source], is_ability=True)

    def can_pay(x: int) -> bool:
        price = payment.Price(symbols, x, purpose=purpose)
        parts = costs.can_pay_parts(ctx.with_bound(X=x), ability.cost)
        return parts and payment.can_pay(ctx.game, ctx.controller, price, without)

    if ability.x is not None:
        said = asking.amount(ctx, ability.x)
        return iter((said,) if can_pay(said) else ())
    limit = ability.if_ if limits_x(ability.if_) else None
    found = x_values.payable(can_pay, ability.cost)
    return found if limit is None else (x for x in found if asking.holds(ctx.with_bound(X=x), limit))


def choose_x(ctx: Context, ability: a.Activated, modes: Sequence[int] = ()) -> Procedure[int]:
    """The value of X: one that can be paid for, and with which there are targets.  (CR 602.2b)"""
    wanted = [one for section in stack.ability_sections(ability, modes) for one in section.targets]
    values = [x for x in payable_x(ctx, ability) if targets.can_choose(ctx.with_bound(X=x), wanted)]
    x = yield from x_values.choose(ctx.game, ctx.controller, values, ctx.source)
    return x


# Mana abilities by hand.


def mana_abilities_of(game: Game, seat: Seat) -> Iterator[tuple[Object, int, a.Activated]]:
    """The mana abilities that the player may activate now, with their places; those of cards too.  (CR 113.6)"""
    for item, place, ability in every_mana_ability(game, seat):
        if item.zone == "battlefield":
            traits = projection.look(game, item)
            if not traits.rules and mana_abilities.plain_ability(traits.kit) is not None:
                if mana_abilities.can_tap(game, item, traits):
                    yield item, place, ability
                continue
        if next(mana_refusals(game, seat, item, place, ability), None) is None:
            yield item, place, ability


def mana_refusals(game: Game, seat: Seat, item: Object, place: int, ability: a.Activated) -> Iterator[Refusal]:
    """Everything that keeps a mana ability from being activated now.  (CR 602.5, 605.3a)"""
    traits = projection.look(game, item)
    if item.zone == "battlefield" and mana_abilities.plain_ability(traits.kit) is not None:
        if not mana_abilities.can_tap(game, item, traits):
            yield r.TAPPED if item.tapped else r.SICK
        yield from arrests(game, item, ability)
        return
    ctx = Context(game, item.id, seat)
    yield from untimely(game, seat, ability)
    yield from closed(ctx, item, OF_MANA - place, ability)
    yield from costs.lacking(ctx, ability.cost, Purpose(item, is_ability=True))


def has_only_taps(game: Game, seat: Seat) -> bool:
    """Whether each mana ability of the player does no more than tap a permanent of which no effect says anything."""
    now = projection.current(game)
    there = (now.traits[number] for number in now.mana.get(seat, ()))
    if castable_index.held(game, seat).mana:
        return False
    return all(not one.rules and mana_abilities.plain_ability(one.kit) is not None for one in there)


def every_mana_ability(game: Game, seat: Seat) -> tuple[tuple[Object, int, a.Activated], ...]:
    """The mana abilities of the player, those that can't be activated now too."""
    return (*mana_abilities_in_play(game, seat), *mana_abilities_elsewhere(game, seat))


def mana_abilities_in_play(game: Game, seat: Seat) -> Iterator[tuple[Object, int, a.Activated]]:
    now = projection.current(game)
    for number in now.mana.get(seat, ()):
        for place, ability in enumerate(now.traits[number].kit.mana):
            if ability.zone == "battlefield":
                yield game.objects[number], place, ability


def mana_abilities_elsewhere(game: Game, seat: Seat) -> Iterator[tuple[Object, int, a.Activated]]:
    for number, place, ability in castable_index.held(game, seat).mana:
        yield game.objects[number], place, ability


def activate_mana(game: Game, seat: Seat, number: int, place: int) -> Procedure[None]:
    """A mana ability resolves at once.  (CR 605.3)"""
    item = game.objects[number]
    ability = projection.look(game, item).kit.mana[place]
    ctx = Context(game, number, seat, Spell(ability=ability, source=number))
    if takes_x(ability):
        ctx.bound["X"] = yield from choose_x(ctx, ability)
    purpose = Purpose(item, is_ability=True)
    price = payment.Price(costs.symbols_of(ability.cost), asking.amount(ctx, t.X()), purpose=purpose)
    if ability.limit is not None or ability.once:
        note_use(game, number, OF_MANA - place, ability.once)
    paid = yield from costs.pay_parts(ctx, ability.cost, price)
    if not paid:
        raise Rewound
    yield from follow(ctx, ability.do)
    made = str(ctx.bound.get("mana added", ""))
    if made and costs.takes_tap(ability.cost):
        yield from tapping_for_mana.tapped_for_mana(game, seat, number, made)


# Hidden agendas.


def hidden_agendas(game: Game, seat: Seat) -> list[int]:
    """The face-down conspiracies of a player.  (CR 702.106)"""
    return [n for n in game.command if game.objects[n].face_down and game.objects[n].controller == seat]


# Face-down permanents.


def concealed(game: Game, seat: Seat) -> list[int]:
    """The face-down permanents that a player controls."""
    return [n for n in projection.current(game).face_down if asking.controller_of(game, n) == seat]


def may_turn_up(game: Game, seat: Seat, number: int) -> bool:
    """Whether a face-down permanent may be turned face up for what that costs.  (CR 701.34b, 702.37e)"""
    return bool(payable_ways_up(game, seat, number))


def not_turned_up(game: Game, seat: Seat, number: int) -> Iterator[Refusal]:
    """Everything that keeps a face-down permanent from being turned face up, in the way that lacks least."""
    if may_turn_up(game, seat, number):
        return
    item = game.objects[number]
    tried: list[list[Refusal]] = []
    for one in face_down.ways_up(item):
        lacking = costs.lacking(Context(game, number, seat), one.cost)
        price = payment.Price(costs.symbols_of(one.cost))
        tried.append([owed(game, seat, refusal, price) for refusal in lacking] or [r.LOSES_MORPH])
    none = r.STAYS_FACE_DOWN if merged_permanents.stays_face_down(item) else r.NOTHING_TURNS_UP
    yield from min(tried, key=len, default=[none])


TURNING_UP = "turn face up"
"""What is paid for as a permanent is turned face up, where mana is for some uses alone."""


def payable_ways_up(game: Game, seat: Seat, number: int) -> list[a.Keyword]:
    """What the player can turn a permanent face up for now: morph, if it would have that as it would be then."""
    ctx = Context(game, number, seat)
    purpose = Purpose(game.objects[number], use=TURNING_UP)
    ways = face_down.ways_up(game.objects[number])
    found = [one for one in ways if costs.can_pay_all(game, seat, ctx, one.cost, purpose=purpose)]
    if all(one.name not in face_down.MORPHS for one in found):
        return found
    ahead = game.copy()
    lay_open(ahead, number)
    kept = projection.look(ahead, ahead.objects[number]).kit.keywords
    return [one for one in found if one.name not in face_down.MORPHS or one.name in kept]


def unmask(game: Game, seat: Seat, number: int) -> Procedure[None]:
    """A face-down permanent is turned face up: a special action, which doesn't use the stack.  (CR 116.2b, 702.37e)

    With megamorph it gets a +1/+1 counter.  (CR 702.37b)
    """
    found = payable_ways_up(game, seat, number)
    if not found:
        raise Rewound
    keyword = found[0]
    if len(found) > 1:
        names = [one.name for one in found]
        keyword = found[names.index((yield from choose_word(game, seat, "game-turn-up", names, (number,))))]
    ctx = Context(game, number, seat)
    purpose = Purpose(game.objects[number], use=TURNING_UP)
    paid = yield from costs.pay_parts(ctx, keyword.cost, payment.Price(costs.symbols_of(keyword.cost), purpose=purpose))
    if not paid:
        raise Rewound
    turn_up(game, number)
    if keyword.name == "megamorph":
        yield from put_counters(game, [(number, 1)], "+1/+1", seat)


def by_hand_only(game: Game, seat: Seat) -> list[int]:
    """The player's permanents, and face-up conspiracies, with text that nobody here understands.

    In their hand those cards of which only the name is known: they can't be cast, having no cost.  (CR 118.6)
    """
    unknown = (n for n in projection.current(game).unknown if asking.controller_of(game, n) == seat)
    return [*unknown, *(n for n in game.hands[seat] if game.objects[n].definition.is_bare)]


def turn_up(game: Game, number: int) -> None:
    """Turn a permanent face up, or a conspiracy and the names chosen for it.  (CR 702.106c, 708.8, 613.7e)"""
    lay_open(game, number)
    item = game.objects[number]
    names = tuple(value for key, value in item.chosen if key == "name")
    mutators.happen(game, e.TurnedFaceUp(number, item.base.name, names))


def lay_open(game: Game, number: int) -> None:
    """What lay face down lies face up; nothing is told of it yet.  (CR 708.8, 613.7e)"""
    fields = merged_permanents.face_up(game.objects[number])
    mutators.alter(game, number, **fields, face_down=False, timestamp=mutators.stamp(game))
