"""Casting spells.  (CR 601)

`may_cast` says what may be begun; `cast` follows 601.2a to 601.2i in order, and is taken back if it turns out illegal.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

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
    extras,
    face_down,
    faces,
    helping,
    layers,
    mana,
    open_ways,
    paying,
    permits,
    phyrexian,
    predicates,
    questions,
    reworded,
    rumble,
    targets,
    x_values,
)
from entaku.magic import events as e
from entaku.magic.changing import replace
from entaku.magic.choices import Procedure, Rewound, ask, choose_number, choose_word, divide
from entaku.magic.definitions import Kit, Traits
from entaku.magic.earmarks import Purpose
from entaku.magic.game import Game, Object, SeatRef, Spell, Thing
from entaku.magic.in_force import rules_for
from entaku.magic.questions import Context
from entaku.magic.sections import Section, sections, wanted_targets
from entaku.magic.ways import WITHOUT_PAYING, HowCast, Way


def sorcery_time(game: Game, seat: Seat) -> bool:
    """Whether the player may do what can be done only as a sorcery: main phase, own turn, empty stack.  (CR 307.1)"""
    return game.active == seat and game.step.endswith(" main") and not game.stack


def only_at_once(game: Game, seat: Seat) -> bool:
    """Whether the player may now cast only what may be cast at instant speed by its own text."""
    return not sorcery_time(game, seat) and ch.CastAsThoughFlash not in layers.projection(game).rules


def may_cast(game: Game, seat: Seat, item: Object) -> bool:
    """Whether the player may begin to cast a card from where it is, and can finish."""
    if any(may_cast_face_up(game, seat, face) for face in faces.castable(item)):
        return True
    return may_cast_face_down(game, seat, item)


def may_cast_face_up(game: Game, seat: Seat, item: Object) -> bool:
    """Whether the card may be cast as what it is."""
    traits = item.base
    if item.zone == "exile" and faces.is_other(item) and permits.permission_for(game, seat, item) is None:
        return False
    if "Land" in traits.types or "Conspiracy" in traits.types or not rumble.may_be_cast(item, traits):
        return False
    timely = sorcery_time(game, seat) or is_instant_speed(game, seat, item)
    otherwise = any(isinstance(ability, a.FlashFor | a.AlternativeCost) for ability in traits.kit.casting)
    if not timely and not otherwise:
        return False
    if is_out_of_reach(game, seat, item):
        return False
    return any(True for way in ways(game, seat, item) if can_finish(game, seat, item, way))


def is_out_of_reach(game: Game, seat: Seat, item: Object) -> bool:
    """Whether a card in hand takes more mana than the player could have now, whatever way it is cast."""
    least = least_mana(item.base) if item.zone == "hand" else 0
    if not least or ch.CostsLess in layers.projection(game).rules:
        return False
    return least > sum(game.players[seat].mana) + mana.known(game, seat).most


@lru_cache(maxsize=8192)
def least_mana(traits: Traits) -> int:
    """How much mana a card takes at least if no effect lessens that: nothing where it has other ways of being cast."""
    kit, cost = traits.kit, traits.cost
    otherwise = kit.casting or not (helping.HELPED | frozenset(open_ways.OFFERED_ANYWHERE)).isdisjoint(kit.keywords)
    if cost is None or otherwise or any(static.rules for static in kit.statics):
        return 0
    return paying.least(cost.symbols)


def may_cast_face_down(game: Game, seat: Seat, item: Object) -> bool:
    """Whether a card with morph may be cast face down, as the creature spell that it then is.  (CR 702.37c, 708.4)"""
    if item.rumbling or item.zone == "stack" or face_down.morph(item) is None:
        return False
    if item.zone == "graveyard" and permits.permission_for(game, seat, item) is None:
        return False
    spell = face_down.hidden(item)
    if not sorcery_time(game, seat) and not is_instant_speed(game, seat, spell):
        return False
    return allowed(game, seat, spell) and can_finish(game, seat, spell, face_down_way(game, item))


def face_down_way(game: Game, item: Object) -> Way:
    """Casting a card face down for {3}; a commander costs more as ever.  (CR 702.37c, 903.8)"""
    parts = (*commander.surcharge(game, item), *face_down.COST)
    return Way("alternative cost", "morph", face_down=True, parts=parts)


def allowed(game: Game, seat: Seat, item: Object) -> bool:
    """Whether no rule or effect forbids casting it now.  (CR 601.3)"""
    ctx = Context(game, item.id, seat)
    traits = item.base
    if is_hurried(game):
        return False
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
    return not any(
        predicates.fits_as(asker, item, traits, limit.where) and cast_this_turn(game, seat, limit.where) >= limit.most
        for limit, asker in rules_for(game, seat, ch.CastLimit)
    )


def is_hurried(game: Game) -> bool:
    """Whether a spell with split second is on the stack: nobody casts spells or activates abilities.  (CR 702.61a)"""
    spells = (game.objects[number] for number in game.stack)
    return any("split second" in layers.look(game, item).kit.keywords for item in spells if is_spell(item))


def is_spell(item: Object) -> bool:
    return item.spell is None or item.spell.ability is None


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
    """The ways in which the card may be cast now as the spell that it is then, with their costs.  (CR 601.3)"""
    timely = sorcery_time(game, seat) or is_instant_speed(game, seat, item)
    if timely or "bestow" not in item.base.kit.keywords:
        found = open_ways.ways(game, seat, item, timely)
    else:
        found = (way for way in open_ways.ways(game, seat, item, timely=True) if way.keyword == "bestow")
    plain: bool | None = None
    for way in found:
        said = reworded.as_said(item, way)
        if said is not item:
            if open_as(game, seat, said, way):
                yield way
            continue
        plain = allowed(game, seat, item) if plain is None else plain
        if plain:
            yield way


def open_as(game: Game, seat: Seat, said: Object, way: Way) -> bool:
    """Whether a card may be cast as the other spell that it is for a way: by what that is like alone.

    (CR 601.3b, 702.103d)
    """
    if not (way.swift or sorcery_time(game, seat) or is_instant_speed(game, seat, said)):
        return False
    if said.zone in ("library", "graveyard", "exile") and permits.permission_for(game, seat, said) is None:
        return False
    return allowed(game, seat, said)


def price_of(game: Game, seat: Seat, item: Object, way: Way, x: int = 0, kicks: int = 0) -> paying.Price:
    """The total cost in mana, and in what may be paid rather than mana.  (CR 601.2f)"""
    traits = item.base
    symbols: list[str] = []
    if way.cost == "mana cost" and traits.cost is not None:
        symbols += traits.cost.symbols
    symbols += costs.symbols_of(way.parts)
    kicker = kicker_of(traits.kit)
    if kicker is not None:
        symbols += costs.symbols_of(kicker.cost) * kicks
    price = paying.Price(symbols, x, way.any_colour, Purpose(item))
    reduction = reductions(game, seat, item) + way.less
    if reduction:
        price.reduced(reduction)
    return price


def reductions(game: Game, seat: Seat, item: Object) -> int:
    """By how much generic mana the spell costs less; negative if it costs more."""
    total = 0
    for rule, asker in rules_for(game, seat, ch.CostsLess):
        if rule.first_each_turn and cast_this_turn(game, seat, rule.where):
            continue
        if predicates.fits_as(asker, item, item.base, rule.where):
            total += questions.amount(asker, rule.amount)
    for static in item.base.kit.statics:
        for own in static.rules:
            ctx = Context(game, item.id, seat)
            if isinstance(own, ch.ThisCostsLess) and (static.while_ is None or conditions.holds(ctx, static.while_)):
                total += questions.amount(ctx, own.amount)
    return total


def cast_this_turn(game: Game, seat: Seat, where: predicates.Where) -> int:
    """How many spells like these the player has already cast this turn."""
    ctx = Context(game, 0, seat)
    return sum(
        predicates.fits_as(ctx, item, traits, where) for caster, item, traits in game.memory.cast if caster == seat
    )


def kicker_of(kit: Kit) -> a.Keyword | None:
    """The only kicker, or what is paid like one; where there are several, they are paid as parts of the cost."""
    found = [keyword for keyword in kit.keyword_list if keyword.name in ("kicker", "multikicker", "replicate")]
    return found[0] if len(found) == 1 else None


def choose_kickers(game: Game, seat: Seat, item: Object, way: Way) -> Procedure[tuple[Way, tuple[int, ...]]]:
    """Which of several kickers are paid, each once.  (CR 702.33c)"""
    kickers = [keyword for keyword in item.base.kit.keyword_list if keyword.name == "kicker"]
    if len(kickers) < 2:
        return way, ()
    sets = [chosen for count in range(len(kickers) + 1) for chosen in combinations(range(len(kickers)), count)]
    found: dict[str, tuple[Way, tuple[int, ...]]] = {}
    for chosen in sets:
        parts = tuple(part for place in chosen for part in kickers[place].cost)
        wider = open_ways.plus(way, parts)
        if can_finish(game, seat, item, wider):
            words = [str(part.mana) for part in parts if isinstance(part, a.Pay)]
            found[" + ".join(words) or "—"] = (wider, chosen)
    paid = yield from choose_word(game, seat, "game-kickers", tuple(found), (item.id,))
    return found[paid]


def can_finish(game: Game, seat: Seat, item: Object, way: Way) -> bool:
    """Whether targets and costs allow the spell to be cast in this way, with some X.  (CR 601.2b, 601.2c)"""
    ctx = Context(game, item.id, seat, None, {"announcing": item.id})
    item = reworded.as_said(item, way)
    if takes_x(item.base, way):
        return any(can_choose_some(ctx.with_bound(X=x), item.base) for x in payable_x(ctx, item, way))
    if not costs.can_pay_parts(ctx, way.parts):
        return False
    if not helping.can_pay(game, seat, item, price_of(game, seat, item, way)):
        return False
    return can_choose_some(ctx, item.base) or can_choose_kicked(ctx, item, way)


def can_choose_kicked(ctx: Context, item: Object, way: Way) -> bool:
    """Whether the spell has its targets if it is kicked, and that can be paid.  (CR 702.33g)"""
    if kicker_of(item.base.kit) is None or not can_choose_some(ctx, item.base, 1):
        return False
    return helping.can_pay(ctx.game, ctx.controller, item, price_of(ctx.game, ctx.controller, item, way, 0, 1))


def can_choose_some(ctx: Context, traits: Traits, kicks: int = 0) -> bool:
    """Whether modes can be chosen so that there are targets."""
    return bool(possible_modes(ctx, traits)) if has_modes(traits.kit) else can_target(ctx, traits, (), kicks)


def takes_x(traits: Traits, way: Way) -> bool:
    """Whether a value of X is announced for a spell that is cast in this way; free of its mana cost it is 0.

    (CR 107.3a, 107.3b)
    """
    own = traits.cost.symbols if traits.cost is not None and way.cost == "mana cost" else ()
    return "X" in own or x_values.has_x(way.parts)


def payable_x(ctx: Context, item: Object, way: Way) -> Iterator[int]:
    """The values of X for which the costs of a spell can be paid.  (CR 601.2b)"""
    game, seat = ctx.game, ctx.controller

    def can_pay(x: int) -> bool:
        price = price_of(game, seat, item, way, x)
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


def cast(game: Game, seat: Seat, number: int, told: Way | None = None) -> Procedure[int]:
    """Cast a card, in the way that an effect tells if one does.  The spell's id.  (CR 601.2)

    Raises Rewound if it turns out that it can't be cast.
    """
    card = game.objects[number]
    way = yield from choose_way(game, seat, card, told)
    item = as_cast(card, way)
    way, kickers = yield from choose_kickers(game, seat, item, way)
    way, item = yield from extras.choose_splices(game, seat, item, way, can_finish)
    permit = None if told is not None or card.zone == "hand" else permits.permission(game, seat, item)
    going = changing.Going(
        number, "stack", controller=seat, cause="cast", copies=item.copies, face=item.definition,
        face_down=way.face_down,
    )  # fmt: skip
    spell_id = changing.move(game, [going])[0]
    ctx = Context(game, spell_id, seat, None, {"announcing": spell_id})
    cast = HowCast(way, seat, card.zone, 0 if permit is None else permit[1], kicked=len(kickers), kickers=kickers)
    ctx.spell = spell = yield from announced(ctx, cast)
    if spell.cast.x and not allowed(game, seat, game.objects[spell_id]):
        raise Rewound
    spent = yield from pay_for(ctx, spell.cast)
    kept = tuple((key, value) for key, value in ctx.bound.items() if key not in ("announcing", "targets so far"))
    cast = replace(spell.cast, spent=spent)
    changing.alter(game, spell_id, spell=replace(spell, cast=cast, bound=kept, moved=((spell_id + 1, game.next_id),)))
    changing.count_spell(game, seat, spell_id)
    commander.count_cast(game, card)
    permits.use_up(game, permit)
    changing.happen(game, e.Cast(seat, spell_id, item.base.name, card.zone))
    tell_targets(game, spell_id)
    return spell_id


def choose_way(game: Game, seat: Seat, card: Object, told: Way | None) -> Procedure[Way]:
    """The way in which the player casts a card, first of all as which face.  Raises Rewound if there is none.

    (CR 601.2b, 709.3, 712.7, 716.3)
    """
    open_ = tuple(face for face in faces.castable(card) if may_cast_face(game, seat, face, told))
    item = (yield from faces.chosen(game, seat, open_)) if open_ else card
    found = [way for way in ways_or_told(game, seat, item, told) if can_finish(game, seat, item, way)] if open_ else []
    if told is None and may_cast_face_down(game, seat, item):
        found.append(face_down_way(game, item))
    if not found:
        raise Rewound
    way = yield from open_ways.chosen(game, seat, found, card.id)
    return way if way.face_down else replace(way, face=faces.place(item))


def as_cast(card: Object, way: Way) -> Object:
    """A card as the spell that it is cast as: as one of its faces, face down, or as it is.  (CR 708.4, 709.3b)"""
    if way.face_down:
        return face_down.hidden(card)
    return reworded.as_said(card if way.face is None else faces.turned(card, way.face), way)


def pay_for(ctx: Context, cast: HowCast) -> Procedure[str]:
    """Pay the total cost of a spell.  The mana spent; raises Rewound if it can't be paid.  (CR 601.2f-h)"""
    game, seat = ctx.game, ctx.controller
    spell = game.objects[ctx.source]
    price = price_of(game, seat, spell, cast.way, cast.x, cast.kicked).with_life(cast.in_life)
    kicker = kicker_of(spell.base.kit)
    extra = tuple(part for part in (kicker.cost if kicker else ()) if not isinstance(part, a.Pay)) * cast.kicked
    price = yield from helping.help_to_pay(game, seat, spell, price)
    mark = len(game.events)
    if not (yield from costs.pay_parts(ctx, (*cast.way.parts, *extra), price)):
        raise Rewound
    return mana_spent(game, seat, mark)


def mana_spent(game: Game, seat: Seat, mark: int) -> str:
    """The mana that a player has spent since so many events, a letter for each.  (CR 601.2h)"""
    paid = (event for event in game.events[mark:] if isinstance(event, e.ManaPaid) and event.seat == seat)
    return "".join(event.mana for event in paid).upper()


def may_cast_face(game: Game, seat: Seat, face: Object, told: Way | None) -> bool:
    """Whether this face of a card can be cast now, if need be in the way that an effect tells."""
    if told is None:
        return may_cast_face_up(game, seat, face)
    if face.base.types & {"Land", "Conspiracy"} or not allowed(game, seat, face):
        return False
    return can_finish(game, seat, face, as_told(game, face, told))


def ways_or_told(game: Game, seat: Seat, item: Object, told: Way | None) -> Iterator[Way]:
    """The ways in which a card may be cast, or the one that an effect tells."""
    if told is None:
        yield from ways(game, seat, item)
    else:
        yield as_told(game, item, told)


def as_told(game: Game, item: Object, told: Way = WITHOUT_PAYING) -> Way:
    """The way that an effect tells, with the additional costs that are due all the same.  (CR 118.8, 118.9c)"""
    parts = tuple(
        part
        for ability in item.base.kit.casting
        if isinstance(ability, a.AdditionalCost) and not ability.optional
        for part in ability.cost
    )
    return open_ways.plus(told, (*parts, *commander.surcharge(game, item)))


def announced(ctx: Context, cast: HowCast) -> Procedure[Spell]:
    """Modes, X, kicker and then targets.  (CR 601.2b–d)"""
    game, seat, way = ctx.game, ctx.controller, cast.way
    item = game.objects[ctx.source]
    traits = item.base
    modes = yield from choose_modes(ctx, item, way)
    way = open_ways.plus(way, extras.escalated(traits.kit, len(modes)))
    cast = replace(cast, way=way)
    if takes_x(traits, way):
        x = yield from choose_x(ctx, item, way, modes)
        ctx.bound["X"] = x
        cast = replace(cast, x=x)
    kicker = kicker_of(traits.kit)
    if kicker is not None:
        least = 0 if can_target(ctx, traits, modes) else 1
        kicked = yield from choose_kicks(ctx, item, way, kicker, cast.x, least)
        cast = replace(cast, kicked=kicked)
    price = price_of(game, seat, item, way, cast.x, cast.kicked)
    in_life = yield from phyrexian.choose(game, seat, price, item.id)
    if in_life is None:
        raise Rewound
    ctx.spell = Spell(modes=tuple(modes), cast=cast)
    changing.alter(game, item.id, spell=ctx.spell)
    wanted = wanted_targets(traits, modes, cast.kicked)
    chosen = yield from targets.choose(ctx, wanted, (item.id,))
    if chosen is None:
        raise Rewound
    division = yield from choose_division(ctx, sections(traits.kit, modes), chosen)
    spell = Spell(tuple(chosen), division, tuple(modes), replace(cast, in_life=in_life), wants=wanted)
    changing.alter(game, item.id, spell=spell)
    return spell


def choose_modes(ctx: Context, item: Object, way: Way) -> Procedure[list[int]]:
    """The modes of a spell.  Some X must leave targets for them, and isn't announced yet.  (CR 601.2b, 700.2a)"""
    traits = item.base
    if not has_modes(traits.kit):
        return []
    ability = next(ability for ability in traits.kit.spell if ability.modes)
    settings = [ctx]
    if takes_x(traits, way):
        settings = [ctx.with_bound(X=x) for x in payable_x(ctx, item, way)]
    if way.extra == "entwine":
        return list(range(len(ability.modes)))
    most = ability.choose_most
    while most is not None and most > 1 and traits.kit.first("escalate") is not None:
        parts = extras.escalated(traits.kit, min(most, len(ability.modes)))
        if can_finish(ctx.game, ctx.controller, item, open_ways.plus(way, parts)):
            break
        most = min(most, len(ability.modes)) - 1
    chosen = yield from modes_of(ctx, ability.modes, ability.choose, most, settings)
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
    options = tuple(Option(m, "mode", place=m) for m in possible)
    most = least if most is None else most
    shape = Choose(options, least, min(most, len(options)))
    answer = yield from ask(ctx.game, ctx.controller, "game-modes", shape, about=(ctx.source,))
    keys = answer if isinstance(answer, tuple) else (answer,)
    return sorted(key for key in keys if isinstance(key, int))


def choose_x(ctx: Context, item: Object, way: Way, modes: Sequence[int]) -> Procedure[int]:
    """The value of X: one that can be paid for, and with which there are targets.  (CR 601.2b)"""
    values = [x for x in payable_x(ctx, item, way) if can_target(ctx.with_bound(X=x), item.base, modes)]
    x = yield from x_values.choose(ctx.game, ctx.controller, values, item.id)
    return x


def choose_kicks(ctx: Context, item: Object, way: Way, kicker: a.Keyword, x: int, least: int) -> Procedure[int]:
    """How often the spell is kicked: at least as often as its targets ask for, if there are targets.  (CR 702.33)"""
    game, seat = ctx.game, ctx.controller
    limit = 1 if kicker.name == "kicker" else 20
    if item.base.kit.spell and not least and not can_target(ctx, item.base, (), 1):
        return 0
    most = 0
    while most < limit and helping.can_pay(game, seat, item, price_of(game, seat, item, way, x, most + 1)):
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
