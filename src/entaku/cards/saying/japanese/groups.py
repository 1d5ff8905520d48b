"""Groups of objects in Japanese: what they are like stands before the noun, how many of them behind it."""

from collections.abc import Sequence

from entaku.cards.ir import things as t
from entaku.cards.saying.japanese.told import Told, Unsayable
from entaku.cards.saying.japanese.words import COLOURS, COUNTERS, LAND_NAMES, STATS, keyword_name, wide
from entaku.cards.subtypes import CREATURE_TYPES, SORTS_OF_TYPES
from entaku.cards.typelines import SUPERTYPES, TYPES, subtypes

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
_THAN = {"<": "も小さい", ">": "大きい"}
"""How a number compares with the same number of something else."""


HISTORIC = t.AnyOf((t.Is("Legendary"), t.Is("Artifact"), t.Is("Saga")))
_ABILITIES = {"": ("起動型能力", "誘発型能力"), "activated": ("起動型能力",), "triggered": ("誘発型能力",)}


_CAST_FROM: dict[t.Zone, str] = {"graveyard": "墓地", "hand": "手札", "exile": "追放領域", "library": "ライブラリー",
                                "command": "統率領域"}  # fmt: skip


def type_word(name: str) -> str:
    return TYPES.get(name) or SUPERTYPES.get(name) or _SORTS.get(name) or subtypes().get(name, name)


_SORTS = {"Outlaw": "無法者"}


def players(who: t.Players, told: Told) -> str:
    """Players, as who something is or belongs to."""
    from entaku.cards.saying.japanese.things import player

    return player(who, told)


def noun(group: t.Group, told: Told, types: list[str]) -> str:
    """The noun: types and what they are types of."""
    token = "・トークン" if t.Being("token") in group.where else ""
    words = "・".join(types)
    if token and group.zone != "battlefield":
        raise Unsayable(repr(group))
    if group.zone == "stack":
        return f"{words}呪文" if words else "パーマネント呪文" if t.Permanent() in group.where else "呪文"
    if group.zone != "battlefield":
        if t.Permanent() in group.where:
            return f"{words}・パーマネント・カード" if words else "パーマネント・カード"
        return f"{words}・カード" if words else "カード"
    return (words or ("" if token else "パーマネント")) + (token if words else token.removeprefix("・"))


def counter(group: t.Group) -> str:
    """The counter word: 体 for creatures and planeswalkers, 枚 for cards, つ for other things."""
    if group.zone not in ("battlefield", "stack"):
        return "枚"
    if group.zone == "stack":
        return "つ"
    flat = [p.what for p in group.where if isinstance(p, t.Is)]
    any_of = [one for p in group.where if isinstance(p, t.AnyOf) for one in p.of]
    if any_of and not flat:
        alike = [one for one in any_of if one != t.Is("Vehicle")]
        return "体" if all(counter(t.Group(_all(one))) == "体" for one in alike) else "つ"
    creature_types = (CREATURE_TYPES | SORTS_OF_TYPES.keys()).intersection(flat)
    if "Planeswalker" in flat:
        return "体"
    return "体" if "Creature" in flat or (creature_types and not set(flat) & {"Artifact", "Land"}) else "つ"


def _all(predicate: t.Predicate) -> tuple[t.Predicate, ...]:
    return predicate.of if isinstance(predicate, t.AllOf) else (predicate,)


def before(predicate: t.Predicate, told: Told, creatures: bool = True) -> str:  # noqa: C901, PLR0912  (one line for each kind)
    """What stands before the noun for one thing that objects are like; `creatures`: the noun is クリーチャー."""
    from entaku.cards.saying.japanese import happened
    from entaku.cards.saying.japanese.amounts import amount

    if (said := happened.before(predicate, told)) is not None:
        return said
    if isinstance(predicate, t.ControlledBy):
        if predicate.who == t.Each("opponent"):
            return "対戦相手がコントロールしている"
        return f"{players(predicate.who, told)}がコントロールしている"
    if isinstance(predicate, t.OwnedBy):
        who = "対戦相手" if predicate.who == t.Each("opponent") else players(predicate.who, told)
        return f"{who}がオーナーである"
    if isinstance(predicate, t.Other):
        return "これでない" if predicate.than is None else "それでない"
    if isinstance(predicate, t.Has):
        return f"{keyword_name(predicate.keyword)}を持つ"
    if isinstance(predicate, t.Stat) and isinstance(predicate.amount, t.Greatest):
        if predicate.of != predicate.amount.stat or predicate.how not in ("=", ">="):
            raise Unsayable(repr(predicate))
        among = predicate.amount.of
        if isinstance(among, t.Group) and any(isinstance(each, t.ControlledBy) for each in among.where):
            return f"{described(among, told)}の中で最大の{_STATS[predicate.of]}を持つ"
        if predicate.of == "mana value":
            return "マナ総量が最も大きい"
        return f"最大の{_STATS[predicate.of]}を持つ"
    if isinstance(predicate, t.Stat):
        number = amount(predicate.amount, told)
        if predicate.how == "=" and not isinstance(predicate.amount, int | t.X):
            return f"{_STATS[predicate.of]}が{number}に等しい"
        if predicate.how in _THAN and isinstance(predicate.amount, t.StatOf):
            return f"{number}より{_THAN[predicate.how]}{_STATS[predicate.of]}を持つ"
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
        return f"{players(predicate.who, told)}{others}を攻撃している"
    if isinstance(predicate, t.SharesType):
        return f"{_that(predicate.what)}と共通のカード・タイプを持つ"
    if isinstance(predicate, t.BlockedBy):
        return f"{_that(predicate.what)}がブロックしている"
    if isinstance(predicate, t.Blocking):
        return "それをブロックしている"
    if isinstance(predicate, t.AnyOf) and all(isinstance(each, t.Stat) for each in predicate.of):
        first, *rest = (before(each, told).partition("が") for each in predicate.of)
        if all(each[2] == first[2] for each in rest):
            return f"{'か'.join(each[0] for each in (first, *rest))}が{first[2].removesuffix('の')}である"
    if isinstance(predicate, t.AnyOf) and _is_any_creature_type(predicate):
        return f"{'や'.join(type_word(each.what) for each in predicate.of if isinstance(each, t.Is))}である"
    if isinstance(predicate, t.AnyOf) and _is_any_state(predicate):
        return "か、".join(before(each, told, creatures) for each in predicate.of)
    if isinstance(predicate, t.CastFrom):
        return f"{_CAST_FROM[predicate.zone]}から唱える"
    if isinstance(predicate, t.SharesColour):
        return f"{_that(predicate.what)}と共通の色を持つ"
    if isinstance(predicate, t.BoundColour):
        return "その選ばれた色の"
    if isinstance(predicate, t.Parity):
        return f"マナ総量が{'偶数' if predicate.of == 'even' else '奇数'}の"
    return _said(predicate, told)


def _that(what: t.Things) -> str:
    """What something is compared with: the card itself, or what was spoken of."""
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
    if isinstance(predicate, t.Is):
        word = type_word(predicate.what)
        return f"{word.removesuffix('の')}でない"
    if isinstance(predicate, t.Coloured):
        return f"{COLOURS[predicate.colours]}でない"
    if isinstance(predicate, t.Has):
        return f"{keyword_name(predicate.keyword)}を持たない"
    if isinstance(predicate, t.SameNameAs):
        return f"{_that(predicate.what)}と同じ名前を持たない"
    if predicate == t.Being("face down"):
        return "表向きの"
    if isinstance(predicate, t.ControlledBy):
        return f"{players(predicate.who, told)}がコントロールしていない"
    if isinstance(predicate, t.OwnedBy):
        return f"{players(predicate.who, told)}がオーナーでない"
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
    raise Unsayable(repr(predicate))


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
        t.DrawnThisTurn: "このターンに引いた",
        t.CameThisTurn: "このターンに戦場からそこに置かれた",
        t.Permanent: "",
        t.IsAbility: "",
        t.ExiledWithSource: f"「{told.name}」という名前のカードによってあなたが追放した",
    }
    if isinstance(predicate, t.SameNameAs):
        return f"{_that(predicate.what)}と同じ名前を持つ"
    if predicate == t.ExiledWithSource():
        return f"{told.name}によって追放された"
    if isinstance(predicate, t.TargetsSome):
        if predicate.what is None:
            raise Unsayable(repr(predicate))
        who = f"{players(predicate.who, told)}か" if predicate.who is not None else ""
        what = described(predicate.what, told) if isinstance(predicate.what, t.Group) else told.this
        return f"{who}{what}を対象とする"
    if type(predicate) not in words:
        raise Unsayable(repr(predicate))
    return words[type(predicate)]


_COLOURS = (t.Coloured, t.Colourless, t.Multicoloured)
_ORDER = (t.ChosenName, t.Has, t.Stat, t.HasCounter, t.Other, t.Not, t.Being, *_COLOURS)
"""What stands before a noun, what is nearest to it last."""


def parts(group: t.Group, told: Told, every: str = "") -> tuple[str, list[list[str]]]:
    """What stands before the noun, and the types: one list of them, or several where any will do.

    `every` stands behind what is said by verbs: "あなたがコントロールしている" "すべての" "白の"; 各 behind colours.
    """
    first: list[t.Predicate] = [p for p in group.where if isinstance(p, t.ControlledBy | t.OwnedBy)]
    first += [p for p in group.where if isinstance(p, t.Not) and isinstance(p.of, t.ControlledBy)]
    creatures = t.Is("Creature") in group.where

    def is_told(predicate: t.Predicate) -> bool:
        return _is_any_state(predicate) or (creatures and _is_any_creature_type(predicate))

    others = [p for p in group.where if p not in first and (is_told(p) or not isinstance(p, t.Is | t.AnyOf))]
    others.sort(key=lambda p: _is_denied(p) or (_ORDER.index(type(p)) if type(p) in _ORDER else 1))
    types = [p.what for p in group.where if isinstance(p, t.Is)]
    supertypes = "".join(type_word(w) for w in types if w in SUPERTYPES)
    plain = [type_word(w) for w in sorted(types, key="Enchantment".__eq__) if w not in SUPERTYPES]
    lists = [p for p in group.where if isinstance(p, t.AnyOf) and not is_told(p)]
    if len(lists) > 1:
        raise Unsayable(repr(group))
    said = _none_of([before(p, told, creatures) for p in (*first, *others)])
    said = [
        each.rpartition("の中で")[2] if each.startswith(tuple(x for x in said if x != each)) else each for each in said
    ]
    exact = [f"{_STATS[of]}が{wide(1)}の" for of in ("power", "toughness")]
    if [each for each in said if each in exact] == exact:
        said = ["１/１の" if each == exact[0] else each for each in said if each != exact[1]]
    if group.zone in ("graveyard", "hand", "library", "outside"):
        said.insert(0, place(group, told))
    at = next((at for at, one in enumerate(said) if one.endswith(_NOUNLIKE)), len(said))
    behind = "".join(said[at:])
    coloured = every == "各" and any(isinstance(p, t.Coloured | t.Multicoloured) for p in others)
    text = _together(said[:at]) + (behind + every if coloured else every + behind)
    if lists:
        text += supertypes if group.zone == "battlefield" else ""
        return text, [[*_one_of(each, told), *plain] for each in lists[0].of]
    text += supertypes
    return text, [plain]


def _is_any_state(predicate: t.Predicate) -> bool:
    """Whether an object is in one of several states, or takes one of several parts in combat: no kind of object."""
    return isinstance(predicate, t.AnyOf) and all(
        isinstance(p, t.Being | t.Blocking | t.BlockedBy | t.Stat) for p in predicate.of
    )


def _is_any_creature_type(predicate: t.Predicate) -> bool:
    """Whether it is of one of several creature types, as it is said of creatures."""
    return isinstance(predicate, t.AnyOf) and all(
        isinstance(each, t.Is) and each.what in CREATURE_TYPES for each in predicate.of
    )


def _is_denied(predicate: t.Predicate) -> int:
    """Where among others it stands if it denies what kind of thing something is, or before that; else 0."""
    if isinstance(predicate, t.Other):
        return 4
    if predicate in (t.Being("tapped"), t.Being("untapped")):
        return 3
    kinds = isinstance(predicate, t.Not) and isinstance(predicate.of, t.Is | t.Coloured)
    return 5 if kinds or predicate == t.Being("nontoken") else 0


def _none_of(said: Sequence[str]) -> list[str]:
    """What stands before a noun, with several denials as one.

    >>> _none_of(["あなたがコントロールしている", "これでない", "トークンでない"])
    ['あなたがコントロールしている', 'これでもトークンでもない']
    >>> _none_of(["飛行を持たない", "到達を持たない"])
    ['飛行も到達も持たない']
    """
    lacking = [each for each in said if each.endswith("を持たない")]
    if len(lacking) > 1:
        words = "".join(f"{each.removesuffix('を持たない')}も" for each in lacking) + "持たない"
        said = [words if each == lacking[0] else each for each in said if each not in lacking[1:]]
    denied = [each for each in said if each.endswith("でない")]
    if len(denied) < 2:
        return [each for each in said if each]
    words = "".join(f"{each.removesuffix('でない')}でも" for each in denied) + "ない"
    place = said.index(denied[0])
    return [*filter(None, said[:place]), words, *(each for each in said[place:] if each and each not in denied)]


def _together(said: Sequence[str]) -> str:
    """What stands before a noun: of several that end in verbs the earlier are joined to the later.

    >>> _together(["あなたがコントロールしている", "土地でない"]), _together(["あなたの墓地にある", "マナ総量が１の"])
    ('あなたがコントロールしていて土地でない', 'あなたの墓地にありマナ総量が１の')
    """
    text = ""
    for each in sorted(said, key=lambda one: one.endswith("コントロールしていない") and _is_so(said)):
        text = linked(text, each) + each
    after_verb = len(said) > 1 and (said[-2].endswith("ている") and text.endswith(("以上の", "以下の")))
    return f"{text.removesuffix('の')}である" if after_verb or (len(said) > 1 and text.endswith("状態の")) else text


def _is_so(said: Sequence[str]) -> bool:
    """Whether something else is so than whose they aren't, which would seem to be denied behind that."""
    return any(each.endswith("れている") for each in said)


_NUMBERS = ("以下の", "以下である", "以上の", "Ｘの", *(f"{figure}の" for figure in "０１２３４５６７８９"))


def linked(text: str, following: str = "") -> str:
    """What is said by a verb, before more that is said by verbs, and a number before what denies."""
    if text.endswith(_NUMBERS) and following.endswith(("でない", "でもない")):
        return f"{text.removesuffix('の').removesuffix('である')}で"
    if text.endswith("状態の") and following:
        return f"{text.removesuffix('の')}であり"
    if text.endswith("でない") and following.endswith("である"):
        return f"{text.removesuffix('い')}く"
    if text.endswith("タイプの") and following.endswith(("でない", "でもない")):
        return f"{text.removesuffix('の')}であり"
    if text.endswith(_NUMBERS) and "である" in following:
        return f"{text.removesuffix('の').removesuffix('である')}であり"
    if text.endswith("にある") or (text.endswith("オーナーである") and following.endswith("コントロールしている")):
        return f"{text.removesuffix('る')}り"
    return f"{text.removesuffix('いる')}いて" if text.endswith("ている") else text


_NOUNLIKE = (*(f"{colour}の" for colour in (*COLOURS.values(), "無色", "多色")), "攻撃", "ブロック・", "裏向きの")


def _one_of(predicate: t.Predicate, told: Told) -> list[str]:
    """One of several that an object may be: a type, with what stands before that type alone."""
    alone = _all(predicate)
    words = [type_word(each.what) for each in alone if isinstance(each, t.Is)]
    words += [before(each, told).removesuffix("の") for each in alone if isinstance(each, t.Named | t.Colourless)]
    alone = tuple(each for each in alone if not isinstance(each, t.Named | t.Colourless))
    if not words:
        raise Unsayable(repr(predicate))
    return ["".join(before(each, told) for each in alone if not isinstance(each, t.Is)) + words[0], *words[1:]]


_EACH = {"player": "すべてのプレイヤー", "opponent": "対戦相手", "other": "他のプレイヤー"}


def place(group: t.Group, told: Told) -> str:
    """The zone that cards are in."""
    if group.zone == "exile":
        return ""
    if group.zone == "outside":
        return "ゲームの外部にある"
    name = {"graveyard": "墓地", "hand": "手札", "library": "ライブラリー"}[group.zone]
    if group.of is None:
        return f"{name}にある"
    owner = _EACH[group.of.who] if isinstance(group.of, t.Each) else players(group.of, told)
    return f"{owner}の{name}にある"


MOST_THINGS = 9
"""So many things are counted by つ at most: ９つ, but １０個."""
YOUR_COMMANDER = t.Group((t.Being("commander"),), "command", t.You())


def _whose(group: t.Group) -> str:
    """Whose abilities on the stack are meant, if yours are, or all but yours."""
    if t.Not(t.ControlledBy(t.You())) in group.where:
        return "あなたがコントロールしていない"
    return "あなたがコントロールしている" if t.ControlledBy(t.You()) in group.where else ""


def _is_historic(one: t.Predicate) -> bool:
    """Whether an object is legendary, an artifact or a Saga, named in whatever order.  (CR 700.6)"""
    return isinstance(one, t.AnyOf) and set(one.of) == set(HISTORIC.of)


def described(group: t.Group, told: Told, every: str = "") -> str:
    """The group without a number: "あなたがコントロールしているクリーチャー"; with すべての or 各 at its place."""
    if group.zone == "stack" and group.where and isinstance(group.where[0], t.IsAbility):
        return _whose(group) + "か".join(_ABILITIES[group.where[0].kind])
    if group == YOUR_COMMANDER:
        return "統率領域にあるあなたの統率者"
    if group.zone == "stack" and len(group.where) == 1 and _is_historic(group.where[0]):
        return "歴史的な呪文"
    if group == t.Group((t.Being("commander"), t.OwnedBy(t.You())), "stack"):
        return "あなたの統率者"
    text, types = parts(group, told, every)
    if cards := _of_types(group, types):
        return linked(text, cards) + cards
    between = f"と{every}" if text == every == "すべての" else "や"
    return text + between.join(noun(group, told, each) for each in types)


def _of_types(group: t.Group, types: list[list[str]]) -> str:
    """Cards or spells of any of several types: "インスタントやソーサリーであるカード"; "" for other groups."""
    if len(types) == 1 or group.zone == "battlefield":
        return ""
    if t.Being("token") in group.where:
        raise Unsayable(repr(group))
    called = "呪文" if group.zone == "stack" else "カード"
    also = [p.what for p in group.where if isinstance(p, t.Is)]
    kinds = [each[: len(each) - sum(w not in SUPERTYPES for w in also)] for each in types]
    among = ("か" if _are_lands(group) else "や").join("・".join(each) for each in kinds)
    only = "・".join(type_word(w) for w in also if w not in SUPERTYPES)
    basic = "".join(f"{type_word(w).removesuffix('の')}であり" for w in also if w in SUPERTYPES)
    return f"{basic}{among}である{only}{'・' if only and called == 'カード' else ''}{called}"


def _are_lands(group: t.Group) -> bool:
    """Whether it may be of any of several basic land types."""
    lists = [p for p in group.where if isinstance(p, t.AnyOf)]
    return all(isinstance(one, t.Is) and one.what in LAND_NAMES for one in lists[0].of)


def counted(group: t.Group, number: str, told: Told) -> str:
    """So many of the group: "クリーチャー１体", "アーティファクト１つかエンチャント１つ"."""
    if group.zone == "stack" and group.where and isinstance(group.where[0], t.IsAbility):
        return _whose(group) + "か".join(f"{word}{number}つ" for word in _ABILITIES[group.where[0].kind])
    if group == YOUR_COMMANDER:
        return f"{described(group, told)}{number}枚"
    text, types = parts(group, told)
    if cards := _of_types(group, types):
        return f"{linked(text, cards)}{cards}{number}{counter(group)}"
    nouns = "や".join(noun(group, told, one) for one in types)
    several = len(types) > 1 or (t.Being("attacking or blocking") in group.where and t.Is("Creature") in group.where)
    many = number.endswith("Ｘ") or (number.isdecimal() and int(number) > MOST_THINGS)
    unit = "個" if many and counter(group) == "つ" else counter(group)
    return f"{text}{nouns}{'のうち' if several else ''}{number}{unit}"


def like(where: tuple[t.Predicate, ...], number: str, told: Told, every: str = "") -> str:
    """So many cards like this: "基本土地・カード１枚を"."""
    cards = t.Group(where, "exile")
    text, types = parts(cards, told, every)
    words = _of_types(cards, types) or noun(cards, told, types[0])
    return f"{linked(text, words)}{words}{number}{'' if number.endswith('枚数') else '枚'}を"
