"""What is done several times over: "investigate twice", "proliferate X times", "it explores, then it explores again".

(CR 608.2c)
"""

from entaku.oracle.ir.instructions import Repeat
from entaku.oracle.ir.predefined import PREDEFINED
from entaku.oracle.mechanics.copying import CopySpell
from entaku.oracle.mechanics.discover import Discover
from entaku.oracle.mechanics.explore import Explore
from entaku.oracle.mechanics.investigate import Investigate
from entaku.oracle.mechanics.manifest import ManifestDread
from entaku.oracle.mechanics.populate import Populate
from entaku.oracle.mechanics.proliferate import Proliferate
from entaku.oracle.mechanics.time_travel import TimeTravel
from entaku.oracle.mechanics.tokens import Create
from entaku.oracle.mechanics.venture import Venture
from entaku.oracle.saying.english import acts
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import WHO, slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (acts,)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _M, _DO, _WHAT = slot("n"), slot("m"), slot("do"), slot("what")
Table("so often", phrase("twice", 2), phrase("{n:several} times", _N), phrase("once for each {n:for each}", _N))
Table(
    "done so often",
    phrase("investigate", (Investigate(),)),
    phrase("manifest dread", (ManifestDread(),)),
    phrase("proliferate", (Proliferate(),)),
    phrase("time travel", (TimeTravel(),)),
    phrase("populate", (Populate(),)),
    phrase("discover {m:amount}", (Discover(_M),)),
    phrase("venture into the dungeon", (Venture(),)),
    phrase("incubate {m:amount}", (Create(PREDEFINED["Incubator"], counters=_M),)),
    phrase("{what:subject} explores", (Explore(_WHAT),)),
)
table("command").add(phrase("{do:done so often} {n:so often}", Repeat(_N, _DO)))
table("command").add(
    phrase(
        "copy {what:things} {n:so often}. you may choose new targets for the copies",
        "copy {what:things} for each {n:for each}. you may choose new targets for the copies",
        Repeat(_N, (CopySpell(_WHAT),)),
    ),
    phrase("copy {what:things} for each {n:for each}", Repeat(_N, (CopySpell(_WHAT, new_targets=False),))),
)
table("verb phrase").add(phrase("incubate~ {n:amount}", Create(PREDEFINED["Incubator"], counters=_N, who=WHO)))
IDIOMS.add(
    phrase("{what:subject} explores, then it explores again", (Explore(_WHAT), Explore(_WHAT))),
)
