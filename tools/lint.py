"""Asks everything that `make lint` asks, as much side by side as there are processors, and says what each took.

What takes longest is begun first.  What a check says is printed when it has ended, so that no two speak at once.
Exits with 1 if one of them failed, after all of them.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from typing import NamedTuple

FORMED = ("src", "tests", "tools", "examples", "conftest.py")
CHECKS: tuple[tuple[str, ...], ...] = (
    ("tools/web.py", "lint"),
    ("-m", "mypy", "-p", "entaku", "-p", "tests", "-p", "tools"),
    ("tools/check_rooms.py",),
    ("-m", "ruff", "format", "--check", *FORMED),
    ("-m", "ruff", "check", *FORMED),
    ("tools/check_messages.py",),
    ("-m", "tools.rule_table", "--check"),
    ("-m", "tools.chapters", "--check"),
    ("-m", "tools.room_map", "--check"),
    ("-m", "tools.changed_rules_table", "--check"),
    ("tools/example_table.py", "--check"),
    ("tools/api_page.py", "--check"),
    ("-m", "tools.study_tables", "--check"),
    ("-m", "tools.bench_table", "--check"),
    ("-m", "tools.coverage_table", "--check"),
    ("-m", "tools.ladder_table", "--check"),
    ("-m", "tools.web_cases", "--check"),
)
"""What is asked: arguments of Python, the longest first."""


class Answer(NamedTuple):
    """What a check said, whether it has nothing against the code, and how many seconds it took."""

    check: Sequence[str]
    said: str
    is_good: bool
    seconds: float


def ask(check: Sequence[str]) -> Answer:
    begun = time.monotonic()
    asked = subprocess.run(
        [sys.executable, *check], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False
    )
    return Answer(check, asked.stdout, asked.returncode == 0, time.monotonic() - begun)


def lint(checks: Iterable[Sequence[str]]) -> bool:
    """Whether nobody has anything against the code; what they say is printed as they end."""
    is_good = True
    with ThreadPoolExecutor(os.cpu_count()) as asking:
        for asked in as_completed([asking.submit(ask, check) for check in checks]):
            answer = asked.result()
            how = "good" if answer.is_good else "FAILED"
            print(f"{how}: {' '.join(answer.check)}, {answer.seconds:.1f} s\n{answer.said}", end="", flush=True)
            is_good &= answer.is_good
    return is_good


if __name__ == "__main__":
    sys.exit(not lint(CHECKS))
