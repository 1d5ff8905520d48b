"""What X can't be, as a spell or ability limits it: "X can't be 0", "X can't be greater than …".  (CR 107.3)"""

from entaku.oracle.ir.abilities import CastOnly
from entaku.oracle.ir.conditions import Compared
from entaku.oracle.ir.things import Count, Each, X
from entaku.oracle.saying.english import amounts, standing
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (amounts, standing)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _C = slot("n"), slot("c")
Table(
    "limit of X",
    phrase("X can't be 0", Compared(X(), ">=", 1)),
    phrase("X can't be greater than {n:equal}", Compared(X(), "<=", _N)),
)
table("count").add(phrase("player# in the game", Count(Each())))
table("casting line").add(phrase("{c:limit of X}.", CastOnly(_C)))
