"""What planeswalkers that we don't ship do, of which sentences are like those of no other card: Ajani to Chandra."""

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
from entaku.cards.ir.changes import AddTypes, Gain, Resize, SetController
from entaku.cards.ir.conditions import Compared, Matches
from entaku.cards.ir.happenings import AnyHappening, Attacks, Blocks, GainsLife
from entaku.cards.ir.instructions import AtNext, If
from entaku.cards.ir.replacements import InsteadOfDamage
from entaku.cards.ir.short import (
    AN_OPPONENT,
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
    BoundPlayer,
    Coloured,
    Count,
    ExiledWithSource,
    LifeOf,
    Not,
    OwnedBy,
    OwnerOf,
    Plus,
    StartingLife,
    Stat,
    StatOf,
    TopCards,
    X,
)
from entaku.cards.mechanics.casting import CastFree, MayPlay
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tapping import Untap
from entaku.cards.mechanics.tokens import Create, Token
from entaku.cards.mechanics.transforming import Transform

TREES = (
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
        "Angrath, the Flame-Chained",
        (
            Activated((LoyaltyCost(1),), (Discard(who=EACH_OPPONENT), LoseLife(2, EACH_OPPONENT))),
            Activated(
                (LoyaltyCost(-3),),
                (
                    Apply(TARGET, (SetController(),)),
                    Untap(TARGET),
                    Apply(TARGET, (Gain((Keyword("haste"),)),)),
                    AtNext("end", (If(Matches(TARGET, (Stat("mana value", "<=", 3),)), (Sacrifice(TARGET),)),)),
                ),
                (Target((group(CREATURE),)),),
            ),
            Activated((LoyaltyCost(-8),), (LoseLife(Count(in_graveyard(of=BoundPlayer("each"))), EACH_OPPONENT),)),
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
        "Ashiok, Nightmare Muse",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Create(
                        Token(
                            ("Creature", "Nightmare"),
                            2,
                            3,
                            "UB",
                            (
                                Triggered(
                                    AnyHappening((Attacks(SELF), Blocks(SELF))),
                                    (Move(TopCards(EACH_OPPONENT, 2), "exile"),),
                                ),
                            ),
                        )
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(-3),),
                (
                    Move(TARGET, "hand"),
                    ChooseThings(group(zone="hand", of=OwnerOf(TARGET)), OwnerOf(TARGET)),
                    Move(Bound("chosen"), "exile"),
                ),
                (Target((group(Not(LAND)),)),),
            ),
            Activated(
                (LoyaltyCost(-7),),
                (CastFree(group(OwnedBy(EACH_OPPONENT), Not(Being("face down")), zone="exile"), most=3),),
            ),
        ),
    ),
    Tree(
        "Ashiok, Nightmare Weaver",
        (
            Activated((LoyaltyCost(2),), (Move(TopCards(TARGET_PLAYER, 3), "exile"),), (AN_OPPONENT,)),
            Activated(
                (LoyaltyCost("-X"),),
                (
                    ChooseThings(group(CREATURE, Stat("mana value", "=", X()), ExiledWithSource(), zone="exile")),
                    Move(Bound("chosen"), "battlefield", YOU),
                    Apply(Bound("moved"), (AddTypes(("Nightmare",)),), "end of game"),
                ),
            ),
            Activated(
                (LoyaltyCost(-10),),
                (Move(Both((group(zone="hand", of=EACH_OPPONENT), in_graveyard(of=EACH_OPPONENT))), "exile"),),
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
        "Chandra, Heart of Fire",
        (
            Activated((LoyaltyCost(1),), (Discard(None), Move(TopCards(YOU, 3), "exile"), MayPlay(Bound("moved")))),
            Activated((LoyaltyCost(1),), (Damage(2, TARGET),), (ANY_TARGET,)),
            Activated(
                (LoyaltyCost(-9),),
                (
                    Search(
                        (Coloured("R"), INSTANT_OR_SORCERY),
                        None,
                        zones=("graveyard", "library"),
                        to="exile",
                        reveal=False,
                        up_to=True,
                    ),
                    MayPlay(Bound("found"), cast=True),
                    AddMana("R", 6),
                ),
            ),
        ),
    ),
)
