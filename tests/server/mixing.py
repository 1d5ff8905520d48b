"""What a device does at a mixing: pledge a nonce, agree to the list when it is closed, reveal when all have agreed."""

import asyncio
import secrets
import signal
from collections.abc import Callable
from types import SimpleNamespace
from typing import Literal

from entaku.kernel.proof import FORM, Mixing, Proof, Share, agreement_of, list_of, pledge_of, seal_of
from entaku.server.rooms import mixing
from tests.server.serving import Client, Json, Served

Stage = Literal["pledge", "agree", "reveal"]
END_WAITING = signal.SIGUSR1
"""Tells a server in a process of its own that devices were waited for long enough."""


class Waiting:
    """How long devices are waited for: until the test says that it was long enough."""

    def __init__(self, put: Callable[[object, str, object], None] = setattr) -> None:
        self._loop: asyncio.AbstractEventLoop | None = None
        self._running: asyncio.Timeout | None = None
        self._is_enough = False
        put(mixing, "asyncio", SimpleNamespace(timeout=self._wait, Event=asyncio.Event))

    def _wait(self, _seconds: float) -> asyncio.Timeout:
        self._loop = asyncio.get_running_loop()
        self._running = asyncio.timeout(0 if self._is_enough else None)
        self._is_enough = False
        return self._running

    def end(self) -> None:
        """The devices that are waited for now have had their time; or those that will be next."""
        if self._running is None:
            self._is_enough = True
        else:
            self._running.reschedule(0.0)

    def end_when_told(self) -> None:
        """The same in a process of its own, which is told by a signal."""

        def told(*_: object) -> None:
            if self._loop is None:
                self.end()
            else:
                self._loop.call_soon_threadsafe(self.end)

        signal.signal(END_WAITING, told)


class Device:
    """A client that has a part in seeds, and keeps what it was told."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.nonce = secrets.token_hex(32)
        self.seal = ""
        self.told: Json = {}
        self._heard = 0

    @classmethod
    async def at(cls, served: Served, code: str, token: str, mixes: int | bool = FORM) -> "Device":
        """A device that says it takes part, in this form of the proof."""
        device = await cls.on(served.port, code, token, mixes)
        served.clients.append(device.client)
        return device

    @classmethod
    async def on(cls, port: int, code: str, token: str, mixes: int | bool = FORM) -> "Device":
        """The same, at a server of which only the port is known."""
        client = await Client.to(port, code)
        await client.send({"type": "hello", "token": token, "mixes": mixes})
        await client.when(lambda one: bool(one.room))
        return cls(client)

    async def asked(self, stage: Stage) -> Json:
        """Wait until it is asked to pledge, to agree, or to reveal."""

        def found(client: Client) -> Json | None:
            for message in client.messages[self._heard :]:
                if message["type"] == "mixing" and stage_of(message) == stage:
                    return message
            return None

        await self.client.when(lambda client: found(client) is not None)
        self.told = found(self.client) or {}
        self._heard = self.client.messages.index(self.told) + 1
        return self.told

    async def pledge(self) -> None:
        """Pledge the nonce, once that is asked for."""
        told = await self.asked("pledge")
        pledge = pledge_of(told["commitment"], told["attempt"], told["seat"], self.nonce)
        await self.say("pledge", pledge=pledge)

    async def agree(self) -> None:
        """Agree to the list, once that is asked for."""
        told = await self.asked("agree")
        await self.say(
            "agree", agreement=agreement_of(list_of(told["commitment"], told["attempt"], listed(told)), self.nonce)
        )

    async def reveal(self, nonce: str | None = None) -> None:
        """Agree to the list, and reveal the nonce, or another, once that is asked for."""
        await self.agree()
        told = await self.asked("reveal")
        tries = (*[Mixing(stopped=True)] * (told["attempt"] - 1), listed(told))
        self.seal = seal_of(Proof(told["table"], told["commitment"], tries, form=FORM))
        await self.say("reveal", nonce=nonce or self.nonce)

    async def say(self, kind: str, **given: str) -> None:
        """Send a part of what was last asked for."""
        await self.client.send({"type": kind, "number": self.told["number"], "attempt": self.told["attempt"], **given})


def stage_of(message: Json) -> Stage:
    """What a device is asked for."""
    return "pledge" if message["pledges"] is None else "agree" if message["agreements"] is None else "reveal"


def listed(message: Json) -> Mixing:
    """The list that a device was shown."""
    agreed = {one["seat"]: one["agreement"] for one in message["agreements"] or ()}
    shares = (Share(one["seat"], one["pledge"], agreement=agreed.get(one["seat"], "")) for one in message["pledges"])
    return Mixing(tuple(shares), tuple(message["silent"]), tuple(message["unasked"]))
