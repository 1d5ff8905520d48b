"""What else abilities wait for: life gained or lost, and what goes back to hands."""

from entaku.oracle.ir.happenings import AnyHappening, GainsLife, LosesLife, Moves, OneOrMore
from entaku.oracle.saying.english import events
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (events,)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_WHAT, _WHO = slot("what"), slot("who")

Table("back in whose hand", phrase("hand", "a player's hand", "its owner's hand", "their owners' hands", None))
Table("going back", phrase("are returned to {x:back in whose hand}", None))
table("event phrase").add(
    phrase("{who:any player} gain~ or lose~ life", AnyHappening((GainsLife(_WHO), LosesLife(_WHO)))),
    phrase("{what:happener} is returned to {x:back in whose hand}", Moves(_WHAT, "hand", "battlefield")),
    phrase(
        "one or more {what:groups} {y:going back}",
        OneOrMore(Moves(_WHAT, "hand", "battlefield")),
    ),
)
