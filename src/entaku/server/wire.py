"""The wire of a connection: who serves it may stop reading, and then a little is read on all the same.

A server that stops reading with every message until that is heard tells the system so twice for each.
"""

import asyncio
from collections.abc import Iterable
from typing import Any  # Any: as its parent has it

MOST_KEPT = 16
"""Pieces that are kept for who has stopped reading before nothing more is read."""
LONG = 4096
"""Bytes that aren't read on from: after a piece of more nothing more is read until it is heard."""


class Wire(asyncio.Transport):
    """What a protocol is given for its transport: all else than reading is that of the real one."""

    __slots__ = ("_is_halted", "_is_stopped", "_kept", "_protocol", "_transport")

    def __init__(self, transport: asyncio.Transport, protocol: asyncio.BaseProtocol) -> None:
        super().__init__()
        self._transport = transport
        self._protocol = protocol
        self._kept: list[bytes] = []
        self._is_stopped = False
        self._is_halted = False

    def receive(self, data: bytes) -> None:
        """Hand on what came, or keep it for who has stopped reading."""
        if self._is_stopped or self._kept:
            self._kept.append(data)
            is_enough = len(self._kept) >= MOST_KEPT or sum(map(len, self._kept)) > LONG
        else:
            self._hand_on(data)
            is_enough = len(data) > LONG
        if is_enough and not self.is_reading():
            self._halt()

    def finish(self) -> None:
        """Hand on all that is kept: nothing more comes."""
        kept, self._kept = self._kept, []
        for data in kept:
            self._hand_on(data)

    def release(self) -> None:
        """Let go of the protocol, which holds this."""
        self._protocol = asyncio.Protocol()

    def pause_reading(self) -> None:
        self._is_stopped = True

    def resume_reading(self) -> None:
        self._is_stopped = False
        if self._kept:
            asyncio.get_running_loop().call_soon(self._go_on)
        else:
            self._read_on()

    def is_reading(self) -> bool:
        return not self._is_stopped and not self.is_closing()

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        return self._protocol

    def _hand_on(self, data: bytes) -> None:
        assert isinstance(self._protocol, asyncio.Protocol)
        self._protocol.data_received(data)

    def _go_on(self) -> None:
        while self._kept and not self._is_stopped:
            self._hand_on(self._kept.pop(0))
        if not self._kept and not self._is_stopped:
            self._read_on()

    def _halt(self) -> None:
        if not self._is_halted:
            self._is_halted = True
            self._transport.pause_reading()

    def _read_on(self) -> None:
        if self._is_halted:
            self._is_halted = False
            self._transport.resume_reading()

    # All else is the transport's.

    def get_extra_info(self, name: str, default: Any = None) -> Any:  # noqa: ANN401 (as its parent has it)
        return self._transport.get_extra_info(name, default)

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def close(self) -> None:
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._transport.write(data)

    def writelines(self, list_of_data: Iterable[bytes | bytearray | memoryview]) -> None:
        self._transport.writelines(list_of_data)

    def write_eof(self) -> None:
        self._transport.write_eof()

    def can_write_eof(self) -> bool:
        return self._transport.can_write_eof()

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()

    def get_write_buffer_limits(self) -> tuple[int, int]:
        return self._transport.get_write_buffer_limits()

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        self._transport.set_write_buffer_limits(high, low)
