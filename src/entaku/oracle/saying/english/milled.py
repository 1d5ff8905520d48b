"""Cards that were milled, of which some are taken: "you may put a land card from among them into your hand".

(CR 701.13)
"""

from entaku.oracle.ir.conditions import Bind, Unless
from entaku.oracle.ir.instructions import If
from entaku.oracle.ir.things import Among, Bound
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.drawing import Mill
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english import seen_cards
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.seen_cards import PUT
from entaku.oracle.saying.english.tables import SaidSo, Table

ADDS_TO = (seen_cards,)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _M, _DO, _WHERE = slot("n"), slot("m"), slot("do"), slot("where")
_MILLED, _CHOSEN = "milled", Bound("chosen")
_MILL = Mill(_N, bind=_MILLED)
_SOME = ChooseThings(Among(_MILLED, _WHERE), amount=_M, optional=True)
_UNLESS = Unless(Bind("chosen"))

Table(
    "those milled",
    phrase("the cards milled this way", "them", "those cards", "the milled cards", "the cards that were milled", None),
)
Table("and then", phrase(". you may", ", then you may", ". then you may", None))
Table("and then one", phrase(". then", ".", ", then", None))
SaidSo("returning", "return")
Table(
    "taken of those milled",
    phrase("{where:a card like} from among {x:those milled}", (1, _WHERE)),
    phrase("up to {m:several} {where:cards like} from among {x:those milled}", (_M, _WHERE)),
)
IDIOMS.add(
    phrase("mill {n:so many cards}, then {y:returning} {m+where:taken of those milled} to {h:owner's hand}",
           (_MILL, _SOME, Move(_CHOSEN, "hand"))),
    phrase("mill {n:so many cards}{y:and then} put {m+where:taken of those milled} {to+tapped+fights:its place}",
           (_MILL, _SOME, PUT)),
    phrase("mill {n:so many cards}{y:and then one} put {where:a card like} from among {x:those milled}"
           " {to+tapped+fights:its place}",
           (_MILL, ChooseThings(Among(_MILLED, _WHERE)), PUT)),
    phrase("mill {n:so many cards}{y:and then} put {m+where:taken of those milled} {to+tapped+fights:its place}."
           " if you don't, {do:clauses}",
           (_MILL, _SOME, PUT, If(_UNLESS, _DO))),
)  # fmt: skip
