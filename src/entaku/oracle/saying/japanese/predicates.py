"""What objects are like, in Japanese: what is said of them before the noun."""

from entaku.oracle.ir import things as t
from entaku.oracle.ir.known_groups import HISTORIC
from entaku.oracle.ir.one_predicate import sorted_out
from entaku.oracle.saying.japanese import nouns
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import COLOURS, COUNTERS, PARITIES, STATS, keyword_name, wide
from entaku.oracle.subtypes import CREATURE_TYPES
from entaku.oracle.typelines import SUPERTYPES, TYPES, subtypes

_STATUSES = {
    "tapped": "タップ状態の",
    "untapped": "アンタップ状態の",
    "attacking": "攻撃",
    "attacked": "このターンに攻撃した",
    "blocking": "ブロック・",
    "blocked": "ブロックされている",
    "unblocked": "ブロックされていない",
    "enchanted": "エンチャントされている",
    "equipped": "装備品がついている",
    "token": "",
    "nontoken": "トークンでない",
    "monstrous": "怪物的な",
    "renowned": "高名な",
    "face down": "裏向きの",
    "goaded": "使嗾されている",
    "commander": "統率者である",
    "haunted": "これが憑依している",
    "suspended": "待機されている",
    "solved": "解明済の",
    "prepared": "準備済の",
    "ring-bearer": "指輪所持者である",
    "saddled": "騎乗されている",
    "suspected": "容疑をかけられている",
    "modified": "改善されている",
}
_STATS = {**STATS, "power and toughness": "パワーとタフネスの合計"}
_HOW = {"<=": "{n}以下の", ">=": "{n}以上の", "=": "{n}の", "<": "{n}より小さい", ">": "{n}より大きい"}
_WHENCE = {"battlefield": "戦場から", "library": "ライブラリーから", "anywhere": "いずれかの領域から"}
_THAN = {"<": "も小さい", ">": "大きい"}
"""How a number compares with the same number of something else."""


_CAST_FROM: dict[t.Zone, str] = {"graveyard": "墓地", "hand": "手札", "exile": "追放領域", "library": "ライブラリー",
                                "command": "統率領域"}  # fmt: skip


def type_word(name: str) -> str:
    return TYPES.get(name) or SUPERTYPES.get(name) or _SORTS.get(name) or subtypes().get(name, name)


_SORTS = {"Outlaw": "無法者"}


def is_historic(one: t.Predicate) -> bool:
    """Whether an object is legendary, an artifact or a Saga, named in whatever order.  (CR 700.6)"""
    return isinstance(one, t.AnyOf) and set(one.of) == set(HISTORIC.of)


def _beside_other(predicate: t.Stat, other: t.StatOf, number: str) -> str:
    """How one number is beside that of another object; "" where it is said as beside any amount."""
    spoken_of = predicate.of == other.stat == "mana value" and isinstance(other.of, t.Bound | t.Targeted)
    if spoken_of and predicate.how in ("<", "<="):
        what = number.removesuffix("のマナ総量").replace("そのカード", "それ")
        return f"マナ総量が{what}{'よりも小さい' if predicate.how == '<' else '以下の'}"
    return f"{number}より{_THAN[predicate.how]}{_STATS[predicate.of]}を持つ" if predicate.how in _THAN else ""


def before(predicate: t.Predicate, told: Told, creatures: bool = True) -> str:  # noqa: C901, PLR0912  (one line for each kind)
    """What stands before the noun for one thing that objects are like; `creatures`: the noun is クリーチャー."""
    if (said := _of_others(predicate, told)) is not None:
        return said
    if is_historic(predicate):
        return "歴史的な"
    if isinstance(predicate, t.ControlledBy):
        if predicate.who == t.Each("opponent"):
            return "対戦相手がコントロールしている"
        return f"{nouns.player(predicate.who, told)}がコントロールしている"
    if isinstance(predicate, t.OwnedBy):
        who = "対戦相手" if predicate.who == t.Each("opponent") else nouns.player(predicate.who, told)
        return f"{who}がオーナーである"
    if isinstance(predicate, t.Other):
        host = told.attached if predicate.than == t.Attached() else "それ"
        return f"{'これ' if predicate.than is None else host}でない"
    if isinstance(predicate, t.Has):
        return f"{keyword_name(predicate.keyword)}を持つ"
    if isinstance(predicate, t.Stat) and isinstance(predicate.amount, t.Greatest):
        if predicate.of != predicate.amount.stat or predicate.how not in ("=", ">="):
            raise Unsayable(predicate)
        among = predicate.amount.of
        is_told = isinstance(among, t.Group) and (
            among.zone != "battlefield" or any(isinstance(each, t.ControlledBy) for each in among.where)
        )
        if isinstance(among, t.Group) and is_told:
            return f"{nouns.described(among, told)}の中で最大の{_STATS[predicate.of]}を持つ"
        if predicate.of == "mana value":
            return "マナ総量が最も大きい"
        return f"最大の{_STATS[predicate.of]}を持つ"
    if isinstance(predicate, t.Stat):
        number = nouns.amount(predicate.amount, told)
        if predicate.how == "=" and not isinstance(predicate.amount, int | t.X):
            return f"{_STATS[predicate.of]}が{number}に等しい"
        if isinstance(predicate.amount, t.StatOf) and (how := _beside_other(predicate, predicate.amount, number)):
            return how
        how = _HOW[predicate.how].format(n=number)
        if (predicate.of, predicate.how) == ("mana value", "<="):
            how = f"{number}以下である"
        return f"{_STATS[predicate.of]}が{how}"
    if isinstance(predicate, t.Coloured):
        colours = "か".join(COLOURS[c] for c in predicate.colours)
        return f"{colours}の"
    if isinstance(predicate, t.Being):
        if predicate.status == "attacking or blocking":
            return "攻撃クリーチャーやブロック・" if creatures else "攻撃かブロックしている"
        if predicate.status in ("attacking", "blocking") and not creatures:
            return {"attacking": "攻撃している", "blocking": "ブロックしている"}[predicate.status]
        return _STATUSES.get(predicate.status, "")
    if isinstance(predicate, t.HasCounter):
        return f"{counters(predicate)}が置かれている"
    if isinstance(predicate, t.Not):
        return _denied(predicate.of, told)
    if isinstance(predicate, t.Named):
        return f"「{predicate.name}」という名前の"
    if isinstance(predicate, t.NamedAsSource):
        return f"「{told.name}」という名前の"
    if isinstance(predicate, t.Attacking):
        others = "かあなたがコントロールしているプレインズウォーカー" if predicate.or_planeswalker else ""
        return f"{nouns.player(predicate.who, told)}{others}を攻撃している"
    if isinstance(predicate, t.SharesType):
        return f"{_that(predicate.what, told)}と共通のカード・タイプを持つ"
    if isinstance(predicate, t.BlockedBy):
        return f"{_that(predicate.what, told)}がブロックしている"
    if isinstance(predicate, t.Blocking):
        return "それをブロックしている"
    if isinstance(predicate, t.AnyOf) and all(isinstance(each, t.Stat) for each in predicate.of):
        first, *rest = (before(each, told).partition("が") for each in predicate.of)
        if all(each[2] == first[2] for each in rest):
            return f"{'か'.join(each[0] for each in (first, *rest))}が{first[2].removesuffix('の')}である"
    if isinstance(predicate, t.AnyOf) and is_any_colour(predicate):
        return f"{'か'.join(before(each, told).removesuffix('の') for each in predicate.of)}の"
    if isinstance(predicate, t.AnyOf) and is_any_creature_type(predicate):
        return f"{'や'.join(type_word(each.what) for each in predicate.of if isinstance(each, t.Is))}である"
    if isinstance(predicate, t.AnyOf) and has_any_keyword(predicate):
        return f"{'か'.join(keyword_name(each.keyword) for each in predicate.of if isinstance(each, t.Has))}を持つ"
    if isinstance(predicate, t.AnyOf) and is_any_state(predicate):
        return "か、".join(before(each, told, creatures) for each in predicate.of)
    if isinstance(predicate, t.CastFrom):
        return f"{_CAST_FROM[predicate.zone]}から唱える"
    if isinstance(predicate, t.SharesColour):
        return f"{_that(predicate.what, told)}と共通の色を持つ"
    if isinstance(predicate, t.BoundColour):
        return "その選ばれた色の"
    if isinstance(predicate, t.CostHas):
        return f"マナ・コストに{{{predicate.symbol}}}を含む"
    if isinstance(predicate, t.Parity):
        return f"{STATS[predicate.stat]}が{PARITIES[predicate.of]}の"
    return _said(predicate, told)


def _that(what: t.Things, told: Told) -> str:
    """What something is compared with: the card itself, what was spoken of, or cards that this has exiled."""
    if isinstance(what, t.Group) and what.zone == "exile":
        return nouns.described(what, told)
    if isinstance(what, t.Attached):
        return told.attached
    return "これ" if isinstance(what, t.Self) else "それ"


def counters(predicate: t.HasCounter) -> str:
    """The counters that something has at least: "３個以上の＋１/＋１カウンター"."""
    many = f"{wide(predicate.least)}個以上の" if predicate.least > 1 else ""
    return f"{many}{kind(predicate.kind) if predicate.kind else ''}カウンター"


def kind(counter_kind: str) -> str:
    """A kind of counter."""
    return wide(counter_kind) if "/" in counter_kind else COUNTERS.get(counter_kind) or keyword_name(counter_kind)


def _denied(predicate: t.Predicate, told: Told) -> str:  # noqa: C901, PLR0912  (one line for each kind)
    if isinstance(predicate, t.AllOf) and len(predicate.of) == 1:
        return _denied(predicate.of[0], told)
    if is_historic(predicate):
        return "歴史的でない"
    if isinstance(predicate, t.Is):
        word = type_word(predicate.what)
        return f"{word.removesuffix('の')}でない"
    if isinstance(predicate, t.Coloured):
        return f"{COLOURS[predicate.colours]}でない"
    if isinstance(predicate, t.Has):
        return f"{keyword_name(predicate.keyword)}を持たない"
    if isinstance(predicate, t.SameNameAs):
        return f"{_that(predicate.what, told)}と同じ名前を持たない"
    if predicate == t.Being("face down"):
        return "表向きの"
    if isinstance(predicate, t.ControlledBy):
        return f"{nouns.player(predicate.who, told)}がコントロールしていない"
    if isinstance(predicate, t.OwnedBy):
        return f"{nouns.player(predicate.who, told)}がオーナーでない"
    if isinstance(predicate, t.Being) and _STATUSES.get(predicate.status, "").endswith("いる"):
        return f"{_STATUSES[predicate.status].removesuffix('いる')}いない"
    if predicate == t.AnyOf((t.Colourless(), t.Multicoloured())):
        return "単色の"
    if isinstance(predicate, t.Colourless):
        return "無色でない"
    if isinstance(predicate, t.ChosenFor | t.BoundName):
        return "その選ばれたタイプでない" if isinstance(predicate, t.ChosenFor) else "その名前を持たない"
    if isinstance(predicate, t.HasCounter):
        return f"{counters(predicate)}が置かれていない"
    if isinstance(predicate, t.Other) and predicate.than is not None:
        return "その選ばれた" if predicate.than == t.Bound("chosen") else "それである"
    raise Unsayable(predicate)


def _said(predicate: t.Predicate, told: Told) -> str:
    words: dict[type, str] = {
        t.ChosenName: "指定した名前を持つ",
        t.OtherChosenName: "もう一方の指定した名前を持つ",
        t.ChosenFor: "その選ばれたタイプの",
        t.NotedName: f"あなたが「{told.name}」という名前のカードによって記録した名前を持つ",
        t.NotedType: f"あなたが「{told.name}」という名前のカードによって記録したタイプの",
        t.NotedColour: f"「{told.name}」という名前のカードをドラフトした際に選ばれた色のうち１色以上の",
        t.Colourless: "無色の",
        t.Multicoloured: "多色の",
        t.BoundName: "その名前を持つ",
        t.TargetsOnly: "単一の対象を持つ",
        t.TargetsOnlySource: f"{told.this}のみを対象とする",
        t.DrawnThisTurn: "このターンに引いた",
        t.Kicked: "キッカーされている",
        t.HasAdventure: "出来事を持つ",
        t.Permanent: "",
        t.IsAbility: "",
        t.ExiledWithSource: f"「{told.name}」という名前のカードによってあなたが追放した",
    }
    if isinstance(predicate, t.Lopsided):
        other = "toughness" if predicate.greater == "power" else "power"
        return f"{_STATS[predicate.greater]}が{_STATS[other]}より大きい"
    if isinstance(predicate, t.SameNameAs):
        return f"{_that(predicate.what, told)}と同じ名前を持つ"
    if predicate == t.UsedToCraft():
        return f"{told.name}の作製に使われた"
    if predicate == t.ExiledWithSource():
        return f"{told.name}によって追放された"
    if isinstance(predicate, t.TargetsSome):
        if predicate.what is None:
            raise Unsayable(predicate)
        who = f"{nouns.player(predicate.who, told)}か" if predicate.who is not None else ""
        what = nouns.described(predicate.what, told) if isinstance(predicate.what, t.Group) else told.this
        if predicate.alone:
            return f"{who}単一の{what}のみを対象とする"
        return f"{who}{what}を対象とする"
    if type(predicate) not in words:
        raise Unsayable(predicate)
    return words[type(predicate)]


def has_any_keyword(predicate: t.Predicate) -> bool:
    """Whether it has one of several keyword abilities."""
    return isinstance(predicate, t.AnyOf) and all(isinstance(each, t.Has) for each in predicate.of)


def is_any_colour(predicate: t.Predicate) -> bool:
    """Whether it is of one of several colours."""
    return isinstance(predicate, t.AnyOf) and all(isinstance(each, t.Coloured) for each in predicate.of)


def is_any_state(predicate: t.Predicate) -> bool:
    """Whether an object is in one of several states, or takes one of several parts in combat: no kind of object."""
    return isinstance(predicate, t.AnyOf) and all(
        isinstance(p, t.Being | t.Blocking | t.BlockedBy | t.Stat) for p in predicate.of
    )


def is_any_creature_type(predicate: t.Predicate) -> bool:
    """Whether it is of one of several creature types, as it is said of creatures."""
    return isinstance(predicate, t.AnyOf) and all(
        isinstance(each, t.Is) and each.what in CREATURE_TYPES for each in predicate.of
    )


DEALT_TO = {"": "", "you": "あなたに", "opponent": "対戦相手に", "player in combat": "プレイヤーに戦闘"}
"""Whom something has dealt damage this turn, before it."""


def is_left_out(predicate: t.Predicate) -> bool:
    """Whether it is a sort of things, of several types or with more to it, that isn't said by a word of its own."""
    if isinstance(predicate, t.AllOf):
        return True
    return isinstance(predicate, t.AnyOf) and all(isinstance(one, t.Is) for one in predicate.of)


def _done_this_turn(predicate: t.CrewOf | t.DealtThisTurn, told: Told) -> str:
    """What it has done this turn: crewed or saddled something, dealt damage."""
    if isinstance(predicate, t.DealtThisTurn):
        return f"このターンに{DEALT_TO[predicate.to]}ダメージを与えた"
    return f"このターンに{_that(predicate.what, told)}に{'騎乗' if predicate.saddling else '搭乗'}した"


def _of_others(predicate: t.Predicate, told: Told) -> str | None:
    """What is said of other objects and of this turn; None for any other predicate."""
    if predicate == t.Not(t.Being("commander")):
        return "統率者でない"
    if isinstance(predicate, t.Not) and is_left_out(predicate.of):
        return f"{nouns.described(t.Group(sorted_out(predicate.of)), told)}以外の"
    if isinstance(predicate, t.AllOf) and all(isinstance(each, t.Coloured) for each in predicate.of):
        return (
            "であり".join(COLOURS[each.colours] for each in predicate.of if isinstance(each, t.Coloured)) + "でもある"
        )
    if isinstance(predicate, t.SharesCreatureType):
        shared = told.attached if predicate.what == t.Attached() else nouns.thing(predicate.what, told)
        shared = "それ" if predicate.what == t.Bound("it") else shared
        return f"{shared}と共通のクリーチャー・タイプを持つ"
    if isinstance(predicate, t.SharesLandType):
        return f"{nouns.thing(predicate.what, told)}と共通の土地タイプを持つ"
    if isinstance(predicate, t.CameThisTurn):
        there = f"{_WHENCE[predicate.origin]}そこに置かれた" if predicate.origin in _WHENCE else "戦場に出た"
        return f"このターンに{there}"
    if isinstance(predicate, t.Blocking):
        return f"{nouns.thing(predicate.what, told)}をブロックしている"
    if isinstance(predicate, t.AttachedTo):
        what = predicate.what
        host = nouns.described(what, told) if isinstance(what, t.Group) else nouns.thing(what, told)
        return f"{host}に{'ついている' if isinstance(what, t.Self) else 'つけられている'}"
    if isinstance(predicate, t.Bears):
        verb = "エンチャントされている" if predicate.kind == "Aura" else "装備されている"
        return f"あなたがコントロールしている{type_word(predicate.kind)}によって{verb}"
    if isinstance(predicate, t.DamagedThisTurn):
        by = f"{nouns.thing(predicate.by, told)}から" if predicate.by is not None else ""
        return f"{by}このターンにダメージを受けた"
    if isinstance(predicate, t.CrewOf | t.DealtThisTurn):
        return _done_this_turn(predicate, told)
    if isinstance(predicate, t.TargetsSome) and isinstance(predicate.who, t.You) and predicate.what is None:
        return "あなたを対象とする"
    return None
