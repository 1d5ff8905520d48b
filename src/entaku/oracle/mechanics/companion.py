"""Companion: what it asks of a starting deck, in both languages.  (CR 702.139)"""

from collections.abc import Sequence

from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Companion
from entaku.oracle.ir.starting_deck import (
    CanBeActivated,
    CardQuality,
    DistinctSymbols,
    EachCard,
    MoreThanLeast,
    StartingDeck,
    Together,
)
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.japanese.amounts import amount
from entaku.oracle.saying.japanese.groups import described
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.saying.japanese.words import wide
from entaku.oracle.saying.rows import LINES

_N, _SO, _WHERE = slot("n"), slot("so"), slot("where")

Table(
    "deck quality",
    phrase("has {s:stat} {h+n:so great}", (t.Stat(slot("s"), slot("h"), _N),)),
    phrase("has a activated ability", (CanBeActivated(),)),
    phrase("is {so:a card like}", _SO),
)
Table(
    "cards of some kinds",
    phrase("{so:cards like} and {other:cards like}", (t.AnyOf((t.AllOf(_SO), t.AllOf(slot("other")))),)),
    phrase("{so:cards like}", _SO),
)
Table("together", phrase("has a different name", "different names"), phrase("shares a card type", "a shared type"))
Table(
    "starting deck",
    phrase("your starting deck contains only {so:cards of some kinds}", EachCard(_SO)),
    phrase("each {where:card like} in your starting deck {so:deck quality}", EachCard(_SO, _WHERE)),
    phrase("each {where:card like} in your starting deck {n:together}", Together(_WHERE, _N)),
)
Table("companion line", phrase("companion — {so:starting deck}.", Companion(_SO)))


# Japanese.


def companion(ability: Companion, told: Told) -> str:
    return f"相棒 ― {asked(ability.condition, told)}。"


def asked(condition: StartingDeck, told: Told) -> str:
    """What is asked of the starting deck."""
    if isinstance(condition, MoreThanLeast):
        return (
            f"あなたの開始時のデッキに、デッキの最小サイズより{wide(condition.cards)}枚以上多いカードが入っていること"
        )
    if isinstance(condition, Together):
        have = "異なる名前を持っている" if condition.have == "different names" else "共通のカード・タイプを持っている"
        each = "それぞれ" if condition.have == "different names" else "すべて"
        return f"あなたの開始時のデッキに入っている{cards(condition.where, told, '各')}が、{each}{have}こと"
    if condition.so == (DistinctSymbols(),):
        return "あなたの開始時のデッキに、マナ・コストに同じマナ・シンボルを２つ以上含むカードが入っていないこと"
    if condition.where:
        each = cards(condition.where, told, "各")
        return f"あなたの開始時のデッキに入っている{each}が、それぞれ{quality(condition.so, told)}こと"
    only = condition.so[0]
    if isinstance(only, t.AnyOf) and condition.so[1:]:
        raise Unsayable(condition)
    kinds = only.of if isinstance(only, t.AnyOf) else condition.so
    return f"あなたの開始時のデッキに、{'と'.join(cards(kind_of(each), told) for each in kinds)}のみが入っていること"


def kind_of(quality: CardQuality) -> tuple[t.Predicate, ...]:
    if isinstance(quality, t.AllOf):
        return quality.of
    if isinstance(quality, DistinctSymbols | CanBeActivated):
        raise Unsayable(quality)
    return (quality,)


def cards(where: Sequence[t.Predicate], told: Told, every: str = "") -> str:
    return described(t.Group(tuple(where), "exile"), told, every)


def quality(so: Sequence[CardQuality], told: Told) -> str:
    """What each card is to be like, as what is said of it."""
    if so == (CanBeActivated(),):
        return "起動型能力を持っている"
    if len(so) != 1:
        raise Unsayable(so)
    only = so[0]
    if isinstance(only, t.Stat) and only.of == "mana value" and only.how in ("<=", ">="):
        return f"マナ総量が{amount(only.amount, told)}{'以下' if only.how == '<=' else '以上'}である"
    return f"{cards(kind_of(only), told)}である"


LINES[Companion] = companion
