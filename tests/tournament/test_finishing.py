"""The order in which a game ends."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.tournament.clock import Clock, turns_at_time
from entaku.tournament.finishing import Departure, Game, finish, survivors_of

NAMES = dict(enumerate("ABCDE"))


def order(game: Game) -> str:
    return "".join(NAMES[place.player] for place in finish(game, "winners", NAMES))


@pytest.mark.rule("EV-7")
def test_c_and_d_together() -> None:
    """In the order A, B, C, D, when C and D lose together, D ranks above C."""
    game = Game((0, 1, 2, 3), (Departure((2, 3)), Departure((0,))))
    assert order(game) == "BADC"


@pytest.mark.rule("EV-9")
def test_life_decides_at_time() -> None:
    """A 21, B 4, C 10, D 10 at the end of time: A, D, C, B, and the reasons say so."""
    game = Game((0, 1, 2, 3), lives={0: 21, 1: 4, 2: 10, 3: 10}, timed_out=True)
    assert order(game) == "ADCB"
    second = finish(game, "winners", NAMES)[1]
    assert [reason.said("en") for reason in second.reasons] == [
        "10 life in the winners' group when time ran out",
        "as much life as C, but sits later in turn order",
    ]


@pytest.mark.rule("EV-7")
def test_everybody_at_once() -> None:
    """When everybody loses at once, the last in turn order is first."""
    assert order(Game((0, 1, 2, 3), (Departure((1, 3, 0, 2)),))) == "DCBA"


@pytest.mark.rule("EV-6")
def test_later_to_leave_is_higher() -> None:
    """The last one standing is 1st, the third to leave 2nd, and it is said so."""
    places = finish(Game((0, 1, 2, 3), (Departure((1,)), Departure((3,)), Departure((0,)))), "winners", NAMES)
    assert [NAMES[place.player] for place in places] == ["C", "A", "D", "B"]
    assert [place.reasons[0].said("en") for place in places] == [
        "last one standing in the winners' group",
        "third to leave the winners' group",
        "second to leave the winners' group",
        "first to leave the winners' group",
    ]
    assert places[1].reasons[0].said("ja") == "勝ちグループで3番目に離脱した"


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Any game of up to five: batches of departures, lives, a time-out, absent players."""
    players = draw(st.permutations(range(5)))[: draw(st.integers(2, 5))]
    here = draw(st.integers(1, len(players)))
    seats, absent = tuple(players[:here]), tuple(players[here:])
    leaving = draw(st.permutations(seats))[: draw(st.integers(0, here))]
    left, start = [], 0
    while start < len(leaving):
        size = draw(st.integers(1, len(leaving) - start))
        left.append(Departure(tuple(leaving[start : start + size])))
        start += size
    lives = {player: draw(st.integers(1, 3)) for player in seats}
    return Game(seats, tuple(left), absent, lives, draw(st.booleans()))


@pytest.mark.rule("EV-6", "EV-7", "EV-9")
@settings(max_examples=100, deadline=None)
@given(games())
def test_the_order_is_total_and_follows_the_rules(game: Game) -> None:
    """Everybody has one place with a reason, and every pair of players stands as the rules say."""
    places = finish(game, "losers", NAMES)
    ranked = [place.player for place in places]
    assert sorted(ranked) == sorted((*game.order, *game.absent))
    batch = {player: index for index, departure in enumerate(game.left) for player in departure.players}
    for high, above in enumerate(ranked):
        for below in ranked[high + 1 :]:
            if below in game.absent:
                assert above not in game.absent or game.absent.index(above) > game.absent.index(below)
                continue
            assert above not in game.absent
            when = batch.get(above, 99), batch.get(below, 99)
            assert when[0] >= when[1]
            if when == (99, 99) and game.timed_out:
                assert game.lives[above] >= game.lives[below]
            if when[0] == when[1] and (
                not game.timed_out or when != (99, 99) or game.lives[above] == game.lives[below]
            ):
                assert game.order.index(above) > game.order.index(below)
    for language in ("en", "ja"):
        assert all(reason.said(language) for place in places for reason in place.reasons)


@settings(max_examples=50, deadline=None)
@given(games(), st.permutations(range(5)))
def test_names_don_t_matter(game: Game, other: list[int]) -> None:
    """Players renamed give the same order renamed: only seats count."""
    renamed = Game(
        tuple(other[player] for player in game.order),
        tuple(Departure(tuple(other[player] for player in one.players)) for one in game.left),
        tuple(other[player] for player in game.absent),
        {other[player]: life for player, life in game.lives.items()},
        game.timed_out,
    )
    expected = [other[place.player] for place in finish(game, "losers", NAMES)]
    assert expected == [place.player for place in finish(renamed, "losers", NAMES)]


@pytest.mark.rule("EV-6")
def test_who_survives() -> None:
    """Two survive in each group, three and two in a pod of ten, unless agreed otherwise."""
    assert survivors_of((3, 4), {}) == (2, 2)
    assert survivors_of((5, 5), {}) == (3, 2)
    assert survivors_of((5,), {}) == (1,)
    assert survivors_of((3, 3), {"3+3": (2, 1)}) == (2, 1)


@pytest.mark.rule("EV-9")
@pytest.mark.parametrize("active", range(4))
def test_the_lap(active: int) -> None:
    """From every seat, the running turn is the first of one lap; the other settings add a lap or end at once."""
    once = tuple((active + step) % 4 for step in range(4))
    assert turns_at_time(range(4), range(4), active, "active") == once
    assert turns_at_time(range(4), range(4), active, "extra") == once * 2
    assert turns_at_time(range(4), range(4), active, "none") == ()


def test_the_clock() -> None:
    """A paused clock stands, more time is more time, and an overdrawn clock says by how much."""
    clock = Clock(60).started(0).paused(50).extended(30).started(100)
    assert clock.remaining(120) == 20
    assert clock.remaining(150) == -10
