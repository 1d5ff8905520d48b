"""What planeswalkers that we don't ship do, of which sentences are like those of no other card: Nicol to Sarkhan."""

from entaku.cards.ir.abilities import (
    Activated,
    Keyword,
    LoyaltyCost,
    Static,
    Target,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import AddTypes, Gain, SetColour, SetSize, SetTypes
from entaku.cards.ir.conditions import Matches
from entaku.cards.ir.happenings import AnyHappening, Attacks, Casts, Copies, TapsForMana
from entaku.cards.ir.instructions import If, May, Repeat
from entaku.cards.ir.short import (
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    INSTANT_OR_SORCERY,
    IT,
    LAND,
    PLANESWALKER,
    SELF,
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
    BoundPlayer,
    ControlledBy,
    ControllerOf,
    Count,
    CountersOn,
    Greatest,
    Is,
    Not,
    Other,
    OwnedBy,
    Plus,
    Stat,
    StatOf,
    Targeted,
    TopCards,
)
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.copying import BecomeCopy
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.life import GainLife, LoseLife, LoseLifeUnless
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.scry import Scry
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tapping import Untap
from entaku.cards.mechanics.tokens import Create, Token

TREES = (
    Tree(
        "Nicol Bolas, the Deceiver",
        (
            Activated(
                (LoyaltyCost(3),),
                (LoseLifeUnless(3, EACH_OPPONENT, group(Not(LAND))),),
            ),
            Activated((LoyaltyCost(-3),), (Destroy(TARGET), Draw()), (Target((group(CREATURE),)),)),
            Activated((LoyaltyCost(-11),), (Damage(7, EACH_OPPONENT), Draw(7))),
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
                    Search((Is("Forest"),), None, to="battlefield", reveal=False, tapped=True, up_to=True),
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
                    Search((Is("Basic"), LAND), None, to="battlefield", reveal=False, up_to=True),
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
        "Ral, Izzet Viceroy",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    LookAt(TopCards(YOU, 2)),
                    ChooseThings(Bound("seen")),
                    Move(Bound("chosen"), "hand"),
                    Move(Among("seen", (Other(Bound("chosen")),)), "graveyard"),
                ),
            ),
            Activated(
                (LoyaltyCost(-3),),
                (
                    Damage(
                        Plus(
                            (
                                Count(group(OwnedBy(YOU), INSTANT_OR_SORCERY, zone="exile")),
                                Count(in_graveyard(INSTANT_OR_SORCERY)),
                            )
                        ),
                        TARGET,
                    ),
                ),
                (Target((group(CREATURE),)),),
            ),
            Activated(
                (LoyaltyCost(-8),),
                (Emblem((Triggered(Casts(YOU, (INSTANT_OR_SORCERY,)), (Damage(4, TARGET), Draw(2)), (ANY_TARGET,)),)),),
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
                (Damage(StatOf("power", Bound("each")), TARGET, group(Is("Dragon"), CREATURE, YOURS)),),
                (Target((EACH_PLAYER, group(PLANESWALKER))),),
            ),
        ),
    ),
    Tree(
        "Sarkhan the Masterless",
        (
            Triggered(
                Attacks(group(CREATURE), YOU, or_planeswalker=True),
                (Damage(1, IT, group(Is("Dragon"), YOURS)),),
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
)
