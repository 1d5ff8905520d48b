"""A quality that is chosen among some: odd or even, artifact or creature or land.  (CR 205.2a, 614.12b)"""

import re
from collections.abc import Mapping

from entaku.oracle.ir.abilities import Replaces
from entaku.oracle.ir.replacements import AsEntersChoose
from entaku.oracle.ir.things import Not, Parity
from entaku.oracle.saying.english import standing, suffixes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.typelines import TYPES

ADDS_TO = (standing, suffixes)
"""The modules to whose tables lines are added here, which must be there before."""

_AMONG, _STAT = slot("among"), slot("s")


class SomeCardTypes(Kind):
    """Two card types or more, one of which is chosen: "artifact, creature, or land"."""

    WORDS = re.compile(r"[a-z]+(?:, [a-z]+)*,? or [a-z]+")
    TYPE_OF: Mapping[str, str] = {name.lower(): name for name in TYPES}

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = self.WORDS.match(text, at)
        types = tuple(self.TYPE_OF.get(word, "") for word in re.split(r", or |, | or ", found[0])) if found else ()
        if found and all(types):
            yield types, found.end(), told

    def say(self, value: Value, told: Telling) -> Said:
        *most, last = (one.lower() for one in value)
        if not most or not {*most, last} <= self.TYPE_OF.keys():
            raise Unsayable(value)
        return f"{', '.join(most)}{',' if len(most) > 1 else ''} or {last}", told


KINDS["some card types"] = SomeCardTypes()
Table("odd or even", phrase("odd or even", ("odd", "even")))
Table(
    "number of an object",
    phrase("mana value", "mana value"),
    phrase("power", "power"),
    phrase("toughness", "toughness"),
)
table("replacing line").add(
    phrase("as ~ enters, choose {among:some card types}.", Replaces(AsEntersChoose("card type", among=_AMONG))),
    phrase("as ~ enters, choose {among:odd or even}.", Replaces(AsEntersChoose("word", among=_AMONG))),
)
table("suffix phrase").add(
    phrase(
        "with {s:number of an object} of the chosen quality",
        "with {s:number of an object} of that quality",
        Parity("chosen", _STAT),
    ),
    phrase("without {s:number of an object} of the chosen quality", Not(Parity("chosen", _STAT))),
)
