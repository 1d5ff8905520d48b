"""Plays a draft with a player in each seat who answers from a view alone: bots, or anything else that chooses."""

from collections.abc import Sequence
from typing import Protocol

from entaku.drafts.rules import DraftTable
from entaku.drafts.views import DraftView
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event


class DraftPlayer(Protocol):
    """Whoever answers a seat's decisions."""

    def answer(self, view: DraftView, decision: Decision) -> Answer:
        """A lawful answer; for an optional decision the empty one if there is nothing to do."""


def step(table: DraftTable, seat: Seat, player: DraftPlayer) -> Sequence[Event] | None:
    """Let a seat's player make one answer; None if none is wanted of them and they want to do nothing.

    Before each answer the player is asked whether they want to use what they may use, so that a bot turns its
    effects on before it picks.
    """
    wanted: Decision | None = None
    optional: Decision | None = None
    for decision in table.decisions.values():
        if decision.actor == seat:
            if decision.optional:
                optional = decision
            elif wanted is None:
                wanted = decision
    if wanted is None and optional is None:
        return None
    view = table.rules.view(table.state, seat)
    assert isinstance(view, DraftView)
    if optional is not None:
        use = player.answer(view, optional)
        if use != optional.default:
            return table.answer(seat, optional.id, use)
    if wanted is None:
        return None
    return table.answer(seat, wanted.id, player.answer(view, wanted))


def play_out(table: DraftTable, players: Sequence[DraftPlayer]) -> None:
    """Play a draft to its end, one player for each seat.

    The seats answer in the order in which their decisions were opened.
    """
    while not table.is_over:
        seats = [decision.actor for decision in table.decisions.values() if not decision.optional]
        for seat in dict.fromkeys(seats):
            step(table, seat, players[seat])


def play_defaults(table: DraftTable) -> None:
    """Play a draft to its end as if nobody were there."""
    while not table.is_over:
        for decision in list(table.decisions.values()):
            if not decision.optional and decision.id in table.decisions:
                table.answer_default(decision.id)
