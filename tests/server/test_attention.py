"""A night is attended to when something happens that concerns it, and not otherwise."""

import asyncio
from pathlib import Path

import pytest

from entaku.server.nights import attention, by_itself
from entaku.server.nights.open_nights import OpenNight
from entaku.tournament.acts import ClockStarted, Registered
from entaku.tournament.settings import Settings
from tests.server.desks import Desk, desk
from tests.server.serving import PATIENCE


class Watched:
    """How often a night was attended to, whether it went well."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        self.trouble: Exception | None = None
        self.looked = asyncio.Event()
        self._attend = by_itself.attend
        monkeypatch.setattr(attention, "attend", self)

    async def __call__(self, open_night: OpenNight) -> None:
        self.times += 1
        self.looked.set()
        if self.trouble is not None:
            raise self.trouble
        await self._attend(open_night)

    async def more_than(self, times: int) -> None:
        while self.times <= times:
            self.looked.clear()
            await self.looked.wait()


async def night_of(aya: Desk) -> OpenNight:
    open_night = await aya.served.server.config.app.state.nights.open_night(aya.code)  # type: ignore[union-attr]
    assert isinstance(open_night, OpenNight)
    return open_night


def test_a_night_at_rest_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an entry it is attended to; then nothing is due, until the next."""

    async def run() -> None:
        watched = Watched(monkeypatch)
        async with asyncio.timeout(PATIENCE), desk(tmp_path) as aya:
            night = await night_of(aya)
            for name in ("Ada", "Ben"):
                before = watched.times
                await aya.enter(Registered(0, name))
                await watched.more_than(before)
                async with night.attending:
                    pass
                assert night.attention.due is None

    asyncio.run(run())


@pytest.mark.rule("EV-9")
def test_a_clock_that_runs_is_heard_when_it_is_due(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing looks at it meanwhile; then the night is attended to although nobody does anything."""

    async def run() -> None:
        watched = Watched(monkeypatch)
        async with asyncio.timeout(PATIENCE), desk(tmp_path, Settings(minutes=1)) as aya:
            await aya.fill(4)
            await aya.publish()
            night = await night_of(aya)
            before = watched.times
            assert (await aya.enter(ClockStarted(0.0)))[0] == 201
            await watched.more_than(before)
            async with night.attending:
                pass
            due = night.attention.due
            assert due is not None
            assert 0 < due - night.nights.service.now() < 61

    asyncio.run(run())


def test_what_failed_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A look that breaks off doesn't end the looking: the next comes by itself."""

    async def run() -> None:
        monkeypatch.setattr(attention, "AGAIN", 0.01)
        watched = Watched(monkeypatch)
        async with asyncio.timeout(PATIENCE), desk(tmp_path) as aya:
            watched.trouble, before = RuntimeError("the store was away"), watched.times
            await aya.enter(Registered(0, "Ada"))
            await watched.more_than(before)
            watched.trouble = None
            await watched.more_than(watched.times)

    asyncio.run(run())
