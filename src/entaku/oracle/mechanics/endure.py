"""Endure.  (CR 2026 701.63)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount, Things
from entaku.oracle.saying.japanese.amounts import amount
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.things import thing
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import WHAT, N, clause, row


class Endure(Action, frozen=True):
    """A permanent gets so many +1/+1 counters, or its controller makes a Spirit of that size.  (CR 2026 701.63a)"""

    what: Things
    amount: Amount


def _endure(act: Endure, told: Told) -> Said:
    return f"{thing(act.what, told)}は", Clause(f"耐久{amount(act.amount, told)}を", "行う")


row(Endure, clause("{what:subject} endure~ {n:amount}", Endure(WHAT, N)), ja=_endure)
