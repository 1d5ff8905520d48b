"""Paradigm.  (CR 2026 702.192)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.saying.rows import row, says


class BeginParadigm(Action, frozen=True):
    """If this is the first spell of its name that you control to resolve in this game, copies may be cast from now on.

    (CR 2026 702.192a)
    """


class CastParadigm(Action, frozen=True):
    """A copy of the spell that has resolved is made in exile; you may cast it for nothing.  (CR 2026 702.192a)"""


row(BeginParadigm, ja=says("範例を", "始める"))
row(CastParadigm, ja=says("この呪文のコピーを追放領域に作り、それをマナ・コストを支払うことなく", "唱えてもよい"))
