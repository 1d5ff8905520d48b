"""Standings by points over several rounds, the final table, and the next pairing."""

from entaku.kernel.randomness import Stream
from entaku.tournament.acts import Seating
from entaku.tournament.finishing import Place, PlayerId
from entaku.tournament.pairing import Past, pair, past_of, sizes_of
from entaku.tournament.saying import saying
from entaku.tournament.settings import PointSystem
from entaku.tournament.state import Group, State
from entaku.tournament.table_awards import awards


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
    """Everybody by points; equal: the opponents' points, then later seats played from, then who registered first.

    The players of a finished final table stand first, in the order in which it ended.
    """
    total = points(state)
    met: dict[PlayerId, list[PlayerId]] = {player: [] for player in state.players}
    seats = dict.fromkeys(state.players, 0)
    for group in state.groups.values():
        if group.half == "points":
            for seat, player in enumerate(group.game.order):
                met[player] += [other for other in group.game.order if other != player]
                seats[player] -= seat  # a lower sum played from later seats
    strength = {player: sum(total[other] for other in others) / max(1, len(others)) for player, others in met.items()}
    order = sorted(state.players, key=lambda one: (-total[one], -strength[one], seats[one], one))
    final = next((group for group in reversed(state.groups.values()) if group.half == "final"), None)
    first = state.finish(final) if final is not None and final.is_over else ()
    done = {place.player for place in first}
    rest = (
        Place(player, (saying("night-why-points", points=total[player]),
                       saying("night-why-opponents", points=round(strength[player]))))
        for player in order if player not in done
    )  # fmt: skip
    return (*first, *rest)


def past(state: State) -> Past:
    """What the published rounds by points did."""
    played = [group.game.order for group in state.groups.values() if group.half == "points"]
    return past_of(played, [player for _, player in state.byes])


def next_round(state: State, stream: Stream) -> tuple[Seating, ...]:
    """The pairing of the next round, or the final table when all rounds are played."""
    playing = state.playing()
    if state.round >= state.settings.rounds and state.settings.final:
        best = [place.player for place in standings(state) if place.player in playing]
        return (Seating(tuple(best[: state.settings.final]), "final"),)
    sizes = sizes_of(len(playing), state.settings.odd)
    groups = pair(playing, points(state), past(state), sizes, stream)
    return tuple(Seating(group, "points") for group in groups)
