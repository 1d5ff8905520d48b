"""Who puts counters on something: "whenever you put one or more counters on a creature".  (CR 122.6a)"""

from entaku.oracle.ir.conditions import DidThisTurn
from entaku.oracle.ir.happenings import CountersPut, OneOrMore
from entaku.oracle.ir.things import You
from entaku.oracle.saying.english import conditions, events
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (conditions, events)
"""The modules to whose tables lines are added here, which must be there before."""

_WHO, _WHAT, _KIND = slot("who"), slot("what"), slot("kind")
Table("counters put", phrase("one or more {kind:counter} counters", _KIND), phrase("one or more counters", ""))
Table("one counter put", phrase("a {kind:counter} counter", _KIND), phrase("a counter", ""))
table("event phrase").add(
    phrase("{who:any player} put~ {kind:counters put} on {what:happener}", OneOrMore(CountersPut(_KIND, _WHAT, _WHO))),
    phrase("{kind:counters put} are put on {what:happener}", OneOrMore(CountersPut(_KIND, _WHAT))),
    phrase("{who:any player} put~ {kind:one counter put} on {what:happener}", CountersPut(_KIND, _WHAT, _WHO)),
    phrase("a counter is put on {what:happener}", CountersPut("", _WHAT)),
)  # fmt: skip
table("condition").add(
    phrase("you put a counter on a creature this turn",
           DidThisTurn(You(), "put a counter on a creature")),
)  # fmt: skip
