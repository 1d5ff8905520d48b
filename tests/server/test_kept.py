"""What is kept in memory: read once, to its end, and gone again when it was long unused."""

import asyncio

import pytest

from entaku.server.kept import Kept


class Shelf:
    """Words by their codes; each is read when `opened`."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.busy: set[str] = set()
        self.opened = asyncio.Event()
        self.kept: Kept[str] = Kept(self._read, lambda word: word not in self.busy)

    async def _read(self, code: str) -> str:
        self.read.append(code)
        await self.opened.wait()
        return code.lower()


def test_several_who_ask_at_once_get_one_thing_although_one_leaves() -> None:
    """It is read once for all of them, and is there for the next although the first no longer waits."""

    async def scene() -> None:
        shelf = Shelf()
        first, second = (asyncio.create_task(shelf.kept.get("A")) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        shelf.opened.set()
        assert await second == "a" == await shelf.kept.get("A")
        assert (first.cancelled(), shelf.read, list(shelf.kept.values())) == (True, ["A"], ["a"])

    asyncio.run(scene())


def test_what_is_long_unused_leaves_and_what_is_in_use_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the idle ones so many stay as may, those used last; busy ones aren't counted."""
    monkeypatch.setattr("entaku.server.kept.MOST_IDLE", 2)

    async def scene() -> None:
        shelf = Shelf()
        shelf.opened.set()
        shelf.busy = {"a"}
        for code in "ABCBD":
            await shelf.kept.get(code)
        assert list(shelf.kept.values()) == ["a", "b", "d"]
        await shelf.kept.get("C")
        assert shelf.read == ["A", "B", "C", "D", "C"]

    asyncio.run(scene())
