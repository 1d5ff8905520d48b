"""What a drafting bot does with piles: sorts its booster, splits a pack, chooses a pile or a place."""

from collections.abc import Sequence

from entaku.bots.draft_judgement import Judge
from entaku.drafts.phased_views import SolomonPart, WinstonPart
from entaku.drafts.state import DraftCard
from entaku.drafts.views import DraftView
from entaku.kernel.decisions import Answer, Choose, Decision, Split

GOOD_PLACE = 3.0
"""A place is taken if its cards are worth this to the bot together …"""

LESS_PER_PLACE = 0.4
"""… and less for each place it has already passed over."""

UNSEEN_WORTH = 1.5
"""What a card is worth that the bot hasn't looked at."""


def sort_booster(judge: Judge, view: DraftView, decision: Decision) -> Answer:
    """Keep the best card to pick it, send the next best to the own pile."""
    assert view.own is not None
    assert isinstance(decision.shape, Split)
    count = decision.shape.parts[0].least
    ranked = _ranked(judge, view, view.own.pack)
    return (tuple(ranked[1 : count + 1]), (ranked[0], *ranked[count + 1 :]))


def split_pack(judge: Judge, view: DraftView, decision: Decision) -> Answer:
    """Two piles of about the same worth to this player, so that either is welcome."""
    assert isinstance(view.part, SolomonPart)
    whose = decision.about[0]
    cards = next(pack.cards for pack in view.part.to_split if pack.whose == whose)
    outlook = judge.outlook(view)
    piles: tuple[list[int], list[int]] = ([], [])
    worths = [0.0, 0.0]
    for card in sorted(cards, key=lambda card: -judge.worth(card.name, outlook)):
        lesser = 0 if worths[0] <= worths[1] else 1
        piles[lesser].append(card.id)
        worths[lesser] += max(judge.worth(card.name, outlook), 0.1)
    return (tuple(piles[0]), tuple(piles[1]))


def choose_pile(judge: Judge, view: DraftView) -> Answer:
    """The pile whose cards are worth more to this player."""
    assert isinstance(view.part, SolomonPart)
    first, second = view.part.piles
    return 1 if _worth(judge, view, first) >= _worth(judge, view, second) else 2


def choose_more(judge: Judge, view: DraftView, decision: Decision) -> Answer:
    """The best cards of the pile that was not chosen."""
    assert isinstance(view.part, SolomonPart)
    assert isinstance(decision.shape, Choose)
    ranked = _ranked(judge, view, view.part.piles[0])
    return ranked[0] if decision.shape.most == 1 else tuple(ranked[: decision.shape.most])


def choose_place(judge: Judge, view: DraftView, decision: Decision) -> Answer:
    """Take a place that is good enough, the less the fewer are still ahead."""
    assert isinstance(view.part, WinstonPart)
    assert isinstance(decision.shape, Choose)
    if len(decision.shape.options) == 1:
        return decision.shape.options[0].key
    looked = view.part.looked
    if changes_how_many(view):
        return "go-on" if any(view.part.places[looked[-1] :]) else "take"
    worth = _worth(judge, view, view.part.seen[looked[-1] - 1])
    return "take" if worth >= GOOD_PLACE - LESS_PER_PLACE * len(looked) else "go-on"


def changes_how_many(view: DraftView) -> bool:
    """Whether an effect is on by which more than one place is picked: all are worth a look before.

    While a place is looked at nothing else can be on.
    """
    return view.own is not None and bool(view.own.on)


def choose_places(judge: Judge, view: DraftView, decision: Decision) -> Answer:
    """The places that are worth most, what hasn't been looked at by the number of its cards."""
    assert isinstance(view.part, WinstonPart)
    assert isinstance(decision.shape, Choose)
    part = view.part
    counts = (*part.places, 1)
    seen = (*part.seen, ())

    def worth(spot: int) -> float:
        return _worth(judge, view, seen[spot]) + UNSEEN_WORTH * (counts[spot] - len(seen[spot]))

    spots = sorted((int(option.key) for option in decision.shape.options), key=lambda spot: -worth(spot))
    return tuple(spots[: decision.shape.most])


def _ranked(judge: Judge, view: DraftView, cards: Sequence[DraftCard]) -> list[int]:
    outlook = judge.outlook(view)
    return [card.id for card in sorted(cards, key=lambda card: -judge.worth(card.name, outlook))]


def _worth(judge: Judge, view: DraftView, cards: Sequence[DraftCard]) -> float:
    outlook = judge.outlook(view)
    return sum(max(judge.worth(card.name, outlook), 0.0) for card in cards)
