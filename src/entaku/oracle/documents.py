"""YAML as text, lists and mappings that know their lines, so that errors can say where.

Only PyYAML's reader is used: it gives each value's line, and every value is taken as text.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Union

import yaml
from msgspec import Struct
from yaml.events import CollectionEndEvent, CollectionStartEvent
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from entaku.kernel.errors import Fact, Unreadable
from entaku.oracle.naming.nearest import near


class Text(Struct, frozen=True):
    """A word or a sentence."""

    text: str
    line: int


class Items(Struct, frozen=True):
    """A list."""

    of: tuple["Value", ...]
    line: int


class Fields(Struct, frozen=True):
    """A mapping, with the line of each key."""

    of: Mapping[str, "Value"]
    lines: Mapping[str, int]
    line: int


MOST_DEEP = 20
"""So many lists and mappings may lie in each other; a scenario needs five, a tree four."""
LONG_NUMBER = re.compile(r"\d{10}")
MOST_VALUES = 200_000
"""So many words and lists may be in one file."""

Value = Union[Text, Items, Fields]  # noqa: UP007 (the names above are forward references)


class Trouble(Unreadable):
    """A file that can't be read: names the line, and whoever reads it the file."""

    def __init__(self, key: str, line: int, **facts: Fact) -> None:
        super().__init__(key, line=line, **facts)


LOADER: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""YAML read by its library in C, where that is there: it takes a tenth of the time."""


def expect_shallow(text: str) -> None:
    """Raises Trouble for what is nested too deep, before anything is made of it; YAMLError for what is no YAML."""
    depth = 0
    for event in yaml.parse(text, Loader=LOADER):
        if isinstance(event, CollectionStartEvent):
            depth += 1
            if depth > MOST_DEEP:
                mark = event.start_mark
                raise Trouble("document-too-deep", 1 if mark is None else mark.line + 1, most=MOST_DEEP)
        elif isinstance(event, CollectionEndEvent):
            depth -= 1


def read_document(text: str) -> Value:
    """The document.  Raises Trouble where it is no YAML."""
    try:
        expect_shallow(text)
        node = yaml.compose(text, Loader=LOADER)
    except yaml.MarkedYAMLError as problem:
        mark = problem.problem_mark or problem.context_mark
        raise Trouble(
            "document-no-yaml", 0 if mark is None else mark.line + 1, problem=str(problem.problem)
        ) from problem
    except yaml.YAMLError as problem:
        raise Trouble("document-no-yaml", 1, problem=str(problem)) from problem
    if node is None:
        raise Trouble("document-empty", 1)
    expect_bounded(node, {})
    return value_of(node)


def expect_bounded(node: Node, known: dict[int, tuple[int, int]]) -> tuple[int, int]:
    """How many values there are in this one, and how deep they lie; `known` are those of the values before.

    Raises Trouble for too many or too deep ones: what stands for something else (`*name`) stands for all of it, and a
    few lines of such signs may mean more than any machine holds.
    """
    line = node.start_mark.line + 1
    count, depth = known.get(id(node), (0, 0))
    if not count:
        known[id(node)] = (1, MOST_DEEP)  # whoever comes back here from inside goes round in circles
        parts = () if isinstance(node, ScalarNode) else node.value
        inner = [part for pair in parts for part in pair] if isinstance(node, MappingNode) else parts
        found = [expect_bounded(part, known) for part in inner]
        count, depth = 1 + sum(one for one, _ in found), 1 + max((one for _, one in found), default=0)
        known[id(node)] = (count, depth)
    if depth > MOST_DEEP:
        raise Trouble("document-too-deep", line, most=MOST_DEEP)
    if count > MOST_VALUES:
        raise Trouble("document-too-much", line, most=MOST_VALUES)
    return count, depth


def value_of(node: Node) -> Value:
    line = node.start_mark.line + 1
    if isinstance(node, ScalarNode):
        if LONG_NUMBER.search(node.value):
            raise Trouble("document-number-too-large", line)
        return Text(str(node.value).strip(), line)
    if isinstance(node, SequenceNode):
        return Items(tuple(value_of(each) for each in node.value), line)
    assert isinstance(node, MappingNode)
    found: dict[str, Value] = {}
    lines: dict[str, int] = {}
    for key_node, inner in node.value:
        key = str(key_node.value)
        at = key_node.start_mark.line + 1
        if key in found:
            raise Trouble("document-key-twice", at, word=key)
        found[key] = value_of(inner)
        lines[key] = at
    return Fields(found, lines, line)


def fields(value: Value, what: str, known: Iterable[str]) -> Fields:
    """The value as a mapping with no other keys than these.  Raises Trouble, with the nearest key."""
    if not isinstance(value, Fields):
        raise Trouble("document-not-fields", value.line, what=what)
    keys = list(known)
    for key in value.of:
        if key not in keys:
            suggested = near(key, keys)
            raise Trouble(
                "document-key-unknown", value.lines[key], word=key, what=what, known=", ".join(suggested or keys)
            )
    return value


def texts(value: Value, what: str) -> tuple[Text, ...]:
    """The value as a list of texts; one text is a list of one.  Raises Trouble for anything else."""
    if isinstance(value, Text):
        return (value,) if value.text else ()
    if isinstance(value, Items):
        for each in value.of:
            if not isinstance(each, Text):
                raise Trouble("document-not-text", each.line, what=what)
        return tuple(each for each in value.of if isinstance(each, Text))
    raise Trouble("document-not-text", value.line, what=what)


def text(value: Value, what: str) -> Text:
    """The value as one text.  Raises Trouble for anything else."""
    if not isinstance(value, Text):
        raise Trouble("document-not-text", value.line, what=what)
    return value


def number(value: Value, what: str) -> int:
    """The value as a whole number.  Raises Trouble for anything else."""
    found = text(value, what)
    try:
        return int(found.text)
    except ValueError:
        raise Trouble("document-not-number", found.line, what=what, text=found.text) from None


def seat_of(line: Text, players: Sequence[str]) -> int:
    """The seat of the player of this name.  Raises Trouble."""
    if line.text not in players:
        raise Trouble("scenario-player-unknown", line.line, name=line.text, known=", ".join(players))
    return players.index(line.text)
