"""Made-up instants that cost nothing and make something happen: what cards wait for is caused with them."""

from collections.abc import Iterator, Mapping

from entaku.laboratory.trying.stand_ins import StandIn
from entaku.oracle.card import Card, Face
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import actions as act
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t
from entaku.oracle.ir.instructions import Instruction
from entaku.oracle.ir.short import (
    ANY_PLAYER,
    ANY_TARGET,
    EACH_OPPONENT,
    TARGET,
    TARGET_PLAYER,
    does,
    exile,
    gains,
    group,
    pump,
    target,
    target_creature,
    to_hand,
    token,
)
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.clash import Clash
from entaku.oracle.mechanics.coins import FlipCoin
from entaku.oracle.mechanics.copying import CopySpell
from entaku.oracle.mechanics.countering import Counter
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.damage import Damage, Fight
from entaku.oracle.mechanics.destroying import Destroy, Regenerate, Sacrifice
from entaku.oracle.mechanics.dice import Roll
from entaku.oracle.mechanics.drawing import Discard, Draw, Mill
from entaku.oracle.mechanics.explore import Explore
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.mechanics.life import GainLife, LoseLife
from entaku.oracle.mechanics.monarch import BecomeMonarch
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.processing import Process
from entaku.oracle.mechanics.scry import Scry
from entaku.oracle.mechanics.searching import Search
from entaku.oracle.mechanics.surveil import Surveil
from entaku.oracle.mechanics.tapping import Tap, Untap
from entaku.oracle.mechanics.tokens import Create, CreateCopies
from entaku.oracle.mechanics.voting import Vote

PERMANENT = target(group(t.Not(t.Is("Land"))))
ANY_PERMANENT = target(group())
OTHER_CREATURE = target(group(t.Is("Creature")), different=True)
SPELL = target(group(zone="stack"))


def tool(name: str, *do: Instruction, targets: tuple[a.Target, ...] = (), colour: str = "") -> StandIn:
    """A made-up instant that costs nothing."""
    face = Face(name, cost=Cost(("0",)), colours=colour, indicator=colour, types=("Instant",))
    return StandIn(Card(name, (face,)), a.Tree(name, (does(*do, targets=targets),)))


MOVED = t.Bound("moved")
TOOLS: Mapping[str, StandIn] = {
    one.name: one
    for one in (
        tool("Made-up Gain", GainLife(3, TARGET_PLAYER), targets=(ANY_PLAYER,)),
        tool("Made-up Loss", LoseLife(3, TARGET_PLAYER), targets=(ANY_PLAYER,)),
        tool("Made-up Draw", Draw(2, TARGET_PLAYER), targets=(ANY_PLAYER,)),
        tool("Made-up Discard", Discard(1, TARGET_PLAYER), targets=(ANY_PLAYER,)),
        tool("Made-up Mill", Mill(3, TARGET_PLAYER), targets=(ANY_PLAYER,)),
        tool("Made-up Sacrifice", Sacrifice(group(), TARGET_PLAYER), targets=(ANY_PLAYER,)),
        tool("Made-up Offering", Sacrifice(group(t.Is("Creature")), TARGET_PLAYER), targets=(ANY_PLAYER,)),
        tool("Made-up Crown", BecomeMonarch(TARGET_PLAYER), targets=(ANY_PLAYER,)),
        tool("Made-up Search", Search(who=TARGET_PLAYER), targets=(ANY_PLAYER,)),
        tool("Made-up Surveillance", Surveil(2, TARGET_PLAYER), targets=(ANY_PLAYER,)),
        tool("Made-up Sight", Scry(2, TARGET_PLAYER), targets=(ANY_PLAYER,)),
        tool("Made-up Clash", Clash()),
        tool("Made-up Coins", FlipCoin(), FlipCoin(), FlipCoin()),
        tool("Made-up Dice", Roll(20), Roll(20), Roll(20)),
        tool("Made-up Road", Explore(TARGET), targets=(target_creature(),)),
        tool("Made-up Burn", Damage(3, TARGET), targets=(ANY_TARGET,), colour="R"),
        tool("Made-up Spark", Damage(1, TARGET), targets=(ANY_TARGET,), colour="R"),
        tool("Made-up Blaze", Damage(2, EACH_OPPONENT), colour="R"),
        tool("Made-up Slay", Destroy(TARGET), targets=(PERMANENT,), colour="B"),
        tool("Made-up Blast", Destroy(TARGET), targets=(ANY_PERMANENT,)),
        tool("Made-up Tap", Tap(TARGET), targets=(ANY_PERMANENT,), colour="U"),
        tool("Made-up Untap", Untap(TARGET), targets=(ANY_PERMANENT,)),
        tool("Made-up Return", to_hand(TARGET), targets=(PERMANENT,)),
        tool("Made-up Exile", exile(TARGET), targets=(PERMANENT,)),
        tool("Made-up Blink", exile(TARGET), Move(MOVED, "battlefield"), targets=(PERMANENT,), colour="W"),
        tool("Made-up Growth", PutCounters(TARGET), targets=(target_creature(),), colour="G"),
        tool("Made-up Rain", PutCounters(group(t.Is("Creature"))), colour="G"),
        tool("Made-up Might", pump(TARGET, 3, 3, ch.Gain((a.Keyword("haste"),))), targets=(target_creature(),)),
        tool("Made-up Copies", CreateCopies(TARGET), targets=(PERMANENT,)),
        tool("Made-up Theft", act.Apply(TARGET, (ch.SetController(),), "end of game"), targets=(PERMANENT,)),
        tool("Made-up Echo", CopySpell(TARGET), targets=(SPELL,)),
        tool("Made-up Denial", Counter(TARGET), targets=(SPELL,), colour="U"),
        tool("Made-up Revival", Move(TARGET, "battlefield", under=t.You()),
             targets=(target(group(t.Permanent(), zone="graveyard")),)),
        tool("Made-up Recruits", Create(token(1, 1, "W", "Soldier"), 2)),
        tool("Made-up Vote", Vote(("one", "two"))),
        tool("Made-up Shield", gains(TARGET, "indestructible"), targets=(target_creature(),)),
        tool("Made-up Fight", Fight(t.Targeted(0), t.Targeted(1)), targets=(target_creature(), OTHER_CREATURE)),
    )
}  # fmt: skip

CAUSED_BY: Mapping[type, tuple[str, ...]] = {
    h.Enters: ("Blink", "Recruits", "Revival", "Copies"),
    h.Dies: ("Slay", "Burn", "Sacrifice"),
    h.Leaves: ("Return", "Exile", "Slay"),
    h.Moves: ("Mill", "Slay", "Discard", "Blast"),
    h.DealsDamage: ("Fight", "Might", "Blaze", "Burn"),
    h.IsDealtDamage: ("Burn", "Spark", "Fight"),
    h.Draws: ("Draw",),
    h.Discards: ("Discard", "Discard"),
    h.GainsLife: ("Gain", "Gain"),
    h.LosesLife: ("Loss", "Loss"),
    h.BecomesTapped: ("Tap", "Untap"),
    h.BecomesTarget: ("Growth", "Shield", "Burn"),
    h.Sacrifices: ("Sacrifice", "Offering"),
    h.BecomesMonarch: ("Crown",),
    h.FinishVoting: ("Vote",),
    h.CountersPut: ("Growth", "Rain"),
    h.Mills: ("Mill",),
    h.CreatesToken: ("Recruits",),
    h.Casts: ("Growth", "Burn", "Tap"),
    h.Does: ("Surveillance", "Sight", "Clash", "Coins", "Dice", "Search"),
    h.Undergoes: ("Road", "Road"),
    c.DidThisTurn: ("Surveillance",),
    Process: ("Exile", "Exile"),
    c.DiedThisTurn: ("Slay", "Burn"),
    t.DeathsThisTurn: ("Slay", "Burn"),
    t.CameThisTurn: ("Sacrifice", "Offering", "Slay"),
    c.IsMonarch: ("Crown",),
    Counter: ("Gain", "Draw"),
    Regenerate: ("Slay", "Burn"),
    Establish: ("Burn",),
    rp.InsteadOfDamage: ("Burn",),
    rp.InsteadOfGainingLife: ("Gain",),
    rp.InsteadOfMoving: ("Slay", "Mill"),
    rp.InsteadOfCreating: ("Recruits",),
    rp.InsteadOfCounters: ("Growth",),
    rp.InsteadOfSoMany: ("Mill", "Sight"),
}
"""Which tools cause what a node waits for."""

HANDLING = ("Copies", "Theft", "Echo", "Slay", "Blink", "Return")
"""What is done to a card to see it copied, stolen, a token, destroyed, brought back."""


def fitting_tools(abilities: tuple[a.Ability, ...]) -> tuple[StandIn, ...]:
    """The tools that cause what abilities wait for, each as often as it is named."""
    words: list[str] = []
    for node in nodes(abilities):
        words += ("Might",) if getattr(node, "combat", False) is True else CAUSED_BY.get(type(node), ())
    special = (*counter_tools(abilities), *falling_tools(abilities))
    return tuple(named(word) for word in dict.fromkeys(words)) + special


def named(word: str) -> StandIn:
    return TOOLS[f"Made-up {word}"]


def counter_tools(abilities: tuple[a.Ability, ...]) -> Iterator[StandIn]:
    """Tools that put counters on, for each kind that abilities speak of."""
    kinds = dict.fromkeys(kind for node in nodes(abilities) if (kind := getattr(node, "kind", "")))
    for kind in kinds:
        if kind in COUNTERS:
            yield tool(f"Made-up {kind}", PutCounters(TARGET, kind, 2), targets=(ANY_PERMANENT,))


def falling_tools(abilities: tuple[a.Ability, ...]) -> Iterator[StandIn]:
    """Tools by which a player sacrifices just what abilities wait to see die or leave: a land, an Elf, an artifact."""
    waits = [node.what for node in nodes(abilities) if isinstance(node, h.Dies | h.Leaves | h.Moves | h.Sacrifices)]
    for number, what in enumerate(each for each in dict.fromkeys(waits) if isinstance(each, t.Group)):
        like = tuple(one for one in what.where if isinstance(one, t.Is | t.Coloured | t.Has | t.AnyOf))
        if like and what.zone == "battlefield":
            fall = Sacrifice(group(*like), TARGET_PLAYER)
            yield tool(f"Made-up Fall {number}", fall, targets=(ANY_PLAYER,))


COUNTERS = frozenset({"-1/-1", "charge", "time", "age", "level", "loyalty", "quest", "fade", "lore"})
