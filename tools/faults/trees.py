"""Copies of a checkout in which tests are run: the checkout itself is never changed."""

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import pytest

from tools.faults import watching
from tools.faults.places import Fault, put, watched

LEFT_OUT = shutil.ignore_patterns(".git", ".venv", "node_modules", "__pycache__", ".*_cache", ".hypothesis", "dist")
LINKED = (".venv", "web/node_modules")
PACKAGE = "entaku"
Surroundings = Mapping[str, str]
NOTHING: Surroundings = MappingProxyType({})
IMPORT_ALL = """
import importlib, sys
for name in sys.stdin.read().split():
    importlib.import_module(name)
"""
NOT_IMPORTED = ("__main__", "migrations")


class Ended(NamedTuple):
    """How some tests ended: what failed, how many there were, seconds of the processor, and whether all ran."""

    failed: tuple[str, ...]
    ran: int
    seconds: float
    is_whole: bool


class Tree:
    """A copy of a checkout."""

    def __init__(self, checkout: Path, folder: Path) -> None:
        self.checkout, self.folder = checkout.resolve(), folder / "tree"
        self.notes = folder
        if not self.folder.exists():
            shutil.copytree(self.checkout, self.folder, symlinks=True, ignore=LEFT_OUT)
            for name in LINKED:
                if (self.checkout / name).exists():
                    (self.folder / name).symlink_to((self.checkout / name).resolve())
            (folder / "shared").symlink_to(self.checkout.parent / "shared")
        shutil.copy(watching.__file__, self.folder / "src" / "entaku_watched.py")
        self.clock = 1

    def source(self, module: str) -> bytes:
        """As the checkout has it."""
        return (self.checkout / module).read_bytes()

    def write(self, module: str, text: bytes) -> None:
        """Change a module of the copy, so that nothing that was compiled of another text passes for it."""
        path = self.folder / module
        path.write_bytes(text)
        self.clock += 2
        os.utime(path, (self.clock, self.clock))

    def restore(self, faults: Iterable[Fault]) -> None:
        for fault in faults:
            self.write(fault.module, self.source(fault.module))

    def put(self, faults: Iterable[Fault]) -> None:
        for fault in faults:
            self.write(fault.module, put(fault, self.source(fault.module)))

    def watch(self, faults: Sequence[Fault]) -> None:
        for module in {fault.module for fault in faults}:
            within = {number: fault for number, fault in enumerate(faults) if fault.module == module}
            self.write(module, watched(within, self.source(module)))

    def run(
        self, arguments: Sequence[str], more: Surroundings = NOTHING, *, limit: int | None = None, said: str = ""
    ) -> "Run":
        """Run Python in the copy, with so many seconds of the processor at most; whatever it started ends with it."""
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), **more}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        (self.notes / "told.txt").write_text(said, "utf-8")
        with (self.notes / "said.txt").open("wb") as output, (self.notes / "told.txt").open("rb") as told:
            running = subprocess.Popen(
                [sys.executable, *arguments], cwd=self.folder, env=environment, stdin=told, stdout=output,
                stderr=subprocess.STDOUT, preexec_fn=hurried(limit) if limit else None, start_new_session=True,
            )  # fmt: skip
            try:
                return waited(running, limit * 5 + 60 if limit else None)
            finally:
                with suppress(ProcessLookupError):
                    os.killpg(running.pid, signal.SIGKILL)

    def said(self) -> str:
        return (self.notes / "said.txt").read_text("utf-8", errors="replace")

    def imports(self, more: Surroundings = NOTHING) -> bool:
        """Whether all modules can be loaded."""
        paths = (path.relative_to(self.folder / "src") for path in (self.folder / "src" / PACKAGE).rglob("*.py"))
        names = (".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in sorted(paths))
        wanted = (name for name in names if not any(part in name for part in NOT_IMPORTED))
        return self.run(["-c", IMPORT_ALL], more, said=" ".join(wanted)).status == 0

    def types(self) -> set[str]:
        """The modules to which mypy objects."""
        self.run(["-m", "mypy", "-p", PACKAGE, "--no-pretty", "--cache-dir", str(self.notes / "types")])
        return {line.partition(":")[0] for line in self.said().splitlines() if ": error:" in line}

    def tests(self, names: Sequence[str], limit: int) -> Ended:
        """Run tests in this order until one fails; a second is given to each for nothing, against what hangs."""
        wanted, ended = self.notes / "wanted.json", self.notes / "ended.jsonl"
        wanted.write_text(json.dumps(names), "utf-8")
        ended.unlink(missing_ok=True)
        files = dict.fromkeys(name.partition("::")[0] for name in names)
        status, seconds = self.run(
            ["-m", "pytest", "-p", "entaku_watched", "-q", "-x", "--timeout=90", "-m", "not sweep", *files],
            {watching.CHOSEN: str(wanted), watching.ENDED: str(ended)}, limit=limit,
        )  # fmt: skip
        outcomes = read_lines(ended)
        failed = tuple(str(each["test"]) for each in outcomes if each["outcome"] == "failed")
        if not failed and status not in (*COMPLETE, *BROKEN_OFF):
            failed = (f"no test begins ({status}): {self.said()[-300:]}",)
        return Ended(failed, len(outcomes), seconds, status in COMPLETE)


class Run(NamedTuple):
    """How a process ended, and how many seconds of the processor it took with those that it waited for."""

    status: int
    seconds: float


COMPLETE = (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
BROKEN_OFF = (-signal.SIGXCPU, -signal.SIGKILL)


def waited(running: subprocess.Popen[bytes], limit: float | None) -> Run:
    """The end of a process, which is killed if it takes longer than that."""
    begun = time.monotonic()
    while True:
        pid, status, used = os.wait4(running.pid, os.WNOHANG)
        if pid:
            running.returncode = os.waitstatus_to_exitcode(status)
            return Run(running.returncode, used.ru_utime + used.ru_stime)
        if limit is not None and time.monotonic() - begun > limit:
            os.killpg(running.pid, signal.SIGKILL)
            limit = None
        time.sleep(0.05)


def hurried(seconds: int) -> Callable[[], None]:
    return lambda: resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))


def read_lines(path: Path) -> list[Mapping[str, object]]:
    """What was written a line each; a last line that was broken off is none."""
    found: list[Mapping[str, object]] = []
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        with suppress(ValueError):
            found.append(json.loads(line))
    return found
