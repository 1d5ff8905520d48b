"""The searching player: lawful, the same whatever it can't see, the same again, and in no game but imagined ones."""

from collections.abc import Iterator
from functools import partial

import pytest
from msgspec.structs import replace

from entaku.bots.playing.player import PlayBot
from entaku.bots.searching.candidates import PASS, candidates
from entaku.bots.searching.guessing import Guesses
from entaku.bots.searching.player import Budget, Search, SearchBot
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.seats import Seat
from entaku.kernel.table import Table
from entaku.magic.game.definitions import Definition
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.game.setup import GameSetup
from entaku.magic.views.determinization import hidden, imagined
from entaku.magic.views.game_view import GameView
from entaku.oracle.ir.things import Zone
from tests.magic.wild import GameTable, digest, drafted_setup

SMALL = Budget(moves=3, games=2)


def interesting(number: int, seats: int, every: int) -> Iterator[tuple[GameTable, Decision]]:
    """In a game of quick players every so manyth decision in which there is more than one thing to look at."""
    setup = drafted_setup(number, seats)
    table: GameTable = Table(MAGIC, setup, seed_from(f"search {number}"))
    bots = [PlayBot.of(setup, seat) for seat in range(seats)]
    found = 0
    while (decision := table.state.decision) is not None:
        view, bot = MAGIC.view(table.state, decision.actor), bots[decision.actor]
        before = bot.copy()
        answer = bot.answer(view, decision)
        if len(candidates(before, view, decision, answer, 2)) > 1:
            found += 1
            if found % every == 0:
                yield table, decision
        table.answer(decision.actor, decision.id, answer)


def searched(setup: GameSetup, play: Play, decision: Decision) -> SearchBot:
    """A bot that has just looked at a decision."""
    seat = decision.actor
    bot = SearchBot.of(setup, seat, SMALL)
    answer = bot.answer(MAGIC.view(play, seat), decision, partial(imagined, play, seat))
    assert decision.check(answer) == answer
    return bot


def test_what_is_hidden_makes_no_difference() -> None:
    """Other cards in others' hands and libraries, another order of the own library, other luck: the same thoughts."""
    looked = 0
    for table, decision in interesting(3, 3, 11):
        setup, seat = table.setup, decision.actor
        other = imagined(table.state, seat, partial(plain, setup), seed_from("elsewhere"))
        if other is None:
            continue
        assert MAGIC.view(other, seat) == MAGIC.view(table.state, seat)
        first = searched(setup, table.state, decision)
        assert searched(setup, other, decision).weighed == first.weighed
        looked += bool(first.weighed)
    assert looked >= 4


def plain(setup: GameSetup, owner: Seat, zone: Zone, stream: Stream) -> Definition:
    return setup.definition(("Plains", "Swamp", "Forest")[owner])


def test_what_is_imagined_looks_the_same_and_is_otherwise() -> None:
    """A seat can't tell an imagined game from its own; hidden cards are others; the game itself isn't touched."""
    changed = looked = 0
    for table, decision in interesting(5, 4, 11):
        seat, game = decision.actor, table.state.game
        view, before = MAGIC.view(table.state, seat), digest(game)
        guesses = Guesses(view, (), PlayBot.of(table.setup, seat).lore, table.setup.definitions)
        other = imagined(table.state, seat, guesses.guess, seed_from(table.state.game.turn))
        assert digest(game) == before
        if other is None:
            continue
        looked += 1
        assert MAGIC.view(other, seat) == view
        changed += any(other.game.objects[n].definition is not game.objects[n].definition for n in hidden(game, seat))
    assert changed == looked >= 3


def test_a_game_with_a_searching_player_ends_and_repeats() -> None:
    """By a budget of games, the same setup and seed give the same game."""
    logs = []
    for _ in range(2):
        setup = drafted_setup(9, 2)
        table: GameTable = Table(MAGIC, setup, seed_from("again"))
        quick, slow = PlayBot.of(setup, 0), SearchBot.of(setup, 1, Budget(moves=2, games=1))
        while (decision := table.state.decision) is not None and table.state.game.turn < 12:
            view = MAGIC.view(table.state, decision.actor)
            if decision.actor == 1:
                answer = slow.answer(view, decision, partial(imagined, table.state, 1))
            else:
                answer = quick.answer(view, decision)
            table.answer(decision.actor, decision.id, answer)
        logs.append(table.log)
    assert logs[0] == logs[1]


class Clock:
    """A clock by which every answer of a quick player takes a second; `asked` is when it was looked at."""

    def __init__(self) -> None:
        self.now = 0
        self.asked: list[int] = []

    def told(self) -> float:
        self.asked.append(self.now)
        return self.now


@pytest.mark.parametrize("seconds", [1, 7, 40, 150])
def test_a_decision_keeps_to_its_seconds(seconds: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time that runs out in the midst of an imagined game ends it; what is then compared was seen in the same games."""
    table, decision = next(
        (table, decision)
        for table, decision in interesting(3, 3, 11)
        if searched(table.setup, table.state, decision).weighed
    )
    clock, answered = Clock(), PlayBot.answer

    def slowly(bot: PlayBot, view: GameView, asked: Decision) -> Answer:
        clock.now += 1
        return answered(bot, view, asked)

    monkeypatch.setattr(PlayBot, "answer", slowly)
    budget = Budget(moves=3, games=1000, seconds=seconds, clock=clock.told)
    bot = SearchBot.of(table.setup, decision.actor, budget)
    view = MAGIC.view(table.state, decision.actor)
    answer = bot.answer(view, decision, partial(imagined, table.state, decision.actor))
    assert decision.check(answer) == answer
    assert clock.now == clock.asked[0] + seconds
    assert len({one.games for one in bot.weighed}) <= 1


@pytest.mark.parametrize(("outlooks", "games"), [((0.5, 0.5, 0.5), 4), ((0.5, 0.4, 0.3), 4), ((0.5, 0.6, 0.4), 32)])
def test_what_shows_itself_soon_is_not_looked_at_for_long(
    outlooks: tuple[float, ...], games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no answer is other than the usual one, or better, a few games tell; one that is better gets them all."""
    table, decision = next(interesting(3, 2, 1))
    seat = decision.actor
    bot = SearchBot.of(table.setup, seat, Budget(moves=3, games=32))
    view = MAGIC.view(table.state, seat)
    usual = bot.quick.copy().answer(view, decision)
    search = Search(bot, bot.quick, view, decision, partial(imagined, table.state, seat), [usual, "other", "third"])
    monkeypatch.setattr(Search, "ahead", lambda self, play, place: outlooks[place])
    answer = search.best()
    assert answer == (usual, "other", "third")[outlooks.index(max(outlooks))]
    assert max(one.games for one in bot.weighed) == games


def test_who_waits_looks_no_more_until_something_has_changed() -> None:
    """A player who has looked and passed passes at once at the same board, and looks again at another or at its end."""
    for table, decision in interesting(3, 2, 1):
        seat = decision.actor
        view, bot = MAGIC.view(table.state, seat), SearchBot.of(table.setup, seat, SMALL)
        imagine = partial(imagined, table.state, seat)
        if decision.purpose == "game-priority" and view.step != "end" and bot.answer(view, decision, imagine) == PASS:
            break
    found = [one.answer for one in bot.weighed]
    assert len(found) > 1
    assert bot.has_waited(replace(view, step="combat"), found)
    assert not bot.has_waited(replace(view, turn=view.turn + 1), found)
    assert not bot.has_waited(replace(view, step="end"), found)
    assert not bot.has_waited(view, found[:1])
    assert bot.answer(view, decision, imagine) == PASS
    assert bot.weighed == ()
