"""What mana may be spent on that is told by two sorts of spells, or as one's commander.  (CR 106.6)"""

import entaku.oracle.mechanics.spending  # noqa: F401  (has the tables)
from entaku.oracle.ir.things import Being, OwnedBy, You
from entaku.oracle.saying.english import either_of_two, standing
from entaku.oracle.saying.english.either_of_two import BETWEEN, both_said, either
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Value

ADDS_TO = (either_of_two, standing)
"""The modules whose kinds of phrases are used here, which must be there before."""

_SPELLS = slot("spells")


class EitherSpell(Kind):
    """Spells of either of two sorts, each with its noun: "a Dragon spell or a Omen spell"."""

    def __init__(self, name: str, one: str) -> None:
        KINDS[name] = self
        self.one = one

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if BETWEEN not in text[at:]:
            return
        for first, end, then in KINDS[self.one].read(text, at, told):
            if first and text.startswith(BETWEEN, end):
                for second, last, after in KINDS[self.one].read(text, end + len(BETWEEN), then):
                    if second:
                        yield either(first, second), last, after

    def say(self, value: Value, told: Telling) -> Said:
        return both_said(self.one, value, told)


EitherSpell("either spell", "a spell")
EitherSpell("either spells", "spells like")
table("casting").add(
    phrase("cast your commander", (Being("commander"), OwnedBy(You()))),
    phrase("cast {spells:either spell}", "cast {spells:either spells}", _SPELLS),
)
