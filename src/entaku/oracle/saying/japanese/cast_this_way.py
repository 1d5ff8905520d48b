"""What a card lets be cast from elsewhere, for what besides, and what comes of it, in Japanese.  (CR 118.8, 601.3)"""

from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import player_rules as pr
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese import costs
from entaku.oracle.saying.japanese.groups import counted, described, kind
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import keyword_name, wide

YOUR_GRAVEYARD = "あなたの墓地から"
YOUR_TOP = "あなたのライブラリーの一番上から"
NOUNS = {"Creature": "クリーチャー", "Artifact": "アーティファクト"}
"""What a spell becomes, where all that may be cast so are of one of these types."""


def rule(one: pr.PlayerRule, told: Told) -> str | None:
    """What you may cast from elsewhere so; None for any other rule."""
    if not isinstance(one, pr.PlayFrom) or one.who != t.You() or not one.spells_only:
        return None
    if one != pr.PlayFrom(
        t.You(), one.what, spells_only=True, once_each_turn=one.once_each_turn, cost=one.cost, so=one.so
    ):
        return None
    plain = one.once_each_turn or not (isinstance(one.what, t.Group) and one.what.zone == "graveyard")
    if plain and not one.cost and one.so is None:
        return None
    once = "各ターンに１回、" if one.once_each_turn else ""
    besides = _besides(one.cost, told, "それの")
    return f"あなたは{once}{_spells(one, told)}を{besides}唱えてもよい。{_so(one, told)}"


def _besides(cost: tuple[a.CostPart, ...], told: Told, whose: str) -> str:
    """What is paid besides, before the verb."""
    paid = costs.payment(cost, told).plain.replace("にありこれでない", "にある他の") if cost else ""
    return f"、{whose}他のコストの支払いに加えて、{paid}ことで" if cost else ""


def _spells(one: pr.PlayFrom, told: Told) -> str:
    """What is cast, and whence: one where it is once in each turn."""
    if isinstance(one.what, t.Group) and one.what.zone == "exile":
        return described(one.what, told) + "１枚" * one.once_each_turn
    if isinstance(one.what, t.TopCards):
        whence, where = YOUR_TOP, one.what.where
    elif isinstance(one.what, t.Group) and one.what.zone == "graveyard" and one.what.of == t.You():
        whence, where = YOUR_GRAVEYARD, one.what.where
    else:
        raise Unsayable(repr(one))
    spells = t.Group(where, "stack")
    return f"{whence}{counted(spells, '１', told) if one.once_each_turn else described(spells, told)}"


def _so(one: pr.PlayFrom, told: Told) -> str:
    """What comes of what was cast so."""
    so = one.so
    if so is None:
        return ""
    if so.exiled:
        return "これにより唱えた呪文があなたの墓地に置かれるなら、代わりにそれを追放する。"
    spell = described(t.Group(so.where, "stack"), told) if so.where else "呪文"
    where = so.where or (one.what.where if isinstance(one.what, t.Group | t.TopCards) else ())
    types = [each.what for each in where if isinstance(each, t.Is) and each.what in NOUNS]
    noun = NOUNS[types[0]] if types else "パーマネント"
    more = "追加で" * bool(so.where)
    how = "タップ" if so.tapped else f"{more}{kind(so.counter)}カウンター{wide(so.counters)}個が置かれた"
    return f"これにより{spell}を唱えたなら、その{noun}は{how}状態で戦場に出る。"


def itself(ability: a.Static, while_: str, told: Told) -> str | None:
    """How a card may be cast from your graveyard by its own leave; None for any other ability."""
    one = next((each for each in ability.rules if isinstance(each, pr.PlayFrom)), None)
    if one is None or len(ability.rules) > 1 or one.what != t.Self():
        return None
    if one.by is not None and one == pr.PlayFrom(t.You(), t.Self(), by=one.by):
        return f"あなたは、{YOUR_GRAVEYARD}{told.name}を、これの{keyword_name(one.by)}能力を使って唱えてもよい。"
    if ability.zone != "graveyard" or one != pr.PlayFrom(t.You(), t.Self(), cost=one.cost):
        return None
    if one.cost:
        return f"あなたは{while_}{YOUR_GRAVEYARD}{told.name}を{_besides(one.cost, told, 'これの')}唱えてもよい。"
    return f"あなたは{'、' if while_ else ''}{while_}{told.name}を{YOUR_GRAVEYARD}唱えてもよい。"
