"""Players of equal points stand by the tie-breakers that their night has agreed on, in that order."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import structs

from entaku.messages import LANGUAGES, say
from entaku.tournament import acts, matches
from entaku.tournament.exporting import Reader, as_csv
from entaku.tournament.night import Night, read, write
from entaku.tournament.settings import OF_MATCHES, Settings, Tie
from entaku.tournament.standings import standings
from entaku.tournament.ties import Meetings
from tests.tournament.nights import DESK, in_round_1, next_round, play_out, registered

CIRCLE = (
    (((1, 2), (2, 0)), ((3, 4), (2, 0))),
    (((1, 3), (2, 0)), ((2, 4), (2, 1))),
    (((1, 4), (0, 2)), ((2, 3), (1, 1))),
)
"""Three rounds of four players: 1 beat 2 and 3 and lost to 4; 2 beat 4 and drew with 3."""


def swiss(*ties: Tie) -> Night:
    """The three rounds, with these tie-breakers."""
    night = registered(4, Settings(structure="swiss", rounds=3, ties=ties))
    for pairs in CIRCLE:
        night.add(DESK, acts.PairingDrafted(tuple(acts.Seating(two, "swiss") for two, _ in pairs)))
        night.add(DESK, acts.PairingPublished())
        for group in night.state.groups_in(night.state.round):
            score = next(score for two, score in pairs if two == group.game.order)
            wins = dict(zip(group.game.order, score, strict=True))
            night.add(DESK, acts.MatchReported(group.number, wins, 0))
    return night


def order(night: Night) -> list[int]:
    """The players, best first."""
    return [line.player for line in standings(night.state)]


def test_the_order_of_tie_breakers_decides() -> None:
    """2 and 3 have four points each: which of them is second depends on what is compared first."""
    found = matches.records(swiss().state)
    assert {player: record.points for player, record in found.items()} == {1: 6, 2: 4, 3: 4, 4: 3}
    for tie in OF_MATCHES:
        second = max((2, 3), key=lambda player: found[player].part(tie))
        if found[2].part(tie) != found[3].part(tie):
            assert order(swiss(tie)) == [1, second, 5 - second, 4]
    assert order(swiss()) == order(swiss(*OF_MATCHES)) == sorted(found, key=lambda one: found[one].key, reverse=True)
    assert {order(swiss(tie))[1] for tie in OF_MATCHES} == {2, 3}


def test_standings_say_each_tie_breaker_in_its_order() -> None:
    """In the reasons of a place, in both languages, and in what is exported."""
    night = swiss("game", "wins", "head-to-head")
    assert [reason.key for reason in standings(night.state)[0].reasons] == [
        "night-why-match-points", "night-why-game", "night-why-wins",
    ]  # fmt: skip
    for language in LANGUAGES:
        line = standings(night.state)[1]
        assert all(reason.said(language) in line.explained(language) for reason in line.reasons)
        assert line.reasons[1].said(language) in as_csv(night, "standings", night.state, Reader(language))


@pytest.mark.parametrize(
    "taken, expected",
    [
        ({(1, 2): (1,), (2, 1): (0,)}, {1: 1, 2: 0}),
        ({(1, 2): (1, 0), (2, 1): (0, 1)}, {1: Fraction(1, 2), 2: Fraction(1, 2)}),
        ({}, {1: 0, 2: 0}),
    ],
)
def test_games_against_each_other(taken: dict[tuple[int, int], Sequence[int]], expected: dict[int, Fraction]) -> None:
    """Who won them is better; where they haven't met nobody is."""
    parts = {two: tuple(map(Fraction, those)) for two, those in taken.items()}
    assert Meetings(parts).among((1, 2)) == expected


def test_games_against_each_other_count_only_where_all_have_met() -> None:
    """Of three who are level, two of whom haven't met, nobody is put before the others by them."""
    parts = {(1, 2): (Fraction(1),), (2, 1): (Fraction(0),), (2, 3): (Fraction(1),), (3, 2): (Fraction(0),)}
    assert set(Meetings(parts).among((1, 2, 3)).values()) == {0}


def test_rounds_by_points_are_parted_as_was_agreed() -> None:
    """Who sat at one table and left it later stands before the others of equal points, and it is said why."""
    night = in_round_1(8, Settings(structure="points", rounds=2, ties=("head-to-head",)))
    for group in night.state.groups_in(1):
        play_out(night, group)
    lines = standings(night.state)
    assert lines[0].reasons[0].facts == {"points": 5}
    losers = [line.player for line in lines[2:]]
    assert losers == sorted(losers)  # two tables: not everybody of equal points has met
    other = in_round_1(4, Settings(structure="points", rounds=2, ties=("head-to-head",)))
    (group,) = other.state.groups_in(1)
    play_out(other, group)
    places = [place.player for place in other.state.finish(group)]
    assert order(other) == places
    assert standings(other.state)[1].reasons[-1].key == "night-why-head-to-head"


@settings(max_examples=30, deadline=None)
@given(
    st.lists(
        st.sampled_from(["opponents-match", "game", "opponents-game", "wins", "head-to-head", "later-seats", "lot"])
    )
)
def test_any_list_gives_a_whole_order(ties: list[Tie]) -> None:
    """Whatever is listed, in whatever order, twice or for another kind of night: points come first, nobody is lost."""
    night = swiss(*ties)
    assert sorted(order(night)) == [1, 2, 3, 4]
    assert order(night)[0] == 1
    assert order(night)[-1] == 4
    assert msgspec.json.decode(msgspec.json.encode(night.setup.settings), type=Settings) == night.setup.settings


BY_LOT = "night-why-lot"


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.sampled_from(("swiss", "points")))
def test_a_lot_parts_only_who_is_level(seed: int, structure: Literal["swiss", "points"]) -> None:
    """Nobody passes somebody better by it; it is said of those whom it parts, and of nobody else."""
    plain = Settings(structure=structure, rounds=2, ties=("wins",))
    night = in_round_1(8, structs.replace(plain, ties=("wins", "lot")), seed)
    for group in night.state.groups_in(1)[:-1]:
        play_out(night, group)
    level: dict[tuple[object, object], set[int]] = {}
    for line in standings(structs.replace(night.state, settings=plain)):
        points, wins = line.reasons
        level.setdefault((points.facts["points"], wins.facts["wins"]), set()).add(line.player)
    parted = {line.player: line.reasons[-1].key == BY_LOT for line in standings(night.state)}
    assert parted == {player: len(those) > 1 for those in level.values() for player in those}
    left = order(night)
    for those in level.values():
        assert {left.pop(0) for _ in those} == those


def test_a_lot_is_drawn_once() -> None:
    """Round after round, after an undo, a late entry and a restart the same players stand before one another."""
    night = registered(6, Settings(structure="swiss", rounds=2, ties=("lot",)))
    drawn = order(night)
    assert drawn != sorted(drawn)
    next_round(night)
    assert order(night) == drawn
    night.undo(DESK, len(night.log), insist=True)
    night.add(DESK, acts.Registered(7, "Late"))
    assert [player for player in order(night) if player != 7] == drawn
    again = read(write(night))
    assert standings(again.state) == standings(night.state)
    assert {tuple(order(registered(6, Settings(structure="swiss", ties=("lot",)), seed))) for seed in range(20)} != {
        tuple(drawn)
    }


def test_a_lot_is_called_one() -> None:
    """In the standings and what is exported, in both languages; where nobody lists it level players stand as before."""
    night = registered(3, Settings(structure="points", ties=("wins", "lot")))
    for language in LANGUAGES:
        words = say(BY_LOT, language)
        for line in standings(night.state):
            assert words in line.explained(language)
        assert as_csv(night, "standings", night.state, Reader(language)).count(words) == 3
    assert order(registered(3, Settings(structure="points", ties=("wins",)))) == [1, 2, 3]
