"""Discover.  (CR 2026 701.57)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount
from entaku.oracle.saying.rows import N, command, keyword_action, row


class Discover(Action, frozen=True):
    """You exile cards until a nonland card of at most this mana value comes, and cast it or take it in hand.

    (CR 2026 701.57a)
    """

    amount: Amount


row(Discover, command("discover {n:amount}", Discover(N)), ja=keyword_action("発見"))
