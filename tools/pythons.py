"""Tries every Python of this machine that the project is for: `python -m tools.pythons`.

Each but this gets an environment of its own with the versions of the lock file, runs the quick tests and deals a draft,
which must be the same to the byte.  A Python that isn't here, or whose libraries can't be fetched, is said and skipped.
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
TESTS = ("tests/kernel", "tests/cli/test_draft.py", "tests/draft/test_booster.py")
DRAFT = ("draft", "--players", "8", "--set", "CNS", "--set", "CN2", "--seed", "7", "--json")
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


def tried(python: Path) -> str:
    """The digest of the draft, after the tests.  Raises CalledProcessError if one fails."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    test: list[str | Path] = [python, "-m", "pytest", "-q", "-n", "auto", "-m", "not sweep", *TESTS]
    subprocess.run(test, cwd=ROOT, env=environment, check=True)
    command: list[str | Path] = [python, "-m", "entaku.cli.main", *DRAFT]
    dealt = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True).stdout
    return hashlib.sha256(dealt).hexdigest()


def main() -> int:
    """Try each, and compare."""
    drafts: dict[str, str] = {}
    for version in VERSIONS:
        if version == f"{sys.version_info.major}.{sys.version_info.minor}":
            drafts[version] = tried(Path(sys.executable))
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
            drafts[version] = tried(new)
            print(f"Python {version}: the draft is {drafts[version]}", flush=True)
    if len(set(drafts.values())) > 1:
        print("The same seed dealt different drafts")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
