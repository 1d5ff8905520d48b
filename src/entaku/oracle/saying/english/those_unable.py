"""What comes of it for each of several players who had nothing to give up: "each opponent who can't loses 3 life".

(CR 101.3, 701.8, 701.17)
"""

from entaku.oracle.ir.instructions import ForEach, Instruction
from entaku.oracle.ir.things import BoundPlayer, Each, Except
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.mechanics.drawing import Discard
from entaku.oracle.saying.english import acts
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts,)
"""The modules whose kinds are used here, which must be there before."""

_DOERS = {Discard: BoundPlayer("discarders"), Sacrifice: BoundPlayer("sacrificers")}
"""Who has done it, by what is done."""
_NOUNS = {"opponent": Each("opponent"), "player": Each()}


def unable(done: Instruction, of: Each) -> Except:
    """Those of some players who couldn't do what each of several had to."""
    return Except(of, _DOERS[type(done)])


class Unable(Kind):
    """What each has to give up, and what those do, or what is done for each of those, who have nothing of it."""

    says_first = tuple(_DOERS)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if " who can't" not in text[at:]:
            return
        for done, end, then in KINDS["clause"].read(text, at, told):
            if type(done) not in _DOERS or not isinstance(getattr(done, "who", None), Each):
                continue
            if getattr(done, "amount", None) != 1:
                continue  # who gives up one of two has done something, and couldn't do it all
            for noun, of in _NOUNS.items():
                yield from self._they_do(text, end, then, done, f". each {noun} who can't ", of)
                yield from self._for_each(text, end, then, done, f". for each {noun} who can't, ", of)

    def _they_do(self, text: str, at: int, told: Telling, done: Instruction, words: str, of: Each) -> Reading:
        if text.startswith(words, at):
            who = unable(done, of)
            doing = told.clause_ended()._replace(subject=who, third=True, singular=True)
            for more, end, then in KINDS["verb phrase"].read(text, at + len(words), doing):
                yield (done, more), end, then

    def _for_each(self, text: str, at: int, told: Telling, done: Instruction, words: str, of: Each) -> Reading:
        if text.startswith(words, at):
            for more, end, then in KINDS["clauses"].read(text, at + len(words), told.clause_ended()):
                yield (done, ForEach(unable(done, of), more)), end, then

    def say(self, value: Value, told: Telling) -> Said:
        done, more = value if isinstance(value, tuple) and len(value) == len(("done", "more")) else (None, None)
        who = more.of if isinstance(more, ForEach) else getattr(more, "who", None)
        noun = next((noun for noun, of in _NOUNS.items() if type(done) in _DOERS and who == unable(done, of)), None)
        if noun is None or not isinstance(who, Except):
            raise Unsayable(value)
        words, told = KINDS["clause"].say(done, told)
        told = told.clause_ended()
        if isinstance(more, ForEach):
            said, told = KINDS["clauses"].say(more.do, told)
            return f"{words}. for each {noun} who can't, {said}", told
        said, told = KINDS["verb phrase"].say(more, told._replace(subject=who, third=True, singular=True))
        return f"{words}. each {noun} who can't {said}", told


KINDS["unable"] = Unable()
IDIOMS.add(phrase("{do:unable}", slot("do")))
