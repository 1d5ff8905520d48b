"""What planeswalkers from L to S that we don't ship do, of which sentences are like those of no other card."""

from entaku.cards.ir.abilities import (
    Activated,
    Deck,
    Keyword,
    LoyaltyCost,
    Pay,
    SacrificeCost,
    Static,
    TapThis,
    Target,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import AddTypes, Gain, Lose, Resize, SetColour, SetSize, SetTypes
from entaku.cards.ir.conditions import Compared, Matches
from entaku.cards.ir.happenings import (
    AnyHappening,
    BeginningOf,
    Casts,
    Copies,
    DealsDamage,
    Dies,
    OneOrMore,
    TapsForMana,
)
from entaku.cards.ir.instructions import If, May, Repeat
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ANY_PLAYER,
    ARTIFACT,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    INSTANT_OR_SORCERY,
    LAND,
    SELF,
    TARGET,
    TARGET_PLAYER,
    THAT_PLAYER,
    THEIRS,
    YOU,
    YOURS,
    group,
    in_graveyard,
)
from entaku.cards.ir.things import (
    AllOf,
    Among,
    AnyOf,
    Both,
    Bound,
    BoundPlayer,
    ControlledBy,
    ControllerOf,
    Count,
    CountersOn,
    Except,
    Greatest,
    Is,
    LifeLost,
    Not,
    Other,
    Plus,
    Stat,
    Targeted,
    Times,
    TopCards,
)
from entaku.cards.mana import Cost
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.control import ExchangeControl
from entaku.cards.mechanics.copying import BecomeCopy
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.piles import SplitPiles
from entaku.cards.mechanics.revealing import LookAt
from entaku.cards.mechanics.scry import Scry
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tapping import Untap
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
        "Lord Windgrace",
        (
            Activated((LoyaltyCost(2),), (Discard(), Draw(), If(Matches(Bound("discarded"), (LAND,)), (Draw(),)))),
            Activated((LoyaltyCost(-3),), (Move(TARGET, "battlefield"),), (Target((in_graveyard(LAND),), 0, 2),)),
            Activated(
                (LoyaltyCost(-11),),
                (
                    Destroy(TARGET),
                    Create(
                        Token(("Creature", "Cat", "Warrior"), 2, 2, "G", (Keyword("landwalk", where=(Is("Forest"),)),)),
                        6,
                    ),
                ),
                (Target((group(Not(LAND)),), 0, 6),),
            ),
            Deck(leads=True),
        ),
    ),
    Tree(
        "Nissa, Genesis Mage",
        (
            Activated(
                (LoyaltyCost(2),),
                (Untap(Both((TARGET, Targeted(1)))),),
                (Target((group(CREATURE),), 0, 2), Target((group(LAND),), 0, 2)),
            ),
            Activated((LoyaltyCost(-3),), (Apply(TARGET, (Resize(5, 5),)),), (Target((group(CREATURE),)),)),
            Activated(
                (LoyaltyCost(-10),),
                (
                    LookAt(TopCards(YOU, 10)),
                    ChooseThings(Among("seen", (AnyOf((CREATURE, LAND)),)), amount=None),
                    Move(Bound("chosen"), "battlefield"),
                    Move(Among("seen", (Other(Bound("chosen")),)), "library", bottom=True, random_order=True),
                ),
            ),
        ),
    ),
    Tree(
        "Nissa, Steward of Elements",
        (
            Activated((LoyaltyCost(2),), (Scry(2),)),
            Activated(
                (LoyaltyCost(0),),
                (
                    LookAt(TopCards(YOU)),
                    If(
                        Matches(
                            Bound("seen"),
                            (AnyOf((LAND, AllOf((CREATURE, Stat("mana value", "<=", CountersOn("loyalty", SELF)))))),),
                        ),
                        (May((Move(Bound("seen"), "battlefield"),)),),
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(-6),),
                (
                    Untap(TARGET),
                    Apply(
                        TARGET,
                        (
                            SetTypes(("Creature", "Elemental"), keeps=True),
                            SetSize(5, 5),
                            Gain((Keyword("flying"), Keyword("haste"))),
                        ),
                    ),
                ),
                (Target((group(LAND, YOURS),), 0, 2),),
            ),
        ),
    ),
    Tree(
        "Nissa, Who Shakes the World",
        (
            Triggered(TapsForMana(YOU, group(Is("Forest"))), (AddMana("G"),)),
            Activated(
                (LoyaltyCost(1),),
                (
                    PutCounters(TARGET, amount=3),
                    Untap(TARGET),
                    Apply(
                        TARGET,
                        (
                            SetTypes(("Creature", "Elemental"), keeps=True),
                            SetSize(0, 0),
                            Gain((Keyword("vigilance"), Keyword("haste"))),
                        ),
                        "end of game",
                    ),
                ),
                (Target((group(Not(CREATURE), LAND, YOURS),), 0),),
            ),
            Activated(
                (LoyaltyCost(-8),),
                (
                    Emblem((Static(group(LAND, YOURS), (Gain((Keyword("indestructible"),)),)),)),
                    Search((Is("Forest"),), None, to="battlefield", reveal=False, tapped=True),
                ),
            ),
        ),
    ),
    Tree(
        "Nissa, Worldwaker",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Apply(
                        TARGET,
                        (SetTypes(("Creature", "Elemental"), keeps=True), SetSize(4, 4), Gain((Keyword("trample"),))),
                        "end of game",
                    ),
                ),
                (Target((group(LAND, YOURS),)),),
            ),
            Activated((LoyaltyCost(1),), (Untap(TARGET),), (Target((group(Is("Forest")),), 0, 4),)),
            Activated(
                (LoyaltyCost(-7),),
                (
                    Search((Is("Basic"), LAND), None, to="battlefield", reveal=False),
                    Apply(
                        Bound("found"),
                        (SetTypes(("Creature", "Elemental"), keeps=True), SetSize(4, 4), Gain((Keyword("trample"),))),
                        "end of game",
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Oko, Thief of Crowns",
        (
            Activated(
                (LoyaltyCost(2),),
                (
                    Create(
                        Token(
                            ("Artifact", "Food"),
                            abilities=(
                                Activated((Pay(Cost.parse("{2}")), TapThis(), SacrificeCost()), (GainLife(3),)),
                            ),
                            name="Food",
                        )
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(1),),
                (Apply(TARGET, (Lose(), SetColour("G"), SetTypes(("Creature", "Elk")), SetSize(3, 3)), "end of game"),),
                (Target((group(AnyOf((ARTIFACT, CREATURE))),)),),
            ),
            Activated(
                (LoyaltyCost(-5),),
                (ExchangeControl(TARGET, Targeted(1)),),
                (
                    Target((group(AnyOf((ARTIFACT, CREATURE)), YOURS),)),
                    Target((group(CREATURE, THEIRS, Stat("power", "<=", 3)),)),
                ),
            ),
        ),
    ),
    Tree(
        "Professor Onyx",
        (
            Triggered(
                AnyHappening((Casts(YOU, (INSTANT_OR_SORCERY,)), Copies(YOU, (INSTANT_OR_SORCERY,)))),
                (LoseLife(2, EACH_OPPONENT), GainLife(2)),
                word="magecraft",
            ),
            Activated(
                (LoyaltyCost(1),),
                (
                    LoseLife(1),
                    LookAt(TopCards(YOU, 3)),
                    ChooseThings(Bound("seen")),
                    Move(Bound("chosen"), "hand"),
                    Move(Among("seen", (Other(Bound("chosen")),)), "graveyard"),
                ),
            ),
            Activated(
                (LoyaltyCost(-3),),
                (
                    Sacrifice(
                        group(
                            CREATURE,
                            Stat("power", "=", Greatest("power", group(CREATURE, ControlledBy(BoundPlayer("each"))))),
                        ),
                        EACH_OPPONENT,
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(-8),),
                (
                    Repeat(
                        7,
                        (
                            May(
                                (Discard(who=BoundPlayer("each")),),
                                otherwise=(LoseLife(3, BoundPlayer("each")),),
                                who=EACH_OPPONENT,
                            ),
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Saheeli, Sublime Artificer",
        (
            Triggered(Casts(YOU, (Not(CREATURE),)), (Create(Token(("Artifact", "Creature", "Servo"))),)),
            Activated(
                (LoyaltyCost(-2),),
                (BecomeCopy(TARGET, Targeted(1), (AddTypes(("Artifact",)),), until="end of turn"),),
                (
                    Target((group(ARTIFACT, YOURS),)),
                    Target((group(AnyOf((ARTIFACT, CREATURE)), YOURS),), different=True),
                ),
            ),
        ),
    ),
)
