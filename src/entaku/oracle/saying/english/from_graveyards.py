"""What is cast from a graveyard, chosen there, or exiled from it.  (CR 601.3b, 608.2d)"""

from entaku.oracle.ir.abilities import Keyword, Static
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import Gain
from entaku.oracle.ir.conditions import TurnOf
from entaku.oracle.ir.player_rules import PlayFrom
from entaku.oracle.ir.things import Bound, Group, You
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english import any_number, applied, player_lines
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table

ADDS_TO = (any_number, applied, player_lines)
"""The modules to whose tables lines are added here, which must be there before."""

_N, _WHERE, _WHAT, _C = slot("n"), slot("where"), slot("what"), slot("c")
_CHOSEN = Bound("chosen")
_YOURS = Group(_WHERE, "graveyard", You())

_FLASHBACK = (Gain((Keyword("flashback"),)),)
Table("its own cost", phrase("that card's mana cost", "its mana cost", None))
Table("flashback's cost", phrase("the flashback cost is equal to {x:its own cost}", None))
Table("while it's your turn", phrase("during your turn", "as long as it's your turn", TurnOf(You())))
table("player line").add(
    phrase(
        "you may cast spells from your hand without paying their mana costs.",
        Static(rules=(PlayFrom(You(), Group(zone="hand", of=You()), free=True),)),
    ),
    phrase("{what:every} has flashback. {x:flashback's cost}.", Static(_WHAT, _FLASHBACK)),
    phrase(
        "{c:while it's your turn}, {what:every} has flashback. {x:flashback's cost}.",
        Static(_WHAT, _FLASHBACK, while_=_C),
    ),
)
table("thing clause").add(
    phrase(
        "{what:subject} gain~ flashback until end of turn. the flashback cost is equal to its mana cost",
        Apply(_WHAT, (Gain((Keyword("flashback"),)),)),
    ),
)
IDIOMS.add(
    phrase(
        "return {where:a card like} from your graveyard {c:to the battlefield}",
        "put {where:a card like} from your graveyard {c:onto the battlefield}",
        (ChooseThings(_YOURS), Move(_CHOSEN, "battlefield", tapped=_C)),
    ),
    phrase(
        "return all {where:cards like} from your graveyard {c:to the battlefield}",
        (Move(_YOURS, "battlefield", tapped=_C),),
    ),
    phrase(
        "put any number of {where:cards like} from your hand onto the battlefield",
        (ChooseThings(Group(_WHERE, "hand", You()), amount=None), Move(_CHOSEN, "battlefield")),
    ),
    phrase(
        "exile {where+n:one or some cards} from your graveyard",
        (ChooseThings(_YOURS, amount=_N), Move(_CHOSEN, "exile")),
    ),
    phrase(
        "put {where:a card like} from a graveyard {c:onto the battlefield} under your control",
        (ChooseThings(Group(_WHERE, "graveyard")), Move(_CHOSEN, "battlefield", You(), _C)),
    ),
    phrase(
        "exile {where:a card like} from your hand",
        (ChooseThings(Group(_WHERE, "hand", You())), Move(_CHOSEN, "exile")),
    ),
    phrase(
        "exile {where:a card like} from your hand face down",
        (ChooseThings(Group(_WHERE, "hand", You())), Move(_CHOSEN, "exile", face_down=True)),
    ),
    phrase(
        "exile {where:a card like} from a graveyard", (ChooseThings(Group(_WHERE, "graveyard")), Move(_CHOSEN, "exile"))
    ),
)
