"""A store that a disk has spoilt: it is found, health says so, and the log says it once."""

import asyncio
import logging
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

from entaku.server.storage import store as store_module
from entaku.server.storage.store import Store, StoredAnswer
from tests.server.serving import PATIENCE, serving

LEAVES = {"table": 0x0D, "index": 0x0A}
"""By what a page is a leaf of, its first byte."""
MANY = 5_000


def answers(count: int = MANY, code: str = "ABCDEF") -> list[StoredAnswer]:
    """Answers of a room's first table."""
    return [StoredAnswer(code, 1, n, n, 0, '"an answer"', 1.0, "seat") for n in range(count)]


def written(folder: Path) -> Path:
    """A database with many answers, closed."""
    file = folder / "entaku.db"
    store = Store(f"sqlite:///{file}")
    store.append(answers())
    store.close()
    return file


def spoil(file: Path, kind: str, which: Callable[[list[int]], list[int]] = lambda pages: pages) -> None:
    """Write rubbish over leaves of tables or of indexes."""
    data = bytearray(file.read_bytes())
    size = int.from_bytes(data[16:18])
    pages = [at for at in range(size, len(data), size) if data[at] == LEAVES[kind]]
    for at in which(pages):
        data[at : at + size] = Random(at).randbytes(size)
    file.write_bytes(data)


def in_the_middle(pages: list[int]) -> list[int]:
    """One of the pages."""
    return [pages[len(pages) // 2]]


def criticals(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was said to be grave."""
    return [record.getMessage() for record in caplog.records if record.levelno == logging.CRITICAL]


@pytest.mark.parametrize("kind", sorted(LEAVES))
def test_a_page_in_the_middle_is_found_as_the_server_starts(
    tmp_path: Path, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Health is told with 503 that the store is damaged, and its keeper once where to read what to do."""
    spoil(written(tmp_path), kind, in_the_middle)

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            health = served.server.config.app.state.health  # type: ignore[union-attr]
            await health._looking
            for _ in range(2):
                told = await served.get("/healthz")
                assert told.status_code == 503
                assert told.json() == {"status": "failing", "store": "damaged", "migrations": "unknown"}
            await asyncio.to_thread(served.service.store.damage.look)

    asyncio.run(scene())
    assert len(criticals(caplog)) == 1
    assert "docs/operating.md" in criticals(caplog)[0]


def test_a_sound_store_is_well(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nothing is said of it, and health is well after all of it was looked at."""
    written(tmp_path)

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            await served.server.config.app.state.health._looking  # type: ignore[union-attr]
            assert (await served.get("/healthz")).status_code == 200

    asyncio.run(scene())
    assert not criticals(caplog)


@pytest.mark.parametrize("use", ["read", "write"])
def test_whoever_meets_it_makes_it_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, use: str) -> None:
    """A page that was spoilt while the server runs is known as soon as something is read or written there."""
    monkeypatch.setattr(store_module, "RETRIES", ())
    file = written(tmp_path)
    store = Store(f"sqlite:///{file}")
    assert store.room("ABCDEF") is None
    store.engine.dispose()
    spoil(file, "index")
    known = [store.damage.found]
    uses: dict[str, Callable[[], object]] = {
        "read": lambda: store.answers("ABCDEF", 1),
        "write": lambda: store.append(answers(1, "ABCDEE")),
    }
    with pytest.raises(sa.exc.DatabaseError):
        uses[use]()
    known.append(store.damage.found)
    assert known == ["", "database disk image is malformed"]
    store.close()


def test_what_takes_too_long_is_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A table that is too large for one look is said to be so, and nothing is said of damage."""
    file = written(tmp_path)
    store = Store(f"sqlite:///{file}")

    class AtOnce:
        """A timer whose time is over as it starts."""

        def __init__(self, _: float, end: Callable[[], None]) -> None:
            self._end = end

        def start(self) -> None:
            store.damage._looking.set_progress_handler(lambda: 1, 1)  # type: ignore[union-attr]
            self._end()

        def cancel(self) -> None:
            store.damage._looking.set_progress_handler(None, 0)  # type: ignore[union-attr]

    monkeypatch.setattr(threading, "Timer", AtOnce)
    store.damage.look()
    assert not store.damage.found
    assert "too large to be looked at" in caplog.text
    monkeypatch.undo()
    store.damage.look()
    store.close()
    assert not store.damage.found
