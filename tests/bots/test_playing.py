"""The playing bot: lawful, from views alone, sensible, and without a favourite seat."""

import msgspec
import pytest
from msgspec.structs import replace

from entaku.bots.playing.player import PlayBot
from entaku.bots.random_play import RandomPlayer
from entaku.kernel.decisions import Decision, Number, YesNo
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.magic.concepts.mana.phyrexian_mana import IN_LIFE, LAST, TIMES
from entaku.magic.game.events import Cast, Moved
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import CONSPIRACY, Mulligan, RulesProfile
from entaku.magic.game.setup import GameSetup
from entaku.magic.views.game_view import GameView
from tests.magic.wild import GameTable, drafted_setup, jumbled_setup

MOST_ANSWERS = 20_000


def play(setup: GameSetup, number: int, sensible: frozenset[int]) -> GameTable:
    """A game in which these seats are sensible and all others random, played to its end."""
    table: GameTable = Table(MAGIC, setup, seed_from(f"bots {number}"))
    bots = {seat: PlayBot.of(setup, seat) for seat in sensible}
    others = [RandomPlayer(table.seed, f"P{seat}") for seat in range(len(setup.players))]
    while (decision := table.state.decision) is not None:
        seat = decision.actor
        answer = bots[seat].answer(seen(table, seat), decision) if seat in bots else others[seat].answer(decision)
        table.answer(seat, decision.id, answer)
        assert len(table.log) < MOST_ANSWERS
    return table


def seen(table: GameTable, seat: int) -> GameView:
    view = table.view(seat)
    assert isinstance(view, GameView)
    return view


def duels_won(first: int, count: int) -> int:
    """How many of so many two-player games with drafted decks the sensible player wins; it starts every other one."""
    won = 0
    for number in range(first, first + count):
        seat = number % 2
        won += play(drafted_setup(number, 2), number, frozenset({seat})).state.game.winners == (seat,)
    return won


@pytest.mark.parametrize("number,seats", [(1, 2), (2, 3), (3, 4), (4, 6), (5, 10)])
def test_every_answer_is_lawful_and_from_the_view_alone(number: int, seats: int) -> None:
    """In positions that chance led to, a bot that never saw the table answers every decision lawfully."""
    setup = jumbled_setup(number, seats)
    table: GameTable = Table(MAGIC, setup, seed_from(number))
    player = RandomPlayer(seed_from(number), "P")
    while (decision := table.state.decision) is not None and len(table.log) < 500:
        sent = msgspec.json.encode((seen(table, decision.actor), decision))
        view, asked = msgspec.json.decode(sent, type=tuple[GameView, Decision])
        answer = PlayBot.of(setup, decision.actor).answer(view, asked)
        assert decision.check(answer) == answer
        table.answer(decision.actor, decision.id, player.answer(decision))


@pytest.mark.parametrize("mulligan", ["vancouver", "paris", "partial-paris"])
def test_mulligans_of_every_year_are_answered(mulligan: Mulligan) -> None:
    """Whatever mulligan is agreed, hands are kept or redrawn lawfully and the game begins."""
    profile: RulesProfile = replace(CONSPIRACY, mulligan=mulligan)
    table: GameTable = Table(MAGIC, jumbled_setup(7, 3, profile), seed_from(7))
    while (decision := table.state.decision) is not None and not table.state.game.turn:
        bot = PlayBot.of(table.setup, decision.actor)
        table.answer(decision.actor, decision.id, bot.answer(seen(table, decision.actor), decision))
    assert table.state.game.turn == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_games_of_sensible_players_end_and_repeat(seats: int) -> None:
    """Bots among themselves finish; the same setup and seed give the same log."""
    setup = drafted_setup(3, seats)
    everybody = frozenset(range(seats))
    first, second = (play(setup, 3, everybody) for _ in range(2))
    assert first.log == second.log
    assert first.state.game.ended == "last"


@pytest.mark.parametrize("steps", [1, 3])
def test_no_seat_is_special(steps: int) -> None:
    """Everybody sits so many places further on, with their luck: the same game, so many places further on."""
    setup = replace(drafted_setup(5, 4), starts=0, luck=(0, 1, 2, 3))
    turned = [(seat - steps) % 4 for seat in range(4)]  # who sits there now
    other = replace(
        setup,
        players=tuple(setup.players[seat] for seat in turned),
        seats_at_draft=tuple(setup.seats_at_draft[seat] for seat in turned),
        luck=tuple(turned),
        starts=steps,
    )
    game = play(setup, 5, frozenset(range(4))).state.game
    again = play(other, 5, frozenset(range(4))).state.game
    assert (again.turn, [again.players[(seat + steps) % 4].life for seat in range(4)]) == (
        game.turn,
        [player.life for player in game.players],
    )
    assert tuple((seat + steps) % 4 for seat in game.winners) == again.winners


def test_it_beats_chance() -> None:
    """Of twelve games with drafted decks against a player who does anything lawful it wins nearly all."""
    assert duels_won(100, 12) >= 10


@pytest.mark.sweep
def test_it_beats_chance_by_far() -> None:
    """Of 200 two-player games with drafted decks it wins at least 95 in a hundred."""
    assert duels_won(2000, 200) >= 190


@pytest.mark.rule("EV-15", "EV-16")
def test_a_bot_plays_what_the_rumble_rule_gives_it() -> None:
    """Of its sideboard it chooses what is best to have for nothing, and nearly all that it chooses it plays."""
    chosen: list[str] = []
    cast: list[str] = []
    for number in range(3):
        setup = drafted_setup(number, 4, RulesProfile(rumble=8))
        table: GameTable = Table(MAGIC, setup, seed_from(f"rumble {number}"))
        bots = [PlayBot.of(setup, seat) for seat in range(4)]
        while (decision := table.state.decision) is not None:
            seat = decision.actor
            for event in table.answer(seat, decision.id, bots[seat].answer(seen(table, seat), decision)):
                if isinstance(event, Moved) and event.cause == "rumble":
                    chosen.append(event.card)
                    assert not {"Land", "Conspiracy"} & setup.definition(event.card).traits.types
                elif isinstance(event, Cast) and event.origin == "command":
                    cast.append(event.card)
    assert len(chosen) > 8
    assert len(cast) >= 0.6 * len(chosen), (chosen, cast)


@pytest.mark.rule("CR 107.4f")
@pytest.mark.parametrize("life,symbols", [(40, 3), (15, 1), (13, 0), (2, 0)])
def test_life_is_paid_for_mana_only_while_there_is_enough_of_it(life: int, symbols: int) -> None:
    """A bot pays life for symbols as long as twelve are left, and never the last of it."""
    table: GameTable = Table(MAGIC, jumbled_setup(3, 2), seed_from(3))
    view = seen(table, 0)
    view = replace(view, players=tuple(replace(player, life=life) for player in view.players))
    bot = PlayBot.of(table.setup, 0)
    times = Decision(id=1, seat=0, actor=0, purpose=TIMES, shape=Number(0, 3), default=0, about=(0, "{B/P}"))
    once, last = (Decision(id=1, seat=0, actor=0, purpose=one, shape=YesNo(), default=False) for one in (IN_LIFE, LAST))
    assert bot.answer(view, times) == symbols
    assert bot.answer(view, once) == (symbols > 0)
    assert bot.answer(view, last) is False


def test_what_needn_t_end_is_not_repeated() -> None:
    """Asked whether something is done once more, as often as one says so, a bot says no: its game goes on."""
    table: GameTable = Table(MAGIC, jumbled_setup(3, 2), seed_from(3))
    bot = PlayBot.of(table.setup, 0)
    again = Decision(id=1, seat=0, actor=0, purpose="game-repeat", shape=YesNo(), default=False, about=(1,))
    assert bot.answer(seen(table, 0), again) is False
