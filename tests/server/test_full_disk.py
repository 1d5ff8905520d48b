"""A disk that is full: nothing is acknowledged that isn't stored, people are told, and with room again all goes on."""

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa

from entaku.server.storage import store as store_module
from tests.server import guessing
from tests.server.serving import PATIENCE, Client, Served, serving

MOST = 2_000
"""Far more answers than fit into the pages that a new database has."""


class Disk:
    """The room that the database of a server may take, as SQLite itself keeps to it."""

    def __init__(self, served: Served) -> None:
        self.is_full = False
        sa.event.listen(served.service.store.engine, "checkout", self._allow)

    def _allow(self, connection: object, *_: object) -> None:
        cursor = connection.cursor()  # type: ignore[attr-defined]  # the driver's own connection
        cursor.execute(f"PRAGMA max_page_count={1 if self.is_full else 2**30}")  # never less than there are
        cursor.close()


def waving(client: Client) -> int:
    """The decision at which a seat may wave, as often as it likes."""
    return next(int(one["decision"]["id"]) for one in client.asked if one["decision"].get("optional"))


async def wave(client: Client) -> dict[str, object]:
    """Wave once; gives what was said to it."""
    return await client.give(waving(client), ["wave"])


def waves(served: Served, code: str) -> int:
    """How often somebody waved at the first table of a room, as the store has it."""
    return sum(row.answer == '["wave"]' for row in served.service.store.answers(code, 1))


def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer that doesn't fit is refused in a sentence; rooms can't be opened; with room again, all goes on."""
    monkeypatch.setattr(store_module, "RETRIES", ())

    async def fill(served: Served, code: str, ada: Client) -> int:
        disk = Disk(served)
        disk.is_full = True
        acknowledged = 0
        while (said := await wave(ada))["type"] == "done" and acknowledged < MOST:
            acknowledged += 1
        assert said["trouble"]["key"] == "store-trouble"  # type: ignore[index]
        assert "記録できない" in said["trouble"]["text"]  # type: ignore[index]
        assert waves(served, code) == acknowledged
        body = {"name": "Ben" * 8, "seats": 2, "title": "円" * 60, "options": guessing.options()}
        for _ in range(MOST):
            opened = await served.post("/api/rooms", body)
            if opened.status_code != 201:
                break
        assert (opened.status_code, opened.json()["trouble"]["key"]) == (503, "store-trouble")
        assert (await served.get("/healthz")).status_code == 200
        await ada.when(lambda client: sum(message["type"] == "table" for message in client.messages) >= 2)
        disk.is_full = False
        assert (await wave(ada))["type"] == "done"
        assert (await served.post("/api/rooms", body)).status_code == 201
        return acknowledged + 1

    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            async with serving(tmp_path, guessing.FORMATS, rooms_an_hour=2 * MOST) as served:
                room = await served.open(options=guessing.options(), seats=2)
                ada = await served.connect(room["code"], room["token"], "ja")
                await ada.ask("start")
                await ada.when(lambda client: bool(client.view))
                stored = await fill(served, room["code"], ada)
            async with serving(tmp_path, guessing.FORMATS) as served:
                assert waves(served, room["code"]) == stored
                again = await served.connect(room["code"], room["token"])
                await again.when(lambda client: bool(client.view))
                assert (await wave(again))["type"] == "done"

    asyncio.run(run())
