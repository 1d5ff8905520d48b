"""By how much effects lessen what abilities cost, or add to it.  (CR 601.2f, 602.2b, 118.7)"""

from collections.abc import Iterator, Sequence

from entaku.magic.concepts import targets
from entaku.magic.concepts.mana import costs, payment
from entaku.magic.game.state import Thing
from entaku.magic.spells.layers import projection
from entaku.magic.spells.layers.rules_in_force import rules_for
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.attaching import Attach

Chosen = Sequence[Sequence[Thing]]
"""The targets of an ability, as they have been chosen."""


def lessened_by_effects(ctx: Context, ability: a.Activated, chosen: Chosen | None = None) -> Iterator[tuple[int, int]]:
    """How much generic mana less an ability costs by each effect that says so of abilities like it.  (CR 118.7)

    As long as no targets are chosen (None), it may yet get those that an effect asks for.  (CR 601.3e)
    """
    item, less = ctx.game.objects.get(ctx.source), 0
    if item is None or pr.AbilitiesCostLess not in projection.current(ctx.game).rules:
        return
    total = payment.Price(costs.symbols_of(ability.cost)).total
    for rule, asker in rules_for(ctx.game, ctx.controller, pr.AbilitiesCostLess):
        if rule.equip > is_equip(ability) or not asking.fits(asker, item.id, rule.where):
            continue
        if (rule.first_each_turn and has_equipped(ctx)) or not is_aimed(ctx, ability, rule, asker, chosen):
            continue
        amount = min(asking.amount(asker, rule.amount), max(0, total - less - rule.least))
        less += amount
        yield asker.source, amount


def is_aimed(
    ctx: Context, ability: a.Activated, rule: pr.AbilitiesCostLess, asker: Context, chosen: Chosen | None
) -> bool:
    """Whether an ability has a target that an effect asks for, or may yet have one, if it asks for any.

    What costs more for its targets does so once they are chosen.
    """
    if rule.target is None:
        return True
    wanted = asking.objects(asker, rule.target)
    if chosen is not None:
        return any(thing in wanted for things in chosen for thing in things)
    dearer = isinstance(rule.amount, int) and rule.amount < 0
    sections = [ability.targets, *(mode.targets for mode in ability.modes)]
    possible = () if dearer else (one for section in sections for one in section)
    return any(thing in wanted for target in possible for thing in targets.candidates(ctx, target))


def for_its_targets(ctx: Context, ability: a.Activated, chosen: Chosen) -> int:
    """How much generic mana less an ability costs for the targets that were chosen.  (CR 601.2f)"""
    plain = sum(amount for _, amount in lessened_by_effects(ctx, ability, ()))
    return sum(amount for _, amount in lessened_by_effects(ctx, ability, chosen)) - plain


def has_equipped(ctx: Context) -> bool:
    """Whether the player has activated an equip ability this turn."""
    return (ctx.controller, EQUIP) in ctx.game.memory.done


def is_equip(ability: a.Activated) -> bool:
    """Whether it is what equip stands for: it attaches its source to a creature of its controller's.  (CR 702.6a)"""
    if ability.timing != "sorcery" or ability.do != (Attach(t.Self(), t.Targeted()),):
        return False
    (target,) = ability.targets
    return isinstance(target.of[0], t.Group) and target.of[0].where[:2] == OWN_CREATURE


EQUIP = "activate an equip ability"
"""What a player has done who activated one."""
OWN_CREATURE = (t.Is("Creature"), t.ControlledBy(t.You()))
"""What equip targets first of all: neither reconfigure nor fortify does.  (CR 702.6a)"""
