"""What a drafting bot does with cards that lie on the table for all: it takes what is worth most."""

from collections.abc import Callable, Mapping, Sequence

from entaku.bots.draft_judgement import Judge
from entaku.draft.grid import LINES, GridPart
from entaku.draft.rochester import RochesterPart
from entaku.draft.state import DraftCard
from entaku.draft.views import DraftView
from entaku.draft.winchester import WinchesterPart
from entaku.kernel.decisions import Answer, Choose, Decision, Key

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
    assert isinstance(part, RochesterPart)
    return _best(judge, view, decision, {card.id: (card,) for card in part.table})


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
}
"""What answers each purpose."""
