"""Permanents destroyed, sacrificed and regenerated.  (CR 701.7, 701.15, 701.17)"""

from typing import ClassVar

from entaku.oracle.ir import things as t
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.names import Names
from entaku.oracle.ir.things import (
    Amount,
    Players,
    Things,
    You,
)
from entaku.oracle.saying.japanese.amounts import amount, is_big, per
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.groups import counted, described
from entaku.oracle.saying.japanese.things import all_of, subject, thing
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import Clause, wide
from entaku.oracle.saying.rows import WHAT, WHO, N, command, row, says, verb


class Destroy(Action, frozen=True):
    """Permanents are destroyed; `bind` is those put into a graveyard this way, as they last were."""

    what: Things
    no_regeneration: bool = False
    bind: str = "destroyed"


class Sacrifice(Action, frozen=True):
    """A player sacrifices permanents of their choice like these, or those named; `bind` is what they last were.

    "sacrificers" are the players who have sacrificed something so.
    """

    of_each: ClassVar = ("what", "amount")

    what: Things
    who: Players = You()
    amount: Amount = 1
    bind: str = "sacrificed"

    def also_binds(self) -> Names:
        return frozenset({("sacrificers", "player")})


class Regenerate(Action, frozen=True):
    """The next time each of these would be destroyed this turn, it is regenerated instead.  (CR 701.15)"""

    what: Things


def _sacrifice(act: Sacrifice, told: Told) -> Said:
    who = subject(act.who, told)
    if not isinstance(act.what, t.Group):
        if act.amount != 1:
            raise Unsayable(act)
        return who, Clause(f"{thing(act.what, told)}を", "生け贄に捧げる")
    if t.Other(t.Bound("chosen")) in act.what.where and act.amount == t.Count(act.what):
        return who, Clause("残りを", "生け贄に捧げる")
    if act.amount == t.Count(t.Group((*act.what.where, t.ControlledBy(t.BoundPlayer("each"))))):
        return who, Clause(f"自分がコントロールしているすべての{described(act.what, told)}を", "生け贄に捧げる")
    if act.amount == t.Count(act.what):
        return who, Clause(f"{all_of(act.what, told)}を", "生け贄に捧げる")
    if isinstance(act.amount, t.BoundAmount):
        return who, Clause(f"{amount(act.amount, told)}に等しい数の{described(act.what, told)}を", "生け贄に捧げる")
    each = per(act.amount, told) if is_big(act.amount) else ""
    number = wide(1) if each else amount(act.amount, told)
    return who, Clause(f"{each}{counted(act.what, number, told)}を", "生け贄に捧げる")


def _lasting(act: Destroy, told: Told) -> str:
    """That what is destroyed can't be regenerated."""
    those = "それら" if isinstance(act.what, t.Group) or thing(act.what, told) == "それら" else "それ"
    return f"。{those}は再生できない" if act.no_regeneration else ""


row(
    Destroy,
    command("destroy {what:things}", Destroy(WHAT)),
    command(
        "destroy {what:things}. {x:it or they} can't be regenerated",
        "destroy {what:things}. they can't be regenerated",
        "destroy {what:things}. {x:what dies} can't be regenerated",
        "destroy {what:things} and {x:it or they} can't be regenerated",
        Destroy(WHAT, no_regeneration=True),
    ),
    ja=lambda act, told: (
        "",
        Clause(f"{all_of(act.what, told)}を", f"破壊する{_lasting(act, told)}"),
    ),
)
row(
    Sacrifice,
    verb("sacrifice~ {what:a group}{x:of their choice}", "sacrifice~ {what:a group}", Sacrifice(WHAT, WHO)),
    verb(
        "sacrifice~ {n:a} {what:groups}{x:of their choice}", "sacrifice~ {n:a} {what:groups}", Sacrifice(WHAT, WHO, N)
    ),
    verb("sacrifice~ {what:itself}", Sacrifice(WHAT, WHO)),
    ja=_sacrifice,
)
row(
    Regenerate,
    command("regenerate {what:things}", Regenerate(WHAT)),
    ja=says("{what:things}を", "再生する"),
)
