"""Checks the rooms of the code: which imports which, how long files and functions are, what names and types say.

Imports point downwards only and, inside a room, in no circle.  Run with no arguments from the top of the repository;
exits with 1 and one line for each finding.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import networkx

SOURCE = Path("src/entaku")

# Each room and the rooms it may import from, besides itself.
BASE = {"messages", "kernel"}
PLAYED = {"drafts", "decks", "magic", "riftbound"}
MAY_IMPORT: dict[str, set[str]] = {
    "messages": set(),
    "kernel": {"messages"},
    "oracle": BASE,
    "sets": {*BASE, "oracle"},
    "drafts": {*BASE, "oracle"},
    "decks": {*BASE, "oracle"},
    "magic": {*BASE, "oracle"},
    "riftbound": BASE,
    "scenarios": {*BASE, "oracle", "magic"},
    "bots": {*BASE, "oracle", *PLAYED},
    "tournament": {*BASE, "bots"},
    "games": {*BASE, "oracle", *PLAYED, "scenarios", "bots", "tournament"},
    "laboratory": {*BASE, "oracle", *PLAYED, "bots", "tournament", "games"},
    "server": {*BASE, "oracle", *PLAYED, "scenarios", "bots", "tournament", "games"},
    "front": {*BASE, "oracle", *PLAYED, "scenarios", "bots", "tournament", "games", "laboratory"},
    "cli": {*BASE, "oracle", *PLAYED, "scenarios", "bots", "tournament", "games", "laboratory", "front"},
}

# Those who run or measure the server itself.  Whatever else somebody wants of it belongs further down.
OF_THE_SERVER = {
    "cli/backup.py",
    "cli/restore.py",
    "cli/serve.py",
    "laboratory/bench_rooms.py",
    "laboratory/bench_table.py",
    "laboratory/measured_server.py",
    "laboratory/watched_server.py",
}


# Who is imported for its type alone by the parts that it is made of: they are given it.
WHOLES = {
    "bots.playing.choosing",
    "bots.playing.judging",
    "magic.game.state",
    "server.nights.open_nights",
    "server.rooms.room",
    "server.service",
    "server.tables.sitting",
    "tournament.night",
}

MEASURED = (Path("src"), Path("tests"), Path("tools"), Path("web/src"), Path("web/tests"))
WRITTEN = {".py", ".ts", ".svelte"}
MADE = {Path("web/src/lib/protocol.ts")}
"""What a tool writes, and nobody reads from its top to its end."""
LINES_OF_A_FILE = 500
LINES_OF_A_FUNCTION = 40
# Longer all the same, and why.
LONGER = {
    "oracle/saying/english/events.py:after": "one step for each kind of event",
    "oracle/saying/japanese/amounts.py:equal": "one line for each kind of amount",
    "oracle/saying/japanese/changes.py:_rule": "one line for each kind of change",
    "oracle/saying/japanese/conditions.py:_condition": "one line for each kind of condition",
    "oracle/saying/japanese/events.py:_player_said": "one line for each kind of event",
    "oracle/saying/japanese/predicates.py:before": "one line for each kind of predicate",
    "oracle/saying/japanese/rules.py:rule": "one line for each kind of rule",
    "magic/game/state.py:__init__": "one line for each thing that a game knows",
    "server/rooms/shown.py:info": "one line for each thing that a room shows",
}
EMPTY_NAMES = {"utils", "util", "helpers", "helper", "misc", "common", "manager"}


def findings() -> Iterator[str]:
    trees: dict[str, ast.Module] = {}
    longer: set[str] = set()
    for folder in MEASURED:
        yield from long_files(folder)
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text, str(path))
        trees[name_of(path)] = tree
        room = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if path.stem in EMPTY_NAMES or path.parent.name in EMPTY_NAMES:
            yield f"{path}: a name that says nothing"
        if room != "__init__":
            yield from imports_upwards(path, tree, room)
        yield from long_functions(path, tree, longer)
        yield from without_reason(path, tree, text.splitlines())
    yield from (f"{place}: named as longer, and isn't" for place in sorted(LONGER.keys() - longer))
    yield from circles(trees)


def long_files(folder: Path) -> Iterator[str]:
    """Files of more lines than one idea takes."""
    for path in sorted(path for path in folder.rglob("*") if path.suffix in WRITTEN and path not in MADE):
        lines = path.read_text(encoding="utf-8").count("\n")
        if lines > LINES_OF_A_FILE:
            yield f"{path}: {lines} lines, more than {LINES_OF_A_FILE}"


def name_of(path: Path) -> str:
    """The name of a module within the package."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")


def circles(trees: dict[str, ast.Module]) -> Iterator[str]:
    """Modules of a room that import each other, be it inside functions; parts know the type of their whole."""
    graph: networkx.DiGraph[str] = networkx.DiGraph()
    for name, tree in trees.items():
        typed = {id(node) for block in type_blocks(tree) for node in ast.walk(block)}
        for node in ast.walk(tree):
            for other in modules(node, trees):
                if other != name and not (id(node) in typed and other in WHOLES):
                    graph.add_edge(name, other)
    for circle in networkx.strongly_connected_components(graph):
        if len(circle) > 1:
            found = networkx.find_cycle(graph.subgraph(circle))
            yield f"{SOURCE}: a circle of imports: {' -> '.join([found[0][0], *(step[1] for step in found)])}"


def type_blocks(tree: ast.Module) -> list[ast.If]:
    return [node for node in tree.body if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)]


def modules(node: ast.AST, known: dict[str, ast.Module]) -> Iterator[str]:
    """The modules of the package that a statement imports."""
    for module in imported(node):
        name = module.removeprefix("entaku").removeprefix(".")
        if isinstance(node, ast.ImportFrom) and module == node.module:
            inner = [f"{name}.{alias.name}" for alias in node.names]
            yield from (each for each in inner if each in known)
            if all(each in known for each in inner):
                continue
        if name in known and module.startswith("entaku."):
            yield name


def without_reason(path: Path, tree: ast.Module, lines: list[str]) -> Iterator[str]:
    """Where types are set aside, it is said why: behind `type: ignore`, and behind the import of `Any`."""
    for number, line in enumerate(lines, start=1):
        if re.search(r"# type: ignore(\[[\w, -]+\])?\s*$", line):
            yield f"{path}:{number}: a type is ignored, and it isn't said why"
    for node in ast.walk(tree):
        if not isinstance(node, ast.ImportFrom) or all(alias.name != "Any" for alias in node.names):
            continue
        if "# Any: " not in "".join(lines[node.lineno - 1 : node.end_lineno]):
            yield f"{path}:{node.lineno}: what is Any, and why, isn't said"


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


def long_functions(path: Path, tree: ast.AST, longer: set[str]) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno:
            lines = node.end_lineno - node.lineno + 1
            place = f"{path.relative_to(SOURCE).as_posix()}:{node.name}"
            if lines <= LINES_OF_A_FUNCTION:
                continue
            longer.add(place)
            if place not in LONGER:
                yield f"{path}:{node.lineno}: {node.name} has {lines} lines, more than {LINES_OF_A_FUNCTION}"


if __name__ == "__main__":
    found = list(findings())
    for line in found:
        print(line)
    sys.exit(1 if found else 0)
