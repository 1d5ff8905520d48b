"""The shop's tables: which numbers there are, and who stays where."""

import pytest

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.exporting import as_csv
from entaku.tournament.log_sentences import known, told
from entaku.tournament.night import Night, read, write
from entaku.tournament.notices import sent
from entaku.tournament.settings import Settings, Structure
from entaku.tournament.sheets import pairings
from entaku.tournament.tables import tables_for
from tests.tournament.nights import DESK, in_round_1, next_round, play_out

OF_THE_SHOP = Settings(first_table=5, blocked_tables=(6, 8))


def tables_in(night: Night, round_number: int) -> list[tuple[int | None, int]]:
    """The pod and the table of each group of a round."""
    return [(group.pod, group.table) for group in night.state.groups_in(round_number)]


def played_out(night: Night) -> Night:
    """The night with its round over."""
    for group in night.state.groups_in(night.state.round):
        play_out(night, group)
    return night


@pytest.mark.rule("EV-2")
def test_tables_begin_with_the_first_and_leave_out_the_blocked() -> None:
    """Sixteen players in two pods sit at the four lowest tables that there are."""
    assert [table for _, table in tables_in(in_round_1(16, OF_THE_SHOP), 1)] == [5, 7, 9, 10]


@pytest.mark.rule("EV-5")
def test_a_pod_stays_at_its_tables() -> None:
    """Round 2 of two pods is played where round 1 was, and needs no tables that a shop with four hasn't."""
    night = played_out(in_round_1(16))
    next_round(night)
    assert tables_in(night, 1) == tables_in(night, 2) == [(1, 1), (1, 2), (2, 3), (2, 4)]


@pytest.mark.rule("EV-5")
def test_a_pod_that_is_done_gives_its_table_to_nobody_who_has_one() -> None:
    """Of eleven players the six stay at their two tables; the five, who played one game, leave theirs."""
    night = played_out(in_round_1(11))
    next_round(night)
    assert tables_in(night, 2) == [(1, 1), (1, 2)]


def test_a_table_that_is_blocked_meanwhile_is_left() -> None:
    """The group that sat there takes the lowest free table, and nobody else moves."""
    night = played_out(in_round_1(16))
    night.add(DESK, acts.SettingsChanged(Settings(blocked_tables=(2,))), insist=True)
    next_round(night)
    assert tables_in(night, 2) == [(1, 1), (1, 5), (2, 3), (2, 4)]


def test_a_table_where_somebody_still_plays_is_not_given_away() -> None:
    """A round that is published before the last one is over goes around the table that is taken."""
    night = in_round_1(8, Settings(structure="points"))
    play_out(night, night.state.groups[2])
    night.add(DESK, night.draw_round(), insist=True)
    night.add(DESK, acts.PairingPublished(), insist=True)
    assert [table for _, table in tables_in(night, 2)] == [2, 3]


@pytest.mark.parametrize("structure", ["two-rounds", "group-game", "points", "swiss", "elimination"])
@pytest.mark.parametrize("players", [3, 5, 6, 7, 11, 17, 24, 33])
def test_no_two_games_of_a_round_share_a_table(structure: Structure, players: int) -> None:
    """Whatever is played, each game has a table of its own that isn't blocked; who goes on alone has none."""
    night = in_round_1(players, Settings(structure=structure, first_table=2, blocked_tables=(3, 4)))
    while True:
        groups = night.state.groups_in(night.state.round)
        seated = [group.table for group in groups if len(group.players) > 1]
        assert len(set(seated)) == len(seated)
        assert not {0, 1, 3, 4} & set(seated)
        assert {group.table for group in groups if len(group.players) == 1} <= {0}
        if night.state.round == 2 or structure == "group-game":
            return
        played_out(night)
        try:
            next_round(night)
        except Unlawful:
            return


def test_the_desk_sees_the_tables_before_it_publishes() -> None:
    """What a drafted pairing is shown with is what it gets."""
    night = played_out(in_round_1(16, OF_THE_SHOP))
    night.add(DESK, night.draw_round())
    seen = tables_for(night.state, night.state.draft or ())
    night.add(DESK, acts.PairingPublished())
    assert seen == tuple(table for _, table in tables_in(night, 2)) == (5, 7, 9, 10)


def test_whatever_speaks_of_a_group_says_its_table() -> None:
    """The log, notices, pairings, a doubt and the table of games say 卓 with the number that stands on it."""
    night = in_round_1(4, Settings(first_table=12))
    first, *_ = night.state.groups[1].game.order
    night.add(DESK, acts.LeftGame(1, (first,), "life"))
    assert told(night.log[-1], known(night.log, night.state)).said("ja").startswith("卓12：")
    assert {line.table for line in pairings(night.state)} == {12}
    night.add(DESK, acts.NoticeSent(group=1, text="Decks, please."))
    assert sent(night, 0.0)[-1].whom.said("ja") == "卓12"
    rows = [row.split(",") for row in as_csv(night, "groups", night.state).splitlines()]
    assert rows[0][2] == "table"
    assert {row[2] for row in rows[1:]} == {"12"}


def test_a_night_of_before_is_read_as_it_was() -> None:
    """Settings without tables are read, and the same games stand in the same order."""
    night = played_out(in_round_1(8))
    kept = write(night).replace(b',"first_table":1,"blocked_tables":[]', b"")
    assert b"first_table" not in kept
    assert read(kept).state.groups == night.state.groups
