"""What planeswalkers that we don't ship do, of which sentences are like those of no other card: Liliana to Nahiri."""

from entaku.cards.ir.abilities import Activated, Deck, Keyword, LoyaltyCost, Pay, Static, Target, Tree, Triggered
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import Gain, Resize
from entaku.cards.ir.conditions import Compared, Exists
from entaku.cards.ir.happenings import BeginningOf, DealsDamage, Dies, OneOrMore
from entaku.cards.ir.instructions import AtNext, If, May, WithX
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    ATTACHED,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    ENCHANTMENT,
    LAND,
    PLANESWALKER,
    SELF,
    TARGET,
    TARGET_PLAYER,
    THAT_PLAYER,
    YOU,
    YOURS,
    group,
    in_graveyard,
)
from entaku.cards.ir.things import (
    Among,
    AnyOf,
    Being,
    Both,
    Bound,
    BoundPlayer,
    ControlledBy,
    ControllerOf,
    Count,
    Except,
    Is,
    LifeLost,
    Other,
    Plus,
    Times,
    X,
)
from entaku.cards.mana import Cost
from entaku.cards.mechanics.attaching import Attach
from entaku.cards.mechanics.casting import MayPlay
from entaku.cards.mechanics.choosing import ChooseOfEach, ChooseThings
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw, Mill
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.piles import SplitPiles
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tokens import Create, Token

TREES = (
    Tree(
        "Liliana of the Veil",
        (
            Activated((LoyaltyCost(1),), (Discard(who=EACH_PLAYER),)),
            Activated((LoyaltyCost(-2),), (Sacrifice(group(CREATURE), TARGET_PLAYER),), (ANY_PLAYER,)),
            Activated(
                (LoyaltyCost(-6),),
                (
                    SplitPiles(group(ControlledBy(TARGET_PLAYER)), YOU, TARGET_PLAYER),
                    Sacrifice(Bound("pile"), TARGET_PLAYER),
                ),
                (ANY_PLAYER,),
            ),
        ),
    ),
    Tree(
        "Liliana, Death Mage",
        (
            Activated((LoyaltyCost(1),), (Move(TARGET, "hand"),), (Target((in_graveyard(CREATURE),), 0),)),
            Activated(
                (LoyaltyCost(-3),), (Destroy(TARGET), LoseLife(2, ControllerOf(TARGET))), (Target((group(CREATURE),)),)
            ),
            Activated(
                (LoyaltyCost(-7),),
                (LoseLife(Times(2, Count(in_graveyard(CREATURE, of=TARGET_PLAYER))), TARGET_PLAYER),),
                (AN_OPPONENT,),
            ),
        ),
    ),
    Tree(
        "Liliana, Dreadhorde General",
        (
            Triggered(Dies(group(CREATURE, YOURS)), (Draw(),)),
            Activated((LoyaltyCost(1),), (Create(Token(("Creature", "Zombie"), 2, 2, "B")),)),
            Activated((LoyaltyCost(-4),), (Sacrifice(group(CREATURE), EACH_PLAYER, 2),)),
            Activated(
                (LoyaltyCost(-9),),
                (
                    ChooseOfEach(
                        BoundPlayer("each"),
                        (group(ARTIFACT), group(CREATURE), group(ENCHANTMENT), group(LAND), group(PLANESWALKER)),
                        EACH_OPPONENT,
                    ),
                    Sacrifice(
                        group(Other(Bound("chosen"))),
                        EACH_OPPONENT,
                        Count(group(Other(Bound("chosen")), ControlledBy(BoundPlayer("each")))),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Liliana, Untouched by Death",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Mill(3, bind="milled"),
                    If(Exists(Among("milled", (Is("Zombie"),))), (LoseLife(2, EACH_OPPONENT), GainLife(2))),
                ),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (
                    Apply(
                        TARGET,
                        (
                            Resize(
                                Times(-1, Count(group(Is("Zombie"), YOURS))),
                                Times(-1, Count(group(Is("Zombie"), YOURS))),
                            ),
                        ),
                    ),
                ),
                (Target((group(CREATURE),)),),
            ),
            Activated((LoyaltyCost(-3),), (MayPlay(in_graveyard(Is("Zombie"))),)),
        ),
    ),
    Tree(
        "Liliana, Waker of the Dead",
        (
            Activated(
                (LoyaltyCost(1),),
                (Discard(who=EACH_PLAYER), LoseLife(3, Except(EACH_OPPONENT, BoundPlayer("discarders")))),
            ),
            Activated(
                (LoyaltyCost(-3),),
                (Apply(TARGET, (Resize(Times(-1, Count(in_graveyard())), Times(-1, Count(in_graveyard()))),)),),
                (Target((group(CREATURE),)),),
            ),
            Activated(
                (LoyaltyCost(-7),),
                (
                    Emblem(
                        (
                            Triggered(
                                BeginningOf("combat", YOU),
                                (
                                    Move(TARGET, "battlefield", YOU),
                                    Apply(TARGET, (Gain((Keyword("haste"),)),), "end of game"),
                                ),
                                (Target((in_graveyard(CREATURE, of=None),)),),
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Liliana, the Last Hope",
        (
            Activated(
                (LoyaltyCost(1),),
                (Apply(TARGET, (Resize(-2, -1),), "your next turn"),),
                (Target((group(CREATURE),), 0),),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (Mill(2), May((ChooseThings(in_graveyard(CREATURE)), Move(Bound("chosen"), "hand")))),
            ),
            Activated(
                (LoyaltyCost(-7),),
                (
                    Emblem(
                        (
                            Triggered(
                                BeginningOf("end", YOU),
                                (
                                    WithX(
                                        Plus((2, Count(group(Is("Zombie"), YOURS)))),
                                        (Create(Token(("Creature", "Zombie"), 2, 2, "B"), X()),),
                                    ),
                                ),
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Lolth, Spider Queen",
        (
            Triggered(Dies(group(CREATURE, YOURS)), (PutCounters(SELF, "loyalty"),)),
            Activated((LoyaltyCost(0),), (Draw(), LoseLife(1))),
            Activated(
                (LoyaltyCost(-3),),
                (
                    Create(
                        Token(("Creature", "Spider"), 2, colours="B", abilities=(Keyword("menace"), Keyword("reach"))),
                        2,
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(-8),),
                (
                    Emblem(
                        (
                            Triggered(
                                OneOrMore(DealsDamage(group(CREATURE, YOURS), EACH_OPPONENT, combat=True)),
                                (LoseLife(Plus((8, Times(-1, LifeLost(THAT_PLAYER)))), THAT_PLAYER),),
                                if_=Compared(LifeLost(THAT_PLAYER), "<", 8),
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Nahiri, the Harbinger",
        (
            Activated((LoyaltyCost(2),), (May((Discard(),), (Draw(),)),)),
            Activated(
                (LoyaltyCost(-2),),
                (Move(TARGET, "exile"),),
                (Target((group(ENCHANTMENT), group(Being("tapped"), ARTIFACT), group(Being("tapped"), CREATURE))),),
            ),
            Activated(
                (LoyaltyCost(-8),),
                (
                    Search((AnyOf((ARTIFACT, CREATURE)),), to="battlefield", reveal=False),
                    Apply(Bound("found"), (Gain((Keyword("haste"),)),), "end of game"),
                    AtNext("end", (Move(Bound("found"), "hand"),)),
                ),
            ),
        ),
    ),
    Tree(
        "Nahiri, the Lithomancer",
        (
            Activated(
                (LoyaltyCost(2),),
                (
                    Create(Token(("Creature", "Kor", "Soldier"), colours="W")),
                    May((ChooseThings(group(Is("Equipment"), YOURS)), Attach(Bound("chosen"), Bound("created")))),
                ),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (
                    May(
                        (
                            ChooseThings(
                                Both((group(Is("Equipment"), zone="hand", of=YOU), in_graveyard(Is("Equipment"))))
                            ),
                            Move(Bound("chosen"), "battlefield"),
                        )
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(-10),),
                (
                    Create(
                        Token(
                            ("Artifact", "Equipment"),
                            abilities=(
                                Keyword("indestructible"),
                                Static(ATTACHED, (Resize(5, 5), Gain((Keyword("double strike"),)))),
                                Keyword("equip", (Pay(Cost.parse("{0}")),)),
                            ),
                            name="Stoneforged Blade",
                        )
                    ),
                ),
            ),
            Deck(leads=True),
        ),
    ),
)
