"""What more planeswalkers that we don't ship do, whose sentences are like those of no other card: Ajani to Kaya."""

from entaku.cards.ir.abilities import Activated, Keyword, LoyaltyCost, Target, Tree, Triggered
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import Gain, Resize, SetColour, SetSize, SetTypes
from entaku.cards.ir.conditions import Bind, Compared
from entaku.cards.ir.happenings import AnyHappening, BeginningOf, ComesTrue, Dies, Moves, PlayerAttacks
from entaku.cards.ir.instructions import If
from entaku.cards.ir.player_rules import CastAsThoughFlash
from entaku.cards.ir.replacements import EntersWithCounters, InsteadOfDamage
from entaku.cards.ir.short import (
    CREATURE,
    IT,
    LAND,
    SELF,
    TARGET,
    THEIRS,
    YOU,
    YOURS,
    group,
    in_graveyard,
)
from entaku.cards.ir.things import Being, Both, Bound, Count, CountersOn, Is, Not, OwnedBy, StatOf
from entaku.cards.mechanics.casting import CastFree
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Sacrifice
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tokens import Create, Token
from entaku.cards.mechanics.transforming import Transform

WOLF = Token(("Creature", "Wolf"), 2, 2, "G")
SPIRIT = Token(("Creature", "Spirit"), colours="W", abilities=(Keyword("flying"),))

TREES = (
    Tree(
        "Arlinn, the Pack's Hope // Arlinn, the Moon's Fury",
        (
            Keyword("daybound"),
            Activated(
                (LoyaltyCost(1),),
                (
                    Establish(CastAsThoughFlash(YOU, (CREATURE,)), "your next turn"),
                    Establish(EntersWithCounters(group(CREATURE, YOURS), "+1/+1", 1), "your next turn"),
                ),
            ),
            Activated((LoyaltyCost(-3),), (Create(WOLF, 2),)),
        ),
        (
            (
                Keyword("nightbound"),
                Activated((LoyaltyCost(2),), (AddMana("R"), AddMana("G"))),
                Activated(
                    (LoyaltyCost(0),),
                    (
                        Apply(
                            SELF,
                            (
                                SetTypes(("Creature", "Werewolf")),
                                SetSize(5, 5),
                                Gain((Keyword("trample"), Keyword("indestructible"), Keyword("haste"))),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Garruk Relentless // Garruk, the Veil-Cursed",
        (
            Triggered(ComesTrue(Compared(CountersOn("loyalty", SELF), "<=", 2)), (Transform(SELF),)),
            Activated(
                (LoyaltyCost(0),),
                (Damage(3, TARGET), Damage(StatOf("power", TARGET), SELF, TARGET)),
                (Target((group(CREATURE),)),),
            ),
            Activated((LoyaltyCost(0),), (Create(WOLF),)),
        ),
        (
            (
                Activated(
                    (LoyaltyCost(1),),
                    (Create(Token(("Creature", "Wolf"), colours="B", abilities=(Keyword("deathtouch"),))),),
                ),
                Activated(
                    (LoyaltyCost(-1),),
                    (Sacrifice(group(CREATURE)), If(Bind("sacrificed"), (Search((CREATURE,)),))),
                ),
                Activated(
                    (LoyaltyCost(-3),),
                    (
                        Apply(
                            group(CREATURE, YOURS),
                            (
                                Gain((Keyword("trample"),)),
                                Resize(Count(in_graveyard(CREATURE)), Count(in_graveyard(CREATURE))),
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Gideon, the Oathsworn",
        (
            Triggered(
                PlayerAttacks(YOU, 2, (Not(Is("Gideon")), CREATURE)),
                (PutCounters(Bound("attackers")),),
            ),
            Activated(
                (LoyaltyCost(2),),
                (
                    Apply(SELF, (SetTypes(("Creature", "Soldier"), keeps=True), SetColour("W"), SetSize(5, 5))),
                    Establish(InsteadOfDamage(to=SELF)),
                ),
            ),
            Activated((LoyaltyCost(-9),), (Move(Both((SELF, group(CREATURE, THEIRS))), "exile"),)),
        ),
    ),
    Tree(
        "Kaya the Inexorable",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    PutCounters(TARGET, "ghostform"),
                    Apply(
                        TARGET,
                        (
                            Gain(
                                (
                                    Triggered(
                                        AnyHappening((Dies(SELF), Moves(SELF, "exile"))),
                                        (Move(IT, "hand"), Create(SPIRIT)),
                                    ),
                                )
                            ),
                        ),
                        "end of game",
                    ),
                ),
                (Target((group(Being("nontoken"), CREATURE),), 0),),
            ),
            Activated((LoyaltyCost(-3),), (Move(TARGET, "exile"),), (Target((group(Not(LAND)),)),)),
            Activated(
                (LoyaltyCost(-7),),
                (
                    Emblem(
                        (
                            Triggered(
                                BeginningOf("upkeep", YOU),
                                (
                                    CastFree(
                                        Both(
                                            (
                                                group(Is("Legendary"), zone="hand", of=YOU),
                                                in_graveyard(Is("Legendary")),
                                                group(
                                                    OwnedBy(YOU), Is("Legendary"), Not(Being("face down")), zone="exile"
                                                ),
                                            )
                                        ),
                                        most=1,
                                    ),
                                ),
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
)
