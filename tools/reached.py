"""Runs the tests that what was changed can reach, the nearest first, as many as a minute holds: `make quick`.

What was changed is what git says since the branch left main, and whatever isn't committed yet (`--since REF` for
another beginning).  A test is reached if what it imports, at whatever depth, was changed; how near it is is how many
imports lie between.  Scenarios come first that show a signature of which a changed module speaks.  How long a file of
tests took is known from the last time (`.pytest_cache/durations.json`, which every run of the tests keeps); those that
no longer fit into the minute are counted, and left to `make test`.  `--list` names them and runs nothing.
"""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

import msgspec
import networkx
from tests.reports import DURATIONS, read

from tools.check_rooms import imported, type_blocks

Graph = networkx.DiGraph
SOURCE, TESTS, SCENARIOS = Path("src"), Path("tests"), Path("tests/magic/scenarios")
SHOWN = Path("src/entaku/oracle/reading/shown.json")
SECONDS = 40
"""So long may the tests run; what is left of a minute goes into starting."""
UNKNOWN = 2.0
"""Seconds that a file of tests is thought to take as long as nobody has run it."""
LOADING = (ast.Import, ast.ImportFrom, ast.Constant)
LOOK_AT_ALL = Path("tests/house")
"""Tests that read the files of the repository: anything reaches them."""
CONCERNED = 2
"""How near those are."""


def files() -> list[Path]:
    """Every module of the product, the tests and the tools, and the files of scenarios."""
    found = [Path("conftest.py"), *(path for top in (SOURCE, TESTS, Path("tools")) for path in top.rglob("*.py"))]
    return sorted([*(path for path in found if "node_modules" not in path.parts), *SCENARIOS.rglob("*.yaml")])


def module(path: Path) -> str:
    """The name under which a file is imported."""
    parts = path.with_suffix("").parts
    return ".".join(parts[1:] if parts[0] == "src" else parts).removesuffix(".__init__")


def graph(paths: Iterable[Path]) -> "Graph[Path]":
    """From each file to those that it can't do without: what it imports, and what pytest loads before it."""
    paths = list(paths)
    homes = {module(path): path for path in paths if path.suffix == ".py"}
    there = set(paths)
    found: Graph[Path] = Graph()
    found.add_nodes_from(paths)
    for path in paths:
        if path.is_relative_to(TESTS):
            befores = (folder / "conftest.py" for folder in path.parents)
            found.add_edges_from((path, before) for before in befores if before in there and before != path)
        if path.suffix == ".py":
            found.add_edges_from((path, homes[name]) for name in loaded(path, homes) if homes[name] != path)
    return found


@cache
def whole() -> "Graph[Path]":
    """The graph of the repository."""
    return graph(files())


def loaded(path: Path, homes: Mapping[str, Path]) -> Iterator[str]:
    """The modules that a file loads, be it within a function or by a name in a text.

    A package that gathers what lies in it loads all of it, and one that is asked for a name of another's has that.
    """
    text = path.read_text(encoding="utf-8")
    tree = ast.parse(text, str(path))
    for node in run(tree):
        if isinstance(node, ast.Constant):
            if node.value in homes:
                yield str(node.value)
            continue
        for name in imported(node):
            inner = [f"{name}.{alias.name}" for alias in node.names] if isinstance(node, ast.ImportFrom) else []
            near = [each for each in (name, *inner) if each in homes]
            yield from near or (each for each in (name.rpartition(".")[0],) if each in homes)
    if path.name == "__init__.py" and "iter_modules" in text:
        yield from (name for name in homes if name.startswith(f"{module(path)}."))


def run(tree: ast.Module) -> list[ast.AST]:
    """What of a module says what it loads: imports and constants, but for those that are there for types alone."""
    found: list[ast.AST] = []
    typed = set(type_blocks(tree))
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if type(node) in LOADING:
            found.append(node)
            continue
        for field in node._fields:
            part = getattr(node, field, None)
            if type(part) is list:
                waiting += [each for each in part if isinstance(each, ast.AST) and each not in typed]
            elif isinstance(part, ast.AST) and part._fields:
                waiting.append(part)
    return found


def changed(since: str) -> list[Path]:
    """What differs from there, committed or not, and what is new."""
    differing = said_by_git("diff", "--name-only", "--relative", since)
    return [Path(line) for line in [*differing, *said_by_git("ls-files", "--others", "--exclude-standard")]]


def beginning() -> str:
    """Where this branch left main; where there is no main, or this is it, the last commit."""
    found = said_by_git("merge-base", "HEAD", "main")
    return found[0] if found else "HEAD"


def said_by_git(*arguments: str) -> list[str]:
    return subprocess.run(["git", *arguments], capture_output=True, encoding="utf-8", check=False).stdout.splitlines()


def stands_for(path: Path, known: "Graph[Path]") -> set[Path]:
    """A changed file that is no module stands for those beside it, or for those of the next folder upwards."""
    if path in known:
        return {path}
    for folder in path.parents[:-1]:
        beside = {each for each in known if each.parent == folder and each.suffix == ".py"}
        if beside:
            return beside
    return set()


def nearness(known: "Graph[Path]", changes: Iterable[Path], texts: Mapping[Path, str]) -> dict[Path, int]:
    """The files of tests that the changes reach, and how many imports away they are."""
    changes = list(changes)
    near: dict[Path, int] = {path: CONCERNED for path in known if path.is_relative_to(LOOK_AT_ALL)} if changes else {}
    backwards = known.reverse(copy=False)
    for change in {each for path in changes for each in stands_for(path, known)}:
        for path, steps in networkx.single_source_shortest_path_length(backwards, change).items():
            near[path] = min(steps, near.get(path, steps))
    for file in shown_by(texts):
        if file in near:
            near[file] = min(1, near[file])
    return {path: steps for path, steps in near.items() if is_test(path)}


def is_test(path: Path) -> bool:
    """Whether pytest finds something in it: tests, scenarios, examples."""
    if path.suffix == ".yaml" or path.name.startswith("test_"):
        return True
    return path.is_relative_to(SOURCE) and ">>> " in path.read_text(encoding="utf-8")


def shown_by(texts: Mapping[Path, str]) -> set[Path]:
    """The scenarios' files that show a signature of whose node a changed module of the product speaks."""
    words = {word for path, text in texts.items() if path.is_relative_to(SOURCE) for word in re.findall(r"\w+", text)}
    shown = msgspec.json.decode(SHOWN.read_bytes(), type=dict[str, tuple[str, ...]])
    names = {name for signature, of in shown.items() if signature.partition("(")[0].split()[0] in words for name in of}
    return {SCENARIOS / f"{name.partition('.yaml: ')[0]}.yaml" for name in names}


def chosen(near: Mapping[Path, int], took: Mapping[str, float], seconds: float) -> list[Path]:
    """As many as there is time for: the nearest first, of those the shortest."""
    found: list[Path] = []
    for path in sorted(near, key=lambda path: (near[path], took.get(path.as_posix(), UNKNOWN), path)):
        seconds -= took.get(path.as_posix(), UNKNOWN)
        if seconds >= 0 or near[path] == 0:
            found.append(path)
    return found


def main(arguments: list[str]) -> int:
    since = arguments[arguments.index("--since") + 1] if "--since" in arguments else beginning()
    changes = changed(since)
    texts = {path: path.read_text(encoding="utf-8") for path in changes if path.suffix == ".py" and path.exists()}
    near = nearness(whole(), changes, texts)
    took = read(DURATIONS)
    found = chosen(near, took, SECONDS * (os.cpu_count() or 1))
    print(
        f"{len(changes)} changed files reach {len(near)} files of tests; {len(found)} of them are run now.", flush=True
    )
    if "--list" in arguments:
        print("\n".join(map(str, found)))
        return 0
    if any(path.parts[0] == "web" for path in changes):
        status = subprocess.run([sys.executable, "tools/web.py", "test"], check=False).returncode
        if status:
            return status
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "loadgroup", "-m", "not sweep"]
    return subprocess.run([*command, *map(str, found)], check=False).returncode if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
