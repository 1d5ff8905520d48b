"""What companions do of which no phrase says a sentence.  (CR 702.139)"""

from entaku.cards.ir.abilities import Activated, Companion, Keyword, Static, Tree
from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import CantBlock
from entaku.cards.ir.instructions import AtNext
from entaku.cards.ir.player_rules import AbilitiesCostLess
from entaku.cards.ir.short import (
    CHOSEN,
    CREATURE,
    EACH_PLAYER,
    LAND,
    MOVED,
    TARGET,
    YOU,
    YOURS,
    cost,
    enters,
    exile,
    group,
    target_creature,
)
from entaku.cards.ir.starting_deck import CanBeActivated, DistinctSymbols, EachCard, MoreThanLeast
from entaku.cards.ir.things import Among, Not, Other, OwnedBy, Parity, Permanent
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.drawing import Mill
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.spending import NeverGeneric

TREES = (
    Tree(
        "Gyruda, Doom of Depths",
        (
            Companion(EachCard((Parity("even"),))),
            enters(
                Mill(4, EACH_PLAYER, bind="milled"),
                ChooseThings(Among("milled", (CREATURE, Parity("even")))),
                Move(CHOSEN, "battlefield", under=YOU),
            ),
        ),
    ),
    Tree(
        "Jegantha, the Wellspring",
        (
            Companion(EachCard((DistinctSymbols(),))),
            Activated(cost("T"), (*(AddMana(colour) for colour in "WUBRG"), NeverGeneric())),
        ),
    ),
    Tree(
        "Yorion, Sky Nomad",
        (
            Companion(MoreThanLeast(20)),
            Keyword("flying"),
            enters(
                ChooseThings(group(Other(), Not(LAND), OwnedBy(YOU), YOURS), amount=None),
                exile(CHOSEN),
                AtNext("end", (Move(MOVED, "battlefield"),)),
            ),
        ),
    ),
    Tree(
        "Zirda, the Dawnwaker",
        (
            Companion(EachCard((CanBeActivated(),), (Permanent(),))),
            Static(rules=(AbilitiesCostLess(YOU, 2, least=1),)),
            Activated(cost("1 T"), (Apply(TARGET, (CantBlock(),)),), (target_creature(),)),
        ),
    ),
)
