"""Imports that browsers have asked for: files on their way, the one that is read, and what became of the others."""

import asyncio
import contextlib
import errno
import logging
import os
import secrets
import shutil
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

import msgspec

from entaku.cards.library import Imported
from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.messages import Language
from entaku.server.config import Config
from entaku.server.imports.bodies import ImportShown
from entaku.server.imports.worker import Brought, Refused, Said, Step
from entaku.server.places.place import Elsewhere
from entaku.server.trouble import Unavailable, said

LARGEST = 1 << 30
"""Bytes of a file at most."""
PIECE = 1 << 20
"""Bytes that are written to the disk at once."""
PIECE_WITHIN = 60.0
"""Seconds in which each piece of a file must come."""
WITHIN = 1800.0
"""Seconds that reading a file may take."""
MOST = 4
"""So many files may be on their way or wait at once."""
LONGEST_LINE = 1 << 20
"""Bytes of what is told of an import at once: what brings every set names them all."""
REMEMBERED = 50
"""Of so many imports it is known what became of them."""

log = logging.getLogger("entaku.server")


class Import:
    """One import, as far as it is."""

    def __init__(self, key: str, file: str, path: Path) -> None:
        self.id = key
        self.file = file
        self.path = path
        self.stage: Literal["waiting", "working", "done", "refused"] = "waiting"
        self.done = 0.0
        self.riftbound = False
        self.last: Said | None = None
        self.brought: Imported | None = None
        self.problem: EntakuError | None = None

    def shown(self, language: Language) -> ImportShown:
        """As somebody who reads this language is told of it."""
        problem = None if self.problem is None else said(self.problem, language)
        return ImportShown(self.id, self.file, self.stage, self.done, self.brought, problem, self.riftbound)

    def hear(self, what: Said) -> None:
        """Its process says something."""
        self.last = what
        if isinstance(what, Step):
            self.done = what.done

    def end(self, refused: Refused | None = None) -> None:
        """Nothing more comes: it has brought what its process said last, or nothing, and why."""
        match refused or self.last:
            case Brought(imported, riftbound):
                self.stage, self.done, self.brought, self.riftbound = "done", 1.0, imported, riftbound
            case Refused(key, facts):
                self.stage, self.problem = "refused", Unlawful(key, **facts)
            case _:
                log.warning("an import broke off")
                self.stage, self.problem = "refused", Unlawful("import-ended", file=self.file)


class Imports:
    """All imports of a server process."""

    def __init__(self, config: Config) -> None:
        self._library = config.data
        self._name = config.cluster
        self._folder = config.data / "importing" / (config.cluster or "alone")
        self._held = 0
        self._one = asyncio.Lock()
        self._known: OrderedDict[str, Import] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()
        shutil.rmtree(self._folder, ignore_errors=True)  # what a server was at that was killed

    async def receive(self, file: str, pieces: AsyncIterator[bytes], length: int | None) -> Import:
        """Take a file in, and begin with it when it is there whole.

        `length`: how long it is to be, if that was said.  Raises Unavailable while too many are on their way,
        Unreadable for a file that is too long or doesn't come, Unlawful where the disk has no room.
        """
        if length is not None and length > LARGEST:
            raise too_long(file)
        if self._held >= MOST:
            raise Unavailable("import-busy")
        key = f"{self._name}.{secrets.token_urlsafe(12)}"
        found = Import(key, file, self._folder / key)
        self._held += 1
        try:
            await self._keep(found, pieces)
        except BaseException:
            self._let_go(found)
            raise
        self._known[key] = found
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        task = asyncio.get_running_loop().create_task(self._work(found))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return found

    def find(self, key: str) -> Import:
        """The import of this id.  Raises Unlawful if there is none, Elsewhere where another process has it."""
        found = self._known.get(key)
        if found is None:
            name = key.partition(".")[0]
            raise Elsewhere(name) if name != self._name else Unlawful("import-unknown")
        return found

    async def close(self) -> None:
        """End what is under way; it changes nothing."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _let_go(self, found: Import) -> None:
        found.path.unlink(missing_ok=True)
        self._held -= 1

    async def _keep(self, found: Import, pieces: AsyncIterator[bytes]) -> None:
        """Write what comes to the disk, beside everything else."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with open(found.path, "xb", opener=for_its_keeper) as kept:
                async for piece in gathered(pieces, found.file):
                    await asyncio.to_thread(kept.write, piece)
        except OSError as problem:
            if problem.errno == errno.ENOSPC:
                raise Unlawful("import-no-room", file=found.file) from problem
            log.warning("a file to import can't be kept: %s", problem.strerror)
            raise Unlawful("import-unkept", file=found.file) from problem

    async def _work(self, found: Import) -> None:
        """Import a file that is here, after those that came before it."""
        refused = None
        try:
            async with self._one, asyncio.timeout(WITHIN):
                found.stage = "working"
                await self._follow(found)
        except TimeoutError:
            refused = Refused("import-too-slow", {"file": found.file, "minutes": int(WITHIN / 60)})
        finally:
            self._let_go(found)
        found.end(refused)

    async def _follow(self, found: Import) -> None:
        """Start the process that imports it, and hear what it says.  However this ends, so does the process."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", "entaku.server.imports.worker", self._library, found.path, found.file,
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, limit=LONGEST_LINE,
        )  # fmt: skip
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                found.hear(msgspec.json.decode(line, type=Said))
            await process.wait()
        finally:
            if process.returncode is None:
                with contextlib.suppress(ProcessLookupError):
                    process.kill()
                await process.wait()


async def gathered(pieces: AsyncIterator[bytes], file: str) -> AsyncIterator[bytes]:
    """A file's pieces, put together to larger ones.  Raises Unreadable if they are too many, or one doesn't come."""
    waiting, length = bytearray(), 0
    while True:
        try:
            async with asyncio.timeout(PIECE_WITHIN):
                piece = await anext(pieces, None)
        except TimeoutError as problem:
            raise Unreadable("message-too-slow", seconds=int(PIECE_WITHIN)) from problem
        if piece is None:
            break
        length += len(piece)
        if length > LARGEST:
            raise too_long(file)
        waiting += piece
        if len(waiting) >= PIECE:
            yield bytes(waiting)
            waiting.clear()
    yield bytes(waiting)


def too_long(file: str) -> Unreadable:
    """What is said of a file that is too long."""
    return Unreadable("import-too-long", file=file, most=LARGEST >> 30)


def for_its_keeper(path: str, flags: int) -> int:
    """Open a file that nobody else may read."""
    return os.open(path, flags, 0o600)
