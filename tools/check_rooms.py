"""Checks the house: imports point downwards only, files and functions stay short, names say something.

Run with no arguments from the top of the repository; exits with 1 and one line for each finding.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path("src/entaku")

# Each room and the rooms it may import from, besides itself.
BASE = {"messages", "kernel"}
PLAYED = {"draft", "decks", "magic", "riftbound"}
MAY_IMPORT: dict[str, set[str]] = {
    "messages": set(),
    "kernel": {"messages"},
    "cards": BASE,
    "sets": {*BASE, "cards"},
    "draft": {*BASE, "cards"},
    "decks": {*BASE, "cards"},
    "magic": {*BASE, "cards"},
    "riftbound": BASE,
    "scenarios": {*BASE, "cards", "magic"},
    "bots": {*BASE, "cards", *PLAYED},
    "tournament": {*BASE, "bots"},
    "games": {*BASE, "cards", *PLAYED, "bots", "tournament"},
    "lab": {*BASE, "cards", *PLAYED, "bots", "tournament", "games"},
    "server": {*BASE, "cards", *PLAYED, "bots", "tournament", "games"},
    "front": {*BASE, "cards", *PLAYED, "bots", "tournament", "games", "lab"},
    "cli": {*BASE, "cards", *PLAYED, "scenarios", "bots", "tournament", "games", "lab", "front"},
}

# Those who run or measure the server itself.  Whatever else somebody wants of it belongs further down.
OF_THE_SERVER = {
    "cli/backup.py",
    "cli/restore.py",
    "cli/serve.py",
    "lab/bench_table.py",
    "lab/bench_watchers.py",
    "lab/calling.py",
}

LINES_OF_A_FILE = 600
LINES_OF_A_FUNCTION = 60
EMPTY_NAMES = {"utils", "util", "helpers", "helper", "misc", "common", "manager"}


def findings() -> Iterator[str]:
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text, str(path))
        room = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if path.stem in EMPTY_NAMES or path.parent.name in EMPTY_NAMES:
            yield f"{path}: a name that says nothing"
        if text.count("\n") > LINES_OF_A_FILE:
            yield f"{path}: {text.count(chr(10))} lines, more than {LINES_OF_A_FILE}"
        if room != "__init__":
            yield from imports_upwards(path, tree, room)
        yield from long_functions(path, tree)


def imports_upwards(path: Path, tree: ast.AST, room: str) -> Iterator[str]:
    if room not in MAY_IMPORT:
        yield f"{path}: the room {room!r} is not in the list of rooms"
        return
    may_import = {room, *MAY_IMPORT[room]}
    if path.relative_to(SOURCE).as_posix() in OF_THE_SERVER:
        may_import.add("server")
    for node in ast.walk(tree):
        for module in imported(node):
            parts = module.split(".")
            if parts[0] != "entaku" or len(parts) < 2 or parts[1] == "__version__":
                continue
            if parts[1] not in may_import:
                yield f"{path}:{getattr(node, 'lineno', 0)}: {room} may not import {parts[1]}"


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        if node.module == "entaku":
            return [f"entaku.{alias.name}" for alias in node.names]
        return [node.module]
    return []


def long_functions(path: Path, tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
            lines = node.end_lineno - node.lineno + 1
            if lines > LINES_OF_A_FUNCTION:
                yield f"{path}:{node.lineno}: {node.name} has {lines} lines, more than {LINES_OF_A_FUNCTION}"


if __name__ == "__main__":
    found = list(findings())
    for line in found:
        print(line)
    sys.exit(1 if found else 0)
