"""The server's benchmark: it waits for its players, and says why one of them can't go on."""

import asyncio
import json

import pytest

from entaku.laboratory.bench_server import Night, Player, Pod, cold_start, measure


def player(night: Night) -> Player:
    """Somebody on the first seat."""
    return Player(Pod(night), 0, "ABCDEF", "token")


def test_what_the_server_said_last_is_the_reason() -> None:
    """A run whose player was shown out ends with the server's words, not with a line that was lost for no reason."""
    night = Night(0.0)
    shown_out = player(night)
    shown_out.take(json.dumps({"type": "bye", "trouble": {"key": "hello-first", "text": "Who?"}}).encode())
    shown_out.connection_lost(None)
    with pytest.raises(RuntimeError, match=r"seat 0 lost its line: Who\?"):
        asyncio.run(night.until(lambda: False))
    with pytest.raises(RuntimeError, match=r"Who\?"):
        asyncio.run(night.over())


def test_nobody_begins_before_everybody_was_let_in() -> None:
    """However long the lines take to open, the run waits until the server has welcomed each of its players."""
    night = Night(0.0)

    async def scene() -> None:
        waiting = asyncio.create_task(night.until(lambda: night.welcomed == 2))
        player(night).take(b'{"type":"welcome"}')
        for _ in range(3):
            await asyncio.sleep(0.02)
        assert not waiting.done()
        player(night).take(b'{"type":"welcome"}')
        await waiting

    asyncio.run(scene())


@pytest.mark.sweep
def test_a_table_is_measured() -> None:
    """A draft over real lines gives every figure."""
    found = measure(1, 0.0)
    assert set(found) == {"median", "p99", "picks", "processor", "memory"}
    assert min(found["median"], found["picks"], found["processor"]) > 0


@pytest.mark.sweep
def test_a_start_is_measured() -> None:
    """The command is started as people start it, and later starts find what the first one compiled."""
    figures = {name: figure.value for name, figure in cold_start().items()}
    assert set(figures) == {
        f"server-{start}{what}" for start in ("first-start", "start") for what in ("", "-processor")
    }
    assert 0 < figures["server-start-processor"] < figures["server-first-start-processor"]
