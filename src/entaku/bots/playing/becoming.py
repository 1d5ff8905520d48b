"""What a permanent becomes by changes that stay, and what that is worth."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from entaku.bots.playing.amounts import number
from entaku.bots.playing.board import KEYWORD_WORTH, worth_of
from entaku.magic.views.game_view import CardView
from entaku.oracle.ir import abilities as a
from entaku.oracle.ir import changes as ch

SHOWN = frozenset({*KEYWORD_WORTH, "flying", "defender"})
"""The keyword abilities that show in what a creature is worth."""


def became(card: CardView, changes: Sequence[object]) -> float:
    """What a permanent is worth more than before with these changes, as far as its size, types and keywords go.

    >>> bear = CardView(1, "Bear", power=2, toughness=2, types=("Creature",))
    >>> round(became(bear, [ch.Resize(1, 1)]), 1), round(became(bear, [ch.Resize(0, -2)]), 1)
    (1.6, -3.8)
    """
    after = become(card, changes)
    if "Creature" in after.types and (after.toughness or 0) - after.damage <= 0:
        return -worth_of(card)
    return worth_of(after) - worth_of(card)


def become(card: CardView, changes: Sequence[object]) -> CardView:
    """The permanent with these changes; sizes are set before anything is added to them.  (CR 613.4)"""
    types, words = list(card.types), set(card.keywords)
    power, toughness = card.power or 0, card.toughness or 0
    for change in changes:
        if isinstance(change, ch.SetSize):
            power = power if change.power is None else number(change.power)
            toughness = toughness if change.toughness is None else number(change.toughness)
        elif isinstance(change, ch.AddTypes | ch.SetTypes) and "Creature" in change.types:
            types.append("Creature")
        elif isinstance(change, ch.Gain):
            words |= {one.name for one in change.abilities if isinstance(one, a.Keyword)}
        elif isinstance(change, ch.Lose):
            words -= set(change.keywords or card.keywords)
    for change in changes:
        if isinstance(change, ch.Resize):
            power, toughness = power + number(change.power), toughness + number(change.toughness)
    return replace(card, types=tuple(types), power=power, toughness=toughness, keywords=tuple(sorted(words)))


def beyond(changes: Iterable[object]) -> Iterator[object]:
    """The changes that don't show in what the permanent becomes."""
    for change in changes:
        if isinstance(change, ch.SetSize | ch.Resize):
            continue
        if isinstance(change, ch.AddTypes | ch.SetTypes) and "Creature" in change.types:
            continue
        if isinstance(change, ch.Lose) and change.keywords:
            continue
        if isinstance(change, ch.Gain):
            rest = tuple(one for one in change.abilities if not isinstance(one, a.Keyword) or one.name not in SHOWN)
            if not rest:
                continue
            yield ch.Gain(rest)
        else:
            yield change
