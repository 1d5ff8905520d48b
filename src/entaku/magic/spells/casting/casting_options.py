"""Which ways of casting a card are open to a player, and which of them the player takes.  (CR 601.2b, 118.8, 118.9)"""

from collections.abc import Callable, Iterator, Sequence

from entaku.kernel.decisions import Choose, Option
from entaku.kernel.seats import Seat
from entaku.magic.additional.faces import card_faces
from entaku.magic.concepts.timing import sorcery_time
from entaku.magic.game.choices import Procedure, ask, choose_objects, choose_word
from entaku.magic.game.definitions import Kit
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.abilities.given_keywords import given, given_casting
from entaku.magic.spells.casting import additional_costs, play_permissions
from entaku.magic.spells.casting.casting_methods import BaseCost, Way, words
from entaku.magic.spells.layers import effects_off_battlefield, projection
from entaku.magic.spells.layers.rules_in_force import rules_for
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.variants import commander, rumble
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.ir.conditions import CastKeyword
from entaku.oracle.mana import Cost


def ways(game: Game, seat: Seat, item: Object, timely: bool) -> Iterator[Way]:
    """The ways in which a card may be cast, with their costs; `timely` where it may be cast now as it is.

    Each way to cast it goes with each of its additional costs.  (CR 118.8d, 601.2b)
    """
    kit = item.base.kit
    plain = plainly(game, seat, item)
    ctx = Context(game, item.id, seat)
    kit_of_card = effects_off_battlefield.kit_of_card(game, item)
    offers = tuple(additional_costs.offered(ctx, kit_of_card, tuple(given(game, seat, item))))
    for base in based(ctx, item, plain, timely):
        for way in with_choices(kit, base):
            yield way
            for name, more in offers:
                yield replace(plus(way, more), extra=name)


def plainly(game: Game, seat: Seat, item: Object) -> Way:
    """The way of casting a card for its mana cost and what it must cost besides.  (CR 118.8, 903.8)"""
    own: BaseCost = "nothing" if item.rumbling else "mana cost"
    parts = (*(rumble.price(item) if item.rumbling else ()), *commander.surcharge(game, item), *due(item.base.kit))
    any_colour, any_type = (
        play_permissions.spends_any_colour(game, seat, item),
        play_permissions.spends_any_type(game, seat, item),
    )
    return Way(own, parts=parts, any_colour=any_colour, any_type=any_type)


def due(kit: Kit) -> tuple[a.CostPart, ...]:
    """The additional costs that a spell's own text asks for.  (CR 118.8)"""
    asked = (ability for ability in kit.casting if isinstance(ability, a.AdditionalCost))
    return tuple(part for ability in asked if not ability.or_else and not ability.optional for part in ability.cost)


def with_choices(kit: Kit, way: Way) -> Iterator[Way]:
    """A way with each of two additional costs, if the spell has such; else as it is."""
    either = [ability for ability in kit.casting if isinstance(ability, a.AdditionalCost) and ability.or_else]
    if not either:
        yield way
        return
    for place, parts in enumerate((either[-1].cost, either[-1].or_else)):
        yield replace(plus(way, parts), choice=place)


def based(ctx: Context, item: Object, plain: Way, timely: bool) -> Iterator[Way]:
    """What the card may be cast for: its mana cost, other costs that it names, or what its keywords say."""
    permitted = play_permissions.permission_for(ctx.game, ctx.controller, item) is not None
    if item.zone == "graveyard":
        yield from by_keywords(ctx, item, plain, OFFERED_FROM_GRAVEYARD) if timely else ()
        if not permitted:
            return
    if item.foretold and timely and item.moved_turn < ctx.game.turn:
        yield from by_keywords(ctx, item, plain, OFFERED_FORETOLD)
    yield from by_plotting(ctx, item, plain, timely) if item.plotted else ()
    if (item.foretold or item.plotted) and not permitted:
        return
    bases = permitted_bases(ctx, item, plain)
    if timely:
        yield from bases
    openly = [base for base in bases if base.cost == plain.cost]
    for ability in (*item.base.kit.casting, *given_casting(ctx.game, ctx.controller, item)):
        if not isinstance(ability, a.FlashFor | a.AlternativeCost):
            continue
        if ability.if_ is not None and not asking.holds(ctx, ability.if_):
            continue
        if isinstance(ability, a.AlternativeCost) and timely and may_pay_instead(ctx, item, ability, bool(openly)):
            for base in openly or [plain]:
                yield replace(plus(base, ability.cost), cost="alternative cost", keyword=ability.name)
        elif isinstance(ability, a.FlashFor) and not timely:
            yield from (replace(plus(base, ability.cost), swift=True) for base in bases)
    if not item.rumbling:
        yield from by_others(ctx, item, openly, timely)


def by_others(ctx: Context, item: Object, openly: list[Way], timely: bool) -> Iterator[Way]:
    """What a card may be cast for besides, by effects and by its own keywords, where its mana cost could be paid."""
    for base in openly:
        if timely:
            yield from by_rules(ctx, item, base)
            yield from by_keywords(ctx, item, base, OFFERED_ANYWHERE)
        yield from by_keywords(ctx, item, replace(base, swift=not timely), OFFERED_AT_ONCE)


def by_rules(ctx: Context, item: Object, plain: Way) -> Iterator[Way]:
    """What effects let a player pay rather than the mana cost.  (CR 118.9)"""
    for rule, asker in rules_for(ctx.game, ctx.controller, pr.PayInstead):
        if asking.fits(asker, item.id, rule.where):
            yield replace(plus(plain, rule.cost), cost="alternative cost")


TWO_GENERIC = (a.Pay(Cost.parse("2")),)
"""What is paid for a card that was airbent.  (CR 2026 701.65a)"""


def by_plotting(ctx: Context, item: Object, plain: Way, timely: bool) -> Iterator[Way]:
    """On a later turn what is plotted is cast for nothing as a sorcery, what was warped as ever; airbent for {2}.

    (CR 2026 701.65a, 702.170d, 702.185a)
    """
    game = ctx.game
    if item.plotted == "airbend" and timely:
        yield replace(plus(plain, TWO_GENERIC), cost="alternative cost")
    if item.moved_turn == game.turn:
        return
    if item.plotted == "warp" and timely:
        yield plain
    elif item.plotted == "plot" and sorcery_time(game, ctx.controller):
        yield replace(plain, cost="nothing", keyword="plot")


def may_pay_instead(ctx: Context, item: Object, ability: a.AlternativeCost, openly: bool) -> bool:
    """Whether another cost than the mana cost may be paid: `openly` any, else what lets play the card says which.

    (CR 118.9a)
    """
    if item.rumbling:
        return False
    let = play_permissions.all_permissions(ctx.game, ctx.controller, item)
    return openly or any(rule.by == ability.name for rule, _ in let if rule.by)


def permitted_bases(ctx: Context, item: Object, plain: Way) -> list[Way]:
    """As what a card is cast that isn't cast for a cost of its own: for its mana cost, for life, or free.  (CR 118.9)

    Where effects let it be cast from where it is for life or free alone, no other alternative cost can be paid.
    """
    let = list(play_permissions.all_permissions(ctx.game, ctx.controller, item))
    bases: dict[object, Way] = {None: plain} if item.zone == "hand" or not let else {}
    for rule, source in let:
        if not rule.by and not (rule.free and plain.cost == "nothing"):
            way = as_permitted(item, plain, rule)
            leave = source if play_permissions.is_special(rule) else 0
            bases.setdefault((way, rule.so, rule.once_each_turn and leave), replace(way, leave=leave))
    return list(dict.fromkeys(bases.values()))


def as_permitted(item: Object, plain: Way, rule: pr.PlayFrom) -> Way:
    """How a card is cast that an effect lets be cast from where it is.  (CR 118.8, 118.9)"""
    way = replace(plain, exiled=True) if rule.exiled else plain
    if rule.for_life:
        way = replace(plus(way, (a.PayLife(item.base.mana_value),)), cost="alternative cost")
    elif rule.instead:
        way = replace(plus(way, rule.instead), cost="alternative cost")
    elif rule.free:
        way = replace(way, cost="nothing")
    return plus(way, rule.besides) if rule.besides else way


def plus(way: Way, parts: tuple[a.CostPart, ...]) -> Way:
    """A way of casting that takes more."""
    return replace(way, parts=(*way.parts, *parts))


def instead(way: Way, name: CastKeyword, parts: tuple[a.CostPart, ...]) -> Way:
    """A way of casting for the cost of a keyword rather than the mana cost.  (CR 118.9)"""
    return replace(plus(way, parts), cost="alternative cost", keyword=name)


# What keywords let a card be cast for.


AS_BACK = ("disturb", "more than meets the eye")
"""What lets a card be cast as its back face.  (CR 702.146a, 2026 702.162a)"""
Offer = Callable[[Context, Object, a.Keyword, Way], Iterator[Way]]


def by_keywords(ctx: Context, item: Object, plain: Way, offers: dict[str, Offer]) -> Iterator[Way]:
    """The ways that keywords offer: those of the card, and of the front of a card that is cast as its back."""
    keywords = effects_off_battlefield.kit_of_card(ctx.game, item).keyword_list
    if card_faces.is_other(item):
        keywords = (*keywords, *(one for one in item.definition.whole.traits.kit.keyword_list if one.name in AS_BACK))
    for keyword in keywords:
        offer = offers.get(keyword.name)
        if offer is not None and (keyword.name not in AS_BACK or card_faces.is_other(item)):
            yield from offer(ctx, item, keyword, plain)


def _escape(_: Context, item: Object, keyword: a.Keyword, plain: Way) -> Iterator[Way]:
    """For its escape cost; its mana cost is a part of one that names no mana, as an effect gave it.  (CR 702.138a)"""
    says_mana = any(isinstance(part, a.Pay) for part in keyword.cost)
    own = (a.Pay(item.base.cost),) if not says_mana and item.base.cost is not None else ()
    if says_mana or own:
        yield instead(plain, "escape", (*own, *keyword.cost))


def _flashback(_: Context, item: Object, keyword: a.Keyword, plain: Way) -> Iterator[Way]:
    """For its flashback cost, or its mana cost where an effect gave it flashback so.  (CR 702.34a)"""
    own = (a.Pay(item.base.cost),) if not keyword.cost and item.base.cost is not None else keyword.cost
    yield instead(plain, "flashback", own)


def _harmonize(ctx: Context, _: Object, keyword: a.Keyword, plain: Way) -> Iterator[Way]:
    """For its harmonize cost, less by the power of a creature that may be tapped for that.  (CR 2026 702.180a)"""
    yield instead(plain, "harmonize", keyword.cost)
    there = projection.current(ctx.game).traits.items()
    own = {
        one.power
        for number, one in there
        if one.is_creature and one.controller == ctx.controller and not ctx.game.objects[number].tapped
    }
    for power in sorted((power for power in own if power is not None and power > 0), reverse=True):
        tapped = a.TapOthers(t.Group((t.Is("Creature"), t.Stat("power", "=", power))))
        yield replace(instead(plain, "harmonize", (*keyword.cost, tapped)), less=power)


def _mayhem(ctx: Context, item: Object, keyword: a.Keyword, plain: Way) -> Iterator[Way]:
    """For its mayhem cost, if it was discarded this turn.  (CR 2026 702.187a)"""
    if item.id in ctx.game.memory.discarded:
        yield instead(plain, "mayhem", keyword.cost)


def _emerge(ctx: Context, _: Object, keyword: a.Keyword, plain: Way) -> Iterator[Way]:
    """A creature is sacrificed, and the cost is less by its mana value.  (CR 702.119a)"""
    there = projection.current(ctx.game).traits.values()
    own = {one.mana_value for one in there if one.is_creature and one.controller == ctx.controller}
    for value in sorted(own, reverse=True):
        worth = a.SacrificeCost(t.Group((t.Is("Creature"), t.Stat("mana value", "=", value))))
        yield replace(instead(plain, "emerge", (*keyword.cost, worth)), less=value)


def _offering(ctx: Context, _: Object, keyword: a.Keyword, plain: Way) -> Iterator[Way]:
    """A permanent of a quality is sacrificed, and the cost is less by its mana cost, colours too.  (CR 702.48)"""
    there = projection.current(ctx.game).traits
    own = [n for n, one in there.items() if one.controller == ctx.controller]
    for number in own:
        traits = there[number]
        if asking.fits_as(ctx, ctx.game.objects[number], traits, keyword.where):
            worth = a.SacrificeCost(t.Group((*keyword.where, t.Named(traits.name))))
            off = traits.cost.symbols if traits.cost is not None else ()
            yield replace(plus(plain, (worth,)), keyword="offering", off=off, given=traits.name)


UNBLOCKED = a.ReturnCost(t.Group((t.Being("unblocked"), t.ControlledBy(t.You()))))
"""What is returned to a hand to sneak, which says itself when that can be.  (CR 2026 702.190a)"""


def _sneak(ctx: Context, _: Object, keyword: a.Keyword, plain: Way) -> Iterator[Way]:
    """For its sneak cost in one's own declare blockers step.  (CR 2026 702.190a)"""
    if ctx.game.step == "declare blockers" and ctx.game.is_turn_of(ctx.controller):
        yield instead(plain, "sneak", (*keyword.cost, UNBLOCKED))


A_CARD = a.DiscardCost()
LAND_CARD = a.DiscardCost(t.Group((t.Is("Land"),), "hand", t.You()))

OFFERED_FROM_GRAVEYARD: dict[str, Offer] = {
    "aftermath": lambda _, __, ___, plain: iter((replace(plain, keyword="aftermath"),)),
    "disturb": lambda _, __, keyword, plain: iter((instead(plain, "disturb", keyword.cost),)),
    "escape": _escape,
    "flashback": _flashback,
    "harmonize": _harmonize,
    "mayhem": _mayhem,
    "jump-start": lambda _, __, ___, plain: iter((replace(plus(plain, (A_CARD,)), keyword="jump-start"),)),
    "retrace": lambda _, __, ___, plain: iter((replace(plus(plain, (LAND_CARD,)), keyword="retrace"),)),
}
"""What is offered from a graveyard.  (CR 702.34, 702.81, 702.127, 702.133, 702.138, 702.146)"""

OFFERED_ANYWHERE: dict[str, Offer] = {
    "emerge": _emerge,
    "more than meets the eye": lambda _, __, keyword, plain: iter(
        (instead(plain, "more than meets the eye", keyword.cost),)
    ),
}
"""What is offered wherever the card may be cast from."""

OFFERED_AT_ONCE: dict[str, Offer] = {"offering": _offering, "sneak": _sneak}
"""What is offered there any time its owner could cast an instant.  (CR 702.48a, 2026 702.190a)"""


OFFERED_FORETOLD: dict[str, Offer] = {
    "foretell": lambda _, __, keyword, plain: iter((instead(plain, "foretell", keyword.cost),))
}
"""What is offered of a card that has been foretold in an earlier turn.  (CR 702.143a)"""


# Which of them is taken.


def chosen(game: Game, seat: Seat, found: Sequence[Way], about: int) -> Procedure[Way]:
    """The way that the player takes: for what it is cast, then which of two costs, then what is paid besides.

    What differs in nothing that has a word differs in which effect lets it be cast, or in how much less it costs.
    (CR 601.2b)
    """
    for place in range(3):
        texts = tuple(dict.fromkeys(words(way)[place] for way in found))
        if len(texts) > 1:
            options = tuple(Option(number, "way", text=text) for number, text in enumerate(texts))
            answer = yield from ask(game, seat, "game-cast-way", Choose(options), about=(about,))
            text = texts[answer] if isinstance(answer, int) else texts[0]
            found = [way for way in found if words(way)[place] == text]
    if len({way.leave for way in found}) > 1:
        sources = [source for source in dict.fromkeys(way.leave for way in found) if source]
        least = int(len(sources) == len({way.leave for way in found}))
        taken = yield from choose_objects(game, seat, "game-cast-leave", sources, least, 1, (about,))
        found = [way for way in found if way.leave == next(iter(taken), 0)] or found
    if len(found) > 1 and found[0].given:
        names = tuple(dict.fromkeys(way.given for way in found))
        name = yield from choose_word(game, seat, "game-cast-offering", names, (about,))
        return next(way for way in found if way.given == name)
    if len(found) > 1:
        options = tuple(Option(number, "less", text=str(way.less)) for number, way in enumerate(found))
        purpose = "game-cast-harmonize" if found[0].keyword == "harmonize" else "game-cast-emerge"
        answer = yield from ask(game, seat, purpose, Choose(options), about=(about,))
        return found[answer] if isinstance(answer, int) else found[0]
    return found[0]
