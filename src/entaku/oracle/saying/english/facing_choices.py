"""Villainous choices: "each opponent faces a villainous choice — that player discards a card, or you draw a card"."""

from entaku.oracle.ir.instructions import ForEach
from entaku.oracle.ir.things import BoundPlayer, You
from entaku.oracle.mechanics.villainous_choice import FaceVillainousChoice
from entaku.oracle.saying.english import whose
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Value

ADDS_TO = (whose,)
"""The modules whose kinds are used here, which must be there before."""


class Option(Kind):
    """One of the options of whoever faces a choice, who is "they" and "that player" in it."""

    def _begins(self, told: Telling) -> Telling:
        return told._replace(player=BoundPlayer("each"), subject=You(), third=False, singular=False)

    def _ended(self, told: Telling, then: Telling) -> Telling:
        """What was told before, as nobody knows whether it is this option that is chosen."""
        return told._replace(targets=then.targets, said=then.said, trail=then.trail)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for do, end, then in KINDS["sentence"].read(text, at, self._begins(told)):
            yield do, end, self._ended(told, then)

    def say(self, value: Value, told: Telling) -> Said:
        words, then = KINDS["sentence" if len(value) == 1 else "clauses"].say(value, self._begins(told))
        return words, self._ended(told, then)


KINDS["option faced"] = Option()
IDIOMS.add(
    phrase(
        "{who:who acts} faces a villainous choice — {first:option faced}, or {second:option faced}",
        (ForEach(slot("who"), (FaceVillainousChoice(slot("first"), slot("second")),)),),
    )
)
