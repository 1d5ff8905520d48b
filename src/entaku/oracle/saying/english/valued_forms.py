"""Creatures as large as their mana value, and creatures that things are besides what they are."""

import re

from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import AddTypes, SetSize
from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.things import StatOf, X
from entaku.oracle.saying.english import applied, conditions, suffixes, that_are
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sized_forms import face
from entaku.oracle.saying.english.sorts import CARD_TYPES, type_word, type_words
from entaku.oracle.saying.english.standing_forms import ROBOT
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.subtypes import words_in

ADDS_TO = (applied, conditions, suffixes, that_are)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

BESIDES = "sized besides"
"""What remembers that the size stands behind what something is besides."""


class SizedBesides(Kind):
    """A creature that something is besides its own types, with its size behind; as two changes."""

    ONE = re.compile(
        r"a ((?:[A-Z][\w-]+ )*(?:artifact )?creature) with base power and toughness (\d+|X)/(\d+|X)"
        r" in addition to its other types"
    )

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = self.ONE.match(text, at) if told.singular else None
        words = words_in(found[1]) if found is not None else ()
        if found is None or not all(word in type_words() for word in words):
            return
        types = tuple(sorted((type_words()[word] for word in words), key=lambda name: name not in CARD_TYPES))
        power, toughness = (X() if each == "X" else int(each) for each in found.groups()[1:])
        yield (AddTypes(types), SetSize(power, toughness)), found.end(), told.chose(BESIDES, 1)

    def say(self, value: Value, told: Telling) -> Said:
        number, told = told.choice(BESIDES)
        types, size = value if isinstance(value, tuple) and len(value) == 2 else (None, None)
        if not number or not told.singular or not isinstance(types, AddTypes) or not isinstance(size, SetSize):
            raise Unsayable(value)
        kinds = sorted(types.types, key=lambda name: (name in CARD_TYPES, name == "Creature"))
        words = f"a {' '.join(type_word(name) for name in kinds)} with base power and toughness"
        return f"{words} {face(size.power)}/{face(size.toughness)} in addition to its other types", told


class TypeOrAnother(Kind):
    """One of several types, each with its article: "a Human or a Angel"; others say it with one article."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["one of types"].read(text, at, told._replace(many=False)):
            if then.choice("each type")[0]:
                yield value, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not told.choice("each type")[0]:
            raise Unsayable(value)
        return KINDS["one of types"].say(value, told._replace(many=False))


KINDS["sized besides"] = SizedBesides()
KINDS["type or another"] = TypeOrAnother()
_WHAT, _C, _U = slot("what"), slot("c"), slot("u")
Table("each its mana value", phrase("each equal to its mana value", None))
Table("as large as its mana value", phrase("with power and toughness {x:each its mana value}", None))
_WORTH = StatOf("mana value", _WHAT)
table("thing clause").add(
    phrase(
        "{what:one subject} becomes a artifact creature {x:as large as its mana value} {u:term}",
        "{u:term in front}, {what:one subject} becomes a artifact creature {x:as large as its mana value}",
        Apply(_WHAT, (*ROBOT, SetSize(_WORTH, _WORTH)), _U),
    ),
    phrase("{what:one subject} becomes {c:sized besides}", Apply(_WHAT, _C, "end of game")),
    phrase(
        "{what:one subject} becomes {c:sized besides} {u:term}",
        "{u:term in front}, {what:one subject} becomes {c:sized besides}",
        Apply(_WHAT, _C, _U),
    ),
)
table("condition").add_said_first(
    phrase(
        "{what:subject} is {c:type or another}", "{what:subject pronoun}'s {c:type or another}", Matches(_WHAT, (_C,))
    )
)
table("condition").add_said_first(
    phrase("{what:subject} is {c:one of colours}", "{what:subject pronoun}'s {c:one of colours}", Matches(_WHAT, (_C,)))
)
