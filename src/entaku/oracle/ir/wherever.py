"""Cards and spells of which the same is true as of permanents: those that a player controls, and owns elsewhere."""

from typing import NamedTuple

from entaku.oracle.ir.things import Both, Group, Predicate, Things, You, Zone

ELSEWHERE: tuple[Zone, ...] = ("hand", "library", "graveyard", "exile", "command")
"""Where cards are that are neither permanents nor spells."""


class Wherever(NamedTuple):
    """Permanents, spells, and what cards are like that you own in other zones."""

    permanents: Group
    spells: Group
    cards: tuple[Predicate, ...]


def wherever(of: Wherever) -> Both:
    """All of these, zone by zone."""
    return Both((of.permanents, of.spells, *(Group(of.cards, zone, You()) for zone in ELSEWHERE)))


def taken_apart(what: Things) -> Wherever | None:
    """The same of what they are together; None of anything else."""
    if not isinstance(what, Both) or len(what.of) < 2 + len(ELSEWHERE):
        return None
    permanents, spells, first, *_ = what.of
    if not (isinstance(permanents, Group) and isinstance(spells, Group) and isinstance(first, Group)):
        return None
    found = Wherever(permanents, spells, first.where)
    return found if wherever(found) == what else None
