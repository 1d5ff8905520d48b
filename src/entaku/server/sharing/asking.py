"""Whether an address leads here: it is asked as anybody would ask, with what stands on the way in between."""

import asyncio
import ssl
from contextlib import suppress
from urllib.parse import urlsplit

HEALTH = "/healthz"
WITHIN = 10.0
"""Seconds in which an address has answered that answers at all."""
LONGEST = 65_536
OURS = b'"status":'
"""What stands in every answer of ours to a health check."""


async def answers(address: str) -> bool:
    """Whether a server of this program answers at an address of the form https://host or http://host:port."""
    parts = urlsplit(address)
    is_secure = parts.scheme == "https"
    try:
        async with asyncio.timeout(WITHIN):
            reader, writer = await asyncio.open_connection(
                parts.hostname, parts.port or (443 if is_secure else 80), ssl=_trust() if is_secure else None
            )
            try:
                asked = (
                    f"GET {HEALTH} HTTP/1.1\r\nHost: {parts.netloc}\r\nUser-Agent: entaku\r\nConnection: close\r\n\r\n"
                )
                writer.write(asked.encode("ascii"))
                said = await _all(reader)
            finally:
                writer.close()
    except (OSError, ValueError, TimeoutError):
        return False
    return said.startswith(b"HTTP/1.") and OURS in said


async def _all(reader: asyncio.StreamReader) -> bytes:
    """What is said until the end of it, or as much as is read of anybody."""
    said = b""
    with suppress(asyncio.IncompleteReadError):
        while len(said) < LONGEST and (more := await reader.read(LONGEST)):
            said += more
            if OURS in said:
                break
    return said


def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()
