"""Amounts in Japanese."""

from entaku.oracle.colours import wheel
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t
from entaku.oracle.ir.targets import Different, Limit
from entaku.oracle.saying.japanese import happened, nouns
from entaku.oracle.saying.japanese.groups import counter, described, kind
from entaku.oracle.saying.japanese.players_who import of_those, per_one_who
from entaku.oracle.saying.japanese.things import in_all_graveyards, player, thing
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import COLOURS, DIFFERING, STATS, VOTES, wide

_STATS = {**STATS, "total": "パワーとタフネスの合計"}


_BOUND = {"discarded": "捨てた枚数", "paid": "これにより支払われたマナの総量", "sacrificed": "生け贄に捧げた数",
          "destroyed": "これにより破壊されたパーマネントの数", "lost": "これにより失われたライフの合計",
          "dealt": "これにより与えられたダメージの合計",
          "energy": "これにより支払われた{E}の数",
          "removed": "これにより取り除かれたカウンターの個数",
          "excess": "これにより与えられた余剰のダメージの点数",
          "result": "その出目", "other result": "もう１つの出目"}  # fmt: skip


def is_of_several(event: h.Happening | None) -> bool:
    """Whether a number that an event has is of objects or counters, and not of damage or life."""
    if isinstance(event, h.OneOrMore):
        return not isinstance(event.of, h.DealsDamage | h.IsDealtDamage)
    return isinstance(event, h.PlayerAttacks | h.GetsCounters)


def is_big(amount: t.Amount) -> bool:
    """Whether an amount is more than a number or X, so that it is said in words of its own."""
    if isinstance(amount, t.Times) and amount.factor == -1:
        return is_big(amount.amount)
    return not isinstance(amount, int | t.X)


def _those(what: t.Things, told: Told) -> str:
    """On what counters are counted: each of several is spoken of as all of them."""
    return "それら" if what == t.Bound("each") else thing(what, told)


def amount(of: t.Amount, told: Told) -> str:
    """A number where it stands by itself: in figures, or what it is equal to."""
    if isinstance(of, int):
        return wide(of)
    if isinstance(of, t.X):
        return "Ｘ"
    return equal(of, told)


nouns.amount.made_by(amount)
_AMONG = {"player": "すべてのプレイヤー", "opponent": "対戦相手"}


def _that_many(told: Told) -> str:
    """How many or how much it was that an ability has waited for."""
    on = told.event
    if isinstance(on, h.OneOrMore) and isinstance(on.of, h.Discards | h.Draws):
        return "その枚数"
    return "その数" if is_of_several(on) else "その点数"


def equal(of: t.Amount, told: Told) -> str:  # noqa: C901, PLR0912  (one line for each kind)
    """What X is equal to."""
    if (said := happened.equal(of, told)) is not None:
        return said
    if isinstance(of, t.Count):
        return _count(of.of, told)
    if isinstance(of, t.StatOf):
        return f"{thing(of.of, told).replace('その中から', 'その中の', 1)}の{_STATS[of.stat]}"
    if isinstance(of, t.Sum):
        return f"{thing(of.of, told)}の{_STATS[of.stat]}の合計"
    if isinstance(of, t.Greatest):
        among = in_all_graveyards(described(of.of, told), of.of) if isinstance(of.of, t.Group) else thing(of.of, told)
        if isinstance(of.of, t.Group) and of.of.zone == "battlefield":
            among = described(of.of, told, "すべての")
        return f"{among}の中の{_STATS[of.stat]}の最大値"
    if isinstance(of, t.GreatestCast):
        return f"このターンにあなたが唱えた{described(t.Group(of.where, 'stack'), told)}の中のマナ総量の最大値"
    if isinstance(of, t.CountersOn):
        return f"{_those(of.of, told)}の上にある{kind(of.kind) if of.kind else ''}カウンターの個数"
    if isinstance(of, t.UnlockedDoors):
        return "あなたがコントロールしている部屋の開放されたドアの個数"
    if isinstance(of, t.CardsDrawn):
        return f"{player(of.who, told)}がこのターンに引いたカードの枚数"
    if isinstance(of, t.CardsDiscarded):
        return f"{player(of.who, told)}がこのターンに捨てたカードの枚数"
    if isinstance(of, t.PlayerCounters):
        return f"{player(of.who, told)}が持つ{kind(of.kind)}カウンターの総数"
    if isinstance(of, t.DevotionLike) and of.of == t.Group((t.ControlledBy(t.You()),)):
        return f"あなたの{'と'.join(COLOURS[each] for each in wheel(of.colours))}への信心"
    if isinstance(of, t.GreatestLife):
        return f"{_AMONG[of.among]}の中で最も多いライフ総量"
    if isinstance(of, t.LifeOf):
        return f"{player(of.who, told).replace('自分', 'そのプレイヤー')}のライフ総量"
    if isinstance(of, t.SpeedOf):
        return f"{player(of.who, told)}の速度"
    if isinstance(of, t.IdentityColours):
        return "あなたの統率者の固有色の色の数"
    if isinstance(of, t.StartingLife):
        return f"{'あなた' if isinstance(of.who, t.You) else 'そのプレイヤー'}の初期ライフ総量"
    if isinstance(of, t.CommanderCasts):
        if of.which is not None:
            return "このゲームでそれが統率領域から唱えられた回数"
        return "このゲームであなたが統率領域から統率者を唱えた回数"
    if isinstance(of, t.TimesKicked):
        return f"{told.this}がキッカーされた回数"
    if isinstance(of, t.TimesMutated):
        return "このクリーチャーが変容した回数"
    if isinstance(of, t.BoundAmount):
        return _BOUND.get(of.name, _that_many(told))
    if isinstance(of, t.ColoursSpent):
        return f"{thing(of.what, told)}を唱えるために支払われたマナの色の数"
    if isinstance(of, t.SpentToCast):
        return f"{thing(of.what, told)}を唱えるために支払ったマナの点数"
    if isinstance(of, t.CastBefore):
        return "このターンにそれより前に唱えられた呪文の数"
    if isinstance(of, t.MostOfOne):
        return "これによりプレイヤー１人が捨てたカードの枚数のうち最大のもの"
    if isinstance(of, t.NotedNumber):
        return f"あなたが「{told.name}」という名前のカードによって記録した最も大きい数"
    if isinstance(of, t.ChosenNumber):
        return "その選ばれた数"
    if isinstance(of, t.RemovedCards):
        return f"あなたが「{told.name}」という名前のカードによってドラフトから取り除いたカードの枚数"
    if isinstance(of, t.VotesFor):
        return f"「{VOTES.get(of.choice, of.choice)}」の票数"
    if isinstance(of, t.PlayersAttacked):
        when = "このターンに" if of.turn else "この戦闘で"
        return f"{when}あなたが攻撃した{'対戦相手' if of.opponents else 'プレイヤー'}の人数"
    if isinstance(of, t.Times):
        return f"{equal(of.amount, told) if is_big(of.amount) else amount(of.amount, told)}の{wide(of.factor)}倍"
    if isinstance(of, t.Half):
        rounding = "切り上げた" if of.up else "切り捨てた"
        return f"{amount(of.amount, told)}の端数を{rounding}半分"
    if isinstance(of, t.Blocked):
        return f"{told.this}がブロックしているクリーチャーの総数"
    if isinstance(of, t.Plus) and isinstance(of.of[-1], t.Times) and of.of[-1].factor == -1 and len(of.of) == 2:
        first, less = of.of[0], of.of[-1].amount
        both = f"{amount(first, told)}から{amount(less, told)}を引いた値"
        return "その差" if told.less == (less, first) else both
    if isinstance(of, t.Plus) and len(of.of) == 2 and (int in map(type, of.of)):
        number, other = of.of if isinstance(of.of[0], int) else of.of[::-1]
        if isinstance(number, int) and number > 0 and is_big(other):
            return f"{equal(other, told)}に{wide(number)}を足した値"
    if isinstance(of, t.Plus) and isinstance(of.of[-1], int) and of.of[-1] < 0 and len(of.of) == 2:
        return f"{equal(of.of[0], told)}から{wide(-of.of[-1])}を引いた値"
    if isinstance(of, t.Plus):
        return "と".join(amount(each, told) for each in of.of) + "の合計"
    raise Unsayable(of)


def _count(of: t.Things | t.Players, told: Told) -> str:
    if of == t.Among("destroyed", (t.Is("Creature"),)):
        return "これにより破壊されたクリーチャーの数"
    if of == t.Among("discarded", (t.OwnedBy(t.BoundPlayer("each")),)):
        return "自分がこれにより捨てたカードの枚数"
    if of == t.Among("moved", (t.OwnedBy(t.You()),)):
        return "これによりあなたの手札に戻されたカードの枚数"
    if isinstance(of, t.Among):
        done = {"revealed": "公開された", "milled": "切削された"}.get(of.name)
        return f"これにより{done}{_revealed(of, told)}の枚数" if done is not None else "その枚数"
    if isinstance(of, t.Bound):
        return f"{thing(of, told)}の枚数"
    if of == t.Each("opponent"):
        return "あなたの対戦相手の人数"
    if isinstance(of, t.PlayersWho) and (those := of_those(of, told)) is not None:
        return f"{those}の人数"
    if not isinstance(of, t.Group):
        return f"{thing(of, told)}の人数"
    if of.zone == "library":
        return f"{player(of.of, told) if of.of is not None else 'すべてのプレイヤー'}のライブラリーにあるカードの枚数"
    if of.zone == "hand":
        whose = "すべてのプレイヤー" if of.of is None else player(of.of, told)
        return f"{whose}の手札にあるカードの枚数"
    return f"{there(of, told)}の{'数' if of.zone in ('battlefield', 'stack') else '枚数'}"


def _revealed(of: t.Among, told: Told) -> str:
    """The cards that were revealed and are like these."""
    return described(t.Group(of.where, "exile"), told)


_PER = {
    t.BoundAmount("removed"): "これにより取り除かれたカウンター１個につき",
    t.BoundAmount("discarded"): "これにより捨てられたカード１枚につき",
    t.BoundAmount("destroyed"): "これにより破壊されたパーマネント１つにつき",
    t.Count(t.Among("destroyed", (t.Is("Creature"),))): "これにより破壊されたクリーチャー１体につき",
    t.Count(t.Among("moved", (t.Is("Creature"),))): "これにより追放されたクリーチャー・カード１枚につき",
}


def per(of: t.Amount, told: Told) -> str:  # noqa: PLR0912  (one line for each kind)
    """For each of what: "クリーチャー１体につき"; "" where an amount isn't counted so."""
    said = happened.per(of, told)
    said = per_one_who(of, told) if said is None else said
    if said is not None:
        return said
    if of == t.BoundAmount("sacrificed"):
        unit = "体" if told.given_up == "クリーチャー" else "つ"
        return f"これにより生け贄に捧げられた{told.given_up}１{unit}につき"
    if of in _PER:
        return _PER[of]
    if isinstance(of, t.VotesFor):
        return f"「{VOTES.get(of.choice, of.choice)}」１票につき"
    if isinstance(of, t.TimesKicked):
        return f"{told.this}がキッカーされた１回につき"
    if isinstance(of, t.CommanderCasts):
        return "このゲームであなたが統率領域から統率者を唱えた１回につき"
    if isinstance(of, t.Blocked):
        return "これがブロックしているクリーチャー１体につき"
    if isinstance(of, t.Count) and isinstance(of.of, t.Among) and of.of.name == "revealed":
        return f"これにより公開された{_revealed(of.of, told)}１枚につき"
    if isinstance(of, t.ColoursSpent):
        return f"{thing(of.what, told)}を唱えるために支払われたマナの色１色につき"
    if isinstance(of, t.CountersOn):
        return f"{_those(of.of, told)}の上にある{kind(of.kind) if of.kind else ''}カウンター１個につき"
    if isinstance(of, t.PlayerCounters):
        return f"{player(of.who, told)}が持つ{kind(of.kind)}カウンター１個につき"
    if isinstance(of, t.Count) and isinstance(of.of, t.Bound):
        return f"{thing(of.of, told)}１枚につき"
    if isinstance(of, t.Count) and isinstance(of.of, t.Group):
        return f"{there(of.of, told)}１{counter(of.of)}につき"
    return ""


def in_exile(text: str) -> str:
    """Cards in exile, as they are described: "追放領域にありあなたがオーナーであるカード"."""
    by_verb = "がオーナーである" in text or "追放された" in text
    return text if "追放された" in text else f"追放領域にあ{'り' if by_verb else 'る'}{text}"


_SAYS_WHERE = (t.ControlledBy, t.Not, t.AttachedTo, t.Blocking, t.BlockedBy)
"""What is like this can only be on the battlefield, which needn't be said."""


def there(group: t.Group, told: Told) -> str:
    """A group as it is counted: "戦場にあるクリーチャー", "すべての墓地にあるカード"."""
    if group.zone == "exile":
        return in_exile(described(group, told))
    said = any(isinstance(p, _SAYS_WHERE) or p == t.Being("attacking") for p in group.where)
    text = in_all_graveyards(described(group, told), group)
    return f"{'' if said or group.zone != 'battlefield' else '戦場にある'}{text}"


def of_library(what: t.Things, told: Told) -> str:
    """What something is done to; of a library so many cards: "一番上から、その点数に等しい枚数のカード"."""
    if not isinstance(what, t.TopCards) or not is_big(what.amount) or _is_counted_as_it_is(what):
        return thing(what, told)
    whose = "自分" if isinstance(what.who, t.Each) else player(what.who, told)
    end = "一番下" if what.bottom else "一番上"
    return f"{whose}のライブラリーの{end}から、{equal(what.amount, told)}に等しい枚数のカード"


def _is_counted_as_it_is(what: t.TopCards) -> bool:
    """Whether `thing` says by itself how many cards these are: all but one, as many as have been put somewhere."""
    return isinstance(what.amount, t.Plus) or (isinstance(what.amount, t.Count) and isinstance(what.amount.of, t.Bound))


def within(limit: Limit, told: Told) -> str:
    """How things are chosen that have so much in all at most, or differ in something."""
    if isinstance(limit, Different):
        return f"{DIFFERING[limit.of]}がそれぞれ異なるように"
    return f"{STATS[limit.stat]}の合計が{amount(limit.most, told)}以下になるように"
