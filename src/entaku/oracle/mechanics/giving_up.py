"""Sacrificing one thing or discarding another, whichever a player likes."""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Group, Players, You
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.groups import counted
from entaku.oracle.saying.japanese.things import subject
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause, wide
from entaku.oracle.saying.rows import WHAT, WHO, row, verb


class GiveUp(Action, frozen=True):
    """Players each sacrifice a permanent like these or discard a card: they choose in turn order, then all do it.

    (CR 101.4, 701.17, 701.8)
    """

    what: Group
    who: Players = You()


def _give_up(act: GiveUp, told: Told) -> Said:
    return subject(act.who, told), Clause(
        f"{counted(act.what, wide(1), told)}を生け贄に捧げるか、カード１枚を", "捨てる"
    )


row(
    GiveUp,
    verb(
        "sacrifice~ {what:a group} or discard~ a card",
        "discard~ a card or sacrifice~ {what:a group}",
        GiveUp(WHAT, WHO),
    ),
    ja=_give_up,
)
