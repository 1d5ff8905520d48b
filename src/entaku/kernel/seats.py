"""Seats round a table, and who may look at it."""

from typing import Literal

Seat = int
"""A place at the table, counted from 0.  To the left is the next higher number, round the table."""

Viewer = Seat | Literal["public", "open"]
"""Who looks: a seat, somebody who sees what everybody sees, or somebody who may see all (once a table is over)."""


def left_of(seat: Seat, seats: int, steps: int = 1) -> Seat:
    """The seat `steps` places to the left of `seat` at a table of `seats`.

    >>> left_of(3, 4), left_of(0, 4, steps=-1)
    (0, 3)
    """
    return (seat + steps) % seats


def right_of(seat: Seat, seats: int, steps: int = 1) -> Seat:
    """The seat `steps` places to the right of `seat` at a table of `seats`."""
    return (seat - steps) % seats


def round_from(seat: Seat, seats: int) -> list[Seat]:
    """Everybody else in the order they sit to the left of `seat`, and `seat` itself last.

    >>> round_from(2, 4)
    [3, 0, 1, 2]
    """
    return [left_of(seat, seats, steps) for steps in range(1, seats + 1)]
