"""Cards that one player separates into piles and another chooses between.  (CR 700.3)"""

from entaku.cards.ir.instructions import Action
from entaku.cards.ir.things import Each, Players, Things, You
from entaku.cards.saying.rows import WHAT, idiom, row, says


class SplitPiles(Action, frozen=True):
    """A player separates cards into two piles and another chooses one: `bind` is that pile, `rest` the other."""

    what: Things
    separator: Players
    chooser: Players = You()
    bind: str = "pile"
    rest: str = "rest"


row(
    SplitPiles,
    idiom("a opponent separates {what:cards seen} into two piles", (SplitPiles(WHAT, Each("opponent")),)),
    ja=says("それらのカードを２つの束に", "分ける", who="対戦相手１人は、"),
)
