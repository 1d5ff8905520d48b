"""Notices go out to the browsers that asked for them, beside everything else that the server does."""

import asyncio
import logging
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from entaku.kernel.errors import EntakuError, Unlawful
from entaku.messages import LANGUAGES, Language
from entaku.server.kept import MOST_IDLE
from entaku.server.push.sending import NotSent, expect_endpoint, post
from entaku.server.push.stored import Subscription, Subscriptions, key_in
from entaku.server.service import Service
from entaku.tournament.notices import Notice

AT_ONCE = 16
"""So many messages are on their way at a time."""
MOST_WAITING = 5_000
"""So many wait at most; what is beyond isn't sent, and stands on the pages all the same."""
TODAY = 86_400.0
"""Seconds for which a night is looked at after a restart although nobody has come to it."""
KEPT = 3_600
"""Seconds for which a service keeps a message for a phone that is out of reach; later it is no news."""
GONE = (404, 410)
"""What a service answers when a browser is there no longer."""

log = logging.getLogger("entaku.server")


class Message(Struct, frozen=True):
    """What a browser is told; `url` is the page that opens, `tag` keeps the same notice from standing there twice."""

    title: str
    body: str
    tag: str
    url: str
    lang: Language


class Pusher:
    """Sends notices; does nothing where the server's keeper hasn't turned it on."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.contact, self.near = service.config.push, service.config.push_near
        self.kept = Subscriptions(service.store)
        self.key = key_in(service.config.data) if self.contact else None
        self.waiting = 0
        self._turn = asyncio.Semaphore(AT_ONCE)

    @property
    def public(self) -> str:
        """The key that browsers subscribe with, "" where nothing is sent."""
        return "" if self.key is None else self.key.public

    async def subscribe(self, wanted: Subscription) -> None:
        """Keep a browser.  Raises Unlawful for an address or a key that can't be one."""
        if self.key is None:
            raise Unlawful("push-off")
        from entaku.server.push.sealing import expect_point

        expect_endpoint(wanted.endpoint, self.near)
        try:
            expect_point(wanted.key)
        except ValueError as problem:
            raise Unlawful("push-endpoint") from problem
        if len(wanted.shared) != 16:
            raise Unlawful("push-endpoint")
        await self.service.stored(lambda: self.kept.keep(wanted))

    async def unsubscribe(self, code: str, player: int, endpoint: str) -> None:
        """Forget a browser."""
        await self.service.stored(lambda: self.kept.forget(code, player, endpoint))

    async def unsubscribe_all(self, code: str, player: int) -> None:
        """Forget every browser of a player."""
        for one in await self.service.stored(lambda: self.kept.of(code, player)):
            await self.unsubscribe(code, player, one.endpoint)

    async def nights(self) -> list[str]:
        """The nights of today that somebody is to be told of, so that their clocks are looked at after a restart."""
        if self.key is None:
            return []
        since = time.time() - TODAY
        return (await self.service.stored(lambda: self.kept.nights(since)))[:MOST_IDLE]

    def tell(self, code: str, name: str, notices: Mapping[int, tuple[Notice, ...]]) -> None:
        """Send players of a night what is new for them, without waiting for it."""
        if self.key is None:
            return
        for player, own in notices.items():
            if self.waiting >= MOST_WAITING:
                log.warning("too many notifications wait to be sent; those to night %s are left out", code)
                return
            self.waiting += 1
            self.service.spawn(self._tell(code, name, player, own))

    async def _tell(self, code: str, name: str, player: int, notices: tuple[Notice, ...]) -> None:
        try:
            async with self._turn:
                browsers = await self.service.stored(lambda: self.kept.of(code, player))
                sending = (
                    self._send(one, message(code, name, notice, one.language)) for one in browsers for notice in notices
                )
                await asyncio.gather(*sending)
        except EntakuError:
            log.warning("a notification of night %s can't be sent: the store is out of reach", code)
        except Exception:
            log.exception("a notification of night %s can't be sent", code)
        finally:
            self.waiting -= 1

    async def _send(self, one: Subscription, said: Message) -> None:
        """Send one message; a browser that is there no longer is forgotten."""
        from entaku.server.push.sealing import seal

        assert self.key is not None
        parts = urlsplit(one.endpoint)
        headers = {
            "Authorization": self.key.proof(f"{parts.scheme}://{parts.netloc}", self.contact, time.time()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Urgency": "high",
        }
        try:
            status = await post(one.endpoint, headers, seal(msgspec.json.encode(said), one.key, one.shared), self.near)
        except NotSent as problem:
            log.warning("the push service %s can't be reached: %s", parts.hostname, problem)
            return
        if status in GONE:
            await self.unsubscribe(one.code, one.player, one.endpoint)
        elif not 200 <= status < 300:
            log.warning("the push service %s refuses a notification: %s", parts.hostname, status)


def message(code: str, name: str, notice: Notice, language: str) -> Message:
    """A notice as a browser is told it."""
    spoken: Language = next((one for one in LANGUAGES if one == language), "en")
    return Message(name, notice.said.said(spoken), f"{code}-{notice.id}", f"/n/{code}", spoken)
