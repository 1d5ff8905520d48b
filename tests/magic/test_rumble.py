"""The Rumble rule: who is asked when, what everybody sees of it, and whole games played by it.  (EV-15, EV-16)"""

from collections import Counter
from pathlib import Path

import pytest

from entaku.kernel.decisions import Choose
from entaku.kernel.seats import Viewer
from entaku.kernel.table import Event
from entaku.magic.concepts import starting_the_game
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.play import Play
from entaku.magic.game.profile import GROUP_GAME, RulesProfile
from entaku.magic.variants import rumble
from entaku.magic.views.viewing import view
from entaku.scenarios.reading import read_scenarios
from tests.magic.positions import answer, find, position
from tests.magic.wild import LANDS, SPRING, jumbled_setup, play_wild

SCENARIOS = Path(__file__).parent / "scenarios"


def asked_for_a_card() -> tuple[Play, list[Event]]:
    """A has cast Syphon Soul, which takes 2 life of each opponent; A's sideboard has three cards.  What happened."""
    sides = [
        {"hand": ["Syphon Soul"], "battlefield": [SPRING] * 3, "outside": ["Wind Dancer", "Murder", "Divination"]},
        {"outside": ["Pillarfield Ox", "Regicide"]},
        {},
    ]
    libraries = [{**side, "library": ["Plains"] * 5} for side in sides]
    play = position(libraries, profile=RulesProfile(rumble=4))
    starting_the_game.add_basics(play.game, 0)
    told = list(answer(play, f"cast:{find(play.game, 'Syphon Soul', 'hand')}"))
    assert play.decision is not None
    assert play.decision.purpose == "game-rumble"
    return play, told


def offered(play: Play) -> list[str]:
    """The names of the cards that may be chosen."""
    assert play.decision is not None
    shape = play.decision.shape
    assert isinstance(shape, Choose)
    return sorted(option.text for option in shape.options)


@pytest.mark.rule("EV-14")
def test_the_scenarios_of_a_group_game_are_played_by_its_rules() -> None:
    """What the scenarios say of the rules is the profile of a Group Game."""
    scenarios = read_scenarios((SCENARIOS / "group_game.yaml").read_text("utf-8"), "group_game.yaml")
    for scenario in scenarios:
        found = scenario.profile
        assert (found.first_draw, found.rumble) == (GROUP_GAME.first_draw, GROUP_GAME.rumble)
        assert (found.attack, found.range, found.life) == ("multiple", None, 20)
        assert (GROUP_GAME.attack, GROUP_GAME.range, GROUP_GAME.life) == ("multiple", None, 20)
        assert GROUP_GAME.free_mulligan


@pytest.mark.rule("EV-15", "EV-16")
def test_the_choice_is_among_all_of_the_own_sideboard() -> None:
    """The player is asked for one of their own cards outside the game, with nothing left on the stack."""
    play, told = asked_for_a_card()
    assert play.decision is not None
    assert (play.decision.actor, play.game.stack) == (0, ())
    assert offered(play) == ["Divination", "Murder", "Wind Dancer"]
    told += answer(play, find(play.game, "Murder", "outside"))
    assert [one for one in told if isinstance(one, e.Rumbled)] == [e.Rumbled(0, 4, 1)]
    came = [one for one in told if isinstance(one, e.Moved) and one.cause == rumble.CAUSE]
    assert [(one.card, one.owner, one.origin, one.to, one.seen) for one in came] == [
        ("Murder", 0, "outside", "command", True)
    ]


@pytest.mark.rule("EV-15")
def test_everybody_sees_the_count_and_what_waits_and_nobody_the_rest_of_a_sideboard() -> None:
    """The count, the threshold and the card in the command zone are public; a sideboard is its owner's to see."""
    play, _ = asked_for_a_card()
    answer(play, find(play.game, "Murder", "outside"))
    viewers: list[Viewer] = [0, 1, 2, "public"]
    for viewer in viewers:
        seen = view(play.game, viewer)
        assert (seen.rumble, [player.rumbled for player in seen.players]) == (4, [4, 0, 0])
        assert [(card.name, card.owner, card.rumbling) for card in seen.command] == [("Murder", 0, True)]
        for player in seen.players:
            assert bool(player.sideboard) == (player.seat == viewer and player.seat < 2)


@pytest.mark.rule("EV-15")
def test_without_the_rule_nothing_is_counted_or_shown() -> None:
    """A game without the Rumble rule has no count, no threshold and no choice."""
    play = position(
        [{"hand": ["Syphon Soul"], "battlefield": [SPRING] * 3, "outside": ["Murder"], "library": ["Plains"] * 5}]
        + [{"library": ["Plains"] * 5}] * 2
    )
    answer(play, f"cast:{find(play.game, 'Syphon Soul', 'hand')}")
    while play.decision is not None and play.game.stack:
        assert play.decision.purpose != "game-rumble"
        answer(play, play.decision.default)
    seen = view(play.game, 0)
    assert (seen.rumble, [player.rumbled for player in seen.players]) == (None, [None] * 3)
    assert [player.rumbled for player in play.game.players] == [0, 0, 0]


@pytest.mark.parametrize("active", range(3))
@pytest.mark.rule("EV-16", "CR 101.4")
def test_several_are_asked_in_turn_order_from_the_active_player(active: int) -> None:
    """Whoever's turn it is chooses first, the others in turn order; who has left isn't asked."""
    play = position([{"library": ["Plains"] * 5}] * 4, profile=RulesProfile(rumble=4))
    mutators.set_fields(play.game, active=active)
    for seat, life in enumerate((4, 9, 8, 12)):
        mutators.alter_player(play.game, seat, rumbled=life)
    mutators.alter_player(play.game, 3, left=True)
    each = [rumble.Rumbling(0, 1), rumble.Rumbling(1, 2), rumble.Rumbling(2, 2)]
    assert list(rumble.due(play.game)) == each[active:] + each[:active]


@pytest.mark.rule("EV-15", "CR 100.4b")
def test_basic_lands_that_anybody_could_take_are_no_sideboard() -> None:
    """Basic lands that Sovereign's Realm lets its owner take from outside the game can't be chosen."""
    play, _ = asked_for_a_card()
    outside = {play.game.objects[n].definition.name for n in play.game.outside if play.game.objects[n].owner == 0}
    assert outside - set(offered(play)) == set(LANDS)


@pytest.mark.parametrize("number", range(3))
@pytest.mark.rule("EV-15", "EV-16", "CR 104.3a")
def test_whole_games(number: int) -> None:
    """Games of thrown-together decks with low thresholds end, with every card accounted for."""
    profile = RulesProfile(rumble=5 + number, first_draw="always")
    played = play_wild(jumbled_setup(400 + number, 3 + number, profile), 400 + number, check=20)
    assert (played.by_hand, played.table.is_over) == ((), True)


@pytest.mark.sweep
@pytest.mark.parametrize("threshold", range(5, 21))
@pytest.mark.rule("EV-15", "EV-16")
def test_sweep_of_thresholds(threshold: int) -> None:
    """A game for each threshold from 5 to 20 with each number of seats from two to six, a seat conceding somewhere."""
    ended: Counter[str] = Counter()
    profile = RulesProfile(rumble=threshold, first_draw="always")
    for number in range(5):
        played = play_wild(jumbled_setup(threshold * 100 + number, 2 + number % 5, profile), number, check=20)
        assert played.by_hand == (), f"threshold {threshold}, game {number}"
        ended[played.table.state.game.ended] += 1
    assert set(ended) <= {"last", "draw", "effect", "survivors"}
