"""Collecting evidence.  (CR 2026 701.59)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount
from entaku.oracle.saying.rows import N, keyword_action, row, verb


class CollectEvidence(Action, frozen=True):
    """You exile cards from your graveyard of so much mana value together; `bind` is these.  (CR 2026 701.59a)"""

    amount: Amount
    bind: str = "evidence"


row(CollectEvidence, verb("collect~ evidence {n:amount}", CollectEvidence(N)), ja=keyword_action("証拠収集"))
