"""What players do, in Japanese: each action a clause with its verb."""

from collections.abc import Callable
from typing import Any  # Any: each row takes a node of its own kind

import entaku.oracle.mechanics  # noqa: F401  (has the rows)
from entaku.oracle.ir import actions as a
from entaku.oracle.ir import changes as c
from entaku.oracle.ir import things as t
from entaku.oracle.ir.changes import SetController, SetSize
from entaku.oracle.ir.durations import Until
from entaku.oracle.saying.japanese import changes as ch
from entaku.oracle.saying.japanese import commander
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.durations import duration
from entaku.oracle.saying.japanese.things import again, all_of, bearer, subject, thing
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import ROWS


def clause(act: object, told: Told) -> Said:
    """An action in words."""
    row = ROWS.get(type(act))
    said = row.japanese if row is not None else _ACTS.get(type(act))
    if said is None:
        raise Unsayable(act)
    return said(act, told)


_UNTAP_STEPS: dict[Until, str] = {
    "its controller's next untap step": "次のそれのコントローラーのアンタップ・ステップ",
    "your next untap step": "次のあなたのアンタップ・ステップ",
}


def _stays_tapped(what: str, step: str) -> Said:
    """What doesn't untap in a step, of several that of each one's controller."""
    step = step.replace("それの", "それらの") if what.startswith("それら") else step
    return f"{what}は", Clause("", f"{step}にアンタップしない")


def _apply(act: a.Apply, told: Told) -> Said:
    told = told._replace(bearer=bearer(act.what, told))
    if len(act.changes) == 1 and isinstance(act.changes[0], SetController):
        until = duration(act.until, told)
        gainer = act.changes[0].who
        if isinstance(gainer, t.OwnerOf):
            return "", Clause(f"それのオーナーはそれの{until}コントロールを", "得る")
        return subject(gainer, told), Clause(f"{until}{all_of(act.what, told)}のコントロールを", "得る")
    if type(act.changes[0]).__name__ == "SetController":
        rest = ch.joined(act.changes[1:], told, lasting=True)
        who = thing(act.what, told)
        return "", Clause(f"{duration(act.until, told)}{who}のコントロールを得るとともに、{who}は", rest)
    rule = isinstance(act.changes[0], ch.RULES)
    until = "このターン、" if rule and act.until == "end of turn" else duration(act.until, told)
    until = "" if act.changes == (c.CantBeCountered(),) else until
    if act.until in _UNTAP_STEPS and all(isinstance(each, c.DoesntUntap) for each in act.changes):
        return _stays_tapped(again(act.what, told), _UNTAP_STEPS[act.until])
    if type(act.changes[0]).__name__ == "SwitchSize":
        return "", Clause(f"{until}{thing(act.what, told)}のパワーとタフネスを", "入れ替える")
    if ch.are_doubled(act.changes, act.what):
        return "", Clause(f"{until}{all_of(act.what, told)}のパワーとタフネスを", "２倍にする")
    if act.changes == (c.AllMustBlock(),):
        what = thing(act.what, told)
        it = "これ" if isinstance(act.what, t.Self) else what
        return f"{until}{what}をブロックできるクリーチャーはすべて", Clause(f"{it}を", "ブロックする")
    if len(act.changes) == 1 and isinstance(act.changes[0], c.CantBeActivated):
        return f"{until}{all_of(act.what, told)}の", Clause("", ch.activated(act.changes[0]).removesuffix("。"))
    sized = any(isinstance(each, c.Resize) for each in act.changes)
    several = thing(act.what, told) == "それら"
    each = "それぞれ" if sized and several else ""
    if len(act.changes) == 1 and isinstance(act.changes[0], SetSize):
        return f"{until}{all_of(act.what, told)}の", Clause("", ch.joined(act.changes, told, lasting=True))
    if isinstance(act.changes[0], c.CantBlock | c.CantAttack):
        those = "それらのクリーチャー" if several else thing(act.what, told)
        return f"{until}{those}では", Clause("", ch.joined(act.changes, told, lasting=True))
    what = all_of(act.what, told)
    if act.what == t.Bound("created"):
        what = "それら" if "created" in told.several else "そのトークン"
    told = told._replace(land=told.land or _is_self_or_land(act.what, told))
    return f"{until}{what}は{each}", Clause("", ch.joined(act.changes, told, lasting=True))


def _is_self_or_land(what: t.Things, told: Told) -> bool:
    """Whether the card itself or lands are spoken of, of whose base size nothing is said."""
    if isinstance(what, t.Self):
        return True
    groups = told.targets[what.n].of if isinstance(what, t.Targeted) else (what,)
    return any(isinstance(each, t.Group) and t.Is("Land") in each.where for each in groups)


_ACTS: dict[type, Callable[[Any, Told], Said]] = {
    a.Apply: _apply,
    **commander.ACTS,
}
