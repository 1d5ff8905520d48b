"""What other players do with what is theirs, each as they choose: "each player returns a creature they control …"."""

from entaku.oracle.ir.things import Bound, BoundPlayer, ControlledBy, Group
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.tapping import Tap, Untap
from entaku.oracle.saying.english import acts, any_number, suffixes
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.of_another_kind import ThenTold, acting
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts, any_number, suffixes)
"""The modules to whose tables lines are added here, or whose kinds are used, which must be there before."""

_C, _KIND, _N, _TO, _WHAT, _WHERE, _WHO = (
    slot("c"), slot("kind"), slot("n"), slot("to"), slot("what"), slot("where"), slot("who"),
)  # fmt: skip
_CHOSEN, _EACH = Bound("chosen"), BoundPlayer("each")


class TheirOwn(Kind):
    """What whoever acts controls: "a creature they control"."""

    def __init__(self, name: str, group: str) -> None:
        KINDS[name] = self
        self.group = group

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS[self.group].read(text, at, told):
            if isinstance(value, Group) and ControlledBy(told.theirs()) in value.where:
                yield value, end, then._replace(it=told.it, noun=told.noun)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or ControlledBy(told.theirs()) not in value.where:
            raise Unsayable(value)
        words, then = KINDS[self.group].say(value, told)
        return words, then._replace(it=told.it, noun=told.noun)


ThenTold("who acts", "another player", acting)
TheirOwn("one of their own", "a group")
TheirOwn("several of their own", "groups")
Table("their owner's hand", phrase("their owner's hand", "their owners' hands", "its owner's hand", None))
Table(
    "back to theirs",
    phrase("to their hand", ("hand", False)),
    phrase("{c:to the battlefield}", "{c:onto the battlefield}", ("battlefield", _C)),
)
_THEIRS = Group(_WHERE, "graveyard", _EACH)
IDIOMS.add(
    phrase(
        "{who:who acts} returns {what:one of their own} to {x:their owner's hand}",
        (ChooseThings(_WHAT, _WHO), Move(_CHOSEN, "hand")),
    ),
    phrase(
        "{who:who acts} returns {n:a} {what:several of their own} to {x:their owner's hand}",
        (ChooseThings(_WHAT, _WHO, _N), Move(_CHOSEN, "hand")),
    ),
    phrase(
        "{who:who acts} exiles {what:one of their own}",
        "{who:who acts} chooses {what:one of their own} and exiles it",
        (ChooseThings(_WHAT, _WHO), Move(_CHOSEN, "exile")),
    ),
    phrase("{who:who acts} untaps {what:one of their own}", (ChooseThings(_WHAT, _WHO), Untap(_CHOSEN))),
    phrase("{who:who acts} taps {what:one of their own}", (ChooseThings(_WHAT, _WHO), Tap(_CHOSEN))),
    phrase(
        "{who:who acts} puts {n:a} {kind:counter} counter# on {what:one of their own}",
        (ChooseThings(_WHAT, _WHO), PutCounters(_CHOSEN, _KIND, _N)),
    ),
    phrase(
        "{who:who acts} returns {where+n:one or some cards} from their graveyard {to+c:back to theirs}",
        "{who:who acts} puts {where+n:one or some cards} from their graveyard {to+c:back to theirs}",
        (ChooseThings(_THEIRS, _WHO, _N), Move(_CHOSEN, _TO, tapped=_C)),
    ),
    phrase(
        "{who:who acts} returns {where:each card} from their graveyard {to+c:back to theirs}",
        (Move(Group(_WHERE, "graveyard", _WHO), _TO, tapped=_C),),
    ),
)
