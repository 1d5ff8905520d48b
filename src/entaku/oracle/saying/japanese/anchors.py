"""Anchor words in Japanese, each with the ability that it gives: 「カン ― あなたのアップキープの開始時に、…」."""

from collections.abc import Callable

from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import things as t
from entaku.oracle.ir.changes import Gain
from entaku.oracle.ir.conditions import ChoseWord
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import CHOSEN_WORDS


def anchored(ability: a.Static, told: Told, paragraph: Callable[[a.Ability, Told], str]) -> str | None:
    """The word with the one ability that the card itself has as long as it was chosen; else None.  (CR 607.2q)"""
    word, gains = ability.while_, ability.changes[0] if ability.changes else None
    if not isinstance(word, ChoseWord) or not isinstance(gains, Gain) or len(gains.abilities) != 1:
        return None
    (own,) = gains.abilities
    if ability != a.Static(t.Self(), (Gain((own,)),), while_=word):
        return None
    return f"{CHOSEN_WORDS.get(word.word, word.word)} ― {paragraph(own, told)}"
