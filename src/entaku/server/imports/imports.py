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

from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.messages import Language
from entaku.oracle.brought import Imported, remarks
from entaku.oracle.updating.sources import Source
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
FETCHED_WITHIN = 4 * 3600.0
"""Seconds that fetching a file and reading it may take: lines are as slow as they are."""
MOST = 4
"""So many files may be on their way or wait at once."""
LONGEST_LINE = 1 << 20
"""Bytes of what is told of an import at once: what brings every set names them all."""
REMEMBERED = 50
"""Of so many imports it is known what became of them."""

log = logging.getLogger("entaku.server")


class Import:
    """One import, as far as it is."""

    def __init__(self, key: str, file: str, command: tuple[str | Path, ...], path: Path | None = None) -> None:
        self.id = key
        self.file = file
        self.command = command
        self.path = path
        self.stage: Literal["waiting", "fetching", "working", "done", "refused"] = "waiting"
        self.done = 0.0
        self.riftbound = False
        self.last: Said | None = None
        self.brought: Imported | None = None
        self.problem: EntakuError | None = None
        self.task: asyncio.Task[None] | None = None
        self.is_stopped = False

    def shown(self, language: Language) -> ImportShown:
        """As somebody who reads this language is told of it."""
        problem = None if self.problem is None else said(self.problem, language)
        said_besides = () if self.brought is None else tuple(remarks(self.brought, language))
        return ImportShown(
            self.id, self.file, self.stage, self.done, self.brought, problem, self.riftbound, said_besides
        )

    def hear(self, what: Said) -> None:
        """Its process says something."""
        self.last = what
        if isinstance(what, Step):
            self.stage, self.done = "fetching" if what.fetching else "working", what.done

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
        self._update: Import | None = None
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
        key = self._key()
        path = self._folder / key
        found = Import(key, file, ("entaku.server.imports.worker", self._library, path, file), path)
        self._held += 1
        try:
            await self._keep(path, file, pieces)
        except BaseException:
            self._let_go(found)
            raise
        return self._begin(found)

    @property
    def running(self) -> Import | None:
        """The update that is under way, if one is."""
        return None if self._update is None or self._update.stage in ("done", "refused") else self._update

    def update(self, source: Source) -> Import:
        """Begin to fetch a source's file of today and to import it; the one that is under way, if one is."""
        if self.running is None:
            command = ("entaku.server.imports.fetcher", self._library, source.key)
            self._held += 1
            self._update = self._begin(Import(self._key(), source.file, command))
        assert self._update is not None
        return self._update

    def _key(self) -> str:
        return f"{self._name}.{secrets.token_urlsafe(12)}"

    def _begin(self, found: Import) -> Import:
        """Remember an import, and set to work."""
        self._known[found.id] = found
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        found.task = task = asyncio.get_running_loop().create_task(self._work(found))
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

    async def stop(self, key: str) -> Import:
        """End an import that waits, is fetched or is read; it changes nothing.  One that has ended stays as it is."""
        found = self.find(key)
        if found.task is not None and not found.task.done():
            found.is_stopped = True
            found.task.cancel()
            await asyncio.wait([found.task])
        return found

    async def close(self) -> None:
        """End what is under way; it changes nothing."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _let_go(self, found: Import) -> None:
        if found.path is not None:
            found.path.unlink(missing_ok=True)
        self._held -= 1

    async def _keep(self, path: Path, file: str, pieces: AsyncIterator[bytes]) -> None:
        """Write what comes to the disk, beside everything else."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            with open(path, "xb", opener=for_its_keeper) as kept:
                async for piece in gathered(pieces, file):
                    await asyncio.to_thread(kept.write, piece)
        except OSError as problem:
            if problem.errno == errno.ENOSPC:
                raise Unlawful("import-no-room", file=file) from problem
            log.warning("a file to import can't be kept: %s", problem.strerror)
            raise Unlawful("import-unkept", file=file) from problem

    async def _work(self, found: Import) -> None:
        """Import a file that is here, or fetch it, after those that came before it."""
        refused, within = None, WITHIN if found.path is not None else FETCHED_WITHIN
        try:
            async with self._one, asyncio.timeout(within):
                found.stage = "working" if found.path is not None else "fetching"
                await self._follow(found)
        except TimeoutError:
            refused = Refused("import-too-slow", {"file": found.file, "minutes": int(within / 60)})
        except asyncio.CancelledError:
            if not found.is_stopped:
                raise
            refused = Refused("import-stopped", {"file": found.file})
        finally:
            self._let_go(found)
        found.end(refused)

    async def _follow(self, found: Import) -> None:
        """Start the process that imports it, and hear what it says.  However this ends, so does the process."""
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-m", *found.command,
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
