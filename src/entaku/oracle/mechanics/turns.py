"""Turns and combat phases that are added, turns that end, and players who are controlled.  (CR 500.7, 718, 719)"""

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Amount, Players, You
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.japanese.amounts import is_big, per
from entaku.oracle.saying.japanese.things import player, subject
from entaku.oracle.saying.japanese.words import Clause, wide
from entaku.oracle.saying.rows import WHO, N, command, idiom, row, says, verb


class ExtraTurn(Action, frozen=True):
    """A player takes an extra turn after this one.  (CR 500.7)"""

    who: Players = You()
    amount: Amount = 1


class ExtraCombat(Action, frozen=True):
    """After this phase there is an additional combat phase, and a main phase if so said.  (CR 500.8)"""

    main: bool = False


class EndTurn(Action, frozen=True):
    """The turn ends: what is on the stack is exiled, and the cleanup step comes at once.  (CR 719.1)"""


class ControlTurn(Action, frozen=True):
    """You control a player during that player's next turn.  (CR 718)"""

    who: Players


row(EndTurn, command("end the turn", EndTurn()), ja=says("ターンを", "終了する"))
row(
    ControlTurn,
    idiom("you control {p:new player target} during that player's next turn", (ControlTurn(slot("p")),)),
    ja=lambda act, told: (
        "あなたは",
        Clause(f"{player(act.who, told)}の次のターンの間、そのプレイヤーを", "コントロールする"),
    ),
)
row(
    ExtraTurn,
    verb("take~ {n:a} extra turn# after this one", ExtraTurn(WHO, N)),
    ja=lambda act, told: (
        subject(act.who, told),
        Clause(
            f"{per(act.amount, told) if is_big(act.amount) else ''}"
            f"このターンに続いて追加の{wide(act.amount) if isinstance(act.amount, int) else '１'}ターンを",
            "行う",
        ),
    ),
)
row(
    ExtraCombat,
    command("after this phase, there is a additional combat phase",
            "there is a additional combat phase after this phase", ExtraCombat()),
    command("after this main phase, there is a additional combat phase followed by a additional main phase",
            ExtraCombat(main=True)),
    ja=lambda act, told: (
        "",
        Clause(
            f"このフェイズの後に、追加の戦闘フェイズ{'とそれに続く追加のメイン・フェイズ' if act.main else ''}を",
            "加える",
        ),
    ),
)  # fmt: skip
