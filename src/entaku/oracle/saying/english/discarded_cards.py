"""A card that was just discarded, spoken of where it lies: "exile that card from your graveyard".  (CR 701.8)"""

from entaku.oracle.ir.things import Bound
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english import acts, events
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts, events)
"""The modules to whose tables lines are added here, which must be there before."""


class DiscardedCard(Kind):
    """ "That card from your graveyard", of what was discarded; then it is a new object."""

    WORDS = "that card from your graveyard"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.that == Bound("it") and told.that_noun == "card" and text.startswith(self.WORDS, at):
            yield Bound("it"), at + len(self.WORDS), told._replace(moved=True, it=Bound("it"), noun="card")

    def say(self, value: Value, told: Telling) -> Said:
        if value != Bound("it") or told.that != Bound("it") or told.that_noun != "card":
            raise Unsayable(value)
        return self.WORDS, told._replace(moved=True, it=Bound("it"), noun="card")


KINDS["discarded card"] = DiscardedCard()
table("command").add(phrase("exile {what:discarded card}", Move(slot("what"), "exile", origin="graveyard")))
