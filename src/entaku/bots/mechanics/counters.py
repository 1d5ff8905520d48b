"""Counters put on, removed and moved."""

from entaku.bots.playing.amounts import number, speaks_of
from entaku.bots.playing.board import worth_of
from entaku.bots.playing.choosing import Choosing
from entaku.bots.playing.worths import chosen_for, worth
from entaku.kernel.decisions import Option
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.counters import (
    DivideCounters,
    EnterWithCounters,
    MoveCounters,
    PutCounters,
    PutCountersOf,
    RemoveCounters,
    SpreadCounters,
)

COUNTER = 0.9
"""What a +1/+1 counter is worth."""


def put_on(one: PutCounters, what: tuple[object, ...]) -> float:
    each = {"+1/+1": 0.9, "-1/-1": -0.9}.get(one.kind, 0.2)
    return number(one.amount) * each if speaks_of(one.what, what) else 0.0


def distributed(one: DivideCounters, what: tuple[object, ...]) -> float:
    """Each target gets one at least."""
    each = {"+1/+1": COUNTER, "-1/-1": -COUNTER}.get(one.kind, 0.2)
    return each if speaks_of(t.Targeted(one.n), what) else 0.0


def moved(one: MoveCounters, what: tuple[object, ...]) -> float:
    """What they are worth where they come to lie, less where they are taken from."""
    each = {"+1/+1": COUNTER, "-1/-1": -COUNTER}.get(one.kind, 0.2)
    many = 2 if one.any_number else number(one.amount)
    return many * each * (speaks_of(one.to, what) - speaks_of(one.source, what))


worth(PutCounters, done=put_on)
worth(DivideCounters, done=distributed)
worth(PutCountersOf, usually=1.0)
worth(RemoveCounters, thing=-0.6)
worth(EnterWithCounters, usually=0.8)
worth(SpreadCounters)
worth(MoveCounters, done=moved)


@chosen_for("game-devour")
def devoured(choosing: Choosing, option: Option) -> float:
    """What is worth less than the counters that it brings is given up."""
    card = choosing.board.permanents.get(option.card or 0)
    return COUNTER - worth_of(card) if card is not None else 0.0


@chosen_for("game-amplify")
def amplified(choosing: Choosing, option: Option) -> float:
    """To show a card costs nothing but a secret."""
    return COUNTER
