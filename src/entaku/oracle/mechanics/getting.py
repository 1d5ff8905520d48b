"""Counters that players get: energy, experience, poison.  (CR 122.1)"""

import re
from typing import ClassVar

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount, Players, Times, You
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
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


class Energy(Kind):
    """So many energy counters, a symbol for each: "{E}{E}".  (CR 107.14)"""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = _ENERGY.match(text, at)
        if found is not None:
            yield len(found[0]) // 3, found.end(), told

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, int) or value < 1:
            raise Unsayable(repr(value))
        return "{E}" * value, told


KINDS["energy"] = Energy()
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
        counters = f"{each}{amount(number, told)}個の{{E}}を"
    return subject(act.who, told) or "あなたは", Clause(counters, "得る")


row(
    GetCounters,
    verb("get~ {n:energy}", GetCounters("energy", N, WHO)),
    verb("get~ {n:a} {kind:counter of players} counter#", GetCounters(KIND, N, WHO)),
    ja=_got,
)
