"""Files of trees as text, in their order: names as they stand, cards by the alphabet, each expression in its lines.

Lines of comment stand before what they are about: the file, a name, a card.
"""

import re
import textwrap
from collections.abc import Iterator, Mapping

import yaml
from msgspec import Struct

from entaku.oracle.documents import Fields, Trouble, read_document
from entaku.oracle.ir.abilities import Ability, Keyword
from entaku.oracle.tree_files import Written, in_file, read_names, read_trees
from tools.trees.expressions import Writing

WIDTH = 120
WITHIN = "   "
"""What comments within a card begin with: those before it have two spaces."""
HEAD = ""
"""What the lines of comment at the top of a file are kept under."""
_LETTERS = re.compile(r"[a-z]+( [a-z]+)*")


class Trees(Struct, frozen=True):
    """What stands in a file of trees, with its comments by what they stand before."""

    names: Mapping[str, object]
    written: tuple[Written, ...]
    comments: Mapping[str, tuple[str, ...]]


def read(content: str, file: str) -> Trees:
    """A file of trees with its comments.  Raises Unreadable."""
    written = read_trees(content, file)
    document = read_document(content)
    assert isinstance(document, Fields)
    try:
        names = read_names(document)
    except Trouble as problem:
        raise in_file(problem, file) from problem
    return Trees(names, written, _comments(content, document))


def _comments(content: str, document: Fields) -> Mapping[str, tuple[str, ...]]:
    """The comments of a file: those that stand before each name and each card, or within it; the others at its top."""
    keys = {
        line: key for value in document.of.values() if isinstance(value, Fields) for key, line in value.lines.items()
    }
    found: dict[str, tuple[str, ...]] = {}
    waiting: tuple[str, ...] = ()
    about = HEAD
    for number, line in enumerate(content.splitlines(), 1):
        if line.startswith(WITHIN) and line.lstrip().startswith("#"):
            found[about] = (*found.get(about, ()), line.strip())
        elif line.lstrip().startswith("#"):
            waiting = (*waiting, line.strip())
        elif number in keys or (line and not line.startswith(" ")):
            about = keys.get(number, HEAD)
            found[about] = (*found.get(about, ()), *waiting)
            waiting = ()
    return found


def written_out(trees: Trees) -> str:
    """The file as text."""
    return "\n".join(_lines(trees)) + "\n"


def _lines(trees: Trees) -> Iterator[str]:
    yield from trees.comments.get(HEAD, ())
    above: dict[str, object] = {}
    if trees.names:
        yield from ("", "names:")
    for name, value in trees.names.items():
        yield from _comment(trees, name)
        yield from _keyed(f"  {name}: ", [*Writing(above).said(value).lines(2, WIDTH)])
        above[name] = value
    yield from ("", "cards:")
    writing = Writing(trees.names)
    for each in sorted(trees.written, key=lambda one: one.tree.name.casefold()):
        yield from _comment(trees, each.tree.name)
        yield from _card(each, writing)


def _comment(trees: Trees, key: str) -> Iterator[str]:
    yield from (f"  {line}" for line in trees.comments.get(key, ()))


def _card(each: Written, writing: Writing) -> Iterator[str]:
    yield f"  {_key(each.tree.name)}:"
    yield from _abilities("does", each.tree.abilities, writing)
    for other in each.tree.others:
        yield from _abilities("other", other, writing)
    if each.words:
        yield "    words:"
        for place, text in sorted(each.words.items()):
            yield from _keyed(f"      {place}: ", _told(text, 6))
    if each.tree.note:
        yield from _keyed("    note: ", _told(each.tree.note, 4))


def _abilities(key: str, abilities: tuple[Ability, ...], writing: Writing) -> Iterator[str]:
    """The abilities of a face; keyword abilities alone stand in one line."""
    bare = [each.name for each in abilities if isinstance(each, Keyword) and _is_bare(each)]
    if len(bare) == len(abilities):
        yield f"    {key}: [{', '.join(bare)}]"
        return
    yield f"    {key}:"
    for each in abilities:
        if isinstance(each, Keyword) and _is_bare(each):
            yield f"    - {each.name}"
        else:
            yield from _keyed("    - ", [*writing.said(each).lines(6, WIDTH)])


def _is_bare(keyword: Keyword) -> bool:
    return keyword == Keyword(keyword.name) and _LETTERS.fullmatch(keyword.name) is not None


def _keyed(key: str, lines: list[str]) -> Iterator[str]:
    """The lines of a value after its key; in a block of their own where YAML would take them for something else."""
    first, *rest = lines
    plain = [f"{key}{first}", *rest]
    if first.startswith('"') or not any(": " in line or " #" in line for line in lines):
        yield from (line.rstrip() for line in plain)
        return
    yield f"{key}>-"
    indent = " " * (len(key) - len(key.lstrip()) + 2)
    yield from (f"{indent}{line}" for line in (first, *rest))


def _told(text: str, indent: int) -> list[str]:
    """A text in quotation marks, in lines."""
    quoted = '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
    first, *rest = textwrap.wrap(quoted, WIDTH - indent - 4, break_long_words=False, break_on_hyphens=False)
    return [first, *(" " * (indent + 2) + line for line in rest)]


def _key(name: str) -> str:
    """A name as a key: in quotation marks where YAML would take it for something else."""
    try:
        plain = yaml.safe_load(f"{name}: x") == {name: "x"}
    except yaml.YAMLError:
        plain = False
    return name if plain else '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'
