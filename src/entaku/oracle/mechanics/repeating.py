"""A process that says itself whether it is followed again: "if you win the flip, repeat this process".  (CR 608.2c)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount
from entaku.oracle.saying.japanese.amounts import amount, equal, is_big
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import N, command, row


class RepeatThisProcess(Action, frozen=True):
    """The process that this stands in is followed again, once it has been; so many `times`, and then no more."""

    times: Amount | None = None


def _said(act: RepeatThisProcess, told: Told) -> Said:
    if act.times is None:
        return "", Clause("この手順を", "繰り返す")
    often = f"{equal(act.times, told)}に等しい回数" if is_big(act.times) else f"{amount(act.times, told)}回"
    return "", Clause(f"この手順をさらに{often}", "繰り返す")


row(
    RepeatThisProcess,
    command("repeat this process", RepeatThisProcess()),
    command("repeat this process once", RepeatThisProcess(1)),
    command("repeat this process {n:one} more time#", RepeatThisProcess(N)),
    ja=_said,
)
