"""Trees by hand of the keywords after 2022 whose rules our own reader can't read.  (CR 2026 702.154 and on)"""

from collections.abc import Callable, Mapping

from entaku.oracle.ir.abilities import (
    Ability,
    Activated,
    AlternativeCost,
    Keyword,
    Replaces,
    ReturnCost,
    SpellAbility,
    Static,
    TapPower,
    Triggered,
)
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import LoseTypes, Resize
from entaku.oracle.ir.conditions import Compared, Either, Every, GiftPromised, HitByOne, Matches, WasCastFor
from entaku.oracle.ir.happenings import Attacks, BeginningOf, Casts, Enlists, Enters
from entaku.oracle.ir.instructions import If, Instruction
from entaku.oracle.ir.predefined import PREDEFINED
from entaku.oracle.ir.replacements import EntersWithCounters
from entaku.oracle.ir.short import CREATURE, SELF, YOU, YOURS, target_creature, whenever
from entaku.oracle.ir.things import Being, Bound, ChosenPlayer, Group, HasCounter, Players, SpentToCast, StatOf
from entaku.oracle.keywords.written import number_of
from entaku.oracle.mechanics.backup import BackUp
from entaku.oracle.mechanics.counters import PutCounters, RemoveCounters
from entaku.oracle.mechanics.crafting import ReturnCrafted
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.firebending import AddLastingMana
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.paradigm import BeginParadigm
from entaku.oracle.mechanics.saddle import BecomeSaddled
from entaku.oracle.mechanics.tokens import Create, Token
from entaku.oracle.mechanics.turns import ExtraTurn

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


def _craft(keyword: Keyword) -> Ability:
    """Exiled with its materials, it returns with its back face up.  (CR 2026 702.167a)"""
    return Activated(keyword.cost, (ReturnCrafted(),), timing="sorcery")


def _increment(_: Keyword) -> Ability:
    """A counter as one spends more on a spell than the creature is strong or tough.  (CR 2026 702.191a)"""
    more = tuple(Compared(SpentToCast(Bound("it")), ">", StatOf(stat, SELF)) for stat in ("power", "toughness"))
    creature = Matches(SELF, (CREATURE,))
    return Triggered(Casts(YOU), (PutCounters(SELF),), if_=Every((creature, Either(more))))


def _enlist(_: Keyword) -> Ability:
    """The power of the creature that it enlisted is added to its own.  (CR 2026 702.154a)"""
    more = Apply(SELF, (Resize(StatOf("power", Bound("other")), 0),))
    return Triggered(Enlists(SELF), (more,))


def _gift(give: Callable[[Players], Instruction]) -> Callable[[Keyword], tuple[Ability, ...]]:
    """An opponent is given what was promised: first of all by a spell, and as a permanent enters.  (CR 2026 702.174)"""
    given = (give(ChosenPlayer()),)
    found = (SpellAbility((If(GiftPromised(), given),)), Triggered(Enters(SELF), given, if_=GiftPromised()))
    return lambda _: found


def _token_for(token: Token, tapped: bool = False) -> Callable[[Players], Instruction]:
    return lambda who: Create(token, who=who, tapped=tapped)


def _blue(kind: str, size: int) -> Token:
    return Token(("Creature", kind), size, size, "U")


SINCE_2022: Mapping[str, Callable[[Keyword], Ability | tuple[Ability, ...]]] = {
    "backup": lambda keyword: Triggered(Enters(SELF), (BackUp(number_of(keyword)),), (target_creature(),)),
    "craft": _craft,
    "enlist": _enlist,
    "gift a card": _gift(lambda who: Draw(1, who)),
    "gift a Food": _gift(_token_for(PREDEFINED["Food"])),
    "gift a tapped Fish": _gift(_token_for(_blue("Fish", 1), tapped=True)),
    "gift a extra turn": _gift(ExtraTurn),
    "gift a Treasure": _gift(_token_for(PREDEFINED["Treasure"])),
    "gift a Octopus": _gift(_token_for(_blue("Octopus", 8))),
    "saddle": lambda keyword: Activated(
        (TapPower(number_of(keyword), "saddle"),), (BecomeSaddled(SELF),), timing="sorcery"
    ),
    "web-slinging": lambda keyword: AlternativeCost((*keyword.cost, ReturnCost(TAPPED_OF_YOURS)), name="web-slinging"),
    "warp": lambda keyword: AlternativeCost(keyword.cost, name="warp"),
    "freerunning": lambda keyword: AlternativeCost(keyword.cost, HitByOne("Assassin"), name="freerunning"),
    "impending": _impending,
    "increment": _increment,
    "paradigm": lambda _: SpellAbility((BeginParadigm(), Move(SELF, "exile"))),
    "firebending": lambda keyword: whenever(Attacks(SELF), AddLastingMana(number_of(keyword))),
}
"""Trees by hand of keywords whose rules our own reader can't read yet."""
