"""Trees by hand of keywords whose rules our own reader can't read yet.  (CR 702)"""

from collections.abc import Callable, Mapping

from entaku.oracle.ir.abilities import (
    Ability,
    Activated,
    AlternativeCost,
    DiscardCost,
    ExileCost,
    Keyword,
    Replaces,
    ReturnCost,
    RevealCost,
    SacrificeCost,
    SpellAbility,
    Static,
    TapOthers,
    TapPower,
    Target,
    Triggered,
)
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import (
    AddTypes,
    CantBlock,
    Change,
    Gain,
    MustBlock,
    NoManaCost,
    SetColour,
    SetSize,
    SetTypes,
)
from entaku.oracle.ir.conditions import (
    CameSinceUpkeep,
    CastKeyword,
    CastThisTurn,
    Compared,
    Condition,
    DealtDamageThisTurn,
    Either,
    Every,
    Exists,
    HitByKin,
    Matches,
    SourceIn,
    Unless,
    WasCastFor,
)
from entaku.oracle.ir.happenings import (
    AnyHappening,
    Attacks,
    BecomesBlocked,
    BeginningOf,
    Casts,
    DealsDamage,
    Dies,
    Enters,
    LastCounterRemoved,
    Leaves,
    Moves,
)
from entaku.oracle.ir.instructions import AtNext, Delayed, DoUnless, If, May, Repeat
from entaku.oracle.ir.player_rules import CantCast, ThisCostsLess
from entaku.oracle.ir.replacements import (
    EntersForOthers,
    EntersWithCounters,
    InsteadOfDamage,
    InsteadOfMoving,
    MayEnterWithCounters,
)
from entaku.oracle.ir.short import (
    ANY_PLAYER,
    ARTIFACT,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    IT,
    OTHER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    YOU,
    YOURS,
    counter_on,
    creature,
    keywords,
    pump,
    target_creature,
    whenever,
)
from entaku.oracle.ir.things import (
    Among,
    Amount,
    Attached,
    AttachedTo,
    Being,
    Bound,
    BoundPlayer,
    CastBefore,
    ColoursSpent,
    ControlledBy,
    ControllerOf,
    Count,
    CountersOn,
    DamageThisTurn,
    DeathsThisTurn,
    DefendingPlayer,
    ExiledWithSource,
    Group,
    HasCounter,
    LifeLost,
    Not,
    Other,
    OwnedBy,
    Plus,
    Stat,
    StatOf,
    Times,
    TopCards,
    X,
    Zone,
)
from entaku.oracle.mechanics.aura_swap import SwapAura
from entaku.oracle.mechanics.cascade import Cascade, Ripple
from entaku.oracle.mechanics.choosing import ChoosePlayer, ChooseThings
from entaku.oracle.mechanics.cipher import Cipher
from entaku.oracle.mechanics.copying import CopySpell
from entaku.oracle.mechanics.counters import MoveCounters, PutCounters, RemoveCounters
from entaku.oracle.mechanics.crew import BecomeCrewed
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.encore import Encore
from entaku.oracle.mechanics.epic import CopyEpic
from entaku.oracle.mechanics.growth import BecomeRenowned
from entaku.oracle.mechanics.haunt import Haunt
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.myriad import Myriad
from entaku.oracle.mechanics.ninjutsu import Ninjutsu
from entaku.oracle.mechanics.revealing import LookAt
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.mechanics.soulbond import Pair
from entaku.oracle.mechanics.tapping import Untap
from entaku.oracle.mechanics.tokens import CreateCopies

CASTING_THIS = Casts(YOU, (Not(OTHER),))


def number_of(keyword: Keyword) -> Amount:
    """What stands behind a keyword for its number, 0 for nothing."""
    return keyword.amount if keyword.amount is not None else 0


def _evolve(_: Keyword) -> Ability:
    greater = tuple(Compared(StatOf(stat, IT), ">", StatOf(stat, SELF)) for stat in ("power", "toughness"))
    return Triggered(Enters(creature(OTHER, YOURS)), (counter_on(SELF),), if_=Either(greater))


def _graft(keyword: Keyword) -> tuple[Ability, ...]:
    may = May((MoveCounters(SELF, IT),))
    counted = Matches(SELF, (HasCounter("+1/+1"),))
    return (
        Replaces(EntersWithCounters(SELF, "+1/+1", number_of(keyword))),
        Triggered(Enters(creature(OTHER)), (may,), if_=counted),
    )


def _counting_down(keyword: Keyword, kind: str) -> tuple[Ability, Condition]:
    """What it enters with, and whether any of it is left."""
    return Replaces(EntersWithCounters(SELF, kind, number_of(keyword))), Matches(SELF, (HasCounter(kind),))


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


def _hideaway(keyword: Keyword) -> Ability:
    """One of the top cards is exiled face down, and looked at by whom it is for.  (CR 702.75a)"""
    seen, chosen, exiled = Bound("seen"), Bound("chosen"), Bound("exiled")
    return whenever(
        Enters(SELF),
        LookAt(TopCards(YOU, number_of(keyword))),
        ChooseThings(seen),
        Move(chosen, "exile", face_down=True, bind="exiled"),
        Move(Among("seen", (Other(chosen),)), "library", bottom=True, random_order=True),
        LookAt(exiled),
    )


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
    number = number_of(keyword)
    beyond = Plus((Count(Bound("other")), -1))
    bigger = Times(number, beyond) if isinstance(number, int) else beyond
    return whenever(BecomesBlocked(SELF), pump(SELF, bigger, bigger))


def _ninjutsu(keyword: Keyword, zone: Zone) -> Ability:
    """From a hand, where it is revealed, or from the command zone, where all see it.  (CR 702.49a, 702.49d)"""
    shown = (RevealCost(SELF),) if zone == "hand" else ()
    back = ReturnCost(Group((Being("unblocked"), YOURS)))
    return Activated((*keyword.cost, *shown, back), (Ninjutsu(),), zone=zone)


def _echo(keyword: Keyword) -> Ability:
    unpaid = DoUnless((Sacrifice(SELF),), pay=keyword.cost)
    return Triggered(BeginningOf("upkeep", YOU), (unpaid,), if_=CameSinceUpkeep())


def _cumulative_upkeep(keyword: Keyword) -> Ability:
    unpaid = DoUnless((Sacrifice(SELF),), pay=keyword.cost, times=CountersOn("age", SELF))
    return Triggered(BeginningOf("upkeep", YOU), (PutCounters(SELF, "age"), unpaid), if_=SourceIn(("battlefield",)))


def _modular(keyword: Keyword) -> tuple[Ability, ...]:
    moved = May((PutCounters(TARGET, amount=CountersOn("+1/+1", SELF)),))
    return (
        Replaces(EntersWithCounters(SELF, "+1/+1", number_of(keyword))),
        Triggered(Dies(SELF), (moved,), (target_creature(ARTIFACT),)),
    )


def _sunburst(_: Keyword) -> tuple[Ability, ...]:
    is_creature = Matches(SELF, (CREATURE,))
    return (
        Replaces(EntersWithCounters(SELF, "+1/+1", ColoursSpent()), while_=is_creature),
        Replaces(EntersWithCounters(SELF, "charge", ColoursSpent()), while_=Unless(is_creature)),
    )


def _bloodthirst(keyword: Keyword) -> Ability:
    if isinstance(keyword.amount, X):
        return Replaces(EntersWithCounters(SELF, "+1/+1", DamageThisTurn(EACH_OPPONENT)))
    hurt = DealtDamageThisTurn(EACH_OPPONENT)
    return Replaces(EntersWithCounters(SELF, "+1/+1", number_of(keyword)), while_=hurt)


def _scavenge(keyword: Keyword) -> Ability:
    grown = PutCounters(TARGET, amount=StatOf("power", SELF))
    cost = (*keyword.cost, ExileCost(SELF))
    return Activated(cost, (grown,), (target_creature(),), zone="graveyard", timing="sorcery")


def _transmute(keyword: Keyword) -> Ability:
    as_dear = Search((Stat("mana value", "=", StatOf("mana value", SELF)),))
    return Activated((*keyword.cost, DiscardCost(SELF)), (as_dear,), zone="hand", timing="sorcery")


def _renown(keyword: Keyword) -> Ability:
    grown = (counter_on(SELF, number_of(keyword)), BecomeRenowned(SELF))
    new = Unless(Matches(SELF, (Being("renowned"),)))
    return Triggered(DealsDamage(SELF, EACH_PLAYER, combat=True), grown, if_=new)


def _unleash(_: Keyword) -> tuple[Ability, ...]:
    grown = Matches(SELF, (HasCounter("+1/+1"),))
    return Replaces(MayEnterWithCounters("+1/+1")), Static(SELF, (CantBlock(),), while_=grown)


def _recover(keyword: Keyword) -> Ability:
    back = May((Move(SELF, "hand"),), pay=keyword.cost, otherwise=(Move(SELF, "exile"),))
    return Triggered(Dies(creature(OwnedBy(YOU))), (back,), zone="graveyard")


def _crew(keyword: Keyword) -> Ability:
    manned = Apply(SELF, (AddTypes(("Artifact", "Creature")),))
    return Activated((TapPower(number_of(keyword)),), (manned, BecomeCrewed(SELF)))


def _station(_: Keyword) -> Ability:
    """Another creature is tapped, and its power becomes charge counters.  (CR 2026 702.184a)"""
    charged = PutCounters(SELF, "charge", StatOf("power", Bound("tapped")))
    return Activated((TapOthers(Group((OTHER, CREATURE))),), (charged,), timing="sorcery")


def _as_token(keyword: Keyword, *but: Change) -> Ability:
    """A copy of a creature card that is exiled from the graveyard.  (CR 702.128, 702.129)"""
    copied = CreateCopies(SELF, except_=(*but, AddTypes(("Zombie",)), NoManaCost()))
    return Activated((*keyword.cost, ExileCost(SELF)), (copied,), zone="graveyard", timing="sorcery")


def _demonstrate(_: Keyword) -> Ability:
    """Who copies the spell chooses an opponent, who copies it too.  (CR 702.144a)"""
    shared = (ChoosePlayer(EACH_OPPONENT), CopySpell(SELF, who=BoundPlayer("chosen")))
    return Triggered(CASTING_THIS, (May((CopySpell(SELF),), then=shared),), zone="stack")


def _while_it_lasts(keyword: Keyword, name: CastKeyword, *gained: Ability) -> tuple[Ability, ...]:
    """Another cost, and abilities that the permanent has for it; what befalls it at the end of turn isn't one of them.

    (CR 702.109a, 702.152a)
    """
    return AlternativeCost(keyword.cost, name=name), Static(SELF, (Gain(gained),), while_=WasCastFor(name))


ENCHANT_CREATURE = Keyword("enchant", where=(CREATURE,))
BESTOWED = (SetTypes(("Enchantment", "Aura")), Gain((ENCHANT_CREATURE,)))
"""What is changed of what is bestowed.  (CR 702.103b)"""


def _bestow(keyword: Keyword) -> tuple[Ability, ...]:
    """Another cost, and what the permanent is for it, as long as it is attached.  (CR 702.103a, 702.103b, 702.103f)"""
    bestowed = Every((WasCastFor("bestow"), Matches(SELF, (AttachedTo(Attached()),))))
    return AlternativeCost(keyword.cost, name="bestow"), Static(SELF, BESTOWED, while_=bestowed)


def _provoke(_: Keyword) -> Ability:
    defended = creature(ControlledBy(DefendingPlayer(SELF)))
    told = May((Untap(TARGET), Apply(TARGET, (MustBlock(SELF),), "end of combat")))
    return Triggered(Attacks(SELF), (told,), (Target((defended,)),))


def _partner_with(keyword: Keyword) -> Ability:
    found = May((Search(keyword.where, who=TARGET_PLAYER),), who=TARGET_PLAYER)
    return Triggered(Enters(SELF), (found,), (ANY_PLAYER,))


def _champion(keyword: Keyword) -> tuple[Ability, ...]:
    other = Group((OTHER, *keyword.where, YOURS))
    held = (ChooseThings(other), Move(Bound("chosen"), "exile"))
    back = Move(Group((ExiledWithSource(),), "exile"), "battlefield")
    return Triggered(Enters(SELF), (DoUnless((Sacrifice(SELF),), held),)), Triggered(Leaves(SELF), (back,))


def _haunt(_: Keyword) -> Ability:
    """A permanent as it dies, an instant or sorcery as it has resolved.  (CR 702.55a)"""
    gone = AnyHappening((Dies(SELF), Moves(SELF, "graveyard", "stack", resolving=True)))
    return Triggered(gone, (Haunt(SELF, TARGET),), (target_creature(),))


def _soulbond(_: Keyword) -> tuple[Ability, ...]:
    """Two triggers: as it enters itself, and as another creature does.  (CR 702.95a)"""
    free = (CREATURE, Being("unpaired"), YOURS)
    alone = Matches(SELF, free)
    any_other = Group((OTHER, *free))
    with_any = May((ChooseThings(any_other), Pair(SELF, Bound("chosen"))))
    return (
        Triggered(Enters(SELF), (with_any,), if_=Every((alone, Exists(any_other)))),
        Triggered(Enters(creature(OTHER, YOURS)), (May((Pair(SELF, IT),)),), if_=Every((alone, Matches(IT, free)))),
    )


def _reinforce(keyword: Keyword) -> Ability:
    grown = PutCounters(TARGET, amount=number_of(keyword))
    return Activated((*keyword.cost, DiscardCost(SELF)), (grown,), (target_creature(),), zone="hand")


def _transfigure(keyword: Keyword) -> Ability:
    """A creature as dear as the one that is sacrificed.  (CR 702.71a)"""
    as_dear = (CREATURE, Stat("mana value", "=", StatOf("mana value", SELF)))
    found = Search(as_dear, to="battlefield", reveal=False)
    return Activated((*keyword.cost, SacrificeCost(SELF)), (found,), timing="sorcery")


def _epic(_: Keyword) -> Ability:
    """No more spells are cast, and this one is copied in each upkeep.  (CR 702.50a)"""
    return SpellAbility((
        Establish(CantCast(YOU), "end of game"),
        Delayed(BeginningOf("upkeep", YOU), (CopyEpic(),), until="end of game", once=False),
    ))  # fmt: skip


def _encore(keyword: Keyword) -> Ability:
    return Activated((*keyword.cost, ExileCost(SELF)), (Encore(),), zone="graveyard", timing="sorcery")


def _affinity(keyword: Keyword) -> Ability:
    """It costs {1} less for each of what it is about that you control.  (CR 702.41a)"""
    return Static(SELF, rules=(ThisCostsLess(Count(Group((*keyword.where, YOURS)))),), zone="stack")


WRITTEN: Mapping[str, Callable[[Keyword], Ability | tuple[Ability, ...]]] = {
    "evolve": _evolve,
    "affinity for": _affinity,
    "evoke": lambda keyword: (
        AlternativeCost(keyword.cost, name="evoke"),
        Triggered(Enters(SELF), (Sacrifice(SELF, ControllerOf(SELF)),), if_=WasCastFor("evoke")),
    ),
    "dash": lambda keyword: _while_it_lasts(keyword, "dash", *keywords("haste")),
    "blitz": lambda keyword: _while_it_lasts(keyword, "blitz", *keywords("haste"), whenever(Dies(SELF), Draw(1))),
    "bestow": _bestow,
    "mutate": lambda keyword: AlternativeCost(keyword.cost, name="mutate"),
    "spectacle": lambda keyword: AlternativeCost(
        keyword.cost, Compared(LifeLost(EACH_OPPONENT), ">=", 1), name="spectacle"
    ),
    "prowl": lambda keyword: AlternativeCost(keyword.cost, HitByKin(), name="prowl"),
    "surge": lambda keyword: AlternativeCost(keyword.cost, CastThisTurn(YOU, another=True), name="surge"),
    "ninjutsu": lambda keyword: _ninjutsu(keyword, "hand"),
    "commander ninjutsu": lambda keyword: (_ninjutsu(keyword, "hand"), _ninjutsu(keyword, "command")),
    "awaken": lambda keyword: AlternativeCost(keyword.cost, name="awaken"),
    "cleave": lambda keyword: AlternativeCost(keyword.cost, name="cleave"),
    "overload": lambda keyword: AlternativeCost(keyword.cost, name="overload"),
    "storm": lambda _: Triggered(CASTING_THIS, (Repeat(CastBefore(), (CopySpell(SELF),)),), zone="stack"),
    "gravestorm": lambda _: Triggered(CASTING_THIS, (Repeat(DeathsThisTurn(()), (CopySpell(SELF),)),), zone="stack"),
    "absorb": lambda keyword: Replaces(InsteadOfDamage(to=SELF, shield=number_of(keyword))),
    "aura swap": lambda keyword: Activated(keyword.cost, (SwapAura(),)),
    "transfigure": _transfigure,
    "epic": _epic,
    "encore": _encore,
    "graft": _graft,
    "echo": _echo,
    "cumulative upkeep": _cumulative_upkeep,
    "modular": _modular,
    "sunburst": _sunburst,
    "bloodthirst": _bloodthirst,
    "scavenge": _scavenge,
    "transmute": _transmute,
    "renown": _renown,
    "unleash": _unleash,
    "riot": lambda _: Replaces(MayEnterWithCounters("+1/+1", otherwise=keywords("haste"))),
    "training": lambda _: whenever(
        Attacks(SELF, beside=creature(Stat("power", ">", StatOf("power", SELF)))), counter_on(SELF)
    ),
    "recover": _recover,
    "crew": _crew,
    "station": _station,
    "embalm": lambda keyword: _as_token(keyword, SetColour("W")),
    "eternalize": lambda keyword: _as_token(keyword, SetColour("B"), SetSize(4, 4)),
    "demonstrate": _demonstrate,
    "cascade": lambda _: Triggered(CASTING_THIS, (Cascade(),), zone="stack"),
    "ripple": lambda keyword: Triggered(CASTING_THIS, (Ripple(number_of(keyword)),), zone="stack"),
    "provoke": _provoke,
    "partner with": _partner_with,
    "champion": _champion,
    "reinforce": _reinforce,
    "soulbond": _soulbond,
    "haunt": _haunt,
    "cipher": lambda _: SpellAbility((Cipher(),)),
    "tribute": lambda keyword: Replaces(EntersForOthers(number_of(keyword), "tribute")),
    "devour": lambda keyword: Replaces(EntersForOthers(number_of(keyword), "devour")),
    "amplify": lambda keyword: Replaces(EntersForOthers(number_of(keyword), "amplify")),
    "myriad": lambda _: whenever(Attacks(SELF), Myriad()),
    "vanishing": _vanishing,
    "fading": _fading,
    "hideaway": _hideaway,
    "unearth": _unearth,
    "persist": lambda _: _back_with("-1/-1"),
    "undying": lambda _: _back_with("+1/+1"),
    "rampage": _rampage,
    "dethrone": lambda _: whenever(Attacks(SELF, most_life=True), counter_on(SELF)),
}
"""Trees by hand of keywords whose rules our own reader can't read yet."""
