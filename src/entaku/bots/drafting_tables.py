"""What a drafting bot does with cards that lie on the table for all: it takes what is worth most."""

from collections.abc import Callable, Mapping, Sequence

from entaku.bots.draft_judgement import POOL_OF_A_DECK, Judge
from entaku.drafts.auction import AuctionPart
from entaku.drafts.grid import LINES, GridPart
from entaku.drafts.housman import HousmanPart
from entaku.drafts.minesweeper import MinesweeperPart
from entaku.drafts.rochester import RochesterPart
from entaku.drafts.sealed import SealedPart
from entaku.drafts.state import DraftCard
from entaku.drafts.views import DraftView
from entaku.drafts.winchester import WinchesterPart
from entaku.kernel.decisions import Answer, Choose, Decision, Divide, Key

Choice = Callable[[Judge, DraftView, Decision], Answer]


def choose_open_pile(judge: Judge, view: DraftView, decision: Decision) -> Answer:
    """The pile that is worth most."""
    part = view.part
    assert isinstance(part, WinchesterPart)
    return _best(judge, view, decision, dict(enumerate(part.piles, start=1)))


def choose_line(judge: Judge, view: DraftView, decision: Decision) -> Answer:
    """The row or column that is worth most."""
    part = view.part
    assert isinstance(part, GridPart)
    lines: dict[Key, Sequence[DraftCard]] = {
        line: [card for place in places if (card := part.places[place])] for line, places in LINES.items()
    }
    return _best(judge, view, decision, lines)


def choose_card(judge: Judge, view: DraftView, decision: Decision) -> Answer:
    """The card that is worth most."""
    part = view.part
    if isinstance(part, MinesweeperPart):
        return _best(judge, view, decision, {spot.card.id: (spot.card,) for spot in part.spots if spot.card})
    assert isinstance(part, RochesterPart)
    return _best(judge, view, decision, {card.id: (card,) for card in part.table})


def swap_card(judge: Judge, view: DraftView, decision: Decision) -> Answer:
    """The best card on the table if it is better than the worst of the hand."""
    part = view.part
    assert isinstance(part, HousmanPart)
    outlook = judge.outlook(view)
    best = max(part.table, key=lambda card: judge.worth(card.name, outlook))
    worst = min(judge.worth(card.name, outlook) for card in part.hand)
    return best.id if judge.worth(best.name, outlook) > worst else "keep"


def put_down(judge: Judge, view: DraftView, decision: Decision) -> Answer:
    """The worst card of the hand."""
    part = view.part
    assert isinstance(part, HousmanPart)
    outlook = judge.outlook(view)
    return min(part.hand, key=lambda card: judge.worth(card.name, outlook)).id


def bid(judge: Judge, view: DraftView, decision: Decision) -> Answer:
    """Something for every card that can be had, more for those that are worth more to this player.

    One player in so many wins a card, so that many times an even share for each pack to come may be bid.
    """
    part = view.part
    assert isinstance(part, AuctionPart)
    assert isinstance(decision.shape, Divide)
    outlook = judge.outlook(view)
    total = decision.shape.total
    worths = [max(judge.worth(card.name, outlook), 0.1) ** 2 for card in part.table]
    left = min(total, len(part.funds) * total // (view.rounds - view.round + 1) or 1)
    bids = [0] * len(worths)
    share = left / sum(worths)
    for place in sorted(range(len(worths)), key=lambda place: -worths[place]):
        bids[place] = min(max(int(share * worths[place]), part.least), left) if left >= part.least else 0
        left -= bids[place]
    return (*bids, total - sum(bids))


def claim(judge: Judge, view: DraftView, decision: Decision) -> Answer:
    """The card that suits what is claimed already, until there is a deck of them or an even share."""
    part = view.part
    assert isinstance(part, SealedPart)
    assert view.own is not None
    own = part.claims[part.team.index(view.own.seat)]
    if decision.default == "done" or len(own) >= POOL_OF_A_DECK:
        return "done"
    outlook = judge.outlook_of((*view.own.pool, *own))
    return max(part.middle, key=lambda card: judge.worth(card.name, outlook)).id


def _best(judge: Judge, view: DraftView, decision: Decision, things: Mapping[Key, Sequence[DraftCard]]) -> Answer:
    """The key of the option whose cards are worth most together; the first of equals."""
    assert isinstance(decision.shape, Choose)
    outlook = judge.outlook(view)
    keys = [option.key for option in decision.shape.options]
    return max(keys, key=lambda key: sum(max(judge.worth(card.name, outlook), 0.1) for card in things[key]))


AT_THE_TABLE: Mapping[str, Choice] = {
    "draft-winchester": choose_open_pile,
    "draft-grid": choose_line,
    "draft-table": choose_card,
    "draft-swap": swap_card,
    "draft-put-down": put_down,
    "draft-bid": bid,
    "draft-claim": claim,
}
"""What answers each purpose."""
