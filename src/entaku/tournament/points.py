"""Standings by points over several rounds, the final table, and the next pairing."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from entaku.kernel.randomness import Stream
from entaku.tournament import knockout
from entaku.tournament.acts import Seating
from entaku.tournament.finishing import Place, PlayerId
from entaku.tournament.pairing import paired, past_of, sizes_of
from entaku.tournament.pairing_worth import Past, Quality
from entaku.tournament.said import saying
from entaku.tournament.settings import PointSystem, Tie
from entaku.tournament.state import Group, State
from entaku.tournament.table_awards import awards
from entaku.tournament.ties import Meetings, TieBreaker, by_lot, in_order


def group_points(group: Group, places: tuple[Place, ...], system: PointSystem) -> dict[PlayerId, int]:
    """What each player of a finished game gets, wagers left out."""
    if system.places:
        last = len(system.places) - 1
        return {place.player: system.places[min(index, last)] for index, place in enumerate(places)}
    alive = group.game.alive
    if len(alive) > 1 and system.draw is not None:
        return {place.player: system.draw if place.player in alive else system.loss for place in places}
    return {place.player: system.win if index == 0 else system.loss for index, place in enumerate(places)}


def points(state: State) -> dict[PlayerId, int]:
    """Everybody's points: games, byes, and the points of honours and missions."""
    system = state.settings.points
    total = dict.fromkeys(state.players, system.start)
    for round_number in range(1, state.round + 1):
        before = dict(total)
        for group in state.groups_in(round_number):
            if group.half != "points" or not group.is_over:
                continue
            places = state.finish(group)
            if system.wager:
                _wager(total, before, group, places, system)
                continue
            for player, gained in group_points(group, places, system).items():
                total[player] += gained
        for number, player in state.byes:
            if number == round_number:
                total[player] += system.bye
    worth = {honour.key: honour.points for honour in state.settings.honours}
    for award in awards(state):
        for player in award.players:
            total[player] += worth[award.honour]
    return total


def _wager(
    total: dict[PlayerId, int],
    before: dict[PlayerId, int],
    group: Group,
    places: tuple[Place, ...],
    system: PointSystem,
) -> None:
    """All others pay a part of their own points to the winner; without a winner nobody pays."""
    if len(group.game.alive) > 1 and system.draw is not None:
        return
    for place in places[1:]:
        stake = before[place.player] * system.wager // 100
        total[place.player] -= stake
        total[places[0].player] += stake


def standings(state: State) -> tuple[Place, ...]:
    """Everybody by points, those first who have come to the final table, or nearer to it."""
    return knockout.places(state, places(state))


def places(state: State) -> tuple[Place, ...]:
    """Everybody by points, then by the tie-breakers that the night has agreed on, then who registered first."""
    total = points(state)
    breakers = [_breaker(state, total, tie) for tie in state.settings.tie_breakers]
    return tuple(
        Place(player, (saying("night-why-points", points=total[player]), *reasons))
        for player, reasons in in_order(list(state.players), total, breakers)
    )


def _breaker(state: State, total: Mapping[PlayerId, int], tie: Tie) -> TieBreaker:
    groups = [group for group in state.groups.values() if group.half == "points"]
    if tie == "head-to-head":
        return _meetings(state, groups).breaker()
    if tie == "lot":
        return by_lot(state.seed)
    if tie == "later-seats":
        seats = dict.fromkeys(state.players, 0)
        for group in groups:
            for seat, player in enumerate(group.game.order):
                seats[player] += seat  # a higher sum played from later seats
        return TieBreaker(tie, lambda level: {player: seats[player] for player in level}, None)
    if tie == "wins":
        won = dict.fromkeys(state.players, 0)
        for group in groups:
            if group.is_over and len(group.game.alive) == 1:
                won[group.game.alive[0]] += 1
        return TieBreaker(tie, lambda level: won, lambda player: saying("night-why-wins", wins=won[player]))
    met: dict[PlayerId, list[PlayerId]] = {player: [] for player in state.players}
    for group in groups:
        for player in group.game.order:
            met[player] += [other for other in group.game.order if other != player]
    strength = {
        player: Fraction(sum(total[other] for other in others), max(1, len(others))) for player, others in met.items()
    }
    return TieBreaker(
        tie,
        lambda level: strength,
        lambda player: saying("night-why-opponents", points=round(strength[player])),
    )


def _meetings(state: State, groups: Sequence[Group]) -> Meetings:
    """Who was placed before whom at the tables where both sat."""
    taken: dict[tuple[PlayerId, PlayerId], list[Fraction]] = {}
    for group in groups:
        if group.is_over:
            order = [place.player for place in state.finish(group)]
            for place, one in enumerate(order):
                for other in order[place + 1 :]:
                    taken.setdefault((one, other), []).append(Fraction(1))
                    taken.setdefault((other, one), []).append(Fraction(0))
    return Meetings(taken)


def past(state: State) -> Past:
    """What the published rounds by points did."""
    played = [group.game.order for group in state.groups.values() if group.half == "points"]
    return past_of(played, [player for _, player in state.byes])


def next_round(state: State, stream: Stream) -> tuple[tuple[Seating, ...], Quality | None]:
    """The pairing of the next round, or the tables on the way to the final when all rounds are played.

    With it goes how good it is, where there was something to choose.
    """
    playing = state.playing()
    order = [place.player for place in places(state)]
    if knockout.groups(state):
        return knockout.next_round(state, order), None
    if state.round >= state.settings.rounds and state.settings.final:
        best = [player for player in order if player in playing][: state.settings.final]
        return knockout.tables(best), None
    sizes = sizes_of(len(playing), state.settings.odd)
    brackets = {player: state.players[player].bracket for player in playing if state.settings.brackets}
    groups, quality = paired(playing, points(state), past(state), sizes, stream, brackets)
    return tuple(Seating(group, "points") for group in groups), quality
