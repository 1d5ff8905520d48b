"""Control that changes places.  (CR 701.10b)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import (
    Players,
    Predicate,
    Targeted,
    Things,
)
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.things import thing
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import WHAT, idiom, row, says


class ExchangeControl(Action, frozen=True):
    """The controllers of two permanents exchange control of them, for the rest of the game; `with_` None: of both.

    (CR 701.10b)
    """

    what: Things
    with_: Things | None = None


class SwapControl(Action, frozen=True):
    """You and a player each gain control of all objects like these that the other controls, until end of turn.

    `bind` is all of them.  (CR 701.10b)
    """

    where: tuple[Predicate, ...]
    who: Players
    bind: str = "swapped"


def _exchanged(act: ExchangeControl, told: Told) -> Said:
    if act.with_ is None:
        return "", Clause("それらのパーマネントのコントロールを", "交換する")
    if isinstance(act.what, Targeted):
        return "", Clause("それらのコントロールを", "交換する")
    return "", Clause(f"{thing(act.what, told)}と{thing(act.with_, told)}のコントロールを", "交換する")


row(
    ExchangeControl,
    idiom("exchange control of {what:new target} and {with:new target}", (ExchangeControl(WHAT, slot("with")),)),
    idiom("exchange control of {what:named} and {with:new target}", (ExchangeControl(WHAT, slot("with")),)),
    ja=_exchanged,
)
row(
    SwapControl,
    ja=says(
        "それぞれ、ターン終了時まで、相手がコントロールするすべてのクリーチャーのコントロールを",
        "得る",
        who="あなたと{who:player}は",
    ),
)
