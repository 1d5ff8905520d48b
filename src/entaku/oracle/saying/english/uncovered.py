"""Cards that were revealed, moved or looked at, and what is done with them then."""

import entaku.oracle.mechanics  # noqa: F401  (has the rows)
from entaku.oracle.ir.things import Bound, Each, TopCards, You
from entaku.oracle.saying.english.telling import (
    KINDS,
    Kind,
    Reading,
    Said,
    Telling,
    Unsayable,
    Value,
    others_library,
)


class Uncovered(Kind):
    """Cards of a library that are now seen, and can be spoken of: "that card", "it"."""

    def __init__(self, name: str, bound: str) -> None:
        KINDS[name] = self
        self.bound = bound

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["top cards"].read(text, at, told):
            yield value, end, self._then(value, then)

    def say(self, value: Value, told: Telling) -> Said:
        if told.choice("reveals")[0] and self.bound == "revealed":
            raise Unsayable(value)
        words, then = KINDS["top cards"].say(value, told)
        return words, self._then(value, then)

    def _then(self, value: Value, told: Telling) -> Telling:
        who = getattr(value, "who", None)
        told = told._replace(cards=self.bound if self.bound != "moved" else "", library=others_library(who))
        if getattr(value, "amount", 0) != 1 or isinstance(who, Each):
            return told._replace(it=None, noun="")
        return told._replace(it=Bound(self.bound), noun="card", moved=False)


class OwnUncovered(Uncovered):
    """The same of the library of another player, who is the subject: "that player reveals the top card of their …"."""

    WORDS = "the top card of their library"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.WORDS, at) and not told.several_act() and told.subject != You():
            value = TopCards(told.subject)
            then = self._then(value, told.chose("reveals", 1))
            yield value, at + len(self.WORDS), then._replace(player=told.subject)

    def say(self, value: Value, told: Telling) -> Said:
        reveals, told = told.choice("reveals")
        if not reveals or value != TopCards(told.subject) or told.several_act() or told.subject == You():
            raise Unsayable(value)
        return self.WORDS, self._then(value, told)._replace(player=told.subject)


Uncovered("revealed cards", "revealed")
OwnUncovered("own revealed cards", "revealed")
Uncovered("buried cards", "moved")
Uncovered("seen cards", "seen")


class OneSeen(Kind):
    """A card that was looked at or revealed, and lies where it lay."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.it in (Bound("seen"), Bound("revealed")):
            yield from KINDS["pronoun"].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        if value not in (Bound("seen"), Bound("revealed")):
            raise Unsayable(value)
        return KINDS["pronoun"].say(value, told)


KINDS["one seen"] = OneSeen()
