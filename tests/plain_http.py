"""Clients of servers on this machine, which speak plain HTTP.

Left to itself a client reads the certificates of the whole world first, which takes longer than to start a server, and
with each request looks along the whole path for a library that says which loop it runs in.
"""

import sys
from importlib.util import find_spec

import httpx

PATIENCE = 300.0
"""Seconds that anything may take on a busy machine; they only pass where something is wrong."""

if "sniffio" not in sys.modules and find_spec("sniffio") is None:
    sys.modules["sniffio"] = None  # type: ignore[assignment]  # as the import system has it: it isn't there


def client(address: str = "") -> httpx.Client:
    """One that waits for each answer."""
    return httpx.Client(base_url=address, timeout=PATIENCE, verify=False)


def asking(address: str = "") -> httpx.AsyncClient:
    """One of a loop."""
    return httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False)
