"""Trees by hand of the keywords after 2022 whose rules our own reader can't read.  (CR 2026 702.154 and on)"""

from collections.abc import Callable, Mapping

from entaku.cards.ir.abilities import (
    Ability,
    Activated,
    AlternativeCost,
    Keyword,
    Replaces,
    ReturnCost,
    Static,
    TapPower,
    Triggered,
)
from entaku.cards.ir.changes import LoseTypes, SetSize
from entaku.cards.ir.conditions import Compared, Every, HitByOne, Matches, WasCastFor
from entaku.cards.ir.happenings import Attacks, BeginningOf, Enters
from entaku.cards.ir.replacements import EntersWithCounters
from entaku.cards.ir.short import CREATURE, SELF, YOU, YOURS, target_creature, whenever
from entaku.cards.ir.things import Being, Group, HasCounter, TimesKicked
from entaku.cards.keywords.written import number_of
from entaku.cards.mechanics.backup import BackUp
from entaku.cards.mechanics.counters import RemoveCounters
from entaku.cards.mechanics.firebending import AddLastingMana
from entaku.cards.mechanics.saddle import BecomeSaddled
from entaku.cards.mechanics.tokens import CreateCopies

TAPPED_OF_YOURS = Group((Being("tapped"), CREATURE, YOURS))


def _impending(keyword: Keyword) -> tuple[Ability, ...]:
    """No creature while time counters are on it; one goes at each of your end steps.  (CR 2026 702.176a)"""
    paid = WasCastFor("impending")
    timed = Every((paid, Matches(SELF, (HasCounter("time"),))))
    return (
        AlternativeCost(keyword.cost, name="impending"),
        Replaces(EntersWithCounters(SELF, "time", number_of(keyword)), while_=paid),
        Static(SELF, (LoseTypes(("Creature",)),), while_=timed),
        Triggered(BeginningOf("end", YOU), (RemoveCounters(SELF, "time", 1),), if_=timed),
    )


def _squad(_: Keyword) -> Ability:
    """A copy for each time that it was paid.  (CR 2026 702.157a)"""
    copies = CreateCopies(SELF, amount=TimesKicked())
    return Triggered(Enters(SELF), (copies,), if_=Compared(TimesKicked(), ">=", 1))


def _offspring(_: Keyword) -> Ability:
    """A smaller copy, if it was paid for.  (CR 2026 702.175a)"""
    small = CreateCopies(SELF, except_=(SetSize(1, 1),))
    return Triggered(Enters(SELF), (small,), if_=WasCastFor("offspring"))


SINCE_2022: Mapping[str, Callable[[Keyword], Ability | tuple[Ability, ...]]] = {
    "backup": lambda keyword: Triggered(Enters(SELF), (BackUp(number_of(keyword)),), (target_creature(),)),
    "saddle": lambda keyword: Activated((TapPower(number_of(keyword)),), (BecomeSaddled(SELF),), timing="sorcery"),
    "web-slinging": lambda keyword: AlternativeCost((*keyword.cost, ReturnCost(TAPPED_OF_YOURS)), name="web-slinging"),
    "warp": lambda keyword: AlternativeCost(keyword.cost, name="warp"),
    "freerunning": lambda keyword: AlternativeCost(keyword.cost, HitByOne("Assassin"), name="freerunning"),
    "impending": _impending,
    "squad": _squad,
    "offspring": _offspring,
    "firebending": lambda keyword: whenever(Attacks(SELF), AddLastingMana(number_of(keyword))),
}
"""Trees by hand of keywords whose rules our own reader can't read yet."""
