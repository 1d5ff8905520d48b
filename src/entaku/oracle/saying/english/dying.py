"""What would die or leave the battlefield and is exiled instead, always or for a while.  (CR 614.1a, 700.4)"""

from entaku.oracle.ir.abilities import Replaces
from entaku.oracle.ir.replacements import InsteadOfMoving
from entaku.oracle.ir.things import Among
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.saying.english import acts, happened, standing
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (acts, happened, standing)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _WHERE = slot("what"), slot("where")
_EXILED = InsteadOfMoving(_WHAT, "graveyard", "exile")
_EXILED_THENCE = InsteadOfMoving(_WHAT, "graveyard", "exile", "battlefield")
"""The same of whatever is like something: cards of those in hands and libraries don't die."""

Table(
    "mortal",
    phrase("{where:one of a sort} dealt damage this way", Among("damaged", _WHERE)),
    phrase("{what:pronoun}", _WHAT),
)
Table("what may die", phrase("{what:mortal}", _EXILED), phrase("{what:a group}", _EXILED_THENCE))
table("command").add(phrase("if {rule:what may die} would die this turn, exile it instead", Establish(slot("rule"))))
table("command").add(
    phrase(
        "if {what:subject pronoun} would leave the battlefield, exile it instead of putting it anywhere else",
        Establish(InsteadOfMoving(_WHAT, None, "exile"), "end of game"),
    )
)
table("replacing line").add(
    phrase(
        "if {what:a group} would die, exile it instead.",
        "if {what:own self} would die, exile it instead.",
        Replaces(_EXILED_THENCE),
    ),
    phrase(
        "if {what:own self} would leave the battlefield, exile it instead of putting it anywhere else.",
        Replaces(InsteadOfMoving(_WHAT, None, "exile", "battlefield")),
    ),
)
