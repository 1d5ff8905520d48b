"""Places at a night: first come, or by lots; who waits, who moves up and is told; brackets."""

from hashlib import sha256

import pytest
from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import Stream, seed_from
from entaku.tournament import acts
from entaku.tournament.night import Doubtful, Night, Setup, read, write
from entaku.tournament.notices import sent, to_players
from entaku.tournament.pairing import pair, past_of, sizes_of
from entaku.tournament.settings import Settings
from entaku.tournament.waiting_list import line, next_in_line
from tests.tournament.nights import DESK, registered


def signed_up(players: int, settings: Settings) -> Night:
    """A night for which so many have registered; nobody has checked in."""
    night = Night(Setup("Friday", settings), seed_from(1))
    for number in range(1, players + 1):
        night.add(DESK, acts.Registered(number, f"Player {number}", "link"))
    return night


def told(night: Night, player: int) -> list[str]:
    return [one.said.said("en") for one in to_players(sent(night, 0.0), night)[player]]


def test_who_comes_after_the_last_place_waits() -> None:
    """In the order of registration; as long as nobody goes there is no place for them."""
    night = signed_up(6, Settings(capacity=4))
    assert line(night.state) == (5, 6)
    assert next_in_line(night.state) is None
    assert line(signed_up(6, Settings()).state) == ()


def test_who_waits_first_moves_up_and_is_told() -> None:
    """A drop frees a place; who has it hears of it, and nobody else does."""
    night = signed_up(6, Settings(capacity=4))
    night.add(DESK, acts.Dropped(2))
    assert next_in_line(night.state) == 5
    night.add("–", acts.PlaceGiven(5))
    assert (line(night.state), next_in_line(night.state)) == ((6,), None)
    assert told(night, 5) == ["A place has become free: you are in."]
    assert told(night, 6) == told(night, 1) == []
    assert line(read(write(night)).state) == (6,)


def test_somebody_who_comes_back_waits_behind_the_others() -> None:
    """Their place was given to another."""
    night = signed_up(6, Settings(capacity=4))
    night.add(DESK, acts.Dropped(2))
    night.add("–", acts.PlaceGiven(5))
    night.add(DESK, acts.Returned(2))
    assert set(line(night.state)) == {2, 6}


def test_more_places_are_for_those_who_wait() -> None:
    """Where the desk finds another table, the next ones have its seats; who registers meanwhile is behind them."""
    night = signed_up(6, Settings(capacity=4))
    night.add(DESK, acts.SettingsChanged(Settings(capacity=5)))
    night.add(DESK, acts.Registered(7, "Player 7"))
    assert line(night.state) == (5, 6, 7)
    assert next_in_line(night.state) == 5


def test_who_waits_is_let_in_on_the_desks_word_alone() -> None:
    """It is a doubt, not a ban; who is let in has a place."""
    night = signed_up(5, Settings(capacity=4))
    with pytest.raises(Doubtful):
        night.add(DESK, acts.CheckedIn(5))
    with pytest.raises(Doubtful):
        night.add(DESK, acts.PlaceGiven(5))
    night.add(DESK, acts.CheckedIn(5), insist=True)
    assert (line(night.state), night.state.playing()) == ((), [5])
    with pytest.raises(Unlawful):
        night.add(DESK, acts.PlaceGiven(5), insist=True)


def test_nobody_moves_up_once_pods_are_made() -> None:
    """Who comes then is a late entry, and the desk seats them."""
    night = signed_up(5, Settings(capacity=4))
    for player in range(1, 5):
        night.add(DESK, acts.CheckedIn(player))
    night.add(DESK, night.draw_pods())
    night.add(DESK, acts.Dropped(1))
    assert next_in_line(night.state) is None
    night.add(DESK, acts.Registered(6, "Player 6"))
    assert line(night.state) == (5,)


def test_lots_follow_from_the_seed_that_everybody_sees() -> None:
    """The lowest SHA-256 of "seed:number" have places, the others wait in that order; those who come later behind."""
    night = signed_up(9, Settings(capacity=4, places="lottery"))
    assert line(night.state) == tuple(range(1, 10))
    assert next_in_line(night.state) is None
    night.add(DESK, acts.LotsDrawn("sunday 7"))
    order = sorted(range(1, 10), key=lambda player: sha256(f"sunday 7:{player}".encode()).hexdigest())
    assert line(night.state) == tuple(order[4:])
    night.add(DESK, acts.Registered(10, "Player 10"))
    assert line(night.state) == (*order[4:], 10)
    assert told(night, order[0]) == ["Lots were drawn: you have a place."]
    assert told(night, order[5]) == ["Lots were drawn: you are number 2 on the waiting list."]
    with pytest.raises(Doubtful):
        night.add(DESK, acts.LotsDrawn("monday"))
    night.add(DESK, acts.Dropped(order[0]))
    assert next_in_line(night.state) == order[4]


@pytest.mark.parametrize(
    ("settings", "seed"), [(Settings(), "1"), (Settings(capacity=2), " "), (Settings(capacity=2), "x" * 65)]
)
def test_lots_that_cannot_be_drawn(settings: Settings, seed: str) -> None:
    """Where nobody counts places, or the seed says nothing or too much."""
    with pytest.raises(Unlawful):
        signed_up(3, settings).add(DESK, acts.LotsDrawn(seed))


def test_pods_are_of_one_bracket_as_far_as_their_sizes_let_them() -> None:
    """Eight of bracket 2 and eight of bracket 4 make two pods; without the setting they are mixed by lot."""
    night = registered(16, Settings(brackets=True))
    for player in range(1, 17):
        night.add(DESK, acts.BracketDeclared(player, 2 if player % 2 else 4))
    found = [{night.state.players[player].bracket for player in pod} for pod in night.draw_pods().pods]
    assert sorted(map(tuple, found)) == [(2,), (4,)]
    night.add(DESK, acts.SettingsChanged(replace(night.state.settings, brackets=False)))
    assert any(len({night.state.players[player].bracket for player in pod}) == 2 for pod in night.draw_pods().pods)
    with pytest.raises(Unlawful):
        night.add(DESK, acts.BracketDeclared(1, 6))


def test_groups_by_points_are_of_one_bracket() -> None:
    """Whatever points they have: whoever plays for another bracket is met only where sizes ask for it."""
    brackets = {player: 1 + player % 3 for player in range(24)}
    points = {player: player % 5 for player in range(24)}
    made = pair(range(24), points, past_of([]), sizes_of(24), Stream(seed_from(2), "t", "pairing"), brackets)
    assert all(len({brackets[player] for player in group}) == 1 for group in made)


@pytest.mark.parametrize("players", [7, 10, 11, 13, 22])
def test_nobody_sits_in_a_three_again_before_others_have(players: int) -> None:
    """Over rounds by points the threes go round: nobody is in one more than once oftener than somebody else."""
    groups: list[tuple[int, ...]] = []
    for number in range(5):
        groups += pair(
            range(players), {}, past_of(groups), sizes_of(players), Stream(seed_from(3), "t", "pairing", number)
        )
    small = past_of(groups).small
    often = [small.get(player, 0) for player in range(players)]
    assert max(often) - min(often) <= 1
