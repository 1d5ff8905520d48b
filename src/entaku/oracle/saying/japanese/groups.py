"""Groups of objects in Japanese: what they are like stands before the noun, how many of them behind it."""

from collections.abc import Sequence

from entaku.oracle.ir import things as t
from entaku.oracle.ir.one_predicate import sorted_out
from entaku.oracle.saying.japanese import nouns
from entaku.oracle.saying.japanese.predicates import before as before
from entaku.oracle.saying.japanese.predicates import (
    has_any_keyword,
    is_any_colour,
    is_any_creature_type,
    is_any_state,
    is_historic,
)
from entaku.oracle.saying.japanese.predicates import kind as kind
from entaku.oracle.saying.japanese.predicates import type_word as type_word
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import COLOURS, LAND_NAMES, STATS, wide
from entaku.oracle.subtypes import CREATURE_TYPES, SORTS_OF_TYPES
from entaku.oracle.typelines import SUPERTYPES

_ABILITIES = {"": ("起動型能力", "誘発型能力"), "activated": ("起動型能力",), "triggered": ("誘発型能力",)}


def noun(group: t.Group, told: Told, types: list[str]) -> str:
    """The noun: types and what they are types of."""
    token = "・トークン" if t.Being("token") in group.where else ""
    words = "・".join(types)
    if token and group.zone != "battlefield":
        raise Unsayable(group)
    if group.zone == "stack":
        noun = "パーマネント呪文" if t.Permanent() in group.where else "呪文"
        return f"{words}{'・' * (noun != '呪文')}{noun}" if words else noun
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
        return "体" if all(counter(t.Group(sorted_out(one))) == "体" for one in alike) else "つ"
    creature_types = (CREATURE_TYPES | SORTS_OF_TYPES.keys()).intersection(flat)
    if "Planeswalker" in flat:
        return "体"
    return "体" if "Creature" in flat or (creature_types and not set(flat) & {"Artifact", "Land"}) else "つ"


_COLOURS = (t.Coloured, t.Colourless, t.Multicoloured)
CAME_THERE = "そこに置かれた"
"""Of a card that came this turn to where it lies; the zone is said in the place of "there"."""
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
        is_state = has_any_keyword(predicate) or is_any_state(predicate) or is_historic(predicate)
        return is_state or is_any_colour(predicate) or (creatures and is_any_creature_type(predicate))

    others = [p for p in group.where if p not in first and (is_told(p) or not isinstance(p, t.Is | t.AnyOf))]
    others.sort(key=lambda p: _is_denied(p) or (_ORDER.index(type(p)) if type(p) in _ORDER else 1))
    types = [p.what for p in group.where if isinstance(p, t.Is)]
    supertypes = "".join(type_word(w) for w in types if w in SUPERTYPES)
    plain = [type_word(w) for w in sorted(types, key="Enchantment".__eq__) if w not in SUPERTYPES]
    lists = [p for p in group.where if isinstance(p, t.AnyOf) and not is_told(p)]
    if len(lists) > 1:
        raise Unsayable(group)
    said = _none_of([before(p, told, creatures and not _is_said_by_verb(group)) for p in (*first, *others)])
    said = [
        each.rpartition("の中で")[2] if each.startswith(tuple(x for x in said if x != each)) else each for each in said
    ]
    exact = [f"{STATS[of]}が{wide(1)}の" for of in ("power", "toughness")]
    if [each for each in said if each in exact] == exact:
        said = ["１/１の" if each == exact[0] else each for each in said if each != exact[1]]
    if group.zone in ("graveyard", "hand", "library", "outside"):
        said = in_place(said, place(group, told))
    at = next((at for at, one in enumerate(said) if one.endswith(_NOUNLIKE)), len(said))
    behind = "".join(said[at:])
    coloured = every == "各" and any(isinstance(p, t.Coloured | t.Multicoloured) for p in others)
    text = _together(said[:at]) + (behind + every if coloured else every + behind)
    if lists:
        text += supertypes if group.zone == "battlefield" else ""
        return text, [[*_one_of(each, told), *plain] for each in lists[0].of]
    text += supertypes
    return text, [plain]


def in_place(said: Sequence[str], there: str) -> list[str]:
    """What stands before a noun, with the zone, or how the card came there in the place of that.

    >>> in_place(["このターンに戦場からそこに置かれた"], "あなたの墓地にある")
    ['このターンに戦場からあなたの墓地に置かれた']
    """
    came = next((each for each in said if each.endswith(CAME_THERE)), None)
    if came is None:
        return [there, *said]
    where = came.replace(CAME_THERE, f"{there.removesuffix('ある')}置かれた")
    return [where, *(each for each in said if each != came)]


def _is_said_by_verb(group: t.Group) -> bool:
    """Whether "attacking or blocking" isn't said by two nouns, as a colour stands before them."""
    fighting = t.Being("attacking or blocking") in group.where
    return fighting and any(isinstance(each, t.Coloured) for each in group.where)


def _is_denied(predicate: t.Predicate) -> int:
    """Where among others it stands if it denies what kind of thing something is, or before that; else 0."""
    if isinstance(predicate, t.Other):
        return 4
    if predicate in (t.Being("tapped"), t.Being("untapped")):
        return 3
    kinds = isinstance(predicate, t.Not) and isinstance(predicate.of, t.Is | t.Coloured)
    return 5 if kinds or predicate == t.Being("nontoken") else 0


_NOT_YOURS = "あなたがコントロールしていない"


def _none_of(said: Sequence[str]) -> list[str]:
    """What stands before a noun, with several denials as one.

    >>> _none_of(["あなたがコントロールしている", "これでない", "トークンでない"])
    ['あなたがコントロールしている', 'これでもトークンでもない']
    >>> _none_of(["飛行を持たない", "到達を持たない"])
    ['飛行も到達も持たない']
    >>> _none_of(["あなたがコントロールしていない", "土地でない"])
    ['あなたがコントロールしておらず土地でもない']
    """
    lacking = [each for each in said if each.endswith("を持たない")]
    if len(lacking) > 1:
        words = "".join(f"{each.removesuffix('を持たない')}も" for each in lacking) + "持たない"
        said = [words if each == lacking[0] else each for each in said if each not in lacking[1:]]
    denied = [each for each in said if each.endswith("でない")]
    if len(denied) == 1 and _NOT_YOURS in said:
        both = f"{_NOT_YOURS.removesuffix('いない')}おらず{denied[0].removesuffix('でない')}でもない"
        return [both if each == _NOT_YOURS else each for each in said if each and each != denied[0]]
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
    alone = sorted_out(predicate)
    types = sorted((each.what for each in alone if isinstance(each, t.Is)), key="Enchantment".__eq__)
    words = list(map(type_word, types))
    words += [before(each, told).removesuffix("の") for each in alone if isinstance(each, t.Named | t.Colourless)]
    alone = tuple(each for each in alone if not isinstance(each, t.Named | t.Colourless))
    if not words:
        raise Unsayable(predicate)
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
    owner = _EACH[group.of.who] if isinstance(group.of, t.Each) else nouns.player(group.of, told)
    return f"{owner}の{name}にある"


MOST_THINGS = 9
"""So many things are counted by つ at most: ９つ, but １０個."""
YOUR_COMMANDER = t.Group((t.Being("commander"),), "command", t.You())


def _whose(group: t.Group) -> str:
    """Whose abilities on the stack are meant, if yours are, or all but yours."""
    if t.Not(t.ControlledBy(t.You())) in group.where:
        return "あなたがコントロールしていない"
    return "あなたがコントロールしている" if t.ControlledBy(t.You()) in group.where else ""


def described(group: t.Group, told: Told, every: str = "") -> str:
    """The group without a number: "あなたがコントロールしているクリーチャー"; with すべての or 各 at its place."""
    if group.zone == "stack" and group.where and isinstance(group.where[0], t.IsAbility):
        return _whose(group) + "か".join(_ABILITIES[group.where[0].kind])
    if group == YOUR_COMMANDER:
        return "統率領域にあるあなたの統率者"
    if group == t.Group((t.Being("commander"), t.OwnedBy(t.You())), "stack"):
        return "あなたの統率者"
    if t.ExiledWithSource() in group.where and t.Other() in group.where:
        others = tuple(one for one in group.where if one != t.Other())
        return described(t.Group(others, group.zone), told, f"他の{every}")
    text, types = parts(group, told, every)
    if cards := _of_types(group, types):
        return linked(text, cards) + cards
    between = "と" if text == every == "すべての" else "や"
    return text + between.join(noun(group, told, each) for each in types)


nouns.described.made_by(described)


def _of_types(group: t.Group, types: list[list[str]]) -> str:
    """Cards or spells of any of several types: "インスタントやソーサリーであるカード"; "" for other groups."""
    if len(types) == 1 or group.zone == "battlefield":
        return ""
    if t.Being("token") in group.where:
        raise Unsayable(group)
    called = "呪文" if group.zone == "stack" else "カード"
    which = ("パーマネント" + "・" * (called == "カード")) * (t.Permanent() in group.where)
    also = [p.what for p in group.where if isinstance(p, t.Is)]
    kinds = [each[: len(each) - sum(w not in SUPERTYPES for w in also)] for each in types]
    among = ("か" if _are_lands(group) else "や").join("・".join(each) for each in kinds)
    only = "・".join(type_word(w) for w in also if w not in SUPERTYPES)
    basic = "".join(f"{type_word(w).removesuffix('の')}であり" for w in also if w in SUPERTYPES)
    return f"{basic}{among}である{only}{'・' if only and called == 'カード' else ''}{which}{called}"


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
    fighting = t.Being("attacking or blocking") in group.where and t.Is("Creature") in group.where
    several = len(types) > 1 or (fighting and not _is_said_by_verb(group))
    many = number.endswith("Ｘ") or (number.isdecimal() and int(number) > MOST_THINGS)
    unit = "個" if many and counter(group) == "つ" else counter(group)
    return f"{text}{nouns}{'のうち' if several else ''}{number}{unit}"


def like(where: tuple[t.Predicate, ...], number: str, told: Told, every: str = "") -> str:
    """So many cards like this: "基本土地・カード１枚を"."""
    either = where[0].of if len(where) == 1 and isinstance(where[0], t.AnyOf) else ()
    if any(isinstance(one, t.Has | t.CostHas) for one in either) and any(isinstance(one, t.Is) for one in either):
        each = (like(sorted_out(one), number, told, every).removesuffix("を") for one in either)
        return ("か".join(each) if number else f"{'か'.join(one.removesuffix('枚') for one in each)}枚") + "を"
    cards = t.Group(where, "exile")
    text, types = parts(cards, told, every)
    words = _of_types(cards, types) or noun(cards, told, types[0])
    return f"{linked(text, words)}{words}{number}{'' if number.endswith('枚数') else '枚'}を"


def as_aimed(spell: str, name: str) -> str:
    """A spell that is cast, with what it is aimed at, if that is the card itself: "これを対象として呪文を"."""
    for this in ("これ", name):
        aimed = f"{this}を対象とする呪文"
        if spell.endswith(aimed):
            return f"{spell.removesuffix(aimed)}{this}を対象として呪文を"
    return f"{spell}を"
