"""Teams of a draft at a table: named, of different sizes, filled up with bots, and seen by everybody."""

import asyncio
from pathlib import Path

from tests.server.serving import PATIENCE, serving
from tests.server.test_phases import begin, play_out, wanted

THREE_TO_TWO = {"type": "team-sealed", "packs": 1, "cards": 10, "sizes": [3, 2], "names": ["  Red\u200b  Dragons ", ""]}


def test_three_against_two(tmp_path: Path) -> None:
    """Bots fill both teams; in the lobby, in the draft and after it everybody is told the teams and their names."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            client, room = await begin(served, wanted(THREE_TO_TWO), seats=5, start=False)
            teams = [{"name": "Red Dragons", "seats": [0, 2, 4]}, {"name": "", "seats": [1, 3]}]
            onlooker = await served.connect(room["code"], None)
            for one in (client, onlooker):
                await one.when(lambda seen: bool(seen.room))
                assert (one.room["phase"], one.room["teams"]) == ("lobby", teams)
            assert (await client.ask("start"))["type"] == "done"
            await client.when(lambda one: bool(one.view) and one.room["phase"] == "playing")
            assert client.view["part"]["team"] == [0, 2, 4]
            assert client.room["teams"] == teams
            await play_out(client)
            await onlooker.when(lambda one: one.room["phase"] == "over")
            assert onlooker.room["teams"] == teams
            assert 0 < len(client.view["own"]["pool"]) < 10

    asyncio.run(run())


def test_a_table_of_another_size_cannot_form_the_teams(tmp_path: Path) -> None:
    """With a seat more the lobby shows no teams, and the draft begins only once there are as many again."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            client, _ = await begin(served, wanted(THREE_TO_TWO), seats=5, start=False)
            resized = await client.ask("resize", seats=6)
            if resized["type"] == "done":
                await client.when(lambda one: len(one.room["seats"]) == 6)
                assert client.room["teams"] == []
                resized = await client.ask("start")
            assert resized["type"] == "refused"
            assert resized["trouble"]["key"] == "draft-team-sizes"

    asyncio.run(run())
