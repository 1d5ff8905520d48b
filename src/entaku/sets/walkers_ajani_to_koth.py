"""What planeswalkers from A to K that we don't ship do, of which sentences are like those of no other card."""

from entaku.cards.ir.abilities import (
    Activated,
    Keyword,
    LoyaltyCost,
    Replaces,
    Static,
    TapThis,
    Target,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import (
    CantAttack,
    CantBlock,
    CostsLess,
    Gain,
    InsteadOfDamage,
    LoseTypes,
    PlayMoreLands,
    Resize,
    SetColour,
    SetSize,
    SetTypes,
)
from entaku.cards.ir.conditions import Compared, Matches
from entaku.cards.ir.happenings import BecomesTarget, BeginningOf, DealsDamage, Dies, GainsLife, OneOrMore
from entaku.cards.ir.instructions import AtNext, Delayed, If
from entaku.cards.ir.short import (
    AN_OPPONENT,
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    EACH_OPPONENT,
    EACH_PLAYER,
    INSTANT_OR_SORCERY,
    LAND,
    OTHER,
    PLANESWALKER,
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
    AnyOf,
    Being,
    Both,
    Bound,
    BoundAmount,
    Coloured,
    ControlledBy,
    Count,
    CountersOn,
    DevotionLike,
    Has,
    Is,
    LifeOf,
    Named,
    Not,
    Plus,
    StartingLife,
    StatOf,
    X,
)
from entaku.cards.mechanics.casting import CastFree
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.lasting import Establish
from entaku.cards.mechanics.life import GainLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tapping import Untap
from entaku.cards.mechanics.tokens import Create, CreateCopies, Token
from entaku.cards.mechanics.transforming import Transform

TREES = (
    Tree(
        "Ajani Goldmane",
        (
            Activated((LoyaltyCost(1),), (GainLife(2),)),
            Activated(
                (LoyaltyCost(-1),),
                (PutCounters(group(CREATURE, YOURS)), Apply(group(CREATURE, YOURS), (Gain((Keyword("vigilance"),)),))),
            ),
            Activated(
                (LoyaltyCost(-6),),
                (
                    Create(
                        Token(
                            ("Creature", "Avatar"),
                            colours="W",
                            abilities=(Static(changes=(SetSize(LifeOf(YOU), LifeOf(YOU)),), defines=True),),
                        )
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Ajani Steadfast",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Apply(
                        TARGET,
                        (Resize(1, 1), Gain((Keyword("first strike"), Keyword("vigilance"), Keyword("lifelink")))),
                    ),
                ),
                (Target((group(CREATURE),), 0),),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (PutCounters(group(CREATURE, YOURS)), PutCounters(group(OTHER, PLANESWALKER, YOURS), "loyalty")),
            ),
            Activated(
                (LoyaltyCost(-7),),
                (
                    Emblem(
                        (
                            Replaces(
                                InsteadOfDamage(
                                    to=Both((YOU, group(PLANESWALKER, YOURS))), shield=Plus((BoundAmount(), -1))
                                )
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Ajani, Strength of the Pride",
        (
            Activated(
                (LoyaltyCost(1),), (GainLife(Plus((Count(group(CREATURE, YOURS)), Count(group(PLANESWALKER, YOURS))))),)
            ),
            Activated(
                (LoyaltyCost(-2),),
                (
                    Create(
                        Token(
                            ("Creature", "Cat", "Soldier"),
                            2,
                            2,
                            "W",
                            (Triggered(GainsLife(YOU), (PutCounters(SELF),)),),
                            "Ajani's Pridemate",
                        )
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(0),),
                (
                    If(
                        Compared(LifeOf(YOU), ">=", Plus((StartingLife(YOU), 15))),
                        (Move(Both((SELF, group(AnyOf((ARTIFACT, CREATURE)), THEIRS))), "exile"),),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Arlinn Kord // Arlinn, Embraced by the Moon",
        (
            Activated(
                (LoyaltyCost(1),),
                (Apply(TARGET, (Resize(2, 2), Gain((Keyword("vigilance"), Keyword("haste"))))),),
                (Target((group(CREATURE),), 0),),
            ),
            Activated((LoyaltyCost(0),), (Create(Token(("Creature", "Wolf"), 2, 2, "G")), Transform(SELF))),
        ),
        (
            (
                Activated(
                    (LoyaltyCost(1),), (Apply(group(CREATURE, YOURS), (Resize(1, 1), Gain((Keyword("trample"),)))),)
                ),
                Activated((LoyaltyCost(-1),), (Damage(3, TARGET), Transform(SELF)), (ANY_TARGET,)),
                Activated(
                    (LoyaltyCost(-6),),
                    (
                        Emblem(
                            (
                                Static(
                                    group(CREATURE, YOURS),
                                    (
                                        Gain(
                                            (
                                                Keyword("haste"),
                                                Activated(
                                                    (TapThis(),),
                                                    (Damage(StatOf("power", SELF), TARGET),),
                                                    (ANY_TARGET,),
                                                ),
                                            )
                                        ),
                                    ),
                                ),
                            )
                        ),
                    ),
                ),
            ),
        ),
    ),
    Tree(
        "Chandra Ablaze",
        (
            Activated(
                (LoyaltyCost(1),),
                (Discard(), If(Matches(Bound("discarded"), (Coloured("R"),)), (Damage(4, TARGET),))),
                (ANY_TARGET,),
            ),
            Activated((LoyaltyCost(-2),), (Discard(None, EACH_PLAYER), Draw(3, EACH_PLAYER))),
            Activated((LoyaltyCost(-7),), (CastFree(in_graveyard(Coloured("R"), INSTANT_OR_SORCERY)),)),
        ),
    ),
    Tree(
        "Chandra, Flamecaller",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Create(Token(("Creature", "Elemental"), 3, colours="R", abilities=(Keyword("haste"),)), 2),
                    AtNext("end", (Move(Bound("created"), "exile"),)),
                ),
            ),
            Activated((LoyaltyCost(0),), (Discard(None), Draw(Plus((Count(Bound("discarded")), 1))))),
            Activated((LoyaltyCost("-X"),), (Damage(X(), group(CREATURE)),)),
        ),
    ),
    Tree(
        "Davriel, Rogue Shadowmage",
        (
            Triggered(
                BeginningOf("upkeep", EACH_OPPONENT),
                (Damage(2, THAT_PLAYER),),
                if_=Compared(Count(group(zone="hand", of=THAT_PLAYER)), "<=", 1),
            ),
            Activated((LoyaltyCost(-1),), (Discard(who=TARGET_PLAYER),), (ANY_PLAYER,)),
        ),
    ),
    Tree(
        "Dovin, Hand of Control",
        (
            Static(rules=(CostsLess(EACH_OPPONENT, (AnyOf((ARTIFACT, Is("Instant"), Is("Sorcery"))),), -1),)),
            Activated(
                (LoyaltyCost(-1),),
                (Establish(InsteadOfDamage(to=TARGET, both_ways=True), "your next turn"),),
                (Target((group(THEIRS),)),),
            ),
        ),
    ),
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
        "Gideon, Ally of Zendikar",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Apply(
                        SELF,
                        (
                            SetTypes(("Creature", "Human", "Soldier", "Ally"), keeps=True),
                            SetSize(5, 5),
                            Gain((Keyword("indestructible"),)),
                        ),
                    ),
                    Establish(InsteadOfDamage(to=SELF)),
                ),
            ),
            Activated((LoyaltyCost(0),), (Create(Token(("Creature", "Knight", "Ally"), 2, 2, "W")),)),
            Activated((LoyaltyCost(-4),), (Emblem((Static(group(CREATURE, YOURS), (Resize(1, 1),)),)),)),
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
        "Kiora, the Crashing Wave",
        (
            Activated(
                (LoyaltyCost(1),),
                (Establish(InsteadOfDamage(to=TARGET, both_ways=True), "your next turn"),),
                (Target((group(THEIRS),)),),
            ),
            Activated((LoyaltyCost(-1),), (Draw(), Establish(PlayMoreLands()))),
            Activated(
                (LoyaltyCost(-5),),
                (Emblem((Triggered(BeginningOf("end", YOU), (Create(Token(("Creature", "Kraken"), 9, 9, "U")),)),)),),
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
