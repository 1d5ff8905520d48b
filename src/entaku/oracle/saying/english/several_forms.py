"""Creatures that several things become: "6/6 Elemental creatures".  (CR 205.1b)"""

import re

from entaku.oracle.ir.actions import Apply
from entaku.oracle.saying.english import applied, changes
from entaku.oracle.saying.english.changes import NewForm
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (applied, changes)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _C, _U = slot("what"), slot("c"), slot("u")


class NewForms(NewForm):
    """The same of several, read as of one of them."""

    FORMS = re.compile(r"(?:\d+|X)/(?:\d+|X) [\w' -]*?creatures")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = self.FORMS.match(text, at)
        if found is None or told.singular:
            return
        one = f"a {found[0].removesuffix('s')}"
        shift = found.end() - len(one)
        for value, end, then in super().read(one + text[found.end() :], 0, told):
            yield value, end + shift, then

    def say(self, value: Value, told: Telling) -> Said:
        if told.singular:
            raise Unsayable("a form of one")
        words, then = super().say(value, told._replace(singular=True))
        return words.removeprefix("a ").replace("creature", "creatures", 1), then._replace(singular=False)


KINDS["new forms"] = NewForms()
table("thing clause").add(
    phrase(
        "{what:subject} become {c:new forms} {u:term}. they're still lands",
        "{u:term in front}, {what:subject} become {c:new forms}. they're still lands",
        Apply(_WHAT, _C, _U),
    ),
    phrase(
        "{what:subject} become {c:new forms}. they're still lands",
        "{what:subject} become {c:new forms} that are still lands",
        Apply(_WHAT, _C, "end of game"),
    ),
)
