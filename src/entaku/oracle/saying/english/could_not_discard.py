"""What comes of it for each of several players who had no card to discard: "for each opponent who can't, …"."""

from entaku.oracle.ir.instructions import ForEach
from entaku.oracle.ir.things import BoundPlayer, Each, Except
from entaku.oracle.mechanics.drawing import Discard
from entaku.oracle.saying.english import acts
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase

ADDS_TO = (acts,)
"""The modules whose kinds are used here, which must be there before."""

_OPPONENT = Each("opponent")
IDIOMS.add(
    phrase(
        "each opponent discards a card. for each opponent who can't, {do:clauses}",
        (Discard(1, _OPPONENT), ForEach(Except(_OPPONENT, BoundPlayer("discarders")), slot("do"))),
    ),
)
