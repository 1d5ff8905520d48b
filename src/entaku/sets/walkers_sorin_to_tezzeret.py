"""What planeswalkers that we don't ship do, of which sentences are like those of no other card: Sorin to Tezzeret."""

from entaku.cards.ir.abilities import (
    Activated,
    Keyword,
    LoyaltyCost,
    Replaces,
    Static,
    Target,
    Tree,
    Triggered,
)
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import AddTypes, Gain, SetColour, SetSize, SetTypes
from entaku.cards.ir.conditions import TurnOf
from entaku.cards.ir.happenings import BeginningOf
from entaku.cards.ir.replacements import InsteadOfDamage
from entaku.cards.ir.short import (
    CREATURE,
    EACH_PLAYER,
    OTHER,
    PLANESWALKER,
    SELF,
    TARGET,
    YOU,
    YOURS,
    group,
    in_graveyard,
)
from entaku.cards.ir.things import (
    AnyOf,
    Both,
    Bound,
    Stat,
    X,
)
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.drawing import Discard, Draw
from entaku.cards.mechanics.emblems import Emblem
from entaku.cards.mechanics.moving import Move

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
        "The Wanderer",
        (
            Replaces(InsteadOfDamage(to=Both((YOU, group(OTHER, YOURS))), noncombat=True)),
            Activated(
                (LoyaltyCost(-2),), (Move(TARGET, "exile"),), (Target((group(CREATURE, Stat("power", ">=", 4)),)),)
            ),
        ),
    ),
)
