"""Control that changes places.  (CR 701.10b)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import (
    Players,
    Predicate,
    Things,
)
from entaku.oracle.saying.english.patterns import slot
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


row(
    ExchangeControl,
    idiom("exchange control of {what:new target} and {with:new target}", (ExchangeControl(WHAT, slot("with")),)),
    ja=lambda act, told: (
        "",
        Clause("それらのパーマネントのコントロールを" if act.with_ is None else "それらのコントロールを", "交換する"),
    ),
)
row(
    SwapControl,
    ja=says(
        "それぞれ、ターン終了時まで、相手がコントロールするすべてのクリーチャーのコントロールを",
        "得る",
        who="あなたと{who:player}は",
    ),
)
