"""The door for a tool that shares the server: a port of its own, by which everybody comes from somewhere else.

A tool on the same machine would lend everybody the machine's own address, and whoever comes by it may write into a
request whatever they like.  So what comes in by this port is from nowhere, unless the tool says from where in a header
that it alone can write; it always counts as having come by way of a proxy.
"""

from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from entaku.server.askers import FORWARDED
from entaku.server.gate import SHARED_AT
from entaku.server.sharing.share import Share

NOWHERE = "0.0.0.0"
"""Where somebody is of whom a tool doesn't say it: they all share what one address may ask for."""


class Door:
    """Tells what comes by the port of a shared server from what comes by its own."""

    def __init__(self, app: ASGIApp, share: Share | None = None) -> None:
        self.app = app
        self.share = share

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        share = self.share
        if share is not None and scope["type"] in ("http", "websocket") and scope["server"][1] == share.port:
            scope = come_by(scope, share)
        await self.app(scope, receive, send)


def come_by(scope: Scope, share: Share) -> Scope:
    """What is known of a request or line that came by a share's door, and nothing that it says of itself."""
    address = said_by(Headers(scope=scope), share.way.tool.header)
    is_secure = share.address.startswith("https:")
    scheme = ("https" if is_secure else "http") if scope["type"] == "http" else "wss" if is_secure else "ws"
    untold = {name.encode() for name in FORWARDED}
    headers = [(name, value) for name, value in scope["headers"] if name.lower() not in untold]
    headers.append((b"x-forwarded-for", address.encode()))
    return {**scope, "client": (address, 0), "scheme": scheme, "headers": headers, SHARED_AT: share.address}


def said_by(headers: Headers, header: str) -> str:
    """The address that a tool gives in its header: the last one there, which it has added itself."""
    given = headers.getlist(header)[-1:] if header else []
    last = given[0].rpartition(",")[2].strip() if given else ""
    try:
        return str(ip_address(last))
    except ValueError:
        return NOWHERE
