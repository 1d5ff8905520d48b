"""Counters that players get."""

from entaku.bots.playing.amounts import number, speaks_of
from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.getting import GetCounters, PayAnyEnergy

COUNTERS = {"poison": -0.8, "energy": 0.4, "experience": 1.0}
"""What a counter of a kind is worth to the player who has it."""


def got(one: GetCounters, what: tuple[object, ...]) -> float:
    return number(one.amount) * COUNTERS.get(one.kind, 0.0) if speaks_of(one.who, what) else 0.0


worth(GetCounters, done=got)
worth(PayAnyEnergy, usually=-0.4)
