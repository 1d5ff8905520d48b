"""Whole games with planes and schemes: they end, nothing is lost or doubled, and nobody sees what comes next."""

import pytest
from msgspec.structs import replace

from entaku.kernel.randomness import seed_from
from entaku.kernel.seats import Viewer
from entaku.kernel.table import Table, replay
from entaku.magic.game import mutators
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import COMMANDER, CONSPIRACY, RulesProfile
from entaku.magic.game.setup import GameSetup
from entaku.magic.variants import planechase
from entaku.oracle.importers.words import type_words
from entaku.oracle.reading.normal import normal
from entaku.oracle.saying.english.dated import as_of, as_today
from tests.magic.planes import with_planes, with_schemes
from tests.magic.wild import GameTable, digest, jumbled_setup, led_setup, lost_cards, play_wild

SETUPS = {
    "a deck for all": lambda number, seats: with_planes(jumbled_setup(number, seats)),
    "a deck of each": lambda number, seats: with_planes(jumbled_setup(number, seats), own=True),
    "Commander": lambda number, seats: with_planes(led_setup(number, seats, COMMANDER)),
    "a range": lambda number, seats: with_planes(jumbled_setup(number, seats, RulesProfile(range=1))),
    "schemes": lambda number, seats: with_schemes(jumbled_setup(number, seats)),
    "both": lambda number, seats: with_schemes(with_planes(jumbled_setup(number, seats), own=True)),
}


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.rule("CR 901.2", "CR 901.3", "CR 901.10", "CR 901.15", "CR 904.12")
def test_such_games_end(name: str) -> None:
    """A game ends, with every card of every deck accounted for, though somebody leaves it."""
    for number in (61, 62):
        played = play_wild(SETUPS[name](number, 2 + number % 3), number, check=5)
        assert played.by_hand == ()
        assert played.table.state.game.ended in ("last", "draw")


@pytest.mark.parametrize("name", ["a deck of each", "both"])
def test_replay_is_the_original(name: str) -> None:
    """Playing a game's log again gives the same state, with the planar die and all decks."""
    table = play_wild(SETUPS[name](63, 3), 63).table
    again = replay(MAGIC, table.setup, table.seed, table.log)
    assert digest(table.state.game) == digest(again.state.game)


@pytest.mark.parametrize("name", ["a deck for all", "a deck of each", "schemes"])
@pytest.mark.rule("CR 901.6", "CR 901.10", "CR 904.7")
def test_anybody_may_concede_at_every_decision(name: str) -> None:
    """At every decision each player may leave: the game goes on or is over, and every card is accounted for."""
    table = play_wild(SETUPS[name](64, 3), 64, concedes=False).table
    follower: GameTable = Table(MAGIC, table.setup, table.seed)
    for place, entry in enumerate(table.log[:400]):
        for seat in range(3):
            if follower.state.game.in_game(seat) and (place + seat) % 5 == 0:
                fork = follower.fork()
                fork.answer(seat, seat, True)
                game = fork.state.game
                assert not lost_cards(game)
                if not game.is_over and game.turn and game.setup.is_planechase:
                    there = planechase.face_up(game)
                    assert there
                    assert {item.controller for item in there} == {planechase.controller(game)}
        follower.answer(entry.seat, entry.decision, entry.answer)


VIEWERS: tuple[Viewer, ...] = (0, 1, 2, "public")


def begun(setup: GameSetup) -> GameTable:
    """A game in its first turn."""
    table: GameTable = Table(MAGIC, setup, seed_from(65))
    while not table.state.game.turn and (decision := table.state.decision) is not None:
        table.answer_default(decision.id)
    return table


@pytest.mark.parametrize("name", ["a deck for all", "a deck of each", "both"])
@pytest.mark.rule("CR 901.4", "CR 904.4")
def test_a_view_cannot_tell_what_comes_next(name: str) -> None:
    """What lies in planar and scheme decks, and in which order, leaves everybody's view as it is."""
    table = begun(SETUPS[name](65, 3))
    game = table.state.game
    before = [table.view(viewer) for viewer in VIEWERS]
    turned = {kind: tuple(deck[::-1] for deck in getattr(game, kind)) for kind in ("planar_decks", "scheme_decks")}
    mutators.set_fields(game, **turned)
    assert before == [table.view(viewer) for viewer in VIEWERS]


@pytest.mark.rule("CR 103.6", "CR 901.5")
def test_a_plane_is_face_up_from_the_first_turn_on() -> None:
    """Whatever the order of the planar deck, the game begins on a plane and not on a phenomenon."""
    for number in range(20):
        setup = with_planes(jumbled_setup(66, 2))
        table: GameTable = Table(MAGIC, setup, seed_from(number))
        while not table.state.game.turn and (decision := table.state.decision) is not None:
            table.answer_default(decision.id)
        (item,) = planechase.face_up(table.state.game)
        assert planechase.is_plane(item)


@pytest.mark.rule("CR 901.6")
def test_seats_turned_round_are_the_same_game() -> None:
    """With the first player one seat on, the plane has the same controller relative to them."""
    setup = with_planes(jumbled_setup(67, 3, CONSPIRACY))
    controllers = []
    for starts in range(3):
        game = begun(replace(setup, starts=starts)).state.game
        controllers.append((planechase.controller(game) - starts) % 3)
    assert controllers == [0, 0, 0]


@pytest.mark.rule("CR 2026 311.7")
def test_chaos_is_read_in_the_words_of_both_years() -> None:
    """A roll of the chaos symbol, as planes had it, is read as chaos that ensues, and shown as it was printed."""
    then, today = "Whenever you roll {CHAOS}, draw a card.", "Whenever chaos ensues, draw a card."
    assert as_today(then) == today
    assert (as_of(today, "2012-06"), as_of(today, "2024-01")) == (then, today)
    assert normal(then, "Meadow World") == "whenever chaos ensues, draw a card."


def test_type_lines_of_planes_and_schemes_are_read() -> None:
    """All words behind the dash are one planar type, and ongoing is a supertype of schemes."""
    assert type_words("Plane — Serra's Realm") == ((), ("Plane",), ("Serra's Realm",))
    assert type_words("Ongoing Scheme") == (("Ongoing",), ("Scheme",), ())
