"""The Ring, which tempts players, and the creatures that bear it for them.  (CR 2026 701.54)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Players, You
from entaku.oracle.saying.japanese.things import player
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import command, row


class Tempt(Action, frozen=True):
    """The Ring tempts a player: a creature that they choose bears it from now on.  (CR 2026 701.54a)"""

    who: Players = You()


row(
    Tempt,
    command("the Ring tempts you", Tempt()),
    ja=lambda act, told: ("指輪が", Clause(f"{player(act.who, told)}を", "誘惑する")),
)
