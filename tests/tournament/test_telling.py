"""What the log says of each entry, and what the night waits for."""

import pytest

from entaku.messages import LANGUAGES
from entaku.tournament import acts
from entaku.tournament.night import Entry
from entaku.tournament.prizes import Prize
from entaku.tournament.settings import Settings
from entaku.tournament.stage import stage
from entaku.tournament.standings import standings
from entaku.tournament.telling import known_names, told
from tests.tournament.nights import DESK, in_round_1, next_round, play_out, registered

SAMPLES: tuple[acts.AnyAct, ...] = (
    acts.SettingsChanged(Settings()), acts.Registered(1, "Aya"), acts.Renamed(1, "Aya I"), acts.CheckedIn(1),
    acts.Dropped(1), acts.Returned(1), acts.PodsMade(((1, 2, 3),)), acts.PodJoined(1, 1),
    acts.PairingDrafted((acts.Seating((1, 2, 3)),)), acts.PairingPublished(), acts.LeftGame(1, (1, 2)),
    acts.GameWon(1, 1), acts.LivesNoted(1, {1: 20}), acts.TimeRanOut(1, {1: 20}), acts.ResultEntered(1, ()),
    acts.ClockStarted(0.0), acts.ClockPaused(0.0), acts.ClockExtended(300.0), acts.TurnNoted(1, 1),
    acts.DraftedAt(1, "ABCDEF", 1, (1, 0)),
    acts.TableNamed(1, "ABCDEF"), acts.HonourNoted(1, "mana-pool", 1, 9), acts.Voted(1, 1, 2),
    acts.PrizesPooled(1, (Prize(1, "Rare", "rare"),)),
    acts.PrizePicked(1, 1), acts.ExtraPrize(1, Prize(2, "Promo")), acts.ExtraGiven(2, 1), acts.Undone(3),
)  # fmt: skip


@pytest.mark.parametrize("act", SAMPLES, ids=lambda act: type(act).__name__)
def test_every_entry_has_a_sentence(act: acts.AnyAct) -> None:
    """Every kind of entry is told in both languages, with the names of those it is about."""
    line = told(Entry(1, DESK, act), {1: "Aya", 2: "Ben"}, {1: "Rare", 2: "Promo"})
    for language in LANGUAGES:
        assert line.said(language)
    if {"player", "active", "voter", "players"} & set(act.__struct_fields__):
        assert "Aya" in line.said("en")


def test_the_samples_are_all_kinds() -> None:
    """No kind of entry is left out above."""
    assert {type(act) for act in SAMPLES} == set(acts.AnyAct.__args__)


def test_names_outlive_an_undo() -> None:
    """The log still names somebody whose registration was taken back."""
    night = registered(3)
    night.undo(DESK, 2)
    night.undo(DESK, 1)
    assert 1 not in night.state.players
    assert known_names(night.log)[1] == "Player 1"


def test_the_stages_of_two_rounds() -> None:
    """Players, pods, a pairing, its publication, results, the second round, the end."""
    night = registered(2)
    seen = [stage(night.state)]
    night.add(DESK, acts.Registered(3, "Player 3"))
    night.add(DESK, acts.CheckedIn(3))
    seen.append(stage(night.state))
    night = registered(8)
    night.add(DESK, night.draw_pods())
    seen.append(stage(night.state))
    night.add(DESK, night.draw_round())
    seen.append(stage(night.state))
    night.add(DESK, acts.PairingPublished())
    seen.append(stage(night.state))
    for group in night.state.groups_in(1):
        play_out(night, group)
    seen.append(stage(night.state))
    next_round(night)
    for group in night.state.groups_in(2):
        play_out(night, group)
    seen.append(stage(night.state))
    assert seen == ["register", "pods", "pair", "publish", "play", "pair", "over"]


def test_the_stages_of_rounds_by_points() -> None:
    """After the last round the final table is still to be paired."""
    night = in_round_1(8, Settings(structure="points", rounds=1, final=4))
    for group in night.state.groups_in(1):
        play_out(night, group)
    assert stage(night.state) == "pair"
    assert not any(line.final for line in standings(night.state))
    next_round(night)
    play_out(night, night.state.groups[3])
    assert stage(night.state) == "over"
    assert all(line.final for line in standings(night.state))
