"""What players do, in Japanese: each action a clause with its verb."""

from collections.abc import Callable
from typing import Any  # Any: each row takes a node of its own kind

import entaku.cards.mechanics  # noqa: F401  (has the rows)
from entaku.cards.ir import actions as a
from entaku.cards.ir import changes as c
from entaku.cards.ir import things as t
from entaku.cards.ir import trading as x
from entaku.cards.ir.changes import ChoosesVotes, InsteadOfDamage, SetController, SetSize
from entaku.cards.saying.japanese import changes as ch
from entaku.cards.saying.japanese import commander
from entaku.cards.saying.japanese.amounts import amount, is_big, per
from entaku.cards.saying.japanese.clauses import Said, numbered
from entaku.cards.saying.japanese.groups import like, type_word
from entaku.cards.saying.japanese.things import all_of, owners, player, subject, thing
from entaku.cards.saying.japanese.told import Told, Unsayable
from entaku.cards.saying.japanese.words import COLOURS, Clause, wide
from entaku.cards.saying.rows import ROWS


def clause(act: object, told: Told) -> Said:
    """An action in words."""
    row = ROWS.get(type(act))
    said = row.japanese if row is not None else _ACTS.get(type(act))
    if said is None:
        raise Unsayable(repr(act))
    return said(act, told)


_WITH_SOURCE = t.Group((t.ExiledWithSource(),), "exile")


def _move(act: a.Move, told: Told) -> Said:
    what = all_of(act.what, told)
    if act.to == "exile":
        return "", Clause(f"{what}を", "追放する")
    if act.to == "hand":
        back = _comes_back(act.what, told)
        whose = "あなたの" if _is_yours(act.what, told) else "オーナーの"
        return "", Clause(f"{what}を{whose}手札に", "戻す" if back else "加える")
    if act.to == "battlefield" and act.what == _WITH_SOURCE:
        return "", Clause("その追放されたカードをオーナーのコントロール下で戦場に", "戻す")
    if act.to == "battlefield":
        under = f"{player(act.under, told)}のコントロール下で" if act.under is not None else ""
        tapped = "タップ状態で" if act.tapped else ""
        put = isinstance(act.what, t.Bound) and act.what.name in ("seen", "revealed", "found", "chosen")
        if act.under is None and isinstance(act.what, t.Bound) and act.what.name == "moved":
            under = "オーナーのコントロール下で"
        return "", Clause(f"{what}を{under}{tapped}戦場に", "出す" if put else "戻す")
    if act.to == "library":
        whose = "あなたの" if _is_yours(act.what, told) else "オーナーの"
        end = "一番下" if act.bottom else "一番上"
        order = "望む順番で" if act.any_order else ""
        return "", Clause(f"{what}を{whose}ライブラリーの{end}に{order}", "置く")
    if act.to == "graveyard":
        return "", Clause(f"{what}をあなたの墓地に", "置く")
    raise Unsayable(repr(act))


def _is_yours(what: object, told: Told) -> bool:
    """Whether cards are surely yours: from your graveyard or library."""
    if isinstance(what, t.Targeted):
        what = told.targets[what.n].of[0]
    if isinstance(what, t.Group):
        return what.of == t.You()
    return isinstance(what, t.Bound | t.Among) and what.name in (
        "revealed",
        "seen",
        "found",
        "chosen",
        "pile",
        "winners",
    )


def _comes_back(what: object, told: Told) -> bool:
    return not (isinstance(what, t.Bound | t.Among) and what.name in ("revealed", "seen", "found", "pile", "chosen"))


def _create(act: a.Create, told: Told) -> Said:
    tokens = numbered(act.amount, told, token(act.token, told), "体" if "Creature" in act.token.types else "つ")
    return subject(act.who, told), Clause(f"{tokens}{'タップ状態で' if act.tapped else ''}", "生成する")


def token(of: a.Token, told: Told) -> str:
    """What a token is like: "飛行を持つ白の１/１のスピリット・クリーチャー・トークン"."""
    having = f"{ch.held(of.abilities, told)}を持つ" if of.abilities else ""
    if of.name:
        return f"{type_word(of.name)}・トークン"
    colours = "と".join(COLOURS[c] for c in of.colours) or "無色"
    size = f"{_size(of.power)}/{_size(of.toughness)}"
    kinds = [type_word(w) for w in of.types if w not in ("Artifact", "Enchantment", "Creature")]
    kinds += [type_word(w) for w in ("Artifact", "Creature", "Enchantment") if w in of.types]
    return f"{having}{colours}の{size}の{'・'.join(kinds)}・トークン"


def _size(of: t.Amount) -> str:
    return wide(of) if isinstance(of, int) else "Ｘ"


def _apply(act: a.Apply, told: Told) -> Said:
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
    each = "それぞれ" if thing(act.what, told) == "それら" else ""
    if len(act.changes) == 1 and isinstance(act.changes[0], SetSize):
        return f"{until}{all_of(act.what, told)}の", Clause("", ch.joined(act.changes, told, lasting=True))
    after = "では" if isinstance(act.changes[0], c.CantBlock | c.CantAttack) else "は"
    return f"{until}{all_of(act.what, told)}{after}{each}", Clause("", ch.joined(act.changes, told, lasting=True))


def _prevent(act: a.Establish, told: Told) -> Said:
    rule = act.rule
    if isinstance(rule, ChoosesVotes):
        return "このターン、あなたは", Clause("各プレイヤーがどのように投票するかを", "選ぶ")
    if not isinstance(rule, InsteadOfDamage):
        raise Unsayable(repr(act))
    damage = "戦闘ダメージ" if rule.combat else "ダメージ"
    whence = f"{thing(rule.source, told)}が与える" if rule.source is not None else ""
    to = f"{thing(rule.to, told)}に" if rule.to is not None else ""
    if rule.redirect is not None:
        return "", Clause(
            f"このターン、あなたが選んだ発生源１つから{to}与えられるすべてのダメージは、"
            f"代わりに{thing(rule.redirect, told)}に",
            "与えられる",
        )
    if rule.shield is not None:
        return "", Clause(f"このターン、次に{to}与えられる{damage}を{amount(rule.shield, told)}点", "軽減する")
    return "", Clause(f"このターンに{whence or to + '与えられる'}すべての{damage}を", "軽減する")


def _copies(act: a.CreateCopies, told: Told) -> Said:
    of = told.targets[act.of.n].of[0] if isinstance(act.of, t.Targeted) else act.of
    unit = "体" if isinstance(of, t.Group) and t.Is("Creature") in of.where else "つ"
    tokens = numbered(act.amount, told, f"{thing(act.of, told)}のコピーであるトークン", unit)
    return subject(act.who, told), Clause(tokens, "生成する")


def _on(particle: str, verb: str) -> Callable[[Any, Told], Said]:
    """What is done to things."""
    return lambda act, told: ("", Clause(all_of(act.what, told) + particle, verb))


_ACTS: dict[type, Callable[[Any, Told], Said]] = {
    x.ExchangeControl: lambda act, told: ("", Clause("それらのコントロールを", "交換する")),
    a.Move: _move,
    a.ExileUntil: lambda act, told: (
        "",
        Clause(f"{_until(act.until, told)}{all_of(act.what, told)}を", "追放する"),
    ),
    a.PutFromHand: lambda act, told: (
        subject(act.who, told) or "あなたは",
        Clause(
            f"{per(act.amount, told) if is_big(act.amount) else ''}{owners(act.who, told)}の手札にある"
            f"{like(act.where, '１', told)}{'タップ状態で' if act.tapped else ''}"
            f"{'そのプレイヤーを攻撃している状態で' if act.attacking is not None else ''}",
            "戦場に出してもよい",
        ),
    ),
    a.Attach: lambda act, told: ("", Clause(f"{thing(act.what, told)}を{thing(act.to, told)}に", "つける")),
    a.Create: _create,
    a.CreateCopies: _copies,
    a.Monstrosity: lambda act, told: ("", Clause(f"怪物化{amount(act.amount, told)}を", "行う")),
    a.Goad: _on("を", "使嗾する"),
    a.Apply: _apply,
    a.Establish: _prevent,
    **commander.ACTS,
    a.Emblem: lambda act, told: ("あなたは", Clause(f"{ch.held(act.abilities, told)}を持つ紋章を", "得る")),
}


def _until(until: str, told: Told) -> str:
    words = {
        "source leaves": f"{told.name}が戦場を離れるまで",
        "an opponent becomes the monarch": "いずれかの対戦相手が統治者になるまで",
    }
    return words[until]
