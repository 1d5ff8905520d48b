"""What enters from somewhere: "whenever a creature enters from your graveyard", "when ~ enters from your hand"."""

from entaku.oracle.ir.happenings import AnyHappening, Enters
from entaku.oracle.ir.things import Self, You
from entaku.oracle.saying.english import events
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (events,)
"""The modules to whose tables lines are added here, which must be there before."""

_BY, _OF, _WHAT, _ZONE = slot("by"), slot("of"), slot("what"), slot("zone")
Table(
    "entered from",
    phrase("your graveyard", ("graveyard", You())),
    phrase("a graveyard", ("graveyard", None)),
    phrase("your hand", ("hand", You())),
    phrase("exile", ("exile", None)),
)
table("event phrase").add(
    phrase("{what:happener} enters from {zone+of:entered from}", Enters(_WHAT, _ZONE, _OF)),
    phrase(
        "~ or {by:another one} enters from {zone+of:entered from}",
        AnyHappening((Enters(Self(), _ZONE, _OF), Enters(_BY, _ZONE, _OF))),
    ),
)
