"""Whom or what an event happens to."""

from entaku.oracle.ir.things import Attached, Being, Both, Bound, ControlledBy, Each, Group, Other, OwnedBy, Self, You
from entaku.oracle.saying.english.of_another_kind import Unsaid
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Value

_IT_OR_ITS_HOST = Both((Self(), Attached()))
"""The card itself or what it is attached to: whichever it happens to is "it" then."""
_HAUNTED = Group((Being("haunted"),))
_HAUNTED_WORDS = ("the creature it haunts", "the creature ~ haunts")
"""The creature that a card haunts, be it a creature or not by now.  (CR 702.55b)"""


_COMMANDER = Group((Being("commander"), OwnedBy(You())))
_COMMANDER_WORDS = "your commander"


class Happener(Kind):
    """Whatever an event happens to: "~", "enchanted creature", "a creature you control"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(_HAUNTED_WORDS):
            if text.startswith(words, at):
                yield _HAUNTED, at + len(words), told.chose("haunted", number)._replace(singular=True)
        for value, end, then in KINDS["named"].read(text, at, told):
            yield value, end, then
            if value == Self() and text.startswith(" or ", end):
                for host, last, after in KINDS["named"].read(text, end + 4, then):
                    if host == Attached():
                        yield _IT_OR_ITS_HOST, last, after._replace(it=Bound("it"), noun="creature", singular=True)
        if text.startswith(_COMMANDER_WORDS, at):
            yield _COMMANDER, at + len(_COMMANDER_WORDS), told.chose("your commander", 1)._replace(singular=True)
        for value, end, then in KINDS["a group"].read(text, at, told):
            yield value, end, then._replace(singular=True)

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, Self | Attached):
            return KINDS["named"].say(value, told)
        if value == _HAUNTED:
            number, told = told.choice("haunted")
            return _HAUNTED_WORDS[number], told._replace(singular=True)
        if value == _IT_OR_ITS_HOST:
            first, told = KINDS["named"].say(Self(), told)
            second, told = KINDS["named"].say(Attached(), told)
            return f"{first} or {second}", told._replace(it=Bound("it"), noun="creature", singular=True)
        if value == _COMMANDER:
            so_called, told = told.choice("your commander")
            if so_called:
                return _COMMANDER_WORDS, told._replace(singular=True)
        words, told = KINDS["a group"].say(value, told)
        return words, told._replace(singular=True)


class AnyPlayer(Table):
    """A player as the subject of an event: "you", "a opponent", "a player"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in super().read(text, at, told):
            yield value, end, then._replace(singular=not isinstance(value, You), subject=value)

    def say(self, value: Value, told: Telling) -> Said:
        words, told = super().say(value, told)
        return words, told._replace(singular=not isinstance(value, You), subject=value)


KINDS["happener"] = Happener()
ANY_PLAYER = AnyPlayer(
    "any player",
    phrase("you", You()),
    phrase("a opponent", "one of your opponents", Each("opponent")),
    phrase("a player", Each()),
    phrase("another player", Each("other")),
)


Unsaid("anybody unsaid", Each())


class AnotherOne(Kind):
    """Another of a group, after the card itself: "~ or another creature you control"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(value, Group) and value.where[:1] == (Other(),):
                yield value, end, then._replace(singular=True)

    def say(self, value: Value, told: Telling) -> Said:
        words, told = KINDS["a group"].say(value, told)
        return words, told._replace(singular=True)


class AnotherUnderYours(AnotherOne):
    """The same of what enters under your control."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in super().read(text, at, told):
            if ControlledBy(You()) not in value.where:
                yield Group((*value.where, ControlledBy(You()))), end, then

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["entering under yours"].say(value, told)


KINDS["another one"] = AnotherOne()
KINDS["another under yours"] = AnotherUnderYours()


class ASpell(Kind):
    """A spell like this: "a spell", "a instant or sorcery spell", "a creature spell"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(value, Group) and value.zone == "stack":
                yield value.where, end, then

    def say(self, value: Value, told: Telling) -> Said:
        return KINDS["a group"].say(Group(value, "stack"), told)


KINDS["a spell"] = ASpell()


class OneSpell(ASpell):
    """The same with "one" for "a", where no more may be cast."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield from super().read(text, at, told)
        if text.startswith("one ", at):
            for value, end, then in super().read("a " + text[at + len("one ") :], 0, told):
                yield value, at + len("one ") + end - len("a "), then.chose("one spell", 1)

    def say(self, value: Value, told: Telling) -> Said:
        one, told = told.choice("one spell")
        words, told = super().say(value, told)
        return (f"one {words.removeprefix('a ')}" if one else words), told


KINDS["one spell"] = OneSpell()
