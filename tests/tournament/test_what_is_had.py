"""What somebody has of a game is a place only where playing gave one, and ratings go by nothing else."""

import csv
import io

import pytest

from entaku.tournament import acts
from entaku.tournament.exporting import Reader, as_csv, as_text
from entaku.tournament.night import Night
from entaku.tournament.season import OpenSkill, season
from entaku.tournament.settings import PointSystem, Settings
from entaku.tournament.standings import standings
from tests.tournament.nights import DESK, in_round_1, next_round, play_out


def had(night: Night, group: int) -> dict[str, list[int]]:
    """What each of a group has of its game, by the seats, best first."""
    seat = {player: place for place, player in enumerate(night.state.groups[group].game.order, start=1)}
    found: dict[str, list[int]] = {}
    for one in night.state.finish(night.state.groups[group]):
        found.setdefault(one.outcome, []).append(seat[one.player])
    return found


def leave(night: Night, group: int, *seats: int) -> None:
    """Who sits there leaves together."""
    order = night.state.groups[group].game.order
    night.add(DESK, acts.LeftGame(group, tuple(order[seat - 1] for seat in seats), "life"))


def levels(night: Night, group: int) -> list[set[int]]:
    """Whom the game told apart, by the seats."""
    order = night.state.groups[group].game.order
    return [{order.index(player) + 1 for player in level} for level in night.state.levels(night.state.groups[group])]


@pytest.mark.rule("EV-5", "EV-6")
def test_who_survives_round_1_has_no_place_yet() -> None:
    """Nor has anybody still at play; who left has one in the group, and in the pod there is none before round 2."""
    night = in_round_1(8)
    assert had(night, 1) == {"playing": [4, 3, 2, 1]}
    leave(night, 1, 2)
    assert had(night, 1) == {"playing": [4, 3, 1], "place": [2]}
    leave(night, 1, 3)
    assert had(night, 1) == {"survived": [4, 1], "place": [3, 2]}
    play_out(night, night.state.groups[2])
    lines = standings(night.state)
    assert [line.outcome for line in lines] == ["survived"] * 4 + ["left"] * 4
    assert [line.place for line in lines] == [None] * 8
    next_round(night)
    assert [line.place for line in standings(night.state)] == [None] * 8
    for number in (3, 4):
        play_out(night, night.state.groups[number])
    assert [line.place for line in standings(night.state)] == list(range(1, 9))


@pytest.mark.rule("EV-7", "EV-9")
def test_the_rules_may_give_places_in_round_1() -> None:
    """Life totals do at time, and turn order does where all leave at once."""
    night = in_round_1(8)
    one, other = night.state.groups[1], night.state.groups[2]
    night.add(DESK, acts.TimeRanOut(1, dict(zip(one.game.order, (21, 4, 10, 10), strict=True))))
    night.add(DESK, acts.LeftGame(2, other.game.order, "effect"))
    assert had(night, 1) == {"place": [1, 4, 3, 2]}
    assert had(night, 2) == {"place": [4, 3, 2, 1]}
    assert levels(night, 1) == [{1}, {3, 4}, {2}]
    assert levels(night, 2) == [{1, 2, 3, 4}]


@pytest.mark.rule("EV-5")
def test_exports_say_what_is_had() -> None:
    """A table of games has no number for a survivor but the word, in either language; the standings neither."""
    night = in_round_1(8)
    for number in (1, 2):
        play_out(night, night.state.groups[number])
    rows = [row.split("\t") for row in as_text(night, "groups", night.state, Reader("ja")).splitlines()]
    place, outcome = rows[0].index("グループ内の順位"), rows[0].index("結果")
    assert [(row[place], row[outcome]) for row in rows[1:5]] == [
        ("4", ""),
        ("3", ""),
        ("", "勝ち残り"),
        ("", "勝ち残り"),
    ]
    written = csv.DictReader(io.StringIO(as_csv(night, "groups", night.state)))
    assert [row["outcome"] for row in list(written)[2:4]] == ["survived"] * 2
    first = as_csv(night, "standings", night.state).splitlines()[1].split(",")
    assert (first[1], first[3]) == ("", "survived round 1")
    assert as_csv(night, "standings", night.state, Reader("ja")).splitlines()[1].endswith(",1回戦で勝ち残り")


@pytest.mark.rule("EV-7")
def test_a_rating_pays_for_no_seat() -> None:
    """Who left together is equal in the rating, and so is who survived; later to leave is more."""
    night = in_round_1(8)
    leave(night, 1, 1, 4)
    assert levels(night, 1) == [{2, 3}, {1, 4}]
    order = night.state.groups[1].game.order
    shown = {line.name: line.rating for line in season([night.state], OpenSkill())}
    first, second, third, fourth = (shown[f"Player {player}"] for player in order)
    assert first == fourth
    assert second == third
    assert second.mu > 25 > first.mu


@pytest.mark.rule("EV-10")
def test_a_draw_is_no_place() -> None:
    """In a match of equal scores, and at time by points for a win, nobody is first, and nobody is rated higher."""
    match = in_round_1(2, Settings(structure="swiss", rounds=1))
    one, other = match.state.groups[1].game.order
    match.add(DESK, acts.MatchReported(1, {one: 1, other: 1}, 0))
    assert had(match, 1) == {"drawn": [1, 2]}
    assert levels(match, 1) == [{1, 2}]
    free = in_round_1(4, Settings(structure="points", points=PointSystem(draw=1)))
    order = free.state.groups[1].game.order
    leave(free, 1, 1)
    free.add(DESK, acts.TimeRanOut(1, dict(zip(order[1:], (5, 7, 9), strict=True))))
    assert had(free, 1) == {"drawn": [4, 3, 2], "place": [1]}
    assert levels(free, 1) == [{2, 3, 4}, {1}]
