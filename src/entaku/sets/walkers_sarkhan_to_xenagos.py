"""What planeswalkers from Sarkhan on that we don't ship do, of which sentences are like those of no other card."""

from entaku.cards.ir.abilities import Activated, Deck, Keyword, LoyaltyCost, Static, Target, Tree, Triggered
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import AddTypes, CostsLess, DoesntUntap, Gain, HandSize, Lose, SetColour, SetSize, SetTypes
from entaku.cards.ir.conditions import TurnOf
from entaku.cards.ir.happenings import Attacks, BeginningOf, Casts, DealsDamage, Leaves, Moves
from entaku.cards.ir.instructions import Delayed, ForEach, May, WithX
from entaku.cards.ir.short import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
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
    Being,
    Bound,
    Colourless,
    ControlledBy,
    ControllerOf,
    Count,
    Is,
    Named,
    Not,
    Other,
    Permanent,
    Plus,
    Stat,
    StatOf,
    Times,
    TopCards,
    X,
)
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.copying import CopySpell
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw, Mill
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move, PutFromHand
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tapping import Tap, Untap
from entaku.cards.mechanics.tokens import Create, Token
from entaku.cards.mechanics.winning import LoseGame

TREES = (
    Tree(
        "Sarkhan the Mad",
        (
            Activated(
                (LoyaltyCost(0),),
                (
                    Reveal(TopCards(YOU)),
                    Move(Bound("revealed"), "hand"),
                    Damage(StatOf("mana value", Bound("revealed")), SELF),
                ),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (
                    Sacrifice(TARGET, ControllerOf(TARGET)),
                    Create(Token(("Creature", "Dragon"), 5, 5, "R", (Keyword("flying"),)), who=ControllerOf(TARGET)),
                ),
                (Target((group(CREATURE),)),),
            ),
            Activated(
                (LoyaltyCost(-4),),
                (
                    ForEach(
                        group(Is("Dragon"), CREATURE, YOURS),
                        (WithX(StatOf("power", Bound("each")), (Damage(X(), TARGET, Bound("each")),)),),
                    ),
                ),
                (Target((EACH_PLAYER, group(PLANESWALKER))),),
            ),
        ),
    ),
    Tree(
        "Sarkhan the Masterless",
        (
            Triggered(
                Attacks(group(CREATURE), YOU, or_planeswalker=True),
                (ForEach(group(Is("Dragon"), YOURS), (Damage(1, IT, Bound("each")),)),),
            ),
            Activated(
                (LoyaltyCost(1),),
                (
                    Apply(
                        group(PLANESWALKER, YOURS),
                        (SetTypes(("Creature", "Dragon")), SetColour("R"), SetSize(4, 4), Gain((Keyword("flying"),))),
                    ),
                ),
            ),
            Activated((LoyaltyCost(-3),), (Create(Token(("Creature", "Dragon"), 4, 4, "R", (Keyword("flying"),))),)),
        ),
    ),
    Tree(
        "Sarkhan, the Dragonspeaker",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Apply(
                        SELF,
                        (
                            SetTypes(("Legendary", "Creature", "Dragon")),
                            SetColour("R"),
                            SetSize(4, 4),
                            Gain((Keyword("flying"), Keyword("indestructible"), Keyword("haste"))),
                        ),
                    ),
                ),
            ),
            Activated((LoyaltyCost(-3),), (Damage(4, TARGET),), (Target((group(CREATURE),)),)),
            Activated(
                (LoyaltyCost(-6),),
                (
                    Emblem(
                        (
                            Triggered(BeginningOf("draw", YOU), (Draw(2),)),
                            Triggered(BeginningOf("end", YOU), (Discard(None),)),
                        )
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Sorin, Vengeful Bloodlord",
        (
            Static(group(AnyOf((CREATURE, PLANESWALKER)), YOURS), (Gain((Keyword("lifelink"),)),), while_=TurnOf(YOU)),
            Activated((LoyaltyCost(2),), (Damage(1, TARGET),), (Target((EACH_PLAYER, group(PLANESWALKER))),)),
            Activated(
                (LoyaltyCost("-X"),),
                (Move(TARGET, "battlefield"), Apply(Bound("moved"), (AddTypes(("Vampire",)),), "end of game")),
                (Target((in_graveyard(CREATURE, Stat("mana value", "=", X())),)),),
            ),
        ),
    ),
    Tree(
        "Tamiyo, the Moon Sage",
        (
            Activated(
                (LoyaltyCost(1),),
                (Tap(TARGET), Apply(TARGET, (DoesntUntap(),), "its controller's next untap step")),
                (Target((group(),)),),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (Draw(Count(group(Being("tapped"), CREATURE, ControlledBy(TARGET_PLAYER)))),),
                (ANY_PLAYER,),
            ),
            Activated(
                (LoyaltyCost(-8),),
                (
                    Emblem(
                        (
                            Static(rules=(HandSize(YOU, None),)),
                            Triggered(Moves(in_graveyard(), "graveyard"), (May((Move(IT, "hand"),)),)),
                        )
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Tezzeret the Seeker",
        (
            Activated((LoyaltyCost(1),), (Untap(TARGET),), (Target((group(ARTIFACT),), 0, 2),)),
            Activated(
                (LoyaltyCost("-X"),),
                (Search((ARTIFACT, Stat("mana value", "<=", X())), to="battlefield", reveal=False),),
            ),
            Activated(
                (LoyaltyCost(-5),),
                (Apply(group(ARTIFACT, YOURS), (SetTypes(("Artifact", "Creature"), keeps=True), SetSize(5, 5))),),
            ),
        ),
    ),
    Tree(
        "Tezzeret, Agent of Bolas",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    LookAt(TopCards(YOU, 5)),
                    ChooseThings(Among("seen", (ARTIFACT,)), optional=True),
                    Reveal(Bound("chosen")),
                    Move(Bound("chosen"), "hand"),
                    Move(Among("seen", (Other(Bound("chosen")),)), "library", bottom=True, any_order=True),
                ),
            ),
            Activated(
                (LoyaltyCost(-1),),
                (Apply(TARGET, (SetTypes(("Artifact", "Creature"), keeps=True), SetSize(5, 5)), "end of game"),),
                (Target((group(ARTIFACT),)),),
            ),
            Activated(
                (LoyaltyCost(-4),),
                (WithX(Times(2, Count(group(ARTIFACT, YOURS))), (LoseLife(X(), TARGET_PLAYER), GainLife(X()))),),
                (ANY_PLAYER,),
            ),
        ),
    ),
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
