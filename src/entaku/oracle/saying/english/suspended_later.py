"""Cards in exile that gain suspend, where they have it not: "if it doesn't have suspend, it gains suspend"."""

from entaku.oracle.ir.abilities import Keyword
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import Gain
from entaku.oracle.ir.conditions import Matches, Unless
from entaku.oracle.ir.instructions import If
from entaku.oracle.ir.things import Has
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value


class OneInExile(Kind):
    """The card just exiled: "it", also where it was "that card" before."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        what = told.it if told.it is not None else told.that
        if text.startswith("it ", at) and what is not None and (told.moved or told.it is not None):
            yield what, at + len("it"), told

    def say(self, value: Value, told: Telling) -> Said:
        if value != (told.it if told.it is not None else told.that):
            raise Unsayable(value)
        return "it", told


_WHAT = slot("what")
KINDS["one in exile"] = OneInExile()
IDIOMS.add(
    phrase("if {what:one in exile} doesn't have suspend, it gains suspend",
           (If(Unless(Matches(_WHAT, (Has("suspend"),))),
               (Apply(_WHAT, (Gain((Keyword("suspend"),)),), "end of game"),)),)),
)  # fmt: skip
