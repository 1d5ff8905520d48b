"""What else things become and must or can't do: legendary, colourless, to block one creature, to be blocked by some."""

import re

from entaku.oracle.ir.abilities import Static
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import (
    AddTypes,
    CantBeBlocked,
    CantBeTargeted,
    LoseTypes,
    MustAttack,
    MustBlock,
    SetColour,
)
from entaku.oracle.ir.things import Each, Self, You
from entaku.oracle.saying.english import applied, blockers, changes, player_lines, standing
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sorts import SUPERTYPES, type_words
from entaku.oracle.saying.english.tables import SaidSo, Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (applied, blockers, changes, player_lines, standing)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _BY, _C = slot("what"), slot("by"), slot("c")
Table("supertype", *(phrase(name.lower(), name) for name in SUPERTYPES))
Table("those spells", phrase("{c:spells like}", (_C, None)),
      phrase("{c:spells like} your opponents control", (_C, Each("opponent"))))  # fmt: skip
Table("those abilities", phrase("abilities your opponents control", Each("opponent")))
for each in ("lasting change", "static change"):
    table(each).add(
        phrase(
            "can't be the target of {c+by:those spells}",
            "can't be the targets of {c+by:those spells}",
            CantBeTargeted(_C, _BY, of="spells"),
        ),
        phrase(
            "can't be the target of {by:those abilities}",
            "can't be the targets of {by:those abilities}",
            CantBeTargeted(who=_BY, of="abilities"),
        ),
    )
SaidSo("except this turn", " this turn except by ")


class SeveralTypes(Kind):
    """Types that something has besides its own: "Cleric, Rogue, Warrior, and Wizard"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = _LISTED.match(text, at)
        words = re.split(r", and |, ", found[0]) if found is not None else []
        if found is not None and all(word in type_words() for word in words):
            yield tuple(words), found.end(), told

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or len(value) < FEWEST_IN_A_ROW:
            raise Unsayable(value)
        return f"{', '.join(value[:-1])}, and {value[-1]}", told


_LISTED = re.compile(r"(?:[A-Z]\w+, ){2,}and [A-Z]\w+")
FEWEST_IN_A_ROW = 3
KINDS["several types"] = SeveralTypes()
table("player line").add(
    phrase("~ is also a {c:several types}.", Static(Self(), (AddTypes(_C),), defines=True)),
)
table("lasting change").add(phrase("become~ colorless", SetColour("")))
table("static change").add(
    phrase("are~ colorless", SetColour("")),
    phrase("are~ {c:supertype}", AddTypes((_C,))),
    phrase("are~ no longer {c:supertype}", LoseTypes((_C,))),
)
table("thing clause").add(
    phrase("{what:subject} block~ {by:new target} this turn if able", Apply(_WHAT, (MustBlock(_BY),))),
    phrase("{what:subject} attack~ you this turn if able", Apply(_WHAT, (MustAttack(You()),))),
    phrase(
        "{what:subject} can't be blocked{x:except this turn}{by:groups}", Apply(_WHAT, (CantBeBlocked(except_=_BY),))
    ),
)
