"""Fateseal.  (CR 701.22)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount, Players, You
from entaku.oracle.saying.rows import WHO, N, keyword_action, row, verb


class Fateseal(Action, frozen=True):
    """A player does to an opponent's library what who scries does to their own.  (CR 701.22)"""

    amount: Amount
    who: Players = You()


row(Fateseal, verb("fateseal~ {n:amount}", Fateseal(N, WHO)), ja=keyword_action("消術"))
