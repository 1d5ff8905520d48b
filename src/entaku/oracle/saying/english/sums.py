"""Amounts that are put together of others: "X plus 3", "one plus the number of …", "twice X"."""

from entaku.oracle.ir.things import Plus, Times, X
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.saying.english import acts, amounts, happened
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.rows import SOURCE, TO

ADDS_TO = (acts, amounts, happened)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _A = slot("n"), slot("a")
Table(
    "sum of X",
    phrase("X plus {n:amount}", Plus((X(), _N))),
    phrase("X minus {n:amount}", Plus((X(), Times(-1, _N)))),
    phrase("twice X", Times(2, X())),
)
table("equal").add(
    phrase("{n:one} plus {a:plain amount}", Plus((_N, _A))),
    phrase("{n:sum of X}", _N),
)
table("so much life").add(phrase("{n:sum of X} life", _N))
table("command").add(
    phrase("{source:dealer} deal~ {n:sum of X} damage to {to:recipient}", Damage(_N, TO, SOURCE)),
)
