"""The order in which prizes are picked: by the ranking, by democratic points, by honours."""

import csv
import io

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.exporting import as_csv, as_json
from entaku.tournament.night import Doubtful, Night, read, write
from entaku.tournament.prize_order import WHOLE_NIGHT, awaits_votes, is_order_final, prize_order, prize_pods
from entaku.tournament.prize_table import next_picker
from entaku.tournament.prizes import Prize
from entaku.tournament.settings import HONOURS, Honour, Settings
from entaku.tournament.standings import pod_standings
from entaku.tournament.table_awards import SURVIVAL, democratic, missing_votes
from tests.tournament.nights import DESK, in_round_1, next_round, play_out

BY_POINTS = Settings(votes=True, prizes_by="points")
POOL = (Prize(1, "Rare", "rare"), Prize(2, "Mythic", "mythic"))


def played(players: int, settings: Settings, seed: int = 1) -> Night:
    """A night of which both rounds are over."""
    night = in_round_1(players, settings, seed)
    for group in list(night.state.groups.values()):
        play_out(night, group)
    if any(len(night.state.groups_in(1, pod)) > 1 for pod, _ in night.state.pods_numbered()):
        next_round(night)
        for group in night.state.groups_in(2):
            play_out(night, group)
    return night


@pytest.mark.rule("CM-18")
def test_prizes_by_democratic_points() -> None:
    """Two points for surviving and one for each vote decide who picks first; the ranking itself stays."""
    night = played(4, BY_POINTS)
    a, b, c, d = night.state.groups[1].game.order
    ranking = [line.player for line in pod_standings(night.state, 1)]
    assert ranking == [d, c, b, a]
    for voter in (b, c, d):
        night.add(DESK, acts.Voted(1, voter, a))
    night.add(DESK, acts.PrizesPooled(1, POOL))
    with pytest.raises(Doubtful, match="at table 1"):
        night.add(DESK, acts.PrizePicked(d, 2))
    assert (awaits_votes(night.state, 1), is_order_final(night.state, 1)) == ((1,), False)
    night.add(DESK, acts.Voted(1, a, b))
    lines = prize_order(night.state, 1)
    assert [(line.player, line.points) for line in lines] == [(a, 3), (d, 2), (b, 1), (c, 0)]
    assert lines[0].reasons[0].said("en") == "survived no game, 3 votes"
    assert next_picker(night.state, 1) == a
    night.add(DESK, acts.PrizePicked(a, 2))
    assert [line.player for line in pod_standings(night.state, 1)] == ranking


@pytest.mark.rule("CM-18")
def test_votes_of_a_table_count_once_all_are_in() -> None:
    """Before the last vote the order is the ranking's, so that nobody can tell who voted for whom."""
    night = played(4, BY_POINTS)
    a, b, c, d = night.state.groups[1].game.order
    before = prize_order(night.state, 1)
    for voter in (b, c, d):
        night.add(DESK, acts.Voted(1, voter, a))
        assert prize_order(night.state, 1) == before
    night.add(DESK, acts.VotesClosed(1))
    assert prize_order(night.state, 1)[0].player == a
    with pytest.raises(Unlawful, match="closed"):
        night.add(DESK, acts.Voted(1, a, b), insist=True)
    night.undo(DESK, night.log[-1].number)
    assert prize_order(night.state, 1) == before


@pytest.mark.rule("CM-18", "EV-10")
def test_votes_are_counted_on_paper() -> None:
    """A count replaces single votes; what a table can't have cast is refused."""
    night = in_round_1(4, BY_POINTS)
    a, b, c, d = night.state.groups[1].game.order
    with pytest.raises(Doubtful):
        night.add(DESK, acts.VotesCounted(1, {a: 1}))
    play_out(night, night.state.groups[1])
    night.add(DESK, acts.Voted(1, b, c))
    for wrong in ({a: 4}, {a: -1}, {a: 3, b: 2}):
        with pytest.raises(Unlawful):
            night.add(DESK, acts.VotesCounted(1, wrong), insist=True)
    night.add(DESK, acts.VotesCounted(1, {a: 3, d: 1}))
    assert missing_votes(night.state.groups[1]) == ()
    rows = democratic(night.state, night.state.groups[1])
    assert [(row.player, row.points) for row in rows] == [(d, 3), (a, 3), (c, 0), (b, 0)]
    assert [line.player for line in prize_order(night.state, 1)][:2] == [d, a]


@pytest.mark.rule("CM-17")
def test_prizes_by_honours() -> None:
    """Each honour counts its points, or one; equal numbers follow one another as they are ranked."""
    agreed = Settings(prizes_by="honours", honours=(*HONOURS, Honour("bold", "each", 3, "Attack everybody")))
    night = played(4, agreed)
    a, b, c, d = night.state.groups[1].game.order
    for honour, player in (("combat-damage", b), ("mana-pool", b), ("bold", a)):
        night.add("table", acts.HonourNoted(1, honour, player, 5))
    lines = prize_order(night.state, 1)
    assert [(line.player, line.points) for line in lines] == [(a, 3), (b, 2), (d, 0), (c, 0)]
    assert [[why.said("en") for why in line.reasons] for line in lines[:2]] == [
        ["Attack everybody"],
        ["Most combat damage in one turn", "Most mana in a mana pool"],
    ]


@pytest.mark.rule("CM-17")
def test_honours_of_a_pod_are_its_own() -> None:
    """The most of a pod has the honour in its prize order, whatever other pods did."""
    night = played(16, Settings(prizes_by="honours", honours=HONOURS))
    for group, value in ((1, 3), (3, 9)):
        night.add("table", acts.HonourNoted(group, "mana-pool", night.state.groups[group].game.order[0], value))
    for pod, group in ((1, 1), (2, 3)):
        first = prize_order(night.state, pod)[0]
        assert (first.player, first.points) == (night.state.groups[group].game.order[0], 1)


@pytest.mark.rule("CM-17")
def test_a_question_counts_once_it_is_answered() -> None:
    """Whoever a table names gets the honour of its question when nobody's vote is missing."""
    night = played(3, Settings(prizes_by="honours", honours=(Honour("bold", "vote", text="Who was boldest?"),)))
    a, b, c = night.state.groups[1].game.order
    for voter in (b, c):
        night.add(DESK, acts.Voted(1, voter, a, "bold"))
    assert [line.points for line in prize_order(night.state, 1)] == [0, 0, 0]
    night.add(DESK, acts.Voted(1, a, b, "bold"))
    assert (prize_order(night.state, 1)[0].player, is_order_final(night.state, 1)) == (a, True)


@pytest.mark.rule("EV-4", "CM-18")
@settings(max_examples=25, deadline=None)
@given(st.integers(3, 17), st.integers(0, 2**16), st.booleans(), st.data())
def test_any_votes_of_any_night(players: int, seed: int, whole: bool, data: st.DataObject) -> None:
    """Everybody of a pod picks once a lap, by points that fall; they add up, survive a restart, and are exported."""
    agreed = Settings(structure="points", rounds=1, votes=True, prizes_by="points") if whole else BY_POINTS
    night = played(players, agreed, seed)
    for group in night.state.groups.values():
        for voter in group.game.order:
            others = [one for one in group.game.order if one != voter]
            night.add(DESK, acts.Voted(group.number, voter, data.draw(st.sampled_from(others))))
    pods = prize_pods(night.state)
    assert pods == ((WHOLE_NIGHT,) if whole else tuple(number for number, _ in night.state.pods_numbered()))
    total = 0
    for pod in pods:
        lines = prize_order(night.state, pod)
        assert is_order_final(night.state, pod)
        members = {one for group in night.state.groups.values() if not pod or group.pod == pod for one in group.players}
        assert sorted(line.player for line in lines) == sorted(members)
        assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)
        total += sum(line.points for line in lines)
    games = night.state.groups.values()
    assert total == sum(len(group.game.order) + SURVIVAL * len(group.game.alive) for group in games)
    again = read(write(night))
    assert [prize_order(again.state, pod) for pod in pods] == [prize_order(night.state, pod) for pod in pods]
    rows = list(csv.DictReader(io.StringIO(as_csv(night, "prize-order", night.state))))
    assert sum(int(row["points"]) for row in rows) == total
    rows = list(csv.DictReader(io.StringIO(as_csv(night, "points", night.state))))
    assert sum(int(row["points"]) for row in rows) == total
    document = msgspec.json.decode(as_json(night, night.state))
    assert sum(line["points"] for pod in document["prize_order"].values() for line in pod) == total
