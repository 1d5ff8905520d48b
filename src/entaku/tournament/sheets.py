"""What is printed or shown at a night, as data: pairings by name, group slips, the clock's page."""

import re

from msgspec import Struct

from entaku.tournament.finishing import PlayerId
from entaku.tournament.state import State

_JAPANESE = re.compile("[\u3005\u3040-\u30ff\u3400-\u9fff]")
"""Kana and kanji."""


class Pairing(Struct, frozen=True):
    """One player's line: where to sit, against whom, who starts.  `group` is None for a bye."""

    name: str
    player: PlayerId
    pod: int | None
    group: int | None
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


def last_name(name: str) -> str:
    """What a name is sorted by: the family name, which comes last, or first where the name is written in Japanese.

    >>> sorted(["Mina Zola", "Rui Abe"], key=last_name)
    ['Rui Abe', 'Mina Zola']
    >>> last_name("伊藤 さくら")
    '伊藤'
    """
    words = name.casefold().split()
    return words[0] if _JAPANESE.search(name) else words[-1]


def pairings(state: State) -> tuple[Pairing, ...]:
    """The newest round's lines, by last name."""
    lines = []
    for group in state.groups_in(state.round):
        names = [state.names[player] for player in group.game.order]
        for seat, player in enumerate(group.game.order, start=1):
            others = tuple(name for place, name in enumerate(names, start=1) if place != seat)
            lines.append(
                Pairing(state.names[player], player, group.pod, group.number, group.half, seat, others, names[0])
            )
    for number, player in state.byes:
        if number == state.round:
            lines.append(Pairing(state.names[player], player, None, None, "bye", None, (), ""))
    return tuple(sorted(lines, key=lambda line: (last_name(line.name), line.name)))


def slips(state: State) -> tuple[Slip, ...]:
    """A sheet for each group of the newest round."""
    return tuple(
        Slip(
            group.number, group.round, group.pod, group.half,
            tuple(state.names[player] for player in group.game.order), group.survivors, group.is_over,
        )
        for group in state.groups_in(state.round)
    )  # fmt: skip
