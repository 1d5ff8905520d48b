"""Earthbend.  (CR 2026 701.66)"""

from entaku.oracle.ir.abilities import Target
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount, ControlledBy, Group, Is, Targeted, Things, You
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.rows import WHAT, N, command, keyword_action, row

LAND_OF_YOURS = Target((Group((Is("Land"), ControlledBy(You()))),))
"""What is earthbent, without the text saying so."""


class Earthbend(Action, frozen=True):
    """Your land becomes a 0/0 creature with haste and so many +1/+1 counters; if it dies or is exiled, it comes back.

    (CR 2026 701.66a)
    """

    amount: Amount
    what: Things = Targeted()


class EarthbentLand(Kind):
    """The land that is targeted by the word alone."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = Targeted(len(told.targets))
        targets = (*told.targets, LAND_OF_YOURS)
        yield found, at, told._replace(targets=targets, said=told.said + 1, it=found, noun="land", that=None)

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Targeted) or told.targets[value.n] != LAND_OF_YOURS:
            raise Unsayable(value)
        return "", told._replace(said=told.said + 1, it=value, noun="land", that=None)


KINDS["earthbent land"] = EarthbentLand()
row(
    Earthbend,
    command("earthbend {n:amount}{what:earthbent land}", Earthbend(N, WHAT)),
    ja=keyword_action("土の技"),
)
