"""Writes docs/api.md: everything that `import entaku` gives, from signatures and docstrings.

`--check` writes nothing and exits with 1 if the page is out of date, or if names or signatures aren't those that
`tests/front/public.txt` promises; `--promise` writes that list, for who changes what is public and means to.
"""

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path

import entaku
from entaku.kernel.errors import EntakuError

PAGE = Path("docs/api.md")
PROMISED = Path("tests/front/public.txt")
VERBS = "Verbs"
SECTIONS = (VERBS, "Tables", "Decisions", "Rules and decks", "Errors")
SECTION_OF = {
    "Deck": "Rules and decks", "RulesProfile": "Rules and decks", "Draft": "Tables", "Game": "Tables",
}  # fmt: skip

BAR = "\\|"
"""How a table's cell holds a bar."""

Node = ast.FunctionDef | ast.ClassDef | ast.Assign


@cache
def nodes(module: str) -> dict[str, ast.stmt]:
    """The functions, classes and types by another name of a module's source."""
    body = ast.parse(inspect.getsource(import_module(module))).body
    return {name_of(one): one for one in body if isinstance(one, Node)}


def name_of(node: Node) -> str:
    return ast.unparse(node.targets[0]) if isinstance(node, ast.Assign) else node.name


def is_public(name: str) -> bool:
    return not name.startswith("_") or name == "__copy__"


def signature(node: ast.FunctionDef) -> str:
    """A function as it is called, without `self`."""
    inner = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    gives = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"{node.name}({inner}){gives}"


def is_property(node: ast.FunctionDef) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "property" for one in node.decorator_list)


def members(kind: type) -> Iterator[tuple[str, ast.FunctionDef | ast.AnnAssign]]:
    """The public fields, properties and methods of a class, those that it inherits here among them, its own first."""
    seen: set[str] = set()
    for one in kind.__mro__:
        if not one.__module__.startswith("entaku."):
            continue
        node = nodes(one.__module__)[one.__name__]
        assert isinstance(node, ast.ClassDef)
        for part in node.body:
            if isinstance(part, ast.FunctionDef):
                name = part.name
            elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
                name = part.target.id
            else:
                continue
            if is_public(name) and name not in seen:
                seen.add(name)
                yield line_of(part), part


def line_of(part: ast.FunctionDef | ast.AnnAssign) -> str:
    """A member of a class in one line."""
    if isinstance(part, ast.AnnAssign):
        return ast.unparse(part)
    if is_property(part):
        assert part.returns is not None
        return f"{part.name}: {ast.unparse(part.returns)}"
    return signature(part)


def found(name: str) -> tuple[Node, object]:
    """What stands behind a public name: its source, and itself."""
    home = entaku._HOME_OF[name]
    node = nodes(home)[name]
    assert isinstance(node, Node)
    return node, getattr(import_module(home), name)


def promises() -> str:
    """Every public name with its signature, a line each: what programs may rely on."""
    lines = []
    for name in sorted(entaku.__all__):
        node, thing = found(name)
        if isinstance(node, ast.FunctionDef):
            lines.append(f"entaku.{signature(node)}")
        elif isinstance(node, ast.Assign):
            lines.append(f"entaku.{ast.unparse(node)}")
        else:
            assert isinstance(thing, type)
            lines += [f"entaku.{name}", *(f"entaku.{name}.{line}" for line, _ in members(thing))]
    return "\n".join(lines) + "\n"


def section_of(name: str) -> str:
    """Where on the page a name stands."""
    node, thing = found(name)
    if isinstance(node, ast.FunctionDef):
        return VERBS
    if isinstance(thing, type) and issubclass(thing, EntakuError):
        return "Errors"
    return SECTION_OF.get(name, "Decisions")


def prose(doc: str | None) -> Iterator[str]:
    """A docstring as Markdown: examples and lists in columns stay as they are."""
    for part in inspect.cleandoc(doc or "").split("\n\n"):
        rows = part.split("\n")
        if rows[0].startswith(">>>"):
            yield "\n".join(("```python", *rows, "```"))
        elif any("  " in row.strip().replace(".  ", ". ") for row in rows):
            yield "\n".join(("```text", *rows, "```"))
        else:
            yield part


def entry(name: str) -> Iterator[str]:
    """The paragraphs of one name."""
    node, thing = found(name)
    yield f"### {name}"
    if isinstance(node, ast.FunctionDef):
        yield f"```python\nentaku.{signature(node)}\n```"
        yield from prose(ast.get_docstring(node))
        return
    if isinstance(node, ast.Assign):
        yield f"```python\nentaku.{ast.unparse(node)}\n```"
        return
    assert isinstance(thing, type)
    yield from prose(ast.get_docstring(node))
    rows = [row_of(line, part) for line, part in members(thing)]
    if rows:
        yield "\n".join(("| member | what it is |", "| --- | --- |", *rows))


def row_of(line: str, part: ast.FunctionDef | ast.AnnAssign) -> str:
    """A member as a row of a table."""
    doc = ast.get_docstring(part) if isinstance(part, ast.FunctionDef) else None
    said = " ".join((doc or "").split("\n\n")[0].split())
    return f"| `{line.replace('|', BAR)}` | {said} |"


def page() -> str:
    """The page."""
    parts = [
        "# The library in Python",
        "Made by `make docs` from what the code says of itself; `make lint` checks it.  Its examples run in the tests."
        "\nEvery name and signature is promised: a test holds them against `tests/front/public.txt`.",
    ]
    for section in SECTIONS:
        parts.append(f"## {section}")
        for name in sorted(one for one in entaku.__all__ if section_of(one) == section):
            parts += entry(name)
    return "\n\n".join(parts) + "\n"


def main(arguments: list[str]) -> int:
    """Check, promise, or write the page."""
    if "--promise" in arguments:
        PROMISED.write_text(promises(), encoding="utf-8")
    if "--check" not in arguments:
        PAGE.write_text(page(), encoding="utf-8")
        return 0
    stale = [path for path, text in ((PAGE, page()), (PROMISED, promises())) if not is_current(path, text)]
    print("".join(f"{path} is out of date: run `make docs`\n" for path in stale), end="")
    return 1 if stale else 0


def is_current(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
