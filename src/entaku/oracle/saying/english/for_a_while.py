"""Rules that hold for a while: prevention both ways, what may be cast as though it had flash.  (CR 611.2)"""

from entaku.oracle.ir.replacements import InsteadOfDamage
from entaku.oracle.mechanics.casting import MayPlay
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.saying.english import acts, cast_free, standing
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table

ADDS_TO = (acts, cast_free, standing)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _WHERE, _C = slot("what"), slot("where"), slot("c")

IDIOMS.add(
    phrase(
        "until your next turn, prevent all {c:damage sort} that would be dealt to and by {what:new target}",
        (Establish(InsteadOfDamage(to=_WHAT, combat=_C, both_ways=True), "your next turn"),),
    ),
    phrase("you may cast {what:pronoun} this turn", (MayPlay(_WHAT, cast=True),)),
)
table("command").add(
    phrase(
        "prevent all {c:damage sort} that would be dealt to and by {what:things} this turn",
        Establish(InsteadOfDamage(to=_WHAT, combat=_C, both_ways=True)),
    ),
)
