"""What more such cards do, of which a sentence is no more than one thing after another: no phrase says it yet."""

from entaku.cards.ir.abilities import (
    Activated,
    RemoveCountersCost,
    Replaces,
    ReturnCost,
    Static,
    Target,
    Tree,
    Triggered,
)
from entaku.cards.ir.changes import Gain, Resize
from entaku.cards.ir.conditions import Exists, Matches, TurnOf, Unless
from entaku.cards.ir.happenings import BeginningOf, Casts, Enters
from entaku.cards.ir.instructions import If, May
from entaku.cards.ir.player_rules import CostsLess, PlayFrom, SeesTopCard
from entaku.cards.ir.replacements import EntersTapped
from entaku.cards.ir.short import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    EACH_PLAYER,
    IT,
    LAND,
    OTHER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    YOU,
    YOURS,
    coloured,
    cost,
    creature,
    does,
    enters,
    gains,
    group,
    in_graveyard,
    keywords,
    pump,
    taps_for,
    to_hand,
)
from entaku.cards.ir.things import (
    AllOf,
    Among,
    AnyOf,
    Bound,
    BoundPlayer,
    ControlledBy,
    Count,
    HasCounter,
    Is,
    Other,
    Plus,
    TopCards,
)
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Regenerate, Sacrifice
from entaku.cards.mechanics.drawing import Draw
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.proliferate import Proliferate
from entaku.cards.mechanics.searching import Search, Shuffle

_CHOSEN = Bound("chosen")

TREES = (
    Tree(
        "Contagion Engine",
        (
            enters(
                PutCounters(group(CREATURE, ControlledBy(TARGET_PLAYER)), "-1/-1"),
                targets=(ANY_PLAYER,),
            ),
            Activated(cost("4 T"), (Proliferate(), Proliferate())),
        ),
    ),
    Tree(
        "Deadly Tempest",
        (
            does(
                Destroy(group(CREATURE)),
                LoseLife(Count(Among("destroyed", (ControlledBy(BoundPlayer("each")),))), EACH_PLAYER),
            ),
        ),
    ),
    Tree(
        "Death Baron",
        (
            Static(
                group(AnyOf((Is("Skeleton"), AllOf((Other(), Is("Zombie"))))), YOURS),
                (Resize(1, 1), Gain(keywords("deathtouch"))),
            ),
        ),
    ),
    Tree(
        "Eldrazi Monument",
        (
            Static(creature(YOURS), (Resize(1, 1), Gain(keywords("flying", "indestructible")))),
            Triggered(
                BeginningOf("upkeep", YOU),
                (If(Exists(creature(YOURS)), (Sacrifice(group(CREATURE)),), (Sacrifice(SELF),)),),
            ),
        ),
    ),
    Tree(
        "Final Parting",
        (
            does(
                Search(amount=2, to=None, reveal=False),
                ChooseThings(Bound("found")),
                to_hand(_CHOSEN),
                Move(Among("found", (Other(_CHOSEN),)), "graveyard"),
                Shuffle(),
            ),
        ),
    ),
    Tree("Huddle Up", (*keywords("assist"), does(Draw(who=TARGET_PLAYER), targets=(Target((EACH_PLAYER,), 2, 2),)))),
    Tree(
        "Jhoira's Familiar",
        (
            *keywords("flying"),
            Static(rules=(CostsLess(YOU, (AnyOf((ARTIFACT, Is("Legendary"), Is("Saga"))),), 1),)),
        ),
    ),
    Tree(
        "Kaya's Wrath",
        (does(Destroy(group(CREATURE)), GainLife(Count(Among("destroyed", (YOURS,))))),),
    ),
    Tree(
        "Multani, Yavimaya's Avatar",
        (
            *keywords("reach", "trample"),
            Static(
                SELF,
                (Resize(*(Plus((Count(group(LAND, YOURS)), Count(in_graveyard(LAND)))),) * 2),),
            ),
            Activated(cost("1G", ReturnCost(group(LAND, YOURS), 2)), (to_hand(SELF),), zone="graveyard"),
        ),
    ),
    Tree(
        "Nightscape Familiar",
        (
            Static(rules=(CostsLess(YOU, (coloured("UR"),), 1),)),
            Activated(cost("1B"), (Regenerate(SELF),)),
        ),
    ),
    Tree(
        "Radha, Heart of Keld",
        (
            Static(SELF, (Gain(keywords("first strike")),), while_=TurnOf(YOU)),
            Static(rules=(SeesTopCard(), PlayFrom(YOU, TopCards(YOU), lands_only=True))),
            Activated(cost("4RG"), (pump(SELF, Count(group(LAND, YOURS)), Count(group(LAND, YOURS))),)),
        ),
    ),
    Tree(
        "Runaway Steam-Kin",
        (
            Triggered(
                Casts(YOU, (coloured("R"),)),
                (PutCounters(SELF),),
                if_=Unless(Matches(SELF, (HasCounter("+1/+1", 3),))),
            ),
            Activated((RemoveCountersCost("+1/+1", 3),), (AddMana("R", 3),)),
        ),
    ),
    Tree(
        "Temur Sabertooth",
        (
            Activated(
                cost("1G"),
                (
                    May(
                        (ChooseThings(creature(OTHER, YOURS)), to_hand(_CHOSEN)),
                        then=(gains(SELF, "indestructible"),),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Valakut, the Molten Pinnacle",
        (
            Replaces(EntersTapped()),
            Triggered(
                Enters(group(Is("Mountain"), YOURS)),
                (May((Damage(3, TARGET),)),),
                (ANY_TARGET,),
                if_=Exists(group(Other(IT), Is("Mountain"), YOURS), 5),
            ),
            taps_for("R"),
        ),
    ),
)
