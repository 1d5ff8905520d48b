"""The options of a pick, and the pick that is made for a player whose time is up."""

from collections.abc import Sequence

from entaku.drafts.facts import Facts
from entaku.drafts.state import DraftCard
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
    best, best_worth = 0, -1.0
    judged = facts.judged
    for card in cards:
        worth = _worth(judged.get(card.name), colours)
        if worth > best_worth:
            best, best_worth = card.id, worth
    return best


def default_burn(facts: Facts, colours: Sequence[int], cards: Sequence[DraftCard], count: int) -> tuple[int, ...]:
    """The ids of the cards to put away when time runs out: those that would be taken last."""
    ranked = sorted(cards, key=lambda card: _worth(facts.judged.get(card.name), colours))
    return tuple(card.id for card in ranked[:count])


def _worth(found: tuple[float, tuple[int, ...]] | None, colours: Sequence[int]) -> float:
    if found is None:
        return 0.5
    worth, places = found
    for place in places:
        worth += 0.2 * colours[place] / len(places)
    return worth


def rank(facts: Facts, colours: Sequence[int], cards: Sequence[DraftCard]) -> list[int]:
    """The ids of the cards, those first that would be taken first when time runs out."""
    return list(default_burn(facts, colours, cards, len(cards))[::-1])


def worth_of(facts: Facts, colours: Sequence[int], cards: Sequence[DraftCard]) -> float:
    """What cards are worth together when time runs out."""
    return sum(_worth(facts.judged.get(card.name), colours) for card in cards)
