"""Sentences in Japanese: the instructions of an ability, its targets first."""

from collections.abc import Sequence

from entaku.cards.ir import actions as a
from entaku.cards.ir import instructions as i
from entaku.cards.ir import things as t
from entaku.cards.ir.changes import SetController
from entaku.cards.mechanics.attaching import Attach
from entaku.cards.mechanics.choosing import ChooseThings
from entaku.cards.mechanics.copying import CopySpell
from entaku.cards.mechanics.counters import PutCounters
from entaku.cards.mechanics.damage import Damage
from entaku.cards.mechanics.destroying import Destroy, Sacrifice
from entaku.cards.mechanics.drawing import Discard, Draw, PutBack
from entaku.cards.mechanics.life import GainLife, LoseLife
from entaku.cards.mechanics.mana import AddMana
from entaku.cards.mechanics.moving import Move
from entaku.cards.mechanics.proliferate import Proliferate
from entaku.cards.mechanics.revealing import Reveal
from entaku.cards.mechanics.scry import Scry
from entaku.cards.mechanics.searching import Search, Shuffle
from entaku.cards.mechanics.tapping import Untap
from entaku.cards.mechanics.tokens import Create
from entaku.cards.saying.japanese import costs
from entaku.cards.saying.japanese.acts import clause
from entaku.cards.saying.japanese.amounts import equal, is_big
from entaku.cards.saying.japanese.changes import big, stays
from entaku.cards.saying.japanese.conditions import condition
from entaku.cards.saying.japanese.events import event
from entaku.cards.saying.japanese.groups import counted
from entaku.cards.saying.japanese.picking import picked
from entaku.cards.saying.japanese.things import again, subject, target, thing
from entaku.cards.saying.japanese.told import Told
from entaku.cards.saying.japanese.words import VOTES, Clause, wide

_AFTER = (
    (Draw, Discard),
    (Draw, PutBack),
    (Draw, Proliferate),
    (Scry, Reveal),
    (Scry, Draw),
    (Draw, PutCounters),
    (Create, PutCounters),
    (Create, Attach),
)
"""Instructions that are joined by "その後"."""
_THEN = ((Draw, i.DoUnless),)
"""Instructions the second of which is a sentence of its own, after "その後"."""
_AND = (
    (LoseLife, GainLife),
    (Draw, LoseLife),
    (Draw, Create),
    (Sacrifice, Destroy),
    (Discard, LoseLife),
    (Discard, GainLife),
    (Damage, GainLife),
    (Damage, Draw),
)
"""Instructions that are said in one sentence."""
_STEPS = {
    "end": "次の終了ステップの開始時に、",
    "upkeep": "次のアップキープの開始時に、",
    "main": "次のメイン・フェイズの開始時に、",
    "end of combat": "戦闘終了時に、",
}


def effect(do: Sequence[i.Instruction], told: Told) -> str:
    """All that is done, with what is targeted before it."""
    said = targets(told)
    text = ""
    place = 0
    told = told._replace(left=any(isinstance(each, Move) and each == Move(t.Self(), "exile") for each in do))
    named = told._replace(named=True)
    while place < len(do):
        each = do[place]
        told = named if told.name in text else told
        said_together, number = picked(tuple(do[place:]), told)
        if number:
            text += said_together
            place += number
            continue
        following = do[place + 1] if place + 1 < len(do) else None
        pair = (type(each), type(following))
        if pair in _AND and following is not None and not told.targets[1:]:
            first, second = clause(each, told), clause(following, told)
            who = "" if first[0] == second[0] else second[0] or "あなたは"
            text += f"{first[0] or who}{first[1].stem}、{who if first[0] else ''}{second[1].plain}。"
            place += 2
            continue
        if pair in _AFTER and following is not None:
            first, second = clause(each, told), clause(following, told._replace(named=False))
            who = second[0] if second[0] != first[0] else ""
            text += f"{first[0]}{first[1].stem}、その後{who}{second[1].plain}。"
            place += 2
            continue
        if pair in _THEN:
            text += f"{sentence(each, told)}その後、"
            place += 1
            continue
        together = _together(each, following, told)
        text += together or sentence(each, told)
        place += 2 if together else 1
    return said + text


def _together(one: i.Instruction, other: i.Instruction | None, told: Told) -> str:
    """Two instructions that are said as one: what is shuffled into a library, what is chosen and returned, mana."""
    if isinstance(one, Move) and one.to == "library" and not one.bottom and isinstance(other, Shuffle):
        return f"{thing(one.what, told)}をオーナーのライブラリーに加えて切り直す。"
    if isinstance(one, ChooseThings) and isinstance(one.what, t.Group) and one == ChooseThings(one.what):
        returned = other == Move(t.Bound("chosen"), "hand") and one.what.zone == "battlefield"
        return f"{counted(one.what, wide(1), told)}をオーナーの手札に戻す。" if returned else ""
    if isinstance(one, GainLife) and isinstance(other, Draw) and one.who == other.who == t.You():
        first, second = clause(one, told), clause(other, told)
        return f"{first[0]}{first[1].te}、{second[1].plain}。"
    if isinstance(one, Create) and isinstance(other, Create) and one.who == other.who:
        first, second = clause(one, told), clause(other, told)
        if not (is_big(one.amount) or is_big(other.amount) or one.tapped or other.tapped):
            return f"{first[0]}{first[1].before.removesuffix('を')}と{second[1].plain}。"
    if isinstance(one, a.Apply) and isinstance(one.changes[0], SetController) and one.until == "end of turn":
        return f"{sentence(one, told)}{again(one.what, told)}をアンタップする。" if other == Untap(one.what) else ""
    if isinstance(one, AddMana) and isinstance(other, AddMana):
        plain_mana = one == AddMana(one.colours) and other == AddMana(other.colours)
        if plain_mana and len(one.colours + other.colours) == len("WU"):
            return f"{{{one.colours}}}{{{other.colours}}}を加える。"
    return ""


def targets(told: Told) -> str:
    """What is targeted, as a sentence of its own."""
    if not told.targets:
        return ""
    words = [target(told, n) for n in range(len(told.targets))]
    return f"{'と'.join(words)}を対象とする。"


def sentence(one: i.Instruction, told: Told) -> str:
    """One instruction as a sentence, or as the sentences that belong together."""
    if isinstance(one, i.May):
        return _may(one, told)
    if isinstance(one, i.If):
        return _if(one, told)
    if isinstance(one, i.Instead):
        usual = "".join(sentence(each, told) for each in one.do)
        other = "".join(sentence(each, told) for each in one.instead)
        return f"{usual}{condition(one.condition, told)}なら、代わりに{other}"
    if isinstance(one, i.AtNext):
        step = _STEPS.get(one.step, "次の終了ステップの開始時に、")
        return f"{'あなたの' if one.yours else ''}{step}{''.join(sentence(each, told) for each in one.do)}"
    if isinstance(one, i.DoUnless):
        return _unless(one, told)
    if isinstance(one, i.ForEach):
        return f"{thing(one.of, told)}それぞれについて、{''.join(sentence(each, told) for each in one.do)}"
    if isinstance(one, i.ForEachVote):
        return f"「{VOTES.get(one.choice, one.choice)}」１票につき、{''.join(sentence(each, told) for each in one.do)}"
    if isinstance(one, i.Delayed):
        inner = told._replace(event=one.on)
        when = (
            event(one.on, told)
            if not isinstance(getattr(one.on, "what", None), t.Targeted)
            else "そのクリーチャーが死亡したとき、"
        )
        return f"このターン、{when}{''.join(sentence(each, inner) for each in one.do)}"
    if isinstance(one, i.Reflexive):
        inner = told._replace(targets=one.targets)
        return f"そうしたとき、{effect(one.do, inner)}"
    if isinstance(one, i.WithX):
        return f"{''.join(sentence(each, told) for each in one.do)}Ｘは{equal(one.amount, told)}に等しい。"
    if isinstance(one, i.RepeatAtWill):
        done = "".join(sentence(each, told) for each in one.do)
        return f"{done}{subject(one.who, told)}この手順を望む回数だけ繰り返してもよい。"
    if isinstance(one, i.Repeat):
        return "".join(sentence(each, told) for each in one.do)
    return plain(one, told)


def plain(one: object, told: Told) -> str:
    """An action as a sentence; what X is follows it."""
    who, what = clause(one, told)
    text = f"{who}{what.plain}。"
    if isinstance(one, a.Apply):
        text += stays(one.changes, one.what)
    if isinstance(one, a.Apply) and (amount := big(one.changes)) is not None:
        text += f"Ｘは{equal(amount, told._replace(named=True))}に等しい。"
    if isinstance(one, Create) and not isinstance(one.token.power, int | t.X):
        text += f"Ｘは{equal(one.token.power, told)}に等しい。"
    if isinstance(one, CopySpell) and one.new_targets:
        text += "あなたはそのコピーの新しい対象を選んでもよい。"
    return text


def _clauses(do: Sequence[i.Instruction], told: Told) -> tuple[str, Clause, str]:
    """Actions in one sentence: who, all that is done as one clause, and what is still to be said."""
    said = [clause(each, told) for each in do if not isinstance(each, i.May | i.If | i.ForEach | i.Reflexive)]
    rest = "".join(sentence(each, told) for each in do if isinstance(each, i.May | i.If | i.ForEach | i.Reflexive))
    before = "".join(f"{one.stem}、" for _, one in said[:-1])
    last = said[-1][1]
    return said[0][0], Clause(before + last.before, last.verb), rest


def _is_told(one: object) -> bool:
    """Whether it stands in quotation marks where it is left to you: what others do, and what takes sentences."""
    return isinstance(one, Search | a.Apply) or not isinstance(getattr(one, "who", t.You()), t.You)


def _may(one: i.May, told: Told) -> str:
    who = subject(one.who, told) or "あなたは"
    if not one.pay and isinstance(one.who, t.You) and any(map(_is_told, one.do)):
        said = "".join(sentence(each, told) for each in one.do)
        text = f"あなたは「{said}」を選んでもよい。"
    elif one.pay:
        text = f"{who}{costs.payment(one.pay, told).may}。"
    else:
        _, what, rest = _clauses(one.do, told)
        told_of = any(isinstance(each, Search) for each in one.do)
        text = f"{who}「{what.plain}。」を選んでもよい。{rest}" if told_of else f"{who}{what.may}。{rest}"
        if isinstance(one.do[-1], CopySpell):
            text += "あなたはそのコピーの新しい対象を選んでもよい。"
    if one.then:
        later = told._replace(later=True)
        text += f"そうしたなら、{''.join(sentence(each, later) for each in one.then)}"
    if one.otherwise:
        text += f"そうしなかったなら、{''.join(sentence(each, told) for each in one.otherwise)}"
    return text


def _if(one: i.If, told: Told) -> str:
    held = condition(one.condition, told)
    end = "なら、"
    text = f"{held}{end}{''.join(sentence(each, told) for each in one.do)}"
    if one.otherwise:
        text += f"そうでないなら、{''.join(sentence(each, told) for each in one.otherwise)}"
    return text


def _unless(one: i.DoUnless, told: Told) -> str:
    who = subject(one.who, told).replace("は", "が") or "あなたが"
    other = costs.payment(one.pay, told) if one.pay else clause(one.unless[0], told)[1]
    done = "".join(sentence(each, told) for each in one.do)
    return f"{who}{other.negative}かぎり、{done}"
