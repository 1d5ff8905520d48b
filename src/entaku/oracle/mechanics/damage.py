"""Damage, and fights.  (CR 120, 701.12)"""

from typing import ClassVar

from entaku.oracle.ir import things as t
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.names import Names
from entaku.oracle.ir.things import (
    Amount,
    Players,
    Self,
    Things,
)
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.japanese.clauses import Said, points
from entaku.oracle.saying.japanese.things import every, thing
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import SOURCE, TO, WHAT, N, command, row

DAMAGED: Names = frozenset({("damaged", "object"), ("excess", "number")})
"""The permanents that were dealt damage this way, and by how much it was more than lethal.  (CR 120.10)"""


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
    stands: bool = False
    """It can't be prevented.  (CR 615.12)"""
    spills: bool = False
    """What would be more than lethal for a creature is dealt to its controller instead.  (CR 120.4a)"""

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
        dealt = dealt._replace(before=dealt.before.replace(thing(act.source, inner), "自身", 1))
    whole = dealt._replace(before=f"{to}に{'それぞれ' if group else ''}{dealt.before}")
    if act.spills:
        return who, Clause(f"{whole.plain}。余剰のダメージは、代わりにそのクリーチャーのコントローラーに", "与える")
    return who, Clause(f"{whole.plain}。そのダメージは", "軽減されない") if act.stands else whole


def _are_several(to: object, told: Told) -> bool:
    return isinstance(to, t.Targeted) and told.targets[to.n].most not in (1, None)


def _divided(act: DivideDamage, told: Told) -> Said:
    """To several of one kind: where other targets stand beside these, it is none of those that is alone."""
    if len(told.targets) > 1 and not _are_several(t.Targeted(act.n), told):
        raise Unsayable(act)
    return f"{thing(act.source, told)}は", Clause("それらにその割り振った点数のダメージを", "与える")


Table(
    "so much to",
    phrase("{n:number} damage to {to:recipient}", "damage equal to {n:so much dealt} to {to:recipient}", (N, TO)),
)
row(
    Damage,
    command("{source:dealer} deal~ {n:number} damage to {to:recipient}",
           "{source:dealer} deal~ damage equal to {n:so much dealt} to {to:recipient}",
           "{source:dealer} deal~ damage to {to:recipient} equal to {n:equal}",
           "{source:dealer} also deal~ {n:number} damage to {to:recipient}", Damage(N, TO, SOURCE)),
    command("{source:dealer} deal~ {n:number} damage to {to:recipient}. the damage can't be prevented",
           Damage(N, TO, SOURCE, stands=True)),
    command("{source:dealer} deal~ {n+to:so much to}. excess damage is dealt to that creature's controller instead",
           Damage(N, TO, SOURCE, spills=True)),
    ja=_damage,
)  # fmt: skip
row(
    DivideDamage,
    command("{source:dealer} deal~ {n:number} damage divided as you choose among {to:divided}",
           DivideDamage(N, TO, SOURCE)),
    ja=_divided,
)  # fmt: skip
row(
    Fight,
    command("{what:subject} fight~ {to:things}", Fight(WHAT, TO)),
    ja=lambda act, told: (f"{thing(act.what, told)}は", Clause(f"{thing(act.with_, told)}と格闘を", "行う")),
)
