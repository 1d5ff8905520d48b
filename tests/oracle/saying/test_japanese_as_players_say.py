"""What was hard to read in Japanese is said as a player says it."""

import pytest

from entaku.oracle.ir.abilities import (
    Ability,
    Static,
)
from entaku.oracle.ir.changes import Resize
from entaku.oracle.ir.conditions import Every, Exists, Matches
from entaku.oracle.ir.instructions import If, May
from entaku.oracle.ir.short import (
    SELF,
    THEIRS,
    YOU,
    YOURS,
    cost,
    creature,
    does,
    group,
)
from entaku.oracle.ir.things import (
    Among,
    AttachedTo,
    Being,
    Bound,
    ControlledBy,
    Count,
    Has,
    HasCounter,
    Is,
    Not,
    TopCards,
)
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.destroying import Destroy, Sacrifice
from entaku.oracle.mechanics.drawing import Discard, Draw
from entaku.oracle.mechanics.life import GainLife, LoseLife
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.revealing import LookAt
from entaku.oracle.saying.japanese.lines import paragraph
from entaku.oracle.saying.japanese.told import Told

CHOSEN = Bound("chosen")
LOOKED_AT = LookAt(TopCards(YOU, 5))
AS_A_PLAYER_SAYS = [
    (
        does(LOOKED_AT, ChooseThings(Among("seen", (Is("Land"),)), optional=True), Move(CHOSEN, "battlefield")),
        "あなたはその中から土地・カード１枚を戦場に出してもよい。",
    ),
    (
        does(
            LOOKED_AT,
            ChooseThings(Among("seen", (Is("Land"),)), YOU, 2, True),
            Move(CHOSEN, "battlefield", tapped=True),
        ),
        "その中から土地・カード最大２枚をタップ状態で戦場に出す。",
    ),
    (
        does(LOOKED_AT, ChooseThings(Among("seen", (Is("Land"),)), optional=True), Move(CHOSEN, "hand")),
        "あなたはその中から土地・カード１枚をあなたの手札に加えてもよい。",
    ),
    (
        does(Discard(), Draw(), If(Matches(Bound("discarded"), (Is("Land"),)), (GainLife(1),))),
        "これにより土地・カードが捨てられたなら、",
    ),
    (does(Draw(2), Sacrifice(group())), "カード２枚を引き、その後パーマネント１つを生け贄に捧げる。"),
    (
        does(If(Every((Exists(creature(THEIRS)), Exists(creature(YOURS)))), (Draw(),))),
        "クリーチャーをコントロールしており、かつあなたがクリーチャーをコントロールしている",
    ),
    (does(GainLife(Count(creature(Being("attacking"))))), "あなたは攻撃クリーチャー１体につき１点のライフを得る。"),
    (
        Static(SELF, (Resize(Count(group(Is("Aura"), AttachedTo(SELF))), 0),)),
        "苔はこれについているオーラ１つにつき＋１/＋０の修整を受ける。",
    ),
    (does(May(pay=cost("1"), then=(Draw(),), otherwise=(LoseLife(1),))), "そうしないなら、"),
    (does(Destroy(creature(Not(Has("flying")), Not(Has("reach"))))), "飛行も到達も持たないすべてのクリーチャー"),
    (
        does(Destroy(creature(Not(ControlledBy(YOU)), HasCounter("+1/+1")))),
        "＋１/＋１カウンターが置かれていてあなたがコントロールしていないすべてのクリーチャー",
    ),
]


@pytest.mark.parametrize("tree,part", AS_A_PLAYER_SAYS, ids=[part[:12] for _, part in AS_A_PLAYER_SAYS])
def test_what_was_hard_to_read_is_said_as_a_player_says_it(tree: Ability, part: str) -> None:
    """What is picked goes where it goes in one sentence; what attacks isn't said to be on the battlefield."""
    assert part in paragraph(tree, Told("苔"))
