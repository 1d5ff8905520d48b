"""What planeswalkers that we don't ship do, of which sentences are like those of no other card: Jace to Koth."""

from entaku.cards.ir.abilities import Activated, Keyword, LoyaltyCost, Static, TapThis, Target, Tree, Triggered
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import Gain, LoseTypes, Resize, SetColour, SetSize, SetTypes
from entaku.cards.ir.conditions import Exists
from entaku.cards.ir.happenings import BecomesTarget, DealsDamage, Enters, OneOrMore
from entaku.cards.ir.instructions import Delayed, If, May
from entaku.cards.ir.replacements import InsteadOfCreating
from entaku.cards.ir.short import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    IT,
    LAND,
    SELF,
    TARGET,
    TARGET_PLAYER,
    YOU,
    YOURS,
    group,
    in_graveyard,
)
from entaku.cards.ir.things import (
    Among,
    Being,
    Both,
    Bound,
    BoundAmount,
    BoundPlayer,
    Count,
    HasCounter,
    Is,
    Not,
    Other,
    OwnedBy,
    Stat,
    Targeted,
    TopCards,
)
from entaku.cards.mechanics.choosing import ChoosePlayer, ChooseThings
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.damage import Damage, Fight
from entaku.cards.mechanics.destroying import Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw, PutBack
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.searching import Shuffle
from entaku.cards.mechanics.tapping import Untap
from entaku.cards.mechanics.tokens import Create, CreateCopies, Token

TREES = (
    Tree(
        "Jace, Cunning Castaway",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Delayed(
                        OneOrMore(DealsDamage(group(CREATURE, YOURS), EACH_PLAYER, combat=True)),
                        (Draw(), Discard()),
                        until="end of turn",
                        once=False,
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (
                    Create(
                        Token(
                            ("Creature", "Illusion"),
                            2,
                            2,
                            "U",
                            (Triggered(BecomesTarget(SELF, by_spell=True), (Sacrifice(SELF),)),),
                        )
                    ),
                ),
            ),
            Activated((LoyaltyCost(-5),), (CreateCopies(SELF, 2, except_=(LoseTypes(("Legendary",)),)),)),
        ),
    ),
    Tree(
        "Jace, the Mind Sculptor",
        (
            Activated(
                (LoyaltyCost(2),),
                (LookAt(TopCards(TARGET_PLAYER)), May((Move(Bound("seen"), "library", bottom=True),))),
                (ANY_PLAYER,),
            ),
            Activated((LoyaltyCost(0),), (Draw(3), PutBack(2))),
            Activated((LoyaltyCost(-1),), (Move(TARGET, "hand"),), (Target((group(CREATURE),)),)),
            Activated(
                (LoyaltyCost(-12),),
                (
                    Move(group(zone="library", of=TARGET_PLAYER), "exile"),
                    Move(group(zone="hand", of=TARGET_PLAYER), "library", random_order=True),
                    Shuffle(TARGET_PLAYER),
                ),
                (ANY_PLAYER,),
            ),
        ),
    ),
    Tree(
        "Karn, Scion of Urza",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Reveal(TopCards(YOU, 2)),
                    ChoosePlayer(EACH_OPPONENT, bind="chooser"),
                    ChooseThings(Bound("revealed"), BoundPlayer("chooser")),
                    Move(Bound("chosen"), "hand"),
                    Move(Among("revealed", (Other(Bound("chosen")),)), "exile", counter="silver"),
                ),
            ),
            Activated(
                (LoyaltyCost(-1),),
                (ChooseThings(group(OwnedBy(YOU), HasCounter("silver"), zone="exile")), Move(Bound("chosen"), "hand")),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (
                    Create(
                        Token(
                            ("Artifact", "Creature", "Construct"),
                            0,
                            0,
                            abilities=(
                                Static(changes=(Resize(Count(group(ARTIFACT, YOURS)), Count(group(ARTIFACT, YOURS))),)),
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Kaya, Geist Hunter",
        (
            Activated(
                (LoyaltyCost(1),),
                (Apply(group(CREATURE, YOURS), (Gain((Keyword("deathtouch"),)),)), PutCounters(TARGET)),
                (Target((group(CREATURE, Being("token"), YOURS),), 0),),
            ),
            Activated((LoyaltyCost(-2),), (Establish(InsteadOfCreating(YOU)),)),
            Activated(
                (LoyaltyCost(-6),),
                (
                    Move(in_graveyard(of=None), "exile"),
                    Create(
                        Token(("Creature", "Spirit"), colours="W", abilities=(Keyword("flying"),)),
                        Count(Bound("moved")),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Kaya, Orzhov Usurper",
        (
            Activated(
                (LoyaltyCost(1),),
                (Move(TARGET, "exile"), If(Exists(Among("moved", (CREATURE,))), (GainLife(2),))),
                (Target((in_graveyard(of=None),), 0, 2, together=True),),
            ),
            Activated(
                (LoyaltyCost(-1),),
                (Move(TARGET, "exile"),),
                (Target((group(Not(LAND), Stat("mana value", "<=", 1)),)),),
            ),
            Activated(
                (LoyaltyCost(-5),),
                (
                    Damage(Count(group(OwnedBy(TARGET_PLAYER), zone="exile")), TARGET_PLAYER),
                    GainLife(BoundAmount("dealt")),
                ),
                (ANY_PLAYER,),
            ),
        ),
    ),
    Tree(
        "Kiora, Master of the Depths",
        (
            Activated(
                (LoyaltyCost(1),),
                (Untap(Both((TARGET, Targeted(1)))),),
                (Target((group(CREATURE),), 0), Target((group(LAND),), 0)),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (
                    Reveal(TopCards(YOU, 4)),
                    ChooseThings(Among("revealed", (CREATURE,)), optional=True, bind="first"),
                    ChooseThings(Among("revealed", (LAND, Other(Bound("first")))), optional=True, bind="second"),
                    Move(Both((Bound("first"), Bound("second"))), "hand"),
                    Move(Bound("revealed"), "graveyard"),
                ),
            ),
            Activated(
                (LoyaltyCost(-8),),
                (
                    Emblem(
                        (
                            Triggered(
                                Enters(group(CREATURE, YOURS)),
                                (May((Fight(IT, TARGET),)),),
                                (Target((group(CREATURE),)),),
                            ),
                        )
                    ),
                    Create(Token(("Creature", "Octopus"), 8, 8, "U"), 3),
                ),
            ),
        ),
    ),
    Tree(
        "Koth of the Hammer",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Untap(TARGET),
                    Apply(TARGET, (SetTypes(("Creature", "Elemental"), keeps=True), SetColour("R"), SetSize(4, 4))),
                ),
                (Target((group(Is("Mountain")),)),),
            ),
            Activated((LoyaltyCost(-2),), (AddMana("R", Count(group(Is("Mountain"), YOURS))),)),
            Activated(
                (LoyaltyCost(-5),),
                (
                    Emblem(
                        (
                            Static(
                                group(Is("Mountain"), YOURS),
                                (Gain((Activated((TapThis(),), (Damage(1, TARGET),), (ANY_TARGET,)),)),),
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
)
