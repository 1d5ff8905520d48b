"""Turns and combat phases that are added.  (CR 500.7, 500.8)"""

from entaku.cards.ir.instructions import Action
from entaku.cards.ir.things import Amount, Players, You
from entaku.cards.saying.japanese.amounts import is_big, per
from entaku.cards.saying.japanese.things import subject
from entaku.cards.saying.japanese.words import Clause
from entaku.cards.saying.rows import WHO, command, row, verb


class ExtraTurn(Action, frozen=True):
    """A player takes an extra turn after this one.  (CR 500.7)"""

    who: Players = You()
    amount: Amount = 1


class ExtraCombat(Action, frozen=True):
    """After this phase there is an additional combat phase, and a main phase if so said.  (CR 500.8)"""

    main: bool = False


row(
    ExtraTurn,
    verb("take~ a extra turn after this one", ExtraTurn(WHO)),
    ja=lambda act, told: (
        subject(act.who, told),
        Clause(f"{per(act.amount, told) if is_big(act.amount) else ''}このターンに続いて追加の１ターンを", "行う"),
    ),
)
row(
    ExtraCombat,
    command("after this phase, there is a additional combat phase", ExtraCombat()),
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
