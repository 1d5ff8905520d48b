"""Runs the tests of `make test` five times, each time in another order and on a busy machine: `make shaky`.

Eight processes that do nothing but count keep the processors busy meanwhile.  A test that passed in one of the runs and
failed in another is named, with the orders in which it failed: `pytest --order 3` has the third again.  What is named
behind the command is given to pytest, so `python -m tools.shaky tests/server` looks at these alone.  Exits with 1 if a
test differed or failed in all.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

RUNS = 5
LOAD = 8
BUSY = "while True: pass"

Outcomes = Mapping[str, str]
"""How each test ended, by its name."""


@contextmanager
def busy(count: int = LOAD) -> Iterator[Sequence[subprocess.Popen[bytes]]]:
    """So many processes count, until it is over."""
    counting = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield counting
    finally:
        for each in counting:
            each.kill()
            each.wait()


def outcomes(order: int, folder: Path, arguments: Sequence[str]) -> Outcomes:
    """One run, in an order that follows from a number.  Raises RuntimeError if it came to no end of its own."""
    kept = folder / f"{order}.json"
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "loadgroup", "-m", "not sweep"]
    subprocess.run([*command, f"--order={order}", f"--outcomes={kept}", *arguments], check=False)
    if not kept.exists():
        raise RuntimeError(f"the run in order {order} kept no outcomes")
    found: Outcomes = json.loads(kept.read_text("utf-8"))
    return found


def told(runs: Mapping[int, Outcomes]) -> list[str]:
    """A line for each test that didn't pass, or wasn't there, in every run, with the orders in which it was so."""
    lines = []
    for test in sorted({test for run in runs.values() for test in run}):
        ended = {order: run.get(test, "missing") for order, run in runs.items()}
        wrong = [f"{how} in order {order}" for order, how in ended.items() if how not in ("passed", "skipped")]
        if wrong or len(set(ended.values())) > 1:
            lines.append(f"{test}: {', '.join(wrong) or 'skipped in some'} of {len(runs)} runs")
    return lines


def main(arguments: Sequence[str]) -> int:
    with tempfile.TemporaryDirectory() as folder, busy():
        found = told({order: outcomes(order, Path(folder), arguments) for order in range(1, RUNS + 1)})
    print("\n".join(found) or f"No test differed in {RUNS} runs.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
