"""A grid draft: nine cards lie face up in three rows; the players in turn take a row or a column of them."""

from msgspec import Struct

from entaku.drafts.choosing import worth_of
from entaku.drafts.state import Draft, DraftCard, phase_of, plan_of
from entaku.drafts.stock import table_packs
from entaku.drafts.table_plans import GridPlan
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
from entaku.kernel.decisions import Answer, Decision, Key, Option
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event

__all__ = ["answer", "begin", "look", "looks", "may_turn_on", "part", "settle"]

LINES: dict[str, tuple[int, ...]] = {
    **{f"row{row + 1}": (3 * row, 3 * row + 1, 3 * row + 2) for row in range(3)},
    **{f"column{column + 1}": (column, column + 3, column + 6) for column in range(3)},
}
"""The places of each row and column, counted row by row."""


class GridPhase(TurnPhase):
    """A grid phase: the places of the grid, the cards that fill its gaps, and the grids to come; a round is a grid."""

    places_of_grid: tuple[DraftCard | None, ...] = ()
    refill: Cards = ()
    grids: tuple[Cards, ...] = ()


class GridPart(Struct, frozen=True, tag="grid"):
    """Whose turn it is, the nine places row by row, and how many cards are there to fill gaps."""

    in_turn: Seat
    order: tuple[Seat, ...]
    places: tuple[DraftCard | None, ...]
    refill: int


def part(draft: Draft, viewer: Viewer) -> GridPart:
    """What everybody may see."""
    phase = phase_of(draft, GridPhase)
    return GridPart(phase.in_turn, phase.order, phase.places_of_grid, len(phase.refill))


def begin(draft: Draft, events: list[Event]) -> None:
    """Make the grids."""
    plan = plan_of(draft, GridPlan)
    grids = table_packs(draft, plan)
    draft.phase = phase = laid_out(draft, GridPhase, len(grids))
    phase.grids = grids


def settle(draft: Draft, events: list[Event]) -> bool:
    """Let turn follow turn; whether the last grid is done."""
    return settle_turns(draft, events, _next_turn)


def _next_turn(draft: Draft, events: list[Event]) -> bool:
    """The next player takes a line; when all have, what is left is put away and the next grid is laid out."""
    phase = phase_of(draft, GridPhase)
    plan = plan_of(draft, GridPlan)
    turns = plan.picks * len(phase.order)
    if phase.round < 0 or phase.turn == turns or not any(phase.places_of_grid):
        put_away(draft, events, tuple(card for card in phase.places_of_grid if card is not None) + phase.refill)
        if not phase.grids:
            phase.places_of_grid, phase.refill = (), ()
            return False
        phase.places_of_grid, phase.refill = phase.grids[0][:9], phase.grids[0][9:]
        phase.grids = phase.grids[1:]
        begin_round(draft, events, phase, len(phase.places_of_grid))
    elif phase.turn:
        _fill(phase)
    phase.in_turn = seat_of_snake(phase.order, phase.round, phase.turn)
    phase.turn += 1
    lines = _lines(phase)
    colours = draft.drafters[phase.in_turn].colours
    best = max(lines, key=lambda line: worth_of(draft.setup.facts, colours, lines[line]))
    options = [Option(line, line[:-1], text=line[-1]) for line in lines]
    chosen = ask_turn(draft, phase, "draft-grid", options, best, sum(map(bool, phase.places_of_grid)))
    if chosen is not None:
        _take(draft, events, chosen)
    return True


def _lines(phase: GridPhase) -> dict[str, Cards]:
    """The rows and columns that have cards."""
    grid = phase.places_of_grid
    lines = {line: tuple(card for place in places if (card := grid[place])) for line, places in LINES.items()}
    return {line: cards for line, cards in lines.items() if cards}


def _fill(phase: GridPhase) -> None:
    """The gaps of the grid are filled, while there are cards for it."""
    refill = iter(phase.refill)
    phase.places_of_grid = tuple(card or next(refill, None) for card in phase.places_of_grid)
    phase.refill = tuple(refill)


def _take(draft: Draft, events: list[Event], key: Key) -> None:
    """The cards of a line are picked."""
    phase = phase_of(draft, GridPhase)
    cards = _lines(phase)[str(key)]
    phase.places_of_grid = tuple(None if card in cards else card for card in phase.places_of_grid)
    take_from_table(draft, events, phase, cards, "grid-line")


def answer(draft: Draft, events: list[Event], decision: Decision, answer: Answer) -> None:
    """Apply the answer to the choice of a line."""
    answer_turn(draft, events, decision, answer, _take)
