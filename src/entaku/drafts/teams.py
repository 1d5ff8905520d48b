"""Teams round a table: who is of which, and what each is called.

Teams of the same size sit spread evenly.  Where sizes differ, seats go to the teams in turn until a team is full.
"""

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from entaku.drafts.table_plans import TeamSealedPlan
from entaku.kernel.errors import Unlawful
from entaku.kernel.names import presentable, skeleton
from entaku.kernel.seats import Seat

Seats = tuple[Seat, ...]


class Team(Struct, frozen=True):
    """A team: what its host calls it, "" for its number alone, and the seats of its players."""

    name: str
    seats: Seats


def seats_of(plan: TeamSealedPlan, seats: int) -> tuple[Seats, ...]:
    """The seats of each team, at a table at which the teams can be formed.

    >>> seats_of(TeamSealedPlan(), 4), seats_of(TeamSealedPlan(sizes=(3, 1)), 4)
    (((0, 2), (1, 3)), ((0, 2, 3), (1,)))
    """
    sizes = plan.sizes or (seats // plan.teams,) * plan.teams
    found: list[list[Seat]] = [[] for _ in sizes]
    seat = 0
    while seat < sum(sizes):
        for own, size in zip(found, sizes, strict=True):
            if len(own) < size:
                own.append(seat)
                seat += 1
    return tuple(map(tuple, found))


def players_wanted(phases: Iterable[object]) -> int | None:
    """How many players the teams of these phases have together, where it is said how many each has."""
    return next((sum(one.sizes) for one in phases if isinstance(one, TeamSealedPlan) and one.sizes), None)


def check_teams(plan: TeamSealedPlan, seats: int) -> None:
    """Raises Unlawful if so many players can't form the teams."""
    if plan.sizes and sum(plan.sizes) != seats:
        sizes = " + ".join(map(str, plan.sizes))
        raise Unlawful("draft-team-sizes", sizes=sizes, players=sum(plan.sizes), seats=seats)
    if not plan.sizes and seats % plan.teams:
        raise Unlawful("draft-teams", seats=seats, teams=plan.teams)


def can_form(phases: Iterable[object], seats: int) -> bool:
    """Whether so many players can form the teams of all these phases."""
    plans = [phase for phase in phases if isinstance(phase, TeamSealedPlan)]
    return all(sum(plan.sizes) == seats if plan.sizes else seats % plan.teams == 0 for plan in plans)


def named(plan: TeamSealedPlan) -> TeamSealedPlan:
    """The plan with its teams' names as they may stand at a table.

    Raises Unlawful for a name that can't be read, for names of more teams than there are, and for two teams that the
    eye can't tell apart.
    """
    if len(plan.names) > plan.count:
        raise Unlawful("draft-team-names", names=len(plan.names), teams=plan.count)
    names = tuple(presentable(name) if name.strip() else "" for name in plan.names)
    looks = [skeleton(name.casefold()) for name in names if name]
    if len(set(looks)) < len(looks):
        raise Unlawful("draft-team-names-alike")
    return replace(plan, names=names)


def teams_at(phases: Iterable[object], seats: int) -> tuple[Team, ...]:
    """The teams of a draft of these phases; none where its phases don't all have the same, or can't form theirs."""
    plans = [phase for phase in phases if isinstance(phase, TeamSealedPlan)]
    if not can_form(plans, seats):
        return ()
    found = {_teams(plan, seats) for plan in plans}
    return found.pop() if len(found) == 1 else ()


def _teams(plan: TeamSealedPlan, seats: int) -> tuple[Team, ...]:
    names = (*plan.names, *("",) * (plan.count - len(plan.names)))
    return tuple(Team(name, own) for name, own in zip(names, seats_of(plan, seats), strict=True))
