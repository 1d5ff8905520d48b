"""Cards that haunt creatures from exile.  (CR 702.55)"""

from entaku.cards.ir.instructions import Action
from entaku.cards.ir.things import Things
from entaku.cards.saying.japanese.things import thing
from entaku.cards.saying.japanese.words import Clause
from entaku.cards.saying.rows import TO, WHAT, command, row


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
