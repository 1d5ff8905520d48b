"""Files of trees: what cards do, by name, written as scenarios write abilities.

`names` are those that a file uses for parts that come again; `cards` has for each card what it `does`, an ability an
entry, what its `other` face does, the `words` of our own of abilities that no phrase says, by their places from 0, and
a `note` of why the tree differs from what is read.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any  # Any: a union of kinds of parts is no type that could be given

import msgspec
from msgspec import Struct

from entaku.kernel.errors import Unreadable
from entaku.oracle.documents import Fields, Text, Trouble, Value, fields, read_document, text, texts
from entaku.oracle.ir.abilities import Ability, Keyword, Tree
from entaku.oracle.ir.expressions import NoExpression, read_ability, read_expression
from entaku.oracle.ir.walking import nodes
from entaku.oracle.keywords.table import BY_NAME
from entaku.oracle.naming.nearest import near

SUFFIX = ".yaml"
KEYS = ("names", "cards")
CARD = ("does", "other", "words", "note")


class Written(Struct, frozen=True):
    """What is written of a card: its tree, and the words of our own of its abilities, by their places."""

    tree: Tree
    words: Mapping[int, str]


@cache
def read_files() -> Mapping[str, tuple[Written, ...]]:
    """What the files of trees say, by their names without what they end with.  Raises Unreadable."""
    folder = resources.files("entaku.sets").joinpath("trees")
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(SUFFIX))
    return {
        name.removesuffix(SUFFIX): read_trees(folder.joinpath(name).read_text(encoding="utf-8"), name) for name in names
    }


def read_trees(content: str, file: str) -> tuple[Written, ...]:
    """What a file says of cards.  Raises Unreadable, naming the file, the card, the line and what is wrong."""
    where = file
    found: list[Written] = []
    try:
        written = fields(read_document(content), file, KEYS)
        own = read_names(written)
        for name, value in listed(written, "cards").items():
            where = f"{file} ({name})"
            found.append(card_of(name, value, own))
    except Trouble as problem:
        raise in_file(problem, where) from problem
    return tuple(found)


def in_file(problem: Trouble, where: str) -> Unreadable:
    """What is wrong, with the name of the file."""
    return Unreadable(problem.key, **{**problem.facts, "file": where})


def listed(written: Fields, key: str) -> Mapping[str, Value]:
    """What stands under a key, by name; nothing where the key isn't there.  Raises Trouble for no mapping."""
    if key not in written.of:
        return {}
    value = written.of[key]
    if not isinstance(value, Fields):
        raise Trouble("document-not-fields", value.line, what=key)
    return value.of


def read_names(written: Fields) -> Mapping[str, object]:
    """The names that a file gives to parts that come again; each may use those above it.  Raises Trouble."""
    own: dict[str, object] = {}
    for name, value in listed(written, "names").items():
        line = text(value, name)
        try:
            own[name] = read_expression(line.text, own)
        except NoExpression as problem:
            raise Trouble(problem.key, line.line, **problem.facts) from problem
    return own


def card_of(name: str, value: Value, own: Mapping[str, object]) -> Written:
    """What is written of one card.  Raises Trouble."""
    written = fields(value, name, CARD)
    does = abilities_of(written, "does", own)
    others = (abilities_of(written, "other", own),) if "other" in written.of else ()
    note = text(written.of["note"], "note").text if "note" in written.of else ""
    words: dict[int, str] = {}
    for place, told in listed(written, "words").items():
        if not place.isdecimal() or int(place) >= len(does):
            raise Trouble("tree-words-misplaced", told.line, place=place)
        words[int(place)] = text(told, "words").text
    return Written(Tree(name, does, others, note), words)


def abilities_of(written: Fields, key: str, own: Mapping[str, object]) -> tuple[Ability, ...]:
    """The abilities that stand under a key.  Raises Trouble."""
    lines = texts(written.of[key], key) if key in written.of else ()
    return tuple(part_of(line, Ability, own) for line in lines)


def part_of(line: Text, kind: Any, own: Mapping[str, object]) -> Any:  # noqa: ANN401  (of the kind that is given)
    """The part of a tree that a line writes, of this kind with all that is in it.  Raises Trouble."""
    try:
        made = read_ability(line.text, own)
        of_kind = msgspec.convert(msgspec.to_builtins(made), kind)
    except NoExpression as problem:
        raise Trouble(problem.key, line.line, **problem.facts) from problem
    except msgspec.ValidationError as problem:
        raise Trouble("ability-unreadable", line.line, text=line.text, problem=str(problem)) from problem
    for node in nodes(of_kind):
        if isinstance(node, Keyword) and node.name not in BY_NAME:
            nearest = ", ".join(near(node.name, BY_NAME))
            if not nearest:
                raise Trouble("ability-unreadable", line.line, text=line.text, problem=node.name)
            raise Trouble("ability-keyword-unknown", line.line, name=node.name, known=nearest)
    return of_kind
