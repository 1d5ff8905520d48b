"""Conditions on one player as what is asked of each of several: the same with another player in it."""

from collections.abc import Iterator

from entaku.oracle.ir.conditions import Condition
from entaku.oracle.ir.referents import BoundPlayer, ChosenPlayer, TargetedPlayer
from entaku.oracle.ir.things import ControllerOf, DefendingPlayer, OwnerOf, Players
from entaku.oracle.ir.walking import exchanged, nodes

EACH = BoundPlayer("each")
"""Of whom a trait says something: each of the players that are asked."""
_ONE = (BoundPlayer, ChosenPlayer, ControllerOf, DefendingPlayer, OwnerOf, TargetedPlayer)


def asked_of(trait: Condition, who: Players) -> Condition:
    """What is asked of each of several players, asked of this one.

    >>> from entaku.oracle.ir.conditions import HandEmpty
    >>> asked_of(HandEmpty(EACH), TargetedPlayer())
    HandEmpty(who=TargetedPlayer())
    """
    return exchanged(trait, lambda one: who if one == EACH else one)


def traits(one: Condition) -> Iterator[tuple[Players, Condition]]:
    """Each single player whom a condition names, with what it asks of that player."""
    named = [each for each in nodes(one) if isinstance(each, _ONE)]
    if EACH in named:
        return
    for who in dict.fromkeys(named):
        yield who, _without(one, who)


def _without(one: Condition, who: Players) -> Condition:
    return exchanged(one, lambda part: EACH if part == who else part)
