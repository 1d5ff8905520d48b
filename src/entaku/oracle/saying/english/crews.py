"""Who has crewed or saddled: "each creature that crewed it this turn", "whenever ~ becomes crewed"."""

from entaku.oracle.ir.happenings import AnyHappening, Crews, Undergoes
from entaku.oracle.ir.things import CrewOf, Group, Is
from entaku.oracle.saying.english import deeds, events, suffixes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (deeds, events, suffixes)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_WHAT, _WHICH, _C = slot("what"), slot("which"), slot("c")
MOUNT, VEHICLE = Group((Is("Mount"),)), Group((Is("Vehicle"),))
Table("ridden", phrase("crewed", False), phrase("saddled", True))
table("suffix phrase").add(
    phrase(
        "that {c:ridden} {what:pronoun} this turn",
        "that {c:ridden} {what:named} this turn",
        CrewOf(_WHAT, _C),
    ),
)
table("event phrase").add(
    phrase("{what:happener} becomes crewed", Undergoes(_WHAT, "becomes crewed")),
    phrase("{what:happener} becomes saddled", Undergoes(_WHAT, "becomes saddled")),
    phrase("{what:happener} saddles {which:a group}", Crews(_WHAT, _WHICH, saddling=True)),
    phrase(
        "{what:happener} saddles a Mount or crews a Vehicle",
        AnyHappening((Crews(_WHAT, MOUNT, saddling=True), Crews(_WHAT, VEHICLE))),
    ),
)
