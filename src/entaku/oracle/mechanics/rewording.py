"""Words of texts that are replaced by others.  (CR 612)"""

from typing import Literal

from entaku.oracle.ir.durations import Until
from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.japanese.groups import type_word
from entaku.oracle.saying.japanese.things import thing
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause
from entaku.oracle.saying.rows import WHAT, idiom, row

WordKind = Literal["colour", "basic land type", "creature type"]


class ChangeText(Action, frozen=True):
    """Every instance of a word of one of these kinds, which you choose, becomes another in its text.  (CR 612)

    The new word can't be one of `never`.
    """

    what: Things
    kinds: tuple[WordKind, ...]
    until: Until = "end of game"
    never: tuple[str, ...] = ()


_WORD_KINDS = {"colour": "色の単語", "basic land type": "基本土地タイプ", "creature type": "クリーチャー・タイプ"}


def _change_text(act: ChangeText, told: Told) -> tuple[str, Clause]:
    kinds = "か".join(_WORD_KINDS[kind] for kind in act.kinds)
    while_ = "ターン終了時まで" if act.until == "end of turn" else ""
    never = f"（{'・'.join(map(type_word, act.never))}にはできない）" if act.never else ""
    return "", Clause(f"{while_}{thing(act.what, told)}の文章の{kinds}１つをすべて同種の別の語{never}に", "置き換える")


Table(
    "words of text",
    phrase("one color word with another or one basic land type with another", ("colour", "basic land type")),
    phrase("one color word with another", ("colour",)),
    phrase("one basic land type with another", ("basic land type",)),
)
row(
    ChangeText,
    idiom("change the text of {what:things} by replacing all instances of {k:words of text}",
           (ChangeText(WHAT, slot("k")),)),
    idiom("change the text of {what:things} by replacing all instances of {k:words of text} until end of turn",
           (ChangeText(WHAT, slot("k"), "end of turn"),)),
    ja=_change_text,
)  # fmt: skip
