"""Damage, and fights.  (CR 120, 701.12)"""

from typing import ClassVar

from entaku.cards.ir import things as t
from entaku.cards.ir.instructions import Action
from entaku.cards.ir.names import Names
from entaku.cards.ir.things import (
    Amount,
    Players,
    Self,
    Things,
)
from entaku.cards.saying.japanese.clauses import Said, points
from entaku.cards.saying.japanese.things import every, thing
from entaku.cards.saying.japanese.told import Told
from entaku.cards.saying.japanese.words import Clause
from entaku.cards.saying.rows import SOURCE, TO, WHAT, N, command, row

DAMAGED: Names = frozenset({("damaged", "object")})
"""The permanents that were dealt damage this way."""


class Damage(Action, frozen=True):
    """A source deals so much damage to each of these objects or players, or each of several; `bind` is the total dealt.

    In the amount "each" is whom it is dealt to; where a group of sources deals it, the source.

    "damaged" are the permanents that were dealt damage this way.
    """

    of_each: ClassVar = ("amount",)
    sort: ClassVar = "number"

    amount: Amount
    to: Things | Players
    source: Things = Self()
    bind: str = "dealt"

    def also_binds(self) -> Names:
        return DAMAGED


class DivideDamage(Action, frozen=True):
    """So much damage is dealt, divided as you choose among the targets, at least 1 each.  (CR 601.2d)"""

    amount: Amount
    n: int = 0
    source: Things = Self()

    def also_binds(self) -> Names:
        return DAMAGED


class Fight(Action, frozen=True):
    """Two creatures each deal damage equal to their power to the other.  (CR 701.12)"""

    what: Things
    with_: Things


def _damage(act: Damage, told: Told) -> Said:
    who = f"{thing(act.source, told)}は"
    group = isinstance(act.to, t.Group | t.Each | t.Except | t.Both) or _are_several(act.to, told)
    to = "と".join(every(each, told) for each in act.to.of) if isinstance(act.to, t.Both) else every(act.to, told)
    to = "それ自身" if act.to == act.source else to
    own = isinstance(act.amount, t.StatOf) and act.amount.of == act.source
    inner = told._replace(named=told.named or isinstance(act.source, t.Self))
    dealt = points(act.amount, inner, "ダメージ", "与える")
    if own:
        dealt = Clause(dealt.before.replace(thing(act.source, inner), "自身", 1), dealt.verb)
    return who, Clause(f"{to}に{'それぞれ' if group else ''}{dealt.before}", dealt.verb)


def _are_several(to: object, told: Told) -> bool:
    return isinstance(to, t.Targeted) and told.targets[to.n].most not in (1, None)


row(
    Damage,
    command("{source:dealer} deal~ {n:number} damage to {to:recipient}",
           "{source:dealer} deal~ damage equal to {n:equal} to {to:recipient}",
           "{source:dealer} deal~ damage to {to:recipient} equal to {n:equal}", Damage(N, TO, SOURCE)),
    ja=_damage,
)  # fmt: skip
row(
    DivideDamage,
    command("{source:dealer} deal~ {n:number} damage divided as you choose among {to:divided}",
           DivideDamage(N, TO, SOURCE)),
    ja=lambda act, told: (
        f"{thing(act.source, told)}は",
        Clause("それらにその割り振った点数のダメージを", "与える"),
    ),
)  # fmt: skip
row(
    Fight,
    command("{what:subject} fight~ {to:things}", Fight(WHAT, TO)),
    ja=lambda act, told: (f"{thing(act.what, told)}は", Clause(f"{thing(act.with_, told)}と格闘を", "行う")),
)
