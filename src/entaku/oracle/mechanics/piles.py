"""Cards that one player separates into piles and another chooses between.  (CR 700.3)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Each, Group, Players, Things, You
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.things import all_of, subject
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import WHAT, idiom, row


class SplitPiles(Action, frozen=True):
    """A player separates cards into two piles and another chooses one: `bind` is that pile, `rest` the other."""

    what: Things
    separator: Players
    chooser: Players = You()
    bind: str = "pile"
    rest: str = "rest"


def _split(act: SplitPiles, told: Told) -> Said:
    who = "対戦相手１人は、" if act.separator == Each("opponent") else subject(act.separator, told)
    what = all_of(act.what, told) if isinstance(act.what, Group) else "それらのカード"
    return who, Clause(f"{what}を２つの束に", "分ける")


row(
    SplitPiles,
    idiom("a opponent separates {what:cards seen} into two piles", (SplitPiles(WHAT, Each("opponent")),)),
    ja=_split,
)
