"""Rounds after which only winners go on: a bracket of matches, or tables of four after rounds by points.

Who goes on without a game sits in a group alone, so that the next round follows from the groups of this one.
"""

from collections.abc import Sequence
from typing import TypeVar

from entaku.kernel.errors import Unlawful
from entaku.tournament.acts import Seating
from entaku.tournament.finishing import Outcome, Place, PlayerId
from entaku.tournament.said import Said, saying
from entaku.tournament.state import Group, State

HALVES = ("bracket", "cut", "final")
TABLE = 4
LARGEST_TABLE = 5
SMALLEST_TABLE = 3

Thing = TypeVar("Thing")


def groups(state: State) -> list[list[Group]]:
    """The groups of the rounds after which only winners go on, round by round."""
    found: dict[int, list[Group]] = {}
    for group in state.groups.values():
        if group.half in HALVES:
            found.setdefault(group.round, []).append(group)
    return list(found.values())


def is_decided(state: State) -> bool:
    """Whether the last of these rounds, of one group, is over."""
    rounds = groups(state)
    return bool(rounds) and len(rounds[-1]) == 1 and rounds[-1][0].is_over


def bracket(seeds: Sequence[PlayerId]) -> tuple[Seating, ...]:
    """The first round of matches of these seeds, best first: the best meets the worst, and both meet as late as can be.

    The best have no match where the seeds don't fill the bracket.  The better seed takes the first turn.

    >>> [seating.players for seating in bracket((11, 12, 13, 14, 15, 16))]
    [(11,), (14, 15), (12,), (13, 16)]
    """
    places = [1]
    while len(places) < len(seeds):
        both = 2 * len(places) + 1
        places = [place for upper in places for place in (upper, both - upper)]
    slots = [seeds[place - 1] if place <= len(seeds) else None for place in places]
    return tuple(Seating(tuple(one for one in two if one is not None), "bracket") for two in _pairs(slots))


def tables(seeds: Sequence[PlayerId]) -> tuple[Seating, ...]:
    """A round of tables of four, or three, whose winners, with the best seeds, fill the tables of the next round.

    Up to five are the final table.  Up to 16 play for a final of four, more for a round of 16, 64 and so on; the best
    seeds that aren't needed for that go on without a game.  Seeds are spread over the tables, the better seat first.

    >>> [seating.players for seating in tables(range(1, 11))]
    [(1,), (2,), (3, 5, 7, 9), (4, 6, 8, 10)]
    """
    if len(seeds) <= LARGEST_TABLE:
        return (Seating(tuple(seeds), "final"),)
    wanted = TABLE
    while wanted * TABLE < len(seeds):
        wanted *= TABLE
    count = -((wanted - len(seeds)) // (TABLE - 1))
    free = min(wanted - count, len(seeds) - SMALLEST_TABLE * count)  # never two alone at a table
    alone = [Seating((seed,), "cut") for seed in seeds[:free]]
    playing = seeds[free:]
    return (*alone, *(Seating(tuple(playing[table::count]), "cut") for table in range(count)))


def next_round(state: State, seeds: Sequence[PlayerId]) -> tuple[Seating, ...]:
    """What the winners of the last round play, `seeds` being everybody in the order of the standings before.

    Raises Unlawful once the winner is found.
    """
    if is_decided(state):
        raise Unlawful("night-round-over", round=state.round)
    last = groups(state)[-1]
    place = {player: number for number, player in enumerate(seeds)}
    winners = [state.finish(group)[0].player for group in last]
    if last[0].half == "bracket":
        pairs = [_who_came(state, sorted(two, key=place.__getitem__)) for two in _pairs(winners)]
        return tuple(Seating(tuple(two), "bracket") for two in pairs)
    return tables(_who_came(state, sorted(winners, key=place.__getitem__)))


def places(state: State, before: Sequence[Place]) -> tuple[Place, ...]:
    """The ranking once these rounds have begun: who went further stands higher, and the rest as `before`.

    Of those who were beaten in one round, the better at their table, then the better before, stands higher; they have
    a place once nobody plays on in that round, and whoever goes on has none yet.
    """
    known = {place.player: place for place in before}
    seed = {place.player: number for number, place in enumerate(before)}
    found: dict[PlayerId, Place] = {}
    for number, groups_of_round in reversed(list(enumerate(groups(state), start=1))):
        lines = []
        for group in groups_of_round:
            for at, line in enumerate(state.finish(group)):
                is_through = at == 0 or not group.is_over
                lines.append((0 if is_through else at, seed[line.player], line, group))
        for _, _, line, group in sorted(lines, key=lambda one: one[:2]):
            reasons = (*_how_far(groups_of_round, group, number, line), *known[line.player].reasons)
            outcome = _has(state, groups_of_round, group, line)
            found.setdefault(line.player, Place(line.player, reasons, outcome))
    return (*found.values(), *(place for place in before if place.player not in found))


def _has(state: State, of_round: list[Group], group: Group, line: Place) -> Outcome:
    """What somebody has of the last of these rounds that they came to."""
    if len(of_round) == 1 or line.outcome == "playing":
        return line.outcome
    is_through = group.is_over and line == state.finish(group)[0]
    if is_through:
        return "survived"
    return "place" if all(one.is_over for one in of_round) else "out"


def _how_far(of_round: list[Group], group: Group, number: int, line: Place) -> tuple[Said, ...]:
    """How far somebody came: the round by how many were still in it, and what became of their game."""
    if group.half == "final":
        return line.reasons
    left = sum(len(one.players) for one in of_round)
    key = "night-why-knockout" if len(group.players) > 1 else "night-why-knockout-free"
    return (saying(key, left=left, round=number), *(line.reasons if len(group.players) > 1 else ()))


def _who_came(state: State, players: list[PlayerId]) -> list[PlayerId]:
    """Those who haven't dropped since; where all have, the first, so that their place in the bracket isn't lost."""
    here = [player for player in players if not state.players[player].dropped]
    return here or players[:1]


def _pairs(things: Sequence[Thing]) -> list[Sequence[Thing]]:
    return [things[at : at + 2] for at in range(0, len(things), 2)]
