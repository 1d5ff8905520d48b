"""Keyword abilities that stand for other abilities, written out for the engine.  (CR 702)

The keyword itself stays, as other cards ask for it; what it means follows it.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct, structs

from entaku.cards.ir.abilities import (
    Ability,
    Activated,
    AlternativeCost,
    Keyword,
    Replaces,
    Static,
    TapThis,
    Triggered,
)
from entaku.cards.ir.actions import (
    Apply,
    Attach,
    CopySpell,
    Counter,
    Create,
    Establish,
    GainLife,
    LoseLife,
    Move,
    RemoveCounters,
    Sacrifice,
)
from entaku.cards.ir.changes import EntersWithCounters, Gain, InsteadOfMoving, Resize, ThisCostsLess
from entaku.cards.ir.conditions import Compared, Condition, Either, Matches, Unless, WasCastFor
from entaku.cards.ir.happenings import (
    AnyHappening,
    Attacks,
    BecomesBlocked,
    BecomesTarget,
    BeginningOf,
    Blocks,
    Casts,
    DealsDamage,
    Dies,
    Enters,
    LastCounterRemoved,
)
from entaku.cards.ir.instructions import AtNext, DoUnless, If, May, Repeat
from entaku.cards.ir.short import (
    ARTIFACT,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    IT,
    OTHER,
    SELF,
    TARGET,
    THAT_PLAYER,
    YOU,
    YOURS,
    attacking,
    cost,
    counter_on,
    creature,
    group,
    in_graveyard,
    keywords,
    pump,
    target,
    to_hand,
    token,
    whenever,
)
from entaku.cards.ir.things import (
    Amount,
    Bound,
    BoundAmount,
    CastBefore,
    ControllerOf,
    Count,
    DefendingPlayer,
    Group,
    Has,
    HasCounter,
    Is,
    Not,
    Plus,
    Stat,
    StatOf,
    Times,
    TopCards,
)
from entaku.cards.ir.trading import MoveCounters

CASTING_THIS = Casts(YOU, (Not(OTHER),))
_SERVO = token(1, 1, "", "Artifact Servo")
_SPIRIT = token(1, 1, "WB", "Spirit", *keywords("flying"))
_GERM = token(0, 0, "B", "Phyrexian Germ")


def _number(keyword: Keyword) -> Amount:
    return keyword.amount if keyword.amount is not None else 0


def _bushido(keyword: Keyword) -> Ability:
    number = _number(keyword)
    return whenever(AnyHappening((Blocks(SELF), BecomesBlocked(SELF))), pump(SELF, number, number))


def _evolve(_: Keyword) -> Ability:
    greater = tuple(Compared(StatOf(stat, IT), ">", StatOf(stat, SELF)) for stat in ("power", "toughness"))
    return Triggered(Enters(creature(OTHER, YOURS)), (counter_on(SELF),), if_=Either(greater))


def _soulshift(keyword: Keyword) -> Ability:
    spirits = in_graveyard(Is("Spirit"), Stat("mana value", "<=", _number(keyword)))
    return whenever(Dies(SELF), May((to_hand(TARGET),)), targets=(target(spirits),))


def _fabricate(keyword: Keyword) -> Ability:
    number = _number(keyword)
    return whenever(Enters(SELF), May((counter_on(SELF, number),), otherwise=(Create(_SERVO, number),)))


def _ward(keyword: Keyword) -> Ability:
    other = Bound("other")
    return whenever(
        BecomesTarget(SELF, of_opponent=True), DoUnless((Counter(other),), pay=keyword.cost, who=ControllerOf(other))
    )


def _graft(keyword: Keyword) -> tuple[Ability, ...]:
    may = May((MoveCounters(SELF, IT),))
    counted = Matches(SELF, (HasCounter("+1/+1"),))
    return (
        Replaces(EntersWithCounters(SELF, "+1/+1", _number(keyword))),
        Triggered(Enters(creature(OTHER)), (may,), if_=counted),
    )


def _counting_down(keyword: Keyword, kind: str) -> tuple[Ability, Condition]:
    """What it enters with, and whether any of it is left."""
    return Replaces(EntersWithCounters(SELF, kind, _number(keyword))), Matches(SELF, (HasCounter(kind),))


def _vanishing(keyword: Keyword) -> tuple[Ability, ...]:
    enters, left = _counting_down(keyword, "time")
    return (
        *((enters,) if keyword.amount is not None else ()),
        Triggered(BeginningOf("upkeep", YOU), (RemoveCounters(SELF, "time", 1),), if_=left),
        whenever(LastCounterRemoved("time"), Sacrifice(SELF)),
    )


def _fading(keyword: Keyword) -> tuple[Ability, ...]:
    enters, left = _counting_down(keyword, "fade")
    counted = If(left, (RemoveCounters(SELF, "fade", 1),), (Sacrifice(SELF),))
    return enters, whenever(BeginningOf("upkeep", YOU), counted)


def _unearth(keyword: Keyword) -> Ability:
    moved = Bound("moved")
    back = (
        Move(SELF, "battlefield"),
        Apply(moved, (Gain(keywords("haste")),), "end of game"),
        Establish(InsteadOfMoving(moved, None, "exile", "battlefield"), "end of game"),
        AtNext("end", (Move(moved, "exile"),)),
    )
    return Activated(keyword.cost, back, zone="graveyard", timing="sorcery")


def _back_with(kind: str) -> Ability:
    """Dies without such a counter, and comes back with one.  (CR 702.79, 702.93)"""
    without = Unless(Matches(SELF, (HasCounter(kind),)))
    return Triggered(Dies(SELF), (Move(SELF, "battlefield", counter=kind),), if_=without)


def _rampage(keyword: Keyword) -> Ability:
    number = _number(keyword)
    beyond = Plus((Count(Bound("other")), -1))
    bigger = Times(number, beyond) if isinstance(number, int) else beyond
    return whenever(BecomesBlocked(SELF), pump(SELF, bigger, bigger))


_MEANINGS: Mapping[str, Callable[[Keyword], Ability | tuple[Ability, ...]]] = {
    "prowess": lambda _: whenever(Casts(YOU, (Not(CREATURE),)), pump(SELF, 1, 1)),
    "exalted": lambda _: whenever(Attacks(creature(YOURS), alone=True), pump(IT, 1, 1)),
    "bushido": _bushido,
    "flanking": lambda _: whenever(
        BecomesBlocked(SELF, Group((CREATURE, Not(Has("flanking"))))),
        Apply(Bound("other"), (Resize(-1, -1),)),
    ),
    "evolve": _evolve,
    "afterlife": lambda keyword: whenever(Dies(SELF), Create(_SPIRIT, _number(keyword))),
    "annihilator": lambda keyword: whenever(Attacks(SELF), Sacrifice(group(), DefendingPlayer(SELF), _number(keyword))),
    "battle cry": lambda _: whenever(Attacks(SELF), pump(Group((OTHER, *attacking().where)), 1, 0)),
    "mentor": lambda _: whenever(
        Attacks(SELF), counter_on(TARGET), targets=(target(attacking(Stat("power", "<", StatOf("power", SELF)))),)
    ),
    "afflict": lambda keyword: whenever(BecomesBlocked(SELF), LoseLife(_number(keyword), DefendingPlayer(SELF))),
    "fabricate": _fabricate,
    "living weapon": lambda _: whenever(Enters(SELF), Create(_GERM), Attach(SELF, Bound("created"))),
    "soulshift": _soulshift,
    "ingest": lambda _: whenever(DealsDamage(SELF, EACH_PLAYER, combat=True), Move(TopCards(THAT_PLAYER), "exile")),
    "ward": _ward,
    "outlast": lambda keyword: Activated((*keyword.cost, TapThis()), (counter_on(SELF),), timing="sorcery"),
    "evoke": lambda keyword: (
        AlternativeCost(keyword.cost, name="evoke"),
        Triggered(Enters(SELF), (Sacrifice(SELF),), if_=WasCastFor("evoke")),
    ),
    "storm": lambda _: Triggered(CASTING_THIS, (Repeat(CastBefore(), (CopySpell(SELF),)),), zone="stack"),
    "graft": _graft,
    "vanishing": _vanishing,
    "fading": _fading,
    "unearth": _unearth,
    "persist": lambda _: _back_with("-1/-1"),
    "undying": lambda _: _back_with("+1/+1"),
    "extort": lambda _: whenever(
        Casts(YOU),
        May(pay=cost("{W/B}"), then=(LoseLife(1, EACH_OPPONENT, bind="lost"), GainLife(BoundAmount("lost")))),
    ),
    "rampage": _rampage,
    "affinity for artifacts": lambda _: Static(rules=(ThisCostsLess(Count(group(ARTIFACT, YOURS))),), zone="stack"),
}
SPELLED = frozenset(_MEANINGS)
"""The keywords that are written out."""


def written_out(value: Any) -> Any:  # noqa: ANN401  (whatever it is, so it comes back)
    """The same, with what keywords stand for behind each of them, wherever abilities stand in it.

    >>> written_out((Keyword("prowess"),))[1].on
    Casts(who=You(), where=(Not(of=Is(what='Creature')),))
    """
    if isinstance(value, tuple):
        found: list[Any] = []
        for each in value:
            found.append(written_out(each))
            if isinstance(each, Keyword) and each.name in SPELLED:
                meant = _MEANINGS[each.name](each)
                found += meant if isinstance(meant, tuple) else (meant,)
        return tuple(found)
    if isinstance(value, Struct):
        fields = {field: getattr(value, field) for field in value.__struct_fields__}
        changed = {field: new for field, old in fields.items() if (new := written_out(old)) != old}
        return structs.replace(value, **changed) if changed else value
    return value
