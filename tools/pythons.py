"""Tries every Python of this machine that the project is for: `python -m tools.pythons`.

Each but this gets an environment of its own with the versions of the lock file.  What can differ from one to another is
asked there: whether each module is read as Python at all, the kernel's chance, orders and hashes, what a command and a
box of boosters say.  Every one deals a draft, which must be the same to the byte.  This Python does nothing else: `make
test` has run all its tests.  A Python that isn't here, or whose libraries can't be fetched, is said and skipped.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
VERSIONS = ("3.11", "3.12", "3.13")
TESTS = ("tests/kernel", "tests/cli/test_draft.py", "tests/drafts/test_booster.py")
DRAFT = ("draft", "--players", "8", "--set", "CNS", "--set", "CN2", "--seed", "7", "--json")
READ_ALL = "import ast, pathlib; [ast.parse(one.read_bytes(), str(one)) for one in pathlib.Path('src').rglob('*.py')]"
FOR_TESTS = ("pytest", "pytest-timeout", "pytest-xdist", "hypothesis", "httpx")


def python_of(version: str) -> str | None:
    """The Python of a version: on the path, or kept by pyenv."""
    kept = sorted((Path.home() / ".pyenv" / "versions").glob(f"{version}.*/bin/python{version}"))
    for found in (*map(str, reversed(kept)), shutil.which(f"python{version}")):
        if found and subprocess.run([found, "-c", ""], capture_output=True, check=False).returncode == 0:
            return found
    return None


def prepare(python: str, place: Path) -> Path | None:
    """An environment with what serving and the quick tests need; None if that can't be fetched."""
    subprocess.run([python, "-m", "venv", place], check=True)
    pinned = re.findall(r"^([\w.-]+==\S+)", (ROOT / "requirements.lock").read_text(), re.M)
    constraints = place / "constraints.txt"
    constraints.write_text("\n".join(pinned))
    own = re.findall(r"^([\w.-]+==\S+)", (ROOT / "deploy" / "requirements.lock").read_text(), re.M)
    new = place / "bin" / "python"
    command: list[str | Path] = [
        new,
        "-m",
        "pip",
        "install",
        "-q",
        "--no-compile",
        "--retries",
        "1",
        "-c",
        constraints,
        *own,
        *FOR_TESTS,
    ]
    return new if subprocess.run(command, check=False).returncode == 0 else None


def test(python: Path) -> None:
    """Read all modules, and run the tests of what can differ.  Raises CalledProcessError if one fails."""
    ran_by(python, "-c", READ_ALL)
    ran_by(python, "-m", "pytest", "-q", "-n", "auto", "-m", "not sweep", *TESTS)


def dealt(python: Path) -> str:
    """The digest of the draft.  Raises CalledProcessError if there is none."""
    return hashlib.sha256(ran_by(python, "-m", "entaku.cli.main", *DRAFT, output=subprocess.PIPE)).hexdigest()


def ran_by(python: Path, *arguments: str, output: int | None = None) -> bytes:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    run = subprocess.run([python, *arguments], cwd=ROOT, env=environment, check=True, stdout=output)
    return run.stdout or b""


def main() -> int:
    """Try each, and compare."""
    drafts: dict[str, str] = {}
    for version in VERSIONS:
        if version == f"{sys.version_info.major}.{sys.version_info.minor}":
            drafts[version] = dealt(Path(sys.executable))
            print(f"Python {version}: the draft is {drafts[version]}", flush=True)
            continue
        python = python_of(version)
        if python is None:
            print(f"SKIPPED: there is no Python {version} here", flush=True)
            continue
        with tempfile.TemporaryDirectory() as folder:
            new = prepare(python, Path(folder))
            if new is None:
                print(f"SKIPPED: the libraries for Python {version} could not be fetched", flush=True)
                continue
            test(new)
            drafts[version] = dealt(new)
            print(f"Python {version}: the draft is {drafts[version]}", flush=True)
    if len(set(drafts.values())) > 1:
        print("The same seed dealt different drafts")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
