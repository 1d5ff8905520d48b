"""The ranking of a night, each place with its explanation in either language."""

from msgspec import Struct

from entaku.messages import Language, say
from entaku.tournament import duels, points
from entaku.tournament.finishing import Outcome, Place, PlayerId
from entaku.tournament.rounds import order_of_pod
from entaku.tournament.said import Said
from entaku.tournament.stage import stage
from entaku.tournament.state import State


class Standing(Struct, frozen=True):
    """One line of a ranking; `pod` is None where the whole night is ranked together.

    `rank` counts the lines; it is told where the `outcome` is a place, else what that is.
    """

    rank: int
    player: PlayerId
    name: str
    pod: int | None
    final: bool
    reasons: tuple[Said, ...]
    outcome: Outcome = "place"

    @property
    def place(self) -> int | None:
        """The rank of who has one."""
        return self.rank if self.outcome == "place" else None

    def explained(self, language: Language) -> str:
        """The place, of who has one, and why, as one line: "3rd: third to leave the winners' group; at 0 life"."""
        first, *more = (reason.said(language) for reason in self.reasons)
        why = first
        if more:
            comma = "、" if language == "ja" else ", "
            why = say("night-rank-why", language, first=first, more=comma.join(more))
        if self.place is None:
            return why
        return say("night-rank", language, rank=self.rank, ending=ending(self.rank), why=why)


def ending(rank: int) -> str:
    """The ending of an English ordinal number.

    >>> [f"{rank}{ending(rank)}" for rank in (1, 2, 3, 11, 22, 113)]
    ['1st', '2nd', '3rd', '11th', '22nd', '113th']
    """
    if rank % 100 in (11, 12, 13):
        return "th"
    return {1: "st", 2: "nd", 3: "rd"}.get(rank % 10, "th")


def pod_standings(state: State, pod: int) -> tuple[Standing, ...]:
    """The ranking of a pod; `final` once its last games are over.  (EV-6)"""
    return _ranked(state, order_of_pod(state, pod), pod, is_pod_over(state, pod))


def night_standings(state: State) -> tuple[Standing, ...]:
    """The ranking of a night without pods; `final` once its last game is over."""
    return _ranked(state, night_order(state), None, stage(state) == "over")


def night_order(state: State) -> tuple[Place, ...]:
    """Everybody of a night without pods, best first: by points, or by matches."""
    return duels.standings(state) if state.settings.in_matches else points.standings(state)


def standings(state: State) -> tuple[Standing, ...]:
    """Every line of the night's ranking: pod after pod, or of everybody."""
    if not state.settings.in_pods:
        return night_standings(state)
    return tuple(line for pod, _ in state.pods_numbered() for line in pod_standings(state, pod))


def is_pod_over(state: State, pod: int) -> bool:
    """Whether nothing of a pod is left to be played."""
    firsts, seconds = state.groups_in(1, pod), state.groups_in(2, pod)
    return bool(firsts) and all(group.is_over for group in (*firsts, *seconds)) and (len(firsts) == 1 or bool(seconds))


def _counted(state: State, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Without those who were disqualified: everybody below them moves up."""
    return tuple(place for place in places if not state.players[place.player].disqualified)


def _ranked(state: State, places: tuple[Place, ...], pod: int | None, final: bool) -> tuple[Standing, ...]:
    return tuple(
        Standing(rank, place.player, state.names[place.player], pod, final, place.reasons, place.outcome)
        for rank, place in enumerate(_counted(state, places), start=1)
    )
