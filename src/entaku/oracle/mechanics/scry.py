"""Scry.  (CR 701.18)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount, Players, You
from entaku.oracle.saying.rows import WHO, N, keyword_action, row, verb


class Scry(Action, frozen=True):
    """A player scries.  (CR 701.18)"""

    amount: Amount
    who: Players = You()


row(Scry, verb("scry~ {n:amount}", Scry(N, WHO)), ja=keyword_action("占術"))
