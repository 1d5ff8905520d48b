"""What planeswalkers that we don't ship do, of which sentences are like those of no other card: Sorin to Tezzeret."""

from entaku.cards.ir.abilities import (
    Activated,
    Keyword,
    LoyaltyCost,
    Replaces,
    SacrificeCost,
    Static,
    TapThis,
    Target,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import AddTypes, DoesntUntap, Gain, Resize, SetColour, SetSize, SetTypes
from entaku.cards.ir.conditions import TurnOf
from entaku.cards.ir.happenings import BeginningOf, Moves
from entaku.cards.ir.instructions import May, WithX
from entaku.cards.ir.player_rules import HandSize
from entaku.cards.ir.replacements import InsteadOfDamage
from entaku.cards.ir.short import (
    ANY_PLAYER,
    ANY_TARGET,
    ARTIFACT,
    CREATURE,
    EACH_PLAYER,
    IT,
    OTHER,
    PLANESWALKER,
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
    AnyOf,
    Being,
    Both,
    Bound,
    ControlledBy,
    Count,
    Other,
    Stat,
    StatOf,
    Times,
    TopCards,
    X,
)
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.revealing import LookAt, Reveal
from entaku.cards.mechanics.searching import Search
from entaku.cards.mechanics.tapping import Tap, Untap
from entaku.cards.mechanics.tokens import Create, Token

TREES = (
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
        "Sorin the Mirthless",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    LookAt(TopCards(YOU)),
                    May(
                        (Reveal(Bound("seen")), Move(Bound("seen"), "hand")),
                        (LoseLife(StatOf("mana value", Bound("seen"))),),
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (Create(Token(("Creature", "Vampire"), 2, 3, "B", (Keyword("flying"), Keyword("lifelink")))),),
            ),
            Activated((LoyaltyCost(-7),), (Damage(13, TARGET), GainLife(13)), (ANY_TARGET,)),
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
        "Tezzeret the Schemer",
        (
            Activated(
                (LoyaltyCost(1),),
                (
                    Create(
                        Token(
                            ("Artifact",),
                            abilities=(Activated((TapThis(), SacrificeCost()), (AddMana(),)),),
                            name="Etherium Cell",
                        )
                    ),
                ),
            ),
            Activated(
                (LoyaltyCost(-2),),
                (Apply(TARGET, (Resize(Count(group(ARTIFACT, YOURS)), Times(-1, Count(group(ARTIFACT, YOURS)))),)),),
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
                                    Apply(
                                        TARGET,
                                        (SetTypes(("Artifact", "Creature"), keeps=True), SetSize(5, 5)),
                                        "end of game",
                                    ),
                                ),
                                (Target((group(ARTIFACT, YOURS),)),),
                            ),
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
        "The Wanderer",
        (
            Replaces(InsteadOfDamage(to=Both((YOU, group(OTHER, YOURS))), noncombat=True)),
            Activated(
                (LoyaltyCost(-2),), (Move(TARGET, "exile"),), (Target((group(CREATURE, Stat("power", ">=", 4)),)),)
            ),
        ),
    ),
)
