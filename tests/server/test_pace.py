"""How long bots take: as the host wishes, and no time at all where somebody at the table skips it."""

import asyncio
from pathlib import Path

from tests.server.company import answer_by, company, someone_asked
from tests.server.serving import PATIENCE, Client, serving
from tests.server.test_games import needed

SLOW = 10.0
"""Seconds that a bot takes, far more than a whole turn of one that takes none."""


async def waits_for_a_bot(person: Client) -> None:
    """Pass until a bot thinks: nobody is asked meanwhile."""
    while True:
        try:
            async with asyncio.timeout(1):
                await someone_asked([person])
        except TimeoutError:
            return
        await answer_by(person)


def test_a_slow_bot_is_skipped(tmp_path: Path) -> None:
    """The host slows bots down; whoever sits there has them play at once, until a person is asked again."""

    async def run() -> float:
        async with asyncio.timeout(PATIENCE * 3), serving(tmp_path) as served:
            _, (ada,) = await company(served, "Ada", bots=2)
            assert (await ada.ask("pace", seconds=SLOW))["type"] == "done"
            await ada.when(lambda one: one.room["pace"] == SLOW)
            await waits_for_a_bot(ada)
            begun = asyncio.get_running_loop().time()
            assert (await ada.ask("hurry"))["type"] == "done"
            await someone_asked([ada])
            assert needed(ada) is not None
            return asyncio.get_running_loop().time() - begun

    assert asyncio.run(run()) < SLOW


def test_who_may_say_so(tmp_path: Path) -> None:
    """The host sets the pace, whoever sits at the table skips, a spectator neither."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room, (_, ken) = await company(served, "Ada", "Ken", bots=1)
            assert (await ken.ask("pace", seconds=1.0))["trouble"]["key"] == "host-only"
            assert (await ken.ask("hurry"))["type"] == "done"
            watcher = await served.connect(room["code"])
            assert (await watcher.ask("hurry"))["trouble"]["key"] == "seat-only"

    asyncio.run(run())
