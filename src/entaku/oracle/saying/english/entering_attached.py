"""What Auras and Equipment are attached to as they enter: "to the battlefield attached to that creature"."""

from entaku.oracle.ir.things import Bound, Group, You
from entaku.oracle.mechanics.attaching import EnterAttached
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.saying.english import acts, things
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Either, Table

ADDS_TO = (acts, things)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

Table("token made", phrase("that token", Bound("created")))
Either("host of it", "new target", "new player target", "pronoun", "named", "token made")
_TO, _WHERE = slot("to"), slot("where")
IDIOMS.add(
    phrase("put {where:a card like} from your hand onto the battlefield attached to {to:host of it}",
           (ChooseThings(Group(_WHERE, "hand", You())), EnterAttached(Bound("chosen"), _TO))),
)  # fmt: skip
