"""What is done in the place of something in Japanese: "ライフを得るなら、代わりに…"."""

from entaku.oracle.ir import replacements as rp
from entaku.oracle.ir import things as t
from entaku.oracle.ir.instructions import Instruction
from entaku.oracle.saying.japanese.groups import counted, described, kind
from entaku.oracle.saying.japanese.things import every
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import wide


def done(do: tuple[Instruction, ...], told: Told) -> str:
    """What is done, as sentences."""
    from entaku.oracle.saying.japanese.effects import sentences  # sentences say rules in their turn

    return sentences(do, told._replace(named=True))


def so_many(one: rp.InsteadOfSoMany, who: str, told: Told) -> str:
    """More cards that are looked at or milled, or something else."""
    would = f"{who}が{'占術を行う' if one.of == 'scry' else '１枚以上のカードを切削する'}なら、代わりに"
    if one.do:
        return f"{would}{done(one.do, told).replace('その点数に等しい枚数', 'その枚数')}"
    many = f"その枚数に{wide(one.more)}を足した枚数" if one.more else f"その{wide(one.factor)}倍の枚数"
    return f"{would}{many}の占術を行う。" if one.of == "scry" else f"{would}{many}のカードを切削する。"


def elsewhere(one: rp.InsteadOfMoving, told: Told) -> str | None:
    """What dies and is exiled with a counter, or with something done besides; None for any other move."""
    if not isinstance(one.what, t.Group) or one.origin != "battlefield" or not (one.counter or one.then):
        return None
    counter = f"{kind(one.counter)}カウンター１個が置かれた状態で" if one.counter else ""
    besides = done(one.then, told) if one.then else ""
    return f"{described(one.what, told)}が死亡するなら、代わりにそれを{counter}追放する。{besides}"


def counters_of_all_kinds(one: rp.InsteadOfCounters, told: Told) -> str:
    """More counters of each kind that would be put on something."""
    what = counted(one.what, "１", told) if isinstance(one.what, t.Group) else every(one.what, told)
    put = f"その個数に{wide(one.more)}を足した個数" if one.more else f"その{wide(one.factor)}倍の個数"
    would = f"{what}の上に１個以上のカウンターが置かれるなら、代わりに、"
    return f"{would}それらの各種類につき{put}のカウンターがそれの上に置かれる。"
