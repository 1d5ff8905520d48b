"""That there are so many of something in Japanese: 「戦場にクリーチャーがいない」."""

from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese.groups import counter, described
from entaku.oracle.saying.japanese.things import player
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import wide

_PUT = {"moved": "追放され", "milled": "切削され", "revealed": "公開され"}
"""What was done with cards, by the name they have then."""
_PLACED = {"battlefield": "戦場に出され", "hand": "あなたの手札に加えられ",
           "hand of those seen": "あなたの手札に加えられ"}  # fmt: skip
"""The same of cards that were put somewhere else than into exile."""
_COMMANDED = {t.Being("commander"), t.ControlledBy(t.You())}


def _done_so(one: c.Exists, among: t.Among, told: Told, denied: bool) -> str:
    """That something was done with cards like these: 「これにより土地・カードが切削された」."""
    card = described(t.Group(among.where, "exile"), told)
    if one.least != 1:
        if one.most is not None or denied:
            raise Unsayable(one)
        return f"これにより{card}{wide(one.least)}枚以上が{_PUT[among.name]}た"
    if among.name == "moved" and told.put in _PLACED:
        permanent = described(t.Group(among.where), told) if told.put == "battlefield" else card
        return f"これにより{permanent}が{_PLACED[told.put]}{'ていない' if denied else 'た'}"
    return f"これにより{card}が{_PUT[among.name]}{'ていない' if denied else 'た'}"


def exists(one: c.Exists, told: Told, denied: bool) -> str:
    if isinstance(one.what, t.Among) and one.what.name in _PUT:
        return _done_so(one, one.what, told, denied)
    if isinstance(one.what, t.Targeted):
        return f"対象が{'ない' if denied else 'ある'}"
    if not isinstance(one.what, t.Group):
        raise Unsayable(one)
    group = one.what
    if one.most is not None and not one.least and group.where[-1:] == (t.ControlledBy(t.You()),):
        number = f"{wide(one.most + 1)}{counter(group)}以上" if denied else f"{wide(one.most)}{counter(group)}以下"
        others = tuple(p for p in group.where[:-1] if p != t.Other())
        other = "他の" if others != group.where[:-1] else ""
        return f"あなたがコントロールしている{other}{described(t.Group(others), told)}が{number}である"
    if one.most is not None and (one.most != one.least or denied):
        raise Unsayable(one)
    if one.most is not None:
        return _exactly_one(one, told)
    if one.least == 1 and t.Being("commander") in group.where and set(group.where) - {t.OwnedBy(t.You())} == _COMMANDED:
        whose = "あなたの" if t.OwnedBy(t.You()) in group.where else ""
        return f"あなたが{whose}統率者をコントロールして{'いない' if denied else 'いる'}"
    if group.where[-1:] == (t.ControlledBy(t.You()),) or t.ControlledBy(t.You()) in group.where:
        bare = t.Group(tuple(p for p in group.where if p != t.ControlledBy(t.You())))
        many = f"{wide(one.least)}{counter(group)}以上の" if one.least > 1 else ""
        verb = "コントロールしていない" if denied else "コントロールしている"
        return f"あなたが{described(bare, told, many)}を{verb}"
    if (theirs := next((each for each in group.where if isinstance(each, t.ControlledBy)), None)) is not None:
        who = "対戦相手１人" if theirs.who == t.Each("opponent") else player(theirs.who, told)
        bare = t.Group(tuple(p for p in group.where if p != theirs))
        many = f"{wide(one.least)}{counter(group)}以上の" if one.least > 1 else ""
        return f"{who}が{described(bare, told, many)}をコントロールして{'いない' if denied else 'いる'}"
    if group.where[-1:] == (t.Being("attacking"),):
        many = f"{wide(one.least)}{counter(group)}以上の" if one.least > 1 else ""
        return f"{many}{described(t.Group(group.where[:-1]), told)}が攻撃して{'いない' if denied else 'いる'}"
    return _lies_there(one, group, told, denied)


def _lies_there(one: c.Exists, group: t.Group, told: Told, denied: bool) -> str:
    """That there is something like this somewhere, whoever controls it."""
    text = described(group, told)
    if group.zone == "graveyard" and group.of is None:
        text = text.replace("墓地にある", "すべての墓地にある")
    many = f"{wide(one.least)}{counter(group)}以上" if one.least > 1 else ""
    if group.zone in _PLACES and f"{_PLACES[group.zone]}にあ" in text:
        where, what = text.split(f"{_PLACES[group.zone]}にあ", 1)
        so_many = f"{many}の" if many else ""
        return f"{where}{_PLACES[group.zone]}に{so_many}{what[1:]}が{'ない' if denied else 'ある'}"
    here = "戦場に" if group.zone == "battlefield" and is_plain(group) else ""
    verbs = ("いない", "いる") if here and counter(group) == "体" else ("ない", "ある")
    return f"{here}{text}が{many}{verbs[not denied]}"


_PLACES = {"graveyard": "墓地", "library": "ライブラリー"}


def is_plain(group: t.Group) -> bool:
    """Whether of permanents only their types are said, so that it must be said where they are."""
    return all(isinstance(each, t.Is | t.Named) or each == t.Being("token") for each in group.where)


def _exactly_one(one: c.Exists, told: Told) -> str:
    """That there is one of a group and no more: 「あなたがクリーチャーをちょうど１体コントロールしている」."""
    assert isinstance(one.what, t.Group)
    yours = t.ControlledBy(t.You()) in one.what.where
    bare = t.Group(tuple(p for p in one.what.where if p != t.ControlledBy(t.You())))
    number = f"ちょうど{wide(one.least)}{counter(bare)}"
    if yours:
        return f"あなたが{described(bare, told)}を{number}コントロールしている"
    if bare.where[-1:] == (t.Being("attacking"),):
        return f"{described(t.Group(bare.where[:-1]), told)}{number}が攻撃している"
    return f"{described(bare, told)}が{number}ある"
