"""Whether a spell may be cast now, in which ways and for what price, and whether its casting can be finished.

(CR 601.3)
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from entaku.kernel.seats import Seat
from entaku.magic.additional.faces import card_faces, face_down
from entaku.magic.concepts import refusals as r
from entaku.magic.concepts import targets, x_values
from entaku.magic.concepts.mana import costs, mana_abilities, payment
from entaku.magic.concepts.mana.mana_owed import owed
from entaku.magic.concepts.refusals import Refusal
from entaku.magic.concepts.timing import no_sorcery_time, sorcery_time
from entaku.magic.game.definitions import Kit, Traits
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.abilities.given_keywords import is_late
from entaku.magic.spells.casting import (
    additional_costs,
    altered_spells,
    casting_options,
    convoke_delve,
    play_permissions,
)
from entaku.magic.spells.casting.casting_methods import Way
from entaku.magic.spells.casting.spell_sections import PaidFor, paid_for, wanted_targets
from entaku.magic.spells.casting.total_cost import besides_mana, cast_this_turn, kicker_of, price_of
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.effects_off_battlefield import granted
from entaku.magic.spells.layers.rules_in_force import has_rules, rules_for
from entaku.magic.spells.resolving import amounts, asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.variants import commander, rumble
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.ir.conditions import limits_x


def only_at_once(game: Game, seat: Seat) -> bool:
    """Whether the player may now cast only what may be cast at instant speed by its own text."""
    return not sorcery_time(game, seat) and not has_rules(game, seat, pr.CastAsThoughFlash)


def may_cast(game: Game, seat: Seat, item: Object) -> bool:
    """Whether the player may begin to cast a card from where it is, and can finish."""
    for face in card_faces.castable(item):
        if may_cast_face_up(game, seat, face):
            return True
    return may_cast_face_down(game, seat, item)


def may_cast_face_up(game: Game, seat: Seat, item: Object) -> bool:
    """Whether the card may be cast as what it is."""
    if not game.stack and aims_at_stack(item.base) and not has_rules(game, seat, pr.SpellsHave):
        return False
    if next(barred(game, seat, item), None) is not None or is_out_of_reach(game, seat, item):
        return False
    if is_like_most(game, seat, item) and is_timely(game, seat, item):
        known, player = mana_abilities.known(game, seat), game.players[seat]
        if not known.noted and not player.earmarked:
            ctx = Context(game, item.id, seat, None, {"announcing": item.id})
            is_free = allowed(game, seat, item) if has_rules(game, seat, *FORBIDDING) else not is_hurried(game)
            return is_free and can_choose_some(ctx, item.base)
    return any(True for way in ways(game, seat, item) if can_finish(game, seat, item, way))


def barred(game: Game, seat: Seat, item: Object) -> Iterator[Refusal]:
    """What keeps a card from being cast as what it is, in whatever way: where it is, what it is, and when.

    (CR 117.1a, 118.6, 601.3)
    """
    traits = item.base
    if not is_let(game, seat, item):
        yield r.NOT_FROM_HERE
    if "Land" in traits.types or "Conspiracy" in traits.types or not rumble.may_be_cast(item, traits):
        yield r.NO_MANA_COST
    if not is_timely(game, seat, item) and not has_times(traits.kit):
        yield from no_sorcery_time(game, seat, r.OF_SPELLS)


def is_timely(game: Game, seat: Seat, item: Object) -> bool:
    """Whether a card may be cast now as what it is, as far as the time is concerned.  (CR 117.1a)"""
    return sorcery_time(game, seat) or is_instant_speed(game, seat, item)


def has_times(kit: Kit) -> bool:
    """Whether some way to cast a card has times of its own."""
    of_its_own = any(isinstance(one, a.FlashFor | a.AlternativeCost) for one in kit.casting)
    return of_its_own or not kit.keywords.isdisjoint(casting_options.OFFERED_AT_ONCE)


def refusals(game: Game, seat: Seat, item: Object) -> Iterator[Refusal]:
    """Everything that keeps a card from being cast as what it is: in that way for which the least is lacking.

    Nothing keeps it where it may be cast in any.
    """
    if may_cast_face_up(game, seat, item):
        return
    before = list(barred(game, seat, item))
    late = before or not is_timely(game, seat, item)
    tried: list[list[Refusal]] = []
    for way in casting_options.ways(game, seat, item, timely=True):
        said = altered_spells.as_said(item, way)
        forbidden = list(forbidding(game, seat, said))
        lacking = unfinished(game, seat, item, way)
        tried.append([*forbidden, *(owed(game, seat, one, price_of(game, seat, said, way)) for one in lacking)])
    if late and not before:
        before = list(no_sorcery_time(game, seat, r.OF_SPELLS))
    least = min(tried, key=len, default=[r.NO_WAY])
    yield from dict.fromkeys((*before, *least)) or (r.NO_WAY,)


def is_let(game: Game, seat: Seat, item: Object) -> bool:
    """Whether a card may be cast from where it is, as what it is here, as far as an effect must let it.

    From a graveyard its own keywords may let it, too: those are looked at as its ways are.  (CR 601.3)
    """
    if item.zone not in ("library", "exile", "outside") or item.foretold or item.plotted or item.rumbling:
        return True
    return play_permissions.permission_for(game, seat, item) is not None


def may_be_paid_otherwise(game: Game, seat: Seat, item: Object) -> bool:
    """Whether an effect lets the player pay something else than the mana cost of this card.  (CR 118.9)"""
    return any(asking.fits(asker, item.id, rule.where) for rule, asker in rules_for(game, seat, pr.PayInstead))


def is_out_of_reach(game: Game, seat: Seat, item: Object) -> bool:
    """Whether a card in hand, or a commander that waits, can't be paid for with the mana that the player could have.

    Whatever way it is cast: what a commander costs more is left out.  Where no effect bears on what this player pays,
    it is found out once for as long as that mana stays as it is.
    """
    if item.zone != "hand" and (item.zone != "command" or item.commander is None or item.rumbling):
        return False
    if has_rules(game, seat, *OF_PAYING):
        return costs_too_much(game, seat, item)
    known, traits = mana_abilities.known(game, seat), item.base
    found = known.beyond.get(traits)
    if found is None:
        found = known.beyond[traits] = costs_too_much(game, seat, item)
    return found


OF_PAYING = (pr.CostsLess, pr.PayInstead, pr.PlayFrom, pr.SpellsHave, pr.SpendAsAnyColour)
"""The rules for players that bear on what a card in hand is cast for."""


def costs_too_much(game: Game, seat: Seat, item: Object) -> bool:
    """The same, found out anew."""
    least = 0 if may_be_paid_otherwise(game, seat, item) else least_mana(item.base)
    if not least or has_rules(game, seat, pr.CostsLess, pr.PlayFrom, pr.SpellsHave):
        return False
    known, player = mana_abilities.known(game, seat), game.players[seat]
    if least > sum(player.mana) + known.most:
        return True
    if known.noted or player.earmarked or has_rules(game, seat, pr.SpendAsAnyColour):
        return False
    price = printed_price(item.base)
    return not price.phyrexian and not payment.is_payable(game, seat, price)


def is_like_most(game: Game, seat: Seat, item: Object) -> bool:
    """Whether a card in hand is cast in one way, for what is printed on it: no effect says otherwise to its player.

    Whether it can be paid for has been looked at before, then: it isn't out of reach.  Whether rules or effects forbid
    it is still to be asked.
    """
    return (
        item.zone == "hand"
        and says_nothing_of_casting(item.base)
        and not (item.definition.faces or item.rumbling or item.foretold or item.plotted)
        and not (projection.current(game).elsewhere or has_rules(game, seat, *OF_CASTING))
    )


AS_USUAL = Way()
"""The way in which a spell is cast that is cast from hand for its mana cost."""
OF_CASTING = (pr.CostsLess, pr.PlayFrom, pr.SpellsHave, pr.SpendAsAnyColour)
"""The rules for players that bear on in which ways and for what a card in hand may be cast."""
FORBIDDING = (pr.CantCast, pr.CastLimit, pr.CastOnlyThen)
"""The rules for players by which a card can't be cast."""
PLAIN = frozenset({
    "changeling", "cycling", "deathtouch", "defender", "dethrone", "double strike", "enchant", "equip", "exalted",
    "fear", "first strike", "flash", "flying", "haste", "hexproof", "horsemanship", "indestructible", "infect",
    "intimidate", "landcycling", "landwalk", "lifelink", "melee", "menace", "myriad", "persist", "prowess",
    "protection", "reach", "shadow", "shroud", "skulk", "trample", "undying", "vigilance", "wither",
})  # fmt: skip
"""Keywords that say nothing of how a card is cast, but for the time."""


@lru_cache(maxsize=8192)
def says_nothing_of_casting(traits: Traits) -> bool:
    """Whether a card has a mana cost and nothing on it bears on how, or for what else, it is cast."""
    kit, cost = traits.kit, traits.cost
    if cost is None or kit.casting or not least_mana(traits) or "X" in cost.symbols or printed_price(traits).phyrexian:
        return False
    if "Legendary" in traits.supertypes and traits.types & {"Instant", "Sorcery"}:
        return False
    return kit.keywords <= PLAIN


@lru_cache(maxsize=8192)
def printed_price(traits: Traits) -> payment.Price:
    """What a card costs by what is printed on it, with the least X; never changed."""
    return payment.Price(traits.cost.symbols if traits.cost is not None else ())


@lru_cache(maxsize=8192)
def least_mana(traits: Traits) -> int:
    """How much mana a card takes at least if no effect lessens that: nothing where it has other ways of being cast."""
    kit, cost = traits.kit, traits.cost
    offered = {*convoke_delve.HELPED, *casting_options.OFFERED_ANYWHERE, *casting_options.OFFERED_AT_ONCE}
    otherwise = any(isinstance(one, a.AlternativeCost) for one in kit.casting)
    if cost is None or otherwise or not offered.isdisjoint(kit.keywords) or any(map(bears_on_casting, kit.statics)):
        return 0
    return payment.least(cost.symbols)


def bears_on_casting(static: a.Static) -> bool:
    """Whether a static ability may say what its own card costs, or how that is cast."""
    return bool(static.rules) and (
        static.zone != "battlefield" or any(isinstance(one, pr.ThisCostsLess) for one in static.rules)
    )


@lru_cache(maxsize=8192)
def aims_at_stack(traits: Traits) -> bool:
    """Whether a spell must have a target on the stack, in whatever way it is cast: it can't be while that is empty."""
    kit = traits.kit
    if not kit.keywords <= PLAIN or has_modes(kit) or any(isinstance(one, a.AdditionalCost) for one in kit.casting):
        return False
    wanted = (one for one in wanted_targets(traits, ()) if one.least == 1 and one.of and one.each_of is None)
    return any(all(isinstance(of, t.Group) and of.zone == "stack" for of in one.of) for one in wanted)


def may_cast_face_down(game: Game, seat: Seat, item: Object) -> bool:
    """Whether a card with morph may be cast face down, as the creature spell that it then is.  (CR 702.37c, 708.4)"""
    if item.rumbling or item.zone == "stack" or face_down.morph(item) is None:
        return False
    spell = face_down.hidden(item)
    if item.zone not in ("hand", "command") and play_permissions.permission_for(game, seat, spell) is None:
        return False
    if not is_timely(game, seat, spell):
        return False
    return allowed(game, seat, spell) and can_finish(game, seat, spell, face_down_way(game, item))


def face_down_way(game: Game, item: Object) -> Way:
    """Casting a card face down for {3}; a commander costs more as ever.  (CR 702.37c, 903.8)"""
    parts = (*commander.surcharge(game, item), *face_down.COST)
    return Way("alternative cost", "morph", face_down=True, parts=parts)


def allowed(game: Game, seat: Seat, item: Object) -> bool:
    """Whether no rule or effect forbids casting it now.  (CR 601.3)"""
    return next(forbidding(game, seat, item), None) is None


def forbidding(game: Game, seat: Seat, item: Object) -> Iterator[Refusal]:
    """The rules and effects that forbid casting a card now.  (CR 601.3)"""
    ctx = Context(game, item.id, seat)
    traits = granted(game, item, item.base)
    if is_hurried(game):
        yield r.SPLIT_SECOND
    if "Legendary" in traits.supertypes and traits.types & {"Instant", "Sorcery"} and not has_legend(game, seat):
        yield r.NO_LEGEND
    for ability in traits.kit.casting:
        if not isinstance(ability, a.CastOnly) or limits_x(ability.condition):
            continue
        if not asking.holds(ctx, ability.condition):
            yield r.ONLY_IF
    for rule, asker in rules_for(game, seat, pr.CantCast):
        if rule.while_ is not None and not asking.holds(asker, rule.while_):
            continue
        if asking.fits_as(asker, item, traits, rule.where) and not depends_on_x(item, rule):
            yield replace(r.CANT_CAST, by=asker.source)
    for only, asker in rules_for(game, seat, pr.CastOnlyThen):
        if not (game.is_turn_of(seat) if only.when == "own turn" else sorcery_time(game, seat)):
            yield replace(r.CANT_CAST, by=asker.source)
    for limit, asker in rules_for(game, seat, pr.CastLimit):
        fits = asking.fits_as(asker, item, traits, limit.where)
        if fits and cast_this_turn(game, seat, limit.where) >= limit.most:
            yield replace(r.CAST_LIMIT, by=asker.source)


def is_hurried(game: Game) -> bool:
    """Whether a spell with split second is on the stack: nobody casts spells or activates abilities.  (CR 702.61a)"""
    spells = (game.objects[number] for number in game.stack)
    return any("split second" in projection.look(game, item).kit.keywords for item in spells if is_spell(item))


def is_spell(item: Object) -> bool:
    return item.spell is None or item.spell.ability is None


def has_legend(game: Game, seat: Seat) -> bool:
    """Whether a player controls a legendary creature or planeswalker, as legendary spells want.  (CR 205.4e)"""
    return any(
        traits.controller == seat and "Legendary" in traits.supertypes and traits.types & {"Creature", "Planeswalker"}
        for traits in projection.current(game).traits.values()
    )


def depends_on_x(item: Object, rule: pr.CantCast) -> bool:
    """Whether a rule looks at a mana value that isn't settled yet: the spell may be begun.  (CR 202.3e, 601.3)"""
    unsettled = item.zone != "stack" and amounts.x_symbols(item.base) > 0
    return unsettled and any(isinstance(part, t.Stat) and part.of == "mana value" for part in rule.where)


def is_instant_speed(game: Game, seat: Seat, item: Object) -> bool:
    """Whether it may be cast any time the player has priority.  (CR 304.1, 702.8)"""
    traits = granted(game, item, item.base)
    if "Instant" in traits.types or "flash" in traits.kit.keywords:
        return True
    return any(
        asking.fits_as(asker, item, traits, rule.where) and not (rule.next and is_late(game, seat, item, asker, rule))
        for rule, asker in rules_for(game, seat, pr.CastAsThoughFlash)
    )


def ways(game: Game, seat: Seat, item: Object) -> Iterator[Way]:
    """The ways in which the card may be cast now as the spell that it is then, with their costs.  (CR 601.3)"""
    timely = is_timely(game, seat, item)
    if timely or "bestow" not in item.base.kit.keywords:
        found = casting_options.ways(game, seat, item, timely)
    else:
        found = (way for way in casting_options.ways(game, seat, item, timely=True) if way.keyword == "bestow")
    plain: bool | None = None
    for way in found:
        said = altered_spells.as_said(item, way)
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
    if not (way.swift or is_timely(game, seat, said)):
        return False
    if said.zone in ("library", "graveyard", "exile") and play_permissions.permission_for(game, seat, said) is None:
        return False
    return allowed(game, seat, said)


def can_finish(game: Game, seat: Seat, item: Object, way: Way) -> bool:
    """Whether targets and costs allow the spell to be cast in this way, with some X.  (CR 601.2b, 601.2c)"""
    return next(unfinished(game, seat, item, way), None) is None


def unfinished(game: Game, seat: Seat, item: Object, way: Way) -> Iterator[Refusal]:
    """What is lacking for the spell to be cast in this way: costs, mana, targets.  (CR 601.2b, 601.2c)"""
    ctx = Context(game, item.id, seat, None, {"announcing": item.id})
    item = altered_spells.as_said(item, way)
    if takes_x(item.base, way):
        yield from without_x(ctx, item, way)
        return
    if not may_be_x(ctx, item, 0):  # X is 0 where no mana cost is paid  (CR 107.3b)
        yield r.ONLY_IF
    if not costs.can_pay_parts(ctx, way.parts):
        yield from costs.lacking_besides_mana(ctx, way.parts)
    if not can_pay_mana(ctx, item, way):
        yield r.MANA
    targets_some = can_choose_some(ctx, item.base, paid_for(way)) or can_choose_kicked(ctx, item, way)
    if not targets_some or not can_choose_enough(ctx, item, way):
        yield r.NO_TARGET


def can_pay_mana(ctx: Context, item: Object, way: Way) -> bool:
    """Whether there is the mana that a spell costs so, and for one of its modes that there are targets for."""
    price = price_of(ctx.game, ctx.controller, item, way)
    if not convoke_delve.can_pay(ctx.game, ctx.controller, item, price, way.parts):
        return False
    if not any(mode.cost for ability in item.base.kit.spell for mode in ability.modes):
        return True
    modes = possible_modes(ctx, item.base)
    return not modes or any(can_add(ctx, item, way, (mode,)) for mode in modes)


def can_add(ctx: Context, item: Object, way: Way, modes: Sequence[int]) -> bool:
    """Whether these modes can be paid for, if they cost anything.  (CR 2026 700.2h)"""
    if not (parts := additional_costs.for_modes(item.base.kit, modes)):
        return True
    dearer = casting_options.plus(way, parts)
    price = price_of(ctx.game, ctx.controller, item, dearer)
    return convoke_delve.can_pay(ctx.game, ctx.controller, item, price, dearer.parts)


def can_choose_enough(ctx: Context, item: Object, way: Way) -> bool:
    """Whether there are targets for as many modes as have to be chosen if it is cast in this way."""
    least = (one.more_least for one in item.base.kit.spell if one.more_least > 1 and way.extra)
    return all(len(possible_modes(ctx, item.base)) >= number for number in least)


def without_x(ctx: Context, item: Object, way: Way) -> Iterator[Refusal]:
    """What is lacking where there is no X that can be paid for and with which there are targets.  (CR 601.2b)"""
    payable = False
    for x in payable_x(ctx, item, way):
        if can_choose_some(ctx.with_bound(X=x), item.base, paid_for(way)):
            return
        payable = True
    least = ctx.with_bound(X=0)
    if payable:
        yield r.NO_TARGET
        return
    if costs.can_pay_parts(least, way.parts):
        yield r.MANA
    else:
        yield from costs.lacking_besides_mana(least, way.parts)
    if not any(can_choose_some(ctx.with_bound(X=x), item.base) for x in range(LARGE_X)):
        yield r.NO_TARGET


LARGE_X = 20
"""So large an X isn't looked at where it is explained why there is no target."""


def can_choose_kicked(ctx: Context, item: Object, way: Way) -> bool:
    """Whether the spell has its targets if it is kicked, and that can be paid.  (CR 702.33g)"""
    kicker = kicker_of(item.base.kit)
    if (
        kicker is None
        or not can_choose_some(ctx, item.base, paid_for(way, 1))
        or not costs.can_pay_parts(ctx, besides_mana(kicker))
    ):
        return False
    return convoke_delve.can_pay(ctx.game, ctx.controller, item, price_of(ctx.game, ctx.controller, item, way, 0, 1))


def can_choose_some(ctx: Context, traits: Traits, paid: PaidFor = frozenset()) -> bool:
    """Whether modes can be chosen so that there are targets."""
    return bool(possible_modes(ctx, traits)) if has_modes(traits.kit) else can_target(ctx, traits, (), paid)


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
        helped = convoke_delve.can_pay(game, seat, item, price, way.parts, x)
        return costs.can_pay_parts(ctx.with_bound(X=x), way.parts) and helped

    return (x for x in x_values.payable(can_pay, way.parts) if may_be_x(ctx, item, x))


def may_be_x(ctx: Context, item: Object, x: int) -> bool:
    """Whether a spell lets X be so much: "X can't be 0".  (CR 107.3, 601.2b)"""
    limits = (one.condition for one in item.base.kit.casting if isinstance(one, a.CastOnly))
    return all(asking.holds(ctx.with_bound(X=x), each) for each in limits if limits_x(each))


def can_target(ctx: Context, traits: Traits, modes: Sequence[int], paid: PaidFor = frozenset()) -> bool:
    return targets.can_choose(ctx, wanted_targets(traits, modes, paid))


def has_modes(kit: Kit) -> bool:
    return any(ability.modes for ability in kit.spell)


def possible_modes(ctx: Context, traits: Traits) -> list[int]:
    """The modes whose targets can be chosen.  (CR 700.2a)"""
    ability = next(ability for ability in traits.kit.spell if ability.modes)
    return [m for m, mode in enumerate(ability.modes) if targets.can_choose(ctx, mode.targets)]
