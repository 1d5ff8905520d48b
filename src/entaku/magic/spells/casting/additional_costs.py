"""Additional costs: what keywords offer, spliced texts, more for each target.  (CR 601.2b, 118.8, 702.47)"""

from collections.abc import Callable, Iterator, Sequence

from msgspec import structs

from entaku.kernel.seats import Seat
from entaku.magic.concepts import targets
from entaku.magic.concepts.mana import costs
from entaku.magic.game.choices import Procedure, choose_number, choose_objects, choose_player
from entaku.magic.game.definitions import Definition, Kit, kit_of
from entaku.magic.game.mutators import replace
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.casting.casting_methods import Way
from entaku.magic.spells.layers.rules_in_force import rules_for
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.zones import moving
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.keywords.paid import ADDITIONAL, BY_MODES, GIFT, asked_with_way
from entaku.oracle.mana import Cost

SPLICE = "splice onto Arcane"


def offered(ctx: Context, kit: Kit, given: Sequence[a.Keyword]) -> Iterator[tuple[str, tuple[a.CostPart, ...]]]:
    """The optional additional costs of a spell in hand, each with its keyword if it has one.  (CR 118.8b, 601.2b)

    Rules may have given it more keywords than are its own.
    """
    for keyword in (*kit.keyword_list, *given):
        row = asked_with_way(keyword.name)
        if row is not None and (not row.all_modes or can_do_all_modes(ctx, kit)):
            yield row.name, row.cost(keyword)
    for ability in kit.casting:
        if isinstance(ability, a.AdditionalCost) and ability.optional:
            yield ADDITIONAL, ability.cost


def can_do_all_modes(ctx: Context, kit: Kit) -> bool:
    """Whether there are targets for every mode of a spell.  (CR 702.42a)"""
    modes = [mode for ability in kit.spell for mode in ability.modes]
    return targets.can_choose(ctx, tuple(target for mode in modes for target in mode.targets))


def dearer_by_modes(kit: Kit) -> list[a.Keyword]:
    """The keywords of a spell by which it costs more for each mode but the first.  (CR 702.120a)"""
    return [keyword for keyword in kit.keyword_list if keyword.name in BY_MODES]


def for_modes(kit: Kit, modes: Sequence[int]) -> tuple[a.CostPart, ...]:
    """What these modes cost besides: each its own, and so much for each but the first.

    (CR 702.120a, 2026 702.172a, 702.183a)
    """
    more = max(0, len(modes) - 1)
    own = [part for ability in kit.spell for m in modes if m < len(ability.modes) for part in ability.modes[m].cost]
    dearer = (part for one in dearer_by_modes(kit) for part in costs.times(BY_MODES[one.name].cost(one), more))
    return (*own, *dearer)


def spliceable(game: Game, seat: Seat, item: Object) -> list[int]:
    """The cards in hand that may be revealed to be spliced onto a spell.  (CR 702.47a)"""
    if "Arcane" not in item.base.subtypes:
        return []
    hand = ((number, game.objects[number].base.kit) for number in game.hands[seat] if number != item.id)
    return [number for number, kit in hand if SPLICE in kit.keywords]


def splice_cost(game: Game, number: int) -> tuple[a.CostPart, ...]:
    """What splicing a card costs.  (CR 702.47a)"""
    keyword = game.objects[number].base.kit.first(SPLICE)
    return keyword.cost if keyword is not None else ()


def choose_splices(
    game: Game, seat: Seat, item: Object, way: Way, can_finish: Callable[[Game, Seat, Object, Way], bool]
) -> Procedure[tuple[Way, Object]]:
    """Cards are revealed one after the other, and their texts spliced onto the spell in that order.  (CR 702.47)"""
    left = spliceable(game, seat, item)
    while True:
        found = {n: (dearer(way, splice_cost(game, n)), spliced(game, item, n)) for n in left}
        able = [n for n, (price, whole) in found.items() if can_finish(game, seat, whole, price)]
        chosen = yield from choose_objects(game, seat, "game-splice", able, 0, 1, (item.id,))
        if not chosen:
            return way, item
        moving.reveal(game, seat, chosen)
        way, item = found[chosen[0]]
        left.remove(chosen[0])


def promises_gift(way: Way) -> bool:
    """Whether a gift is promised as a spell is cast in this way.  (CR 2026 702.174a)"""
    return way.extra == GIFT


def promise(game: Game, seat: Seat, item: Object, way: Way) -> Procedure[Seat | None]:
    """The opponent to whom a spell's gift is promised; None where none is.  (CR 2026 702.174a)"""
    if not promises_gift(way):
        return None
    return (yield from choose_player(game, seat, "game-gift", game.opponents(seat), (item.id,)))


def pay_more(
    game: Game, seat: Seat, item: Object, way: Way, can_finish: Callable[[Game, Seat, Object, Way], bool]
) -> Procedure[tuple[Way, int]]:
    """How much mana is paid besides, where an effect lets that be paid for counters to enter with.  (CR 601.2b)"""
    allowed = [rule for rule, asker in rules_for(game, seat, pr.MayPayMore) if fits(asker, item, rule.where)]
    most = 0
    while allowed and most < MOST_PAID and can_finish(game, seat, item, dearer(way, generic(most + 1))):
        most += 1
    more = (yield from choose_number(game, seat, "game-pay-more", 0, most, 0, (item.id,))) if most else 0
    return (dearer(way, generic(more)), more) if more else (way, 0)


MOST_PAID = 99
"""So much is paid at most, whatever mana there is."""


def generic(amount: int) -> tuple[a.CostPart, ...]:
    """A cost of so much generic mana."""
    return (a.Pay(Cost((str(amount),))),)


def fits(asker: Context, item: Object, where: tuple[t.Predicate, ...]) -> bool:
    return asking.fits_as(asker, item, item.base, where)


def dearer(way: Way, parts: tuple[a.CostPart, ...]) -> Way:
    return replace(way, parts=(*way.parts, *parts))


def spliced(game: Game, item: Object, number: int) -> Object:
    """A card as the spell with another card's text.  (CR 702.47c)"""
    return replace(item, copies=with_text(item, game.objects[number].base.kit))


def with_text(item: Object, spliced: Kit) -> Definition:
    """A spell with the text of another card's spell behind its own; its other values stay as they are.  (CR 702.47c)"""
    whole = item.copies or item.definition
    traits = whole.traits.copy()
    traits.kit = kit_of((*traits.kit.abilities, *spliced.spell))
    return Definition(whole.card, traits, whole.is_token)


def for_each_target(kit: Kit) -> tuple[a.CostPart, ...]:
    """What a spell costs more for each target beyond the first (strive); nothing for most spells.  (CR 601.2f)"""
    return tuple(
        part for static in kit.statics for one in static.rules if isinstance(one, pr.ThisCostsMoreByTarget)
        for part in one.cost
    )  # fmt: skip


def symbols_for_targets(item: Object) -> tuple[str, ...]:
    """The mana symbols that the targets chosen for a spell add to its cost."""
    chosen = 0 if item.spell is None else sum(map(len, item.spell.targets))
    more = for_each_target(item.base.kit) if chosen > 1 else ()
    return costs.symbols_of(more) * (chosen - 1) if more else ()


def payable_targets(
    item: Object, wanted: Sequence[a.Target], candidates: int, can_pay: Callable[[Object], bool]
) -> tuple[a.Target, ...]:
    """The targets that a spell wants, none of them more often than can be paid for."""
    if item.spell is None or not for_each_target(item.base.kit):
        return tuple(wanted)
    most = 1
    while most < candidates:
        aimed = structs.replace(item.spell, targets=(tuple(range(most + 1)),))
        if not can_pay(structs.replace(item, spell=aimed)):
            break
        most += 1
    return tuple(structs.replace(one, most=most) if one.most is None else one for one in wanted)
