"""What each of three targets gets its own share of: "1 damage to any target, 2 to another, and 3 to a third"."""

from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.saying.english import acts
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase

ADDS_TO = (acts,)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_SOURCE = slot("source")
_DEALT = tuple(Damage(slot(number), slot(to), _SOURCE) for number, to in ("ax", "by", "cz"))
IDIOMS.add(
    phrase("put {a:more counters}, {b:more counters}, and {c:more counters}", (slot("a"), slot("b"), slot("c"))),
    phrase("{source:dealer} deal~ {a+x:so much to}, {b+y:so much to}, and {c+z:so much to}", _DEALT),
)  # fmt: skip
