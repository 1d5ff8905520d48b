"""What changes places, or is paid for an effect: control, life, mana."""

from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import SetController
from entaku.oracle.ir.instructions import ForEach
from entaku.oracle.ir.things import (
    Being,
    Bound,
    BoundAmount,
    Group,
    OwnerOf,
    You,
)
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.searching import Shuffle
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.of_another_kind import ThenTold, acting
from entaku.oracle.saying.english.patterns import WHO, slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS

_N, _WHAT, _WITH, _WHO = slot("n"), slot("what"), slot("with"), slot("who")
_EACH = Bound("each")


ThenTold("living", "owned", acting)
Table("each in turn", phrase("starting with you, each player", "each player starting with you", None))
IDIOMS.add(
    phrase("each player gains control of all {what:groups} they own",
           (ForEach(_WHAT, (Apply(_EACH, (SetController(OwnerOf(_EACH)),), "end of game"),)),)),
    phrase("put your commander into your hand from the command zone",
           (ChooseThings(Group((Being("commander"),), "command", You())), Move(Bound("chosen"), "hand"))),
    phrase("{who:player} shuffles their graveyard into their library",
           (Move(Group(zone="graveyard", of=_WHO), "library"), Shuffle(_WHO))),
)  # fmt: skip
_equal, _verbs = KINDS["equal"], KINDS["verb phrase"]
assert isinstance(_equal, Table)
assert isinstance(_verbs, Table)
_equal.add(phrase("the total amount of mana paid this way", BoundAmount("paid")))
_verbs.add(phrase("gain~ control of {what:things}", Apply(_WHAT, (SetController(WHO),), "end of game")))
