"""Servers as an operator starts them, each a process of its own."""

import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

PATIENCE = 300.0
"""Seconds that a server may take on a busy machine before it listens; they only pass where something is wrong."""


@contextmanager
def running(
    command: Sequence[str | Path], port: int, *, folder: Path, environment: Mapping[str, str] | None = None
) -> Iterator[None]:
    """A server, from when it listens on the port until the end of the block.  What it says goes to a file beside it."""
    said = folder / f"{Path(command[0]).name}.txt"
    with said.open("wb") as out:
        process = subprocess.Popen(command, cwd=folder, env=environment, stdout=out, stderr=out)
    try:
        until = time.monotonic() + PATIENCE
        while not listens(port):
            assert process.poll() is None, said.read_text()
            assert time.monotonic() < until, said.read_text()
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def listens(port: int) -> bool:
    """Whether somebody listens on a port of this machine."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
