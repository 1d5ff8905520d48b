"""The card itself where it lies in a graveyard: "return ~ from your graveyard to your hand".  (CR 113.6m)"""

from entaku.oracle.ir.things import Self
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.english.things import remembered


class BuriedSelf(Kind):
    """The card itself where it lies in a graveyard; the ability then works there."""

    WORDS = "~ from your graveyard"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at):
            yield Self(), at + len(self.WORDS), remembered(told)._replace(buried=True, it=Self(), noun="")

    def say(self, value: Value, told: Telling) -> Said:
        if value != Self() or not told.buried:
            raise Unsayable(value)
        return self.WORDS, remembered(told)._replace(it=Self(), noun="")


KINDS["buried self"] = BuriedSelf()
