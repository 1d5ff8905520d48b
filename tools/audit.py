"""Asks the indexes for known vulnerabilities in what the lock files pin: `python -m tools.audit`.

Exits with 1 for one that a newer version mends.  What can't be asked for want of a network is said and fails nothing.
"""

import json
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.web import WEB, node_folder, npm_script

ROOT = Path(__file__).parents[1]
LOCKS = (ROOT / "requirements.lock", ROOT / "requirements-lab.lock", ROOT / "deploy" / "requirements.lock")
AUDITOR = "pip-audit>=2.9,<3"


class Unasked(Exception):
    """An index could not be asked."""


def of_python(report: dict[str, Any]) -> Iterator[str]:
    """The vulnerabilities with a remedy that pip-audit tells of."""
    for library in report["dependencies"]:
        for found in library.get("vulns", ()):
            if found["fix_versions"]:
                versions = ", ".join(found["fix_versions"])
                yield f"{library['name']} {library['version']}: {found['id']}, mended in {versions}"


def of_npm(report: dict[str, Any]) -> Iterator[str]:
    """The vulnerabilities with a remedy that npm tells of."""
    for name, found in report["vulnerabilities"].items():
        if found["fixAvailable"]:
            yield f"{name} {found['range']}: {found['severity']}"


def ask_python() -> Iterator[str]:
    """What is known of the Python libraries.  Raises Unasked without an index."""
    with tempfile.TemporaryDirectory() as folder:
        # In an environment of its own: what it needs itself is nobody else's business here.
        venv.create(folder, with_pip=True, symlinks=True)
        python = Path(folder) / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        install: list[str | Path] = [
            python,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--retries",
            "1",
            "--timeout",
            "20",
            AUDITOR,
        ]
        if subprocess.run(install, capture_output=True, text=True, timeout=600, check=False).returncode:
            raise Unasked("pip-audit could not be fetched")
        for lock in LOCKS:
            audit: list[str | Path] = [
                python,
                "-m",
                "pip_audit",
                "--disable-pip",
                "--require-hashes",
                "--format=json",
                "-r",
                lock,
            ]
            done = subprocess.run(audit, capture_output=True, text=True, timeout=600, check=False)
            yield from of_python(read(done, "dependencies"))


def ask_npm() -> Iterator[str]:
    """What is known of the client's packages.  Raises Unasked without an index."""
    node = node_folder() / ("node.exe" if sys.platform == "win32" else "node")
    command: list[str | Path] = [node, npm_script(), "audit", "--json", "--package-lock-only"]
    yield from of_npm(
        read(subprocess.run(command, cwd=WEB, capture_output=True, text=True, check=False), "vulnerabilities")
    )


def read(done: subprocess.CompletedProcess[str], part: str) -> dict[str, Any]:
    """A report.  Raises Unasked for an answer that is none."""
    try:
        report = json.loads(done.stdout)
    except ValueError:
        report = {}
    if part not in report:
        said = done.stderr.strip().splitlines() or done.stdout.strip().splitlines() or ["no answer"]
        # npm's last line is where its log lies; what went wrong is the first that speaks of the audit.
        raise Unasked(next((line for line in said if "audit" in line), said[-1])[:200])
    return dict(report)


def main() -> int:
    """Ask both, say what was found and what wasn't asked."""
    found: set[str] = set()
    for what, ask in (("Python's libraries", ask_python), ("the client's packages", ask_npm)):
        try:
            found |= set(ask())
            print(f"Asked about {what}.")
        except (Unasked, subprocess.TimeoutExpired) as problem:
            print(f"SKIPPED: {what} could not be asked about: {problem}")
    for one in sorted(found):
        print(f"Vulnerable, and there is a remedy: {one}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
