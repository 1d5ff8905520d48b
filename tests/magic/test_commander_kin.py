"""Games of Commander's kin: Brawl and Pauper Commander have their own life, mulligans, and commanders' damage."""

import pytest

from entaku.games.own_decks import OF_TWO, PROFILES
from entaku.kernel.randomness import seed_from
from entaku.magic.concepts.starting_the_game import penalty
from entaku.magic.game import mutators
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import BRAWL, BRAWL_OF_TWO, COMMANDER, PAUPER_COMMANDER, RulesProfile
from entaku.magic.game.state import Game
from entaku.magic.variants import commander
from entaku.magic.views import viewing
from tests.magic.wild import led_setup, play_wild


def begun(profile: RulesProfile, seats: int = 3) -> Game:
    """A game by this profile at its first question."""
    return MAGIC.begin(led_setup(2, seats, profile), seed_from(1)).game


@pytest.mark.rule("CR 903.12f", "CR 903.7")
def test_each_variant_begins_with_its_life() -> None:
    """Brawl with 30, with 25 between two; Pauper Commander with 30; Commander with 40."""
    lives = {name: profile.life for name, profile in PROFILES.items()}
    assert lives == {"commander": 40, "commander-2010": 40, "brawl": 30, "pauper-commander": 30, "oathbreaker": 20}
    assert {name: profile.life for name, profile in OF_TWO.items()} == {"brawl": 25}
    assert [player.life for player in begun(BRAWL).players] == [30, 30, 30]


@pytest.mark.rule("CR 903.12g")
def test_the_first_mulligan_of_brawl_is_free_between_two() -> None:
    """In any other game of two it costs a card."""
    assert [penalty(begun(profile, 2), 1) for profile in (BRAWL_OF_TWO, COMMANDER)] == [0, 1]
    assert [penalty(begun(profile, 2), 2) for profile in (BRAWL_OF_TWO, COMMANDER)] == [1, 2]


@pytest.mark.rule("CR 903.10a", "CR 903.12h")
@pytest.mark.parametrize("profile,enough", [(COMMANDER, 21), (PAUPER_COMMANDER, 16), (BRAWL, None)])
def test_commanders_damage_is_the_end_of_a_player_or_not(profile: RulesProfile, enough: int | None) -> None:
    """21, 16, or no end at all; a view says which, and shows no damage that doesn't count."""
    game = begun(profile)
    for damage in (15, 16, 20, 21, 40):
        mutators.alter_player(game, 1, commander_damage=((0, 0, damage),))
        assert list(commander.beaten(game)) == ([1] if enough is not None and damage >= enough else [])
    view = viewing.view(game, 0)
    assert view.lethal == enough
    assert [hit.lethal for hit in view.players[1].commander_damage] == ([enough] if enough is not None else [])


@pytest.mark.rule("CR 903.12h")
@pytest.mark.parametrize("profile", [BRAWL, PAUPER_COMMANDER], ids=["brawl", "pauper"])
def test_games_end(profile: RulesProfile) -> None:
    """A game of four ends, whatever is played; nobody loses Brawl by commanders' damage."""
    played = play_wild(led_setup(5, 4, profile), 5)
    game = played.table.state.game
    assert game.ended == "last"
    assert profile.lethal is not None or all(player.lost != "commander" for player in game.players)
