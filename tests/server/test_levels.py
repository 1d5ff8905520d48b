"""How well bots play: as the host wishes; one that looks ahead does so beside the server's own work."""

import asyncio
import threading
from pathlib import Path

import pytest

from entaku.bots.levels import LevelBot
from entaku.bots.searching.player import Imagine
from entaku.kernel.decisions import Answer, Decision
from entaku.magic.views.game_view import GameView
from tests.server.company import answer_by, company, someone_asked
from tests.server.serving import PATIENCE, serving

LOOKS = 3


def test_a_bot_that_looks_ahead_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks in a thread of its own, answers lawfully, and the game goes on."""
    threads: list[str] = []
    plainly = LevelBot.answer

    def answer(self: LevelBot, view: GameView, decision: Decision, imagine: Imagine) -> Answer:
        threads.append(threading.current_thread().name)
        return decision.check(plainly(self, view, decision, imagine))

    monkeypatch.setattr(LevelBot, "answer", answer)

    async def run() -> None:
        async with asyncio.timeout(PATIENCE * 3), serving(tmp_path) as served:
            _, (ada,) = await company(served, "Ada", bots=1)
            assert ada.room["level"] == "normal"
            assert (await ada.ask("bot-level", level="hard"))["type"] == "done"
            await ada.when(lambda one: one.room["level"] == "hard")
            while len(threads) < LOOKS:
                await someone_asked([ada])
                await answer_by(ada)

    asyncio.run(run())
    assert all(name.startswith("bots") for name in threads)


def test_the_host_says_how_well_bots_play(tmp_path: Path) -> None:
    """Nobody else does, and there are no other levels."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            _, (ada, ken) = await company(served, "Ada", "Ken", bots=1)
            assert (await ken.ask("bot-level", level="easy"))["trouble"]["key"] == "host-only"
            assert (await ada.ask("bot-level", level="godlike"))["type"] == "refused"
            assert (await ada.ask("bot-level", level="easy"))["type"] == "done"

    asyncio.run(run())
