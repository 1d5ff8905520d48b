"""Spells that cost more or less, and how they are spoken of."""

import re
from collections.abc import Iterable

from entaku.oracle.ir.things import AnyOf, CastFrom, Not, Predicate, Self, TargetsSome, X
from entaku.oracle.mana import Cost
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_AIMED = "that target ~"


def is_whence(one: Predicate) -> bool:
    """Whether it says where a spell is cast from: one zone, or either of several."""
    return isinstance(one, CastFrom) or (isinstance(one, AnyOf) and all(isinstance(each, CastFrom) for each in one.of))


class SaidBehind(Kind):
    """Spells of which more is said behind who casts them: "spells you cast of the chosen type"."""

    def __init__(self, name: str, casting: str) -> None:
        KINDS[name] = self
        self.casting = casting

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if self.casting not in text:
            return
        for where, end, then in KINDS["spells like"].read(text, at, told):
            if text.startswith(self.casting, end):
                behind = then.chose("whose first", 1)._replace(many=True, sort="stack")
                if text.startswith(_AIMED, end + len(self.casting)):
                    yield (*where, TargetsSome(Self())), end + len(self.casting + _AIMED), behind
                for more, last, after in KINDS["suffix phrase"].read(text, end + len(self.casting), behind):
                    if not isinstance(more, Not):
                        yield (*where, more), last, after

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(("spells like",))

    def say(self, value: Value, told: Telling) -> Said:
        first, told = told.choice("whose first", int(bool(value) and is_whence(value[-1])))
        if not first or not value:
            raise Unsayable(value)
        words, told = KINDS["spells like"].say(value[:-1], told)
        if value[-1] == TargetsSome(Self()):
            return f"{words}{self.casting}{_AIMED}", told
        more, told = KINDS["suffix phrase"].say(value[-1], told._replace(many=True, sort="stack"))
        return f"{words}{self.casting}{more}", told


class GenericMana(Kind):
    """An amount of generic mana: "{2}", "{X}"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text.startswith("{X}", at):
            yield X(), at + 3, told
        if text.startswith("{", at) and (end := text.find("}", at)) > 0 and text[at + 1 : end].isdigit():
            yield int(text[at + 1 : end]), end + 1, told

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, X):
            return "{X}", told
        if not isinstance(value, int) or value < 0:
            raise Unsayable(value)
        return f"{{{value}}}", told


class ColouredMana(Kind):
    """Mana of certain colours by which something costs less: "{W}{B}"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if (found := _COLOURED.match(text, at)) is not None:
            yield Cost(tuple(found[0][1:-1].split("}{"))), found.end(), told

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Cost):
            raise Unsayable(value)
        return "".join(f"{{{symbol}}}" for symbol in value.symbols), told


_COLOURED = re.compile(r"(?:\{[WUBRG]\})+")
KINDS["coloured mana"] = ColouredMana()


class Dearer(GenericMana):
    """The same of a number, as an amount less than nothing."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in super().read(text, at, told):
            if isinstance(value, int):
                yield -value, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, int):
            raise Unsayable(value)
        return super().say(-value, told)


SaidBehind("spells that you cast", " you cast ")
SaidBehind("spells that they cast", " your opponents cast ")
KINDS["generic"] = GenericMana()
KINDS["dearer"] = Dearer()
