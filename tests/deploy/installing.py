"""A machine without Node, make or this repository, on which the wheel is installed."""

import importlib.metadata
import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "src" / "entaku" / "server" / "static" / "index.html"


class Installed(NamedTuple):
    """The command as a stranger has it, in a folder of its own; its environment has no Node, nor this repository."""

    command: Path
    folder: Path
    environment: dict[str, str]

    def say(self, *arguments: str) -> str:
        """What the command answers."""
        done = subprocess.run(
            [self.command, *arguments],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=600,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def build(source: Path, into: Path, target: str = "wheel", **settings: str) -> subprocess.CompletedProcess[str]:
    """Build the wheel of a source tree, as `make wheel` does, or the archive of its sources."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(into)]
    return subprocess.run(
        command, cwd=source, env={**os.environ, **settings}, capture_output=True, text=True, timeout=600, check=False
    )


def install(wheel: Path, folder: Path) -> Installed:
    """Install a wheel in a new environment, beside what it says that it needs and nothing else.

    The libraries are those that the tests run with, so that no index has to be reached.
    """
    place = folder / "venv"
    venv.create(place, symlinks=True)
    binaries = place / ("Scripts" if os.name == "nt" else "bin")
    environment = {"PATH": str(binaries), "HOME": str(folder), "LANG": "C.UTF-8"}
    pip: list[str | Path] = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        place,
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        wheel,
    ]
    subprocess.run(pip, check=True, env=environment, cwd=folder, timeout=600)
    (site,) = place.glob("lib/python*/site-packages")
    for library in needed_by(importlib.metadata.PathDistribution(next(site.glob("entaku-*.dist-info"))), set()):
        lay(library, site)
    return Installed(binaries / "entaku", folder, environment)


def needed_by(library: importlib.metadata.Distribution, seen: set[str]) -> Iterator[importlib.metadata.Distribution]:
    """The libraries that one says it needs, and those that they need."""
    for line in library.requires or ():
        requirement = Requirement(line)
        wanted = requirement.marker is None or requirement.marker.evaluate({"extra": ""})
        if wanted and requirement.name not in seen:
            seen.add(requirement.name)
            found = importlib.metadata.distribution(requirement.name)
            yield found
            yield from needed_by(found, seen)


def lay(library: importlib.metadata.Distribution, site: Path) -> None:
    """Copy a library's own files."""
    for file in library.files or ():
        if ".." not in file.parts and "__pycache__" not in file.parts:
            target = site / file
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(str(file.locate()), target)
