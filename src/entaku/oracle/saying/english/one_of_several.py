"""Several cards that are exiled, of which one that is chosen may be played: "choose one of them. you may play …"."""

from entaku.oracle.ir.things import Among, Bound
from entaku.oracle.mechanics.casting import MayPlay
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.saying.english import durations
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (durations,)
"""The modules whose kinds are used, which must be there before."""

_MOVED = Among("moved")


class OneOfThoseMoved(Kind):
    """One of the cards that were just put where they are."""

    WORDS = ("one of them", "one of those cards", "one")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS if told.moved else ()):
            if text.startswith(words, at):
                yield _MOVED, at + len(words), told.chose("one of those moved", number)

    def say(self, value: Value, told: Telling) -> Said:
        if value != _MOVED:
            raise Unsayable(repr(value))
        number, then = told.choice("one of those moved")
        return self.WORDS[number], then


KINDS["one of those moved"] = OneOfThoseMoved()
IDIOMS.add(
    phrase(
        "choose {what:one of those moved}. you may play that card {u:playing time}",
        "choose {what:one of those moved}. {u:playing time}, you may play that card",
        (ChooseThings(slot("what")), MayPlay(Bound("chosen"), slot("u"))),
    ),
)
