"""Pairs of creatures.  (CR 702.95)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.japanese.things import thing
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import TO, WHAT, command, row


class Pair(Action, frozen=True):
    """Two unpaired creatures that you control become a pair, as long as both are creatures of yours.  (CR 702.95a)"""

    what: Things
    to: Things


row(
    Pair,
    command("pair {what:movable} with {to:movable}", Pair(WHAT, TO)),
    ja=lambda act, told: ("", Clause(f"{thing(act.what, told)}を{thing(act.to, told)}と", "組にする")),
)
