"""The player whom the card enchants: what they do, control and have.  (CR 303.4b)"""

from entaku.oracle.ir.happenings import Attacks, BeginningOf, Enters
from entaku.oracle.ir.things import ControlledBy, EnchantedPlayer
from entaku.oracle.saying.english import conditions, events, suffixes, things
from entaku.oracle.saying.english.conditions import Controlled
from entaku.oracle.saying.english.happeners import ANY_PLAYER
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table

ADDS_TO = (conditions, events, suffixes, things)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT, _STEP, _C = slot("what"), slot("step"), slot("c")
_THEM = EnchantedPlayer()
WORDS = "enchanted player"

Controlled("entering under the enchanted", "a group", _THEM)
ANY_PLAYER.add(phrase(WORDS, _THEM))
table("described player").add(phrase(WORDS, _THEM))
table("suffix phrase").add(phrase("enchanted player controls", ControlledBy(_THEM)))
table("beginning").add(phrase("enchanted player's {step:step}", BeginningOf(_STEP, _THEM)))
table("event phrase").add(
    phrase("{what:entering under the enchanted} enters under enchanted player's control", Enters(_WHAT)),
    phrase("{what:happener} attacks enchanted player", Attacks(_WHAT, _THEM)),
)
