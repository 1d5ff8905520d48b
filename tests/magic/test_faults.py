"""Faults of the engine, anywhere and at any time: the game goes on to its end, and no card is lost."""

from collections.abc import Callable
from types import ModuleType

import pytest
from msgspec.structs import replace

from entaku.bots.random_play import RandomPlayer
from entaku.kernel.randomness import Stream, seed_from
from entaku.magic.additional import state_based_actions
from entaku.magic.concepts import damage
from entaku.magic.game import mutators
from entaku.magic.game.events import ByHand
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import layers
from entaku.magic.spells.resolving import selectors
from entaku.magic.zones import moving, zone_mutators
from tests.magic.positions import answer, find, position
from tests.magic.wild import jumbled_setup, lost_cards

PLACES: tuple[tuple[ModuleType, str], ...] = (
    (zone_mutators, "move"),
    (mutators, "alter"),
    (mutators, "happen"),
    (selectors, "objects"),
    (moving, "draw"),
    (state_based_actions, "due"),
    (damage, "deal"),
    (layers, "project"),
)


class Trouble:
    """Makes functions of the engine fail by chance, but not while a fault is dealt with."""

    def __init__(self, seed: int, rate: int) -> None:
        self.stream = Stream(seed_from(seed), "table", "faults")
        self.rate = rate
        self.is_on = False

    def install(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for module, name in PLACES:
            monkeypatch.setattr(module, name, self.failing(getattr(module, name)))
        recover = Play.recover

        def in_peace(play: Play, problem: Exception) -> None:
            self.is_on = False
            recover(play, problem)
            self.is_on = True

        monkeypatch.setattr(Play, "recover", in_peace)

    def failing(self, function: Callable[..., object]) -> Callable[..., object]:
        def run(*arguments: object, **named: object) -> object:
            if self.is_on and self.stream.below(self.rate) == 0:
                raise RuntimeError("a fault")
            return function(*arguments, **named)

        return run


@pytest.mark.parametrize(("number", "rate"), [(1, 100), (2, 400), (3, 1500), (4, 400)])
def test_faults_anywhere(monkeypatch: pytest.MonkeyPatch, number: int, rate: int) -> None:
    """Whatever fails, the table is told, goes back and goes on; after too many faults it is a draw."""
    setup = replace(jumbled_setup(number, 3), patient=True)
    trouble = Trouble(number, rate)
    trouble.install(monkeypatch)
    play = Play(Game(setup, seed_from(number)))
    play.advance()
    player = RandomPlayer(seed_from(number), "P")
    faults = 0
    while (decision := play.decision) is not None:
        answer = "done" if decision.purpose == "game-by-hand" else player.answer(decision)
        trouble.is_on = True
        told = MAGIC.apply(play, decision, decision.check(answer))
        trouble.is_on = False
        faults += sum(isinstance(one, ByHand) for one in told)
    assert not lost_cards(play.game)
    assert faults
    assert play.game.ended in ("last", "draw", "fault")


def failing_draw(*_: object) -> object:
    raise RuntimeError("the secret of the draw")


def test_a_fault_is_logged_with_its_traceback_and_told_without(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever keeps the table reads what failed, where and with which card; players are told that it did, no more."""
    play = position([{"hand": ["Divination"], "battlefield": ["Island"] * 3}, {"hand": ["Plains"]}], patient=True)
    monkeypatch.setattr(moving, "draw", failing_draw)
    begun = list(answer(play, f"cast:{find(play.game, 'Divination', 'hand')}"))
    while play.decision is not None and play.decision.purpose == "game-priority":
        begun += answer(play, "pass")
    told = [event for event in begun if isinstance(event, ByHand)]
    assert told == [ByHand(0, "Divination", "", fault=True)]
    record = next(one for one in caplog.records if one.name == "entaku.magic")
    assert record.levelname == "ERROR"
    assert "'resolve'" in record.getMessage()
    assert "'Divination'" in record.getMessage()
    assert record.exc_info is not None
    assert "the secret of the draw" in caplog.text
    assert play.decision is not None
    assert play.decision.purpose == "game-by-hand"
