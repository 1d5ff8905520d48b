"""Investigate.  (CR 701.36)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Players, You
from entaku.oracle.saying.rows import WHO, row, says, verb


class Investigate(Action, frozen=True):
    """A player creates a Clue token by doing so: who only creates one hasn't investigated.  (CR 701.36a)"""

    who: Players = You()


row(Investigate, verb("investigate~", Investigate(WHO)), ja=says("調査を", "行う"))
