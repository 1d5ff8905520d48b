"""Cards that haunt creatures from exile.  (CR 702.55)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.japanese.things import thing
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import TO, WHAT, command, row


class Haunt(Action, frozen=True):
    """A card is exiled from a graveyard, and haunts a creature from then on.  (CR 702.55a, 702.55b)"""

    what: Things
    to: Things


row(
    Haunt,
    command("exile {what:things} haunting {to:things}", Haunt(WHAT, TO)),
    ja=lambda act, told: (
        "",
        Clause(f"{thing(act.what, told)}を、{thing(act.to, told)}に憑依している状態で", "追放する"),
    ),
)
