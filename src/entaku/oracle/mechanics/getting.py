"""Counters that players get: energy, experience, poison.  (CR 122.1)"""

import re
from typing import ClassVar

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount, BoundAmount, Players, Times, X, You
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.english.words import NUMBER_OF
from entaku.oracle.saying.japanese.amounts import amount, is_big, per
from entaku.oracle.saying.japanese.clauses import Said as Clauses
from entaku.oracle.saying.japanese.groups import kind
from entaku.oracle.saying.japanese.things import subject
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import KIND, WHO, N, row, verb


class GetCounters(Action, frozen=True):
    """A player gets so many counters of a kind; in the amount "each" is the player, where there are several."""

    of_each: ClassVar = ("amount",)

    kind: str
    amount: Amount = 1
    who: Players = You()


_ENERGY = re.compile(r"(?:\{E\})+")
_IN_WORDS = re.compile(r"(X|[a-z]+) \{E\}")
_NUMBERS = {**{word: number for word, number in NUMBER_OF.items() if number > 1}, "fifty": 50}
MOST_SYMBOLS = 5
"""More energy is told in words."""


class PayAnyEnergy(Action, frozen=True):
    """A player pays any number of energy counters, so many at least; `bind` is how many.  (CR 107.14)"""

    sort: ClassVar = "number"

    who: Players = You()
    least: int = 0
    bind: str = "energy"


class Energy(Kind):
    """So many energy counters, a symbol for each, or in words: "{E}{E}", "six {E}", "X {E}".  (CR 107.14)"""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = _ENERGY.match(text, at)
        if found is not None:
            yield len(found[0]) // 3, found.end(), told.chose("energy in words", 0)
            return
        many = _IN_WORDS.match(text, at)
        if many is not None and (many[1] == "X" or many[1] in _NUMBERS):
            yield (X() if many[1] == "X" else _NUMBERS[many[1]]), many.end(), told.chose("energy in words", 1)

    def say(self, value: Value, told: Telling) -> Said:
        if isinstance(value, X):
            _, told = told.choice("energy in words", 1)
            return "X {E}", told
        if not isinstance(value, int) or value < 1:
            raise Unsayable(value)
        in_words, told = told.choice("energy in words", int(value > MOST_SYMBOLS))
        words = next((word for word, number in _NUMBERS.items() if number == value), "") if in_words else ""
        return f"{words} {{E}}" if words else "{E}" * value, told


KINDS["energy"] = Energy()


class ThatMany(Kind):
    """As many as was said before."""

    WORDS = "that many"

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if told.number and text.startswith(self.WORDS, at):
            yield BoundAmount(told.number), at + len(self.WORDS), told

    def say(self, value: Value, told: Telling) -> Said:
        if not told.number or value != BoundAmount(told.number):
            raise Unsayable(value)
        return self.WORDS, told


KINDS["as many again"] = ThatMany()
Table("any energy", phrase("one or more {E}", 1), phrase("any amount of {E}", 0))
Table("counter of players", *(phrase(kind, kind) for kind in ("poison", "experience")))


def _got(act: GetCounters, told: Told) -> Clauses:
    number, each = act.amount, ""
    factor, inner = (number.factor, number.amount) if isinstance(number, Times) else (1, number)
    if is_big(inner) and (each := per(inner, told)):
        number = factor
    if act.kind != "energy":
        counters = f"{each}{kind(act.kind)}カウンター{amount(number, told)}個を"
    elif isinstance(number, int):
        counters = f"{each}{'{E}' * number}を"
    else:
        of = "に等しい数" if is_big(number) else "個"
        counters = f"{each}{amount(number, told)}{of}の{{E}}を"
    return subject(act.who, told) or "あなたは", Clause(counters, "得る")


row(
    GetCounters,
    verb("get~ {n:energy}", "get~ {n:as many again} {E}", "get~ a amount of {E} equal to {n:equal}",
         GetCounters("energy", N, WHO)),
    verb("get~ {n:a} {kind:counter of players} counter#", GetCounters(KIND, N, WHO)),
    ja=_got,
)  # fmt: skip
row(
    PayAnyEnergy,
    verb("pay~ {n:any energy}", PayAnyEnergy(WHO, N)),
    ja=lambda act, told: (
        subject(act.who, told),
        Clause("{E}を１つ以上" if act.least else "望む数の{E}を", "支払う"),
    ),
)
