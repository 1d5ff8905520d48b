"""Results of tournaments that were held elsewhere, read as nights, so that a season can have them.

Known are the JSON in which the results of Magic Online, Melee and others are collected (a tournament with its rounds
and matches), the JSON of Magic Online's own pages (its brackets), that of TopDeck (rounds with tables of any size), and
our own export of a whole night.
"""

import re
from collections.abc import Iterator, Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct, field

from entaku.kernel.errors import EntakuError, Unlawful
from entaku.kernel.randomness import seed_from
from entaku.tournament import acts
from entaku.tournament.finishing import Departure
from entaku.tournament.night import Entry, Night, Setup
from entaku.tournament.settings import Settings

BY = "–"
KNOCKOUT = re.compile(r"final|top \d+|bracket|playoff", re.IGNORECASE)
NOBODY = ("", "-", "bye")
"""How the place of an opponent is filled whom there isn't."""


class Table(Struct, frozen=True):
    """Who sat together, and what came of it: games won by each of a match, and drawn; or who won, None for a draw."""

    players: tuple[str, ...]
    wins: tuple[int, ...] = ()
    drawn: int = 0
    winner: str | None = None


class Round(Struct, frozen=True):
    tables: tuple[Table, ...]
    knockout: bool = False


class Results(Struct, frozen=True):
    """A tournament, round by round."""

    name: str
    rounds: tuple[Round, ...]


# What the files hold, as far as it is read.


class _Match(Struct, frozen=True, rename="pascal"):
    player1: str
    player2: str = "-"
    result: str = ""


class _Round(Struct, frozen=True, rename="pascal"):
    round_name: str = ""
    matches: list[_Match] | None = None


class _Tournament(Struct, frozen=True, rename="pascal"):
    name: str = ""


class _Collected(Struct, frozen=True, rename="pascal"):
    tournament: _Tournament
    rounds: list[_Round] | None = None


class _Seeded(Struct, frozen=True):
    player: str
    wins: int | str = 0


class _Bracketed(Struct, frozen=True):
    players: list[_Seeded]


class _Bracket(Struct, frozen=True):
    matches: list[_Bracketed]


class _Page(Struct, frozen=True):
    brackets: list[_Bracket]
    description: str = ""


class _Named(Struct, frozen=True):
    name: str = ""


class _Pod(Struct, frozen=True):
    players: list[_Named]
    winner: str | None = None
    table: int | str = ""


class _Pods(Struct, frozen=True):
    tables: list[_Pod]
    round: int | str = ""


class _TopDeck(Struct, frozen=True):
    rounds: list[_Pods]
    tournament_name: str = field(name="tournamentName", default="")
    name: str = ""


class _Own(Struct, frozen=True):
    name: str
    settings: Settings
    log: tuple[Entry, ...]


T = TypeVar("T")


def read_results(data: bytes) -> Night:
    """A tournament's results as a night.  Raises Unlawful for what isn't known as such, or has no match in it."""
    if (own := _tried(data, _Own)) is not None:
        return Night(Setup(own.name, own.settings), seed_from(0), own.log)
    found = next((results for results in _read(data) if any(one.tables for one in results.rounds)), None)
    if found is None:
        raise Unlawful("night-results-unknown")
    try:
        return as_night(found)
    except EntakuError as problem:
        raise Unlawful("night-results-unplayable", name=found.name) from problem


def _tried(data: bytes, kind: type[T]) -> T | None:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None


def _read(data: bytes) -> Iterator[Results]:
    """The results as each kind of file has them that this could be."""
    if (collected := _tried(data, _Collected)) is not None:
        rounds = (Round(tuple(map(_match, one.matches or ())), _is_last(one)) for one in collected.rounds or ())
        yield Results(collected.tournament.name, tuple(rounds))
    if (page := _tried(data, _Page)) is not None:
        yield Results(
            page.description, tuple(Round(tuple(map(_paired, one.matches)), knockout=True) for one in page.brackets)
        )
    several = _tried(data, list[_TopDeck]) or [one for one in (_tried(data, _TopDeck),) if one is not None]
    for one in several:
        rounds = (Round(tuple(map(_table, each.tables)), isinstance(each.round, str)) for each in one.rounds)
        yield Results(one.tournament_name or one.name, tuple(rounds))


def _is_last(one: _Round) -> bool:
    return KNOCKOUT.search(one.round_name) is not None


def _match(one: _Match) -> Table:
    games = [int(number) for number in re.findall(r"\d+", one.result)][:3]
    mine, theirs, drawn = (*games, 0, 0, 0)[:3]
    players = tuple(name.strip() for name in (one.player1, one.player2) if name.strip().casefold() not in NOBODY)
    return Table(players, (mine, theirs)[: len(players)], drawn or int(mine == theirs))


def _paired(one: _Bracketed) -> Table:
    players = tuple(each.player.strip() for each in one.players[:2])
    return Table(players, tuple(int(each.wins or 0) for each in one.players[:2]))


def _table(one: _Pod) -> Table:
    players = tuple(each.name.strip() for each in one.players if each.name.strip())
    winner = (one.winner or "").strip()
    return Table(players, winner=winner if winner in players else None)


# As a night.


def as_night(results: Results) -> Night:
    """The night that has these results.  Raises Unlawful for results that no night can have."""
    are_matches = all(table.wins for one in results.rounds for table in one.tables if len(table.players) > 1)
    swiss = sum(not one.knockout for one in results.rounds)
    games = [won for one in results.rounds for table in one.tables for won in table.wins]
    settings = Settings(
        structure="swiss" if are_matches else "points", rounds=swiss, wins=max([1, *games]), registration=False
    )
    night = Night(Setup(results.name.strip()[:80] or "?", settings), seed_from(0))
    number: dict[str, int] = {}
    for one in results.rounds:
        for name in (name for table in one.tables for name in table.players if name not in number):
            number[name] = len(number) + 1
            _enter(night, acts.Registered(number[name], name[:80]), acts.CheckedIn(number[name]))
    for at, one in enumerate(results.rounds):
        _played(night, one, number, are_matches, at == len(results.rounds) - 1)
    return night


def _played(night: Night, one: Round, number: dict[str, int], are_matches: bool, is_last: bool) -> None:
    """A round as it was played; who isn't in it has dropped."""
    there = {number[name] for table in one.tables for name in table.players}
    for player in night.state.players.values():
        if player.dropped == (player.number in there):
            change = acts.Returned(player.number) if player.dropped else acts.Dropped(player.number)
            _enter(night, change)
    tables = [table for table in one.tables if len(table.players) > 1]
    half = ("bracket" if one.knockout else "swiss") if are_matches else _half(one, tables, is_last)
    seatings = tuple(acts.Seating(tuple(number[name] for name in table.players), half) for table in tables)
    if not seatings:
        return
    _enter(night, acts.PairingDrafted(seatings), acts.PairingPublished())
    for table, group in zip(tables, night.state.groups_in(night.state.round), strict=True):
        _enter(night, _result(table, group.number, number))


def _half(one: Round, tables: Sequence[Table], is_last: bool) -> str:
    if not one.knockout:
        return "points"
    return "final" if is_last and len(tables) == 1 else "cut"


def _result(table: Table, group: int, number: dict[str, int]) -> acts.AnyAct:
    players = [number[name] for name in table.players]
    if table.wins:
        wins = {player: won for player, won in zip(players, table.wins, strict=True) if won}
        return acts.MatchReported(group, wins, table.drawn)
    if table.winner is None:
        return acts.TimeRanOut(group, dict.fromkeys(players, 0))
    others = tuple(player for player in players if player != number[table.winner])
    return acts.ResultEntered(group, (Departure(others),))


def _enter(night: Night, *entered: acts.AnyAct) -> None:
    for act in entered:
        night.add(BY, act, insist=True)
