"""A night for other programs: everything as JSON, tables as CSV."""

import csv
import io
from collections.abc import Iterable, Sequence

import msgspec
from msgspec import Struct

from entaku.tournament import acts
from entaku.tournament.night import Entry, Night
from entaku.tournament.prizes import Prize
from entaku.tournament.saying import Said
from entaku.tournament.settings import Settings
from entaku.tournament.standings import Standing, standings
from entaku.tournament.state import Group, Player
from entaku.tournament.table_awards import Award, Democratic, awards, democratic

TABLES = ("players", "groups", "standings", "prizes", "votes", "log")


class Document(Struct, frozen=True):
    """Everything there is to know of a night."""

    name: str
    settings: Settings
    players: tuple[Player, ...]
    pods: tuple[tuple[int, ...], ...]
    groups: tuple[Group, ...]
    standings: tuple[Standing, ...]
    honours: tuple[Award, ...]
    votes: dict[int, tuple[Democratic, ...]]
    prizes: tuple[Prize, ...]
    taken: dict[int, int]
    marks: dict[int, tuple[Said, ...]]
    undone: tuple[int, ...]
    log: tuple[Entry, ...]


def document(night: Night) -> Document:
    """The whole night, its log included."""
    state = night.state
    return Document(
        night.setup.name,
        state.settings,
        tuple(state.players.values()),
        tuple(state.pods),
        tuple(state.groups.values()),
        standings(state),
        awards(state),
        {number: democratic(state, group) for number, group in state.groups.items() if group.votes},
        tuple(state.prizes.values()),
        state.taken,
        night.marks,
        tuple(sorted(night.undone())),
        tuple(night.log),
    )


def as_json(night: Night) -> bytes:
    """The document as JSON."""
    return msgspec.json.encode(document(night))


def as_csv(night: Night, table: str) -> str:
    """One of TABLES as CSV with a heading; cells that a spreadsheet would run as a formula are quoted with '."""
    state, names = night.state, night.state.names
    if table == "players":
        return _csv(
            ("player", "name", "checked_in", "dropped", "late"),
            ((one.number, one.name, one.here, one.dropped, one.late) for one in state.players.values()),
        )
    if table == "groups":
        return _csv(("round", "pod", "group", "half", "seat", "player", "place", "life", "timed_out"), _games(night))
    if table == "standings":
        return _csv(
            ("pod", "rank", "player", "why"),
            ((line.pod, line.rank, line.name, line.explained("en")) for line in standings(state)),
        )
    if table == "prizes":
        return _csv(
            ("prize", "name", "rarity", "foil", "drafter", "taken_by"),
            (
                (one.number, one.name, one.rarity, one.foil, _name(night, one.drafter),
                 _name(night, state.taken.get(one.number)))
                for one in state.prizes.values()
            ),
        )  # fmt: skip
    if table == "votes":
        return _csv(
            ("group", "honour", "voter", "chosen"),
            (
                (number, honour, names[voter], names[chosen])
                for number, group in state.groups.items()
                for honour, votes in (("", group.votes), *group.answers.items())
                for voter, chosen in votes.items()
            ),
        )
    undone = night.undone()
    return _csv(
        ("entry", "by", "at", "act", "insisted", "undone", "marks", "data"),
        (
            (one.number, one.by, one.at, type(one.act).__name__, one.insisted, one.number in undone,
             " ".join(mark.said("en") for mark in night.marks.get(one.number, ())), _data(one.act))
            for one in night.log
        ),
    )  # fmt: skip


def _games(night: Night) -> Iterable[Sequence[object]]:
    state = night.state
    for group in state.groups.values():
        place = {one.player: index for index, one in enumerate(state.finish(group), start=1)}
        for seat, player in enumerate(group.players, start=1):
            yield (group.round, group.pod, group.number, group.half, seat, state.names[player], place[player],
                   group.game.lives.get(player), group.game.timed_out)  # fmt: skip


def _data(act: acts.AnyAct) -> str:
    return msgspec.json.encode(act).decode()


def _csv(heading: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\r\n")
    writer.writerow(heading)
    for row in rows:
        writer.writerow(["" if cell is None else _cell(str(cell)) for cell in row])
    return out.getvalue()


def _cell(text: str) -> str:
    return f"'{text}" if text[:1] in ("=", "+", "@", "\t") or (text[:1] == "-" and not text[1:].isdigit()) else text


def _name(night: Night, player: int | None) -> str | None:
    return None if player is None else night.state.names.get(player)
