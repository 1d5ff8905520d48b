"""Dice that are rolled, and what comes of the results.  (CR 706)"""

from typing import ClassVar

from entaku.oracle.ir import families
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.things import Amount, Players, You
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.japanese.amounts import amount, equal, is_big
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.things import subject
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import WHO, N, row, says, verb


class Striation(Node, frozen=True):
    """A row of a results table: what is done for results from `least` to `most`, or from `least` on.  (CR 706.3a)"""

    least: int
    most: int | None
    do: tuple["families.AnyInstruction", ...]


class Roll(Action, frozen=True):
    """A player rolls dice of so many sides: `bind` is the result in all, with `more` added to it.  (CR 706.2)

    With `other` the player chooses one of two results, and the other one goes by that name.
    """

    held: ClassVar = ("table",)
    sort: ClassVar = "number"

    sides: int
    dice: Amount = 1
    more: Amount = 0
    who: Players = You()
    table: tuple[Striation, ...] = ()
    bind: str = "result"
    other: str = ""

    def branches(self) -> "tuple[tuple[families.AnyInstruction, ...], ...]":
        """What is done for each striation of the table."""
        return tuple(row.do for row in self.table)


class RollAgain(Action, frozen=True):
    """The same dice are rolled once more, for the same table.  (CR 706.3c)"""


OTHER_RESULT = "other result"
_DIE, _TABLE = slot("d"), slot("t")


def _roll(act: Roll, told: Told) -> Said:
    dice = f"{amount(act.dice, told)}個のd{act.sides}を"
    if act.other:
        return subject(act.who, told), Clause(f"{dice}振り、出目１つを", "選ぶ")
    if act.more == 0:
        return subject(act.who, told), Clause(dice, "振る")
    more = equal(act.more, told) if is_big(act.more) else amount(act.more, told)
    return subject(act.who, told), Clause(f"{dice}振り、その出目に{more}を", "足す")


row(
    Roll,
    verb("roll~ a {d:die}{t:results}", Roll(_DIE, who=WHO, table=_TABLE)),
    verb("roll~ a {d:die} and add {n:equal}{t:results}", Roll(_DIE, more=N, who=WHO, table=_TABLE)),
    verb("roll~ {n:a} {d:die} and choose one result", Roll(_DIE, N, who=WHO, other=OTHER_RESULT)),
    ja=_roll,
)
row(RollAgain, verb("roll~ again", RollAgain()), ja=says("再度サイコロを", "振る"))
