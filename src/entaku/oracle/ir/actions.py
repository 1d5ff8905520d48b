"""What players do as instructed: one thing each, without conditions.  (CR 701)

Where one finds or makes something that later words speak of, `bind` gives it a name.  A player's choice belongs to the
action that needs it; who chooses is the player who does it, unless the node says otherwise.
"""

from entaku.oracle.ir.changes import Change
from entaku.oracle.ir.durations import END_OF_TURN, Until
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things


class Apply(Action, frozen=True):
    """These changes hold for these objects for a while.  What amounts and choices are is settled now.  (CR 608.2h)"""

    what: Things
    changes: tuple[Change, ...]
    until: Until = END_OF_TURN


class Unknown(Action, frozen=True):
    """A clause that is not understood: it is shown to the table and done by hand."""

    text: str
