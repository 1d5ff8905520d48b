"""What honours are awarded for, read from what happened in a finished game.  (CM-17)"""

from collections.abc import Iterable
from typing import Any

from entaku.kernel.seats import Seat
from entaku.kernel.table import Table
from entaku.magic import events

Records = dict[str, dict[Seat, int]]
"""By the key of an honour: each player's best value."""


def records_of(table: "Table[Any, Any]") -> Records:
    """The records of a game, played again from its log.  Takes as long as its rules do; not for the event loop."""
    again = Table(table.rules, table.setup, table.seed)
    return records(event for entry in table.log for event in again.answer(entry.seat, entry.decision, entry.answer))


def records(happened: Iterable[object]) -> Records:
    """The most combat damage that each player dealt in one turn, and the most mana that they had at once.

    Mana is gone when a step ends.

    >>> happened = (events.ManaAdded(0, "RR", 5), events.ManaPaid(0, "R"), events.ManaAdded(0, "G", 6))
    >>> records(happened)["mana-pool"]
    {0: 2}
    """
    best: Records = {"combat-damage": {}, "mana-pool": {}}
    damage: dict[Seat, int] = {}
    mana: dict[Seat, int] = {}
    for event in happened:
        match event:
            case events.TurnBegan():
                damage = {}
                mana = {}
            case events.StepBegan():
                mana = {}
            case events.Damaged(combat=True, amount=amount, controller=seat) if seat >= 0:
                damage[seat] = damage.get(seat, 0) + amount
                _raise(best["combat-damage"], seat, damage[seat])
            case events.ManaAdded(seat=seat, mana=kinds):
                mana[seat] = mana.get(seat, 0) + len(kinds)
                _raise(best["mana-pool"], seat, mana[seat])
            case events.ManaPaid(seat=seat, mana=kinds):
                mana[seat] = max(0, mana.get(seat, 0) - len(kinds))
    return best


def _raise(values: dict[Seat, int], seat: Seat, value: int) -> None:
    values[seat] = max(value, values.get(seat, 0))
