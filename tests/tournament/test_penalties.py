"""Rulings and penalties: what is kept, what is lost, who is out."""

import pytest

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts, exporting
from entaku.tournament.matches import records
from entaku.tournament.night import Changed, Doubtful, Night, read, write
from entaku.tournament.prize_order import prize_order
from entaku.tournament.rulings import concerning, rulings
from entaku.tournament.settings import Settings
from entaku.tournament.standings import standings
from tests.tournament.nights import DESK, in_round_1, next_round, play_out, registered

SWISS = Settings(structure="swiss", rounds=3)


def fined(night: Night, player: int, penalty: acts.Penalty, insist: bool = False) -> int:
    """Give a penalty; its number in the log."""
    return night.add("Judge", acts.PenaltyGiven(player, penalty, "slow play"), insist=insist).number


def test_a_warning_changes_nothing_and_is_listed() -> None:
    """Warnings and rulings are kept with who gave them, in which round; who is concerned sees them, others don't."""
    night = in_round_1(4)
    before = standings(night.state)
    fined(night, 2, "warning")
    night.add("Judge", acts.RulingGiven(" It may block. ", group=1))
    night.add("Judge", acts.RulingGiven("Take it back.", players=(3,)))
    assert standings(night.state) == before
    found = rulings(night)
    assert [(one.by, one.round, one.penalty, one.text) for one in found] == [
        ("Judge", 1, "warning", "slow play"), ("Judge", 1, None, "It may block."), ("Judge", 1, None, "Take it back."),
    ]  # fmt: skip
    assert [len(concerning(found, night, player)) for player in (1, 2, 3)] == [1, 2, 2]
    night.undo(DESK, found[0].entry)
    assert rulings(night) == found[1:]
    again = read(write(night))
    assert rulings(again) == found[1:]


def test_two_judges_see_each_others_warnings() -> None:
    """Who gives a penalty without having seen the player's last one is shown it; other players' are in nobody's way."""
    night = in_round_1(4)
    seen = night.version
    fined(night, 2, "warning")
    with pytest.raises(Changed):
        night.add("Other judge", acts.PenaltyGiven(2, "warning", "again"), seen=seen)
    night.add("Other judge", acts.PenaltyGiven(3, "warning", "first"), seen=seen)
    night.add(DESK, acts.ClockStarted(0.0), seen=seen)


def test_a_game_loss_in_a_group() -> None:
    """The player leaves the game there and then, by a cause that doesn't tell of a penalty; undo brings them back."""
    night = in_round_1(4)
    entry = fined(night, 2, "game-loss")
    group = night.state.groups[1]
    assert (2 in group.game.alive, group.game.left[0].cause) == (False, "loss")
    assert not night.state.players[2].dropped
    night.undo(DESK, entry)
    assert 2 in night.state.groups[1].game.alive


def test_a_game_loss_in_a_match_counts_as_a_game() -> None:
    """The score must hold the game that was lost; as many as win a match decide it."""
    night = in_round_1(4, SWISS)
    match = night.state.groups[1]
    loser, other = match.game.order
    fined(night, loser, "game-loss")
    assert not match.is_over
    with pytest.raises(Doubtful) as doubtful:
        night.add(DESK, acts.MatchReported(1, {loser: 2, other: 0}))
    assert doubtful.value.problems[0].key == "night-score-lacks-penalty"
    night.add(DESK, acts.MatchReported(1, {loser: 2, other: 1}))
    assert records(night.state)[loser].points == 3
    loser, other = night.state.groups[2].game.order
    fined(night, loser, "game-loss")
    fined(night, loser, "game-loss")
    assert night.state.groups[2].is_over
    assert records(night.state)[other].points == 3
    assert records(night.state)[other].game == 1


def test_time_over_after_a_game_loss() -> None:
    """Where a match runs out of time without a score, the game lost by a penalty still counts for the other."""
    night = in_round_1(2, SWISS)
    loser, other = night.state.groups[1].game.order
    fined(night, loser, "game-loss")
    night.add(DESK, acts.TimeRanOut(1, {loser: 20, other: 20}))
    assert (records(night.state)[other].points, records(night.state)[loser].points) == (3, 0)


def test_a_match_loss() -> None:
    """The other wins with all the games it takes; where no match is played there is none to lose."""
    night = in_round_1(2, SWISS)
    loser, other = night.state.groups[1].game.order
    fined(night, loser, "match-loss")
    assert records(night.state)[other].points == 3
    with pytest.raises(Unlawful, match="match"):
        fined(in_round_1(4), 1, "match-loss")


def test_without_a_game_a_loss_is_noted_only() -> None:
    """Between rounds a loss is doubtful; insisted on it is kept and changes no result."""
    night = registered(4)
    with pytest.raises(Doubtful):
        fined(night, 1, "game-loss")
    fined(night, 1, "game-loss", insist=True)
    assert [one.penalty for one in rulings(night)] == ["game-loss"]


@pytest.mark.rule("EV-4")
def test_who_is_disqualified_is_out_of_everything() -> None:
    """Dropped, out of their game, neither ranked nor picking prizes; only taking the entry back brings them back."""
    night = in_round_1(8)
    out = night.state.groups[1].game.order[0]
    entry = fined(night, out, "disqualification")
    assert night.state.groups[1].game.left[0].cause == "dropped"
    for group in night.state.groups_in(1):
        play_out(night, group)
    next_round(night)
    for group in night.state.groups_in(2):
        play_out(night, group)
    ranked = [line.player for line in standings(night.state)]
    assert (len(ranked), out in ranked, [line.rank for line in standings(night.state)]) == (7, False, [*range(1, 8)])
    assert out not in [line.player for line in prize_order(night.state, 1)]
    with pytest.raises(Unlawful, match="disqualified"):
        night.add(DESK, acts.Returned(out))
    with pytest.raises(Doubtful):
        fined(night, out, "warning")
    night.undo(DESK, entry, insist=True)
    assert not night.state.players[out].disqualified


@pytest.mark.parametrize("text", ["", "  ", "x" * 501])
def test_words_are_wanted(text: str) -> None:
    """No ruling and no penalty goes without words, or with endless ones."""
    night = in_round_1(4)
    for act in (acts.RulingGiven(text), acts.PenaltyGiven(1, "warning", text)):
        with pytest.raises(Unlawful):
            night.add(DESK, act)
    assert rulings(night) == ()


def test_rulings_are_exported() -> None:
    """A table of them, in either language."""
    night = in_round_1(4)
    fined(night, 2, "warning")
    rows = exporting.as_csv(night, "rulings", night.state, exporting.Reader("ja")).splitlines()
    assert "警告" in rows[1]
    assert "Player 2" in rows[1]
    assert b'"rulings":[{' in exporting.as_json(night, night.state)
