"""Amass.  (CR 701.44)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount
from entaku.oracle.saying.english.sorts import type_word, type_words
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Value
from entaku.oracle.saying.japanese.clauses import Said as Clauses
from entaku.oracle.saying.japanese.groups import type_word as japanese_type
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.rows import KIND, N, command, keyword_action, row
from entaku.oracle.subtypes import OTHER_SUBTYPES


class Amass(Action, frozen=True):
    """An Army that you control gets so many +1/+1 counters, made first if there is none; `bind` is it.  (CR 701.44)

    The one that is made is of the `kind`, which since 2023 stands in the text; by today's rules any other becomes it.
    """

    amount: Amount
    kind: str = "Zombie"
    bind: str = "amassed"


class Amassed(Kind):
    """The creature type that is amassed, as several are called: "Orcs"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        word = text[at:].split(" ")[0]
        one = type_words().get(word, "")
        if one[:1].isupper() and one != word and type_word(one, several=True) == word and one not in OTHER_SUBTYPES:
            yield one, at + len(word), told

    def say(self, value: Value, told: Telling) -> Said:
        return type_word(str(value), several=True), told


KINDS["amassed"] = Amassed()


def _said(act: Amass, told: Told) -> Clauses:
    """Until 2023 nobody needed to say that they were Zombies, and cards of then don't."""
    return keyword_action("動員" if act.kind == "Zombie" else f"{japanese_type(act.kind)}動員")(act, told)


row(Amass, command("amass {kind:amassed} {n:amount}", Amass(N, KIND)), ja=_said)
