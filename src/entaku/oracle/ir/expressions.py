"""Abilities written as expressions, as scenarios and the trees of sets have them.

An expression is made of calls, names and constants ("Static(creature(YOURS), (Resize(1, 1),))"): nodes of the
intermediate form, and its short names.  Nothing else is understood, and nothing is executed but the making of nodes.
"""

import ast
import inspect
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from types import FunctionType

from msgspec import Struct

from entaku.kernel.errors import Unreadable
from entaku.oracle import mechanics
from entaku.oracle.ir.abilities import Ability, Keyword
from entaku.oracle.naming.nearest import near

MODULES = (
    "things", "conditions", "happenings", "changes", "player_rules", "replacements", "actions", "instructions",
    "abilities", "starting_deck", "short", "predefined",
)  # fmt: skip
SPOKEN = ("entaku.oracle.ir.short", "entaku.oracle.ir.predefined")
"""Whose functions are short names."""
NO_NAMES: Mapping[str, object] = {}


class NoExpression(Unreadable):
    """An expression that makes nothing; whoever read it of a file adds which, and the line."""


@cache
def vocabulary() -> Mapping[str, object]:
    """What expressions may name: the nodes of the intermediate form, and its short names."""
    found: dict[str, object] = {}
    for module in (*(f"ir.{name}" for name in MODULES), *(f"mechanics.{name}" for name in mechanics.NAMES)):
        spoken = vars(import_module(f"entaku.oracle.{module}"))
        found |= {name: value for name, value in spoken.items() if not name.startswith("_") and _makes_nodes(value)}
    return found


def _makes_nodes(value: object) -> bool:
    """Whether something is a node, several, or makes one."""
    if isinstance(value, type):
        return issubclass(value, Struct) and value is not Struct
    if isinstance(value, tuple):
        return all(isinstance(each, Struct) for each in value)
    return isinstance(value, Struct) or (isinstance(value, FunctionType) and value.__module__ in SPOKEN)


def read_expression(text: str, own: Mapping[str, object] = NO_NAMES) -> object:
    """What an expression makes; `own` names are understood besides.  Raises NoExpression.

    >>> read_expression("Static(creature(YOURS), (Resize(POWER, 1),))", {"POWER": 2}).changes
    (Resize(power=2, toughness=1),)
    """
    try:
        return _Reading(own).value(ast.parse(text, mode="eval").body)
    except (SyntaxError, TypeError, ValueError) as problem:
        raise NoExpression("ability-unreadable", text=text, problem=str(problem)) from problem


def read_ability(text: str, own: Mapping[str, object] = NO_NAMES) -> Ability:
    """The ability that an expression writes; small letters alone are a keyword ability.  Raises NoExpression.

    >>> read_ability("first strike")
    Keyword(name='first strike')
    """
    if text.replace(" ", "").isalpha() and text.islower():
        return Keyword(text)
    return read_expression(text, own)  # type: ignore[return-value]  # an ability: whatever else there is was refused


class _Reading(Struct, frozen=True):
    """Reads the parts of an expression that may use names of its own."""

    own: Mapping[str, object]

    def value(self, node: ast.expr) -> object:
        """The value of a part of an expression.  Raises ValueError for what is no call, name, tuple or constant."""
        if isinstance(node, ast.Constant):
            return node.value
        if isinstance(node, ast.Tuple):
            return tuple(self.value(each) for each in node.elts)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
            inner = self.value(node.operand)
            if isinstance(inner, int):
                return -inner
        if isinstance(node, ast.Name) and not callable(named := self.named(node.id)):
            return named
        if isinstance(node, ast.Call):
            return self.made(node)
        raise ValueError(ast.unparse(node))

    def named(self, name: str) -> object:
        if name in self.own:
            return self.own[name]
        if name in vocabulary():
            return vocabulary()[name]
        nearest = near(name, (*vocabulary(), *self.own))
        if not nearest:
            raise ValueError(name)
        raise NoExpression("ability-name-unknown", name=name, known=", ".join(nearest))

    def made(self, node: ast.Call) -> object:
        """What a node's name, or a short name, makes of the parts that it is given."""
        called = self.named(node.func.id) if isinstance(node.func, ast.Name) else None
        words = {each.arg: self.value(each.value) for each in node.keywords if each.arg}
        if not callable(called) or len(words) < len(node.keywords):
            raise ValueError(ast.unparse(node))
        fields = _fields(called)
        for word in words:
            if word not in fields:
                known = ", ".join(near(word, fields) or fields)
                raise NoExpression("ability-field-unknown", name=word, what=ast.unparse(node.func), known=known)
        parts = [self.value(each) for each in node.args]
        try:
            made: object = called(*parts, **words)
        except Unreadable as problem:  # of a cost, which knows no file
            raise ValueError(str(problem)) from problem
        return made


@cache
def _fields(called: Callable[..., object]) -> Mapping[str, object]:
    """What may be given to something by name."""
    told = inspect.signature(called).parameters.items()
    return {name: field for name, field in told if field.kind is not field.VAR_POSITIONAL}
