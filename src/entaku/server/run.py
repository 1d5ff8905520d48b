"""`entaku serve`: runs the application on one port, and says where people find it."""

import gc
import os
import socket
import sys
from contextlib import closing

import uvicorn
from starlette.applications import Starlette

from entaku.kernel.errors import Unlawful
from entaku.messages import Language, say
from entaku.server import logs
from entaku.server.addresses import EVERYWHERE, lan_address, qr_terminal
from entaku.server.app import create_app
from entaku.server.askers import askers
from entaku.server.config import Config
from entaku.server.connections import LineConnection, connection_class, prepare
from entaku.server.places.place import Places
from entaku.server.push.stored import key_in
from entaku.server.storage.engine import reached
from entaku.server.storage.store import Store

LONGEST_FRAME = 4 * 1024 * 1024
"""Bytes of a WebSocket message that are read at all; what is longer ends the line at once."""

SWITCH = 0.0005
"""Seconds after which a busy thread lets another one go on.  With Python's 0.005 the thread that commits answers waited
for the event loop for up to 170 ms under load (95th percentile), with this for 20 ms."""


def serve(config: Config, language: Language = "en") -> None:
    """Serve until interrupted.  Raises Unlawful if a setting, the database or the port can't be used."""
    askers("ENTAKU_METRICS", config.metrics)
    askers("ENTAKU_IMPORT", config.importing)
    logs.prepare(config)
    check_store(config)
    listening = listen(config)
    server = Server(settings(config))
    greet(config, listening.getsockname()[1], language)
    seldom_collect()
    prepare()
    sys.setswitchinterval(SWITCH)
    with listening:
        server.run(sockets=[listening])


class Server(uvicorn.Server):
    """Hands what is open to other processes, if there are any, before it ends."""

    async def main_loop(self) -> None:
        await super().main_loop()
        app = self.config.app
        assert isinstance(app, Starlette)
        places: Places = app.state.places
        await places.drain()


def settings(config: Config) -> uvicorn.Config:
    """How uvicorn serves: one process, small lines, nobody's address in a log."""
    return uvicorn.Config(
        create_app(config),
        http=connection_class(config.crowd, config.proxies),
        ws=LineConnection,
        forwarded_allow_ips=list(config.proxies),
        host=config.host,
        port=config.port,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
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


def listen(config: Config) -> socket.socket:
    """The port, listened to.  Raises Unlawful if it can't be had."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    # The protocol is named, because asyncio sends small messages at once only on sockets that say they are TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((config.host, config.port))
        listening.listen(2048)
        return listening
    except OSError as problem:
        listening.close()
        reason = problem.strerror or str(problem)
        raise Unlawful("serve-no-port", host=config.host, port=str(config.port), problem=reason) from problem


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
