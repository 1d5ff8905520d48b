"""What planeswalkers that we don't ship do, of which sentences are like those of no other card: Davriel to Gideon."""

from entaku.cards.ir.abilities import Activated, Keyword, LoyaltyCost, Static, Target, Tree, Triggered
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import CantAttack, CantBlock, Gain, Resize, SetController, SetSize, SetTypes
from entaku.cards.ir.conditions import Compared
from entaku.cards.ir.happenings import Dies
from entaku.cards.ir.replacements import InsteadOfDamage
from entaku.cards.ir.short import (
    AN_OPPONENT,
    CREATURE,
    EACH_OPPONENT,
    LAND,
    OTHER,
    PLANESWALKER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    YOURS,
    group,
)
from entaku.cards.ir.things import (
    AnyOf,
    Being,
    ControlledBy,
    Count,
    CountersOn,
    DevotionLike,
    Has,
    HasCounter,
    Is,
    Named,
    Not,
)
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.destroying import Destroy
from entaku.cards.mechanics.drawing import Draw
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tapping import Untap
from entaku.cards.mechanics.tokens import Create, Token

TREES = (
    Tree(
        "Elspeth Tirel",
        (
            Activated((LoyaltyCost(2),), (GainLife(Count(group(CREATURE, YOURS))),)),
            Activated((LoyaltyCost(-2),), (Create(Token(("Creature", "Soldier"), colours="W"), 3),)),
            Activated((LoyaltyCost(-5),), (Destroy(group(OTHER, Not(LAND), Being("nontoken"))),)),
        ),
    ),
    Tree(
        "Elspeth, Undaunted Hero",
        (
            Activated((LoyaltyCost(2),), (PutCounters(TARGET),), (Target((group(CREATURE),), 0, 2),)),
            Activated(
                (LoyaltyCost(-2),),
                (Search((Named("Sunlit Hoplite"),), zones=("library", "graveyard"), to="battlefield", reveal=False),),
            ),
            Activated(
                (LoyaltyCost(-8),),
                (
                    Apply(
                        group(CREATURE, YOURS),
                        (
                            Gain((Keyword("flying"),)),
                            Resize(DevotionLike("W", group(YOURS)), DevotionLike("W", group(YOURS))),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Garruk, Cursed Huntsman",
        (
            Activated(
                (LoyaltyCost(0),),
                (
                    Create(
                        Token(
                            ("Creature", "Wolf"),
                            2,
                            2,
                            "BG",
                            (Triggered(Dies(SELF), (PutCounters(group(Is("Garruk"), YOURS), "loyalty"),)),),
                        ),
                        2,
                    ),
                ),
            ),
            Activated((LoyaltyCost(-3),), (Destroy(TARGET), Draw()), (Target((group(CREATURE),)),)),
            Activated(
                (LoyaltyCost(-6),),
                (Emblem((Static(group(CREATURE, YOURS), (Resize(3, 3), Gain((Keyword("trample"),)))),)),),
            ),
        ),
    ),
    Tree(
        "Geyadrone Dihada",
        (
            Keyword("protection", where=(HasCounter("corruption"),)),
            Activated(
                (LoyaltyCost(1),),
                (LoseLife(2, EACH_OPPONENT), GainLife(2), PutCounters(TARGET, "corruption")),
                (Target((group(OTHER, AnyOf((CREATURE, PLANESWALKER))),), 0),),
            ),
            Activated(
                (LoyaltyCost(-3),),
                (
                    Apply(TARGET, (SetController(),)),
                    Untap(TARGET),
                    PutCounters(TARGET, "corruption"),
                    Apply(TARGET, (Gain((Keyword("haste"),)),)),
                ),
                (Target((group(AnyOf((CREATURE, PLANESWALKER))),)),),
            ),
            Activated((LoyaltyCost(-7),), (Apply(group(HasCounter("corruption")), (SetController(),), "end of game"),)),
        ),
    ),
    Tree(
        "Gideon, Champion of Justice",
        (
            Activated(
                (LoyaltyCost(1),),
                (PutCounters(SELF, "loyalty", Count(group(CREATURE, ControlledBy(TARGET_PLAYER)))),),
                (AN_OPPONENT,),
            ),
            Activated(
                (LoyaltyCost(0),),
                (
                    Apply(
                        SELF,
                        (
                            SetTypes(("Creature", "Human", "Soldier"), keeps=True),
                            SetSize(CountersOn("loyalty", SELF), CountersOn("loyalty", SELF)),
                            Gain((Keyword("indestructible"),)),
                        ),
                    ),
                    Establish(InsteadOfDamage(to=SELF)),
                ),
            ),
            Activated((LoyaltyCost(-15),), (Move(group(OTHER), "exile"),)),
        ),
    ),
    Tree(
        "Grand Master of Flowers",
        (
            Static(
                changes=(
                    SetTypes(("Creature", "Dragon", "God")),
                    SetSize(7, 7),
                    Gain((Keyword("flying"), Keyword("indestructible"))),
                ),
                while_=Compared(CountersOn("loyalty", SELF), ">=", 7),
            ),
            Activated(
                (LoyaltyCost(1),),
                (Apply(TARGET, (CantAttack(), CantBlock()), "your next turn"),),
                (
                    Target(
                        (group(CREATURE, Not(Has("first strike")), Not(Has("double strike")), Not(Has("vigilance"))),)
                    ),
                ),
            ),
            Activated((LoyaltyCost(1),), (Search((Named("Monk of the Open Hand"),), zones=("library", "graveyard")),)),
        ),
    ),
)
