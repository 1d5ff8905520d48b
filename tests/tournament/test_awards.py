"""Prizes, honours and votes."""

import pytest

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.finishing import Departure
from entaku.tournament.night import Doubtful, Night
from entaku.tournament.points import group_points, points
from entaku.tournament.prize_order import WHOLE_NIGHT
from entaku.tournament.prize_table import next_picker
from entaku.tournament.prizes import Prize, best, parted
from entaku.tournament.settings import HONOURS, Honour, PointSystem, Settings
from entaku.tournament.standings import pod_standings, standings
from entaku.tournament.table_awards import awards, democratic, missing_votes
from tests.tournament.nights import DESK, in_round_1, next_round, play_out


def finished(settings: Settings | None = None) -> Night:
    """A pod of four whose game is over."""
    night = in_round_1(4, settings)
    play_out(night, night.state.groups[1])
    return night


CARDS = (
    Prize(1, "Common", "common", drafter=1), Prize(2, "Rare", "rare", drafter=1), Prize(3, "Mythic", "mythic"),
    Prize(4, "Foil common", "common", True), Prize(5, "Uncommon", "uncommon", drafter=2),
    Prize(6, "Foil rare", "rare", True), Prize(7, "Rare too", "rare"),
)  # fmt: skip


@pytest.mark.rule("EV-4")
def test_what_is_pooled() -> None:
    """Rares, mythics and foils are picked; the rest stays with its drafter."""
    pool, kept = parted(CARDS)
    assert [prize.number for prize in pool] == [2, 3, 4, 6, 7]
    assert [prize.number for prize in kept] == [1, 5]
    assert [best(pool).name, best(pool[2:]).name] == ["Mythic", "Foil rare"]


@pytest.mark.rule("EV-4")
@pytest.mark.parametrize("pick, expected", [("straight", [0, 1, 2, 3, 0]), ("snake", [0, 1, 2, 3, 3])])
def test_picks_follow_the_ranking(pick: str, expected: list[int]) -> None:
    """Prizes are picked in ranking order, straight or snake, out of turn only on the organiser's word."""
    night = finished(Settings(pick="snake" if pick == "snake" else "straight"))
    ranking = [line.player for line in pod_standings(night.state, 1)]
    night.add(DESK, acts.PrizesPooled(1, CARDS))
    with pytest.raises(Doubtful):
        night.add("player", acts.PrizePicked(ranking[1], 3))
    pickers = []
    for prize in (3, 6, 2, 7, 4):
        turn = next_picker(night.state, 1)
        assert turn is not None
        pickers.append(ranking.index(turn))
        night.add("player", acts.PrizePicked(turn, prize))
    assert expected == pickers
    assert next_picker(night.state, 1) is None
    assert night.state.taken[1] == 1
    with pytest.raises(Unlawful, match="taken by"):
        night.add("player", acts.PrizePicked(ranking[0], 3), insist=True)


@pytest.mark.rule("EV-8")
def test_extra_prizes() -> None:
    """A group of round 2 has its own extra prize, given to one of its players once."""
    night = in_round_1(8)
    for group in list(night.state.groups.values()):
        play_out(night, group)
    next_round(night)
    group = night.state.groups[3]
    night.add(DESK, acts.ExtraPrize(3, Prize(90, "Promo")))
    with pytest.raises(Doubtful):
        night.add(DESK, acts.ExtraGiven(90, night.state.groups[4].game.order[0]))
    night.add(DESK, acts.ExtraGiven(90, group.game.order[1]))
    assert night.state.taken[90] == group.game.order[1]
    with pytest.raises(Unlawful):
        night.add(DESK, acts.ExtraGiven(90, group.game.order[0]), insist=True)


@pytest.mark.rule("CM-17")
def test_honours() -> None:
    """The highest value has an honour, equals share it, and only announced ones count."""
    night = finished(Settings(honours=(*HONOURS, Honour("mission", "each", 1, "Cast a vote"))))
    a, b, c, _ = night.state.groups[1].game.order
    for player, value in ((a, 12), (b, 30), (c, 30), (b, 7)):
        night.add("table", acts.HonourNoted(1, "combat-damage", player, value))
    night.add("table", acts.HonourNoted(1, "mission", a, confirmed_by=b))
    found = {award.honour: (award.players, award.value) for award in awards(night.state)}
    assert found == {"combat-damage": ((b, c), 30), "mission": ((a,), 1)}
    with pytest.raises(Unlawful):
        night.add("table", acts.HonourNoted(1, "fastest", a), insist=True)
    with pytest.raises(Doubtful):
        night.add("table", acts.HonourNoted(1, "mission", b, confirmed_by=b))


@pytest.mark.rule("CM-18")
def test_a_democratic_victory() -> None:
    """Surviving is 2 points and each vote 1; equal points go to who survived."""
    night = finished()
    a, b, c, d = night.state.groups[1].game.order
    for voter, chosen in ((a, b), (c, b), (d, a)):
        night.add("player", acts.Voted(1, voter, chosen))
    assert missing_votes(night.state.groups[1]) == (b,)
    rows = democratic(night.state, night.state.groups[1])
    assert [(row.player, row.points) for row in rows] == [(d, 2), (b, 2), (a, 1), (c, 0)]


@pytest.mark.rule("CM-18")
def test_votes_that_don_t_count() -> None:
    """Nobody votes for themselves or from another group; a second vote needs a word and replaces the first."""
    night = finished()
    a, b, c, _ = night.state.groups[1].game.order
    with pytest.raises(Unlawful, match="themselves"):
        night.add("player", acts.Voted(1, a, a), insist=True)
    night.add("player", acts.Voted(1, a, b))
    with pytest.raises(Doubtful):
        night.add("player", acts.Voted(1, a, c))
    night.add("player", acts.Voted(1, a, c), insist=True)
    assert night.state.groups[1].votes == {a: c}


@pytest.mark.rule("CM-18")
def test_several_survive_a_time_out() -> None:
    """Everybody still in when time runs out has survived."""
    night = in_round_1(4)
    a, b, c, d = night.state.groups[1].game.order
    night.add("table", acts.ResultEntered(1, (Departure((a,)),), {b: 3, c: 2, d: 1}, True))
    rows = democratic(night.state, night.state.groups[1])
    assert [(row.player, row.survived) for row in rows] == [(d, True), (c, True), (b, True), (a, False)]


@pytest.mark.rule("CM-17")
def test_a_question_is_put_to_each_table() -> None:
    """An honour that is a question goes to whom most of a table name, and its points count; nobody names themselves."""
    question = Honour("wildest", "vote", 2, "Who made the wildest block?")
    night = in_round_1(8, Settings(structure="points", honours=(question,)))
    for group in night.state.groups.values():
        play_out(night, group)
    first = night.state.groups[1]
    a, b, c, d = first.game.order
    for voter, chosen in ((a, c), (b, c), (c, a)):
        night.add(DESK, acts.Voted(1, voter, chosen, "wildest"))
    assert [(award.players, award.value) for award in awards(night.state, first)] == [((c,), 2)]
    assert missing_votes(first, "wildest") == (d,)
    assert missing_votes(first) == first.game.order
    assert points(night.state)[c] == 2 + group_points(first, night.state.finish(first), PointSystem())[c]
    with pytest.raises(Unlawful, match="themselves"):
        night.add(DESK, acts.Voted(1, d, d, "wildest"))
    with pytest.raises(Unlawful, match="not announced"):
        night.add(DESK, acts.Voted(1, d, a, "longest"))
    with pytest.raises(Unlawful, match="not announced"):
        night.add(DESK, acts.HonourNoted(1, "wildest", a))


@pytest.mark.rule("EV-4", "CM-18")
def test_prizes_of_a_night_by_points() -> None:
    """Where nobody drafts in pods, one pool of the whole night is picked in the order of the standings."""
    night = in_round_1(8, Settings(structure="points", rounds=1))
    pool = (Prize(1, "Rare", "rare"), Prize(2, "Mythic", "mythic"))
    with pytest.raises(Unlawful, match="no pod 1"):
        night.add(DESK, acts.PrizesPooled(1, pool))
    night.add(DESK, acts.PrizesPooled(WHOLE_NIGHT, pool))
    first, second = [line.player for line in standings(night.state)][:2]
    with pytest.raises(Doubtful, match="still at play"):
        night.add(DESK, acts.PrizePicked(first, 1))
    for group in night.state.groups.values():
        play_out(night, group)
    first, second = [line.player for line in standings(night.state)][:2]
    assert next_picker(night.state, WHOLE_NIGHT) == first
    night.add(DESK, acts.PrizePicked(first, 2))
    assert next_picker(night.state, WHOLE_NIGHT) == second
