"""Matches of two: Swiss pairings, tie-breakers, brackets, and tables whose winners go on."""

import csv
import io
import random
from collections.abc import Sequence
from fractions import Fraction

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream, seed_from
from entaku.tournament import acts, duels, knockout, late_seats, matches, swiss
from entaku.tournament.exporting import Reader, as_csv, as_records, as_text
from entaku.tournament.night import Doubtful, Night
from entaku.tournament.prizes import Prize
from entaku.tournament.settings import Settings
from entaku.tournament.stage import stage
from entaku.tournament.standings import standings
from tests.tournament.nights import DESK, in_round_1, next_round, play_out, registered

SCORES = ((2, 0, 0), (2, 1, 0), (1, 2, 0), (0, 2, 0), (1, 1, 0), (1, 1, 1), (1, 0, 1), (0, 0, 1))


def report(night: Night, group: int, score: tuple[int, int, int], *, correction: bool = False) -> None:
    """Enter a match by the games of its first player, its second, and drawn ones."""
    one, other = night.state.groups[group].game.order
    night.add(DESK, acts.MatchReported(group, {one: score[0], other: score[1]}, score[2], correction))


def played_out(night: Night, luck: random.Random, scores: Sequence[tuple[int, int, int]] = SCORES) -> None:
    """Every match that is open ends somehow."""
    for number, group in list(night.state.groups.items()):
        if not group.is_over:
            report(night, number, luck.choice(scores))


def set_up(night: Night, *pairs: tuple[int, int]) -> None:
    """A Swiss round of these matches; who is in none has the bye."""
    night.add(DESK, acts.PairingDrafted(tuple(acts.Seating(two, "swiss") for two in pairs)))
    night.add(DESK, acts.PairingPublished())


A, B, C, D, E = range(1, 6)


def example() -> Night:
    """Five players, three rounds, worked out by hand below."""
    night = registered(5, Settings(structure="swiss", rounds=3))
    set_up(night, (A, B), (C, D))
    report(night, 1, (2, 0, 0))
    report(night, 2, (2, 1, 0))
    set_up(night, (A, C), (B, E))
    report(night, 3, (1, 1, 1))
    report(night, 4, (1, 2, 0))
    set_up(night, (A, E), (B, D))
    report(night, 5, (2, 1, 0))
    report(night, 6, (0, 2, 0))
    return night


def test_the_tie_breakers_of_an_example() -> None:
    """Match points, opponents' match wins, game wins and opponents' game wins, as worked out by hand.

    Match wins: A and C 7 of 9 points, D and E 6 of 9 (each with a bye), B nothing, which counts as 33 %.
    Game wins: A and C 16 of 24, D 15 of 21, E 15 of 24, B 3 of 21, which counts as 33 %.
    """
    night = example()
    found = matches.records(night.state)
    floor = Fraction(33, 100)
    assert {player: record.points for player, record in found.items()} == {A: 7, B: 0, C: 7, D: 6, E: 6}
    assert [(found[one].won, found[one].lost, found[one].drawn) for one in (A, B, C)] == [
        (2, 0, 1),
        (0, 3, 0),
        (2, 0, 1),
    ]
    assert found[A].opponents_match == (floor + Fraction(7, 9) + Fraction(2, 3)) / 3
    assert found[C].opponents_match == (Fraction(2, 3) + Fraction(7, 9)) / 2
    assert found[D].opponents_match == found[E].opponents_match == (floor + Fraction(7, 9)) / 2
    assert [found[one].game for one in (A, B, C, D, E)] == [
        Fraction(2, 3), floor, Fraction(2, 3), Fraction(5, 7), Fraction(5, 8),
    ]  # fmt: skip
    assert found[B].opponents_game == (Fraction(2, 3) + Fraction(5, 8) + Fraction(5, 7)) / 3
    assert [line.player for line in standings(night.state)] == [C, A, D, E, B]
    assert standings(night.state)[0].explained("en") == (
        "1st: 7 points (2–0–1); opponents' match wins 72.22 %, own game wins 66.67 %, opponents' game wins 69.05 %"
    )


def test_a_result_corrected_later_counts_as_corrected() -> None:
    """Correcting round 1 after round 3 changes points and everybody's tie-breakers; undo brings them back."""
    night = example()
    before = matches.records(night.state)
    with pytest.raises(Doubtful):
        report(night, 1, (0, 2, 0))
    report(night, 1, (0, 2, 0), correction=True)
    after = matches.records(night.state)
    assert (after[A].points, after[B].points) == (4, 3)
    assert after[E].opponents_match != before[E].opponents_match
    night.undo(DESK, night.version)
    assert matches.records(night.state) == before


@settings(max_examples=20, deadline=None)
@given(st.integers(2, 11), st.integers(0, 10_000))
def test_nobody_meets_twice_and_byes_go_round(players: int, seed: int) -> None:
    """Nobody meets twice while that can be avoided, and nobody has a second bye before everybody had one."""
    luck = random.Random(seed)
    night = registered(players, Settings(structure="swiss", rounds=9), seed)
    for _ in range(min(players - 1 + players % 2, 5)):
        past, byes = set(swiss.met(night.state)), swiss.had_bye(night.state)
        score = duels.points(night.state)
        next_round(night)
        now = [group.game.order for group in night.state.groups_in(night.state.round)]
        free = [player for number, player in night.state.byes if number == night.state.round]
        assert sorted([*free, *(player for two in now for player in two)]) == list(range(1, players + 1))
        assert len(free) == players % 2
        again = [two for two in now if tuple(sorted(two)) in past]
        if players <= 8:
            assert bool(again) == (not can_avoid(list(range(1, players + 1)), past, byes))
        for player in free:
            assert player not in byes
            if players > 8 and not again:
                assert score[player] == min(score[one] for one in score if one not in byes)
        played_out(night, luck)


def can_avoid(players: list[int], past: set[tuple[int, int]], byes: set[int]) -> bool:
    """Whether all can be paired with somebody new, an odd one out having their first bye: by trying everything."""
    if len(players) % 2:
        return any(
            can_avoid([one for one in players if one != free], past, byes) for free in players if free not in byes
        )
    if not players:
        return True
    first, *rest = players
    return any(
        (first, other) not in past and can_avoid([one for one in rest if one != other], past, byes) for other in rest
    )


def test_a_large_hall_meets_nobody_twice() -> None:
    """64 players in five rounds meet nobody twice, and nearly all somebody of their own points, or a win apart."""
    luck = random.Random(1)
    score = dict.fromkeys(range(1, 65), 0)
    met: dict[tuple[int, int], int] = {}
    for number in range(5):
        pairs, bye = swiss.pair(list(score), score, met, (), Stream(seed_from(1), "test", "pairing", number))
        assert bye is None
        assert sum(abs(score[one] - score[other]) > 3 for one, other in pairs) <= 2
        for one, other in pairs:
            two = (min(one, other), max(one, other))
            met[two] = met.get(two, 0) + 1
            score[luck.choice(two)] += 3
    assert set(met.values()) == {1}
    assert len(met) == 5 * 32


def test_pairings_repeat_by_seed() -> None:
    """The same seed gives the same pairing, another seed another."""
    first, again, other = (in_round_1(12, Settings(structure="swiss"), seed) for seed in (1, 1, 2))
    assert first.state.groups == again.state.groups
    assert first.state.groups != other.state.groups


@settings(max_examples=25, deadline=None)
@given(st.integers(3, 10), st.integers(0, 10_000))
def test_standings_depend_on_results_alone(players: int, seed: int) -> None:
    """Results entered in another order, and players with other numbers, stand as they would."""
    luck = random.Random(seed)
    night = registered(players, Settings(structure="swiss", rounds=5), seed)
    renumbered = list(range(1, players + 1))
    luck.shuffle(renumbered)
    other_number = dict(zip(range(1, players + 1), renumbered, strict=True))
    twin = registered(players, Settings(structure="swiss", rounds=5), seed)
    for _ in range(3):
        next_round(night)
        of_round = [group.game.order for group in night.state.groups_in(night.state.round)]
        set_up(twin, *((other_number[one], other_number[two]) for one, two in of_round))
        results = {group.number: luck.choice(SCORES) for group in night.state.groups_in(night.state.round)}
        for number, score in results.items():
            report(night, number, score)
        for number in luck.sample(sorted(results), len(results)):
            report(twin, number, results[number])
    found, at_twin = matches.records(night.state), matches.records(twin.state)
    assert {other_number[player]: record for player, record in found.items()} == at_twin
    assert [found[line.player].key for line in standings(night.state)] == [
        at_twin[line.player].key for line in standings(twin.state)
    ]


def test_who_has_dropped_is_not_paired() -> None:
    """A drop loses the match at play and is in no later one; dropped in between, the opponent has a bye."""
    night = in_round_1(6, Settings(structure="swiss", rounds=4))
    quitter, left_alone = night.state.groups[1].game.order
    night.add(DESK, acts.Dropped(quitter))
    assert night.state.groups[1].is_over
    assert duels.points(night.state)[left_alone] == 3
    played_out(night, random.Random(1))
    night.add(DESK, night.draw_round())
    assert night.state.draft is not None
    assert quitter not in {player for seating in night.state.draft for player in seating.players}
    second, opponent = night.state.draft[0].players
    night.add(DESK, acts.Dropped(second))
    night.add(DESK, acts.PairingPublished())
    assert opponent in swiss.had_bye(night.state)
    assert matches.played(night.state)[opponent][-1].opponent is None
    assert len(matches.played(night.state)[second]) == 1


def test_without_a_score() -> None:
    """A concession is a match won with all games it takes, time a draw; a score entered after replaces either."""
    night = in_round_1(4, Settings(structure="swiss"))
    one, other = night.state.groups[1].game.order
    night.add(DESK, acts.LeftGame(1, (other,), "concession"))
    night.add(DESK, acts.TimeRanOut(2, dict.fromkeys(night.state.groups[2].game.order, 7)))
    found = matches.played(night.state)
    assert (found[one][0].games, found[other][0].games) == ((2, 0, 0), (0, 2, 0))
    assert sorted(duels.points(night.state).values()) == [0, 1, 1, 3]
    report(night, 1, (1, 2, 0), correction=True)
    assert duels.points(night.state)[other] == 3


@pytest.mark.parametrize("score", [(3, 0, 0), (2, 2, 0), (0, 0, 0), (-1, 0, 0), (2, 0, 99)])
def test_scores_that_cannot_be(score: tuple[int, int, int]) -> None:
    """A score that no match to two wins can have is refused and changes nothing."""
    night = in_round_1(4, Settings(structure="swiss"))
    before = night.version
    with pytest.raises(Unlawful) as problem:
        report(night, 1, score)
    assert (problem.value.key, night.version) == ("night-score-impossible", before)
    assert not night.state.groups[1].is_over


def test_scores_are_for_matches() -> None:
    """A group of four takes no score, and a bracket no draw."""
    night = in_round_1(4, Settings(structure="points"))
    with pytest.raises(Unlawful, match="isn't a match of two"):
        night.add(DESK, acts.MatchReported(1, {1: 2}))
    night = in_round_1(4, Settings(structure="elimination"))
    with pytest.raises(Unlawful, match="decides who goes on"):
        report(night, 1, (1, 1, 0))


def test_the_best_go_on_into_a_bracket() -> None:
    """After the Swiss rounds the best four play 1–4 and 2–3, then the final; the ranking follows how far each came."""
    night = in_round_1(8, Settings(structure="swiss", rounds=2, final=4))
    luck = random.Random(3)
    played_out(night, luck)
    next_round(night)
    played_out(night, luck)
    best = [line.player for line in standings(night.state)]
    next_round(night)
    semifinals = [group.game.order for group in night.state.groups_in(3)]
    assert semifinals == [(best[0], best[3]), (best[1], best[2])]
    report(night, 9, (0, 2, 0))
    report(night, 10, (2, 1, 0))
    assert stage(night.state) == "pair"
    next_round(night)
    assert night.state.groups[11].game.order == (best[1], best[3])
    report(night, 11, (2, 0, 0))
    assert stage(night.state) == "over"
    assert [line.player for line in standings(night.state)] == [best[1], best[3], best[0], best[2], *best[4:]]
    assert all(line.final for line in standings(night.state))
    assert [reason.said("ja") for reason in standings(night.state)[0].reasons[:2]] == ["決勝戦に進出", "2-0で勝利"]
    with pytest.raises(Unlawful, match="was the last one"):
        night.draw_round()


@pytest.mark.rule("EV-6")
def test_a_bracket_gives_places_to_those_alone_who_are_beaten_once_their_round_is_over() -> None:
    """Who plays, waits or has won has none yet, nor have the beaten while others play on; the prizes' order neither."""
    night = in_round_1(6, Settings(structure="elimination"))
    assert {line.outcome for line in standings(night.state)} == {"playing", "survived"}
    assert [row["rank"] for row in csv.DictReader(io.StringIO(as_csv(night, "prize-order", night.state)))] == [""] * 6
    first, second = [number for number, group in night.state.groups.items() if len(group.players) == 2]
    report(night, first, (0, 2, 0))
    beaten, winner = night.state.groups[first].game.order
    shown = {line.player: line.outcome for line in standings(night.state)}
    assert (shown[beaten], shown[winner], list(shown.values()).count("playing")) == ("out", "survived", 2)
    assert all(line.place is None for line in standings(night.state))
    report(night, second, (2, 0, 0))
    assert [line.place for line in standings(night.state)] == [None] * 4 + [5, 6]
    while stage(night.state) != "over":
        next_round(night)
        assert [line.place for line in standings(night.state)][4:] == [5, 6]
        for group in night.state.groups_in(night.state.round):
            report(night, group.number, (2, 0, 0))
    assert [line.place for line in standings(night.state)] == [1, 2, 3, 4, 5, 6]
    assert next(row["rank"] for row in csv.DictReader(io.StringIO(as_csv(night, "prize-order", night.state)))) == "1"


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 20), st.integers(0, 10_000))
def test_a_bracket_ends_with_one(players: int, seed: int) -> None:
    """Single elimination: everybody but one loses once, nobody plays on after that, drops or not."""
    luck = random.Random(seed)
    night = registered(players, Settings(structure="elimination"), seed)
    out: set[int] = set()
    while stage(night.state) != "over":
        next_round(night)
        now = night.state.groups_in(night.state.round)
        playing = [player for group in now for player in group.game.order]
        assert not out & set(playing)
        assert len(set(playing)) == len(playing)
        for group in now:
            if len(group.game.order) == 2:
                report(night, group.number, luck.choice(((2, 0, 0), (1, 2, 0))))
                out.add(night.state.finish(night.state.groups[group.number])[1].player)
        if luck.random() < 0.3:
            quitter = luck.randint(1, players)
            if not night.state.players[quitter].dropped:
                night.add(DESK, acts.Dropped(quitter))
    lines = standings(night.state)
    assert lines[0].player not in out
    assert len(lines) == players == len({line.player for line in lines})


@pytest.mark.parametrize("players", range(1, 70))
def test_tables_on_the_way_to_the_final(players: int) -> None:
    """Tables have three or four (the final up to five), and the next rounds lead to one table by themselves."""
    seeds = tuple(range(players))
    while True:
        made = knockout.tables(seeds)
        assert sorted(player for seating in made for player in seating.players) == sorted(seeds)
        if len(made) == 1:
            assert made[0].half == "final"
            assert len(made[0].players) <= 5
            break
        assert all(len(seating.players) in (1, 3, 4) for seating in made)
        seeds = tuple(sorted(seating.players[0] for seating in made))


def test_pods_by_points_with_a_cut() -> None:
    """Ten go on: the two best wait, eight play at two tables, then four at the final; further is higher."""
    night = in_round_1(12, Settings(structure="points", rounds=1, final=10))
    for group in list(night.state.groups.values()):
        play_out(night, group)
    best = [line.player for line in standings(night.state)]
    next_round(night)
    now = night.state.groups_in(2)
    assert [group.game.order for group in now] == [
        (best[0],), (best[1],), (best[2], best[4], best[6], best[8]), (best[3], best[5], best[7], best[9]),
    ]  # fmt: skip
    for group in now[2:]:
        play_out(night, group)
    next_round(night)
    final = night.state.groups_in(3)[0]
    assert final.half == "final"
    assert set(final.game.order) == {best[0], best[1], best[8], best[9]}
    play_out(night, final)
    order = [line.player for line in standings(night.state)]
    assert order[:4] == [*reversed(final.game.order)]
    assert order[10:] == best[10:]
    assert stage(night.state) == "over"


def test_a_match_has_two() -> None:
    """A match of one or three is doubtful, but for who waits in a bracket."""
    night = registered(4, Settings(structure="swiss"))
    for size in (1, 3):
        with pytest.raises(Doubtful) as problem:
            night.add(DESK, acts.PairingDrafted((acts.Seating(tuple(range(1, size + 1)), "swiss"),)))
        assert problem.value.key == "night-match-size"


def test_who_comes_late_plays_from_the_next_round() -> None:
    """A match takes no third; whoever comes during a Swiss round plays in the next, and nobody waits during a cut."""
    night = in_round_1(4, Settings(structure="swiss", rounds=2, final=2))
    night.add(DESK, acts.Registered(5, "Player 5"))
    night.add(DESK, acts.CheckedIn(5))
    assert late_seats.waiting(night.state) == (5,)
    assert late_seats.place_in(night.state, night.state.groups[1]) == "none"
    with pytest.raises(Unlawful, match="has its two players"):
        night.add(DESK, acts.SeatGiven(5, 1), insist=True)
    played_out(night, random.Random(1))
    next_round(night)
    assert late_seats.waiting(night.state) == ()
    assert 5 in {player for group in night.state.groups_in(2) for player in group.players}
    played_out(night, random.Random(1))
    next_round(night)
    assert late_seats.waiting(night.state) == ()


def test_tables_in_the_desks_language() -> None:
    """Results as CSV, to be pasted, and as JSON: what is said in the language asked for, cards too; keys stay."""
    night = example()
    night.add(DESK, acts.PrizesPooled(0, (Prize(1, "Dack Fayden", "mythic"),)))
    names = {"Dack Fayden": "ダク・フェイデン"}
    table = as_csv(night, "prizes", night.state, Reader("ja", names.__getitem__)).splitlines()
    assert table == [
        "賞品番号,名前,レアリティ,フォイル,ドラフトした人,獲得した人",
        "1,ダク・フェイデン,神話レア,いいえ,,",
    ]
    lines = as_text(night, "groups", night.state, Reader("ja")).splitlines()
    assert lines[0].split("\t")[:4] == ["ラウンド", "ポッド", "卓", "種別"]
    assert lines[1].split("\t")[3:] == ["スイスドロー", "1", "Player 1", "1", "", "いいえ", "2", "0", "", "", ""]
    first = msgspec.json.decode(as_records(night, "standings", night.state, Reader("ja")))[0]
    assert (first["rank"], first["player"]) == (1, "Player 3")
    assert first["why"].startswith("1位：マッチポイント7点（2勝0敗1分）")
