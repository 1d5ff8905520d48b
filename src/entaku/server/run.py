"""`entaku serve`: runs the application on one port, and says where people find it."""

import gc
import os
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from functools import partial

import uvicorn
from starlette.applications import Starlette

from entaku.kernel.errors import Fact, Unlawful
from entaku.kernel.files import reason_of
from entaku.messages import Language, say
from entaku.server import logs
from entaku.server.addresses import EVERYWHERE, lan_address, qr_terminal
from entaku.server.app import create_app
from entaku.server.askers import askers
from entaku.server.config import Config
from entaku.server.connections import connection_class, prepare
from entaku.server.places.place import Places
from entaku.server.push.stored import key_in
from entaku.server.sharing.share import Share
from entaku.server.sharing.tools import Way
from entaku.server.storage.engine import reached
from entaku.server.storage.store import Store

LONGEST_FRAME = 4 * 1024 * 1024
"""Bytes of a WebSocket message that are read at all; what is longer ends the line at once."""

WITH_ADDRESS = ("share-open", "share-moved", "share-room")
"""What is said with an address that somebody may want to follow at once."""
SWITCH = 0.0005
"""Seconds after which a busy thread lets another one go on.  With Python's 0.005 the thread that commits answers waited
for the event loop for up to 170 ms under load (95th percentile), with this for 20 ms."""


def serve(config: Config, language: Language = "en", way: Way | None = None) -> None:
    """Serve until interrupted, and share it by this way, if by any.

    Raises Unlawful if a setting, the database or the port can't be used.
    """
    if way is not None and config.cluster:
        raise Unlawful("share-alone")
    askers("ENTAKU_METRICS", config.metrics)
    askers("ENTAKU_IMPORT", config.importing)
    logs.prepare(config)
    check_store(config)
    with ExitStack() as held:
        ports = [held.enter_context(reserve(config))]
        share = None
        if way is not None:
            ports.append(held.enter_context(reserve(Config(data=config.data, port=0))))
            share = Share(way, ports[1].getsockname()[1], partial(tell, language), config.public_url or "")
        server = Server(settings(config, share), partial(greet, config, ports[0].getsockname()[1], language), share)
        seldom_collect()
        prepare()
        sys.setswitchinterval(SWITCH)
        server.run(sockets=ports)


class Server(uvicorn.Server):
    """Says that it is there once it can answer, and hands what is open to other processes, if any, before it ends.

    Until then it listens to nobody: proxies lead people elsewhere, and an upgrade that waits for the port to be taken,
    or for this word, ends no other process while this one can't take over.
    """

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], share: Share | None = None) -> None:
        super().__init__(config)
        self._ready = ready
        self._share = share

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except OSError as problem:  # another process had the port reserved, too, and was there first
            await self.lifespan.shutdown()
            raise unlistened(self.config.host, self.config.port, problem) from problem
        if self.started:
            self._ready()
            tell_system()
            if self._share is not None:
                self._share.begin()

    async def main_loop(self) -> None:
        await super().main_loop()
        if self._share is not None:
            await self._share.close()
        app = self.config.app
        assert isinstance(app, Starlette)
        places: Places = app.state.places
        await places.drain()


def settings(config: Config, share: Share | None = None) -> uvicorn.Config:
    """How uvicorn serves: one process, small lines, nobody's address in a log."""
    return uvicorn.Config(
        create_app(config, share=share),
        http=connection_class(config.crowd, config.proxies),
        ws="websockets-sansio",
        forwarded_allow_ips=list(config.proxies),
        host=config.host,
        port=config.port,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=25.0,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def seldom_collect() -> None:
    """Look for garbage in cycles seldom: a full search stops everybody for as long as it takes, and finds little."""
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)


def check_store(config: Config) -> None:
    """Open the store once, and bring it to its present form; with notifications, see that there is a key for them.

    Raises Unlawful if either can't be used.
    """
    with reached():
        config.data.mkdir(parents=True, exist_ok=True)
        with closing(Store(config.url, "shared" if config.cluster else "alone")) as store:
            if config.cluster:
                from entaku.server.places.cluster import expect_free  # needs PostgreSQL's driver

                expect_free(store, config.cluster)
    if config.push:
        key_in(config.data)


def reserve(config: Config) -> socket.socket:
    """The port, kept but not listened to yet: whoever connects is refused.  Raises Unlawful if it can't be had."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # The protocol is named, because asyncio sends small messages at once only on sockets that say they are TCP.
    reserved = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            reserved.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        reserved.bind((config.host, config.port))
        return reserved
    except OSError as problem:
        reserved.close()
        raise unlistened(config.host, config.port, problem) from problem


def unlistened(host: str, port: int, problem: OSError) -> Unlawful:
    """What is said where a port can't be had."""
    return Unlawful("serve-no-port", host=host, port=str(port), problem=reason_of(problem))


def tell_system() -> None:
    """Tell systemd, where it has started this process and waits for that, that it is ready."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address or sys.platform == "win32":
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as there, suppress(OSError):
        there.connect("\0" + address[1:] if address.startswith("@") else address)
        there.send(b"READY=1")


def greet(config: Config, port: int, language: Language) -> None:
    """Say where the application is, and to whom it is open; a QR code for phones where they can reach it."""
    lan = lan_address() if config.host in EVERYWHERE else None
    here = "127.0.0.1" if config.host in EVERYWHERE else f"[{config.host}]" if ":" in config.host else config.host
    print(say("serve-here", language, url=f"http://{here}:{port}/"), flush=True)
    if lan is not None:
        url = config.public_url or f"http://{lan}:{port}/"
        print(say("serve-lan", language, url=url), flush=True)
        if sys.stdout.isatty():
            print(qr_terminal(url), flush=True)


def tell(language: Language, key: str, facts: dict[str, Fact]) -> None:
    """Say how it is with sharing; with an address that is new, a code that leads there."""
    print(say(key, language, **facts), flush=True)
    address = str(facts.get("address", ""))
    if key not in WITH_ADDRESS:
        return
    if address.startswith("http:"):
        print(say("share-without-tls", language), flush=True)
    if sys.stdout.isatty():
        print(qr_terminal(address), flush=True)
