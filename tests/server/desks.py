"""An organiser's screen of a night, and the night that it is of."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from entaku.tournament.acts import AnyAct, CheckedIn, Registered
from entaku.tournament.settings import Settings
from tests.server.serving import Client, Json, Served, serving

EVERYTHING = 1_000_000
"""What an organiser says they have seen who has seen all there is."""


class Desk:
    """An organiser's browser."""

    def __init__(self, served: Served, code: str, key: str, name: str = "Aya") -> None:
        self.served, self.code, self.key, self.name = served, code, key, name

    async def view(self) -> Json:
        return dict((await self.served.get(f"/api/nights/{self.code}", self.key)).json())

    async def enter(
        self, act: AnyAct | Json, seen: int | None = None, insist: bool = False, key: str | None = None
    ) -> tuple[int, Json]:
        """Enter an act; gives the status and the answer."""
        version = EVERYTHING if seen is None else seen
        body = {"act": msgspec.to_builtins(act, str_keys=True), "seen": version, "insist": insist, "by": self.name}
        answer = await self.served.post(f"/api/nights/{self.code}/entries", body, self.key if key is None else key)
        return answer.status_code, answer.json()

    async def draw(self, what: str) -> None:
        """Draw pods or a pairing."""
        body = {"what": what, "seen": EVERYTHING, "insist": False, "by": self.name}
        answer = await self.served.post(f"/api/nights/{self.code}/draws", body, self.key)
        assert answer.status_code == 201, answer.text

    async def fill(self, players: int) -> None:
        """Register and check in so many players."""
        for number in range(1, players + 1):
            for act in (Registered(number, f"Player {number}"), CheckedIn(number)):
                status, answer = await self.enter(act)
                assert status == 201, answer

    async def publish(self) -> None:
        """Draw and publish a pairing, with pods before the first."""
        if (await self.view())["stage"] == "pods":
            await self.draw("pods")
        await self.draw("round")
        status, answer = await self.enter({"type": "PairingPublished"})
        assert status == 201, answer

    async def line(self, key: str | None = None) -> Client:
        """A line to the night, which has been shown it."""
        client = await Client.to(self.served.port, f"nights/{self.code}")
        self.served.clients.append(client)
        await client.send({"type": "hello", "key": key})
        await client.next("night")
        return client


@asynccontextmanager
async def desk(data: Path, settings: Settings | None = None) -> AsyncIterator[Desk]:
    """A new night at a server's desk."""
    async with serving(data) as served:
        wanted = {"name": "Friday night", "settings": msgspec.to_builtins(settings or Settings())}
        answer = await served.post("/api/nights", wanted)
        assert answer.status_code == 201, answer.text
        yield Desk(served, answer.json()["code"], answer.json()["key"])


def run(work: Any) -> None:  # noqa: ANN401 (a coroutine)
    asyncio.run(work)
