"""Conditions in Japanese, as they stand before 場合 or かぎり."""

from collections.abc import Sequence

from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import things as t
from entaku.oracle.ir.happenings import Dies, Leaves, Moves, RingTempts
from entaku.oracle.ir.one_predicate import sorted_out
from entaku.oracle.saying.japanese import commander, costs, deeds, happened, of_one_player, starting_life
from entaku.oracle.saying.japanese.amounts import amount, equal
from entaku.oracle.saying.japanese.groups import before, counted, counter, described, like, type_word
from entaku.oracle.saying.japanese.there_are import exists
from entaku.oracle.saying.japanese.things import again, player, thing
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import CHOSEN_WORDS, COLOURS, VOTES, keyword_name, wide

_STATUSES = {
    "token": "トークンである",
    "saddled": "騎乗されている",
    "untapped": "アンタップ状態である",
    "tapped": "タップ状態である",
    "attacking": "攻撃している",
    "blocking": "ブロックしている",
    "attacking or blocking": "攻撃かブロックしている",
    "enchanted": "エンチャントされている",
    "monstrous": "怪物的である",
    "suspended": "待機されている",
    "renowned": "高名である",
    "solved": "解明済である",
    "prepared": "準備済である",
    "ring-bearer": "指輪所持者である",
    "suspected": "容疑をかけられている",
    "modified": "改善されている",
    "paired": "これでないクリーチャーと組になっている",
}
IN_MAIN_PHASE = c.Every((c.WasCast(), c.TurnOf(t.You()), c.During(("main",))))
"""A spell cast in one's main phase resolves in that phase, and who cast it controls it."""

_THAN = {">=": "以上", "<=": "以下", "=": "に等しい", ">": "より大きい", "<": "より小さい"}


LIVELIER = c.Compared(
    t.Count(
        t.PlayersWho(t.Each("opponent"), c.Compared(t.LifeOf(t.BoundPlayer("each")), ">", t.LifeOf(t.BoundPlayer())))
    ),
    ">=",
    1,
)
"""That an opponent has more life than the player of the event."""
IN_HAND = t.Count(t.Group(zone="hand", of=t.You()))
_SAID_BOTH_WAYS = (c.TurnOf, c.IsMonarch, c.Exists, c.ManaSpent)
_DENIALS = (
    ("である", "でない"),
    ("だった", "でなかった"),
    ("ている", "ていない"),
    ("ていた", "ていなかった"),
    ("がある", "がない"),
    ("以上ある", "以上ない"),
    ("以上いる", "以上いない"),
    ("がない", "がある"),
    ("が無い", "がある"),
    ("にある", "にない"),
    ("唱えた", "唱えなかった"),
    ("を得た", "を得ていなかった"),
    ("そうした", "そうしなかった"),
    ("勝った", "負けた"),
    ("正しかった", "正しくなかった"),
    ("対象とする", "対象としない"),
    ("大きい", "大きくない"),
    ("小さい", "小さくない"),
    ("等しい", "等しくない"),
)


def condition(one: c.Condition, told: Told, denied: bool = False) -> str:
    """A condition; `denied` for "…でないかぎり".  Raises Unsayable."""
    if one == c.TributePaid():
        return f"貢納が支払われて{'いない' if denied else 'いた'}"
    if isinstance(one, c.Unless):
        if one.of == c.WasCast(origin="hand", by_you=True) and not denied:
            return f"あなたが{told.this}をあなたの手札から唱えていなかった"
        if not denied and (undone := _undone(one.of, told)):
            return undone
        return condition(one.of, told, not denied)
    if isinstance(one, c.CompletedDungeon):
        return f"{player(one.who, told)}がダンジョンを踏破した{'ことがない' if denied else 'ことがある'}"
    if isinstance(one, c.ChoseWord) and not denied:
        return f"「{CHOSEN_WORDS.get(one.word, one.word)}」が選ばれている"
    if isinstance(one, c.SacrificedThisTurn):
        what = counted(t.Group(one.where), "１", told)
        return f"このターンに{player(one.who, told)}が{what}を生け贄に捧げて{'いない' if denied else 'いた'}"
    if isinstance(one, c.DestroyedThisTurn) and not denied:
        what = f"{player(one.by, told)}がコントロールする呪文や能力によって{described(t.Group(one.where), told)}"
        return f"このターンに{what}が破壊されていた"
    if isinstance(one, c.Either):
        return _either(one, told, denied)
    if denied and (said := of_one_player.condition(one, told, denied)) is not None:
        return said
    counts_opponents = isinstance(one, c.Compared) and one.left == t.Count(t.Each("opponent"))
    if denied and not isinstance(one, _SAID_BOTH_WAYS) and not counts_opponents and one != LIVELIER:
        return _denied(_condition(one, told))
    return _condition(one, told, denied)


def _undone(one: c.Condition, told: Told) -> str:
    """That something wasn't done, or couldn't be; "" for what isn't asked of what was to be done."""
    if one == c.Bind("chosen") and told.put == "hand of those seen":
        return "あなたがこれによりカードをあなたの手札に加えなかった"
    return _NOT_SO.get(one, "")


_DONE_SO = {"discarded": "捨てた", "moved": "追放した", "found": "公開した"}
"""What was done with a card that goes by this name."""


def done_so(one: c.Condition, told: Told) -> str:
    """As a card like this was discarded, exiled or revealed this way; "" for any other condition."""
    name = one.name if isinstance(one, c.Bind) else getattr(getattr(one, "what", None), "name", "")
    if not isinstance(one, c.Bind | c.Matches) or name not in _DONE_SO:
        return ""
    card = like(one.where if isinstance(one, c.Matches) else (), wide(1), told)
    return f"あなたがこれにより{card}{_DONE_SO[name]}とき"


def compared(one: c.Condition | None) -> tuple[t.Amount, t.Amount] | None:
    """Of which two numbers it is asked whether the first is less than the second; None for anything else."""
    if not isinstance(one, c.Compared) or one.how not in ("<", ">"):
        return None
    return (one.left, one.right) if one.how == "<" else (one.right, one.left)


def _denied(held: str) -> str:
    """The opposite of a condition as it is said."""
    for ends, other in _DENIALS:
        if held.endswith(ends):
            return held.removesuffix(ends) + other
    raise Unsayable(held)


def _either(one: c.Either, told: Told, denied: bool) -> str:
    """One or the other: "あなたが山か平地をコントロールしている"."""
    said = [condition(each, told, denied) for each in one.of]
    first, last = said[0], said[-1]
    for verb in ("コントロールしている", "コントロールしていない"):
        start, end = "あなたが", f"を{verb}"
        if len(said) == 2 and all(each.startswith(start) and each.endswith(end) for each in said):
            return f"{first.removesuffix(end)}か{last.removeprefix(start)}"
    return ("、かつ" if denied else "か、").join(said)


def _condition(one: c.Condition, told: Told, denied: bool = False) -> str:  # noqa: C901, PLR0912  (one line for each kind)
    for said_elsewhere in (of_one_player.condition, commander.condition, happened.condition, deeds.condition):
        if (said := said_elsewhere(one, told, denied)) is not None:
            return said
    if not denied and (beside := starting_life.condition(one)) is not None:
        return beside
    if isinstance(one, c.TurnOf):
        whose = "対戦相手" if one.who == t.Each("opponent") else player(one.who, told)
        return f"{whose}のターンで{'ない' if denied else 'ある'}"
    if isinstance(one, c.HasInitiative):
        return f"{player(one.who, told)}がイニシアチブを持っている"
    if isinstance(one, c.IsMonarch):
        who = "対戦相手" if one.who == t.Each("opponent") else player(one.who, told)
        if denied:
            return f"{who}が統治者でない"
        return f"このターンの開始時に{who}が統治者だった" if one.as_turn_began else f"{who}が統治者である"
    if isinstance(one, c.OwnsBoth):
        other = described(one.other, told)
        return f"あなたが{told.name}と{other}を１体コントロールしているとともにそれらのオーナーでもある"
    if isinstance(one, c.Exists):
        return exists(one, told, denied)
    if isinstance(one, c.Matches) and one.what == t.Bound("discarded") and one.where:
        return f"これにより{like(one.where, '', told).removesuffix('枚を')}が捨てられた"
    if isinstance(one, c.Matches):
        return _matches(one, told)
    if isinstance(one, c.Either):
        return _either(one, told, denied)
    if isinstance(one, c.Compared) and isinstance(one.left, t.DevotionLike):
        than = {"<": "未満", ">": "超", ">=": "以上", "<=": "以下", "=": ""}[one.how]
        return f"{amount(one.left, told)}が{amount(one.right, told)}{than}で{'ない' if denied else 'ある'}"
    if isinstance(one, c.Compared) and (said := _more_than_yours(one, told)):
        return said
    if one == LIVELIER:
        return f"そのプレイヤーよりも多くのライフを持つ対戦相手が{'いない' if denied else 'いる'}"
    if isinstance(one, c.Compared) and (of := _an_opponent_who(one)) is not None:
        inner, without = of.condition, isinstance(of.condition, c.Unless)
        inner = inner.of if isinstance(inner, c.Unless) else inner
        if isinstance(inner, c.Compared) and isinstance(inner.left, t.DamageThisTurn):
            return f"対戦相手１人がこのターンに{amount(inner.right, told)}点{_THAN[inner.how]}のダメージを受けていた"
        if isinstance(inner, c.Exists) and isinstance(inner.what, t.Group):
            bare = t.Group(tuple(p for p in inner.what.where if not isinstance(p, t.ControlledBy)))
            if without:
                return f"対戦相手１人が{described(bare, told)}をコントロールしていない"
            number = f"{wide(inner.least)}{counter(bare)}以上"
            return f"対戦相手１人が{described(bare, told)}を{number}コントロールしている"
    if one == c.WasKicked() and told.spell:
        return "この呪文がキッカーされていた"
    if isinstance(one, c.WasKicked) and one.cost:
        return f"これが{costs.cost(one.cost, told)}のキッカーでキッカーされていた"
    if isinstance(one, c.WasCastFor):
        what = "これ" if one.what == t.Self() else thing(one.what, told)
        return f"{what}が{keyword_name(one.cost)}コストで唱えられて{'いない' if denied else 'いた'}"
    if isinstance(one, c.Compared) and isinstance(one.left, t.LifeOf) and isinstance(one.right, int):
        life = amount(one.left, told).removesuffix("総量")
        return f"{life}が{wide(one.right)}点{_THAN[one.how]}{'' if one.how in ('>', '<', '=') else 'である'}"
    if isinstance(one, c.Compared) and one.left == IN_HAND and (said := _in_hand(one, told, denied)):
        return said
    if isinstance(one, c.Compared):
        return (
            f"{amount(one.left, told)}が{amount(one.right, told)}"
            f"{_THAN[one.how]}{'' if one.how in ('>', '<', '=') else 'である'}"
        )
    if isinstance(one, c.MostVotes):
        tied = "、あるいは票が同数だった" if one.or_tied else ""
        return f"「{VOTES.get(one.choice, one.choice)}」がより多くの票を得た{tied}"
    if one == IN_MAIN_PHASE:
        spell = "この呪文" if told.spell else told.this
        return f"あなたが{spell}をあなたのメイン・フェイズ中に唱えた"
    if isinstance(one, c.Every):
        return _every([condition(each, told) for each in one.of])
    if isinstance(one, c.HandEmpty):
        return f"{'対戦相手１人' if one.who == t.Each('opponent') else player(one.who, told)}の手札にカードが無い"
    if isinstance(one, c.WasCast):
        return _was_cast(one, told, denied)
    if isinstance(one, c.MostLife):
        return "これが最多あるいは最多と同点のライフを持つプレイヤーを攻撃している"
    if isinstance(one, c.RemovedCardHas):
        return (
            f"あなたが「{told.name}」という名前のカードによって{keyword_name(one.keyword)}を持つ"
            "クリーチャー・カードをドラフトから取り除いた"
        )
    if isinstance(one, c.SourceIn) and "battlefield" in one.zones:
        return f"{told.name}が統率領域か戦場にある"
    if isinstance(one, c.During):
        return _during(one)
    if isinstance(one, c.CastLastTurn):
        return f"直前のターンにプレイヤー１人が{wide(one.least)}つ以上の呪文を唱えていた"
    if isinstance(one, c.IsDaytime):
        return DAYTIMES[one.now]
    if isinstance(one, c.AttackedThisTurn):
        return f"{thing(one.what, told)}がこのターンに攻撃していた"
    return _plain(one)


def _in_hand(one: c.Compared, told: Told, denied: bool) -> str:
    """How many cards you have in hand; "" where it is said as of any amount."""
    if one.how == "<" and not denied:
        return f"あなたの手札にあるカードの枚数が{amount(one.right, told)}枚より少ない"
    return f"あなたの手札にちょうど{amount(one.right, told)}枚のカードがある" if one.how == "=" else ""


def _an_opponent_who(one: c.Compared) -> t.PlayersWho | None:
    """The opponents for one of whom at least something holds; None where others, or more, are asked for."""
    who = one.left.of if isinstance(one.left, t.Count) else None
    one_at_least = (one.how, one.right) == (">=", 1)
    return who if one_at_least and isinstance(who, t.PlayersWho) and who.of == t.Each("opponent") else None


def _every(said: list[str]) -> str:
    """All of several conditions: what somebody controls together, else each by itself.

    >>> _every(["あなたが山をコントロールしている", "あなたが島をコントロールしている"])
    'あなたが山と島をコントロールしている'
    """
    who, end = "あなたが", "をコントロールしている"
    if all(each.startswith(who) and each.endswith(end) for each in said):
        return who + "と".join(each.removeprefix(who).removesuffix(end) for each in said) + end
    *first, last = said
    going_on = (f"{each.removesuffix('いる')}おり" if each.endswith("いる") else each for each in first)
    return "、かつ".join((*going_on, last))


def _during(one: c.During) -> str:
    said = _TIMES.get((one.steps, one.before))
    if said is None:
        raise Unsayable(one)
    return said


_TIMES: dict[tuple[tuple[str, ...], bool], str] = {
    (("main",), False): "メイン・フェイズの間である",
    (("combat",), False): "戦闘中である",
    (("upkeep",), False): "アップキープ・ステップの間である",
    (("combat damage",), True): "戦闘ダメージ・ステップより前である",
    (("declare attackers",), False): "攻撃クリーチャー指定ステップである",
}

DAYTIMES = {"day": "昼である", "night": "夜である", "": "昼でも夜でもない"}


_THEIR_HAND, _YOUR_HAND = (t.Count(t.Group(zone="hand", of=who)) for who in (t.BoundPlayer("each"), t.You()))
_LIVELIER_THAN_ONE = c.Compared(
    t.Count(t.PlayersWho(t.Each("opponent"), c.Compared(t.LifeOf(t.BoundPlayer("each")), "<", t.LifeOf(t.You())))),
    ">=",
    1,
)
"""That you have more life than an opponent."""
_MORE_IN_HAND = {
    _LIVELIER_THAN_ONE: "あなたのライフが対戦相手１人よりも多い",
    c.Compared(t.Count(t.PlayersWho(t.Each("opponent"), c.Compared(_THEIR_HAND, ">", _YOUR_HAND))), ">=", 1):
        "対戦相手１人の手札があなたの手札よりも多い",
    c.Compared(t.Count(t.PlayersWho(t.Each("opponent"), c.Compared(_THEIR_HAND, ">=", _YOUR_HAND))), "=", 0):
        "あなたの手札がどの対戦相手の手札よりも多い",
}  # fmt: skip
"""Who has more cards in hand than who, or more life."""


def _more_than_yours(one: c.Compared, told: Told) -> str:
    """That an opponent, or the player spoken of, controls more of something than you; "" for what isn't so."""
    if one in _MORE_IN_HAND:
        return _MORE_IN_HAND[one]
    if one.right == _YOUR_HAND and one.how == ">" and isinstance(one.left, t.Count):
        return f"{amount(one.left, told).removesuffix('の枚数')}があなたのそれより多い"
    who = "そのプレイヤー"
    if isinstance(one.left, t.Count) and isinstance(one.left.of, t.PlayersWho):
        who = "対戦相手１人"
        if _an_opponent_who(one) is None:
            return ""
        inner = one.left.of.condition
        if not isinstance(inner, c.Compared):
            return ""
        one = inner
    theirs = one.left.of if isinstance(one.left, t.Count) else None
    yours = one.right.of if isinstance(one.right, t.Count) else None
    if not isinstance(theirs, t.Group) or not isinstance(yours, t.Group) or one.how != ">":
        return ""
    if yours.where[-1:] != (t.ControlledBy(t.You()),) or theirs.where[:-1] != yours.where[:-1]:
        return ""
    return f"{who}があなたよりも多くの{described(t.Group(yours.where[:-1]), told)}をコントロールしている"


def _plain(one: c.Condition) -> str:
    if one == c.Bind("destroyed"):
        return "それがこれにより墓地に置かれた"
    words: dict[type, str] = {
        c.DiedThisTurn: "このターンにクリーチャーが死亡していた",
        c.GuessedRight: "あなたの推測が正しかった",
        c.WholePoolInDeck: (
            "あなたのカードプールにあるすべてのカードが、ゲーム開始時にあなたのライブラリーまたは統率領域に置かれている"
        ),
        c.Bind: "そうした",
        c.SourceIn: "これが統率領域にある",
        c.WasKicked: "これがキッカーされていた",
    }
    if type(one) not in words:
        raise Unsayable(one)
    return words[type(one)]


_NOT_SO: dict[c.Condition, str] = {
    c.CastLastTurn(): "直前のターンに呪文が唱えられていなかった",
    c.Bind("sacrificed"): "そうできなかった",
    c.Bind("discarded"): "そうできなかった",
    c.Exists(t.Among("moved")): "そうしなかった",
    c.Bind("chosen"): "これによりカードを１枚も選ばなかった",
    c.IsMonarch(t.Each()): "統治者がいない",
}
"""How it is said that something isn't so, where more is said than that."""
_BESIDE = {"<=": "以下", ">=": "以上", "<": "未満"}
_NUMBERS = {"power": "パワー", "toughness": "タフネス", "mana value": "マナ総量"}
"""What is compared with an amount, and how."""


def _are_types(any_of: t.AnyOf) -> bool:
    """Whether something may be of any of several types, and no more is asked."""
    return all(isinstance(each, t.Is) for each in any_of.of)


def _neither(where: Sequence[t.Predicate]) -> str:
    """What something is none of: "クリーチャーでも土地でも"; "" where more is asked of it."""
    kinds = [each.of.what for each in where if isinstance(each, t.Not) and isinstance(each.of, t.Is)]
    return "".join(f"{type_word(each)}でも" for each in kinds) if len(kinds) == len(where) else ""


def _limit(predicate: t.Predicate, told: Told) -> str:
    """What stands before what something is.  Raises Unsayable where it would stand elsewhere."""
    if not (said := before(predicate, told)):
        raise Unsayable(predicate)
    return said


_WHENCE = {"graveyard": "墓地から", "exile": "追放領域から", "hand": "あなたの手札から"}
"""Where a spell was cast from, before the verb."""


def _was_cast(one: c.WasCast, told: Told, denied: bool) -> str:
    """That something was cast, by whomever, or what you have cast, and from where."""
    if one.by_you:
        whence = "手札以外から" if one.but == "hand" else "あなたの手札から" if one.origin == "hand" else ""
        what = "これ" if whence and isinstance(one.what, t.Self) else thing(one.what, told)
        return f"あなたが{what}を{whence}唱えていた"
    if one.origin is None and one.but is None:
        return f"{told.name if isinstance(one.what, t.Self) else thing(one.what, told)}が唱えられたものである"
    whence = "あなたの手札以外から" if one.origin is None else _WHENCE[one.origin]
    what = "この呪文" if isinstance(one.what, t.Self) else thing(one.what, told)
    if one.origin == "hand":
        return f"{what}が{whence}唱えられた"
    if one.origin == "graveyard":
        return f"{what}が{whence}唱えられていた"
    return f"{what}が{whence}唱えられて{'いない' if denied else 'いた'}"


_YOUR_RING_BEARER = (t.AllOf((t.Being("ring-bearer"), t.ControlledBy(t.You()))),)


def _of_ring_bearer(one: c.Matches, what: str, told: Told) -> str | None:
    """That it is your Ring-bearer, or isn't this; None for anything else.  (CR 2026 701.54)"""
    if one.where == _YOUR_RING_BEARER:
        return f"{what}があなたの{_STATUSES['ring-bearer']}"
    if one.where != (t.Other(),):
        return None
    if isinstance(told.event, RingTempts):
        return f"あなたが{told.this}でないクリーチャーを指輪所持者として選んでいた"
    return f"{what}が{told.this}でない"


def _beside(one: c.Matches, told: Told) -> str:
    """How one number of something is beside an amount that is no plain number.  Raises Unsayable."""
    (first, *rest) = one.where
    if one.where == (t.ChosenFor(),):
        return f"{again(one.what, told._replace(asked=True))}が選ばれたタイプのカードである"
    if not isinstance(first, t.Stat) or rest or first.how not in (*_BESIDE, ">"):
        raise Unsayable(one)
    what = again(one.what, told._replace(asked=True))
    if first.how == ">":
        return f"{what}の{_NUMBERS[first.of]}が{equal(first.amount, told)}より大きい"
    return f"{what}の{_NUMBERS[first.of]}が{equal(first.amount, told)}{_BESIDE[first.how]}である"


def _either_besides(several: t.AnyOf) -> str:
    """What something is or how it lies, where all that it may be have a type that it has anyway; else "".

    >>> creature, enchantment = t.Is("Creature"), t.Is("Enchantment")
    >>> _either_besides(t.AnyOf((t.AllOf((t.Being("enchanted"), creature)), t.AllOf((enchantment, creature)))))
    'エンチャントされているか、エンチャントである'
    >>> _either_besides(t.AnyOf((t.AllOf((t.Has("flying"), creature)), t.AllOf((t.Has("reach"), creature)))))
    ''
    """
    alike = [set(sorted_out(each)) for each in several.of]
    common = set.intersection(*alike) if all(isinstance(each, t.AllOf) for each in several.of) else set()
    sayable = (one for each in alike for one in each - common if isinstance(one, t.Being | t.Is))
    left = [one for one in sayable if isinstance(one, t.Is) or one.status in _STATUSES]
    if not common or any(len(each - common) != 1 for each in alike) or len(left) != len(alike):
        return ""
    return "か、".join(
        _STATUSES[one.status] if isinstance(one, t.Being) else f"{type_word(one.what).removesuffix('の')}である"
        for one in left
    )


def _any_of(several: t.AnyOf, rest: tuple[t.Predicate, ...], told: Told, *, card: bool) -> str:
    """One of several things that an object, which may be a `card`, can be like, and what it is besides."""
    besides = f"{described(t.Group((several, *rest), 'exile'), told)}である" if rest else _either_besides(several)
    if besides:
        return besides
    if not _are_types(several):
        sorts = (t.Group(sorted_out(each), "exile" if card else "battlefield") for each in several.of)
        return f"{'か、'.join(described(each, told) for each in sorts)}である"
    types = "や".join(type_word(each.what) for each in several.of if isinstance(each, t.Is))
    return f"{types}{'であるカード' if card else ''}である"


def _matches(one: c.Matches, told: Told) -> str:  # noqa: PLR0912  (one line for each kind)
    top = one.what == t.TopCards(t.You())
    what = "あなたのライブラリーの一番上のカード" if top else again(one.what, told._replace(asked=True))
    (first, *rest) = one.where
    if first == t.Being("equipped") and not rest:
        return f"{what}に装備品がついている"
    if one.where == (t.Being("attacking"), t.Being("alone")):
        return f"{what}が単独で攻撃している"
    if isinstance(first, t.Being) and not rest:
        return f"{what}が{_STATUSES[first.status]}"
    said = _of_ring_bearer(one, what, told) or (None if rest else happened.matched(what, first, told))
    if said is not None:
        return said
    if isinstance(first, t.Has) and not rest:
        return f"{what}が{keyword_name(first.keyword)}を持っている"
    if isinstance(first, t.Coloured) and not rest:
        return f"{what}が{'か'.join(COLOURS[x] for x in first.colours)}である"
    if isinstance(first, t.Not) and isinstance(first.of, t.Is) and not rest:
        return f"{what}が{type_word(first.of.what)}でない"
    if rest and (kinds := _neither(one.where)):
        return f"{what}が{kinds}ない{'カード' if isinstance(one.what, t.Bound) else 'パーマネント'}である"
    if isinstance(first, t.Permanent) and not rest:
        return f"{what}がパーマネント・カードである"
    if isinstance(first, t.AllOf) and not rest and all(isinstance(p, t.Stat) for p in first.of):
        return f"{what}が{'/'.join(amount(p.amount, told) for p in first.of if isinstance(p, t.Stat))}である"
    if isinstance(first, t.AnyOf) and all(isinstance(p, t.Is) for p in rest):
        return f"{what}が{_any_of(first, tuple(rest), told, card=isinstance(one.what, t.Bound))}"
    if isinstance(first, t.TargetsSome) and isinstance(first.what, t.Group) and not rest:
        subject = "この呪文" if isinstance(one.what, t.Self) else "それ"
        return f"{subject}が{described(first.what, told)}を対象とする"
    if isinstance(first, t.Is):
        limits = "".join(_limit(p, told) for p in rest if not isinstance(p, t.Is | t.Permanent))
        types = "".join(type_word(p.what) for p in one.where if isinstance(p, t.Is)).removesuffix("の")
        remains = one.what == t.Bound("it") and not isinstance(told.event, Dies | Leaves | Moves)
        remains = remains or one.what == t.Bound("sacrificed")
        card = "・カード" if top or (isinstance(one.what, t.Bound) and not remains) else ""
        return f"{what}が{limits}{types}{card}である"
    return _beside(one, told)
