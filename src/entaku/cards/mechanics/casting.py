"""Cards that may be cast without paying, or played for a while.  (CR 601, 608.2g)"""

from entaku.cards.ir.conditions import CastKeyword
from entaku.cards.ir.durations import END_OF_TURN, Until
from entaku.cards.ir.instructions import Action
from entaku.cards.ir.things import Things, Zone
from entaku.cards.saying.english.phrase import slot
from entaku.cards.saying.japanese.things import thing
from entaku.cards.saying.japanese.words import Clause, keyword_name
from entaku.cards.saying.rows import WHAT, idiom, row


class CastFree(Action, frozen=True):
    """You may cast these cards, or with `copy` copies of them, without paying their mana costs.

    With `exiled` they are exiled instead of being put into a graveyard from the stack.
    """

    what: Things
    copy: bool = False
    exiled: bool = False


class CastFor(Action, frozen=True):
    """You may cast this card for the cost of one of its keywords; if you don't, it is put into the zone `otherwise`.

    With `keyword` suspend you cast it without paying its mana cost, if you can.  (CR 702.35a, 702.62a)
    """

    keyword: CastKeyword
    otherwise: Zone | None = None


class MayPlay(Action, frozen=True):
    """You may play these cards for a while; with `lands` only lands, with `cast` only what isn't a land."""

    what: Things
    until: Until = END_OF_TURN
    any_colour: bool = False
    lands: bool = False
    cast: bool = False


_EXILED = "。それがこのターンに墓地に置かれるなら、代わりにそれを追放する"
"""What becomes of a spell that may be cast once more."""


row(
    CastFree,
    idiom("you may cast {what:new target} without paying its mana cost. if that spell would be put into"
           " {x:graveyard then}, exile it instead", (CastFree(WHAT, exiled=True),)),
    ja=lambda act, told: (
        "あなたは",
        Clause(
            f"{'そのコピー' if act.copy else thing(act.what, told)}をマナ・コストを支払うことなく",
            "唱えてもよい" + _EXILED * act.exiled,
        ),
    ),
)  # fmt: skip
row(CastFor, ja=lambda act, _: ("あなたは", Clause(f"これを{keyword_name(act.keyword)}コストで", "唱えてもよい")))
row(
    MayPlay,
    idiom("until end of turn, you may {cast:playing} {what:returned}",
           "you may {cast:playing} {what:returned} this turn",
           (MayPlay(WHAT, cast=slot("cast")),)),
    ja=lambda act, told: (
        "このターン、あなたは",
        Clause(
            "任意のマナを好きな色のマナであるかのように支払って" if act.any_colour else "",
            f"{thing(act.what, told)}を唱えてもよい"
            if act.any_colour
            else f"{thing(act.what, told)}をプレイしてもよい",
        ),
    ),
)  # fmt: skip
