"""Events in Japanese: "…が戦場に出たとき", "…が攻撃するたび"."""

import contextlib
from collections.abc import Sequence
from itertools import takewhile

from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese import deeds
from entaku.oracle.saying.japanese.conditions import condition
from entaku.oracle.saying.japanese.groups import counted, counter, described, kind
from entaku.oracle.saying.japanese.happeners import (
    CAST_THIS,
    HAUNTED,
    ITSELF,
    ITSELF_OWNED,
    ITSELF_UNTAPPED,
    ZONES,
    cycled,
    entered_from,
    first_spell,
    given_up,
    in_turns_of,
    land_whence,
    of_whom,
    one_of,
    spell,
    types_of,
    what_said,
    whence_put,
    who_said,
)
from entaku.oracle.saying.japanese.suffered import activates, exerts, sort_of, suffered
from entaku.oracle.saying.japanese.things import player
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import wide

_STEPS = {
    "upkeep": "アップキープ",
    "draw": "ドロー・ステップ",
    "end": "終了ステップ",
    "combat": "戦闘",
    "main": "各メイン・フェイズ",
    "precombat main": "戦闘前メイン・フェイズ",
    "postcombat main": "戦闘後メイン・フェイズ",
}


def _once(one: h.Happening, told: Told) -> bool:
    """Whether it happens to one thing, and only once."""
    if isinstance(one, h.AnyHappening):
        return all(_once(each, told) for each in one.of)
    if isinstance(one, h.Casts):
        return one.where == CAST_THIS
    once = (
        h.Cycles
        | h.MadeToDiscard
        | h.LastCounterRemoved
        | h.Enters
        | h.Dies
        | h.Leaves
        | h.BecomesMonstrous
        | h.TurnedFaceUp
    )
    once |= h.TransformsInto | h.Exploits
    if isinstance(one, h.Unlocks):
        return True
    if isinstance(one, h.Undergoes):
        return one.change in deeds.YOURS or one == h.Undergoes(t.Self(), "becomes plotted")
    what = getattr(one, "what", None)
    alone = isinstance(what, t.Self) or (isinstance(what, t.Attached) and not told.attached.startswith("装備"))
    return isinstance(one, h.BecomesLevel) or (
        (isinstance(one, once | h.Moves) and (alone or what in (ITSELF_UNTAPPED, ITSELF_OWNED, HAUNTED)))
        or (isinstance(one, h.Sacrifices) and what == ITSELF)
    )


def event(one: h.Happening, told: Told, first: bool = False) -> str:
    """An event, up to its とき or たび."""
    if isinstance(one, h.BeginningOf):
        return _beginning(one, told)
    if isinstance(one, h.AnyHappening) and isinstance(one.of[-1], h.BeginningOf):
        return f"{event(one.of[0], told).removesuffix('、')}か{event(one.of[-1], told)}"
    if isinstance(one, h.AnyHappening) and isinstance(one.of[0], h.BeginningOf):
        rest = one.of[1] if len(one.of) == 2 else h.AnyHappening(one.of[1:])
        return f"{_beginning(one.of[0], told).removesuffix('に、')}か、{event(rest, told)}"
    once = told.ends or _once(one, told)
    subject, verb, past = _said(one, told)
    if isinstance(one, h.CountersReach | h.ComesTrue):
        return f"{subject}{verb}とき、"
    if first:
        who, what = subject.split("が", 1)
        subject = f"{who}が各ターン最初に{what}"
    return f"{subject}{past}とき、" if once else f"{subject}{verb}たび、"


def _beginning(one: h.BeginningOf, told: Told) -> str:
    if one.step == "end of combat":
        return f"{'あなたのターンの' if one.whose == t.You() else ''}戦闘終了時に、"
    step = _STEPS[one.step]
    if one.first_of_game:
        return f"最初の{step}の開始時に、"
    whose = {
        "player": "各プレイヤーの" if told.theirs else "各",
        "opponent": "各対戦相手の",
        "other": "他の各プレイヤーの",
    }
    owner = "あなたの" if isinstance(one.whose, t.You) else ""
    if isinstance(one.whose, t.ControllerOf | t.EnchantedPlayer | t.ChosenPlayer | t.TheMonarch):
        owner = f"{player(one.whose, told)}の"
    if isinstance(one.whose, t.Each):
        owner = whose[one.whose.who]
        owner = "" if owner == "各" and one.step == "end" and told.ends else owner
    if one.step == "combat":
        if one.whose == t.Each("opponent"):
            return "各対戦相手のターンの戦闘の開始時に、"
        return "あなたのターンの戦闘の開始時に、" if owner == "あなたの" else "各戦闘の開始時に、"
    return f"{owner}{'最初の' if one.first else ''}{step}の開始時に、"


def _dies(what: object, told: Told) -> tuple[str, str, str]:
    """Creatures and planeswalkers die; other things are put into a graveyard."""
    owned = next((p for p in what.where if isinstance(p, t.OwnedBy)), None) if isinstance(what, t.Group) else None
    if isinstance(what, t.Group) and owned is not None:
        if what.where[:-1] == ITSELF.where:
            return f"{told.name}が戦場から{who_said(owned.who, told)}の墓地に", "置かれる", "置かれた"
        bare = t.Group(tuple(p for p in what.where if p != owned))
        return f"{what_said(bare, told)}が戦場から{who_said(owned.who, told)}の墓地に", "置かれる", "置かれた"
    if _may_die(what, told):
        return f"{what_said(what, told)}が", "死亡する", "死亡した"
    return f"{what_said(what, told)}が戦場から墓地に", "置かれる", "置かれた"


def _may_die(what: object, told: Told) -> bool:
    """Whether something may be a creature or planeswalker: only these die.  (CR 700.4)"""
    if isinstance(what, t.Self):
        return told.creature
    if isinstance(what, t.Attached):
        return told.attached.endswith("クリーチャー")
    return not isinstance(what, t.Group) or what == HAUNTED or counter(what) == "体"


def _said(one: h.Happening, told: Told) -> tuple[str, str, str]:
    """Subject with its particle, the verb, and the verb in the past."""
    what = getattr(one, "what", None)
    if isinstance(one, h.Enters):
        return f"{_entering(what, told)}{entered_from(one)}", "戦場に出る", "戦場に出た"
    if isinstance(one, h.Dies):
        return _dies(what, told)
    if isinstance(one, h.Leaves):
        alive = "死亡することなく" if one.alive else ""
        return f"{what_said(what, told)}が{alive}", "戦場を離れる", "戦場を離れた"
    if isinstance(one, h.Moves):
        return _moves(one, told)
    if isinstance(one, h.Attacks):
        return _attacks(one, told)
    if isinstance(one, h.AttackDifferent):
        return f"{told.name}と他のクリーチャー１体が異なるプレイヤーを", "攻撃する", "攻撃した"
    if isinstance(one, h.Blocks):
        which = f"{one_of(one.which, told)}" if one.which is not None else ""
        return f"{what_said(what, told)}が{which}", "ブロックする", "ブロックした"
    if isinstance(one, h.BecomesBlocked):
        by = f"{counted(one.by, '１', told)}に" if one.by is not None else ""
        return f"{what_said(what, told)}が{by}", "ブロックされた状態になる", "ブロックされた状態になった"
    if isinstance(one, h.DealsDamage):
        return _deals(one, told)
    if isinstance(one, h.OneOrMore):
        if (said := suffered(one, told)) is not None:
            return said
        subject, verb, past = _said(one.of, told)
        return _one_or_more(subject, one.of, told), verb, past
    if isinstance(one, h.AnyHappening):
        return _any(one.of, told)
    return _player_said(one, told)


def _moves(one: h.Moves, told: Told) -> tuple[str, str, str]:
    """What is put into a zone, or leaves one."""
    what = one.what
    if one.to is None or one.other_than is not None:
        return _from_zone(one, told)
    if one.to == "exile" and isinstance(what, t.Self):
        return f"{told.name}が{'戦場から' * (one.origin == 'battlefield')}追放領域に", "置かれる", "置かれた"
    if one.to == "exile":
        whence = "" if one.origin is None else whence_put(one)
        return f"{what_said(what, told)}が{whence}", "追放される", "追放された"
    if isinstance(what, t.Group) and what.zone == "graveyard":
        return _buried(one, what, told)
    if one.to == "hand" and one.origin == "battlefield":
        return f"{what_said(what, told)}が", "手札に戻る", "手札に戻った"
    if one.to != "graveyard":
        raise Unsayable(one)
    start = f"{what_said(what, told)}が{whence_put(one)}{'あなたの' * (one.origin == 'library')}"
    return start, "墓地に置かれる", "墓地に置かれた"


def _buried(one: h.Moves, what: t.Group, told: Told) -> tuple[str, str, str]:
    """A card that is put into a graveyard, or into somebody's, from anywhere or from a library."""
    whose = f"{who_said(what.of, told)}の" if what.of is not None else ""
    plain = what.of is not None and _is_plain(one, what)
    words = (
        f"{'・'.join((*types_of(what), 'カード'))}が１枚"
        if plain
        else f"{counted(t.Group(what.where, 'exile'), '１', told)}が"
    )
    whence = f"{'、' * plain}{whence_put(one)}"
    return f"{words}{whence}{whose}", "墓地に置かれる", "墓地に置かれた"


def _is_plain(one: h.Moves, what: t.Group) -> bool:
    """Whether cards that have types, and no more is asked of them, are put somewhere from wherever they were."""
    return one.origin is None and all(isinstance(each, t.Is) for each in what.where)


def _from_zone(one: h.Moves, told: Told) -> tuple[str, str, str]:
    """A card that leaves a zone, or that is put somewhere from anywhere but one zone."""
    what = one.what
    if not isinstance(what, t.Group):
        raise Unsayable(one)
    card = counted(t.Group(what.where, "exile"), "１", told)
    if one.to is None and one.origin is not None:
        whose = f"{player(what.of, told)}の" if what.of is not None else ""
        return f"{card}が{whose}{ZONES[one.origin]}を", "離れる", "離れた"
    there, elsewhere = ZONES.get(one.to or "", ""), ZONES.get(one.other_than or "", "")
    return f"{card}が{elsewhere}以外の領域から{there}に", "置かれる", "置かれた"


def _one_or_more(subject: str, one: h.Happening, told: Told) -> str:
    """A subject with "１体以上の" before its noun: "あなたがコントロールしている１体以上のクリーチャーが"."""
    if isinstance(one, h.CountersPut):
        counters = f"{kind(one.kind) if one.kind else ''}カウンター"
        if one.by is not None:
            return subject.replace(f"{counters}１個を", f"１個以上の{counters}を")
        return subject.replace(f"{counters}が１個", f"１個以上の{counters}が")
    if isinstance(one, h.CountersRemoved):
        counters = f"{kind(one.kind)}カウンター"
        return subject.replace(f"{counters}１個が", f"１個以上の{counters}が")
    if isinstance(one, h.Discards) and one.where:
        card = t.Group(one.where, "exile")
        return subject.replace(counted(card, "１", told), described(card, told, "１枚以上の"))
    what = getattr(one, "what", None)
    if not isinstance(what, t.Group):
        return subject.replace("カード１枚", "１枚以上のカード")
    if what.zone == "graveyard":
        card = t.Group(what.where, "exile")
        many = described(card, told, "１枚以上の")
        plain = isinstance(one, h.Moves) and _is_plain(one, what)
        single = f"{'・'.join((*types_of(what), 'カード'))}が１枚、" if plain else counted(card, "１", told)
        return subject.replace(single, f"{many}が" if plain else many)
    for group in (what, _uncontrolled(what)):
        subject = subject.replace(counted(group, "１", told), described(group, told, f"１{counter(group)}以上の"))
    return subject


def _uncontrolled(what: t.Group) -> t.Group:
    """A group, whoever controls it."""
    return t.Group(tuple(p for p in what.where if not isinstance(p, t.ControlledBy)), what.zone, what.of)


def _entering(what: object, told: Told) -> str:
    """What enters, and under whose control."""
    if what == ITSELF_UNTAPPED:
        return f"{told.name}がアンタップ状態で"
    state = what.where[-1] if isinstance(what, t.Group) and what.where else None
    if isinstance(what, t.Group) and isinstance(state, t.Being) and state.status in ENTERED_SO:
        return f"{_entering(t.Group(what.where[:-1]), told)}{ENTERED_SO[state.status]}"
    for who, words in ((t.You(), "あなた"), (t.Each("opponent"), "対戦相手１人")):
        if isinstance(what, t.Group) and t.ControlledBy(who) in what.where:
            bare = t.Group(tuple(p for p in what.where if p != t.ControlledBy(who)))
            return f"{what_said(bare, told)}が{words}のコントロール下で"
    return f"{what_said(what, told)}が"


ENTERED_SO = {"tapped": "タップ状態で", "untapped": "アンタップ状態で"}
"""In what state something enters."""


def _any(events: Sequence[h.Happening], told: Told) -> tuple[str, str, str]:
    """One of several events: their subject, their verb and what stands before it are said once where they are one."""
    if (said_once := _to_either(events, told)) is not None:
        return said_once
    said = [_said(each, told) for each in events]
    verbs = [each[1] for each in said]
    dies = verbs[-1] == "死亡する"
    pasts = [now if dies or now == "死亡する" else past for _, now, past in said[:-1]] + [said[-1][2]]
    verb, past = verbs[-1], pasts[-1]
    nouns = [_noun_of(each, whole, told) for each, (whole, _, _) in zip(events, said, strict=True)]
    rests = [whole[len(noun) + 1 :] for noun, (whole, _, _) in zip(nouns, said, strict=True)]
    same_verb = len(set(verbs)) == 1
    if all(nouns) and same_verb and set(rests) <= {"", rests[-1]}:
        return f"{'か'.join(dict.fromkeys(nouns))}が{rests[-1]}", verb, past
    if not nouns[0] or len(set(nouns)) > 1:
        return "".join(f"{whole}{each}か、" for whole, each, _ in said[:-1]) + said[-1][0], verb, past
    if len(set(rests)) == 1:
        return said[0][0], "か".join(verbs), "か".join(pasts)
    if same_verb:
        return f"{nouns[0]}が{_with_one_end(rests)}", verb, past
    now, then = ("か".join(map(str.__add__, rests, forms)) for forms in (verbs, pasts))
    return f"{nouns[0]}が", now, then


def _to_either(events: Sequence[h.Happening], told: Told) -> tuple[str, str, str] | None:
    """Damage that one thing deals to a player or a planeswalker; None for other events."""
    first, *more = events
    either = [h.DealsDamage(first.what, to, first.combat) for to in _EITHER] if isinstance(first, h.DealsDamage) else []
    if [first, *more] != either or not isinstance(first, h.DealsDamage):
        return None
    damage = "戦闘ダメージ" if first.combat else "ダメージ"
    return f"{what_said(first.what, told)}がプレイヤーやプレインズウォーカーのうち１つに{damage}を", "与える", "与えた"


_EITHER = (t.Each(), t.Group((t.Is("Planeswalker"),)))


def _noun_of(one: h.Happening, subject: str, told: Told) -> str:
    """What stands before the particle of an event's subject; "" where it isn't what the event is about."""
    what = getattr(one, "what", None)
    who: t.Players | None = getattr(one, "who", None)
    found = [] if who is None else [who_said(who, told)]
    for each in (what, _uncontrolled(what)) if isinstance(what, t.Group) else (what,):
        with contextlib.suppress(Unsayable):
            found.append(what_said(each, told))
    return next((noun for noun in found if subject.startswith(f"{noun}が")), "")


def _with_one_end(rests: Sequence[str]) -> str:
    """What stands before one verb: the particle of the last noun and all behind it once, if all have it."""
    backwards = zip(*(reversed(rest) for rest in rests), strict=False)
    size = len(list(takewhile(lambda each: len(set(each)) == 1, backwards)))
    common = rests[0][len(rests[0]) - size :]
    start = min((place for particle in "にを" if (place := common.find(particle)) >= 0), default=len(common))
    end = common[start:]
    return "か".join(rest.removesuffix(end) for rest in rests) + end


def _attacks(one: h.Attacks, told: Told) -> tuple[str, str, str]:
    whom = "、最多あるいは最多と同点のライフを持つプレイヤーを" if one.most_life else ""
    if one.whom is not None:
        others = f"か{player(one.whom, told)}がコントロールしているプレインズウォーカー" if one.or_planeswalker else ""
        whom = f"、{who_said(one.whom, told)}{others}を"
    alone = "単独で" if one.alone else "騎乗されている状態で" if one.saddled else ""
    if one.others:
        return f"{what_said(one.what, told)}と他の{wide(one.others)}体以上のクリーチャーが", "攻撃する", "攻撃した"
    return f"{what_said(one.what, told)}が{whom}{alone}", "攻撃する", "攻撃した"


def _deals(one: h.DealsDamage, told: Told) -> tuple[str, str, str]:
    to = ""
    if isinstance(one.to, t.Group):
        to = f"{counted(one.to, '１', told)}に"
    elif isinstance(one.to, t.Self):
        to = f"{told.name}に"
    elif one.to is not None:
        to = f"{who_said(one.to, told)}１人に" if isinstance(one.to, t.Each) else f"{player(one.to, told)}に"  # type: ignore[arg-type]  # who or what it is, was asked before
    dealer = what_said(one.what, told)
    if one.anything and isinstance(one.what, t.Group):
        dealer = f"{described(one.what, told).removesuffix('パーマネント')}発生源"
    return f"{dealer}が{to}{sort_of(one)}を", "与える", "与えた"


def _player_said(  # noqa: C901, PLR0912, PLR0915  (one line for each kind)
    one: h.Happening, told: Told
) -> tuple[str, str, str]:
    if isinstance(one, h.Casts) and one.where == CAST_THIS:
        return f"{who_said(one.who, told)}がこの呪文を", "唱える", "唱えた"
    if isinstance(one, h.AttacksUnblocked):
        return f"{what_said(one.what, told)}が攻撃してブロックされない", "", "かった"
    if (said := suffered(one, told)) is not None:
        return said
    if isinstance(one, h.PlayerAttacks):
        with_what = described(t.Group(one.where), told) if one.where else "クリーチャー"
        many = f"{wide(one.least)}体以上の{with_what}で" if one.least > 1 or one.where else ""
        attacked = f"{who_said(one.whom, told)}を" if one.whom is not None else ""
        return f"{who_said(one.who, told)}が{many}{attacked}", "攻撃する", "攻撃した"
    if isinstance(one, h.Copies):
        return (
            f"{who_said(one.who, told)}が{described(t.Group(one.where, 'stack'), told)}を",
            "コピーする",
            "コピーした",
        )
    if isinstance(one, h.ComesTrue):
        return f"{condition(one.condition, told)}", "", ""
    if isinstance(one, h.Casts) and one.nth is not None:
        if one.nth == 1:
            return first_spell(one, told), "唱える", "唱えた"
        which = f"{wide(one.nth)}つ目の{described(t.Group(one.where, 'stack'), told)}"
        return f"{who_said(one.who, told)}が各ターンの{of_whom(one.who)}{which}を", "唱える", "唱えた"
    if isinstance(one, h.Casts) and one.where == (t.Not(t.CastFrom("hand")),):
        return f"{who_said(one.who, told)}が自分の手札以外から呪文を", "唱える", "唱えた"
    if one == h.Casts(t.You(), (t.CastFrom("graveyard"),)):
        return "あなたがあなたの墓地から呪文を", "唱える", "唱えた"
    if isinstance(one, h.Draws) and one.nth is not None:
        return f"{who_said(one.who, told)}が各ターンの{of_whom(one.who)}{wide(one.nth)}枚目のカードを", "引く", "引いた"
    if isinstance(one, h.Casts):
        return f"{who_said(one.who, told)}が{in_turns_of(one.of, told)}{spell(one, told)}を", "唱える", "唱えた"
    if isinstance(one, h.MadeToDiscard):
        what = "カード" if one.what is None else told.name
        return f"{who_said(one.by, told)}がコントロールしている呪文や能力によってあなたが{what}を", "捨てる", "捨てた"
    if isinstance(one, h.Cycles):
        return f"{who_said(one.who, told)}が{cycled(one.what, told)}を", "サイクリングする", "サイクリングした"
    if isinstance(one, h.LastCounterRemoved):
        return f"{what_said(one.what, told)}の上から最後の{kind(one.kind)}カウンターが", "取り除かれる", "取り除かれた"
    if isinstance(one, h.Draws):
        card = f"{'自分の各ドロー・ステップ内で初めて引くカード以外の' * one.but_first}カード１枚"
        return f"{who_said(one.who, told)}が{card}を", "引く", "引いた"
    if isinstance(one, h.Discards):
        card = counted(t.Group(one.where, "exile"), "１", told) if one.where else "カード１枚"
        return f"{who_said(one.who, told)}が{card}を", "捨てる", "捨てた"
    if isinstance(one, h.GetsCounters):
        what = "{E}を１つ以上" if one.kind == "energy" else f"{kind(one.kind)}カウンターを１個以上"
        return f"{who_said(one.who, told)}が{what}", "得る", "得た"
    if isinstance(one, h.GainsLife):
        return f"{who_said(one.who, told)}がライフを", "得る", "得た"
    if isinstance(one, h.LosesLife):
        return f"{who_said(one.who, told)}がライフを", "失う", "失った"
    if isinstance(one, h.PlaysLand):
        return f"{who_said(one.who, told)}が{land_whence(one)}土地１つを", "プレイする", "プレイした"
    if isinstance(one, h.TapsForMana) and one.who == t.Each() and isinstance(one.what, t.Attached):
        return f"{told.attached}がマナを引き出す目的で", "タップされる", "タップされた"
    if isinstance(one, h.TapsForMana):
        own = told.this if isinstance(one.what, t.Self) else told.attached
        what = f"{described(one.what, told) if isinstance(one.what, t.Group) else own}を"
        return f"{who_said(one.who, told)}がマナを引き出す目的で{what}", "タップする", "タップした"
    if isinstance(one, h.Sacrifices):
        return f"{who_said(one.who, told)}が{given_up(one.what, told)}", "生け贄に捧げる", "生け贄に捧げた"
    if isinstance(one, h.BecomesMonstrous):
        return f"{what_said(one.what, told)}が", "怪物的になる", "怪物的になった"
    if isinstance(one, h.Exploits):
        return f"{what_said(one.what, told)}が{one_of(one.which, told)}", "濫用する", "濫用した"
    if isinstance(one, h.Mutates):
        what = "このクリーチャー" if isinstance(one.what, t.Self) else what_said(one.what, told)
        return f"{what}が", "変容する", "変容した"
    if isinstance(one, h.FinishVoting):
        return "プレイヤーが", "投票を完了する", "投票を完了した"
    if isinstance(one, h.CountersPut):
        there = f"{what_said(one.what, told)}の上に{kind(one.kind) if one.kind else ''}カウンター"
        if one.by is not None:
            return f"{who_said(one.by, told)}が{there}１個を", "置く", "置いた"
        return f"{there}が１個", "置かれる", "置かれた"
    if isinstance(one, h.CountersReach):
        return f"{told.name}の上に{wide(one.least)}個以上の{kind(one.kind)}カウンターが", "ある", "あった"
    if isinstance(one, h.BecomesTarget):
        whom = [player(one.who, told)] if one.who is not None else []
        things = [what_said(one.what, told)] if one.what else []
        whose = "対戦相手がコントロールしている" if one.of_opponent else "あなたがコントロールしている" * one.of_yours
        targeting = described(t.Group(one.like, "stack"), told) if one.like else "呪文"
        by = whose + (targeting if one.by_spell or one.like else "呪文や能力")
        return f"{'か'.join((*whom, *things))}が{by}の", "対象になる", "対象になった"
    if isinstance(one, h.BecomesTapped):
        verb = "アンタップ" if one.untapped else "タップ"
        return f"{what_said(one.what, told)}が{verb}状態に", "なる", "なった"
    if isinstance(one, h.IsDealtDamage):
        victim = who_said(one.what, told) if isinstance(one.what, t.You | t.Each) else what_said(one.what, told)
        return f"{victim}が{sort_of(one)}を", "受ける", "受けた"
    if isinstance(one, h.Exerts):
        return exerts(one, told)
    if isinstance(one, h.Enlists):
        return f"{what_said(one.what, told)}がクリーチャーを", "徴集する", "徴集した"
    if isinstance(one, h.TransformsInto) and isinstance(one.what, t.Group):
        into = f"{counted(t.Group(one.into), wide(1), told)}に" if one.into else ""
        return f"{what_said(one.what, told)}が{into}", "変身する", "変身した"
    if isinstance(one, h.TransformsInto):
        return f"このクリーチャーが{told.name}に", "変身する", "変身した"
    if isinstance(one, h.BecomesLevel):
        return f"このクラスがレベル{wide(one.level)}に", "なる", "なった"
    if isinstance(one, h.Activates):
        return activates(one, told)
    if isinstance(one, h.DaytimeChanges):
        return "昼が夜になるか夜が昼に", "なる", "なった"
    if isinstance(one, h.TurnedFaceUp):
        return f"{what_said(one.what, told)}が", "表向きになる", "表向きになった"
    raise Unsayable(one)
