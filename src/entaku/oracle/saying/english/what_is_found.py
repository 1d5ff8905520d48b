"""What a library is searched for, and what becomes of it: "up to two land cards", "put them into your hand"."""

from entaku.oracle.saying.english import acts
from entaku.oracle.saying.english.acts import VerbPhrase
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Value

ADDS_TO = (acts,)
"""The modules whose kinds of phrases are used here, which must be there before."""

_C, _N, _TO, _WHERE = slot("c"), slot("n"), slot("to"), slot("where")


class Sought(Table):
    """What is searched for, how much of it, and whether it may be less."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in super().read(text, at, told):
            yield value, end, then._replace(many=value[1] != 1)

    def say(self, value: Value, told: Telling) -> Said:
        words, then = super().say(value, told)
        return words, then._replace(many=value[1] != 1)


class FoundOnes(Kind):
    """What was found: "it", "them"; `usual` is the way in which it is usually said."""

    WORDS = (("it", "that card", "the card"), ("them", "those cards", "the cards"))

    def __init__(self, name: str, usual: int) -> None:
        KINDS[name] = self
        self.usual = usual

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.WORDS[told.many]):
            if text.startswith(words, at):
                yield None, at + len(words), told.chose("found", number)

    def say(self, value: Value, told: Telling) -> Said:
        number, told = told.choice("found", self.usual)
        return self.WORDS[told.many][number], told


FoundOnes("it found", 0)
FoundOnes("card found", 1)
Sought(
    "sought",
    phrase("{where:a card like}", (_WHERE, 1, False)),
    phrase("up to {n:a} {where:cards like}", (_WHERE, _N, True)),
    phrase("any number of {where:cards like}", (_WHERE, None, True)),
)
VerbPhrase(
    "what is found",
    phrase("reveal~ {x:it found}, put~ {y:it found} into {your} hand, then shuffle~", ("hand", True, False)),
    phrase("put~ {y:it found} into {your} {to:hand or graveyard}, then shuffle~", (_TO, False, False)),
    phrase("put~ {y:it found} {c:onto the battlefield}, then shuffle~", ("battlefield", False, _C)),
    phrase("exile~ {y:it found}, then shuffle~", ("exile", False, False)),
    phrase("reveal~ {x:it found}, then shuffle~ and put~ {y:card found} on top", ("library", True, False)),
    phrase("then shuffle~ and put~ {y:card found} on top", ("library", False, False)),
)
