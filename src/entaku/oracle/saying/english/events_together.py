"""Events of which one of several happens, or several at once, and that something has come true.  (CR 603.2)"""

from entaku.oracle.ir.conditions import Exists
from entaku.oracle.ir.happenings import (
    AnyHappening,
    ComesTrue,
    Dies,
    Enters,
    IsDealtDamage,
    Moves,
    OneOrMore,
    Sacrifices,
)
from entaku.oracle.ir.things import Group, Not, Other, You
from entaku.oracle.saying.english import conditions, events
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table

ADDS_TO = (conditions, events)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _C, _N = slot("what"), slot("c"), slot("n")

table("event phrase").add(
    phrase(
        "{what:happener} {x:dying} or is put into exile",
        AnyHappening((Dies(_WHAT), Moves(_WHAT, "exile", "battlefield"))),
    ),
    phrase(
        "one or more {what:groups} enter",
        "one or more {what:several entering yours} enter under your control",
        OneOrMore(Enters(_WHAT)),
    ),
    phrase("you control {n:one} or more {what:several of yours}", ComesTrue(Exists(_WHAT, _N))),
    phrase("you're dealt {c:damage sort}", "{c:damage sort} is dealt to you", IsDealtDamage(You(), _C)),
    phrase("you sacrifice ~", Sacrifices(You(), Group((Not(Other()),)))),
)
