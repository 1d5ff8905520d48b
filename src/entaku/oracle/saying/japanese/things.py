"""Objects and players in Japanese."""

import re

from msgspec import structs

from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Target
from entaku.oracle.ir.targets import Different
from entaku.oracle.saying.japanese import nouns
from entaku.oracle.saying.japanese.groups import counted, counter, described, type_word
from entaku.oracle.saying.japanese.players_who import trait
from entaku.oracle.saying.japanese.told import GIVER, Told, Unsayable
from entaku.oracle.saying.japanese.words import CHOSEN_WORDS, DIFFERING, LAND_NAMES, STATS, wide
from entaku.oracle.subtypes import CREATURE_TYPES

_PLAYERS = {"player": "プレイヤー", "opponent": "対戦相手", "other": "他のプレイヤー"}
_SPELL_OR_ABILITY = (t.Group(zone="stack"), t.Group((t.IsAbility(),), "stack"))
_ANY = (t.Group((t.Is("Creature"),)), t.Group((t.Is("Planeswalker"),)), t.Each())
_WHO_COULD_NOT = t.PlayersWho(
    t.Each(), c.Unless(c.Exists(t.Among("sacrificed", (t.ControlledBy(t.BoundPlayer("each")),))))
)
"""Each player who didn't sacrifice anything where everybody had to."""
_BOUND = {
    "moved": "そのカード",
    "revealed": "そのカード",
    "seen": "そのカード",
    "found": "そのカード",
    "chosen": "それ",
    "created": "それ",
    "rest": "残り",
    "winners": "最多あるいは最多と同数の票を獲得した各パーマネント",
    "pile": "一方の束",
    "destroyed": "これにより破壊されたパーマネント",
    "discarded": "その捨てたカード",
    "drawn": "これにより引いたカード",
    "each": "それ",
    "source": "その発生源",
    "harmed": "それ",
    "exiled": "その追放されたカード",
    "swapped": "それらのクリーチャー",
}


def _are_several(who: t.TargetedPlayer, told: Told) -> bool:
    """Whether what is targeted may be several players."""
    return who.n < len(told.targets) and told.targets[who.n].most != 1


def player(who: t.Players, told: Told) -> str:  # noqa: C901, PLR0912  (one line for each kind)
    """Players, before は or が or の."""
    if isinstance(who, t.You):
        return "あなた"
    if isinstance(who, t.Each):
        return {"player": "各プレイヤー", "opponent": "各対戦相手", "other": "他の各プレイヤー"}[who.who]
    if isinstance(who, t.TargetedPlayer):
        return "それらの各プレイヤー" if _are_several(who, told) else "そのプレイヤー"
    if isinstance(who, t.BoundPlayer):
        return {"each": "自分", "voter": "その票に投票したプレイヤー", "defending": "防御プレイヤー"}.get(
            who.name, "そうした各プレイヤー" if who == WILLING else "そのプレイヤー"
        )
    if isinstance(who, t.ChosenPlayer):
        return "その選ばれたプレイヤー"
    if isinstance(who, t.PlayersWho) and (did := _who_did(who, told)) is not None:
        return did
    if isinstance(who, t.ControllerOf):
        if _may_be_player(who.what, told):
            if _may_be_planeswalker(who.what, told):
                return "そのプレイヤーかそのプレインズウォーカーのコントローラー"
            return "そのパーマネントのコントローラーかそのプレイヤー"
        dead = who.what == t.Bound() and isinstance(told.event, h.Dies) and not isinstance(told.event.what, t.Self)
        return f"{'そのクリーチャー' if dead else thing(who.what, told)}のコントローラー"
    if isinstance(who, t.OwnerOf):
        return f"{thing(who.what, told)}のオーナー"
    if isinstance(who, t.DefendingPlayer):
        return "防御プレイヤー"
    if isinstance(who, t.TheMonarch | t.EnchantedPlayer):
        return "統治者" if isinstance(who, t.TheMonarch) else "エンチャントしているプレイヤー"
    if isinstance(who, t.Except):
        return _others(who, told)
    if who == t.VotedOtherwise(t.Each("opponent")):
        return "あなたと異なる選択に投票した各対戦相手"
    if isinstance(who, t.NotedPlayers):
        return f"あなたが「{told.name}」という名前のカードによって記録したプレイヤー"
    if isinstance(who, t.LeftOf):
        return "自分の左隣のプレイヤー"
    if isinstance(who, t.YourTeam | t.ActivePlayer):
        return "あなたのチーム" if isinstance(who, t.YourTeam) else "アクティブ・プレイヤー"
    raise Unsayable(who)


def anyone(who: t.Players, told: Told) -> str:
    """Players, before は or が, where what is said holds for any of several."""
    if isinstance(who, t.Each):
        return _PLAYERS[who.who]
    return player(who, told)


nouns.player.made_by(player)


def _others(who: t.Except, told: Told) -> str:
    """Those who did what some might, or who didn't; or all but one."""
    if who.who in (t.BoundPlayer("discarders"), t.BoundPlayer("sacrificers")):
        return f"それができない{player(who.of, told)}"
    if WILLING in (who.of, who.who):
        those = "各プレイヤー" if who.of == t.Each() else "各対戦相手"
        return f"{'そうした' if who.of == WILLING else 'そうしなかった'}{those}"
    return "そのプレイヤー以外の各プレイヤー" if who.of == t.Each() else "他の各対戦相手"


WILLING = t.BoundPlayer("willing")
"""Those who did what each of several players might."""


def _who_did(who: t.PlayersWho, told: Told) -> str | None:
    """Players by what they did or chose; None for any other."""
    if isinstance(who.condition, c.ChoseWord):
        return f"「{CHOSEN_WORDS.get(who.condition.word, who.condition.word)}」を選んだ{player(who.of, told)}"
    there = who.condition.what if isinstance(who.condition, c.Exists) else None
    if isinstance(there, t.Group) and any(isinstance(one, t.Attacking) for one in there.where):
        return f"そのプレイヤーを攻撃している{player(who.of, told)}"
    did = {
        c.CastThisTurn: "このターンに呪文を唱えた",
        c.AttackedWith: "このターンにクリーチャーで攻撃した",
    }.get(type(who.condition))
    if isinstance(who.condition, c.DealtDamageThisTurn) and who.condition.by is not None:
        return f"このターンに{thing(who.condition.by, told)}によって戦闘ダメージを受けたプレイヤー"
    if who == _WHO_COULD_NOT:
        return "それができない各プレイヤー"
    if did is None and isinstance(who.condition, c.Exists) and isinstance(who.condition.what, t.Among):
        did = "これにより捨てられたカードの中でマナ総量が最も大きいカードを捨てた"
    did = trait(who.condition, told) if did is None else did
    return None if did is None else f"{did}{player(who.of, told)}"


def _may_be_player(what: t.Things, told: Told) -> bool:
    """Whether a target may be a player as well as an object."""
    if not isinstance(what, t.Targeted) or what.n >= len(told.targets):
        return False
    return len(told.targets[what.n].of) > 1 and any(isinstance(each, t.Each) for each in told.targets[what.n].of)


def _may_be_planeswalker(what: t.Things, told: Told) -> bool:
    """Whether a target is a player or a planeswalker."""
    return isinstance(what, t.Targeted) and t.Group((t.Is("Planeswalker"),)) in told.targets[what.n].of[1:2]


def subject(who: t.Players, told: Told) -> str:
    """Players as those who do something; "" for you, who is understood."""
    if isinstance(who, t.You):
        return ""
    each = isinstance(who, t.Each | t.Except | t.VotedOtherwise) or who in (_WHO_COULD_NOT, WILLING)
    return f"{player(who, told)}は{'それぞれ' if each else ''}"


def owners(who: t.Players, told: Told) -> str:
    """Whose library or hand."""
    return "あなた" if isinstance(who, t.You) else "自分"


def thing(what: t.Things | t.Players, told: Told) -> str:
    """An object or several, before を, は or の."""
    if isinstance(what, t.Self | t.Giver):
        return told.this if isinstance(what, t.Self) else GIVER
    if isinstance(what, t.Targeted):
        return _targeted(what.n, told)
    if isinstance(what, t.Attached):
        events = told.event.of if isinstance(told.event, h.AnyHappening) else (told.event,)
        met = all(isinstance(getattr(each, "what", None), t.Attached) for each in events) and not told.targets
        return "それ" if met else told.attached
    if isinstance(what, t.Bound):
        return _bound(what.name, told)
    if isinstance(what, t.Group):
        return described(what, told)
    if isinstance(what, t.Commanders):
        return f"{player(what.who, told)}の統率者"
    if isinstance(what, t.Both):
        if all(isinstance(each, t.Targeted) for each in what.of):
            return "それら"
        if all(isinstance(each, t.Bound) for each in what.of):
            return "それらのカード"
        return "と".join(every(each, told) if isinstance(each, t.Group) else thing(each, told) for each in what.of)
    if isinstance(what, t.TopCards):
        return top(what, told)
    if isinstance(what, t.Among):
        return _among(what, told)
    if isinstance(what, t.TargetsOf):
        return "それらのパーマネント"
    return player(what, told)


nouns.thing.made_by(thing)


def _targeted(n: int, told: Told) -> str:
    objects = [each for each in told.targets if not isinstance(each.of[0], t.Each) or len(each.of) > 1]
    if len(objects) == 2 and len(told.targets) == 2:
        return _one_of_two(n, told)
    if len(objects) > 2 and len(objects) == len(told.targets) and _is_one_of_alike(n, told):
        return f"その{wide(n + 1)}つ目"
    many = n < len(told.targets) and (told.targets[n].most != 1 or told.targets[n].each_of is not None)
    return "それら" if many else "それ"


def again(what: t.Things, told: Told) -> str:
    """A target in a sentence behind the first, by what it is: "そのクリーチャー"."""
    said = thing(what, told)
    one = told.targets[what.n].of if isinstance(what, t.Targeted) and what.n < len(told.targets) else ()
    if said not in ("それ", "それら") or len(one) != 1 or not isinstance(one[0], t.Group):
        return said
    return f"{'その' if said == 'それ' else 'それらの'}{_kinds_of(one[0])}"


def _kinds_of(group: t.Group) -> str:
    """What one of a group is called again, where it may be of several types by all of them."""
    lists = [each.of for each in group.where if isinstance(each, t.AnyOf)]
    types = [each.what for each in lists[0] if isinstance(each, t.Is)] if len(lists) == 1 else []
    if group.zone != "battlefield" or not types or len(types) < len(lists[0]):
        return kind_of(group)
    return "や".join(type_word(each) for each in types)


def _is_one_of_alike(n: int, told: Told) -> bool:
    """Whether a target that is one is told apart from others only by its place: several permanents, or any targets."""
    groups = [each.of[0] if len(each.of) == 1 else None for each in told.targets]
    alike = all(each.least == each.most == 1 for each in told.targets)
    named = [kind_of(each) if isinstance(each, t.Group) and each.zone == "battlefield" else "" for each in groups]
    return alike and n < len(named) and named.count(named[n]) > 1


def _one_of_two(n: int, told: Told) -> str:
    """One of two targets: by what it is, if the two are of different kinds."""
    groups = [each.of[0] for each in told.targets]
    kinds = [kind_of(each) if isinstance(each, t.Group) else "" for each in groups]
    alone = all(len(each.of) == 1 and each.most == 1 for each in told.targets)
    if alone and all(kinds) and kinds[0] != kinds[1] and "パーマネント" not in kinds and "カード" not in kinds:
        return f"その{kinds[n]}"
    return ("その前者", "その後者")[n]


def _bound(name: str, told: Told) -> str:
    if name == "moved" and told.left:
        return "これ"
    if name == "moved" and isinstance(told.origin, t.Group):
        return "これにより追放されたすべてのカード"
    if name == "moved" and told.together:
        return "それら"
    if name == "winners" and told.cards:
        return "最多あるいは最多と同数の票を獲得した各カード"
    if told.asked and name in ("seen", "revealed", "moved"):
        return "それ"
    if name == "moved" and ("moved" in told.several or any(each.most != 1 for each in told.targets)):
        return "それらのカード"
    if name in told.several:
        return "それら"
    if name == "chosen" and any(isinstance(each.of[0], t.Group) for each in told.targets):
        return "その選ばれたもの"
    if name == "other":
        return _met_by(told)
    if name != "it":
        return f"その生け贄に捧げた{told.given_up}" if name == "sacrificed" else _BOUND.get(name, "それ")
    return _met_together(told) or _met(told)


def _met_together(told: Told) -> str:
    """What an event is about that happens to several at once; "" for any other."""
    of = told.event.of if isinstance(told.event, h.OneOrMore) else None
    what = getattr(of, "what", None)
    if not isinstance(of, h.Attacks | h.DealsDamage | h.Enters) or not isinstance(what, t.Group):
        return ""
    kinds = what.where[0].of if what.where and isinstance(what.where[0], t.AnyOf) else ()
    alive = bool(kinds) and all(isinstance(each, t.Is) and each.what in CREATURE_TYPES for each in kinds)
    return f"それらの{'クリーチャー' if alive else kind_of(what)}"


def _met(told: Told) -> str:
    """What an event happened to."""
    event = told.event.of[-1] if isinstance(told.event, h.AnyHappening) else told.event
    what = getattr(event, "what", None)
    if isinstance(event, h.Casts | h.Copies):
        return "その呪文"
    if isinstance(told.event, h.Dies) and (told.targets or told.later or not isinstance(what, t.Group)):
        return "そのカード"
    if not isinstance(what, t.Group):
        return "それ"
    entered = isinstance(event, h.Enters | h.DealsDamage) and kind_of(what) == "クリーチャー"
    return f"その{kind_of(what)}" if told.targets or told.later or entered else "それ"


_PARTS = (("to", "ダメージを受けた"), ("which", "ブロックされた"), ("by", "ブロックしている"))
"""What an event calls its other object, and what sets that apart from the first where both are of one kind."""


def _met_by(told: Told) -> str:
    """The other object of an event: what was dealt damage, blocked or blocks, targets."""
    event = told.event.of[-1] if isinstance(told.event, h.AnyHappening) else told.event
    if isinstance(event, h.BecomesTarget):
        return "その呪文や能力"
    if isinstance(told.event, h.AnyHappening) and isinstance(event, h.Crews):
        return f"その{'や'.join(kind_of(one.which) for one in told.event.of if isinstance(one, h.Crews))}"
    what = getattr(event, "what", None)
    for part, apart in _PARTS:
        met = getattr(event, part, None)
        if isinstance(met, t.Group):
            alike = isinstance(what, t.Group) and kind_of(what) == kind_of(met)
            return f"その{apart if alike else ''}{kind_of(met)}"
    return "そのクリーチャー"


def kind_of(group: t.Group) -> str:
    """What one of a group is called again."""
    types = [p.what for p in group.where if isinstance(p, t.Is)]
    known = [name for name in types if name in ("Creature", "Artifact", "Enchantment", "Land", "Planeswalker")]
    if group.zone == "stack":
        return "呪文"
    if group.zone != "battlefield":
        return "カード"
    if types and not known and types[-1] in LAND_NAMES:
        return LAND_NAMES[types[-1]]
    if types and types[-1] in ("Aura", "Equipment", "Vehicle"):
        return type_word(types[-1])
    return type_word(known[-1]) if known else "クリーチャー" if types else "パーマネント"


def bearer(what: object, told: Told) -> str:
    """What an ability calls what it is on: "この土地", "このパーマネント" where it may be no creature."""
    group = what
    if isinstance(what, t.Targeted) and what.n < len(told.targets):
        group = told.targets[what.n].of[0]
    if isinstance(what, t.Attached):
        return "この土地" if told.attached.endswith("土地") else "このクリーチャー"
    if not isinstance(group, t.Group) or t.Is("Creature") in group.where or t.Being("in its pair") in group.where:
        return "このクリーチャー"
    if t.Is("Artifact") in group.where or t.Is("Treasure") in group.where:
        return "このアーティファクト"
    return "この土地" if t.Is("Land") in group.where else "このパーマネント"


def _among(what: t.Among, told: Told) -> str:
    rest = any(isinstance(p, t.Other) for p in what.where)
    if rest:
        return "残り"
    return f"その中から{described(t.Group(what.where, 'exile'), told)}"


def every(what: t.Things | t.Players, told: Told) -> str:
    """All of a group, each for itself: "各クリーチャー"."""
    if not isinstance(what, t.Group):
        return thing(what, told)
    return described(what, told, "各")


def all_of(what: t.Things, told: Told) -> str:
    """All of a group together: "すべてのクリーチャー"."""
    if isinstance(what, t.Both) and any(isinstance(each, t.Group) for each in what.of):
        words = [all_of(each, told) if isinstance(each, t.Group) else thing(each, told) for each in what.of]
        plain = words[0].startswith("すべての")
        return "と".join([words[0], *(one.removeprefix("すべての") if plain else one for one in words[1:])])
    if not isinstance(what, t.Group):
        return thing(what, told)
    if what == t.Group((t.Being("in its pair"),)):
        return "それらのクリーチャー"
    match what:
        case t.Group((t.Not(t.Other(than)),), "graveyard" | "library") if than is not None:
            place = described(t.Group((), what.zone, what.of), told).partition("カード")[0]
            return f"{place}その{'選ばれた' if than == t.Bound('chosen') else ''}カード"
    return in_all_graveyards(described(what, told, "すべての"), what)


def in_all_graveyards(text: str, group: t.Group) -> str:
    """What is said of a group, with the graveyards where its cards lie, if those are all."""
    if group.zone == "graveyard" and group.of is None:
        return text.replace("墓地にあ", "すべての墓地にあ", 1)
    if group.zone == "graveyard" and group.of == t.Each("opponent"):
        return text.replace("対戦相手の墓地", "各対戦相手の墓地", 1)
    return text


def top(what: t.TopCards, told: Told) -> str:
    end = "一番下" if what.bottom else "一番上"
    library = f"{'自分' if isinstance(what.who, t.Each) else player(what.who, told)}のライブラリーの{end}"
    if isinstance(what.amount, t.Plus) and what.amount.of == (t.Count(t.Group(zone="library", of=what.who)), -1):
        return f"{player(what.who, told)}のライブラリーの{'一番上' if what.bottom else '一番下'}以外のすべてのカード"
    if isinstance(what.amount, t.Count) and isinstance(what.amount.of, t.Bound):
        return f"{library}にあるその枚数のカード"
    if isinstance(what.amount, t.BoundAmount):
        return f"{library}にある{nouns.amount(what.amount, told)}に等しい枚数のカード"
    return f"{library}にあるカード{nouns.amount(what.amount, told)}枚"


def _kind(one: t.Group | t.Players, told: Told) -> str:
    return described(one, told) if isinstance(one, t.Group) else player(one, told)


def _spells_or_abilities(one: Target) -> t.Group | None:
    """The spells where abilities like them may be targeted as well."""
    first, second = one.of
    if not isinstance(first, t.Group) or not isinstance(second, t.Group) or first.zone != "stack" or not first.where:
        return None
    return first if second == t.Group((t.IsAbility(), *first.where), "stack") else None


def _how_many(one: Target) -> str:
    """How many targets there are: "１", "最大２", "１～３", "Ｘ", "望む数", "１以上"."""
    if isinstance(one.most, int):
        if one.least == one.most:
            return wide(one.most)
        return f"最大{wide(one.most)}" if one.least == 0 else f"{wide(one.least)}～{wide(one.most)}"
    if one.most == t.X():
        return "Ｘ" if one.least == t.X() else "最大Ｘ"
    if one.most is None:
        return _SOME if one.least == 1 else _ANY_NUMBER
    return "最大Ｘ"


def _so_many(group: t.Group, number: str, told: Told) -> str:
    """A group with how many of it are targeted."""
    if number == _ANY_NUMBER:
        return any_number(group, told)
    return f"{counted(group, '１', told)}以上" if number == _SOME else counted(group, number, told)


def any_number(group: t.Group, told: Told) -> str:
    """Any number of a group: "望む数のクリーチャー", "あなたの墓地にある望む枚数のカード"."""
    return described(group, told, f"{'望む枚数' if counter(group) == '枚' else _ANY_NUMBER}の")


_ANY_NUMBER, _SOME = "望む数", "１以上"
_RANGE = re.compile("([１-９])～([１-９])([体つ枚人])")


def _one_after_another(found: re.Match[str]) -> str:
    """So many or so many, each by itself: "１体か２体か３体"."""
    return "か".join(f"{wide(number)}{found[3]}" for number in range(int(found[1]), int(found[2]) + 1))


def _told(number: str) -> str:
    """So many things of several kinds: "１つ", "最大Ｘ個"."""
    return f"{number}個" if number.endswith("Ｘ") else f"{number}つ"


def target(told: Told, n: int) -> str:
    """A target as it is declared: "クリーチャー１体", "クリーチャー最大２体"."""
    one = told.targets[n]
    if one.least == t.Plus((1, t.TimesKicked())):
        first = target(told._replace(targets=(structs.replace(one, least=1, most=1),)), 0)
        return f"{first}と、これがキッカーされた１回につき他の１つ"
    if one.chooser not in (None, t.Each("opponent")):
        raise Unsayable(one)
    if one.total is not None:
        rest = target(told._replace(targets=(structs.replace(one, total=None),)), 0)
        if isinstance(one.total, Different):
            return f"{DIFFERING[one.total.of]}がそれぞれ異なるように、{rest}"
        most = wide(one.total.most) if isinstance(one.total.most, int) else "Ｘ"
        return f"{STATS[one.total.stat]}の合計が{most}以下になるように、{rest}"
    number = _how_many(one)
    if len(one.of) == 2 and (spells := _spells_or_abilities(one)) is not None:
        return described(spells, told).removesuffix("呪文") + f"呪文や能力のうち{number}つ"
    if one.of == _SPELL_OR_ABILITY:
        return f"呪文や能力のうち{number}つ"
    if one.of == _ANY:
        any_target = (
            f"{'他の' if one.different else ''}クリーチャーやプレインズウォーカーやプレイヤーのうち{_told(number)}"
        )
        return _RANGE.sub(_one_after_another, any_target)
    which = ("対戦相手１人が選んだ" if one.chooser == t.Each("opponent") else "") + ("他の" if one.different else "")
    said = []
    for each in one.of:
        if isinstance(each, t.Each):
            said.append("他の" * one.different + _PLAYERS[each.who] + f"{number}人")
        elif isinstance(each, t.Group):
            said.append(which + _so_many(each, number, told))
    if len(one.of) > 1:
        kinds = (_PLAYERS[each.who] if isinstance(each, t.Each) else which + _kind(each, told) for each in one.of)
        said = [f"{'や'.join(kinds)}のうち{_told(number)}"]
    said = [_RANGE.sub(_one_after_another, each) for each in said]
    if one.together:
        said = [each.replace("対戦相手の墓地", "対戦相手１人の墓地") for each in said]
        said = [f"１つの{each}" if each.startswith("墓地") else each for each in said]
    return "か".join(said)
