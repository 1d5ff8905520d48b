"""What players do, in Japanese: each action a clause with its verb."""

from collections.abc import Callable
from typing import Any  # Any: each row takes a node of its own kind

import entaku.cards.mechanics  # noqa: F401  (has the rows)
from entaku.cards.ir import actions as a
from entaku.cards.ir import changes as c
from entaku.cards.ir import things as t
from entaku.cards.ir.changes import (
    CantCast,
    CantGainLife,
    CastAsThoughFlash,
    ChoosesVotes,
    InsteadOfDamage,
    PlayMoreLands,
    SetController,
    SetSize,
)
from entaku.cards.mechanics.life import GainLife
from entaku.cards.saying.japanese import changes as ch
from entaku.cards.saying.japanese import commander
from entaku.cards.saying.japanese.amounts import amount
from entaku.cards.saying.japanese.clauses import Said
from entaku.cards.saying.japanese.groups import described
from entaku.cards.saying.japanese.held import held
from entaku.cards.saying.japanese.things import all_of, bearer, subject, thing
from entaku.cards.saying.japanese.told import Told, Unsayable
from entaku.cards.saying.japanese.words import Clause, wide
from entaku.cards.saying.rows import ROWS


def clause(act: object, told: Told) -> Said:
    """An action in words."""
    row = ROWS.get(type(act))
    said = row.japanese if row is not None else _ACTS.get(type(act))
    if said is None:
        raise Unsayable(repr(act))
    return said(act, told)


def _apply(act: a.Apply, told: Told) -> Said:
    told = told._replace(bearer=bearer(act.what, told))
    if len(act.changes) == 1 and isinstance(act.changes[0], SetController):
        until = "ターン終了時まで、" if act.until == "end of turn" else ""
        gainer = act.changes[0].who
        if isinstance(gainer, t.OwnerOf):
            return "", Clause(f"それのオーナーはそれの{until}コントロールを", "得る")
        return subject(gainer, told), Clause(f"{until}{all_of(act.what, told)}のコントロールを", "得る")
    if type(act.changes[0]).__name__ == "SetController":
        rest = ch.joined(act.changes[1:], told, lasting=True)
        who = thing(act.what, told)
        return "", Clause(f"ターン終了時まで、{who}のコントロールを得るとともに、{thing(act.what, told)}は", rest)
    rule = isinstance(act.changes[0], ch.RULES)
    until = {
        "end of turn": "このターン、" if rule else "ターン終了時まで、",
        "your next turn": "あなたの次のターンまで、",
        "end of combat": "この戦闘で、",
        "its controller's next untap step": "",
        "end of game": "",
    }.get(act.until, "")
    if act.until == "its controller's next untap step":
        return f"{thing(act.what, told)}は", Clause(
            "", "次のそれのコントローラーのアンタップ・ステップにアンタップしない"
        )
    if type(act.changes[0]).__name__ == "SwitchSize":
        return "", Clause(f"{until}{thing(act.what, told)}のパワーとタフネスを", "入れ替える")
    sized = any(isinstance(each, c.Resize) for each in act.changes)
    several = thing(act.what, told) == "それら"
    each = "それぞれ" if sized and several else ""
    if len(act.changes) == 1 and isinstance(act.changes[0], SetSize):
        return f"{until}{all_of(act.what, told)}の", Clause("", ch.joined(act.changes, told, lasting=True))
    if isinstance(act.changes[0], c.CantBlock | c.CantAttack):
        those = "それらのクリーチャー" if several else all_of(act.what, told)
        return f"{until}{those}では", Clause("", ch.joined(act.changes, told, lasting=True))
    return f"{until}{all_of(act.what, told)}は{each}", Clause("", ch.joined(act.changes, told, lasting=True))


def _prevent(act: a.Establish, told: Told) -> Said:
    rule = act.rule
    if isinstance(rule, ChoosesVotes):
        return "このターン、あなたは", Clause("各プレイヤーがどのように投票するかを", "選ぶ")
    if not isinstance(rule, InsteadOfDamage):
        return _for_a_turn(rule, told)
    damage = "戦闘ダメージ" if rule.combat else "ダメージ"
    to = f"{thing(rule.to, told)}に" if rule.to is not None else ""
    if rule.once:
        return "", _next_time(rule, to, told)
    if rule.redirect is not None and rule.shield is not None:
        turned = f"このターン、次に{to}与えられる{damage}のうち{amount(rule.shield, told)}点は、"
        return "", Clause(f"{turned}代わりに{thing(rule.redirect, told)}に", "与えられる")
    if rule.redirect is not None:
        return "", Clause(
            f"このターン、あなたが選んだ発生源１つから{to}与えられるすべてのダメージは、"
            f"代わりに{thing(rule.redirect, told)}に",
            "与えられる",
        )
    if rule.shield is not None:
        return "", Clause(f"このターン、次に{to}与えられる{damage}を{amount(rule.shield, told)}点", "軽減する")
    if rule.both_ways and rule.to is not None:
        both = f"{to}与えられる、または{thing(rule.to, told)}が与えるすべての{damage}を"
        return "", Clause(f"このターン、{both}", "軽減する")
    whence = f"{thing(rule.source, told)}が{to}与える" if rule.source is not None else f"{to}与えられる"
    return "", Clause(f"このターンに{whence}すべての{damage}を", "軽減する")


def _next_time(rule: InsteadOfDamage, to: str, told: Told) -> Clause:
    """What becomes of a source's damage the next time: it is dealt to something else, or prevented.  (CR 615.8)"""
    source = f"{thing(rule.source, told)}が" if rule.source is not None else ""
    would = f"このターン、次に{source}{to}ダメージを与えるなら、そのダメージ"
    if rule.redirect is not None:
        return Clause(f"{would}は代わりに{thing(rule.redirect, told)}に", "与えられる")
    if rule.then == (GainLife(t.BoundAmount()),):
        return Clause(f"{would}を軽減する。あなたはこれにより軽減された点数に等しい点数のライフを", "得る")
    if rule.then:
        raise Unsayable(repr(rule))
    return Clause(f"{would}を", "軽減する")


def _for_a_turn(rule: object, told: Told) -> Said:
    """A rule for players that holds this turn."""
    if isinstance(rule, PlayMoreLands) and isinstance(rule.who, t.You):
        return "このターン、あなたは", Clause(f"追加で土地{wide(rule.more)}つを", "プレイしてもよい")
    if isinstance(rule, CastAsThoughFlash) and isinstance(rule.who, t.You):
        spells = described(t.Group(rule.where, "stack"), told)
        return "このターン、あなたは", Clause(f"{spells}を、それが瞬速を持つかのように", "唱えてもよい")
    if isinstance(rule, CantCast) and rule.who == t.Each("opponent") and rule.while_ is None:
        return "このターン、対戦相手は", Clause(f"{described(t.Group(rule.where, 'stack'), told)}を", "唱えられない")
    if isinstance(rule, CantGainLife) and rule.who == t.Each():
        return "このターン、プレイヤーは", Clause("ライフを", "得られない")
    raise Unsayable(repr(rule))


_ACTS: dict[type, Callable[[Any, Told], Said]] = {
    a.Apply: _apply,
    a.Establish: _prevent,
    **commander.ACTS,
    a.Emblem: lambda act, told: ("あなたは", Clause(f"{held(act.abilities, told)}を持つ紋章を", "得る")),
}
