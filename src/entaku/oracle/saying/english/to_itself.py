"""Damage that things deal to themselves, and to you beside something else."""

from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.things import You
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.saying.english import acts, changes
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import SaidSo, table

ADDS_TO = (acts, changes)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _N, _A, _SOURCE = slot("what"), slot("n"), slot("a"), slot("source")

SaidSo("to itself", "itself", "himself", "herself")
SaidSo("and deals", " until end of turn and deals ")
table("command").add(
    phrase("{source:dealer} deal~ {n:number} damage to {x:to itself}", Damage(_N, _SOURCE, _SOURCE)),
)
IDIOMS.add(
    phrase(
        "{what:named subject} {a:lasting changes}{x:and deals}{n:number} damage to you",
        (Apply(_WHAT, _A), Damage(_N, You(), _WHAT)),
    ),
)
