"""Devotion, and mana symbols of a colour that are counted otherwise: how many are in mana costs.  (CR 700.5)"""

from entaku.oracle.colours import colours
from entaku.oracle.ir.conditions import Compared
from entaku.oracle.ir.things import Bound, ControlledBy, DevotionLike, Group, You
from entaku.oracle.saying.english import amounts, changes, conditions
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sorts import WORD_OF_COLOUR
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Value

ADDS_TO = (amounts, changes, conditions)
"""The modules to whose tables lines are added here, which must be there before."""

OWN = Group((ControlledBy(You()),))
_DEVOTION = DevotionLike(slot("c"), OWN)


class DevotedColours(Kind):
    """One colour or two: "red", "green and white"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for first, end, then in KINDS["colour"].read(text, at, told):
            if text.startswith(" and ", end):
                for second, last, after in KINDS["colour"].read(text, end + 5, then):
                    ordered = colours(first + second)
                    yield ordered, last, after.chose("devotion order", int(ordered[0] != first))
            yield first, end, then

    def say(self, value: Value, told: Telling) -> Said:
        turned, told = told.choice("devotion order") if len(value) > 1 else (0, told)
        ordered = value[::-1] if turned else value
        return " and ".join(WORD_OF_COLOUR[colour] for colour in ordered), told


KINDS["devoted colours"] = DevotedColours()
table("equal").add(
    phrase("your devotion to {c:devoted colours}",
           "the number of {c:colour} mana symbols in the mana costs of permanents you control", _DEVOTION),
)  # fmt: skip
Table("whose mana cost", phrase("the sacrificed creature's", Bound("sacrificed")), phrase("its", Bound("each")))
table("count").add(
    phrase("{c:colour} mana symbol# in the mana costs of {what:counted}",
           DevotionLike(slot("c"), slot("what"))),
    phrase("{c:colour} mana symbol# in {what:whose mana cost} mana cost", DevotionLike(slot("c"), slot("what"))),
)  # fmt: skip
table("condition").add(
    phrase("your devotion to {c:devoted colours} is less than {n:one}", Compared(_DEVOTION, "<", slot("n"))),
)
