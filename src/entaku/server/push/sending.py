"""One message to a push service, over a connection to the very address that was looked at.

Where messages go is said by browsers: a made-up address must lead to nothing inside the keeper's network.  So the name
is looked up here, every address behind it must be the public internet's, and no redirection is followed.
"""

import asyncio
import socket
import ssl
from collections.abc import Collection, Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from urllib.parse import SplitResult, urlsplit

from entaku.kernel.errors import Unlawful

WITHIN = 10.0
"""Seconds that a message may take, from the look-up to the answer."""
LONGEST = 1_000
"""Letters of an address."""
TRANSLATED = (IPv6Network("64:ff9b::/96"), IPv6Network("64:ff9b:1::/48"))
"""Addresses behind which a network may have any address of the older kind."""


class NotSent(Exception):
    """A message could not be sent just now."""


def expect_endpoint(endpoint: str, near: Collection[str]) -> SplitResult:
    """The parts of an address to which messages may go; `near` are hosts that may be in the keeper's own network.

    Raises Unlawful for anything that is not https at a host of the internet.
    """
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError as problem:
        raise Unlawful("push-endpoint") from problem
    is_plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint and len(endpoint) <= LONGEST
    if not (is_plain and host and "@" not in parts.netloc and not parts.fragment):
        raise Unlawful("push-endpoint")
    if host in near:
        return parts
    if parts.scheme != "https" or port not in (None, 443) or ("." not in host.strip(".") and ":" not in host):
        raise Unlawful("push-endpoint")
    try:
        is_number, is_far = True, is_public(host)
    except ValueError:
        is_number, is_far = False, True
    if is_number and not is_far:
        raise Unlawful("push-endpoint")
    return parts


def is_public(address: str) -> bool:
    """Whether an address is one of the public internet.  Raises ValueError for what is no address.

    >>> [is_public(one) for one in ("8.8.8.8", "10.0.0.1", "127.0.0.1", "169.254.169.254", "::ffff:192.168.0.1")]
    [True, False, False, False, False]
    """
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        inside = found.ipv4_mapped or found.sixtofour
        if inside is not None:
            return is_public(str(inside))
        if found.teredo is not None or found.is_site_local or any(found in network for network in TRANSLATED):
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved or found.is_unspecified)


async def post(endpoint: str, headers: Mapping[str, str], body: bytes, near: Collection[str]) -> int:
    """Send a message; the status that the service answers with.  Raises NotSent where there is no answer in time."""
    try:
        parts = expect_endpoint(endpoint, near)
        async with asyncio.timeout(WITHIN):
            return await _posted(parts, headers, body, near)
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError, Unlawful) as problem:
        raise NotSent(type(problem).__name__) from problem


async def _posted(parts: SplitResult, headers: Mapping[str, str], body: bytes, near: Collection[str]) -> int:
    host, is_tls = parts.hostname or "", parts.scheme == "https"
    port = parts.port or (443 if is_tls else 80)
    address = await _looked_up(host, port, near)
    context = ssl.create_default_context() if is_tls else None
    reader, writer = await asyncio.open_connection(
        address, port, ssl=context, server_hostname=host if is_tls else None, limit=16_384
    )
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        said = {"Host": parts.netloc, "Connection": "close", "Content-Length": str(len(body)), **headers}
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items()), "", ""]
        writer.write("\r\n".join(lines).encode("latin-1") + body)
        await writer.drain()
        return _status(await reader.readline())
    finally:
        writer.transport.abort()


async def _looked_up(host: str, port: int, near: Collection[str]) -> str:
    """An address of a host, if all that it has may be spoken to.  Raises NotSent otherwise."""
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
    addresses = [str(one[4][0]) for one in found]
    if not addresses or not (host in near or all(is_public(one) for one in addresses)):
        raise NotSent("not a public address")
    return addresses[0]


def _status(line: bytes) -> int:
    """The number in the first line of an answer."""
    words = line.split(maxsplit=2)
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not (words[1].isdigit() and len(words[1]) == 3):
        raise ValueError("no answer of HTTP")
    return int(words[1])
