"""How games begin and how they are cut short: mulligans of every year, and time."""

import pytest

from entaku.kernel.decisions import Choose
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.magic.game import mutators
from entaku.magic.game.play import CLOCK, MAGIC, Play
from entaku.magic.game.profile import Lap, Mulligan, RulesProfile
from entaku.magic.game.setup import GameSetup, PlayerSetup
from entaku.magic.multiplayer import leaving
from entaku.magic.turn import turns
from entaku.oracle.printed import PrintedCard
from tests.magic.positions import answer, position
from tests.magic.wild import LANDS, GameTable, digest, game_setup


def table_of(seats: int, profile: RulesProfile) -> GameTable:
    """A table of players with forty lands each."""
    deck = tuple(PrintedCard(LANDS[place % 5]) for place in range(40))
    players = tuple(PlayerSetup(f"P{seat}", deck) for seat in range(seats))
    setup: GameSetup = game_setup(players, profile)
    return Table(MAGIC, setup, seed_from(3))


def turns_of(table: GameTable, call_in: int | None = None) -> list[int]:
    """Whose turns are played, passing always; time may be called in a turn."""
    found: list[int] = []
    while (decision := table.state.decision) is not None:
        game = table.state.game
        if game.turn and len(found) < game.turn:
            found.append(game.active)
            if game.turn == call_in:
                table.answer(CLOCK, CLOCK, True)
                continue
        table.answer_default(decision.id)
    return found


CALLED: list[tuple[Lap, list[int]]] = [("active", [0, 1, 2]), ("extra", [0, 1, 2, 0, 1, 2]), ("none", [0])]


@pytest.mark.parametrize(("lap", "after"), CALLED)
@pytest.mark.rule("EV-9")
def test_time_is_called(lap: Lap, after: list[int]) -> None:
    """After time it is played until it is the active player's turn again, a lap longer, or not at all."""
    table = table_of(3, RulesProfile(clock=True, lap=lap, windows="every"))
    turns = turns_of(table, call_in=5)
    first = turns[4]
    assert [(seat - first) % 3 for seat in turns[4:]] == after
    assert (table.state.game.ended, table.state.game.winners) == ("time", ())


LIMITS: list[tuple[Lap, int]] = [("active", 6), ("extra", 9), ("none", 4)]


@pytest.mark.parametrize(("lap", "turns"), LIMITS)
@pytest.mark.rule("EV-9")
def test_time_limit_in_turns(lap: Lap, turns: int) -> None:
    """A limit in turns is time called in that turn; the running turn counts as the first of the lap."""
    table = table_of(3, RulesProfile(turn_limit=4, lap=lap, windows="every"))
    assert len(turns_of(table)) == turns


@pytest.mark.rule("EV-9", "CD-18")
def test_the_lap_ends_where_a_leaver_sat() -> None:
    """If the player in whose turn time was called leaves, the lap still ends where their turn would begin."""
    table = table_of(3, RulesProfile(turn_limit=2, windows="every"))
    while table.state.game.turn < 3:
        decision = table.state.decision
        assert decision is not None
        table.answer_default(decision.id)
    gone = table.state.game.lap
    assert gone is not None
    table.answer(gone[0], gone[0], True)
    turns_of(table)
    assert (table.state.game.ended, table.state.game.turn) == ("time", 4)


@pytest.mark.rule("EV-9")
def test_time_called_in_the_middle_of_an_action_survives_a_copy() -> None:
    """A fork knows as well that time was called, whatever went on."""
    table = table_of(2, RulesProfile(clock=True, windows="every"))
    while not table.state.game.turn:
        decision = table.state.decision
        assert decision is not None
        table.answer_default(decision.id)
    table.answer(CLOCK, CLOCK, True)
    fork = table.fork()
    assert CLOCK not in table.decisions
    assert digest(fork.state.game) == digest(table.state.game)
    assert (fork.state.game.lap or (9, 9))[1] == 1


HANDS: list[tuple[Mulligan, int, list[int]]] = [
    ("london", 3, [7, 7, 7]),
    ("vancouver", 3, [7, 6, 5]),
    ("paris", 3, [7, 6, 5]),
    ("paris", 2, [6, 5, 4]),
    ("london", 2, [7, 7, 7]),
]


@pytest.mark.parametrize(("kind", "seats", "sizes"), HANDS)
@pytest.mark.rule("CD-12", "CR 103.4", "CR 103.4c")
def test_mulligans(kind: Mulligan, seats: int, sizes: list[int]) -> None:
    """How many cards a hand has after each mulligan; in multiplayer the first costs nothing."""
    table = table_of(seats, RulesProfile(mulligan=kind, windows="every"))
    decision = table.state.decision
    assert decision is not None
    seat = decision.actor
    found = []
    for _ in sizes:
        decision = table.state.decision
        assert decision is not None
        while decision.actor != seat:
            table.answer(decision.actor, decision.id, False)
            decision = table.state.decision
            assert decision is not None
        table.answer(seat, decision.id, True)
        while (decision := table.state.decision) is not None and decision.actor != seat:
            table.answer(decision.actor, decision.id, False)
        found.append(len(table.state.game.hands[seat]))
    assert found == sizes
    assert decision is not None
    table.answer(seat, decision.id, False)
    if kind == "london":
        decision = table.state.decision
        assert decision is not None
        bottom = decision.shape
        assert isinstance(bottom, Choose)
        assert (decision.purpose, bottom.least, bottom.most) == ("game-bottom", 3 - (seats > 2), 3 - (seats > 2))
    elif kind == "vancouver":
        decision = table.state.decision
        assert decision is not None
        assert decision.purpose == "game-scry"


@pytest.mark.rule("CM-10", "CR 103.4c")
def test_partial_paris() -> None:
    """Partial Paris puts any cards aside and draws as many; the second time one fewer."""
    table = table_of(4, RulesProfile(mulligan="partial-paris", windows="every"))
    sizes = []
    decision = table.state.decision
    assert decision is not None
    seat = decision.actor
    for aside in (3, 2):
        while (decision := table.state.decision) is not None and decision.actor != seat:
            table.answer(decision.actor, decision.id, False)
        assert decision is not None
        table.answer(seat, decision.id, True)
        while (decision := table.state.decision) is not None and decision.actor != seat:
            table.answer(decision.actor, decision.id, False)
        assert decision is not None
        table.answer(seat, decision.id, table.state.game.hands[seat][:aside])
        sizes.append(len(table.state.game.hands[seat]))
        assert len(table.state.game.exile) == sum((3, 2)[: len(sizes)])
    assert sizes == [7, 6]
    while not table.state.game.turn and (decision := table.state.decision) is not None:
        table.answer_default(decision.id)
    assert (len(table.state.game.exile), len(table.state.game.libraries[seat]) >= 33) == (0, True)


@pytest.mark.rule("CR 104.4b")
def test_a_loop_is_a_draw() -> None:
    """A loop that nobody can stop is a draw for everybody."""
    play = position([{"library": ["Plains"]}] * 3)
    leaving.loop(play.game)
    assert (play.game.ended, play.game.winners) == ("loop", ())


@pytest.mark.rule("CR 801.16", "EV-12")
def test_a_loop_out_of_range_goes_on_for_the_others() -> None:
    """With limited range a loop is a draw only for those whom it reaches; the others play on."""
    side = {"library": ["Plains"] * 9, "hand": ["Volcanic Fallout"], "battlefield": ["Mountain"] * 3}
    play = position([side] * 6, profile=RulesProfile(range=1))
    answer(play, f"cast:{play.game.hands[0][0]}")
    assert play.game.stack
    leaving.loop(play.game)
    assert [player.left for player in play.game.players] == [True, True, False, False, False, True]
    assert play.game.ended == ""


def turns_from(play: Play, most: int = 12) -> list[int]:
    """Whose turns are played from here on, passing always."""
    found: list[int] = []
    turn = play.game.turn - 1
    while play.decision is not None and len(found) <= most:
        if play.game.turn > turn:
            turn = play.game.turn
            found.append(play.game.active)
        answer(play, play.decision.default)
    return found


@pytest.mark.parametrize(("lap", "after"), [("active", [1, 1, 2, 0]), ("extra", [1, 1, 2, 0, 1, 2, 0])])
@pytest.mark.rule("EV-9", "CR 500.7")
def test_an_extra_turn_is_played_within_the_lap(lap: Lap, after: list[int]) -> None:
    """Time is up in a turn behind which stands an extra one: it is played, and ends no lap; the order goes on."""
    play = position(
        [{"library": ["Plains"] * 9}] * 3, profile=RulesProfile(clock=True, lap=lap, windows="every"), active=1
    )
    mutators.set_fields(play.game, extra_turns=(1,))
    turns.call_time(play.game)
    assert turns_from(play) == after
    assert play.game.ended == "time"


@pytest.mark.rule("EV-9", "CR 720.2")
def test_the_monarch_draws_to_the_end_of_the_lap() -> None:
    """Time doesn't take the crown: its card is drawn in the last turns, and by whom the monarch's leaving crowns."""
    play = position(
        [{"library": ["Plains"] * 9}] * 3, profile=RulesProfile(clock=True, lap="active", windows="every"), active=1
    )
    mutators.set_fields(play.game, monarch=1)
    turns.call_time(play.game)
    before = [len(library) for library in play.game.libraries]
    answer(play, True, seat=1)
    assert play.game.monarch == 2
    turns_from(play)
    drawn = [was - len(library) for was, library in zip(before, play.game.libraries, strict=True)]
    assert play.game.ended == "time"
    assert drawn[2] == 2
    assert drawn[0] == 1
