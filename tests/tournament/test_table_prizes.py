"""The prize of each table for whoever made its game the most fun."""

import csv
import io

import pytest

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.exporting import as_csv
from entaku.tournament.log_sentences import known, told
from entaku.tournament.night import Doubtful, Night, read, write
from entaku.tournament.settings import Settings, commander_night
from entaku.tournament.table_awards import ballots_of
from entaku.tournament.table_prizes import table_prizes
from tests.tournament.nights import DESK, in_round_1, play_out

WITH_PRIZE = Settings(structure="points", fun=True, fun_prize="Promo")


def played(settings: Settings = WITH_PRIZE, players: int = 8) -> Night:
    """A night whose first round is over, at every table."""
    night = in_round_1(players, settings)
    for group in night.state.groups.values():
        play_out(night, group)
    return night


def vote(night: Night, group: int, chosen: tuple[int, ...]) -> None:
    """Each of a group votes for the seat that stands there."""
    order = night.state.groups[group].game.order
    for voter, seat in zip(order, chosen, strict=True):
        night.add("table", acts.Voted(group, voter, order[seat]))


def test_a_table_votes_for_its_prize() -> None:
    """Each table's prize goes to whom most of it named, and to nobody before all have voted."""
    night = played()
    assert [(one.player, one.level) for one in table_prizes(night.state)] == [(None, ()), (None, ())]
    assert ballots_of(night.state, night.state.groups[1]) == ("",)
    order = night.state.groups[1].game.order
    vote(night, 1, (2, 2, 1, 2))
    first, second = table_prizes(night.state)
    assert (first.player, first.votes, second.player) == (order[2], 3, None)


def test_a_table_says_which_of_equals_has_the_prize() -> None:
    """Level votes leave it to the table; another than those is named on somebody's word alone."""
    night = played()
    order = night.state.groups[2].game.order
    vote(night, 2, (1, 0, 0, 1))
    assert table_prizes(night.state)[1].level == order[:2]
    with pytest.raises(Doubtful, match="voted for"):
        night.add(DESK, acts.FunNamed(2, order[3]))
    entry = night.add(DESK, acts.FunNamed(2, order[1]))
    assert table_prizes(night.state)[1].player == order[1]
    assert told(entry, known(night.log, night.state)).said("ja") == (
        f"卓2：いちばん楽しませた人はPlayer {order[1]}さん"
    )
    night.undo(DESK, entry.number)
    assert table_prizes(night.state)[1].player is None


def test_who_is_named_needs_no_votes() -> None:
    """A table that names somebody is asked for no votes, unless they make democratic points too."""
    night = played()
    order = night.state.groups[1].game.order
    night.add("table", acts.FunNamed(1, order[0]))
    assert ballots_of(night.state, night.state.groups[1]) == ()
    points = played(Settings(structure="points", fun=True, votes=True))
    points.add("table", acts.FunNamed(1, points.state.groups[1].game.order[0]))
    assert ballots_of(points.state, points.state.groups[1]) == ("",)


def test_who_can_have_the_prize() -> None:
    """Nobody of another table, nobody before the game is over, and nobody where there is no such prize."""
    night = in_round_1(8, WITH_PRIZE)
    with pytest.raises(Doubtful):
        night.add(DESK, acts.FunNamed(1, night.state.groups[1].game.order[0]))
    with pytest.raises(Unlawful):
        night.add(DESK, acts.FunNamed(1, night.state.groups[2].game.order[0]), insist=True)
    without = played(Settings(structure="points"))
    with pytest.raises(Unlawful):
        without.add(DESK, acts.FunNamed(1, without.state.groups[1].game.order[0]))
    assert table_prizes(without.state) == ()
    matches = in_round_1(4, Settings(structure="swiss", fun=True))
    matches.add(DESK, acts.MatchReported(1, {matches.state.groups[1].game.order[0]: 2}))
    assert table_prizes(matches.state) == ()


def test_prizes_of_tables_are_exported_and_stored() -> None:
    """A line for each table, in either language, with the prize's name; the stored night has the same."""
    night = played()
    vote(night, 1, (3, 3, 3, 0))
    name = night.state.names[night.state.groups[1].game.order[3]]
    again = read(write(night))
    for one in (night, again):
        rows = list(csv.DictReader(io.StringIO(as_csv(one, "table-prizes", one.state))))
        assert [(row["table"], row["prize_name"], row["player"], row["votes"]) for row in rows] == [
            ("1", "Promo", name, "3"),
            ("2", "Promo", "", ""),
        ]


@pytest.mark.rule("CM-18")
def test_a_commander_night_has_a_prize_at_each_table() -> None:
    """The night that shops hold has one, and its votes are those of the democratic points."""
    night = played(commander_night("2026-09"))
    assert len(table_prizes(night.state)) == 2
    vote(night, 1, (1, 0, 1, 1))
    assert table_prizes(night.state)[0].player == night.state.groups[1].game.order[1]
