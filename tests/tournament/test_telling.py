"""What the log says of each entry, and what the night waits for."""

import pytest

from entaku.messages import LANGUAGES
from entaku.tournament import acts
from entaku.tournament.finishing import Departure
from entaku.tournament.log_sentences import Known, called, known, told
from entaku.tournament.night import Doubtful, Entry
from entaku.tournament.prizes import Prize
from entaku.tournament.settings import PodRules, Settings
from entaku.tournament.stage import stage
from entaku.tournament.standings import standings
from tests.tournament.nights import DESK, in_round_1, next_round, play_out, registered

SAMPLES: tuple[acts.AnyAct, ...] = (
    acts.SettingsChanged(Settings()), acts.Registered(1, "Aya"), acts.Renamed(1, "Aya I"), acts.CheckedIn(1),
    acts.CardClaimed(1, "ABCDEFGHJKMN", "Aya I"), acts.CardLinked(1, "ABCDEFGHJKMN"),
    acts.ClaimRefused(1, "ABCDEFGHJKMN"),
    acts.Dropped(1), acts.Returned(1), acts.PodsMade(((1, 2, 3),)), acts.PodJoined(1, 1), acts.SeatGiven(1, 1),
    acts.PairingDrafted((acts.Seating((1, 2, 3)),)), acts.PairingPublished(), acts.LeftGame(1, (1, 2)),
    acts.GameWon(1, 1), acts.LivesNoted(1, {1: 20}), acts.TimeRanOut(1, {1: 20}), acts.ResultEntered(1, ()),
    acts.MatchReported(1, {1: 2, 2: 1}),
    acts.ClockStarted(0.0), acts.ClockPaused(0.0), acts.ClockExtended(300.0), acts.TurnNoted(1, 1),
    acts.CallStarted(0.0), acts.CallPaused(0.0), acts.CallExtended(30.0, 0.0), acts.CallMoved(2, 14, 0.0),
    acts.CallEnded(), acts.LotsDrawn("7f"), acts.PlaceGiven(1), acts.BracketDeclared(1, 3),
    acts.DraftedAt(1, "ABCDEF", 1, (1, 0)),
    acts.TableNamed(1, "ABCDEF"), acts.HonourNoted(1, "mana-pool", 1, 9), acts.Voted(1, 1, 2),
    acts.VotesCounted(1, {1: 2}), acts.FunNamed(1, 1), acts.VotesClosed(1),
    acts.PrizesPooled(1, (Prize(1, "Rare", "rare"),)),
    acts.RulesProposed(1, PodRules(), 1, by=1), acts.RulesProposedToPods((1, 2), PodRules(), 2),
    acts.RulesAnswered(1, 1, (1,)), acts.RulesWithdrawn(1, 1),
    acts.PrizePicked(1, 1), acts.ExtraPrize(1, Prize(2, "Promo")), acts.ExtraGiven(2, 1), acts.RecoveryUsed(),
    acts.RulingGiven("It may block.", 0, (1,)), acts.PenaltyGiven(1, "warning", "Late"),
    acts.FeePaid(1), acts.StockSet(1, "Booster", 36), acts.StockGiven(1, {1: 2}),
    acts.ListHanded(1, "40 Forest"), acts.ListsLocked(),
    acts.TimeGiven(1, 300.0), acts.DeskOpened("judge", 1), acts.DeskClosed("judge"),
    acts.NoticeSent("Please be quiet.", players=(1,)), acts.RecoveryReplaced(), acts.DeskRenewed(1),
    acts.LinkRenewed(1, 1), acts.Undone(3),
)  # fmt: skip


@pytest.mark.parametrize("act", SAMPLES, ids=lambda act: type(act).__name__)
def test_every_entry_has_a_sentence(act: acts.AnyAct) -> None:
    """Every kind of entry is told in both languages, with the names of those it is about."""
    before = Entry(3, DESK, acts.ResultEntered(2, ()))
    of = Known({1: "Aya", 2: "Ben"}, {1: "Rare", 2: "Promo"}, {3: before})
    line = told(Entry(4, DESK, act), of)
    for language in LANGUAGES:
        assert line.said(language)
        assert called(Entry(4, DESK, act), of).said(language)
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
    assert known(night.log, night.state).names[1] == "Player 1"


def test_what_is_taken_back_is_named() -> None:
    """An undo, the undo of an undo, and an undo that others rest on say what they are about, and no number."""
    night = in_round_1(4)
    group = night.state.groups[1]
    result = night.add(DESK, acts.ResultEntered(1, tuple(Departure((one,)) for one in group.game.order[:3])))
    undo = night.undo(DESK, result.number)
    again = night.undo(DESK, undo.number)
    of = known(night.log, night.state)
    assert told(undo, of).said("en") == "took back the result of table 1"
    assert told(again, of).said("en") == "took back the undo of the result of table 1"
    assert told(again, of).said("ja") == "「卓1の結果」の取り消しを取り消し"
    published = next(one for one in night.log if isinstance(one.act, acts.PairingPublished))
    with pytest.raises(Doubtful) as caught:
        night.undo(DESK, published.number)
    assert caught.value.said("en") == str(caught.value) == "Without it, the result of table 1 no longer fits."


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
