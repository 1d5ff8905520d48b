"""Ports for servers that have to come back on the same one."""

import os
import random
import socket

FIRST, LAST = 10_000, 32_000
"""Below the ports that a machine gives to whoever asks for any: a port is not taken by a passing connection while its
server is down."""


def free_port() -> int:
    """A port that nobody uses.  Workers that look at the same moment look in different places."""
    places = random.Random(os.urandom(16))
    while True:
        port = places.randrange(FIRST, LAST)
        with socket.socket() as found:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                found.bind(("127.0.0.1", port))
            except OSError:
                continue
        return port
