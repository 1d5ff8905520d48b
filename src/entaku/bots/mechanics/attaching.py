"""Auras and Equipment attached."""

from entaku.bots.playing.amounts import speaks_of
from entaku.bots.playing.worths import worth
from entaku.oracle.mechanics.attaching import Attach, EnterAttached, Unattach


def attached(one: Attach, what: tuple[object, ...]) -> float:
    return 1.5 if speaks_of(one.to, what) and not speaks_of(one.what, what) else 0.0


worth(Attach, done=attached)
worth(EnterAttached)
worth(Unattach)
