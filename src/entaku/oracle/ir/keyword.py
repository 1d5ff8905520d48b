"""Keyword abilities, as they stand in a text.  (CR 702)"""

from entaku.oracle.ir.costs import CostPart
from entaku.oracle.ir.families import AbilityNode
from entaku.oracle.ir.things import Amount, Players, Predicate, Zone


class Keyword(AbilityNode, frozen=True):
    """A keyword ability: its name in lower case, and what comes with it.  (CR 702)

    `cost` for cycling, equip, kicker and the like; `amount` for a number; `where` for a quality (protection from,
    landwalk with a type, enchant, what a landcycling finds); `who` for players (enchant player, hexproof from).
    """

    name: str
    cost: tuple[CostPart, ...] = ()
    amount: Amount | None = None
    where: tuple[Predicate, ...] = ()
    zone: Zone = "battlefield"
    who: Players | None = None
