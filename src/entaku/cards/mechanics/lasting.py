"""Rules for players, and replacement effects, that a spell or ability makes for a while.  (CR 611, 614, 615)"""

from entaku.cards.ir.changes import (
    CantCast,
    CantGainLife,
    CastAsThoughFlash,
    ChoosesVotes,
    InsteadOfDamage,
    PlayerRule,
    PlayMoreLands,
    Replacement,
)
from entaku.cards.ir.durations import END_OF_TURN, Until
from entaku.cards.ir.instructions import Action
from entaku.cards.ir.things import BoundAmount, Each, Group, You
from entaku.cards.mechanics.life import GainLife
from entaku.cards.saying.english.phrase import slot
from entaku.cards.saying.japanese.amounts import amount
from entaku.cards.saying.japanese.clauses import Said
from entaku.cards.saying.japanese.groups import described
from entaku.cards.saying.japanese.things import thing
from entaku.cards.saying.japanese.told import Told, Unsayable
from entaku.cards.saying.japanese.words import Clause, wide
from entaku.cards.saying.rows import SOURCE, TO, WHERE, N, command, row


class Establish(Action, frozen=True):
    """A rule for players, or a replacement effect, holds for a while."""

    rule: PlayerRule | Replacement
    until: Until = END_OF_TURN


_COMBAT = slot("c")
_OPPONENTS = Each("opponent")


def _established(act: Establish, told: Told) -> Said:
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
    if rule.then == (GainLife(BoundAmount()),):
        return Clause(f"{would}を軽減する。あなたはこれにより軽減された点数に等しい点数のライフを", "得る")
    if rule.then:
        raise Unsayable(repr(rule))
    return Clause(f"{would}を", "軽減する")


def _for_a_turn(rule: object, told: Told) -> Said:
    """A rule for players that holds this turn."""
    if isinstance(rule, PlayMoreLands) and isinstance(rule.who, You):
        return "このターン、あなたは", Clause(f"追加で土地{wide(rule.more)}つを", "プレイしてもよい")
    if isinstance(rule, CastAsThoughFlash) and isinstance(rule.who, You):
        spells = described(Group(rule.where, "stack"), told)
        return "このターン、あなたは", Clause(f"{spells}を、それが瞬速を持つかのように", "唱えてもよい")
    if isinstance(rule, CantCast) and rule.who == Each("opponent") and rule.while_ is None:
        return "このターン、対戦相手は", Clause(f"{described(Group(rule.where, 'stack'), told)}を", "唱えられない")
    if isinstance(rule, CantGainLife) and rule.who == Each():
        return "このターン、プレイヤーは", Clause("ライフを", "得られない")
    raise Unsayable(repr(rule))


row(
    Establish,
    command("prevent all {c:damage sort} that would be dealt this turn", Establish(InsteadOfDamage(combat=_COMBAT))),
    command("prevent the next {n:amount} damage that would be dealt to {to:shielded} this turn",
            Establish(InsteadOfDamage(to=TO, shield=N))),
    command("prevent all {c:damage sort} that would be dealt to {to:recipient} this turn",
            Establish(InsteadOfDamage(to=TO, combat=_COMBAT))),
    command("prevent all {c:damage sort} {source:things} would deal this turn",
            "prevent all {c:damage sort} that would be dealt by {source:things} this turn",
            Establish(InsteadOfDamage(SOURCE, combat=_COMBAT))),
    command("you may play {n:a} additional land# this turn", Establish(PlayMoreLands(more=N))),
    command("you may cast {where:spells like} this turn as though they had flash",
            Establish(CastAsThoughFlash(You(), WHERE))),
    command("your opponents can't cast {where:spells like} this turn", Establish(CantCast(_OPPONENTS, WHERE))),
    command("players can't gain life this turn", Establish(CantGainLife(Each()))),
    ja=_established,
)  # fmt: skip
