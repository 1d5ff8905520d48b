"""Writes the map of the rooms into ARCHITECTURE.md: who imports whom, as the code says; or --checks it.

An arrow that follows from others isn't drawn.
"""

import ast
import sys
from pathlib import Path

import networkx

from tools.check_rooms import MAY_IMPORT, SOURCE, imported

PAGE = Path("ARCHITECTURE.md")
BEGIN, END = "```mermaid\n", "```\n"


def rooms() -> "networkx.DiGraph[str]":
    """Which room imports which."""
    graph: networkx.DiGraph[str] = networkx.DiGraph()
    for path in sorted(SOURCE.rglob("*.py")):
        room = path.relative_to(SOURCE).parts[0]
        for node in ast.walk(ast.parse(path.read_text("utf-8"))) if room in MAY_IMPORT else ():
            for module in imported(node):
                other = module.split(".")[1] if module.startswith("entaku.") else room
                if other != room and other in MAY_IMPORT:
                    graph.add_edge(room, other)
    return graph


def drawn(graph: "networkx.DiGraph[str]") -> str:
    """The map, of the rooms at whose top nobody stands down to those that import none.

    >>> graph = networkx.DiGraph([("cli", "games"), ("games", "kernel"), ("cli", "kernel")])
    >>> print(drawn(graph), end="")
    graph TD
        cli --> games
        games --> kernel
    """
    least = networkx.transitive_reduction(graph)
    return "\n".join(["graph TD", *(f"    {above} --> {below}" for above, below in sorted(least.edges))]) + "\n"


def page(text: str) -> str:
    """The page with the map as it is now."""
    before, _, rest = text.partition(BEGIN)
    return before + BEGIN + drawn(rooms()) + END + rest.partition(END)[2]


if __name__ == "__main__":
    written = PAGE.read_text(encoding="utf-8")
    if "--check" not in sys.argv:
        PAGE.write_text(page(written), encoding="utf-8")
    elif written != page(written):
        sys.exit(f"{PAGE} is out of date: run `make docs`")
