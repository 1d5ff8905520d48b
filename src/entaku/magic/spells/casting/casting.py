"""Casting a spell, from 601.2a to 601.2i in order; it is taken back if it turns out illegal.  (CR 601)"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import combinations

from entaku.kernel.decisions import Choose, Option
from entaku.kernel.seats import Seat
from entaku.magic.additional.faces import card_faces, face_down, prepared
from entaku.magic.concepts import targets, x_values
from entaku.magic.concepts.mana import costs, phyrexian_mana
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, Rewound, ask, choose_number, choose_word
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Game, Object, SeatRef, Spell, Thing
from entaku.magic.spells.casting import (
    additional_costs,
    altered_spells,
    casting_options,
    convoke_delve,
    divided_amounts,
    play_permissions,
)
from entaku.magic.spells.casting.castable import (
    allowed,
    can_add,
    can_finish,
    can_target,
    face_down_way,
    has_modes,
    may_cast_face_down,
    may_cast_face_up,
    payable_x,
    takes_x,
    ways,
)
from entaku.magic.spells.casting.casting_methods import WITHOUT_PAYING, HowCast, Way
from entaku.magic.spells.casting.spell_sections import paid_for, sections, wanted_targets
from entaku.magic.spells.casting.total_cost import besides_mana, kicker_of, price_of
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.variants import commander
from entaku.magic.zones import zone_mutators
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import abilities as a
from entaku.oracle.keywords.paid import BY_NUMBER, ONCE_EACH, WITH_WAY


def choose_kickers(game: Game, seat: Seat, item: Object, way: Way) -> Procedure[tuple[Way, tuple[int, ...]]]:
    """Which of several kickers are paid, each once.  (CR 702.33c)"""
    kickers = [keyword for keyword in item.base.kit.keyword_list if keyword.name in ONCE_EACH]
    if len(kickers) < 2:
        return way, ()
    sets = [chosen for count in range(len(kickers) + 1) for chosen in combinations(range(len(kickers)), count)]
    found: dict[str, tuple[Way, tuple[int, ...]]] = {}
    for chosen in sets:
        parts = tuple(part for place in chosen for part in kickers[place].cost)
        wider = casting_options.plus(way, parts)
        if can_finish(game, seat, item, wider):
            words = [str(part.mana) for part in parts if isinstance(part, a.Pay)]
            found[" + ".join(words) or "—"] = (wider, chosen)
    paid = yield from choose_word(game, seat, "game-kickers", tuple(found), (item.id,))
    return found[paid]


Meant = Callable[[Object], bool]
"""Whether an effect means a card as one of its faces."""


def any_face(_: Object) -> bool:
    """An effect that means a card means it as each of its faces.  (CR 712.7)"""
    return True


def cast(game: Game, seat: Seat, number: int, told: Way | None = None, meant: Meant = any_face) -> Procedure[int]:
    """Cast a card, in the way that an effect tells if one does, as one of the faces that it means.  The spell's id.

    (CR 601.2)

    Raises Rewound if it turns out that it can't be cast.
    """
    card = game.objects[number]
    way = yield from choose_way(game, seat, card, told, meant)
    item = as_cast(card, way)
    way, kickers = yield from choose_kickers(game, seat, item, way)
    way, item = yield from additional_costs.choose_splices(game, seat, item, way, can_finish)
    way, more = yield from additional_costs.pay_more(game, seat, item, way, can_finish)
    promised = yield from additional_costs.promise(game, seat, item, way)
    needs_permit = told is None and card.zone != "hand" and way.keyword not in casting_options.OFFERED_FROM_GRAVEYARD
    permit = play_permissions.permission_for_way(game, seat, item, way) if needs_permit else None
    going = Going(
        number, "stack", controller=seat, cause="cast", copies=item.copies, face=item.definition,
        face_down=way.face_down, cloaked=way.face_down and face_down.is_disguised(card),
    )  # fmt: skip
    spell_id = zone_mutators.move(game, [going])[0]
    ctx = Context(game, spell_id, seat, None, {"announcing": spell_id})
    cast = HowCast(
        way, seat, card.zone, 0 if permit is None else permit[1], kicked=len(kickers), kickers=kickers, more=more,
        promised=promised,
    )  # fmt: skip
    ctx.spell = spell = yield from announced(ctx, play_permissions.with_what_comes(ctx, cast, permit))
    if spell.cast.x and not allowed(game, seat, game.objects[spell_id]):
        raise Rewound
    spent = yield from pay_for(ctx, spell.cast)
    kept = tuple((key, value) for key, value in ctx.bound.items() if key not in ("announcing", asking.SO_FAR))
    cast = replace(spell.cast, spent=spent)
    mutators.alter(game, spell_id, spell=replace(spell, cast=cast, bound=kept, moved=((spell_id + 1, game.next_id),)))
    mutators.count_spell(game, seat, spell_id)
    commander.count_cast(game, card)
    play_permissions.use_up(game, permit)
    prepared.was_cast(game, card)
    mutators.happen(game, e.Cast(seat, spell_id, item.base.name, card.zone))
    tell_targets(game, spell_id)
    return spell_id


def choose_way(game: Game, seat: Seat, card: Object, told: Way | None, meant: Meant) -> Procedure[Way]:
    """The way in which the player casts a card, first of all as which face.  Raises Rewound if there is none.

    (CR 601.2b, 709.3, 712.7, 716.3)
    """
    open_ = tuple(
        face
        for face in card_faces.told(card, None if told is None else told.transformed)
        if meant(face) and may_cast_face(game, seat, face, told)
    )
    item = (yield from card_faces.chosen(game, seat, open_)) if open_ else card
    found = [way for way in ways_or_told(game, seat, item, told) if can_finish(game, seat, item, way)] if open_ else []
    if told is None and may_cast_face_down(game, seat, item):
        found.append(face_down_way(game, item))
    if not found:
        raise Rewound
    way = yield from casting_options.chosen(game, seat, found, card.id)
    return way if way.face_down else replace(way, face=card_faces.place(item))


def as_cast(card: Object, way: Way) -> Object:
    """A card as the spell that it is cast as: as one of its faces, face down, or as it is.  (CR 708.4, 709.3b)"""
    if way.face_down:
        return face_down.hidden(card)
    return altered_spells.as_said(card if way.face is None else card_faces.turned(card, way.face), way)


def pay_for(ctx: Context, cast: HowCast) -> Procedure[str]:
    """Pay the total cost of a spell.  The mana spent; raises Rewound if it can't be paid.  (CR 601.2f-h)"""
    game, seat = ctx.game, ctx.controller
    spell = game.objects[ctx.source]
    price = price_of(game, seat, spell, cast.way, cast.x, cast.kicked).with_life(cast.in_life)
    kicker = kicker_of(spell.base.kit)
    extra = besides_mana(kicker) * cast.kicked if kicker else ()
    price = yield from convoke_delve.help_to_pay(game, seat, spell, price)
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
    return casting_options.plus(told, (*parts, *commander.surcharge(game, item)))


def announced(ctx: Context, cast: HowCast) -> Procedure[Spell]:
    """Modes, X, kicker and then targets.  (CR 601.2b–d)"""
    game, seat, way = ctx.game, ctx.controller, cast.way
    ctx.spell = Spell(cast=cast)  # its modes may hang on how it is cast
    mutators.alter(game, ctx.source, spell=ctx.spell)
    item = game.objects[ctx.source]
    traits = item.base
    modes = yield from choose_modes(ctx, item, way)
    way = casting_options.plus(way, additional_costs.for_modes(traits.kit, modes))
    cast = replace(cast, way=way)
    if takes_x(traits, way):
        x = yield from choose_x(ctx, item, way, modes)
        ctx.bound["X"] = x
        cast = replace(cast, x=x)
    kicker = kicker_of(traits.kit)
    if kicker is not None:
        least = 0 if can_target(ctx, traits, modes, paid_for(way)) else 1
        kicked = yield from choose_kicks(ctx, item, way, kicker, cast.x, least)
        cast = replace(cast, kicked=kicked)
    price = price_of(game, seat, item, way, cast.x, cast.kicked)
    in_life = yield from phyrexian_mana.choose(game, seat, price, item.id)
    if in_life is None:
        raise Rewound
    ctx.spell = Spell(modes=tuple(modes), cast=cast)
    mutators.alter(game, item.id, spell=ctx.spell)
    wanted = wanted_targets(traits, modes, paid_for(way, cast.kicked))
    chosen = yield from targets.choose(ctx, as_many_as_payable(ctx, cast, wanted), (item.id,))
    if chosen is None:
        raise Rewound
    division = yield from divided_amounts.choose(ctx, sections(traits.kit, modes), chosen)
    spell = Spell(tuple(chosen), division, tuple(modes), replace(cast, in_life=in_life), wants=wanted)
    mutators.alter(game, item.id, spell=spell)
    return spell


def as_many_as_payable(ctx: Context, cast: HowCast, wanted: Sequence[a.Target]) -> Sequence[a.Target]:
    """The targets that a spell wants, no more of them than can be paid for where each makes it dearer.  (Strive)"""
    game, seat, item = ctx.game, ctx.controller, ctx.game.objects[ctx.source]
    if not additional_costs.for_each_target(item.base.kit):
        return wanted
    candidates = sum(len(targets.candidates(ctx, one)) for one in wanted)

    def can_pay(aimed: Object) -> bool:
        return convoke_delve.can_pay(game, seat, aimed, price_of(game, seat, aimed, cast.way, cast.x, cast.kicked))

    return additional_costs.payable_targets(item, wanted, candidates, can_pay)


def choose_modes(ctx: Context, item: Object, way: Way) -> Procedure[list[int]]:
    """The modes of a spell.  Some X must leave targets for them, and isn't announced yet.  (CR 601.2b, 700.2a)"""
    traits = item.base
    if not has_modes(traits.kit):
        return []
    ability = next(ability for ability in traits.kit.spell if ability.modes)
    settings = [ctx]
    if takes_x(traits, way):
        settings = [ctx.with_bound(X=x) for x in payable_x(ctx, item, way)]
    if way.extra is not None and WITH_WAY[way.extra].all_modes:
        return list(range(len(ability.modes)))
    if ability.modes[0].cost:
        return (yield from choose_paid_modes(ctx, item, way, ability))
    least, most = ability.choose, ability.choose_most
    if ability.more_if is not None and asking.holds(ctx, ability.more_if):
        least, most = ability.more_least, ability.more
    while most is not None and most > 1 and additional_costs.dearer_by_modes(traits.kit):
        parts = additional_costs.for_modes(traits.kit, range(min(most, len(ability.modes))))
        if can_finish(ctx.game, ctx.controller, item, casting_options.plus(way, parts)):
            break
        most = min(most, len(ability.modes)) - 1
    times = ability.choose if ability.again else 1
    chosen = yield from modes_of(ctx, ability.modes, least, most, settings, times=times)
    return chosen


def choose_paid_modes(ctx: Context, item: Object, way: Way, ability: a.SpellAbility) -> Procedure[list[int]]:
    """Modes that cost something besides, one after the other, as long as one more can be paid.

    (CR 2026 702.172a, 702.183a)
    """
    chosen: list[int] = []
    while len(chosen) < (ability.choose_most or 1):
        dear = [m for m in range(len(ability.modes)) if m not in chosen and not can_add(ctx, item, way, (*chosen, m))]
        if len(chosen) + len(dear) == len(ability.modes):
            break
        least = 0 if chosen else 1
        more = yield from modes_of(ctx, ability.modes, least, 1, without={*chosen, *dear})
        if not more:
            break
        chosen += more
    if not chosen:
        raise Rewound
    return sorted(chosen)


def modes_of(
    ctx: Context, modes: Sequence[a.Mode], least: int = 1, most: int | None = None, settings: Sequence[Context] = (),
    without: Collection[int] = (), times: int = 1,
) -> Procedure[list[int]]:  # fmt: skip
    """The modes that are chosen, in the order of the text: those with targets in one of these settings.  (CR 700.2)

    `times`: how often each may be chosen.  (CR 700.2d)
    """
    possible = [
        m
        for m, mode in enumerate(modes)
        if m not in without and any(targets.can_choose(one, mode.targets) for one in settings or (ctx,))
    ]
    if len(possible) * times < least:
        raise Rewound
    options = tuple(Option(m + again * len(modes), "mode", place=m) for m in possible for again in range(times))
    most = least if most is None else most
    shape = Choose(options, least, min(most, len(options)))
    answer = yield from ask(ctx.game, ctx.controller, "game-modes", shape, about=(ctx.source,))
    keys = answer if isinstance(answer, tuple) else (answer,)
    return sorted(key % len(modes) for key in keys if isinstance(key, int))


def choose_x(ctx: Context, item: Object, way: Way, modes: Sequence[int]) -> Procedure[int]:
    """The value of X: one that can be paid for, and with which there are targets.  (CR 601.2b)"""
    values = [x for x in payable_x(ctx, item, way) if can_target(ctx.with_bound(X=x), item.base, modes, paid_for(way))]
    x = yield from x_values.choose(ctx.game, ctx.controller, values, item.id)
    return x


def choose_kicks(ctx: Context, item: Object, way: Way, kicker: a.Keyword, x: int, least: int) -> Procedure[int]:
    """How often the spell is kicked: at least as often as its targets ask for, if there are targets.  (CR 702.33)"""
    game, seat = ctx.game, ctx.controller
    limit = BY_NUMBER[kicker.name].most
    if item.base.kit.spell and not least and not can_target(ctx, item.base, (), paid_for(way, 1)):
        return 0
    most = 0
    extra = besides_mana(kicker)
    while (
        most < limit
        and costs.can_pay_parts(ctx, extra * (most + 1))
        and convoke_delve.can_pay(game, seat, item, price_of(game, seat, item, way, x, most + 1))
    ):
        most += 1
    kicks = yield from choose_number(game, seat, "game-kicks", min(least, most), most, most, (item.id,))
    return kicks


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
        mutators.happen(
            game,
            e.Targeted(
                number,
                tuple(thing for thing in chosen if isinstance(thing, int)),
                tuple(thing.seat for thing in chosen if isinstance(thing, SeatRef)),
            ),
        )
        if not old and any(is_crime(game, item.controller, thing) for thing in chosen):
            mutators.happen(game, e.Done(item.controller, "commit a crime"))


def is_crime(game: Game, seat: Seat, thing: Thing) -> bool:
    """Whether it is one to target this: an opponent, what they control, a card in their graveyard.  (CR 2026 700.13)"""
    if isinstance(thing, SeatRef):
        return thing.seat in game.opponents(seat)
    item = game.objects.get(thing)
    if item is None or item.zone not in ("battlefield", "stack", "graveyard"):
        return False
    whose = item.owner if item.zone == "graveyard" else asking.controller_of(game, thing)
    return whose in game.opponents(seat)
