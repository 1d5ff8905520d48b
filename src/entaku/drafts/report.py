"""What came of a draft: the pools for the game, and a report in which every card is accounted for."""

from msgspec import Struct

from entaku.drafts.events import DraftEvent
from entaku.drafts.rules import DraftRules, DraftTable
from entaku.drafts.state import Draft
from entaku.drafts.teams import Team, teams_at
from entaku.kernel.table import Event, Table
from entaku.oracle.pool import Note, Pool, Removed


class PlayerReport(Struct, frozen=True):
    """One player's pool by name, what was noted for them, and what they removed from the draft."""

    name: str
    pool: tuple[str, ...]
    notes: tuple[Note, ...]
    removed: tuple[Removed, ...]


class DraftReport(Struct, frozen=True):
    """A draft from its boosters to its pools.

    `boosters` holds every pack that was made, in the order in which they were; their cards are all in the pools,
    among the removed, or `left_over`.  `log` is everything that happened.  `teams` are those of a format that has some.
    """

    format: str
    seed: str | int
    players: tuple[PlayerReport, ...]
    log: tuple[DraftEvent, ...]
    boosters: tuple[tuple[str, ...], ...]
    left_over: tuple[str, ...]
    teams: tuple[Team, ...] = ()


def pools(draft: Draft) -> tuple[Pool, ...]:
    """Each player's card pool, in the form that decks and games read.  (CR 905.1d)"""
    return tuple(
        Pool(
            seat,
            draft.setup.seats[seat],
            tuple(card.printed() for card in drafter.pile),
            tuple(drafter.notes),
            tuple(drafter.credit),
        )
        for seat, drafter in enumerate(draft.drafters)
    )


def everything_that_happened(table: DraftTable) -> list[Event]:
    """All events of a table from its beginning, by replaying its log."""
    again: DraftTable = Table(DraftRules(), table.setup, table.seed)
    events = list(again.state.beginning)
    for entry in table.log:
        events += again.answer(entry.seat, entry.decision, entry.answer)
    return events


def report(table: DraftTable, seed: str | int = "") -> DraftReport:
    """The report of a table; `seed` is what its seed was made from."""
    draft = table.state
    return DraftReport(
        format=draft.setup.format,
        seed=seed,
        players=tuple(
            PlayerReport(
                draft.setup.seats[seat],
                tuple(card.name for card in drafter.pile),
                tuple(drafter.notes),
                tuple(drafter.removed),
            )
            for seat, drafter in enumerate(draft.drafters)
        ),
        log=tuple(everything_that_happened(table)),  # type: ignore[arg-type]  # what happened in a draft are its events
        boosters=tuple(tuple(card.name for card in pack) for pack in draft.dealt),
        left_over=tuple(card.name for card in draft.left_over),
        teams=teams_at(draft.setup.plans, len(draft.setup.seats)),
    )
