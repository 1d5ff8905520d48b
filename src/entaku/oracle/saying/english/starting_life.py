"""Life beside what a player began with: "your life total is less than half your starting life total".  (CR 103.4)"""

from entaku.oracle.ir.conditions import Compared
from entaku.oracle.ir.things import BoundPlayer, Count, Each, Half, LifeOf, PlayersWho, StartingLife, You
from entaku.oracle.saying.english import amounts, conditions, suffixes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (amounts, conditions, suffixes)
"""The modules to whose tables lines are added here, which must be there before."""

_C, _H, _N = slot("c"), slot("h"), slot("n")
_EACH, _OPPONENT = BoundPlayer("each"), Each("opponent")
Table("your start", phrase("your starting life total", StartingLife(You())))
Table("their start", phrase("their starting life total", StartingLife(_EACH)))
for whose in ("your", "their"):
    Table(
        f"beside {whose} start",
        phrase(f"less than or equal to {{n:{whose} start}}", ("<=", _N)),
        phrase(f"greater than or equal to {{n:{whose} start}}", (">=", _N)),
        phrase(f"less than {{n:{whose} start}}", ("<", _N)),
        phrase(f"greater than {{n:{whose} start}}", (">", _N)),
        phrase(f"less than or equal to half {{n:{whose} start}}", ("<=", Half(_N))),
        phrase(f"less than half {{n:{whose} start}}", ("<", Half(_N, up=True))),
    )
Table("their life now", phrase("life total is {h+n:beside their start}", Compared(LifeOf(_EACH), _H, _N)))


def _of(who: Each) -> Compared:
    return Compared(Count(PlayersWho(who, _C)), ">=", 1)


table("condition").add(
    phrase("your life total is {h+n:beside your start}", Compared(LifeOf(You()), _H, _N)),
    phrase("a player's {c:their life now}", _of(Each())),
    phrase("a opponent's {c:their life now}", _of(_OPPONENT)),
)
table("count").add(phrase("opponent# whose {c:their life now}", Count(PlayersWho(_OPPONENT, _C))))
