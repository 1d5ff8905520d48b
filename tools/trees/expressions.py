"""Parts of trees as expressions: short names where there are any, and without what goes without saying.

What `entaku.oracle.ir.expressions` reads, the other way round.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any  # Any: a node, of whatever kind the table says

from msgspec import Struct, structs

from entaku.oracle.ir import short
from entaku.oracle.ir.abilities import Activated, Keyword, Pay, SpellAbility, TapThis, Target, Triggered
from entaku.oracle.ir.actions import Apply
from entaku.oracle.ir.changes import Gain, Resize
from entaku.oracle.ir.expressions import vocabulary
from entaku.oracle.ir.happenings import Dies, Enters
from entaku.oracle.ir.predefined import PREDEFINED
from entaku.oracle.ir.things import Being, Group
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.counters import PutCounters
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.tokens import Create, Token

IN_ORDER = 2
"""So many of a node's fields that may be left out are given by their places, if they are numbers or nodes."""
STEP = 2


class Said(Struct, frozen=True):
    """A part of an expression: a word, or a call with the parts that it is given; a tuple is a call of nothing."""

    word: str
    parts: "tuple[Said, ...] | None" = None

    def __str__(self) -> str:
        if self.parts is None:
            return self.word
        alone = "," if len(self.parts) == 1 and not self.called else ""
        return f"{self.word}({', '.join(map(str, self.parts))}{alone})"

    @property
    def called(self) -> bool:
        """Whether it is a call, and no tuple."""
        return bool(self.word) and not self.word.endswith("=")

    def lines(self, indent: int, width: int) -> Iterator[str]:
        """The expression in lines, the first without its indent: what has no room begins a line for each part."""
        if self.parts is None or indent + len(str(self)) <= width:
            yield str(self)
            return
        yield f"{self.word}("
        for number, part in enumerate(self.parts, 1):
            *before, last = part.lines(indent + STEP, width - 1)
            end = "," if number < len(self.parts) else ")" if self.called or number > 1 else ",)"
            first, *rest = (*before, last + end)
            yield " " * (indent + STEP) + first
            yield from rest


class Writing:
    """Writes parts of trees with the short names, and with the names of a file."""

    def __init__(self, own: Mapping[str, object]) -> None:
        self._own = own
        short_names = {name: value for name, value in vars(short).items() if name.isupper()}
        self._names = {value: name for name, value in {**short_names, **own}.items()}

    def said(self, value: object) -> Said:
        """The expression for a part of a tree."""
        if isinstance(value, Struct | tuple) and value != () and value in self._names:
            return Said(self._names[value])
        if isinstance(value, tuple):
            return self._shortest(_shorter_tuple(value)) or Said("", tuple(map(self.said, value)))
        if not isinstance(value, Struct):
            return Said(_constant(value))
        shorter = SHORTER.get(type(value))
        found = self._shortest(shorter(value)) if shorter is not None else None
        return found or self._node(value)

    def _shortest(self, calls: "Iterable[Call]") -> Said | None:
        """The first of the calls that makes what is wanted."""
        for call in calls:
            if _made(call) == call.makes:
                return self._call(call.name, call.parts, call.words)
        return None

    def _call(self, name: str, parts: tuple[object, ...], words: Mapping[str, object]) -> Said:
        by_word = (self._by_word(word, value) for word, value in words.items())
        return Said(name, (*map(self.said, parts), *by_word))

    def _by_word(self, word: str, value: object) -> Said:
        said = self.said(value)
        return Said(f"{word}={said.word}", said.parts)

    def _node(self, node: Struct) -> Said:
        """A node by its own name: what it must be given in order, of the rest what isn't usual."""
        parts: list[object] = []
        words: dict[str, object] = {}
        fields = structs.fields(node)
        must = sum(field.required for field in fields)
        for place, field in enumerate(fields):
            value = getattr(node, field.name)
            if not field.required and value == field.default and type(value) is type(field.default):
                continue
            told_alone = place < must or (place < must + IN_ORDER and not isinstance(value, bool | None))
            if told_alone and len(parts) == place:
                parts.append(value)
            else:
                words[field.name] = value
        return self._call(type(node).__name__, tuple(parts), words)


class Call(Struct, frozen=True):
    """A short name that may make a value, and what it is given."""

    makes: object
    name: str
    parts: tuple[object, ...] = ()
    words: Mapping[str, object] = {}


def _made(call: Call) -> object:
    """What a call makes; nothing if it can't be made."""
    maker = vocabulary()[call.name]
    assert callable(maker)
    try:
        return maker(*call.parts, **call.words)
    except TypeError:
        return None


def _constant(value: object) -> str:
    if isinstance(value, str):
        quoted = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{quoted}"'
    return repr(value)


def _usual(**words: object) -> Mapping[str, object]:
    """The parts of a call that say something: no targets, and none of something, go without saying."""
    return {word: value for word, value in words.items() if value is not None and value != ()}


def _triggered(node: Triggered) -> Iterator[Call]:
    targets = _usual(targets=node.targets)
    if node.on == Enters(short.SELF):
        yield Call(node, "enters", node.do, {**targets, **_usual(if_=node.if_)})
    if node.on == Dies(short.SELF):
        yield Call(node, "dies", node.do, targets)
    yield Call(node, "whenever", (node.on, *node.do), targets)


def _spell(node: SpellAbility) -> Iterator[Call]:
    yield Call(node, "does", node.do, _usual(targets=node.targets))


def _activated(node: Activated) -> Iterator[Call]:
    if len(node.do) == 1 and isinstance(node.do[0], AddMana):
        added = node.do[0]
        yield Call(node, "taps_for", (added.colours,) if added.amount == 1 else (added.colours, added.amount))
    yield Call(node, "ability", (node.cost, *node.do), _usual(targets=node.targets))


def _group(node: Group) -> Iterator[Call]:
    rest = tuple(each for each in node.where if each != short.CREATURE)
    if len(rest) < len(node.where):
        yield Call(node, "attacking", tuple(each for each in rest if each != Being("attacking")))
        yield Call(node, "creature", rest)
    if node.zone == "graveyard":
        yield Call(node, "in_graveyard", node.where)
        yield Call(node, "in_graveyard", node.where, {"of": node.of})
    yield Call(node, "spell", node.where)
    yield Call(node, "group", node.where)
    yield Call(node, "group", node.where, {"zone": node.zone, **_usual(of=node.of)})


def _target(node: Target) -> Iterator[Call]:
    if len(node.of) == 1 and isinstance(node.of[0], Group):
        yield Call(node, "target_creature", tuple(each for each in node.of[0].where if each != short.CREATURE))
    if all(isinstance(each, Group) for each in node.of):
        yield Call(node, "target", node.of)
        most = {} if node.most == 1 else {"most": node.most}
        least = {} if node.least == 1 else {"least": node.least}
        different = {"different": True} if node.different else {}
        yield Call(node, "target", node.of, {**least, **most, **different})


def _apply(node: Apply) -> Iterator[Call]:
    first, *rest = node.changes
    if isinstance(first, Resize):
        yield Call(node, "pump", (node.what, first.power, first.toughness, *rest))
    if isinstance(first, Gain) and all(isinstance(each, Keyword) for each in first.abilities):
        names = tuple(each.name for each in first.abilities if isinstance(each, Keyword))
        yield Call(node, "gains", (node.what, *names))


def _moved(node: Move) -> Iterator[Call]:
    yield Call(node, "exile", (node.what,))
    yield Call(node, "to_hand", (node.what,))


def _counters(node: PutCounters) -> Iterator[Call]:
    yield Call(node, "counter_on", (node.what,) if node.amount == 1 else (node.what, node.amount))


def _created(node: Create) -> Iterator[Call]:
    yield Call(node, "makes", (node.token,) if node.amount == 1 else (node.token, node.amount))


def _token(node: Token) -> Iterator[Call]:
    yield from (Call(node, "predefined", (name,)) for name, token in PREDEFINED.items() if token == node)
    words = " ".join(each for each in node.types if each != "Creature")
    yield Call(node, "token", (node.power, node.toughness, node.colours, words, *node.abilities))


def _mana(cost: Cost) -> str:
    """A cost in few signs: "1U", and braces where one sign isn't enough."""
    return "".join(each if len(each) == 1 or each.isdigit() else f"{{{each}}}" for each in cost.symbols)


def _paid(node: Pay) -> Iterator[Call]:
    yield Call(node, "mana", (_mana(node.mana),))


def _shorter_tuple(parts: tuple[object, ...]) -> Iterator[Call]:
    """Costs that begin with mana and tapping, and keyword abilities that are no more than their names."""
    before: list[str] = []
    for part in parts:
        if isinstance(part, Pay):
            before.append(_mana(part.mana))
        elif isinstance(part, TapThis):
            before.append("T")
        else:
            break
    if before:
        yield Call(parts, "cost", (" ".join(before), *parts[len(before) :]))
    if parts and all(isinstance(part, Keyword) for part in parts):
        yield Call(parts, "keywords", tuple(part.name for part in parts if isinstance(part, Keyword)))


SHORTER: Mapping[type, Callable[[Any], Iterator[Call]]] = {
    Triggered: _triggered, SpellAbility: _spell, Activated: _activated, Group: _group, Target: _target, Apply: _apply,
    Move: _moved, PutCounters: _counters, Create: _created, Token: _token, Pay: _paid,
}  # fmt: skip
"""The short names that may make a node of a kind, the shortest first."""
