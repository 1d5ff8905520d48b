"""From round 1 to round 2, and the ranking of a pod.  (EV-5, EV-6)"""

from msgspec.structs import replace

from entaku.kernel.randomness import Stream
from entaku.tournament.acts import Seating
from entaku.tournament.finishing import Outcome, Place, PlayerId, survivors_of
from entaku.tournament.pods import dealt, groups_of
from entaku.tournament.said import saying
from entaku.tournament.state import State


def cut(state: State, pod: int) -> tuple[tuple[PlayerId, ...], tuple[PlayerId, ...]]:
    """The players of the winners' and of the losers' group, best first within each group of round 1.  (EV-5, EV-7)"""
    winners: list[PlayerId] = []
    losers: list[PlayerId] = []
    for group in state.groups_in(1, pod):
        players = [place.player for place in state.finish(group)]
        winners += players[: group.survivors]
        losers += players[group.survivors :]
    return tuple(winners), tuple(losers)


def first_round(state: State, stream: Stream) -> tuple[Seating, ...]:
    """Random groups and random seats for every pod.  (EV-2, EV-3)"""
    seatings = []
    for number, pod in state.pods_numbered():
        present = [player for player in pod if not state.players[player].dropped]
        whole = state.settings.structure == "group-game"
        sizes = (len(present),) if whole else groups_of(len(present), later=number > 1)
        survivors = survivors_of(sizes, state.settings.survivors)
        half = "only" if len(sizes) == 1 else "round-1"
        groups = dealt(present, sizes, stream)
        seatings += [Seating(group, half, number, stay) for group, stay in zip(groups, survivors, strict=True) if group]
    return tuple(seatings)


def second_round(state: State, stream: Stream) -> tuple[Seating, ...]:
    """The winners' and the losers' group of every pod of two groups.  (EV-5)"""
    seatings = []
    for number, _ in state.pods_numbered():
        if len(state.groups_in(1, number)) < 2:
            continue
        for half, players in zip(("winners", "losers"), cut(state, number), strict=True):
            order = list(players)
            if state.settings.seating == "random":
                stream.shuffle(order)
            seatings.append(Seating(tuple(order), half, number))
    return tuple(seatings)


def order_of_pod(state: State, pod: int) -> tuple[Place, ...]:
    """The ranking of a pod, best first: winners' group, losers' group, then who left before the first game.  (EV-6)

    Before round 2 it is the order in which round 1 stands, survivors first: nobody has a place in the pod then, unless
    its only game gives it.
    """
    places: list[Place] = []
    seconds = state.groups_in(2, pod)
    if seconds:
        for group in sorted(seconds, key=lambda one: one.half != "winners"):
            places += state.finish(group)
    else:
        firsts = state.groups_in(1, pod)
        orders = [(state.finish(group), group.survivors, len(firsts) > 1) for group in firsts]
        places += [_so_far(place, "survived", more) for order, stay, more in orders for place in order[:stay]]
        places += [_so_far(place, "left", more) for order, stay, more in orders for place in order[stay:]]
    ranked = {place.player for place in places}
    elsewhere = {one for one in state.pods[pod - 1] if any(group.pod != pod for group in state.groups_of(one))}
    never = [one for one in state.pods[pod - 1] if one not in ranked and one not in elsewhere and state.groups]
    return (*places, *(Place(player, (saying("night-why-never"),)) for player in never))


def _so_far(place: Place, outcome: Outcome, is_more_to_come: bool) -> Place:
    """A place in a group of round 1 as it is in the pod, whose places round 2 gives."""
    return replace(place, outcome=outcome) if is_more_to_come and place.outcome == "place" else place
