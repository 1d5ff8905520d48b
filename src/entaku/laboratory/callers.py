"""A server in a process of its own, and lean browsers of it, which don't slow down what is measured."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any  # Any: JSON as it came

import msgspec

from entaku.laboratory import measured_server


class Caller(asyncio.Protocol):
    """One line to a room, with a token or to look on: frames in, frames out, nothing else."""

    def __init__(self, code: str, token: str | None) -> None:
        self.code, self.token = code, token
        self.buffer = bytearray()
        self.is_open = False
        self.transport: asyncio.Transport | None = None

    async def connect(self, port: int) -> None:
        """Call the server of this machine."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(
            f"GET /ws/{self.code} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: ZW50YWt1IGJlbmNobWFyaw==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, message: object) -> None:
        """Send a message in one frame, masked with nothing."""
        data = msgspec.json.encode(message)
        size = len(data)
        head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0xFE)) + size.to_bytes(2, "big")
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + data)

    def hang_up(self) -> None:
        """Close the line, if there is one."""
        if self.transport is not None:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self.is_open = True
            self.send({"type": "hello", "token": self.token, "batches": True})
        while (frame := self._frame()) is not None:
            self.take(frame)

    def _frame(self) -> bytes | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 0x7F, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        code, frame = buffer[0] & 0x0F, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if code == 9 and self.transport is not None:
            self.transport.write(bytes((0x8A, 0x80 | size)) + b"\0\0\0\0" + frame)
        return frame if code == 1 else b'{"type":"none"}'

    def take(self, data: bytes) -> None:
        """Read one message or several."""
        raise NotImplementedError


@contextmanager
def running(data: Path, server: ModuleType = measured_server) -> Iterator[tuple[int, subprocess.Popen[bytes], float]]:
    """A server in a process of its own: its port, the process, and the seconds until its first page.

    `server` is the module that the process runs.
    """
    port = free_port()
    with served([sys.executable, "-m", server.__name__, str(data), str(port)], port) as (process, seconds):
        yield port, process, seconds


def free_port() -> int:
    """A port of this machine on which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@contextmanager
def served(
    command: Sequence[str], port: int, environment: Mapping[str, str] | None = None
) -> Iterator[tuple[subprocess.Popen[bytes], float]]:
    """The process of a command that serves on a port, and the seconds until its first page."""
    began = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment)
    try:
        while True:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=5).read()
                break
            except urllib.error.HTTPError:
                break
            except OSError:
                if process.poll() is not None:
                    raise
                time.sleep(0.005)
        yield process, time.perf_counter() - began
    finally:
        process.terminate()
        process.wait(timeout=20)


def call(port: int, path: str, body: object) -> dict[str, Any]:
    """POST a JSON body."""
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: dict[str, Any] = json.loads(answer.read())
        return found


def megabytes(process: subprocess.Popen[bytes]) -> float:
    """The memory that a process holds, in MB (1,000,000 bytes); 0 where the system doesn't tell."""
    status = Path(f"/proc/{process.pid}/status")
    if not status.exists():
        return 0.0
    line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024 / 1e6


def processor_seconds(process: subprocess.Popen[bytes]) -> float:
    """The seconds of processor time that a process has had, in all its threads; 0 where the system doesn't tell."""
    stat = Path(f"/proc/{process.pid}/stat")
    if not stat.exists():
        return 0.0
    user, system = stat.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
