"""The gate in front of everything: what is too long isn't looked at, and other sites' pages speak for nobody here.

A browser says in `Origin` which page asks and in `Host` whom it thinks it speaks to.  What changes something, and every
line, must come from a page of this server; and the host must be a name of this server, so that nobody's name server can
pass it off as part of another site.
"""

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.server.config import Config
from entaku.server.replies import failure, language_of
from entaku.server.sharing.asking import HEALTH

LONGEST_PATH = 1_000
LONGEST_QUERY = 4_000
LONGEST_HOST = 255
SHARED_AT = "entaku.shared"
"""In the scope of what came through the door of a shared server: the address that the server has there."""
CHANGING = frozenset({"POST", "PUT", "PATCH", "DELETE"})


class Gate:
    """Lets requests and lines in that are short enough and come from where they may."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.names = own_names(config)
        public = urlsplit(config.public_url or "")
        self.public = f"{public.scheme}://{public.netloc}"
        self.public_names = frozenset({public.hostname or "", *config.hosts} - {""})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                self.check(scope)
            except EntakuError as problem:
                await refuse(problem, scope, receive, send)
                return
        await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """Raises EntakuError for what isn't let in."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if len(host) > LONGEST_HOST:
            raise Unreadable("host-too-long", most=LONGEST_HOST)
        path, query = scope["path"], scope.get("query_string", b"")
        if len(path) > LONGEST_PATH or len(query) > LONGEST_QUERY:
            raise Unreadable("address-too-long", most=LONGEST_PATH if len(path) > LONGEST_PATH else LONGEST_QUERY)
        if not path.isprintable():
            raise Unreadable("address-unreadable")
        shared = str(scope.get(SHARED_AT, ""))
        # What looks after servers asks by whatever name it knows them; it is told nothing that others may not know.
        if path != HEALTH and not self.is_own(name_of(host)) and name_of(host) != name_of(urlsplit(shared).netloc):
            raise Unlawful("host-unknown", host=name_of(host)[:60])
        origin = headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] in CHANGING
        if origin is not None and changes and origin != (shared or None) and not self.is_ours(origin, host):
            raise Unlawful("origin-foreign", origin=origin[:60])

    def is_ours(self, origin: str, host: str) -> bool:
        """Whether a page of this origin is this server's: of the host that is spoken to, or of where it is public.

        Another port is another server, on this machine, too.
        """
        parts = urlsplit(origin)
        if parts.netloc == host or origin == self.public:
            return True
        return name_of(parts.netloc) in self.public_names and port_of(parts.netloc) in ("", port_of(host))

    def is_own(self, name: str) -> bool:
        """Whether a request may be meant for this server: an address as numbers, or a name that is its own."""
        if not name or name in self.names or "*" in self.names or name.endswith((".local", ".localhost")):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def own_names(config: Config) -> frozenset[str]:
    """The names by which this server may be spoken to, besides addresses as numbers."""
    here = socket.gethostname().lower()
    public = urlsplit(config.public_url or "").hostname or ""
    names = {"localhost", here, f"{here}.lan", f"{here}.home", public, config.host, *config.hosts}
    return frozenset(names - {""})


def name_of(host: str) -> str:
    """The name or address in a Host header, without the port.

    >>> name_of("Entaku.example:8000"), name_of("[::1]:8000"), name_of("192.168.0.7")
    ('entaku.example', '::1', '192.168.0.7')
    """
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return host.lower()


def port_of(host: str) -> str:
    """The port in a Host header, "" where it names none.

    >>> port_of("entaku.example:8000"), port_of("[::1]"), port_of("entaku.example")
    ('8000', '', '')
    """
    return host.rpartition(":")[2] if host.rpartition(":")[2].isdecimal() else ""


async def refuse(problem: EntakuError, scope: Scope, receive: Receive, send: Send) -> None:
    """Say why, to a request; a line isn't opened at all."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    await failure(problem, language_of(Request(scope)))(scope, receive, send)
