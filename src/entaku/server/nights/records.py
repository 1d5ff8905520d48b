"""What honours are awarded for, read from what happened in a finished game.  (CM-17)"""

from collections.abc import Iterable
from typing import Any  # Any: a table of any game

from entaku.kernel.seats import Seat
from entaku.kernel.table import Table
from entaku.magic.game import events

Records = dict[str, dict[Seat, int]]
"""By the key of an honour: each player's best value."""


def records_of(table: "Table[Any, Any]") -> Records:
    """The records of a game, played again from its log.  Takes as long as its rules do; not for the event loop."""
    again = Table(table.rules, table.setup, table.seed)
    return records(event for entry in table.log for event in again.answer(entry.seat, entry.decision, entry.answer))


def records(happened: Iterable[object]) -> Records:
    """What a game's events say for the honours of the source: each player's best.  (CM-17)

    The most combat damage dealt in one turn, the most mana in a pool at once, whether they won by commander damage,
    and all the mana that they spent on commanders.

    >>> happened = (events.ManaAdded(0, "RR", 5), events.ManaPaid(0, "R"), events.ManaAdded(0, "G", 6))
    >>> records(happened)["mana-pool"]
    {0: 2}
    """
    told = tuple(happened)
    return {
        "combat-damage": combat_damage(told),
        "mana-pool": mana_pool(told),
        "commander-win": commander_win(told),
        "commander-mana": commander_mana(told),
    }


def combat_damage(happened: Iterable[object]) -> dict[Seat, int]:
    """The most combat damage that each player's creatures dealt in one turn, anybody's."""
    best: dict[Seat, int] = {}
    damage: dict[Seat, int] = {}
    for event in happened:
        match event:
            case events.TurnBegan():
                damage = {}
            case events.Damaged(combat=True, amount=amount, controller=seat) if seat >= 0:
                damage[seat] = damage.get(seat, 0) + amount
                _raise(best, seat, damage[seat])
    return best


def mana_pool(happened: Iterable[object]) -> dict[Seat, int]:
    """The most mana that each player had at once; it is gone when a step ends.  (CR 106.4)"""
    best: dict[Seat, int] = {}
    mana: dict[Seat, int] = {}
    for event in happened:
        match event:
            case events.TurnBegan() | events.StepBegan():
                mana = {}
            case events.ManaAdded(seat=seat, mana=kinds):
                mana[seat] = mana.get(seat, 0) + len(kinds)
                _raise(best, seat, mana[seat])
            case events.ManaPaid(seat=seat, mana=kinds):
                mana[seat] = max(0, mana.get(seat, 0) - len(kinds))
    return best


def commander_mana(happened: Iterable[object]) -> dict[Seat, int]:
    """The mana that each player spent on casting commanders, the whole game long."""
    spent: dict[Seat, int] = {}
    for event in happened:
        if isinstance(event, events.ManaPaid) and event.commander:
            spent[event.seat] = spent.get(event.seat, 0) + len(event.mana)
    return spent


def commander_win(happened: Iterable[object]) -> dict[Seat, int]:
    """Who won because the last opponent was felled by a commander: whoever controlled it as it struck.  (CM-12)"""
    strikes: dict[Seat, events.CommanderStruck] = {}
    felled: set[Seat] = set()
    for event in happened:
        match event:
            case events.TurnBegan() | events.StepBegan():
                felled = set()
            case events.CommanderStruck(seat=victim, now=now) if now >= strikes.get(victim, event).now:
                strikes[victim] = event
            case events.PlayerLost(seat=victim, why="commander") if victim in strikes:
                felled.add(strikes[victim].controller)
            case events.GameEnded(winners=(winner,)) if winner in felled:
                return {winner: 1}
    return {}


def _raise(values: dict[Seat, int], seat: Seat, value: int) -> None:
    values[seat] = max(value, values.get(seat, 0))
