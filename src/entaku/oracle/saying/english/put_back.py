"""What goes back to hands and libraries, and what is exiled of one's own: chosen as the effect is followed."""

from entaku.oracle.ir.things import Bound, ControlledBy, Each, Group, You
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.control import ExchangeControl
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.saying.english import acts, choosing, conditions
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (acts, choosing, conditions)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _WHERE = slot("what"), slot("where")
_CHOSEN = Bound("chosen")
_BURIED = Group(_WHERE, "graveyard", You())


class OneYouControl(Kind):
    """One of what you control: "a creature you control"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS["a group"].read(text, at, told):
            if isinstance(value, Group) and value.zone == "battlefield" and ControlledBy(You()) in value.where:
                yield value, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Group) or value.zone != "battlefield" or ControlledBy(You()) not in value.where:
            raise Unsayable(value)
        return KINDS["a group"].say(value, told)


KINDS["one you control"] = OneYouControl()
IDIOMS.add(
    phrase(
        "put {where:a card like} from your graveyard on top of your library",
        (ChooseThings(_BURIED), Move(_CHOSEN, "library")),
    ),
    phrase("exile {what:one you control}", (ChooseThings(_WHAT), Move(_CHOSEN, "exile"))),
)
table("command").add(
    phrase("exchange control of {what:new target}", ExchangeControl(_WHAT)),
    phrase("exile all opponents' graveyards", Move(Group(zone="graveyard", of=Each("opponent")), "exile")),
)
