"""A moment of a game, taken to the sandbox by who may see all of it."""

import asyncio
from pathlib import Path

import pytest
import yaml

from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run
from tests.server.serving import PATIENCE, serving
from tests.server.test_games import playing


def test_a_moment_of_a_finished_game_is_taken_to_the_sandbox(tmp_path: Path) -> None:
    """Before everything is open nobody gets it; then it is a position without names, and a file that runs."""

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, ada = await playing(served, 2)
            path, token = f"/api/rooms/{room['code']}/history", room["token"]
            assert (await served.get(f"{path}/9/position", token)).json()["trouble"]["key"] == "table-not-over"
            await ada.ask("standin", seat=0, on=True)
            await ada.when(lambda one: one.over)
            assert (await served.get(f"{path}/9/position", token)).json()["trouble"]["key"] == "not-published"
            await ada.ask("publish")
            steps = (await served.get(path, token)).json()["steps"]
            end = await served.get(f"{path}/{steps}/position", token)
            assert end.json()["trouble"]["key"] == "scenario-nothing-stands"
            step = steps * 2 // 3
            told = (await served.get(f"{path}/{step}/position")).json()
            moment = (await served.get(f"{path}/{step}?viewer=open")).json()
            position = yaml.safe_load(told["position"])
            assert position["players"] == ["A", "B"]
            assert "Ada" not in told["position"] + told["file"]
            shown = (await served.post("/api/sandbox", {"text": told["position"], "answers": [], "seed": "1"})).json()
            for seat in (0, 1):
                mine, its = moment["view"]["players"][seat], shown["view"]["players"][seat]
                assert (mine["life"], mine["hand_size"]) == (its["life"], its["hand_size"])
                assert [one["name"] for one in mine["hand"]] == [one["name"] for one in its["hand"]]
            assert shown["view"]["active"] == moment["view"]["active"]
            scenarios = read_scenarios(told["file"], "sent.yaml")
            assert len(scenarios) == 2
            assert all(run(one).passed for one in scenarios)

    asyncio.run(scene())


@pytest.mark.parametrize("path", ["history/0/position", "history/99999/position"])
def test_a_draft_is_no_game(tmp_path: Path, path: str) -> None:
    """What isn't over isn't taken, whoever asks."""

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room = await served.open(options={"type": "draft", "sets": ["CNS"]}, seats=2)
            answer = await served.get(f"/api/rooms/{room['code']}/{path}", room["token"])
            assert answer.json()["trouble"]["key"] == "table-not-over"

    asyncio.run(scene())
