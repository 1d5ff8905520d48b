"""Counters of whatever kind on things: "a creature with a counter on it", "with counters on them", "had no counters".

(CR 122.1)
"""

from entaku.oracle.ir.conditions import Matches, Unless
from entaku.oracle.ir.things import HasCounter, Not
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.saying.english import conditions, said_of_them, seen_cards, suffixes
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.suffixes import Behind
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS

ADDS_TO = (conditions, said_of_them, seen_cards, suffixes)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _KIND, _OTHER, _N = slot("what"), slot("kind"), slot("other"), slot("n")
_ANY = HasCounter("")

Table("so many or more", phrase("{n:one} or more {kind:counter} counters", (_KIND, _N)))
KINDS["counters or more"] = Behind("so many or more")
table("suffix phrase").add(
    phrase(
        "with a counter on {x:it or them}",
        "with counters on {x:it or them}",
        "that has a counter on it",
        "that have counters on them",
        _ANY,
    ),
    phrase("that has a {kind:counter} counter on it", HasCounter(_KIND)),
    phrase("with no counters on {x:it or them}", "without a counter on {x:it or them}", Not(_ANY)),
    phrase("with {n:one} or more counters on it", "with {n:one} or more counters on them", HasCounter("", _N)),
    phrase(
        "with {kind+n:counters or more} on {x:it or them}",
        HasCounter(_KIND, _N),
    ),
)
table("condition").add(
    phrase("{what:subject} has a counter on it", "{what:subject} had a counter on it",
           "{what:subject} had one or more counters on it", "{what:subject} had counters on it",
           Matches(_WHAT, (_ANY,))),
    phrase("{what:subject pronoun} has one or more {kind:those counters}", Matches(_WHAT, (HasCounter(_KIND),))),
    phrase("{what:subject} has {n:one} or more counters on it", Matches(_WHAT, (HasCounter("", _N),))),
    phrase("{what:subject pronoun} had no counters on it", Unless(Matches(_WHAT, (_ANY,)))),
    phrase("{what:subject pronoun} had a {kind:counter} counter on it", Matches(_WHAT, (HasCounter(_KIND),))),
    phrase("{what:named} has a {kind:counter} counter on {x:own self}", Matches(_WHAT, (HasCounter(_KIND),))),
)  # fmt: skip
IDIOMS.add(
    phrase("put a {kind:counter} counter and a {other:counter} counter on {what:things}",
           (PutCounters(_WHAT, _KIND), PutCounters(_WHAT, _OTHER))),
    phrase("put {n:several} {kind:counter} counters and a {other:counter} counter on {what:things}",
           (PutCounters(_WHAT, _KIND, _N), PutCounters(_WHAT, _OTHER))),
    phrase("put a {kind:counter} counter, a {other:counter} counter, and a {c:counter} counter on {what:things}",
           (PutCounters(_WHAT, _KIND), PutCounters(_WHAT, _OTHER), PutCounters(_WHAT, slot("c")))),
)  # fmt: skip
