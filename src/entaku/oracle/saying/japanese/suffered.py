"""Events that come over players and objects in Japanese: what keywords do, tokens, cards that are milled or exiled."""

from entaku.oracle.ir import happenings as h
from entaku.oracle.ir import things as t
from entaku.oracle.saying.japanese import deeds
from entaku.oracle.saying.japanese.groups import counted, counter, described, kind
from entaku.oracle.saying.japanese.happeners import ZONES, what_said, who_said
from entaku.oracle.saying.japanese.things import player
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import wide

Words = tuple[str, str, str]
"""What stands before the verb, the verb, and the verb as something past."""


def sort_of(one: h.DealsDamage | h.IsDealtDamage) -> str:
    """Which damage it is."""
    return "戦闘ダメージ" if one.combat else "戦闘ダメージでないダメージ" if one.noncombat else "ダメージ"


def activates(one: h.Activates, told: Told) -> Words:
    """Which ability a player activates, and of what."""
    whose = f"{described(one.what, told)}の" if one.what is not None else ""
    which = {"loyalty": "忠誠度能力", "boast": "誇示能力"}.get(one.which, "マナ能力でない能力")
    return f"{who_said(one.who, told)}が{whose}{which}を", "起動する", "起動した"


def suffered(one: h.Happening, told: Told) -> Words | None:
    """What comes over a player, what is a player's, or what keywords have done; None for any other event."""
    if isinstance(one, h.Does):
        return deeds.does(one, who_said(one.who, told))
    if isinstance(one, h.Undergoes | h.PhasesOut | h.PhasesIn | h.Crews | h.Unlocks):
        return deeds.comes_over(one, told, what_said)
    if isinstance(one, h.CountersRemoved):
        return f"{what_said(one.what, told)}の上から{kind(one.kind)}カウンター１個が", "取り除かれる", "取り除かれた"
    if isinstance(one, h.PlayerIsAttacked):
        hit = "エンチャントしているプレイヤー" if isinstance(one.who, t.Things) else who_said(one.who, told)
        return f"{hit}が", "攻撃される", "攻撃された"
    if isinstance(one, h.RingTempts):
        who = player(one.who, told)
        if one.bearing:
            return f"{who}がクリーチャー１体を自分の指輪所持者として", "選ぶ", "選んだ"
        return f"指輪が{who}を", "誘惑する", "誘惑した"
    if isinstance(one, h.BecomesMonarch):
        return f"{who_said(one.who, told)}が", "統治者になる", "統治者になった"
    if isinstance(one, h.CompletesDungeon):
        return f"{who_said(one.who, told)}がダンジョンを", "踏破する", "踏破した"
    if isinstance(one, h.Destroys):
        return (
            f"{who_said(one.who, told)}がコントロールしている呪文や能力が{what_said(one.what, told)}を",
            "破壊する",
            "破壊した",
        )
    if (done := _done_with_objects(one, told)) is not None:
        return done
    if isinstance(one, h.LosesControl):
        return f"{who_said(one.who, told)}が{what_said(one.what, told)}のコントロールを", "失う", "失った"
    return None


def exerts(one: h.Exerts, told: Told) -> Words:
    """Exerting this, which the same sentence allows, or one of a group."""
    if isinstance(one.what, t.Self):
        return f"あなたは、{told.name}が攻撃するに際し、これを督励してもよい。あなたが", "そうする", "そうした"
    return f"あなたが{what_said(one.what, told)}を", "督励する", "督励した"


def _done_with_objects(one: h.Happening, told: Told) -> Words | None:
    """What instructions do with cards, tokens and what is attached; None for any other event."""
    if isinstance(one, h.Mills):
        return _mills(one, told)
    if isinstance(one, h.CreatesToken):
        return f"{who_said(one.who, told)}が{counted(_token(one), '１', told)}を", "生成する", "生成した"
    if isinstance(one, h.BecomesAttached):
        return f"{what_said(one.what, told)}が{what_said(one.to, told)}に", "つけられる", "つけられた"
    if isinstance(one, h.NthCounterPut):
        return (
            f"{what_said(one.what, told)}の上に{wide(one.nth)}個目の{kind(one.kind)}カウンターが",
            "置かれる",
            "置かれた",
        )
    if isinstance(one, h.OneOrMore) and isinstance(one.of, h.AnyHappening | h.Moves | h.Mills | h.CreatesToken):
        return _several(one.of, told)
    return None


def _mills(one: h.Mills, told: Told) -> Words:
    """Which card somebody mills, or is milled."""
    card = counted(t.Group(one.where, "exile"), "１", told)
    if one.who is None:
        return f"{card}が", "切削される", "切削された"
    return f"{who_said(one.who, told)}が{card}を", "切削する", "切削した"


def _token(one: h.CreatesToken) -> t.Group:
    """A token like those that are created."""
    return t.Group(one.where or (t.Being("token"),))


def _several(one: h.Happening, told: Told) -> Words | None:
    """One or more cards that are milled or put into exile, or tokens created; None for what else is put somewhere."""
    if isinstance(one, h.Mills):
        cards = described(t.Group(one.where, "exile"), told, "１枚以上の")
        if one.who is None:
            return f"{cards}が", "切削される", "切削された"
        return f"{who_said(one.who, told)}が{cards}を", "切削する", "切削した"
    if isinstance(one, h.CreatesToken):
        what = _token(one)
        return (
            f"{who_said(one.who, told)}が{described(what, told, f'１{counter(what)}以上の')}を",
            "生成する",
            "生成した",
        )
    moves = one.of if isinstance(one, h.AnyHappening) else (one,)
    whence = []
    for each in moves:
        if not isinstance(each, h.Moves) or not isinstance(each.what, t.Group) or each.what.zone != "exile":
            return None
        whose = f"{player(each.what.of, told)}の" if each.what.of is not None else ""
        whence.append(f"{whose}{ZONES[each.origin or 'exile']}")
    first = moves[0]
    assert isinstance(first, h.Moves)
    assert isinstance(first.what, t.Group)
    cards = described(t.Group(first.what.where, "exile"), told, "１枚以上の")
    return f"{cards}が{'か'.join(whence)}から", "追放される", "追放された"
