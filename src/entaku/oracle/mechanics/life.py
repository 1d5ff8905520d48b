"""Life totals: gained, lost, set and exchanged.  (CR 119)"""

from typing import ClassVar

from entaku.oracle.ir.instructions import Action, May
from entaku.oracle.ir.things import (
    Amount,
    Group,
    Half,
    LifeOf,
    Players,
    You,
)
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.japanese.amounts import amount, equal, is_big
from entaku.oracle.saying.japanese.clauses import Said, points
from entaku.oracle.saying.japanese.groups import counted
from entaku.oracle.saying.japanese.things import player, subject
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause, wide
from entaku.oracle.saying.rows import PLAYER, WHO, N, idiom, row, verb


class GainLife(Action, frozen=True):
    """A player gains life."""

    amount: Amount
    who: Players = You()


class LoseLife(Action, frozen=True):
    """A player loses life; `bind` is the total lost."""

    of_each: ClassVar = ("amount",)
    sort: ClassVar = "number"

    amount: Amount
    who: Players = You()
    bind: str = "lost"


class LoseLifeUnless(Action, frozen=True):
    """Players lose life unless they sacrifice a permanent like these or discard a card; each chooses, then all do it.

    (CR 101.4, 608.2e)
    """

    amount: Amount
    who: Players
    what: Group


class ExchangeLife(Action, frozen=True):
    """Two players exchange life totals; `with_` None: both are meant by `who`.  (CR 701.10c)"""

    who: Players
    with_: Players | None = None


class SetLife(Action, frozen=True):
    """A player's life total becomes so much: they gain or lose what makes it so.  (CR 119.5)

    In the amount "each" is the player, where there are several.
    """

    of_each: ClassVar = ("amount",)

    amount: Amount
    who: Players = You()


def _set_life(act: SetLife, told: Told) -> Said:
    whose = f"{player(act.who, told)}のライフ総量を"
    if is_big(act.amount):
        return "", Clause(f"{whose}{equal(act.amount, told)}に", "等しくする")
    return "", Clause(f"{whose}{amount(act.amount, told)}点に", "する")


def _exchange(act: ExchangeLife, told: Told) -> Said:
    if act.with_ is None:
        return "それらのプレイヤーは", Clause("ライフ総量を", "交換する")
    return "", Clause(f"{player(act.with_, told)}とライフ総量を", "交換する")


row(
    GainLife,
    verb("gain~ {n:so much life}", GainLife(N, WHO)),
    idiom("double {who:new player target}'s life total", (GainLife(LifeOf(PLAYER), PLAYER),)),
    ja=lambda act, told: (subject(act.who, told) or "あなたは", points(act.amount, told, "ライフ", "得る")),
)  # fmt: skip
row(
    LoseLife,
    verb("lose~ half {of:own of each} life, {up:rounded}", LoseLife(Half(LifeOf(slot("of")), slot("up")), WHO)),
    verb("lose~ {n:so much life}", LoseLife(N, WHO)),
    ja=lambda act, told: (subject(act.who, told) or "あなたは", points(act.amount, told, "ライフ", "失う")),
)  # fmt: skip
row(
    LoseLifeUnless,
    ja=lambda act, told: (
        subject(act.who, told),
        Clause(
            f"{counted(act.what, wide(1), told)}を生け贄に捧げるかカード１枚を捨てないかぎり、"
            f"{points(act.amount, told, 'ライフ', '失う').before}",
            "失う",
        ),
    ),
)
row(
    ExchangeLife,
    idiom("exchange life totals with {who:new player target}", (ExchangeLife(You(), PLAYER),)),
    idiom("{who:new player target} exchange life totals", (ExchangeLife(PLAYER),)),
    idiom("you may have {who:new player target} exchange life totals", (May((ExchangeLife(PLAYER),)),)),
    ja=_exchange,
)
row(
    SetLife,
    idiom("you may have your life total become {n:equal}", (May((SetLife(N),)),)),
    idiom("{who:living} life total becomes {n:equal}", "{who:living} life total becomes equal to {n:equal}",
          (SetLife(N, PLAYER),)),
    ja=_set_life,
)  # fmt: skip
