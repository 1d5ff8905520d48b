"""Writes the cases that the client's logic is tested with: `python -m tools.web_cases [--check]`.

Each file of `web/tests/cases` is a list of cases, one a line: what the client is given, and what Python makes of it.
They are drawn from fixed seeds, so that the same Python always writes the same.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from tools.web_cases import companion, defaults, drafts, lines, proofs, readings, tables

FOLDER = Path(__file__).parent.parent.parent / "web" / "tests" / "cases"

KINDS: dict[str, Callable[[], Iterator[object]]] = {
    "changes": lines.changed,
    "cheats": proofs.cheats,
    "companion": companion.games,
    "defaults": defaults.cases,
    "log-lines": drafts.log_lines,
    "pledges": proofs.pledges,
    "prompts": tables.prompts,
    "readings": readings.names,
    "recordings": proofs.recordings,
    "tables": tables.tables,
}


def written(cases: Iterator[object]) -> str:
    """A list with one case a line."""
    return "[\n" + ",\n".join(msgspec.json.encode(case).decode() for case in cases) + "\n]\n"


def main() -> int:
    """Write every file, or say which isn't what it would be."""
    texts = {FOLDER / f"{kind}.json": written(make()) for kind, make in KINDS.items()}
    if "--check" in sys.argv:
        here = {file: file.read_text(encoding="utf-8") for file in FOLDER.glob("*.json")}
        old = sorted(file.name for file in here.keys() | texts.keys() if here.get(file) != texts.get(file))
        if old:
            print(f"web/tests/cases is out of date ({', '.join(old)}): run `make docs`")
        return 1 if old else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in FOLDER.glob("*.json"):
        if file not in texts:
            file.unlink()
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
