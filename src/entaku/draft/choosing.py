"""The options of a pick, and the pick that is made for a player whose time is up."""

from collections.abc import Sequence

from entaku.draft.facts import Facts
from entaku.draft.state import DraftCard
from entaku.kernel.decisions import Option

_TAKE: list[Option] = []


def take(card: int) -> Option:
    """The option to take a card; each is made once, since thousands are offered again and again."""
    while len(_TAKE) <= card:
        number = len(_TAKE)
        _TAKE.append(Option(number, "take", card=number))
    return _TAKE[card]


def default_pick(facts: Facts, colours: Sequence[int], cards: Sequence[DraftCard]) -> int:
    """The id of the card to take when time runs out: the rarest, counting cards of its colours drafted so far.

    A full ten cards of a card's colour weigh as much as two steps of rarity.  Of equal cards it is the first.
    """
    judged = facts.judged
    best, best_worth = 0, -1.0
    for card in cards:
        found = judged.get(card.name)
        worth = 0.5
        if found is not None:
            worth, places = found
            for place in places:
                worth += 0.2 * colours[place] / len(places)
        if worth > best_worth:
            best, best_worth = card.id, worth
    return best
