"""Damage that is dealt to something else instead: which damage, to whom, by what, and who is dealt it.  (CR 614.9)"""

from entaku.oracle.ir.abilities import Replaces
from entaku.oracle.ir.replacements import InsteadOfDamage
from entaku.oracle.ir.things import Bound
from entaku.oracle.mechanics.choosing import ChooseSource
from entaku.oracle.mechanics.lasting import Establish
from entaku.oracle.saying.english import prevented, recipients, shields
from entaku.oracle.saying.english.idioms import IDIOMS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Either, Table, table

ADDS_TO = (prevented, recipients, shields)
"""The modules to whose tables lines are added here, which must be there before."""

_SOURCE, _TO, _C, _N, _WHAT, _WHERE = (
    slot("source"), slot("to"), slot("c"), slot("n"), slot("what"), slot("where"),
)  # fmt: skip
_CHOSEN = Bound("source")

Either("dealt instead", "only you", "shielded")
Table("to some just now", phrase("this turn to {to:sheltered now}", "to {to:sheltered now} this turn", _TO))
table("replacing line").add(
    phrase(
        "all {c+n:damage kept off} {source+to:kept off thus} is dealt to {what:named} instead.",
        Replaces(InsteadOfDamage(_SOURCE, _TO, _C, noncombat=_N, redirect=_WHAT)),
    ),
)
table("command").add(
    phrase(
        "all {c+n:damage kept off} {source+to:kept off this turn} is dealt to {what:dealt instead} instead",
        Establish(InsteadOfDamage(_SOURCE, _TO, _C, noncombat=_N, redirect=_WHAT)),
    ),
)
IDIOMS.add(
    phrase(
        "all damage that would be dealt {to:to some just now} by {where:source like} is dealt to {what:dealt instead}"
        " instead",
        (ChooseSource(where=_WHERE), Establish(InsteadOfDamage(_CHOSEN, _TO, redirect=_WHAT))),
    ),
)
