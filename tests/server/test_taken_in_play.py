"""A game in play, taken to the sandbox by who sits there: as they know it, and nothing more."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml

from entaku.bots.random_play import RandomPlayer
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import Table
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.views import determinization, viewing
from entaku.oracle.card import Card
from entaku.oracle.ir.abilities import Tree
from entaku.scenarios.positions import POSITIONS, setup_from
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run
from entaku.server.tables.taken import is_quiet
from entaku.server.tables.taken_in_play import as_known
from tests.magic.test_secrets import permuted
from tests.magic.wild import SPRING, SPRING_CARD, SPRING_TREE, GameTable, jumbled_setup
from tests.server.serving import PATIENCE, serving
from tests.server.test_games import answer_default, needed, playing

ANSWERS, EVERY = 160, 4


def known(name: str) -> tuple[Card, Tree] | None:
    """The land of these games, which is in no set."""
    return (SPRING_CARD, SPRING_TREE) if name == SPRING else None


def asked(number: int) -> Iterator[Play]:
    """Moments of a game of three at which somebody is asked something."""
    table: GameTable = Table(MAGIC, jumbled_setup(number, 3), seed_from(f"taken {number}"))
    players = [RandomPlayer(seed_from(number), f"P{seat}") for seat in range(3)]
    for count in range(ANSWERS):
        decision = table.state.decision
        if decision is None:
            return
        if count % EVERY == 0 and table.state.game.turn and table.state.fresh:
            yield table.state
        table.answer(decision.actor, decision.id, players[decision.actor].answer(decision))


@pytest.mark.parametrize("number", [0, *(pytest.param(n, marks=pytest.mark.sweep) for n in range(1, 5))])
@pytest.mark.rule("CR 400.2", "CR 708.5")
def test_nothing_hidden_is_taken_along(number: int) -> None:
    """What the seat can't see leaves the position, the file and what is said of them as they were."""
    stream = Stream(seed_from(number), "table", "permuting")
    looked = 0
    for play in asked(number):
        assert play.decision is not None
        seat = play.decision.actor
        other = permuted(play.game, seat, stream)
        determinization.forget(other)
        told = as_known(play, play, True, seat, "luck", "a game", known)
        elsewhere = play.instead(other)
        assert told == as_known(elsewhere, elsewhere, True, seat, "luck", "a game", known)
        looked += 1
    assert looked > 5


@pytest.mark.parametrize("number", [1, *(pytest.param(n, marks=pytest.mark.sweep) for n in range(2, 6))])
def test_what_is_known_is_taken_as_it_is(number: int) -> None:
    """The seat's own hand, everybody's numbers and all that lies open are in the sandbox as at the table."""
    looked = 0
    for play in asked(number):
        assert play.decision is not None
        seat = play.decision.actor
        if not is_quiet(play) or "main" not in play.game.step:
            continue  # a step begins anew where it is set up, and may be over at once
        looked += 1
        text, lost, _ = as_known(None, play, True, seat, "luck", "a game", known)
        assert lost[0].key == "scenario-imagined"
        if "scenario-lost-objects" in {one.key for one in lost}:
            continue  # what it says that it can't say
        setup = setup_from(text, {}, known)
        mine, its = (viewing.view(one.game, seat) for one in (play, POSITIONS.begin(setup, seed_from(1))))
        for real, taken in zip(mine.players, its.players, strict=True):
            if real.left:
                continue
            assert (real.life, real.hand_size, real.library) == (taken.life, taken.hand_size, taken.library)
            assert sorted(one.name for one in real.hand) == sorted(one.name for one in taken.hand)
            assert [one.name for one in real.graveyard] == [one.name for one in taken.graveyard]
        cards = [sorted(one.name for one in each.battlefield if not one.token) for each in (mine, its)]
        assert cards[0] == cards[1]
        assert len(mine.battlefield) == len(its.battlefield)
    assert looked


def test_who_sits_there_takes_the_game_in_play_along(tmp_path: Path) -> None:
    """It is a position by letters that says what is imagined, and a file that runs; nobody else gets one."""

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, ada = await playing(served, 3)
            while not ada.view.get("turn") or needed(ada) is None:
                await answer_default(ada)
                await ada.when(lambda one: needed(one) is not None)
            path, token = f"/api/rooms/{room['code']}/position", room["token"]
            assert (await served.get(path)).json()["trouble"]["key"] == "seat-only"
            told = (await served.get(path, token)).json()
            assert yaml.safe_load(told["position"])["players"] == ["A", "B", "C"]
            assert "A can’t see" in told["lost"][0]
            assert "Ada" not in told["position"] + told["file"]
            shown = (await served.post("/api/sandbox", {"text": told["position"], "answers": [], "seed": "1"})).json()
            hand = ada.view["players"][0]["hand"]
            assert sorted(one["name"] for one in shown["view"]["players"][0]["hand"]) == sorted(
                one["name"] for one in hand
            )
            assert all(run(one).passed for one in read_scenarios(told["file"], "sent.yaml"))

    asyncio.run(scene())


def test_in_the_lobby_there_is_no_game(tmp_path: Path) -> None:
    """Before anything is played there is nothing to take along."""

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room = await served.open(options={"type": "draft", "sets": ["CNS"]}, seats=2)
            answer = await served.get(f"/api/rooms/{room['code']}/position", room["token"])
            assert answer.json()["trouble"]["key"] == "sandbox-no-game"

    asyncio.run(scene())
