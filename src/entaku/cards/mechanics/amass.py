"""Amass.  (CR 701.44)"""

from entaku.cards.ir.instructions import Action
from entaku.cards.ir.things import Amount
from entaku.cards.saying.rows import N, command, keyword_action, row


class Amass(Action, frozen=True):
    """An Army that you control gets so many +1/+1 counters, made first if there is none; `bind` is it.  (CR 701.44)"""

    amount: Amount
    bind: str = "amassed"


row(Amass, command("amass {n:amount}", Amass(N)), ja=keyword_action("動員"))
