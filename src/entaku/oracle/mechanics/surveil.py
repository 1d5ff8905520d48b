"""Surveil.  (CR 701.42)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount, Players, You
from entaku.oracle.saying.rows import WHO, N, keyword_action, row, verb


class Surveil(Action, frozen=True):
    """A player surveils: of so many top cards any number go to the graveyard, the rest back on top.  (CR 701.42)"""

    amount: Amount
    who: Players = You()


row(Surveil, verb("surveil~ {n:amount}", Surveil(N, WHO)), ja=keyword_action("諜報"))
