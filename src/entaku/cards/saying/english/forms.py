"""What things become for good, as nothing says how long: another colour, more types.  (CR 611.2a)"""

from entaku.cards.ir.actions import Apply
from entaku.cards.ir.changes import AddTypes, CantBeCountered, Resize, SetColour
from entaku.cards.ir.things import StatOf
from entaku.cards.saying.english import applied, lands
from entaku.cards.saying.english.idioms import IDIOMS
from entaku.cards.saying.english.patterns import slot
from entaku.cards.saying.english.phrase import phrase
from entaku.cards.saying.english.tables import SaidSo, table

ADDS_TO = (applied, lands)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _TO, _A, _B, _C = slot("what"), slot("to"), slot("a"), slot("b"), slot("c")

table("thing clause").add(
    phrase("{what:subject} become~ {c:colour}", Apply(_WHAT, (SetColour(_C),), "end of game")),
    phrase(
        "{what:subject} become~ the color of your choice", Apply(_WHAT, (SetColour(bound="colour"),), "end of game")
    ),
    phrase(
        "{what:subject} become~ {c:more types} in addition to {x:own types}",
        Apply(_WHAT, (AddTypes(_C),), "end of game"),
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
)
