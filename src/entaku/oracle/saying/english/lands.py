"""What lands say, and what is said of them: when they enter tapped, what they are besides, what taps for mana."""

from collections.abc import Iterator

from entaku.oracle.ir.changes import AddChosenType, AddTypes, SetChosenType, SetLandType
from entaku.oracle.ir.conditions import Compared
from entaku.oracle.ir.happenings import Enters, TapsForMana
from entaku.oracle.ir.things import (
    Attached,
    Being,
    BoundPlayer,
    ControlledBy,
    Count,
    Each,
    Group,
    Not,
    Other,
    PlayersWho,
    You,
)
from entaku.oracle.saying.english import changes, conditions, events
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.sorts import SUPERTYPES, type_word, type_words
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (changes, conditions, events)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _BY, _C = slot("what"), slot("by"), slot("c")
BASIC = ("Plains", "Island", "Swamp", "Mountain", "Forest")
_ENTERS_UNTAPPED = Enters(Group((Not(Other()), Being("untapped"))))


class BasicLands(Kind):
    """A basic land type that something is: "a Mountain" of one, "Mountains" of several."""

    def _words(self, land: str, told: Telling) -> str:
        return f"a {land}" if told.singular else type_word(land, several=True)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for land in BASIC:
            words = self._words(land, told)
            end = at + len(words)
            if text.startswith(words, at) and text[end : end + 1] in ("", "."):
                yield land, end, told

    def say(self, value: Value, told: Telling) -> Said:
        if value not in BASIC:
            raise Unsayable(value)
        return self._words(value, told), told


class MoreTypes(Kind):
    """Types that something is besides its own: "a Swamp", "artifacts", "every basic land type"."""

    EVERY = "every basic land type"

    def _words(self, types: tuple[str, ...], several: bool) -> str:
        words = [type_word(name) for name in types[:-1]] + [type_word(types[-1], several)]
        return " ".join(words) if several else f"a {' '.join(words)}"

    def _types(self, text: str, at: int, several: bool) -> Iterator[tuple[tuple[str, ...], int]]:
        """So many words as name types, the last of them in the right number."""
        if not several:
            if not text.startswith("a ", at):
                return
            at += 2
        words = text[at:].split(" ")
        found: list[str] = []
        for word in words:
            if word not in type_words():
                return
            found.append(type_words()[word])
            at += len(word)
            if word == type_word(found[-1], several):
                yield tuple(found), at
            at += 1

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith(self.EVERY, at):
            yield BASIC, at + len(self.EVERY), told
        for types, end in self._types(text, at, not told.singular):
            yield types, end, told

    def say(self, value: Value, told: Telling) -> Said:
        if value == BASIC:
            return self.EVERY, told
        if not set(value).isdisjoint(SUPERTYPES):
            raise Unsayable(value)
        return self._words(value, not told.singular), told


class OwnTypes(Kind):
    """The types that something has anyway: "its other types", "their other land types"."""

    WORDS = ("other types", "other land types", "other creature types")

    def read(self, text: str, at: int, told: Telling) -> Reading:
        whose = "its " if told.singular else "their "
        for number, words in enumerate(self.WORDS):
            if text.startswith(whose + words, at):
                yield None, at + len(whose) + len(words), told.chose("own types", number)

    def say(self, value: Value, told: Telling) -> Said:
        number, told = told.choice("own types")
        return ("its " if told.singular else "their ") + self.WORDS[number], told


class MoreThanYours(Kind):
    """More of a group than you control: "more lands than you"; as theirs and yours."""

    ENDING = " than you"

    def __init__(self, name: str, who: Value) -> None:
        KINDS[name] = self
        self.theirs = ControlledBy(who)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["groups"].read(text, at, told):
            if isinstance(value, Group) and value.zone == "battlefield" and text.startswith(self.ENDING, end):
                both = (Group((*value.where, self.theirs)), Group((*value.where, ControlledBy(You()))))
                yield both, end + len(self.ENDING), then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        theirs, yours = value
        bare = Group(theirs.where[:-1])
        if theirs.where[-1:] != (self.theirs,) or yours != Group((*bare.where, ControlledBy(You()))):
            raise Unsayable(value)
        words, then = KINDS["groups"].say(bare, told)
        return f"{words}{self.ENDING}", then._replace(it=told.it, noun=told.noun)


class Host(Kind):
    """What the card is attached to: "enchanted land"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["named"].read(text, at, told):
            if isinstance(value, Attached):
                yield value, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Attached):
            raise Unsayable(value)
        return KINDS["named"].say(value, told)


KINDS["basic lands"] = BasicLands()
KINDS["more types"] = MoreTypes()
KINDS["own types"] = OwnTypes()
MoreThanYours("more than yours", BoundPlayer("each"))
KINDS["host"] = Host()

table("condition").add(
    phrase("a opponent controls more {what+by:more than yours}",
           Compared(Count(PlayersWho(Each("opponent"), Compared(Count(_WHAT), ">", Count(_BY)))), ">=", 1)),
)  # fmt: skip
table("event phrase").add(
    phrase("~ enters untapped", _ENTERS_UNTAPPED),
    phrase("{what:host} is tapped for mana", TapsForMana(Each(), _WHAT)),
    phrase("{what:a group} is tapped for mana", TapsForMana(Each(), _WHAT)),
)
table("static change").add(
    phrase("are~ {c:basic lands}", SetLandType(_C)),
    phrase("are~ {c:more types} in addition to {x:own types}", AddTypes(_C)),
    phrase("are~ the chosen type in addition to {x:own types}", AddChosenType()),
    phrase("are~ the chosen type", SetChosenType()),
)
table("lasting change").add(
    phrase(
        "become~ {c:more types} in addition to {x:own types}",
        "are~ {c:more types} in addition to {x:own types}",
        AddTypes(_C),
    )
)
