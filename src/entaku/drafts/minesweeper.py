"""A Minesweeper draft: a large grid of which some cards are turned up; taking one turns up those beside it."""

from collections.abc import Iterable

from msgspec import Struct

from entaku.drafts.choosing import default_pick, take
from entaku.drafts.state import Draft, DraftCard, phase_of, plan_of
from entaku.drafts.stock import table_packs
from entaku.drafts.table_events import Uncovered
from entaku.drafts.table_plans import MinesweeperPlan
from entaku.drafts.turns import (
    Cards,
    TurnPhase,
    answer_turn,
    ask_turn,
    begin_round,
    laid_out,
    look,
    looks,
    may_turn_on,
    put_away,
    seat_of_snake,
    settle_turns,
    take_from_table,
)
from entaku.kernel.decisions import Answer, Decision, Key
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event

__all__ = ["answer", "begin", "look", "looks", "may_turn_on", "part", "settle"]


class MinesweeperPhase(TurnPhase):
    """A Minesweeper phase: the places of the grid row by row, those that are turned up, and the grids to come."""

    spots: tuple[DraftCard | None, ...] = ()
    up: frozenset[int] = frozenset()
    grids: tuple[Cards, ...] = ()


class Spot(Struct, frozen=True, omit_defaults=True):
    """A place of the grid: its card if it is turned up, whether one lies face down, neither if it is empty."""

    card: DraftCard | None = None
    covered: bool = False


class MinesweeperPart(Struct, frozen=True, tag="minesweeper"):
    """Whose turn it is, and the grid row by row; `turns` are left for this grid, this one with them."""

    in_turn: Seat
    order: tuple[Seat, ...]
    turns: int
    columns: int
    spots: tuple[Spot, ...]


def part(draft: Draft, viewer: Viewer) -> MinesweeperPart:
    """The grid, with the cards that are turned up."""
    phase, plan = phase_of(draft, MinesweeperPhase), plan_of(draft, MinesweeperPlan)
    spots = tuple(
        Spot() if card is None else Spot(card) if number in phase.up else Spot(covered=True)
        for number, card in enumerate(phase.spots)
    )
    return MinesweeperPart(phase.in_turn, phase.order, _turns(phase, plan) - phase.turn + 1, plan.columns, spots)


def _turns(phase: MinesweeperPhase, plan: MinesweeperPlan) -> int:
    """The turns of a grid: each player has as many, also where a grid has fewer cards than all would take."""
    seats = len(phase.order)
    return min(plan.picks, max(len(phase.spots) // seats, 1)) * seats


def begin(draft: Draft, events: list[Event]) -> None:
    """Make the grids."""
    grids = table_packs(draft, plan_of(draft, MinesweeperPlan))
    draft.phase = phase = laid_out(draft, MinesweeperPhase, len(grids))
    phase.grids = grids


def settle(draft: Draft, events: list[Event]) -> bool:
    """Let turn follow turn; whether the last grid is done."""
    return settle_turns(draft, events, _next_turn)


def _next_turn(draft: Draft, events: list[Event]) -> bool:
    phase, plan = phase_of(draft, MinesweeperPhase), plan_of(draft, MinesweeperPlan)
    if phase.round < 0 or phase.turn == _turns(phase, plan) or not any(phase.spots):
        put_away(draft, events, tuple(card for card in phase.spots if card is not None))
        phase.spots, phase.up = (), frozenset()
        if not phase.grids:
            return False
        phase.spots, *others = phase.grids
        phase.grids = tuple(others)
        begin_round(draft, events, phase, len(phase.spots))
        _turn_up(draft, events, first_up(plan))
    phase.in_turn = seat_of_snake(phase.order, phase.round, phase.turn)
    phase.turn += 1
    cards = tuple(card for number, card in enumerate(phase.spots) if card is not None and number in phase.up)
    default = default_pick(draft.setup.facts, draft.drafters[phase.in_turn].colours, cards)
    chosen = ask_turn(draft, phase, "draft-table", [take(card.id) for card in cards], default, len(cards))
    if chosen is not None:
        _take(draft, events, chosen)
    return True


def first_up(plan: MinesweeperPlan) -> list[int]:
    """The places that are turned up at first, row by row.  A single card in the middle has the four beside it with it.

    >>> first_up(MinesweeperPlan(rows=2, columns=3, shown="corners"))
    [0, 2, 3, 5]
    >>> first_up(MinesweeperPlan(rows=3, columns=3, shown="centre"))
    [1, 3, 4, 5, 7]
    """
    rows, columns = plan.rows, plan.columns
    middles = {(row, column) for row in {(rows - 1) // 2, rows // 2} for column in {(columns - 1) // 2, columns // 2}}
    if len(middles) == 1:
        middles |= {(rows // 2 + down, columns // 2 + right) for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0))}
    corners = {(row, column) for row in (0, rows - 1) for column in (0, columns - 1)}
    shown = []
    for row in range(rows):
        for column in range(columns):
            at_border = row in (0, rows - 1) or column in (0, columns - 1)
            wanted = {
                "centre": (row, column) in middles,
                "corners": (row, column) in corners,
                "border": at_border,
                "corners-and-centre": (row, column) in middles | corners,
            }
            if wanted[plan.shown]:
                shown.append(row * columns + column)
    return shown


def _turn_up(draft: Draft, events: list[Event], places: Iterable[int]) -> None:
    phase = phase_of(draft, MinesweeperPhase)
    new = [place for place in places if place not in phase.up and phase.spots[place] is not None]
    phase.up |= frozenset(new)
    cards = tuple(card.shown() for place in new if (card := phase.spots[place]) is not None)
    if cards:
        told = Uncovered(cards)
        draft.tell(events, told, told)


def _take(draft: Draft, events: list[Event], key: Key) -> None:
    """A card is picked; those above, below, to the left and right of it are turned up."""
    phase = phase_of(draft, MinesweeperPhase)
    columns = plan_of(draft, MinesweeperPlan).columns
    place = next(place for place, card in enumerate(phase.spots) if card is not None and card.id == key)
    card = phase.spots[place]
    assert card is not None
    phase.spots = (*phase.spots[:place], None, *phase.spots[place + 1 :])
    take_from_table(draft, events, phase, (card,), "minesweeper-pick")
    row, column = divmod(place, columns)
    beside = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    rows = len(phase.spots) // columns
    _turn_up(draft, events, [r * columns + c for r, c in beside if 0 <= r < rows and 0 <= c < columns])


def answer(draft: Draft, events: list[Event], decision: Decision, answer: Answer) -> None:
    """Apply the answer to the choice of a card."""
    answer_turn(draft, events, decision, answer, _take)
