"""Casting spells.  (CR 601)

`may_cast` says what may be begun; `cast` follows 601.2a to 601.2i in order, and is taken back if it turns out illegal.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

import msgspec
from msgspec import Struct

from entaku.cards.ir import abilities as a
from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.cards.mechanics.damage import DivideDamage
from entaku.kernel.decisions import Choose, Option
from entaku.kernel.seats import Seat
from entaku.magic import (
    changing,
    commander,
    conditions,
    costs,
    elsewhere,
    face_down,
    halves,
    helping,
    layers,
    mana,
    paying,
    phyrexian,
    predicates,
    questions,
    rumble,
    targets,
    x_values,
)
from entaku.magic import events as e
from entaku.magic.changing import replace
from entaku.magic.choices import Procedure, Rewound, ask, choose_number, choose_word, divide
from entaku.magic.definitions import Kit, Traits
from entaku.magic.game import Game, Object, SeatRef, Spell, Thing
from entaku.magic.player_rules import rules_for
from entaku.magic.questions import Context
from entaku.magic.sections import Section, sections, wanted_targets


class Way(Struct, frozen=True):
    """One way to cast a spell: its parts of the cost, whether its mana cost is paid, and whether it is free."""

    key: str = ""
    parts: tuple[a.CostPart, ...] = ()
    pays_mana_cost: bool = True
    any_colour: bool = False


def sorcery_time(game: Game, seat: Seat) -> bool:
    """Whether the player may do what can be done only as a sorcery: main phase, own turn, empty stack.  (CR 307.1)"""
    return game.active == seat and game.step.endswith(" main") and not game.stack


def only_at_once(game: Game, seat: Seat) -> bool:
    """Whether the player may now cast only what may be cast at instant speed by its own text."""
    return not sorcery_time(game, seat) and ch.CastAsThoughFlash not in layers.projection(game).rules


def may_cast(game: Game, seat: Seat, item: Object) -> bool:
    """Whether the player may begin to cast a card from where it is, and can finish."""
    if item.definition.halves and item.copies is None:
        return any(may_cast(game, seat, half) for half in halves.halves(item))
    return may_cast_face_up(game, seat, item) or may_cast_face_down(game, seat, item)


def may_cast_face_up(game: Game, seat: Seat, item: Object) -> bool:
    """Whether the card may be cast as what it is."""
    traits = item.base
    if "Land" in traits.types or "Conspiracy" in traits.types or not rumble.may_be_cast(item, traits):
        return False
    timely = sorcery_time(game, seat) or is_instant_speed(game, seat, item)
    if not timely and not any(isinstance(ability, a.FlashFor) for ability in traits.kit.casting):
        return False
    if is_out_of_reach(game, seat, item) or not allowed(game, seat, item):
        return False
    return any(True for way in ways(game, seat, item) if can_finish(game, seat, item, way))


def is_out_of_reach(game: Game, seat: Seat, item: Object) -> bool:
    """Whether a card in hand takes more mana than the player could have now, whatever way it is cast."""
    least = least_mana(item.base) if item.zone == "hand" else 0
    if not least or ch.CostsLess in layers.projection(game).rules:
        return False
    return least > sum(game.players[seat].mana) + mana.known(game, seat).total


@lru_cache(maxsize=8192)
def least_mana(traits: Traits) -> int:
    """How much mana a card takes at least if no effect lessens that: nothing where it has other ways of being cast."""
    kit, cost = traits.kit, traits.cost
    otherwise = kit.casting or not helping.HELPS.isdisjoint(kit.keywords)
    if cost is None or otherwise or any(static.rules for static in kit.statics):
        return 0
    return paying.least(cost.symbols)


def may_cast_face_down(game: Game, seat: Seat, item: Object) -> bool:
    """Whether a card with morph may be cast face down, as the creature spell that it then is.  (CR 702.37c, 708.4)"""
    if item.rumbling or item.zone == "stack" or face_down.morph(item) is None:
        return False
    if item.zone == "graveyard" and permission_for(game, seat, item) is None:
        return False
    spell = face_down.hidden(item)
    if not sorcery_time(game, seat) and not is_instant_speed(game, seat, spell):
        return False
    return allowed(game, seat, spell) and can_finish(game, seat, spell, face_down_way(game, item))


def face_down_way(game: Game, item: Object) -> Way:
    """Casting a card face down for {3}; a commander costs more as ever.  (CR 702.37c, 903.8)"""
    return Way(face_down.WAY, (*commander.surcharge(game, item), *face_down.COST), False)


def allowed(game: Game, seat: Seat, item: Object) -> bool:
    """Whether no rule or effect forbids casting it now.  (CR 601.3)"""
    ctx = Context(game, item.id, seat)
    traits = item.base
    if "Legendary" in traits.supertypes and traits.types & {"Instant", "Sorcery"} and not has_legend(game, seat):
        return False
    for ability in traits.kit.casting:
        if isinstance(ability, a.CastOnly) and not conditions.holds(ctx, ability.condition):
            return False
    for rule, asker in rules_for(game, seat, ch.CantCast):
        if rule.while_ is not None and not conditions.holds(asker, rule.while_):
            continue
        if predicates.fits_as(asker, item, traits, rule.where) and not depends_on_x(item, rule):
            return False
    return True


def has_legend(game: Game, seat: Seat) -> bool:
    """Whether a player controls a legendary creature or planeswalker, as legendary spells want.  (CR 205.4e)"""
    return any(
        traits.controller == seat and "Legendary" in traits.supertypes and traits.types & {"Creature", "Planeswalker"}
        for traits in layers.projection(game).traits.values()
    )


def depends_on_x(item: Object, rule: ch.CantCast) -> bool:
    """Whether a rule looks at a mana value that isn't settled yet: the spell may be begun.  (CR 202.3e, 601.3)"""
    unsettled = item.zone != "stack" and questions.x_symbols(item.base) > 0
    return unsettled and any(isinstance(part, t.Stat) and part.of == "mana value" for part in rule.where)


def is_instant_speed(game: Game, seat: Seat, item: Object) -> bool:
    """Whether it may be cast any time the player has priority.  (CR 304.1, 702.8)"""
    traits = item.base
    if "Instant" in traits.types or "flash" in traits.kit.keywords:
        return True
    return any(
        predicates.fits_as(asker, item, traits, rule.where)
        for rule, asker in rules_for(game, seat, ch.CastAsThoughFlash)
    )


def ways(game: Game, seat: Seat, item: Object) -> Iterator[Way]:
    """The ways in which the card may be cast now, with their costs."""
    kit = item.base.kit
    additional: list[a.CostPart] = [*rumble.price(item)] if item.rumbling else []
    additional += commander.surcharge(game, item)
    choices: list[tuple[a.CostPart, ...]] = []
    for ability in kit.casting:
        if isinstance(ability, a.AdditionalCost):
            if ability.or_else:
                choices = [ability.cost, ability.or_else]
            elif not ability.optional:
                additional += ability.cost
    timely = sorcery_time(game, seat) or is_instant_speed(game, seat, item)
    any_colour = spends_any_colour(game, seat, item)
    if timely:
        for place, choice in enumerate(choices or [()]):
            plain = Way(f"plain-{place}" if choices else "", (*additional, *choice), not item.rumbling, any_colour)
            yield from ways_by_keywords(game, seat, item, plain)
    if item.zone == "graveyard" and permission_for(game, seat, item) is None:
        return
    for ability in kit.casting:
        ctx = Context(game, item.id, seat)
        if not isinstance(ability, a.FlashFor | a.AlternativeCost):
            continue
        if ability.if_ is not None and not conditions.holds(ctx, ability.if_):
            continue
        if isinstance(ability, a.AlternativeCost) and timely and not item.rumbling:
            yield Way(ability.name or "alternative", (*additional, *ability.cost), False, any_colour)
        elif isinstance(ability, a.FlashFor) and not timely:
            yield Way("flash", (*additional, *ability.cost), not item.rumbling, any_colour)


LAND_CARD = a.DiscardCost(t.Group((t.Is("Land"),), "hand", t.You()))


def ways_by_keywords(game: Game, seat: Seat, item: Object, plain: Way) -> Iterator[Way]:
    """The plain way, and what keywords make of it: buyback, and from a graveyard flashback or retrace.

    (CR 702.27, 702.34, 702.81)
    """
    keywords = elsewhere.kit_of_card(game, item).keyword_list
    if item.zone != "graveyard" or permission_for(game, seat, item) is not None:
        yield plain
        for keyword in keywords:
            if keyword.name == "buyback":
                yield msgspec.structs.replace(plain, key="buyback", parts=(*plain.parts, *keyword.cost))
        return
    for keyword in keywords:
        if keyword.name == "flashback":
            own = (a.Pay(item.base.cost),) if not keyword.cost and item.base.cost is not None else keyword.cost
            yield Way("flashback", (*plain.parts, *own), False, plain.any_colour)
        elif keyword.name == "retrace":
            yield Way("retrace", (*plain.parts, LAND_CARD), True, plain.any_colour)


def spends_any_colour(game: Game, seat: Seat, item: Object) -> bool:
    """Whether mana of any colour may be spent on it."""
    for rule, asker in rules_for(game, seat, ch.SpendAsAnyColour):
        if predicates.fits_as(asker, item, item.base, rule.where):
            return True
    permission = permission_for(game, seat, item)
    return permission is not None and permission.any_colour


def permission_for(game: Game, seat: Seat, item: Object) -> ch.PlayFrom | None:
    """The effect that lets the player play a card from where it is."""
    found = permission(game, seat, item)
    return None if found is None else found[0]


def permission(game: Game, seat: Seat, item: Object) -> tuple[ch.PlayFrom, int] | None:
    """The effect that lets the player play a card from where it is, and its source."""
    for rule, asker in permissions(game, seat):
        if allows(rule, item) and item.id in questions.things(asker, rule.what):
            return rule, asker.source
    return None


def permissions(game: Game, seat: Seat) -> list[tuple[ch.PlayFrom, Context]]:
    """The effects that let the player play cards from elsewhere than their hand now, each with who asks."""
    found = rules_for(game, seat, ch.PlayFrom)
    return [(rule, asker) for rule, asker in found if not (rule.once_each_turn and is_used_up(game, asker.source))]


def allows(rule: ch.PlayFrom, item: Object) -> bool:
    """Whether an effect that lets play only lands, or only cast spells, means such a card."""
    return not rule.spells_only if "Land" in item.base.types else not rule.lands_only


PERMITTED = -2
"""The key under which it is noted that a permission for one card each turn has been used."""


def is_used_up(game: Game, source: int) -> bool:
    """Whether a card has been played this turn by a permission for one each turn."""
    item = game.objects.get(source)
    return item is None or any(key == PERMITTED and turn == game.turn for key, turn, _ in item.used)


def use_up(game: Game, permit: tuple[ch.PlayFrom, int] | None) -> None:
    """Note that a card has been played by a permission."""
    if permit is not None and permit[0].once_each_turn and permit[1] in game.objects:
        kept = tuple(entry for entry in game.objects[permit[1]].used if entry[1] == game.turn)
        changing.alter(game, permit[1], used=(*kept, (PERMITTED, game.turn, 1)))


def price_of(
    game: Game, seat: Seat, item: Object, way: Way, x: int = 0, kicks: int = 0, free: bool = False
) -> paying.Price:
    """The total cost in mana, and in what may be paid rather than mana.  (CR 601.2f)"""
    traits = item.base
    symbols: list[str] = []
    if way.pays_mana_cost and not free and traits.cost is not None:
        symbols += traits.cost.symbols
    symbols += costs.symbols_of(way.parts)
    kicker = kicker_of(traits.kit)
    if kicker is not None:
        symbols += costs.symbols_of(kicker.cost) * kicks
    price = paying.Price(symbols, x, way.any_colour)
    reduction = reductions(game, seat, item)
    if reduction:
        price.reduced(reduction)
    return price


def reductions(game: Game, seat: Seat, item: Object) -> int:
    """By how much generic mana the spell costs less; negative if it costs more."""
    total = 0
    for rule, asker in rules_for(game, seat, ch.CostsLess):
        if rule.first_each_turn and cast_this_turn(game, seat, rule):
            continue
        if predicates.fits_as(asker, item, item.base, rule.where):
            total += questions.amount(asker, rule.amount)
    for static in item.base.kit.statics:
        for own in static.rules:
            ctx = Context(game, item.id, seat)
            if isinstance(own, ch.ThisCostsLess) and (static.while_ is None or conditions.holds(ctx, static.while_)):
                total += questions.amount(ctx, own.amount)
    return total


def cast_this_turn(game: Game, seat: Seat, rule: ch.CostsLess) -> bool:
    """Whether the player has already cast a spell like these this turn."""
    ctx = Context(game, 0, seat)
    return any(
        predicates.fits_as(ctx, item, traits, rule.where) for caster, item, traits in game.memory.cast if caster == seat
    )


def kicker_of(kit: Kit) -> a.Keyword | None:
    """The only kicker; where there are several, they are paid as parts of the cost."""
    found = [keyword for keyword in kit.keyword_list if keyword.name in ("kicker", "multikicker")]
    return found[0] if len(found) == 1 else None


def choose_kickers(
    game: Game, seat: Seat, item: Object, way: Way, free: bool
) -> Procedure[tuple[Way, tuple[int, ...]]]:
    """Which of several kickers are paid, each once.  (CR 702.33c)"""
    kickers = [keyword for keyword in item.base.kit.keyword_list if keyword.name == "kicker"]
    if len(kickers) < 2:
        return way, ()
    sets = [chosen for count in range(len(kickers) + 1) for chosen in combinations(range(len(kickers)), count)]
    found: dict[str, tuple[Way, tuple[int, ...]]] = {}
    for chosen in sets:
        parts = tuple(part for place in chosen for part in kickers[place].cost)
        wider = msgspec.structs.replace(way, parts=(*way.parts, *parts))
        if can_finish(game, seat, item, wider, free):
            words = [str(part.mana) for part in parts if isinstance(part, a.Pay)]
            found[" + ".join(words) or "—"] = (wider, chosen)
    word = yield from choose_word(game, seat, "game-kickers", tuple(found), (item.id,))
    return found[word]


def can_finish(game: Game, seat: Seat, item: Object, way: Way, free: bool = False) -> bool:
    """Whether targets and costs allow the spell to be cast in this way, with some X.  (CR 601.2b, 601.2c)"""
    ctx = Context(game, item.id, seat, None, {"announcing": item.id})
    if takes_x(item.base, way, free):
        return any(can_choose_some(ctx.with_bound(X=x), item.base) for x in payable_x(ctx, item, way, free))
    if not costs.can_pay_parts(ctx, way.parts):
        return False
    if not helping.can_pay(game, seat, item, price_of(game, seat, item, way, free=free)):
        return False
    return can_choose_some(ctx, item.base) or can_choose_kicked(ctx, item, way, free)


def can_choose_kicked(ctx: Context, item: Object, way: Way, free: bool) -> bool:
    """Whether the spell has its targets if it is kicked, and that can be paid.  (CR 702.33g)"""
    if kicker_of(item.base.kit) is None or not can_choose_some(ctx, item.base, 1):
        return False
    return helping.can_pay(ctx.game, ctx.controller, item, price_of(ctx.game, ctx.controller, item, way, 0, 1, free))


def can_choose_some(ctx: Context, traits: Traits, kicks: int = 0) -> bool:
    """Whether modes can be chosen so that there are targets."""
    return bool(possible_modes(ctx, traits)) if has_modes(traits.kit) else can_target(ctx, traits, (), kicks)


def takes_x(traits: Traits, way: Way, free: bool) -> bool:
    """Whether a value of X is announced for a spell that is cast in this way; free of its mana cost it is 0.

    (CR 107.3a, 107.3b)
    """
    own = traits.cost.symbols if traits.cost is not None and way.pays_mana_cost and not free else ()
    return "X" in own or x_values.has_x(way.parts)


def payable_x(ctx: Context, item: Object, way: Way, free: bool) -> Iterator[int]:
    """The values of X for which the costs of a spell can be paid.  (CR 601.2b)"""
    game, seat = ctx.game, ctx.controller

    def can_pay(x: int) -> bool:
        price = price_of(game, seat, item, way, x, free=free)
        return costs.can_pay_parts(ctx.with_bound(X=x), way.parts) and helping.can_pay(game, seat, item, price)

    return x_values.payable(can_pay, way.parts)


def can_target(ctx: Context, traits: Traits, modes: Sequence[int], kicks: int = 0) -> bool:
    return targets.can_choose(ctx, wanted_targets(traits, modes, kicks))


def has_modes(kit: Kit) -> bool:
    return any(ability.modes for ability in kit.spell)


def possible_modes(ctx: Context, traits: Traits) -> list[int]:
    """The modes whose targets can be chosen.  (CR 700.2a)"""
    ability = next(ability for ability in traits.kit.spell if ability.modes)
    return [m for m, mode in enumerate(ability.modes) if targets.can_choose(ctx, mode.targets)]


def cast(game: Game, seat: Seat, number: int, free: bool = False) -> Procedure[int]:
    """Cast a card.  The spell's id.  Raises Rewound if it turns out that it can't be cast.  (CR 601.2)"""
    item = game.objects[number]
    parts = tuple(half for half in halves.halves(item) if may_cast_half(game, seat, half, free))
    if parts:
        item = yield from halves.chosen(game, seat, parts)
    found: list[Way] = []
    if free or (not parts and may_cast_face_up(game, seat, item)) or item.copies is not None:
        found = [way for way in ways_or_free(game, seat, item, free) if can_finish(game, seat, item, way, free)]
    if not free and may_cast_face_down(game, seat, item):
        found.append(face_down_way(game, item))
    if not found:
        raise Rewound
    way = found[0]
    if len(found) > 1:
        options = tuple(Option(place, "way", text=one.key) for place, one in enumerate(found))
        answer = yield from ask(game, seat, "game-cast-way", Choose(options), about=(number,))
        way = found[answer] if isinstance(answer, int) else way
    unseen = way.key == face_down.WAY
    item = face_down.hidden(item) if unseen else item
    way, kickers = yield from choose_kickers(game, seat, item, way, free)
    origin = game.objects[number].zone
    permit = None if free or origin == "hand" else permission(game, seat, game.objects[number])
    going = changing.Going(number, "stack", controller=seat, cause="cast", copies=item.copies, face_down=unseen)
    spell_id = changing.move(game, [going])[0]
    ctx = Context(game, spell_id, seat, None, {"announcing": spell_id})
    spell = yield from announced(ctx, way, free)
    if kickers:
        spell = msgspec.structs.replace(spell, kicked=len(kickers), kickers=kickers)
    ctx.spell = spell
    if spell.x and not allowed(game, seat, game.objects[spell_id]):
        raise Rewound
    price = price_of(game, seat, game.objects[spell_id], way, spell.x, spell.kicked, free)
    price = price.with_life(spell.in_life)
    kicker = kicker_of(item.base.kit)
    extra = tuple(part for part in (kicker.cost if kicker else ()) if not isinstance(part, a.Pay)) * spell.kicked
    price = yield from helping.help_to_pay(game, seat, game.objects[spell_id], price)
    mark = len(game.events)
    paid = yield from costs.pay_parts(ctx, (*way.parts, *extra), price)
    if not paid:
        raise Rewound
    spell = replace(spell, paid=mana_spent(game, seat, mark))
    kept = {key: value for key, value in ctx.bound.items() if key not in ("announcing", "targets so far")}
    spell = msgspec.structs.replace(spell, bound=tuple(kept.items()), moved=((spell_id + 1, game.next_id),))
    changing.alter(game, spell_id, spell=spell, cast_from=origin, cast_by=seat)
    changing.count_spell(game, seat, spell_id)
    commander.count_cast(game, replace(item, zone=origin))
    use_up(game, permit)
    batch = [e.Cast(seat, spell_id, item.base.name, origin)]
    changing.happen(game, *batch)
    tell_targets(game, spell_id)
    return spell_id


def mana_spent(game: Game, seat: Seat, mark: int) -> str:
    """The mana that a player has spent since so many events, a letter for each.  (CR 601.2h)"""
    paid = (event for event in game.events[mark:] if isinstance(event, e.ManaPaid) and event.seat == seat)
    return "".join(event.mana for event in paid).upper()


def may_cast_half(game: Game, seat: Seat, half: Object, free: bool) -> bool:
    """Whether this half of a split card can be cast now."""
    if free:
        return any(can_finish(game, seat, half, way, free) for way in ways_or_free(game, seat, half, free))
    return may_cast(game, seat, half)


def ways_or_free(game: Game, seat: Seat, item: Object, free: bool) -> list[Way]:
    if not free:
        return list(ways(game, seat, item))
    parts = [
        part
        for ability in item.base.kit.casting
        if isinstance(ability, a.AdditionalCost) and not ability.optional
        for part in ability.cost
    ]
    return [Way("free", (*parts, *commander.surcharge(game, item)), True)]


def announced(ctx: Context, way: Way, free: bool) -> Procedure[Spell]:
    """Modes, X, kicker and then targets.  (CR 601.2b–d)"""
    game, seat = ctx.game, ctx.controller
    item = game.objects[ctx.source]
    traits = item.base
    modes = yield from choose_modes(ctx, item, way, free)
    x = 0
    if takes_x(traits, way, free):
        x = yield from choose_x(ctx, item, way, modes, free)
        ctx.bound["X"] = x
    kicked = 0
    kicker = kicker_of(traits.kit)
    if kicker is not None:
        least = 0 if can_target(ctx, traits, modes) else 1
        kicked = yield from choose_kicks(ctx, item, way, kicker, x, free, least)
    in_life = yield from phyrexian.choose(game, seat, price_of(game, seat, item, way, x, kicked, free), item.id)
    if in_life is None:
        raise Rewound
    ctx.spell = Spell(modes=tuple(modes), x=x, kicked=kicked)
    changing.alter(game, item.id, spell=ctx.spell)
    wanted = wanted_targets(traits, modes, kicked)
    chosen = yield from targets.choose(ctx, wanted, (item.id,))
    if chosen is None:
        raise Rewound
    division = yield from choose_division(ctx, sections(traits.kit, modes), chosen)
    spell = Spell(
        tuple(chosen), division, tuple(modes), x, kicked, wants=wanted, free=free, way=way.key, in_life=in_life
    )  # fmt: skip
    changing.alter(game, item.id, spell=spell)
    return spell


def choose_modes(ctx: Context, item: Object, way: Way, free: bool) -> Procedure[list[int]]:
    """The modes of a spell.  Some X must leave targets for them, and isn't announced yet.  (CR 601.2b, 700.2a)"""
    traits = item.base
    if not has_modes(traits.kit):
        return []
    ability = next(ability for ability in traits.kit.spell if ability.modes)
    settings = [ctx]
    if takes_x(traits, way, free):
        settings = [ctx.with_bound(X=x) for x in payable_x(ctx, item, way, free)]
    chosen = yield from modes_of(ctx, ability.modes, ability.choose, ability.choose_most, settings)
    return chosen


def modes_of(
    ctx: Context, modes: Sequence[a.Mode], least: int = 1, most: int | None = None, settings: Sequence[Context] = ()
) -> Procedure[list[int]]:
    """The modes that are chosen, in the order of the text: those with targets in one of these settings.  (CR 700.2)"""
    possible = [
        m for m, mode in enumerate(modes) if any(targets.can_choose(one, mode.targets) for one in settings or (ctx,))
    ]
    if len(possible) < least:
        raise Rewound
    options = tuple(Option(m, "mode") for m in possible)
    most = least if most is None else most
    shape = Choose(options, least, min(most, len(options)))
    answer = yield from ask(ctx.game, ctx.controller, "game-modes", shape, about=(ctx.source,))
    keys = answer if isinstance(answer, tuple) else (answer,)
    return sorted(key for key in keys if isinstance(key, int))


def choose_x(ctx: Context, item: Object, way: Way, modes: Sequence[int], free: bool) -> Procedure[int]:
    """The value of X: one that can be paid for, and with which there are targets.  (CR 601.2b)"""
    values = [
        x for x in payable_x(ctx, item, way, free) if can_target(ctx.with_bound(X=x), item.base, modes)
    ]  # fmt: skip
    x = yield from x_values.choose(ctx.game, ctx.controller, values, item.id)
    return x


def choose_kicks(
    ctx: Context, item: Object, way: Way, kicker: a.Keyword, x: int, free: bool, least: int
) -> Procedure[int]:
    """How often the spell is kicked: at least as often as its targets ask for, if there are targets.  (CR 702.33)"""
    game, seat = ctx.game, ctx.controller
    limit = 1 if kicker.name == "kicker" else 20
    if item.base.kit.spell and not least and not can_target(ctx, item.base, (), 1):
        return 0
    most = 0
    while most < limit and helping.can_pay(game, seat, item, price_of(game, seat, item, way, x, most + 1, free)):
        most += 1
    kicks = yield from choose_number(game, seat, "game-kicks", min(least, most), most, most, (item.id,))
    return kicks


def choose_division(
    ctx: Context, parts: Sequence[Section], chosen: Sequence[tuple[Thing, ...]]
) -> Procedure[tuple[int, ...]]:
    """How damage is divided among targets, at least 1 each.  (CR 601.2d)"""
    for section in parts:
        for instruction in section.do:
            if isinstance(instruction, DivideDamage) and instruction.n < len(chosen):
                things = chosen[instruction.n]
                total = questions.amount(ctx, instruction.amount)
                if things:
                    shares = yield from divide(ctx.game, ctx.controller, "game-divide", things, total, 1, (ctx.source,))
                    return tuple(shares.get(thing, 0) for thing in things)
    return ()


def tell_targets(game: Game, number: int, before: Iterable[tuple[Thing, ...]] = ()) -> None:
    """Tell what a spell or ability on the stack targets, but for what it targeted before.  (CR 601.2i, 115.7)

    What it targets several times becomes its target once.  (CR 601.2c)
    """
    item = game.objects.get(number)
    if item is None or item.spell is None:
        return
    old = [thing for group in before for thing in group]
    chosen = dict.fromkeys(thing for group in item.spell.targets for thing in group if thing not in old)
    if chosen:
        changing.happen(
            game,
            e.Targeted(
                number,
                tuple(thing for thing in chosen if isinstance(thing, int)),
                tuple(thing.seat for thing in chosen if isinstance(thing, SeatRef)),
            ),
        )
