"""How much bigger or smaller something becomes: \"+2/+2\", \"-X/-0\", \"+1/+0 for each artifact you control\"."""

import re

from entaku.oracle.ir.changes import Resize
from entaku.oracle.ir.things import Amount, Times, X
from entaku.oracle.saying.english.sizes import is_plain, one_of, so_many_times
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_SIZE = re.compile(r"([+-])(\d+|X)/([+-])(\d+|X)")


def _signed(sign: str, number: str) -> Amount:
    if number == "X":
        return Times(-1, X()) if sign == "-" else X()
    return -int(number) if sign == "-" else int(number)


def _minus(amount: Amount) -> bool:
    return amount < 0 if isinstance(amount, int) else isinstance(amount, Times) and amount.factor == -1


_MORE = "a additional "
"""Stands before what is added to what was so before: each of the two is a change of its own."""


class Size(Kind):
    """How much bigger or smaller: "+2/+2", "-X/-0"; also where something got bigger before."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        more = text.startswith(_MORE, at)
        if found := _SIZE.match(text, at + len(_MORE) * more):
            grown = Resize(_signed(found[1], found[2]), _signed(found[3], found[4]))
            yield grown, found.end(), told.chose(_MORE, int(more))

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Resize):
            raise Unsayable(value)
        both = (value.power, value.toughness)
        signs = ["-" if _minus(each) else "+" for each in both]
        for this, other in ((0, 1), (1, 0)):
            if both[this] == 0 and both[other] != 0:
                signs[this] = signs[other]
        words = "/".join(f"{sign}{_unsigned(each)}" for sign, each in zip(signs, both, strict=True))
        more, told = told.choice(_MORE)
        return _MORE * more + words, told


def _unsigned(amount: Amount) -> str:
    if isinstance(amount, int):
        return str(abs(amount))
    if amount in (X(), Times(-1, X())):
        return "X"
    raise Unsayable(amount)


class Growth(Kind):
    """The same, or so much for each of something: "+1/+0 for each artifact you control"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for size, end, then in KINDS["size"].read(text, at, told):
            yield size, end, then
            if text.startswith(" for each ", end):
                for amount, last, after in KINDS["for each"].read(text, end + 10, then.chose(_GROWTH, 1)):
                    if (grown := so_many_times(size, amount)) is not None:
                        yield grown, last, after

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Resize) or is_plain(value):
            return KINDS["size"].say(value, told)
        _, told = told.choice(_GROWTH)
        one, amount = one_of(value)
        size, told = KINDS["size"].say(one, told)
        each, told = KINDS["for each"].say(amount, told)
        return f"{size} for each {each}", told


_GROWTH = "growth"


def is_told_for_each(told: Telling) -> bool:
    """Whether a change in size was read with "for each" in the middle of a sentence."""
    return any(key == _GROWTH for key, _ in told.trail)


KINDS["size"] = Size()
KINDS["growth"] = Growth()
