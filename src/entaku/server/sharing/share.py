"""A server that is shared: its tool is run, read, watched, and run again; everybody is told how it is."""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from entaku.kernel.errors import Fact
from entaku.server.sharing import keeper
from entaku.server.sharing.asking import answers
from entaku.server.sharing.bodies import Shared, ShareState
from entaku.server.sharing.tools import Way, plain

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds until a tool that ended is run again: twice as long each time that it comes to nothing."""
SILENT = 30.0
"""Seconds after which it is said that a tool has said no address, or that its address doesn't answer."""
EVERY = 10.0
"""Seconds between looks whether the address still answers."""
SOON = 1.0
"""The same while it hasn't answered yet."""
NEW_NAME = 3.0
"""Seconds before a name that was made just now is asked for: who asks too early is told for long that there is none."""
MISSES = 2
"""So often in a row it must fail to answer until it is gone."""
TRIES = 3
"""So often a tool is asked for the port that it had before."""
LONGEST_LINE = 4096

Tell = Callable[[str, dict[str, Fact]], None]
"""Says something in the terminal: a message key, and its facts."""


class Share:
    """The address of a server from anywhere, as long as there is a tool that makes it.

    port     where the tool finds the server, and nobody else is to
    address  where people find it, "" as long as that isn't known; `fixed` where the keeper has said it beforehand
    """

    def __init__(self, way: Way, port: int, tell: Tell, fixed: str = "") -> None:
        self.way = way
        self.port = port
        self.address = fixed
        self.state: ShareState = "opening"
        self.when_changed: Callable[[], None] = lambda: None
        self._fixed = fixed
        self._tell = tell
        self._before = ""
        self._was_open = ""
        self._said: list[str] = []
        self._last = ""
        self._remote = way.remote
        self._failures = 0
        self._told: tuple[object, ...] = ()
        self._task: asyncio.Task[None] | None = None

    def shown(self) -> Shared:
        """How it is, as everybody may know."""
        return Shared(self.state, self.way.tool.name, self.address, self._before)

    def tell_room(self, code: str) -> None:
        """A room was opened by who sits at this machine: they are told the link for the others."""
        if self.address:
            self._tell("share-room", {"address": f"{self.address}/r/{code}", "code": code})

    def begin(self) -> None:
        """Run the tool, until `close`."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """End the tool."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        wait, now = FIRST_WAIT, asyncio.get_running_loop().time
        while True:
            began, self._said, self._last = now(), [], ""
            code = await self._once()
            self._failures = 0 if self.state == "open" else self._failures + 1
            if self._failures >= TRIES:
                self._remote = self.way.remote
            wait = FIRST_WAIT if self.state == "open" or now() - began > LONGEST_WAIT else wait
            self._become("gone")
            key = "share-ended-saying" if self._last else "share-ended"
            self._say(key, tool=self.way.tool.name, code=code, said=self._last)
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _once(self) -> int:
        """Run the tool until it ends; gives its exit code."""
        command = self.way.command(self.port, self._remote)
        if known := self._fixed or (self._remote and self.way.at(self._remote)):
            self._hear_of(known)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-S", "-E", str(Path(keeper.__file__)), *command,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.STDOUT,
            start_new_session=True,
        )  # fmt: skip
        watching = asyncio.get_running_loop().create_task(self._watch())
        try:
            await self._read(process)
            return await process.wait()
        finally:
            watching.cancel()
            assert process.stdin is not None
            process.stdin.close()  # the keeper ends the tool, and then itself
            await asyncio.shield(process.wait())

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Read what the tool says until it says nothing any more; a line without an end is not waited for."""
        assert process.stdout is not None
        rest = b""
        while data := await process.stdout.read(LONGEST_LINE):
            *lines, rest = (rest + data).replace(b"\r", b"\n").split(b"\n")
            for line in (*lines, rest[:LONGEST_LINE]) if len(rest) > LONGEST_LINE else lines:
                self._hear(plain(line.decode("utf-8", "replace")))
            rest = b"" if len(rest) > LONGEST_LINE else rest
        self._hear(plain(rest.decode("utf-8", "replace")))

    def _hear(self, line: str) -> None:
        if line:
            self._last = line[:200]
        for address in () if self._fixed else self.way.addresses(line, self.port):
            self._hear_of(address)

    def _hear_of(self, address: str) -> None:
        """The tool has said an address.  Of several the one counts that answers, and until then the last."""
        if address not in self._said:
            self._said.append(address)
        if self.state != "open":
            self._move(address)
            self.when_changed()

    def _move(self, address: str) -> None:
        if self._was_open and self._was_open != address:
            self._before = self._was_open
        self.address = address

    async def _watch(self) -> None:
        """Ask the address again and again whether it leads here."""
        began, misses, now = asyncio.get_running_loop().time(), 0, asyncio.get_running_loop().time
        await asyncio.sleep(NEW_NAME if self.way.tool.usual is None else 0)
        while True:
            found = await self._asked()
            if found:
                misses = 0
                if found != self.address or self.state != "open":
                    self._open(found)
            elif self.state == "open":
                misses += 1
                if misses >= MISSES:
                    self._become("gone")
                    self._say("share-unanswered", address=self.address)
            elif now() - began > SILENT:
                self._miss()
            await asyncio.sleep(EVERY if self.state == "open" and not misses else SOON)

    async def _asked(self) -> str:
        """The address that answers, "" if none does."""
        for address in [self.address] if self.state == "open" else [*reversed(self._said)]:
            if await answers(address):
                return address
        return ""

    def _open(self, address: str) -> None:
        """The address leads here."""
        self._move(address)
        is_same = self._was_open == address
        self._was_open = address
        if self.way.tool.usual is not None and not self._fixed and not self.way.remote:
            self._remote = int(address.rpartition(":")[2])
        self._become("open")
        key = "share-back" if is_same else "share-moved" if self._before else "share-open"
        self._say(key, address=address, tool=self.way.tool.name)

    def _miss(self) -> None:
        """For a while now there was no address, or it didn't answer."""
        if self._said:
            if self.state == "opening":
                self._become("unanswered")
            self._say("share-unanswered", address=self.address)
        else:
            self._say("share-silent", tool=self.way.tool.name, seconds=int(SILENT), said=self._last or "none")

    def _become(self, state: ShareState) -> None:
        if state != self.state:
            self.state = state
            self.when_changed()

    def _say(self, key: str, **facts: Fact) -> None:
        """Say it in the terminal, once until something else is to be said."""
        if self._told != (key, *facts.values()):
            self._told = (key, *facts.values())
            self._tell(key, facts)
