"""What things become for good, as nothing says how long: another colour, more types.  (CR 611.2a)"""

from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import AddTypes, CantBeCountered, Resize, SetColour
from entaku.oracle.ir.instructions import ForEach
from entaku.oracle.ir.things import Bound, StatOf
from entaku.oracle.saying.english import applied, lands
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import SaidSo, table

ADDS_TO = (applied, lands)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _TO, _A, _B, _C = slot("what"), slot("to"), slot("a"), slot("b"), slot("c")


table("thing clause").add(
    phrase("{what:subject} become~ {c:colour}", Apply(_WHAT, (SetColour(_C),), "end of game")),
    phrase(
        "{what:subject} become~ the chosen color",
        "{what:subject} become~ that color",
        Apply(_WHAT, (SetColour(bound="chosen colour"),), "end of game"),
    ),
    phrase(
        "{what:subject} become~ the color of your choice", Apply(_WHAT, (SetColour(bound="colour"),), "end of game")
    ),
    phrase(
        "{what:subject} become~ {c:more types} in addition to {x:own types}",
        "{what:subject} are~ {c:more types} in addition to {x:own types}",
        "{what:first of all}'s {c:more types} in addition to {x:own types}",
        Apply(_WHAT, (AddTypes(_C),), "end of game"),
    ),
    phrase("{what:one subject} become~ {c:added form} in addition to {x:own types}", Apply(_WHAT, _C, "end of game")),
    phrase(
        "{what:one subject} become~ {c:added form} in addition to {x:own types} {u:term}",
        "{u:term in front}, {what:one subject} become~ {c:added form} in addition to {x:own types}",
        Apply(_WHAT, _C, slot("u")),
    ),
    phrase("{what:one subject} becomes {c:sized form}", Apply(_WHAT, _C, "end of game")),
    phrase("{what:one subject} loses {c:becoming without abilities}", Apply(_WHAT, _C, "end of game")),
    phrase(
        "{u:term in front}, {what:one subject} become~ {c:other form}",
        "{what:one subject} become~ {c:other form} {u:term}",
        Apply(_WHAT, _C, slot("u")),
    ),
    phrase(
        "{u:term in front}, {what:one subject} become~ {c:new form} that's still a planeswalker",
        Apply(_WHAT, _C, slot("u")),
    ),
    phrase("{what:new target} can't be countered", Apply(_WHAT, (CantBeCountered(),))),
)

SaidSo("until both end", "until end of turn")
SaidSo("double", "double")
_EACH = Bound("each")
_BOTH = (Resize(StatOf("power", _EACH), StatOf("toughness", _EACH)),)
IDIOMS.add(
    phrase(
        "{x:until both end}, {what:subject} {a:lasting changes} and {to:subject} {b:lasting changes}",
        (Apply(_WHAT, _A), Apply(_TO, _B)),
    ),
    phrase(
        "{x:double} {what:poss} power until end of turn",
        "{x:double} the power of {what:thing} until end of turn",
        (Apply(_WHAT, (Resize(StatOf("power", _WHAT), 0),)),),
    ),
    phrase(
        "double {what:poss} power and toughness until end of turn",
        (Apply(_WHAT, (Resize(StatOf("power", _WHAT), StatOf("toughness", _WHAT)),)),),
    ),
    phrase(
        "double the power and toughness of each {what:each group} until end of turn",
        (ForEach(_WHAT, (Apply(_EACH, _BOTH),)),),
    ),
    phrase(
        "double the power of each {what:each group} until end of turn",
        (ForEach(_WHAT, (Apply(_EACH, (Resize(StatOf("power", _EACH), 0),)),)),),
    ),
)
