"""Spells that cost more for each target beyond the first (strive): as many as can be paid for.  (CR 601.2c, 601.2f)"""

from collections.abc import Callable, Sequence

import msgspec

from entaku.cards.ir.abilities import CostPart, Target
from entaku.cards.ir.player_rules import ThisCostsMoreByTarget
from entaku.magic import costs
from entaku.magic.definitions import Kit
from entaku.magic.game import Object


def cost_of(kit: Kit) -> tuple[CostPart, ...]:
    """What a spell costs more for each target beyond the first; nothing for most spells."""
    return tuple(
        part for static in kit.statics for one in static.rules if isinstance(one, ThisCostsMoreByTarget)
        for part in one.cost
    )  # fmt: skip


def symbols(item: Object) -> tuple[str, ...]:
    """The mana symbols that the targets chosen for a spell add to its cost."""
    chosen = 0 if item.spell is None else sum(map(len, item.spell.targets))
    more = cost_of(item.base.kit) if chosen > 1 else ()
    return costs.symbols_of(more) * (chosen - 1) if more else ()


def payable(
    item: Object, wanted: Sequence[Target], candidates: int, can_pay: Callable[[Object], bool]
) -> tuple[Target, ...]:
    """The targets that a spell wants, none of them more often than can be paid for."""
    if item.spell is None or not cost_of(item.base.kit):
        return tuple(wanted)
    most = 1
    while most < candidates:
        aimed = msgspec.structs.replace(item.spell, targets=(tuple(range(most + 1)),))
        if not can_pay(msgspec.structs.replace(item, spell=aimed)):
            break
        most += 1
    return tuple(msgspec.structs.replace(one, most=most) if one.most is None else one for one in wanted)
