"""Auras and Equipment attached.  (CR 701.3)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Bound, Players, Targeted, Things
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.things import again, all_of, every
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import TO, WHAT, command, row, says


class Attach(Action, frozen=True):
    """An Aura or Equipment is attached to an object.  (CR 701.3)"""

    what: Things
    to: Things


class EnterAttached(Action, frozen=True):
    """Auras and Equipment are put onto the battlefield attached to an object or player; `bind` is what entered.

    An Aura that can't be attached so stays where it is, an Equipment enters all the same.  (CR 301.5e, 303.4i)
    """

    what: Things
    to: Things | Players
    bind: str = "moved"


class Unattach(Action, frozen=True):
    """An Equipment is moved away from the creature that it is attached to, and stays there.  (CR 701.3d)"""

    what: Things


def _entering(act: EnterAttached, told: Told) -> Said:
    """What is put from a hand hasn't been there before; what died is a creature when it has come back."""
    host = again(act.to, told) if isinstance(act.to, Targeted) else every(act.to, told)
    host = {"そのカード": "そのクリーチャー"}.get(host, "そのトークン" if act.to == Bound("created") else host)
    put = "出す" if act.what == Bound("chosen") else "戻す"
    return "", Clause(f"{all_of(act.what, told)}を{host}についた状態で戦場に", put)


row(
    Attach,
    command("attach {what:things} to {to:things}", Attach(WHAT, TO)),
    ja=says("{what:thing}を{to:thing}に", "つける"),
)
row(
    EnterAttached,
    command("return {what:buried self} to the battlefield attached to {to:host of it}",
            "return {what:movable} to the battlefield attached to {to:host of it}", EnterAttached(WHAT, TO)),
    ja=_entering,
)  # fmt: skip
row(
    Unattach,
    command("unattach {what:things}", Unattach(WHAT)),
    ja=says("{what:thing}を", "はずす"),
)
