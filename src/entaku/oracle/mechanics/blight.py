"""Blight.  (CR 2026 701.68)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount, Players, You
from entaku.oracle.saying.rows import WHO, N, keyword_action, row, verb


class Blight(Action, frozen=True):
    """Players put so many -1/-1 counters on a creature of theirs; `bind` is that creature.  (CR 2026 701.68a)"""

    amount: Amount
    who: Players = You()
    bind: str = "blighted"


row(Blight, verb("blight~ {n:amount}", Blight(N, WHO)), ja=keyword_action("枯死"))
