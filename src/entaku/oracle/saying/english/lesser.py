"""What costs less than what was just spoken of: "target creature card with lesser mana value"."""

from entaku.oracle.ir.things import Bound, Stat, StatOf, Targeted
from entaku.oracle.saying.english import suffixes
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (suffixes,)
"""The modules to whose tables lines are added here, which must be there before."""


class Lesser(Kind):
    """A mana value beside that of what was spoken of, which isn't said again: "lesser mana value"."""

    WORDS = (("lesser mana value", "<"), ("equal or lesser mana value", "<="), ("a equal or lesser mana value", "<="))

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if isinstance(told.it, Bound | Targeted):
            for number, (words, how) in enumerate(self.WORDS):
                if text.startswith(words, at):
                    value = ("mana value", how, StatOf("mana value", told.it))
                    yield value, at + len(words), told.chose("lesser", number)

    def say(self, value: Value, told: Telling) -> Said:
        hows = [how for _, how in self.WORDS]
        stat, how, amount = value
        if stat != "mana value" or how not in hows or not isinstance(told.it, Bound | Targeted):
            raise Unsayable(value)
        if amount != StatOf("mana value", told.it):
            raise Unsayable(value)
        number, told = told.choice("lesser", hows.index(how))
        return self.WORDS[number][0], told


KINDS["lesser"] = Lesser()
table("suffix phrase").add(phrase("with {s+h+n:lesser}", Stat(slot("s"), slot("h"), slot("n"))))
