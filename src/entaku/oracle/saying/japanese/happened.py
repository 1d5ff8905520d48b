"""What has happened this turn, and how many kinds and mana symbols of something there are, in Japanese."""

from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t
from entaku.oracle.ir.known_groups import PARTY
from entaku.oracle.saying.japanese.cast_elsewhere import from_elsewhere
from entaku.oracle.saying.japanese.groups import counted, counter, described, kind
from entaku.oracle.saying.japanese.predicates import DEALT_TO, counters
from entaku.oracle.saying.japanese.starting_life import beside_the_start
from entaku.oracle.saying.japanese.things import player, thing
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import COLOURS, STATS, keyword_name, wide

_KINDS = {
    "card type": "カード・タイプ",
    "basic land type": "基本土地タイプ",
    "colour": "色",
    "power": "パワー",
    "mana value": "マナ総量",
    "name": "名前",
}
YOUR_PERMANENTS = t.Group((t.ControlledBy(t.You()),))
"""Among these, mana symbols of a colour are devotion to it.  (CR 700.5)"""
_THAN = {">=": "以上", "<=": "以下", ">": "より多い", "<": "未満", "=": ""}


_YOURS = t.ControlledBy(t.You())
_CAST_FOR = {
    "bargain": "この呪文が協約されて",
    "escape": "これが脱出して",
    "teamwork": "この呪文がチームワークを使って唱えられて",
}
"""What was paid for a spell, before いた."""


FIRST_COMBAT_OF_YOURS = c.Every((c.FirstCombat(), c.TurnOf(t.You())))


def of_casting(one: c.Condition, told: Told, denied: bool) -> str | None:
    """How a spell was cast and what for; None for any other condition."""
    if isinstance(one, c.WarpedThisTurn):
        return f"このターンに呪文が{keyword_name(one.cost)}していた"
    if isinstance(one, c.ManaSpent) and not one.colour:
        return f"{thing(one.what, told)}を唱えるために{wide(one.least)}点以上のマナが支払われていた"
    if one == c.GiftPromised():
        return f"贈呈する約束をして{'いない' if denied else 'いた'}"
    if isinstance(one, c.WasBeheld):
        return f"{counted(t.Group(one.where), wide(1), told)}が注視されて{'いない' if denied else 'いた'}"
    if one == c.WasCastFor("additional"):
        return f"この呪文の追加コストが支払われ{'ていない' if denied else 'た'}"
    if isinstance(one, c.WasCastFor) and one.cost in _CAST_FOR:
        return f"{_CAST_FOR[one.cost]}{'いない' if denied else 'いた'}"
    return None


def of_combat(one: c.Condition, told: Told, denied: bool) -> str | None:
    """Who attacked, or was attacked; None for any other condition."""
    if isinstance(one, c.AttackedWith):
        return f"このターンに{player(one.who, told)}が攻撃していた"
    if isinstance(one, c.FoughtThisCombat):
        return f"この戦闘で{thing(one.what, told)}が攻撃かブロックをしていた"
    if isinstance(one, c.AttackedThisStep):
        return f"{player(one.who, told)}がこのステップで攻撃されて{'いない' if denied else 'いる'}"
    if isinstance(one, c.AttackedWithPower):
        return f"あなたがこの戦闘フェイズに攻撃させたクリーチャーのパワーの合計が{wide(one.least)}以上である"
    return None


def condition(one: c.Condition, told: Told, denied: bool) -> str | None:
    """A condition of these; None for any other."""
    if (said := of_casting(one, told, denied) or _was_hit(one, told, denied)) is not None:
        return said
    if one in (c.FirstCombat(), FIRST_COMBAT_OF_YOURS):
        whose = "このターン" if one == c.FirstCombat() else "あなたのターン"
        return f"{whose}の最初の戦闘フェイズで{'ない' if denied else 'ある'}"
    if (said := of_combat(one, told, denied)) is not None:
        return said
    if isinstance(one, c.CastThisTurn):
        other = "他の" if one.another else ""
        many = f"を{wide(one.least)}つ以上" if one.least > 1 else "を"
        whence, where = from_elsewhere(one.where)
        spells = f"{whence}{described(t.Group(where, 'stack'), told)}"
        who = "対戦相手" if one.who == t.Each("opponent") else player(one.who, told)
        return f"このターンに{who}が{other}{spells}{many}唱えて{'いない' if denied else 'いた'}"
    if isinstance(one, c.HasBlessing):
        return f"{player(one.who, told)}が都市の承認を持って{'いない' if denied else 'いる'}"
    if one == c.Bind("flip"):
        return "あなたがコイン投げに勝った"
    if isinstance(one, c.LeftThisTurn):
        return f"このターンに{described(t.Group(one.where), told)}が戦場を離れていた".replace(
            "コントロールしている", "コントロールしていた"
        )
    if isinstance(one, c.EnteredThisTurn):
        what = described(t.Group(one.where), told)
        many = f"{wide(one.least)}{counter(t.Group(one.where))}以上" if one.least > 1 else ""
        whose = "対戦相手１人" if one.who == t.Each("opponent") else player(one.who, told)
        return f"このターンに{what}{many}が{whose}のコントロール下で戦場に出ていた"
    if isinstance(one, c.Exists) and one.least == 0 and isinstance(one.what, t.Group) and _YOURS in one.what.where:
        number = f"{wide(one.most + 1)}{{}}以上" if denied and one.most is not None else f"{wide(one.most)}{{}}以下"
        return f"{described(one.what, told)}が{number.format(counter(one.what))}である"
    if isinstance(one, c.Compared):
        return _rolled(one, told, denied) or _compared(one, told, denied)
    return None


def _was_hit(one: c.Condition, told: Told, denied: bool) -> str | None:
    """Who was dealt combat damage by what; None for anything else."""
    if not isinstance(one, c.DealtDamageThisTurn) or not isinstance(one.by, t.Group):
        return None
    who = "対戦相手１人" if one.who == t.Each("opponent") else "プレイヤー１人"
    return f"このターンに{who}が{described(one.by, told)}から戦闘ダメージを受けて{'いない' if denied else 'いた'}"


def _rolled(one: c.Compared, told: Told, denied: bool) -> str | None:
    """How high one of the results is that an ability has waited for; None for anything else."""
    waited = told.event
    if not isinstance(waited, h.Does) or waited.what != "roll dice" or one.left != t.BoundAmount("amount"):
        return None
    return f"それらのうち１つ以上の出目が{one.right}以上で{'ない' if denied else 'ある'}"


def _compared(one: c.Compared, told: Told, denied: bool) -> str | None:
    left, number = one.left, one.right
    is_so = "でない" if denied else "である"
    if isinstance(left, t.Count) and isinstance(left.of, t.PlayersWho) and isinstance(left.of.condition, c.Compared):
        return _of_some(left.of, left.of.condition, nobody=(one.how, number) == ("=", 0), told=told)
    if isinstance(left, t.LifeGained | t.LifeLost) and isinstance(number, int):
        return _life_of_turn(left, one.how, number, told)
    if isinstance(left, t.DeathsThisTurn) and not denied and isinstance(number, int):
        dead = described(t.Group(left.where), told)
        many = f"{wide(number)}{counter(t.Group(left.where))}以上" if one.how == ">=" else ""
        return f"このターンに{dead}{many}が死亡して{'いた' if many else 'いなかった'}"
    if left == PARTY and (one.how, number) == (">=", 4):
        return f"あなたのパーティーが全員そろって{'いない' if denied else 'いる'}"
    if isinstance(left, t.Kinds | t.Sum) and one.how != ">=":
        return None
    if isinstance(left, t.Kinds) and isinstance(number, int):
        return _of_kinds(left, number, told, denied)
    if isinstance(left, t.CountersOn) and (one.how, number) == ("=", 0):
        return f"{thing(left.of, told)}の上に{kind(left.kind)}カウンターが置かれて{'いる' if denied else 'いない'}"
    if isinstance(left, t.UnlockedDoors) and one.how == ">=" and isinstance(number, int):
        return f"あなたがコントロールしている部屋に開放されたドアが{wide(number)}つ以上{'ない' if denied else 'ある'}"
    if left == t.Count(t.Each("opponent")) and isinstance(number, int) and one.how in (">=", "<="):
        least = one.how == ">="
        number, least = (number - 1 if least else number + 1, not least) if denied else (number, least)
        return f"あなたの対戦相手が{wide(number)}人{'以上' if least else '以下'}である"
    if isinstance(left, t.Sum) and left.stat == "power" and isinstance(number, int):
        return f"{thing(left.of, told)}のパワーの合計が{wide(number)}以上{is_so}"
    return None


def _of_kinds(left: t.Kinds, number: int, told: Told, denied: bool) -> str:
    """That there are so many kinds among some things."""
    is_so = "でない" if denied else "である"
    if left.of == "power" and left.among == t.Group((t.Is("Creature"), t.ControlledBy(t.You()))):
        verb = "コントロールしていない" if denied else "コントロールしている"
        return f"あなたがパワーが異なる{wide(number)}体以上のクリーチャーを{verb}"
    if left.of == "name" and isinstance(left.among, t.Group) and t.ControlledBy(t.You()) in left.among.where:
        verb = "コントロールしていない" if denied else "コントロールしている"
        bare = t.Group(tuple(each for each in left.among.where if each != t.ControlledBy(t.You())))
        return f"あなたが名前の異なる{described(bare, told)}を{wide(number)}{counter(bare)}以上{verb}"
    if left.of == "power":
        return f"{thing(left.among, told)}のパワーが{wide(number)}種類以上{is_so}"
    if left.of != "card type":
        return f"{_kinds_among(left, told)}の種類数が{wide(number)}以上{is_so}"
    kinds = f"{wide(number)}種類以上の{_KINDS[left.of]}が{'ない' if denied else 'ある'}"
    return f"{_among(left.among, told)}に{kinds}"


def _life_of_turn(of: t.LifeGained | t.LifeLost, how: str, number: int, told: Told) -> str | None:
    """How much life somebody has gained or lost this turn at least, or less than."""
    who, verb = player(of.who, told), _changed(of)
    if how == "<":
        return f"{who}がこのターンに{verb}たライフが{wide(number)}点より少ない"
    points = "" if number == 1 else f"{wide(number)}点以上の"
    return f"このターンに{who}が{points}ライフを{verb}ていた" if how == ">=" else None


def _changed(of: t.LifeGained | t.LifeLost) -> str:
    """The verb, before た and て."""
    return "得" if isinstance(of, t.LifeGained) else "失っ"


def _of_some(who: t.PlayersWho, inner: c.Compared, *, nobody: bool, told: Told) -> str | None:
    """What is so of no player, of one, or of one of your opponents."""
    if who.of == t.Each() and nobody:
        return _nobody(inner)
    if who.of == t.Each() and isinstance(inner.left, t.LifeLost) and inner.how == ">=":
        return f"このターンにプレイヤー１人が{wide(inner.right)}点以上のライフを失っていた"
    if (said := _somebody(_WHOSE[who.of], inner) if who.of in _WHOSE else None) is not None:
        return said
    return _an_opponent(inner, told) if who.of == t.Each("opponent") else None


_EACH = t.BoundPlayer("each")
_WHOSE = {t.Each(): "プレイヤー１人", t.Each("opponent"): "対戦相手１人"}


def _somebody(who: str, one: c.Compared) -> str | None:
    """What is so of one player of some: how much life they have, how many counters."""
    left, number = one.left, one.right
    if (beside := beside_the_start(one)) is not None:
        return f"{who}のライフ総量が{beside}"
    if isinstance(left, t.LifeOf) and isinstance(number, int):
        return f"{who}のライフが{wide(number)}点{_THAN[one.how]}である"
    if isinstance(left, t.PlayerCounters) and isinstance(number, int) and one.how == ">=":
        return f"{who}が{kind(left.kind)}カウンターを{wide(number)}個以上持っている"
    return None


def _nobody(one: c.Compared) -> str | None:
    """What is so of no player, said of each of them: that everybody's life is no more than so much."""
    if isinstance(one.left, t.LifeOf) and isinstance(one.right, int) and one.how == ">":
        return f"各プレイヤーのライフがそれぞれ{wide(one.right)}点以下である"
    return None


def _an_opponent(one: c.Compared, told: Told) -> str | None:
    """What is so of one of your opponents."""
    left, number = one.left, one.right
    if isinstance(left, t.LifeLost) and isinstance(number, int) and one.how == ">=":
        points = "" if number == 1 else f"{wide(number)}点以上の"
        return f"このターンに対戦相手が{points}ライフを失っていた"
    if isinstance(left, t.LifeOf) and one.how == ">" and number == t.LifeOf(t.You()):
        return "対戦相手１人のライフがあなたのライフより多い"
    if isinstance(left, t.Count) and isinstance(left.of, t.Group) and isinstance(number, int) and one.how == ">=":
        zone = {"graveyard": "墓地", "hand": "手札"}[left.of.zone]
        return f"対戦相手１人の{zone}にカードが{wide(number)}枚以上ある"
    return None


_TWO_STATUSES: dict[t.Predicate, str] = {
    t.AnyOf((t.Being("enchanted"), t.Being("equipped"))): "エンチャントされているか装備されている",
}


def matched(what: str, one: t.Predicate, told: Told) -> str | None:
    """That something is like this; None for any other predicate."""
    if one == t.CameThisTurn(None):
        return f"{what}がこのターンに戦場に出たのである"
    if isinstance(one, t.AttachedTo):
        return f"{what}が{thing(one.what, told)}についている"
    if isinstance(one, t.ControlledBy):
        who = "対戦相手" if one.who == t.Each("opponent") else player(one.who, told)
        return f"{who}が{what}をコントロールしている"
    if isinstance(one, t.BoundName):
        return f"{what}がその名前を持っている"
    if isinstance(one, t.SharesCreatureType):
        return f"{what}が{thing(one.what, told)}と共通のクリーチャー・タイプを持っている"
    if one == t.Kicked():
        return f"{what}がキッカーされていた"
    if one in _TWO_STATUSES:
        return f"{what}が{_TWO_STATUSES[one]}"
    if isinstance(one, t.DealtThisTurn):
        return f"{what}がこのターンに{DEALT_TO[one.to]}ダメージを与えていた"
    if isinstance(one, t.SharesColour):
        return f"{what}が{thing(one.what, told)}と共通の色を持っている"
    if isinstance(one, t.HasCounter):
        return f"{what}の上に{counters(one)}が置かれている"
    if isinstance(one, t.Stat) and isinstance(one.amount, int) and one.of in STATS:
        return f"{what}の{STATS[one.of]}が{wide(one.amount)}{_THAN[one.how]}である"
    return None


def equal(of: t.Amount, told: Told) -> str | None:
    """An amount of these; None for any other."""
    if isinstance(of, t.DevotionLike) and of.of != YOUR_PERMANENTS:
        return f"{_symbols(of, told)}の総数"
    if of == PARTY:
        return "あなたのパーティーを構成しているクリーチャーの総数"
    if isinstance(of, t.Kinds):
        among = f"{thing(of.among, told)}の中のパワー" if of.of == "power" else _kinds_among(of, told)
        return f"{among}の種類数"
    if isinstance(of, t.SpellsCast):
        return f"{_spells_cast(of, told)}の数"
    if isinstance(of, t.LifeLost) and isinstance(of.who, t.BoundPlayer):
        return f"このターンに{player(of.who, told)}が失ったライフ"
    if isinstance(of, t.LifeGained | t.LifeLost):
        return f"{player(of.who, told)}がこのターンに{_changed(of)}たライフの点数"
    if isinstance(of, t.Count) and isinstance(of.of, t.Among) and of.of.name == "destroyed":
        return f"これにより破壊された{_destroyed(of.of, told)}の数"
    if isinstance(of, t.DeathsThisTurn):
        return f"このターンに死亡した{described(t.Group(of.where), told)}の数"
    if isinstance(of, t.EntriesThisTurn):
        under = f"{player(of.who, told)}のコントロール下で"
        return f"このターンに{under}戦場に出た{described(t.Group(of.where), told)}の数"
    return None


def per(of: t.Amount, told: Told) -> str | None:
    """For each of what; None for any other amount."""
    if isinstance(of, t.DevotionLike) and of.of != YOUR_PERMANENTS:
        return f"{_symbols(of, told)}１つにつき"
    if of == PARTY:
        return "あなたのパーティーを構成しているクリーチャー１体につき"
    if isinstance(of, t.Kinds) and of.of in ("power", "mana value") and isinstance(of.among, t.Group):
        return ""  # "の種類数に等しい枚数"
    if isinstance(of, t.Kinds):
        return f"{_kinds_among(of, told)}１{'色' if of.of == 'colour' else '種類'}につき"
    if isinstance(of, t.UnlockedDoors):
        return "あなたがコントロールしている部屋の開放されたドア１つにつき"
    if isinstance(of, t.SpellsCast):
        return f"{_spells_cast(of, told)}１つにつき"
    if isinstance(of, t.Count) and isinstance(of.of, t.Among) and of.of.name == "destroyed":
        return f"これにより破壊された{_destroyed(of.of, told)}１{counter(t.Group(of.of.where))}につき"
    if isinstance(of, t.DeathsThisTurn):
        return f"このターンに死亡した{described(t.Group(of.where), told)}１{counter(t.Group(of.where))}につき"
    return None


def _symbols(of: t.DevotionLike, told: Told) -> str:
    """Mana symbols of a colour in mana costs: "これのマナ・コストの赤マナ・シンボル"."""
    costs = "これ" if of.of == t.Bound("each") else thing(of.of, told)
    return f"{costs}のマナ・コストの{COLOURS[of.colours]}マナ・シンボル"


def _spells_cast(of: t.SpellsCast, told: Told) -> str:
    other = "他の" if of.another else ""
    whence, where = from_elsewhere(of.where)
    return f"このターンに{player(of.who, told)}が{whence}唱えた{other}{described(t.Group(where, 'stack'), told)}"


def _destroyed(what: t.Among, told: Told) -> str:
    return described(t.Group(what.where), told)


def _kinds_among(of: t.Kinds, told: Told) -> str:
    whole = not isinstance(of.among, t.Group) and of.of == "colour"
    return f"{thing(of.among, told) if whole else _among(of.among, told)}の{_KINDS[of.of]}"


def _among(things: t.Things, told: Told) -> str:
    if isinstance(things, t.Group) and things.zone == "graveyard" and things.of is None:
        return "すべての墓地にあるカードの中"
    return f"{thing(things, told)}の中"
