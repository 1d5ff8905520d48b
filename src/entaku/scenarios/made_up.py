"""Cards made up for a scenario: facts in words, abilities as card text or as trees of `cards.ir` by their short names.

A text is read as those of cards are.  A tree is an expression of calls, names and constants ("Static(creature(YOURS),
Resize(1, 1))"); nothing else is understood, and nothing is executed but the making of nodes.
"""

import ast
from collections.abc import Mapping
from functools import cache
from importlib import import_module

from entaku.cards import mechanics
from entaku.cards.card import BETWEEN, Card, Face
from entaku.cards.colours import colours
from entaku.cards.identity import identity as identity_of
from entaku.cards.importers.layouts import layout_of
from entaku.cards.ir.abilities import Ability, Keyword, Tree
from entaku.cards.ir.node import nodes
from entaku.cards.mana import Cost
from entaku.cards.reading.given import spelled_out
from entaku.cards.reading.reader import read_text
from entaku.cards.reading.stations import with_size
from entaku.kernel.errors import Unreadable
from entaku.magic.definitions import sorted_types
from entaku.magic.known import known
from entaku.scenarios.documents import Fields, Text, Trouble, Value, fields, text, texts

MODULES = (
    "things", "conditions", "happenings", "changes", "player_rules", "replacements", "actions", "instructions",
    "abilities", "short",
)  # fmt: skip
FACE = ("name", "cost", "type", "size", "loyalty", "defense", "colours", "does")
KEYS = (*FACE, "identity", "layout", "other")


@cache
def vocabulary() -> Mapping[str, object]:
    """What expressions may name: the nodes of the intermediate form, and its short names."""
    found: dict[str, object] = {}
    for module in (*(f"ir.{name}" for name in MODULES), *(f"mechanics.{name}" for name in mechanics.NAMES)):
        found |= {
            name: value
            for name, value in vars(import_module(f"entaku.cards.{module}")).items()
            if not name.startswith("_")
        }
    return found


def abilities_of(line: Text, name: str, types: tuple[str, ...]) -> tuple[Ability, ...]:
    """The abilities that a line of a card of this name says, in card text or as a tree.  Raises Trouble.

    A line may hold several paragraphs of a text, where one knows of another.
    """
    read = read_text(line.text, name, types)
    if read and all(each.understood for each in read):
        return tuple(checked(line, spelled_out(ability, name)) for each in read for ability in each.abilities)
    return (checked(line, tree_of(line)),)


def tree_of(line: Text) -> Ability:
    """The ability that an expression writes; a single word is a keyword ability.  Raises Trouble."""
    if line.text.replace(" ", "").isalpha() and line.text.islower():
        return Keyword(line.text)
    try:
        return evaluated(ast.parse(line.text, mode="eval").body)  # type: ignore[return-value]  # an ability: whatever else there is was refused
    except (SyntaxError, TypeError, ValueError) as problem:
        raise Trouble("scenario-ability-unreadable", line.line, text=line.text, problem=str(problem)) from problem


def checked(line: Text, ability: Ability) -> Ability:
    """The same ability.  Raises Trouble.

    A keyword that the game doesn't know would do nothing, without a word; it is refused, wherever it stands.
    """
    for node in nodes(ability):
        if isinstance(node, Keyword) and node.name not in known().keywords:
            raise Trouble("scenario-keyword-unknown", line.line, name=node.name)
    return ability


def evaluated(node: ast.expr) -> object:
    """The value of an expression of calls, names, tuples and constants.  Raises ValueError for any other."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Tuple):
        return tuple(evaluated(each) for each in node.elts)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = evaluated(node.operand)
        if isinstance(inner, int):
            return -inner
    if isinstance(node, ast.Name) and node.id in vocabulary():
        return vocabulary()[node.id]
    if isinstance(node, ast.Call):
        function = evaluated(node.func)
        if callable(function):
            words = {each.arg: evaluated(each.value) for each in node.keywords if each.arg}
            return function(*(evaluated(each) for each in node.args), **words)
    raise ValueError(ast.unparse(node))


def made_up(value: Value) -> tuple[Card, Tree]:
    """A card of the scenario's own, and what it does; of two faces where it has an `other`.  Raises Trouble."""
    written = fields(value, "cards", KEYS)
    front, abilities = face_of(written)
    identity = text(written.of["identity"], "identity").text if "identity" in written.of else identity_of((front,), ())
    if "other" not in written.of:
        return Card(front.name, (front,), identity=colours(identity)), Tree(front.name, abilities)
    back, others = face_of(fields(written.of["other"], "cards", FACE))
    word = text(written.of["layout"], "layout").text if "layout" in written.of else ""
    layout = layout_of(word, (front, back))
    if layout == "unknown":
        raise Trouble("scenario-card-incomplete", written.line)
    name = f"{front.name}{BETWEEN}{back.name}"
    return Card(name, (front, back), layout, identity=colours(identity)), Tree(name, abilities, (others,))


def face_of(written: Fields) -> tuple[Face, tuple[Ability, ...]]:
    """One face of a card, and what it does.  Raises Trouble."""
    if "name" not in written.of or "type" not in written.of:
        raise Trouble("scenario-card-incomplete", written.line)
    name = text(written.of["name"], "name").text
    kinds = text(written.of["type"], "type").text.replace("—", " ").replace(" - ", " ").split()
    types, supertypes, subtypes = sorted_types(kinds)
    cost = cost_of(written)
    size = text(written.of["size"], "size").text.split("/") if "size" in written.of else [None, None]
    if len(size) != 2:
        raise Trouble("scenario-not-size", written.lines["size"], text=text(written.of["size"], "size").text)
    own = text(written.of["colours"], "colours").text if "colours" in written.of else None
    face = Face(
        name,
        cost=cost,
        colours=colours(own) if own is not None else cost.colours if cost is not None else "",
        supertypes=tuple(word for word in kinds if word in supertypes),
        types=tuple(word for word in kinds if word in types),
        subtypes=tuple(word for word in kinds if word in subtypes),
        power=size[0],
        toughness=size[1],
        loyalty=text(written.of["loyalty"], "loyalty").text if "loyalty" in written.of else None,
        defense=text(written.of["defense"], "defense").text if "defense" in written.of else None,
    )
    does = texts(written.of["does"], "does") if "does" in written.of else ()
    return face, with_size(face, tuple(one for line in does for one in abilities_of(line, name, face.types)))


def cost_of(written: Fields) -> Cost | None:
    if "cost" not in written.of:
        return None
    line = text(written.of["cost"], "cost")
    try:
        return Cost.parse(line.text)
    except Unreadable as problem:
        raise Trouble("scenario-not-cost", line.line, text=line.text) from problem
