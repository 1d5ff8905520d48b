"""What others choose of what is theirs, and what is then done with it: "target opponent chooses a creature they …"."""

from collections.abc import Iterable

from entaku.oracle.ir.things import Bound, Each, Except, Group, You
from entaku.oracle.ir.walking import nodes
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.saying.english import others_own
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.group_nouns import noun_of
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.telling import KINDS, SEVERAL, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (others_own,)
"""The modules whose kinds are used here, which must be there before."""

_CHOSEN = Bound("chosen")


class OneOfTheirCards(Kind):
    """A card in the graveyard of whoever acts: "a artifact card in their graveyard"."""

    BEHIND = " in their graveyard"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS["a card like"].read(text, at, told):
            if text.startswith(self.BEHIND, end):
                yield Group(where, "graveyard", told.theirs()), end + len(self.BEHIND), then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or value.zone != "graveyard":
            raise Unsayable(value)
        words, told = KINDS["a card like"].say(value.where, told)
        return words + self.BEHIND, told


class ChosenAndDone(Kind):
    """What another player chooses of their own, and what you do with it: "… chooses a creature they control. …"."""

    says_first = (ChooseThings,)

    CHOOSES, STOP = " chooses ", ". "
    OWN = ("one of their own", "one of their cards")

    def _told(self, what: Group, who: Value, told: Telling) -> Telling:
        """What is told of behind the choice: what was chosen, of one player or of each of several."""
        noun = "card" if what.zone == "graveyard" else noun_of(what)
        several = isinstance(who, Each | Except)
        return told._replace(
            it=_CHOSEN, noun=f"{SEVERAL}{noun}" if several else noun, that=None, subject=You(), third=False, moved=False
        )

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.find(self.CHOOSES, at) < 0:
            return
        for who, end, then in KINDS["who acts"].read(text, at, told):
            if not text.startswith(self.CHOOSES, end):
                continue
            for kind in self.OWN:
                for what, last, after in KINDS[kind].read(text, end + len(self.CHOOSES), then):
                    if not text.startswith(self.STOP, last):
                        continue
                    behind = self._told(what, who, after).clause_ended()
                    for do, stop, finally_ in KINDS["clauses"].read(text, last + len(self.STOP), behind):
                        if len(do) == 1 and _CHOSEN in nodes(do):
                            yield (ChooseThings(what, who), *do), stop, finally_

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(("who acts",))

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple) or len(value) != 2 or _CHOSEN not in nodes(value[1:]):
            raise Unsayable(value)
        chosen, *do = value
        if not isinstance(chosen, ChooseThings) or not isinstance(chosen.what, Group):
            raise Unsayable(value)
        if chosen != ChooseThings(chosen.what, chosen.who):
            raise Unsayable(value)
        who, told = KINDS["who acts"].say(chosen.who, told)
        what, told = KINDS[self.OWN[chosen.what.zone == "graveyard"]].say(chosen.what, told)
        words, told = KINDS["clauses"].say(tuple(do), self._told(chosen.what, chosen.who, told).clause_ended())
        return f"{who}{self.CHOOSES}{what}{self.STOP}{words}", told


KINDS["one of their cards"] = OneOfTheirCards()
KINDS["chosen and done"] = ChosenAndDone()
IDIOMS.add(phrase("{do:chosen and done}", slot("do")))
