"""What happens to questions, and to what is on its way, when a player leaves the game.  (CR 800.4)"""

import pytest

from entaku.kernel.decisions import Choose, Decision, Option, YesNo
from entaku.magic.game import choices, mutators
from entaku.magic.game.definitions import Definition
from entaku.magic.game.state import Game
from entaku.magic.multiplayer import leaving
from entaku.magic.spells.replacement.creating import Wanted
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from tests.magic.positions import find, position

LAND = "Plains"


def table_of_four() -> Game:
    """Four players with a land each, in the first one's turn."""
    return position([{"battlefield": [LAND], "library": [LAND] * 3}] * 4).game


def asked(game: Game, seat: int) -> Decision:
    """The decision that comes of asking a player something."""
    return next(choices.ask(game, seat, "game-may", YesNo()))


@pytest.mark.rule("CR 800.4h")
@pytest.mark.parametrize(("gone", "decides"), [((1,), 2), ((1, 2), 3), ((3,), 0), ((3, 0), 1)])
def test_what_a_rule_asks_of_who_has_left_the_next_player_answers(gone: tuple[int, ...], decides: int) -> None:
    """Nobody's spell or ability asks, so it is the next player in turn order who is still there."""
    game = table_of_four()
    mutators.set_fields(game, acting=None)
    for seat in gone:
        leaving.concede(game, seat)
    assert asked(game, gone[0]).seat == decides


@pytest.mark.rule("CR 800.4g")
def test_what_an_object_asks_of_who_has_left_its_controller_gives_to_another_opponent() -> None:
    """The controller chooses another opponent, who answers."""
    game = table_of_four()
    mutators.set_fields(game, acting=0)
    leaving.concede(game, 1)
    asking = choices.ask(game, 1, "game-may", YesNo())
    first = next(asking)
    assert (first.seat, first.purpose) == (0, "game-choose-player")
    assert isinstance(first.shape, Choose)
    assert [option.seat for option in first.shape.options if isinstance(option, Option)] == [2, 3]
    assert asking.send(-1 - 3).seat == 3


@pytest.mark.rule("CR 800.4b", "CR 800.4d")
def test_nothing_enters_under_the_control_of_who_has_left() -> None:
    """A token isn't created; an object that would be put onto the battlefield stays where it is."""
    game = table_of_four()
    token = Definition(None, game.objects[find(game, LAND)].base, is_token=True)
    card = game.libraries[0][0]
    leaving.concede(game, 1)
    before = tuple(game.battlefield)
    for entering in (
        moving.tokens(game, [Wanted(token, 1, 2)]),
        moving.move(game, [Going(card, "battlefield", controller=1)]),
    ):
        with pytest.raises(StopIteration):
            next(entering)
    assert game.battlefield == before
    assert game.outside == ()
    assert game.objects[card].zone == "library"


@pytest.mark.rule("CR 603.6c", "CR 800.4a")
def test_what_has_left_the_game_is_remembered_as_it_was() -> None:
    """It is in no zone, became nothing, and its last characteristics are known."""
    game = table_of_four()
    number = next(n for n in game.battlefield if game.objects[n].owner == 1)
    leaving.concede(game, 1)
    assert number not in game.objects
    known = game.last_known[number]
    assert (known.traits.name, known.became, known.object.zone) == (LAND, (), "battlefield")
