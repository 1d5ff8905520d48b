"""What is worked out of a card once, however often it is asked: what was seen of it never changes."""

from collections.abc import Callable
from typing import TypeVar

from entaku.magic.views.game_view import CardView

Found = TypeVar("Found")
MOST_KNOWN = 4096
"""So much is known of cards at most, of all games together."""


def of_each(work_out: Callable[[CardView], Found]) -> Callable[[CardView], Found]:
    """The same question, remembered for each card as it was seen."""
    known: dict[int, tuple[CardView, Found]] = {}

    def remembered(card: CardView) -> Found:
        found = known.get(id(card))
        if found is None or found[0] is not card:
            if len(known) >= MOST_KNOWN:
                known.clear()
            found = known[id(card)] = (card, work_out(card))
        return found[1]

    return remembered
