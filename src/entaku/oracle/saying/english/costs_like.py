"""Spells and cards by what stands in their costs: "with {X} in its mana cost", "that has an Adventure"."""

import re

from entaku.oracle.ir.things import CostHas, HasAdventure
from entaku.oracle.saying.english import suffixes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (suffixes,)
"""The modules to whose tables lines are added here, which must be there before."""


class SymbolWithin(Kind):
    """The symbol in a mana cost: "{X} in its mana cost" of one, "{X} in their mana costs" of several."""

    WITHIN = re.compile(r"\{(X)\} in (its mana cost|their mana costs)")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = self.WITHIN.match(text, at)
        if found is not None and (found[2] == "their mana costs") == told.many:
            yield CostHas(found[1]), found.end(), told

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, CostHas):
            raise Unsayable(value)
        return f"{{{value.symbol}}} in {'their mana costs' if told.many else 'its mana cost'}", told


KINDS["symbol within"] = SymbolWithin()
table("suffix phrase").add(
    phrase("with {c:symbol within}", slot("c")),
    phrase("that has a Adventure", HasAdventure()),
)
