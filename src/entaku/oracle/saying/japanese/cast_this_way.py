"""How permanents enter that a card lets be cast from elsewhere, and what of exiled cards is cast for more, in Japanese.

(CR 118.8, 614.1c)
"""

from msgspec import structs

from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese import exiled_with, played_from
from entaku.oracle.saying.japanese.groups import described, kind
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import wide

NOUNS = {"Creature": "クリーチャー", "Artifact": "アーティファクト"}
"""What a spell becomes, where all that may be cast so are of one of these types."""


def rule(one: pr.PlayerRule, told: Told) -> str | None:
    """What you may cast so, and what comes of it; None for any other rule."""
    if not isinstance(one, pr.PlayFrom):
        return None
    if one.so is not None:
        plain = structs.replace(one, so=None)
        said = rule(plain, told) or played_from.rule(plain, told) or exiled_with.rule(plain, told)
        return None if said is None else f"{said}{_enters(one, one.so, told)}"
    exiled = isinstance(one.what, t.Group) and one.what.zone == "exile"
    if exiled and one.besides and one == pr.PlayFrom(t.You(), one.what, spells_only=True, besides=one.besides):
        paid = played_from.paid(one, told)
        return f"あなたは{paid}{described(one.what, told)}を唱えてもよい。" if isinstance(one.what, t.Group) else None
    return None


def _enters(one: pr.PlayFrom, so: pr.CastSo, told: Told) -> str:
    """How what was cast so enters."""
    spell = described(t.Group(so.where, "stack"), told) if so.where else "呪文"
    where = so.where or (one.what.where if isinstance(one.what, t.Group | t.TopCards) else ())
    types = [each.what for each in where if isinstance(each, t.Is) and each.what in NOUNS]
    noun = NOUNS[types[0]] if types else "パーマネント"
    more = "追加で" * bool(so.where)
    how = "タップ" if so.tapped else f"{more}{kind(so.counter)}カウンター{wide(so.counters)}個が置かれた"
    return f"これにより{spell}を唱えたなら、その{noun}は{how}状態で戦場に出る。"
