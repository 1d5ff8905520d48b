"""Names in the other language, over HTTP."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tests.server.serving import PATIENCE, serving


def told(data: Path, names: list[str]) -> httpx.Response:
    """What the server tells of these names."""

    async def ask() -> httpx.Response:
        async with asyncio.timeout(PATIENCE), serving(data) as served:
            return await served.post("/api/names", {"names": names})

    return asyncio.run(ask())


@pytest.mark.rule("CD-14")
def test_names_are_told_in_japanese(tmp_path: Path) -> None:
    """Cards' and creature types'; a name that nobody knows has none."""
    found = told(tmp_path, ["Council's Judgment", "Goblin", "No Such Card"]).json()
    assert found == {"ja": {"Council's Judgment": "議会の採決", "Goblin": "ゴブリン"}}


def test_a_thousand_names_at_most(tmp_path: Path) -> None:
    """Nobody has the server look up more at once."""
    assert told(tmp_path, [str(number) for number in range(1001)]).status_code == 400
