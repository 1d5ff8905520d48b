"""Instructions that are followed as they would be alone, wherever they stand among others.

Whoever follows "if" looks at its condition and then follows what stands there, whatever that is; so does whoever
follows what is done later, as often, for a mode, as somebody chose, or by how dice fell.  That nobody looks at what it
is is tested over all scenarios (`tests/magic/test_followed_alike.py`): each holds as well with these instructions
hidden behind one of which the engine knows nothing but to follow it.  What isn't independent has a place of its own:

- what a player may do, or does instead of something, if it is known before they are asked whether it can be done;
- what is done for each of several, or by each as though they were "you": there somebody must say who that is;
- what is looked at before it is followed: what is divided, and mana.
"""

from entaku.oracle.ir.families import Instruction
from entaku.oracle.ir.instructions import Likewise
from entaku.oracle.mechanics.attaching import EnterAttached
from entaku.oracle.mechanics.behold import Behold
from entaku.oracle.mechanics.blight import Blight
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.counters import DivideCounters, PutCounters, RemoveCounters
from entaku.oracle.mechanics.damage import DivideDamage
from entaku.oracle.mechanics.destroying import Sacrifice
from entaku.oracle.mechanics.drawing import Discard, Draw, Mill
from entaku.oracle.mechanics.evidence import CollectEvidence
from entaku.oracle.mechanics.exploit import Exploit
from entaku.oracle.mechanics.forage import Forage
from entaku.oracle.mechanics.getting import PayAnyEnergy
from entaku.oracle.mechanics.giving_up import GiveUp
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.processing import Process
from entaku.oracle.mechanics.searching import Search

FOLLOWING = frozenset(
    {
        "AtNext.do", "Delayed.do", "DoUnless.do", "FaceVillainousChoice.first", "FaceVillainousChoice.second", "If.do",
        "If.otherwise", "Instead.do", "Instead.instead", "May.otherwise",
        "May.then", "Mode.do", "Reflexive.do", "Repeat.do", "Striation.do", "ThisProcess.do", "WithX.do",
    }
)  # fmt: skip
"""Where instructions stand that are followed one after the other, and asked nothing before."""

OFFERED = frozenset({"DoUnless.unless", "May.do"})
"""Where it is asked before whether what stands there can be done, of what that is known of."""

LOOKED_AT = (AddMana, DivideCounters, DivideDamage)
"""What is known of an ability before it is followed: what it divides, and whether it is a mana ability."""
KNOWN_BEFORE = (
    Behold, Blight, ChooseThings, CollectEvidence, Discard, Draw, EnterAttached, Exploit, Forage, GiveUp, Likewise,
    Mill, Move, PayAnyEnergy, Process, PutCounters, RemoveCounters, Sacrifice, Search,
)  # fmt: skip
"""What is only offered to who can do it."""


def followed_alike(node: Instruction, stands: str) -> bool:
    """Whether an instruction that stands there is followed as it would be alone.

    >>> from entaku.oracle.mechanics.drawing import Draw
    >>> followed_alike(Draw(), "If.do"), followed_alike(Draw(), "May.do"), followed_alike(DivideDamage(3), "If.do")
    (True, False, False)
    """
    if isinstance(node, LOOKED_AT):
        return False
    return stands in FOLLOWING or (stands in OFFERED and not isinstance(node, KNOWN_BEFORE))
