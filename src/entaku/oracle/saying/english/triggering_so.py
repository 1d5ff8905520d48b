"""What triggers as something was done this way: "when you discard a nonland card this way, …".  (CR 603.12)"""

from collections.abc import Iterable

from entaku.oracle.ir.conditions import Bind, Matches
from entaku.oracle.ir.instructions import If, Reflexive
from entaku.oracle.ir.things import Bound, You
from entaku.oracle.saying.english import conditions
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (conditions,)
"""The modules whose kinds of phrases are used here, which must be there before."""


class DoneThisWay(Kind):
    """A trigger of its own that looks back at the card that was just discarded, exiled or revealed."""

    says = (If,)

    WORDS = (("when you discard ", "discarded"), ("when you exile ", "moved"), ("when you reveal ", "found"))
    END = " this way, "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.targets:
            return
        for number, (words, name) in enumerate(self.WORDS):
            if not text.startswith(words, at):
                continue
            for where, end, then in KINDS["a card like"].read(
                text, at + len(words), told.chose("done this way", number)
            ):
                if text.startswith(self.END, end):
                    for tail, last, after in KINDS["clauses"].read(
                        text, end + len(self.END), self._looking(name, then)
                    ):
                        so = Matches(Bound(name), where) if where else Bind(name)
                        yield If(so, (Reflexive(tail, after.targets),)), last, after._replace(targets=(), said=0)

    def _looking(self, name: str, told: Telling) -> Telling:
        """The same for what triggers: the card is "it", and "that card"."""
        return told.clause_ended()._replace(
            it=Bound(name), noun="card", that=Bound(name), that_noun="card", moved=False, subject=You(), third=False,
            cards="",
        )  # fmt: skip

    def begins(self) -> Iterable[str] | None:
        return (words for words, _ in self.WORDS)

    def say(self, value: Value, told: Telling) -> Said:
        does = value.do[0] if isinstance(value, If) and len(value.do) == 1 else None
        name = value.condition.what if isinstance(does, Reflexive) and isinstance(value.condition, Matches) else None
        if isinstance(does, Reflexive) and isinstance(value.condition, Bind):
            name = Bound(value.condition.name)
        names = [each for _, each in self.WORDS]
        if not isinstance(does, Reflexive) or not isinstance(name, Bound) or name.name not in names or value.otherwise:
            raise Unsayable(value)
        number, told = told.choice("done this way", names.index(name.name))
        where = value.condition.where if isinstance(value.condition, Matches) else ()
        card, told = KINDS["a card like"].say(where, told)
        looking = self._looking(name.name, told)._replace(targets=does.targets, said=0)
        words, told = KINDS["clauses"].say(does.do, looking)
        return f"{self.WORDS[number][0]}{card}{self.END}{words}", told._replace(targets=(), said=0)


KINDS["done this way so"] = DoneThisWay()
IDIOMS.add(phrase("{does:done this way so}", (slot("does"),)))
