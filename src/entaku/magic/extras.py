"""Additional costs that keywords offer for a spell, and the texts that are spliced onto it.  (CR 118.8, 702.47)"""

from collections.abc import Callable, Iterator

from entaku.cards.ir import abilities as a
from entaku.cards.ir import player_rules as pr
from entaku.cards.ir import things as t
from entaku.cards.ir.conditions import CastKeyword
from entaku.cards.mana import Cost
from entaku.kernel.seats import Seat
from entaku.magic import costs, moving, predicates, targets
from entaku.magic.changing import replace
from entaku.magic.choices import Procedure, choose_number, choose_objects
from entaku.magic.definitions import Definition, Kit, kit_of
from entaku.magic.game import Game, Object
from entaku.magic.in_force import rules_for
from entaku.magic.questions import Context
from entaku.magic.ways import Way

TWO_ALIKE = a.TapOthers(t.Group((t.Is("Creature"), t.SharesColour(t.Self()))), 2)
"""What conspiring takes.  (CR 702.78a)"""
BARGAINED = t.Group((t.AnyOf((t.Is("Artifact"), t.Is("Enchantment"), t.Being("token"))),))
"""What may be sacrificed to bargain.  (CR 2026 702.166a)"""
SPLICE = "splice onto Arcane"


def offered(ctx: Context, kit: Kit) -> Iterator[tuple[CastKeyword, tuple[a.CostPart, ...]]]:
    """The optional additional costs of a spell in hand, each with its keyword.

    (CR 702.27, 702.42, 702.78, 702.153, 2026 702.166, 702.175)
    """
    for keyword in kit.keyword_list:
        if keyword.name == "buyback":
            yield "buyback", keyword.cost
        elif keyword.name == "conspire":
            yield "conspire", (TWO_ALIKE,)
        elif keyword.name == "casualty":
            weak = t.Group((t.Is("Creature"), t.Stat("power", ">=", keyword.amount or 0)))
            yield "casualty", (a.SacrificeCost(weak),)
        elif keyword.name == "bargain":
            yield "bargain", (a.SacrificeCost(BARGAINED),)
        elif keyword.name == "offspring":
            yield "offspring", keyword.cost
        elif keyword.name == "entwine" and can_do_all_modes(ctx, kit):
            yield "entwine", keyword.cost


def can_do_all_modes(ctx: Context, kit: Kit) -> bool:
    """Whether there are targets for every mode of a spell.  (CR 702.42a)"""
    modes = [mode for ability in kit.spell for mode in ability.modes]
    return targets.can_choose(ctx, tuple(target for mode in modes for target in mode.targets))


def escalated(kit: Kit, modes: int) -> tuple[a.CostPart, ...]:
    """What so many modes cost besides: so much for each but the first.  (CR 702.120a)"""
    keyword = kit.first("escalate")
    return costs.times(keyword.cost, max(0, modes - 1)) if keyword is not None else ()


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
    return predicates.fits_as(asker, item, item.base, where)


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
