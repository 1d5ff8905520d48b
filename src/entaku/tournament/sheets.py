"""What is printed or shown at a night, as data: pairings by name, group slips, the clock's page."""

from msgspec import Struct

from entaku.tournament.finishing import PlayerId
from entaku.tournament.state import State


class Pairing(Struct, frozen=True):
    """One player's line: where to sit, against whom, who starts.  `group` and `table` are None for a bye."""

    name: str
    player: PlayerId
    pod: int | None
    group: int | None
    table: int | None
    half: str
    seat: int | None
    opponents: tuple[str, ...]
    starts: str


class Slip(Struct, frozen=True):
    """One group's sheet: its players in turn order, and how many of them survive the round."""

    group: int
    round: int
    pod: int | None
    half: str
    players: tuple[str, ...]
    survivors: int
    is_over: bool


def pairings(state: State) -> tuple[Pairing, ...]:
    """The newest round's lines, in the order of names."""
    lines = []
    for group in state.groups_in(state.round):
        if len(group.players) == 1:
            lines += [_free(state, player) for player in group.players]
            continue
        names = [state.names[player] for player in group.game.order]
        for seat, player in enumerate(group.game.order, start=1):
            others = tuple(name for place, name in enumerate(names, start=1) if place != seat)
            lines.append(
                Pairing(
                    state.names[player],
                    player,
                    group.pod,
                    group.number,
                    group.table,
                    group.half,
                    seat,
                    others,
                    names[0],
                )
            )
    for number, player in state.byes:
        if number == state.round:
            lines.append(_free(state, player))
    place = {player: at for at, player in enumerate(state.in_order())}
    return tuple(sorted(lines, key=lambda line: place[line.player]))


def _free(state: State, player: PlayerId) -> Pairing:
    return Pairing(state.names[player], player, None, None, None, "bye", None, (), "")


def slips(state: State) -> tuple[Slip, ...]:
    """A sheet for each group of the newest round."""
    return tuple(
        Slip(
            group.number, group.round, group.pod, group.half,
            tuple(state.names[player] for player in group.game.order), group.survivors, group.is_over,
        )
        for group in state.groups_in(state.round)
        if len(group.players) > 1
    )  # fmt: skip
