"""What planeswalkers that we don't ship do, of which sentences are like those of no other card: Ugin to Xenagos."""

from entaku.cards.ir.abilities import Activated, Deck, Keyword, LoyaltyCost, Static, Target, Tree, Triggered
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import Lose, SetSize
from entaku.cards.ir.happenings import Casts, DealsDamage, Leaves
from entaku.cards.ir.instructions import Delayed, May
from entaku.cards.ir.player_rules import CostsLess, HandSize
from entaku.cards.ir.short import (
    ANY_PLAYER,
    ANY_TARGET,
    CREATURE,
    EACH_PLAYER,
    INSTANT_OR_SORCERY,
    IT,
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
    AllOf,
    Among,
    AnyOf,
    Bound,
    Colourless,
    Count,
    Is,
    Named,
    Not,
    Permanent,
    Plus,
    Stat,
    StatOf,
    TopCards,
    X,
)
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.copying import CopySpell
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Draw, Mill
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move, PutFromHand
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tokens import Create, Token
from entaku.cards.mechanics.winning import LoseGame

TREES = (
    Tree(
        "Ugin, the Ineffable",
        (
            Static(rules=(CostsLess(YOU, (Colourless(),), 2),)),
            Activated(
                (LoyaltyCost(1),),
                (
                    Move(TopCards(YOU), "exile", face_down=True, bind="exiled"),
                    LookAt(Bound("exiled")),
                    Create(Token(("Creature", "Spirit"), 2, 2)),
                    Delayed(Leaves(Bound("created")), (Move(Bound("exiled"), "hand"),)),
                ),
            ),
            Activated((LoyaltyCost(-3),), (Destroy(TARGET),), (Target((group(Not(Colourless())),)),)),
        ),
    ),
    Tree(
        "Ugin, the Spirit Dragon",
        (
            Activated((LoyaltyCost(2),), (Damage(3, TARGET),), (ANY_TARGET,)),
            Activated((LoyaltyCost("-X"),), (Move(group(Not(Colourless()), Stat("mana value", "<=", X())), "exile"),)),
            Activated((LoyaltyCost(-10),), (GainLife(7), Draw(7), PutFromHand((Permanent(),), amount=7))),
        ),
    ),
    Tree(
        "Vivien on the Hunt",
        (
            Activated(
                (LoyaltyCost(2),),
                (
                    May(
                        (Sacrifice(group(CREATURE)),),
                        (
                            Search(
                                (
                                    CREATURE,
                                    Stat("mana value", "=", Plus((1, StatOf("mana value", Bound("sacrificed"))))),
                                ),
                                to="battlefield",
                                reveal=False,
                            ),
                        ),
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(1),),
                (
                    Mill(5, bind="milled"),
                    ChooseThings(Among("milled", (CREATURE,)), amount=None),
                    Move(Bound("chosen"), "hand"),
                ),
            ),
            Activated((LoyaltyCost(-1),), (Create(Token(("Creature", "Rhino", "Warrior"), 4, 4, "G")),)),
        ),
    ),
    Tree(
        "Vraska the Unseen",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Delayed(
                        DealsDamage(group(CREATURE), SELF, combat=True),
                        (Destroy(IT),),
                        until="your next turn",
                        once=False,
                    ),
                ),
            ),
            Activated((LoyaltyCost(-3),), (Destroy(TARGET),), (Target((group(Not(LAND)),)),)),
            Activated(
                (LoyaltyCost(-7),),
                (
                    Create(
                        Token(
                            ("Creature", "Assassin"),
                            colours="B",
                            abilities=(
                                Triggered(DealsDamage(SELF, EACH_PLAYER, combat=True), (LoseGame(THAT_PLAYER),)),
                            ),
                        ),
                        3,
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Will Kenrith",
        (
            Activated(
                (LoyaltyCost(2),),
                (Apply(TARGET, (SetSize(0, 3), Lose()), "your next turn"),),
                (Target((group(CREATURE),), 0, 2),),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (
                    Draw(2, TARGET_PLAYER),
                    Establish(
                        CostsLess(TARGET_PLAYER, (AnyOf((Is("Instant"), Is("Sorcery"), PLANESWALKER)),), 2),
                        "your next turn",
                    ),
                ),
                (ANY_PLAYER,),
            ),
            Activated(
                (LoyaltyCost(-8),),
                (Emblem((Triggered(Casts(YOU, (INSTANT_OR_SORCERY,)), (CopySpell(IT),)),), TARGET_PLAYER),),
                (ANY_PLAYER,),
            ),
            Keyword("partner with", where=(Named("Rowan Kenrith"),)),
            Deck(leads=True),
        ),
    ),
    Tree(
        "Wrenn and Seven",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Reveal(TopCards(YOU, 4)),
                    Move(Among("revealed", (LAND,)), "hand"),
                    Move(Among("revealed", (Not(AllOf((LAND,))),)), "graveyard"),
                ),
            ),
            Activated(
                (LoyaltyCost(0),), (PutFromHand((LAND,), amount=Count(group(zone="hand", of=YOU)), tapped=True),)
            ),
            Activated(
                (LoyaltyCost(-3),),
                (
                    Create(
                        Token(
                            ("Creature", "Treefolk"),
                            colours="G",
                            abilities=(
                                Keyword("reach"),
                                Static(
                                    changes=(SetSize(Count(group(LAND, YOURS)), Count(group(LAND, YOURS))),),
                                    defines=True,
                                ),
                            ),
                        )
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(-8),),
                (Move(in_graveyard(Permanent()), "hand"), Emblem((Static(rules=(HandSize(YOU, None),)),))),
            ),
        ),
    ),
    Tree(
        "Xenagos, the Reveler",
        (
            Activated((LoyaltyCost(1),), (AddMana("RG", Count(group(CREATURE, YOURS)), combination=True),)),
            Activated((LoyaltyCost(0),), (Create(Token(("Creature", "Satyr"), 2, 2, "RG", (Keyword("haste"),))),)),
            Activated(
                (LoyaltyCost(-6),),
                (
                    Move(TopCards(YOU, 7), "exile"),
                    ChooseThings(Among("moved", (AnyOf((CREATURE, LAND)),)), amount=None),
                    Move(Bound("chosen"), "battlefield", YOU),
                ),
            ),
        ),
    ),
)
