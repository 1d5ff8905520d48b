"""Cards of opponents that are put from exile into their graveyards, as Eldrazi process them."""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount
from entaku.oracle.saying.rows import N, row, says, verb


class Process(Action, frozen=True):
    """You put so many cards that your opponents own from exile into their owners' graveyards.  (CR 406.1)"""

    amount: Amount = 1


row(
    Process,
    verb("put a card a opponent owns from exile into that player's graveyard", Process(1)),
    verb("put {n:one} cards your opponents own from exile into their owners' graveyards", Process(N)),
    ja=says("対戦相手がオーナーであり追放されているカード{amount:amount}枚を、それのオーナーの墓地に", "置く"),
)
