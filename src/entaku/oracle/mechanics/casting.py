"""Cards that may be cast without paying, or played for a while.  (CR 601, 608.2g)"""

from typing import ClassVar

from entaku.oracle.ir.conditions import CastKeyword
from entaku.oracle.ir.durations import END_OF_TURN, Until
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Among, Both, Bound, Group, Targeted, Things, You, Zone
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.japanese.amounts import there
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.durations import duration
from entaku.oracle.saying.japanese.groups import counted, described
from entaku.oracle.saying.japanese.things import again, thing
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import UNTIL_END_OF_TURN, Clause, keyword_name, wide
from entaku.oracle.saying.rows import WHAT, WHERE, idiom, row


class CastFree(Action, frozen=True):
    """You may cast these cards, or with `copy` copies of them, without paying their mana costs.

    With `exiled` they are exiled instead of being put into a graveyard from the stack.  `most`: so many at most.
    With `play` lands among them may be played.  (CR 305.3)  With `transformed` they are cast as their back faces.
    """

    what: Things
    copy: bool = False
    exiled: bool = False
    most: int | None = None
    play: bool = False
    transformed: bool = False


class CastNow(Action, frozen=True):
    """You may cast these cards as this resolves, for their mana costs; `bind` is how many you have cast.  (CR 608.2g)

    With `exiled` they are exiled instead of being put into a graveyard from the stack.
    """

    sort: ClassVar = "number"

    what: Things
    exiled: bool = False
    bind: str = "cast"


class CastFor(Action, frozen=True):
    """You may cast this card for the cost of one of its keywords; if you don't, it is put into the zone `otherwise`.

    With `keyword` suspend you cast it without paying its mana cost; by the rules of 2022 you have to, if you can.
    (CR 702.35a, 702.62a, 702.94a)
    """

    keyword: CastKeyword
    otherwise: Zone | None = None


class MayPlay(Action, frozen=True):
    """You may play these cards for a while; with `lands` only lands, with `cast` only what isn't a land.

    With `free` without paying their mana costs; mana may be spent on them as though it were of `any_colour`, or of
    `any_type`.  `exiled`: a spell so cast is exiled if it would go to a graveyard.
    """

    what: Things
    until: Until = END_OF_TURN
    any_colour: bool = False
    lands: bool = False
    cast: bool = False
    free: bool = False
    any_type: bool = False
    exiled: bool = False


_EXILED = "。それがこのターンに墓地に置かれるなら、代わりにそれを追放する"
"""What becomes of a spell that may be cast once more."""


def _among_many(what: Group | Both, most: int | None, told: Told) -> str:
    """Cards of one zone or several, all or so many of them: "あなたの墓地にある伝説のカードのうち１枚"."""
    kinds = [there(each, told) for each in (what.of if isinstance(what, Both) else (what,)) if isinstance(each, Group)]
    if most is None:
        return "と".join(kinds)
    number = wide(most) if most == 1 else f"最大{wide(most)}"
    return f"{kinds[0]}{number}枚" if len(kinds) == 1 else f"{'や、'.join(kinds)}のうち{number}枚"


def _cast_free(act: CastFree, told: Told) -> Said:
    if isinstance(act.what, Group) and act.what.zone == "hand" and act.most in (1, None):
        spells = Group(act.what.where, "stack")
        many = counted(spells, wide(1), told) if act.most else f"望む数の{described(spells, told)}"
        what = f"あなたの手札から、{many}"
    elif isinstance(act.what, Group | Both):
        what = _among_many(act.what, act.most, told) + "のコピー" * act.copy
    elif isinstance(act.what, Among):
        spells = Group(act.what.where, "stack")
        many = f"望む数の{described(spells, told)}"
        if act.most is not None:
            many = counted(spells, f"{'最大' * (act.most > 1)}{wide(act.most)}", told)
        what = f"その中から{many}"
    elif isinstance(act.what, Bound) and act.what.name in told.several and not act.copy:
        what = f"{thing(act.what, told)}の中から望む数の呪文"
    else:
        what = "そのコピー" if act.copy else thing(act.what, told)
    return "あなたは", Clause(
        f"{what}をマナ・コストを支払うことなく",
        f"{'プレイしても' if act.play else '唱えても'}よい" + _EXILED * act.exiled,
    )


row(
    CastFree,
    idiom("you may cast {what:new target} without paying its mana cost. if that spell would be put into"
           " {x:graveyard then}, exile it instead", (CastFree(WHAT, exiled=True),)),
    idiom("you may cast {where:one spell} from your hand without paying its mana cost",
          (CastFree(Group(WHERE, "hand", You()), most=1),)),
    idiom("you may cast any number of {where:spells like} from your hand without paying their mana costs",
          (CastFree(Group(WHERE, "hand", You())),)),
    ja=_cast_free,
)  # fmt: skip
row(
    CastNow,
    idiom("you may cast {what:new target}. if that spell would be put into {x:graveyard then}, exile it instead",
          (CastNow(WHAT, exiled=True),)),
    ja=lambda act, told: ("あなたは", Clause(f"{thing(act.what, told)}を", "唱えてもよい" + _EXILED * act.exiled)),
)  # fmt: skip
row(CastFor, ja=lambda act, _: ("あなたは", Clause(f"これを{keyword_name(act.keyword)}コストで", "唱えてもよい")))


def _may_play(act: MayPlay, told: Told) -> Said:
    """For how long, what may be played, and with what mana."""
    until = "このターン、" if act.until == END_OF_TURN else duration(act.until, told)
    if act.until == END_OF_TURN and isinstance(act.what, Among) and act.what.where:
        until = UNTIL_END_OF_TURN
    if act.until == "end of game":
        exiled = "それらのカード" if isinstance(act.what, Among) else thing(act.what, told)
        until = f"{exiled}が追放され続けているかぎり、"
    plain = not (act.any_colour or act.any_type or act.free)
    if act.cast and act.what == Bound("moved") and act.until == END_OF_TURN and plain:
        return "ターン終了時まで、あなたは", Clause("その中から呪文を", "唱えてもよい")
    what = "そのカード" if act.what == Bound("chosen") else again(act.what, told)
    what = "それ" if isinstance(act.what, Targeted) else what
    if isinstance(act.what, Among):
        what = f"その中から{described(Group(act.what.where, 'stack'), told)}"
    free = "マナ・コストを支払うことなく" if act.free else ""
    cast = act.cast or (act.free and act.what == Bound("found"))  # what was looked for to be cast is no land
    played = Clause(f"{what}を{free}", ("唱えてもよい" if cast else "プレイしてもよい") + _EXILED * act.exiled)
    if not act.any_colour and not act.any_type:
        return f"{until}あなたは", played
    spent = f"その呪文を唱えるためにマナを望む{'色' if act.any_colour else 'タイプ'}のマナであるかのように"
    return f"{until}あなたは", Clause(f"{played.stem}、{spent}", "支払ってもよい")


Table("for nothing", phrase("without paying {y:its mana cost}", None))
row(
    MayPlay,
    idiom("{u:playing time}, you may {cast:playing} {what:returned}",
          "you may {cast:playing} {what:returned} {u:playing time}",
          (MayPlay(WHAT, slot("u"), cast=slot("cast")),)),
    idiom("{u:playing time}, you may {cast:playing} {what:returned}{m+t:and so spent}",
          "you may {cast:playing} {what:returned} {u:playing time}{m+t:and so spent}",
          (MayPlay(WHAT, slot("u"), any_colour=slot("m"), any_type=slot("t"), cast=slot("cast")),)),
    idiom("{u:playing time}, you may {cast:playing} {what:returned} {y:for nothing}",
          "you may {cast:playing} {what:returned} {u:playing time} {y:for nothing}",
          "you may {cast:playing} {what:returned} {y:for nothing} {u:playing time}",
          (MayPlay(WHAT, slot("u"), cast=slot("cast"), free=True),)),
    idiom("you may {cast:playing} {what:new target} {u:playing time}", (MayPlay(WHAT, slot("u"), cast=slot("cast")),)),
    idiom("you may cast {what:new target} {u:playing time}. if that spell would be put into {x:graveyard then}, exile"
          " it instead",
          (MayPlay(WHAT, slot("u"), cast=True, exiled=True),)),
    ja=_may_play,
)  # fmt: skip
