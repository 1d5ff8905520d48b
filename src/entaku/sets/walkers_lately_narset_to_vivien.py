"""What more planeswalkers that we don't ship do, whose sentences are like those of no other card: Narset to Vivien."""

from entaku.cards.ir.abilities import Activated, Keyword, LoyaltyCost, Static, Target, Tree, Triggered
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import DoesntUntap, Gain, Resize
from entaku.cards.ir.conditions import Matches, TurnOf
from entaku.cards.ir.happenings import Casts, DealsDamage
from entaku.cards.ir.instructions import Delayed, If, May, Reflexive, WithX
from entaku.cards.ir.player_rules import CantCast, CastAsThoughFlash, CostsLess, PlayFrom
from entaku.cards.ir.short import (
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    CREATURE_OR_WALKER,
    EACH_OPPONENT,
    ENCHANTMENT,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    OTHER,
    PLANESWALKER,
    TARGET,
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
    CastFrom,
    Count,
    Is,
    Not,
    StatOf,
    TopCards,
    X,
)
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.spending import SpendOnly
from entaku.cards.mechanics.tapping import Tap
from entaku.cards.mechanics.tokens import Create, Token

HAND = group(zone="hand", of=YOU)

TREES = (
    Tree(
        "A-Teferi, Time Raveler",
        (
            Static(rules=(CantCast(EACH_OPPONENT, while_=TurnOf(YOU)),)),
            Activated((LoyaltyCost(1),), (Establish(CastAsThoughFlash(YOU, (Is("Sorcery"),)), "your next turn"),)),
            Activated(
                (LoyaltyCost(-3),),
                (Move(TARGET, "hand"), Draw()),
                (Target((group(AnyOf((ARTIFACT, CREATURE, ENCHANTMENT))),), 0),),
            ),
        ),
    ),
    Tree(
        "Narset Transcendent",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    LookAt(TopCards(YOU)),
                    If(
                        Matches(Bound("seen"), (Not(CREATURE), Not(LAND))),
                        (May((Reveal(Bound("seen")), Move(Bound("seen"), "hand"))),),
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (
                    Delayed(
                        Casts(YOU, (INSTANT_OR_SORCERY, CastFrom("hand"))),
                        (Apply(IT, (Gain((Keyword("rebound"),)),)),),
                        until="end of turn",
                    ),
                ),
            ),
            Activated((LoyaltyCost(-9),), (Emblem((Static(rules=(CantCast(EACH_OPPONENT, (Not(CREATURE),)),)),)),)),
        ),
    ),
    Tree(
        "Narset of the Ancient Way",
        (
            Activated((LoyaltyCost(1),), (GainLife(2), AddMana("WUR"), SpendOnly((Not(CREATURE),)))),
            Activated(
                (LoyaltyCost(-2),),
                (
                    Draw(),
                    May(
                        (Discard(),),
                        (
                            If(
                                Matches(Bound("discarded"), (Not(LAND),)),
                                (
                                    Reflexive(
                                        (Damage(StatOf("mana value", Bound("discarded")), TARGET),),
                                        (Target((group(CREATURE_OR_WALKER),)),),
                                    ),
                                ),
                            ),
                        ),
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(-6),),
                (Emblem((Triggered(Casts(YOU, (Not(CREATURE),)), (Damage(2, TARGET),), (ANY_TARGET,)),)),),
            ),
        ),
    ),
    Tree(
        "Sorin, Lord of Innistrad",
        (
            Activated(
                (LoyaltyCost(1),),
                (Create(Token(("Creature", "Vampire"), colours="B", abilities=(Keyword("lifelink"),))),),
            ),
            Activated((LoyaltyCost(-2),), (Emblem((Static(group(CREATURE, YOURS), (Resize(1, 0),)),)),)),
            Activated(
                (LoyaltyCost(-6),),
                (Destroy(TARGET), Move(Bound("destroyed"), "battlefield", YOU)),
                (Target((group(AnyOf((CREATURE, AllOf((OTHER, PLANESWALKER))))),), 0, 3),),
            ),
        ),
    ),
    Tree(
        "Tamiyo, Field Researcher",
        (
            Activated(
                (LoyaltyCost(1),),
                (Delayed(DealsDamage(TARGET, combat=True), (Draw(),), until="your next turn", once=False),),
                (Target((group(CREATURE),), 0, 2),),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (Tap(TARGET), Apply(TARGET, (DoesntUntap(),), "its controller's next untap step")),
                (Target((group(Not(LAND)),), 0, 2),),
            ),
            Activated(
                (LoyaltyCost(-7),),
                (Draw(3), Emblem((Static(rules=(PlayFrom(YOU, HAND, free=True),)),))),
            ),
        ),
    ),
    Tree(
        "Tezzeret, Master of the Bridge",
        (
            Static(rules=(CostsLess(YOU, (CREATURE_OR_WALKER,), Count(group(ARTIFACT, YOURS))),)),
            Activated(
                (LoyaltyCost(2),),
                (WithX(Count(group(ARTIFACT, YOURS)), (Damage(X(), EACH_OPPONENT), GainLife(X()))),),
            ),
            Activated((LoyaltyCost(-3),), (Move(TARGET, "hand"),), (Target((in_graveyard(ARTIFACT),)),)),
            Activated(
                (LoyaltyCost(-8),),
                (Move(TopCards(YOU, 10), "exile"), Move(Among("moved", (ARTIFACT,)), "battlefield")),
            ),
        ),
    ),
)
