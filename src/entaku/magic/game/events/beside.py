"""What happens with planes and schemes, which lie beside the table.  (CR 901, 904)"""

from entaku.kernel.seats import Seat
from entaku.kernel.table import Event


class PlanarDieRolled(Event, frozen=True, tag="planar-die"):
    """A player rolled the planar die: "planeswalk", "chaos" or "blank".  (CR 901.3a, 901.9)"""

    seat: Seat
    face: str


class PlaneTurnedUp(Event, frozen=True, tag="plane"):
    """A plane or phenomenon was turned face up; `walked`: a player planeswalked there.  (CR 901.5, 901.11)"""

    seat: Seat
    object: int
    name: str
    phenomenon: bool = False
    walked: bool = True


class SchemeSetInMotion(Event, frozen=True, tag="scheme"):
    """An archenemy set a scheme in motion.  (CR 701.25)"""

    seat: Seat
    object: int
    name: str
    ongoing: bool = False


class SchemeAbandoned(Event, frozen=True, tag="scheme-abandoned"):
    """An ongoing scheme was abandoned.  (CR 701.26)"""

    seat: Seat
    name: str
