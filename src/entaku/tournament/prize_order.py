"""In which order prizes are picked: by the ranking, by democratic points, or by honours.  (EV-4, CM-17, CM-18)

The prizes of a pod are picked by its players; in a night without pods they all belong to "pod" 0, the whole
night.
"""

from collections.abc import Mapping

from msgspec import Struct

from entaku.tournament.finishing import PlayerId
from entaku.tournament.rounds import order_of_pod
from entaku.tournament.said import Said, saying
from entaku.tournament.settings import Honour
from entaku.tournament.stage import stage
from entaku.tournament.standings import is_pod_over, night_order
from entaku.tournament.state import Group, State
from entaku.tournament.table_awards import awards_of, democratic, missing_votes

WHOLE_NIGHT = 0


class PrizeLine(Struct, frozen=True):
    """Somebody's place in the order in which prizes are picked; `points` are what it goes by, 0 for the ranking."""

    rank: int
    player: PlayerId
    name: str
    points: int = 0
    reasons: tuple[Said, ...] = ()


def prize_order(state: State, pod: int) -> tuple[PrizeLine, ...]:
    """Who picks from a pool before whom: of a pod, or of the whole night.

    By points or by honours equals follow one another as they are ranked; votes of a table count once all are in, so
    that the order tells nobody's vote.
    """
    ranking = _ranking(state, pod)
    match state.settings.prizes_by:
        case "points":
            return _by_points(state, groups_of_prizes(state, pod), ranking)
        case "honours":
            return _by_honours(state, groups_of_prizes(state, pod), ranking)
        case "ranking":
            return tuple(PrizeLine(rank, player, state.names[player]) for rank, player in enumerate(ranking, start=1))


def prize_pods(state: State) -> tuple[int, ...]:
    """The pods whose prizes have an order: once there are groups, each pod, or the whole night."""
    if not state.groups:
        return ()
    return tuple(pod for pod, _ in state.pods_numbered()) if state.settings.in_pods else (WHOLE_NIGHT,)


def groups_of_prizes(state: State, pod: int) -> tuple[Group, ...]:
    """The groups whose games decide about the prizes of a pod, or of the whole night."""
    whose = None if pod == WHOLE_NIGHT else pod
    return tuple(group for number in range(1, state.round + 1) for group in state.groups_in(number, whose))


def awaits_votes(state: State, pod: int) -> tuple[int, ...]:
    """The groups on whose votes the order of a pod's prizes still waits."""
    return tuple(
        group.number
        for group in groups_of_prizes(state, pod)
        if group.is_over and any(missing_votes(group, ballot) for ballot in _ballots(state))
    )


def is_order_final(state: State, pod: int) -> bool:
    """Whether nothing can change any more who picks before whom: all games are over, and all votes in."""
    is_over = stage(state) == "over" if pod == WHOLE_NIGHT else is_pod_over(state, pod)
    return is_over and not awaits_votes(state, pod)


def _ballots(state: State) -> list[str]:
    """The ballots that the order goes by: "" for the most enjoyable player, else the keys of questions."""
    if state.settings.prizes_by == "points":
        return [""]
    questions = [honour.key for honour in state.settings.honours if honour.measure == "vote"]
    return questions if state.settings.prizes_by == "honours" else []


def _ranking(state: State, pod: int) -> tuple[PlayerId, ...]:
    """The players ranked for these prizes; who was disqualified is not among them."""
    places = night_order(state) if pod == WHOLE_NIGHT else order_of_pod(state, pod)
    order = [place.player for place in places if not state.players[place.player].disqualified]
    if pod == WHOLE_NIGHT:
        came = {player for group in state.groups.values() for player in group.players}
        return tuple(player for player in order if player in came)
    return tuple(order)


def _by_points(state: State, groups: tuple[Group, ...], ranking: tuple[PlayerId, ...]) -> tuple[PrizeLine, ...]:
    """Two points for each game survived and one for each vote; equal: who survived more, then the ranking.  (CM-18)"""
    total = dict.fromkeys(ranking, 0)
    survived = dict.fromkeys(ranking, 0)
    votes = dict.fromkeys(ranking, 0)
    for group in groups:
        if not group.is_over or missing_votes(group):
            continue
        for row in democratic(state, group):
            if row.player in total:
                total[row.player] += row.points
                survived[row.player] += row.survived
                votes[row.player] += row.votes
    order = sorted(ranking, key=lambda one: (-total[one], -survived[one]))
    reasons = {one: (saying("night-why-democratic", survived=survived[one], votes=votes[one]),) for one in ranking}
    return _lines(state, order, total, reasons)


def _by_honours(state: State, groups: tuple[Group, ...], ranking: tuple[PlayerId, ...]) -> tuple[PrizeLine, ...]:
    """Each honour counts its points, or one where it has none; equal: the ranking.  (CM-17)"""
    honours = {honour.key: honour for honour in state.settings.honours}
    total = dict.fromkeys(ranking, 0)
    reasons: dict[PlayerId, tuple[Said, ...]] = dict.fromkeys(ranking, ())
    waits = any(missing_votes(group, key) for group in groups for key in _ballots(state))
    for award in awards_of(state, groups):
        honour = honours[award.honour]
        if honour.measure == "vote" and waits:
            continue
        for player in award.players:
            if player in total:
                total[player] += max(1, honour.points)
                reasons[player] = (*reasons[player], _named(honour))
    return _lines(state, sorted(ranking, key=lambda one: -total[one]), total, reasons)


def _named(honour: Honour) -> Said:
    return saying("night-why-honour", text=honour.text) if honour.text else Said(f"night-honour-{honour.key}")


def _lines(
    state: State,
    order: list[PlayerId],
    total: Mapping[PlayerId, int],
    reasons: Mapping[PlayerId, tuple[Said, ...]],
) -> tuple[PrizeLine, ...]:
    return tuple(
        PrizeLine(rank, player, state.names[player], total[player], reasons[player])
        for rank, player in enumerate(order, start=1)
    )
