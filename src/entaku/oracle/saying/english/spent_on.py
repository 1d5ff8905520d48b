"""What mana may be spent on that is told by two sorts of spells, or as one's commander.  (CR 106.6)"""

import entaku.oracle.mechanics.spending  # noqa: F401  (has the tables)
from entaku.oracle.ir.things import AnyOf, Being, OwnedBy, You
from entaku.oracle.saying.english import either_of_two, standing
from entaku.oracle.saying.english.either_of_two import BETWEEN, as_one, sorted_out
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

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
                        yield (AnyOf((as_one(first), as_one(second))),), last, after

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or len(value) != 1 or not isinstance(value[0], AnyOf) or len(value[0].of) != 2:
            raise Unsayable(repr(value))
        first, second = map(sorted_out, value[0].of)
        words, told = KINDS[self.one].say(first, told)
        others, told = KINDS[self.one].say(second, told)
        return f"{words}{BETWEEN}{others}", told


EitherSpell("either spell", "a spell")
EitherSpell("either spells", "spells like")
table("casting").add(
    phrase("cast your commander", (Being("commander"), OwnedBy(You()))),
    phrase("cast {spells:either spell}", "cast {spells:either spells}", _SPELLS),
)
