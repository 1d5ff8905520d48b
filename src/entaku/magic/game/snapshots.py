"""A game as bytes, so that it goes on from where it is without being replayed.

A snapshot says nothing that the log doesn't say: it saves time, and where it can't be read the game is replayed.  It is
read by building values of kinds that a game is known to be made of, and nothing else; what several parts of a game
share they share again.  What follows from the setup (cards, their abilities) is named by its place there, and what
follows from the game itself (projections and whatever else is kept as long as it is so) is worked out anew.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from hashlib import blake2b
from hmac import compare_digest
from typing import Any  # Any: a game is made of parts of every kind

import msgspec
from msgspec import Struct

from entaku.kernel.randomness import Seed
from entaku.magic.game.definitions import (
    BASIC_TAPS,
    CLOAKED_PERMANENT,
    FACE_DOWN_PERMANENT,
    Definition,
    InForce,
    Kit,
    Traits,
    kit_of,
)
from entaku.magic.game.play import Play
from entaku.magic.game.setup import GameSetup
from entaku.magic.game.state import Game
from entaku.magic.variants.planechase import LEADS_AWAY

GIVEN = frozenset({"setup", "seed"})
"""Fields of a game that whoever reads it knows."""
WORKED_OUT = frozenset({
    "aim", "apart", "checked", "events", "held", "projection", "reaches", "shown", "sources", "tidy",
})  # fmt: skip
"""Fields of a game that follow from the others."""
DIGEST = 16
"""How many bytes say that the others are as they were written."""
PLAIN = frozenset({bool, float, int, str, type(None)})
ROOMS = ("entaku.kernel.", "entaku.magic.", "entaku.oracle.")
"""Where the kinds of records are defined that a game is made of."""
CONSTANTS = (*BASIC_TAPS.values(), FACE_DOWN_PERMANENT, CLOAKED_PERMANENT, LEADS_AWAY)
"""Values of no setup that the rules know again."""

HERE, AGAIN, TUPLE, LIST, DICT, SET, RECORD, DEFINITION, TRAITS, KIT, RULE = range(11)
OF_DEFINITIONS = ("card", "said", "traits", "is_token", "is_merged", "layout", "faces", "doors", "whole")
OF_TRAITS = tuple(Traits.__slots__)


class Unsaved(Exception):
    """There is something in a game that can't be written."""


KindOfRecord = tuple[str, tuple[str, ...]]
"""The name of a kind of records, and those of its fields."""


class Written(Struct, frozen=True, array_like=True):
    """A game as it is written: the number of the open decision, the kinds of records that there are, and its fields."""

    decision: int
    kinds: tuple[KindOfRecord, ...]
    fields: dict[str, Any]


def is_quiet(state: Play) -> bool:
    """Whether a game waits for nothing but what a player does with priority: then it is whole without its log."""
    return state.fresh and state.decision is not None and not state.game.is_over


def write(state: Play) -> bytes:
    """A quiet game.  Raises Unsaved if it isn't, or has something in it that nothing can read back."""
    if not is_quiet(state) or state.decision is None:
        raise Unsaved("not quiet")
    writer = Writer(parts_of(state.game.setup))
    fields = {name: writer.value(value) for name, value in vars(state.game).items() if name not in GIVEN | WORKED_OUT}
    data = msgspec.msgpack.encode(Written(state.decision.id, writer.kinds(), fields))
    return digest(state.game.seed, data) + data


def read(setup: GameSetup, seed: Seed, data: bytes) -> Play:
    """The game that was written, of this setup and seed.  Raises ValueError for what is none, or isn't as written."""
    told = data[DIGEST:]
    if not compare_digest(data[:DIGEST], digest(seed, told)):
        raise ValueError("not as it was written")
    try:
        written = msgspec.msgpack.decode(told, type=Written)
        game = Game(setup, seed)
        if written.fields.keys() != vars(game).keys() - GIVEN - WORKED_OUT:
            raise ValueError("another game's fields")
        reader = Reader(tuple(parts_of(setup).values()), [kind_of(*kind) for kind in written.kinds])
        for name, told in written.fields.items():
            setattr(game, name, reader.value(told))
    except (msgspec.MsgspecError, LookupError, TypeError, AttributeError, RecursionError) as problem:
        raise ValueError(f"no game: {problem}") from problem
    return Play.waiting(game, written.decision)


def digest(seed: Seed, data: bytes) -> bytes:
    """What tells that a game of this seed is as it was written."""
    return blake2b(data, key=seed[:64], digest_size=DIGEST).digest()


class Writer:
    """Writes values, each that several share once.  `parts` are by id what needn't be written."""

    def __init__(self, parts: Iterable[int]) -> None:
        self.places = {number: place for place, number in enumerate(parts)}
        self.known: dict[int, int] = {}
        self.numbers: dict[type[Struct], int] = {}

    def kinds(self) -> tuple[KindOfRecord, ...]:
        """The kinds of the records that were written, by their numbers."""
        return tuple((name_of(kind), kind.__struct_fields__) for kind in self.numbers)

    def value(self, one: object) -> object:
        kind = type(one)
        if kind in PLAIN:
            return one
        if kind is tuple and not one:
            return (TUPLE,)
        number = id(one)
        if (place := self.places.get(number)) is not None:
            return HERE, place
        if (again := self.known.get(number)) is not None:
            return AGAIN, again
        self.known[number] = len(self.known)
        return PARTS[kind](self, one) if kind in PARTS else self.record(one)

    def each(self, values: Any) -> list[object]:  # noqa: ANN401 (of whatever kind)
        return [self.value(one) for one in values]

    def record(self, one: object) -> object:
        """A record, with those of its fields that aren't as they are by default."""
        kind = type(one)
        if not isinstance(one, Struct) or not kind.__module__.startswith(ROOMS):
            raise Unsaved(name_of(kind))
        found: list[object] = [RECORD, self.numbers.setdefault(type(one), len(self.numbers))]
        for place, (name, default) in enumerate(fields_of(type(one))):
            value = getattr(one, name)
            if value is not default:
                found += (place, self.value(value))
        return found


PARTS: dict[type, Callable[[Writer, Any], object]] = {
    tuple: lambda writer, one: [TUPLE, *writer.each(one)],
    list: lambda writer, one: [LIST, *writer.each(one)],
    dict: lambda writer, one: [DICT, *writer.each(one), *writer.each(one.values())],
    frozenset: lambda writer, one: [SET, *sorted(one)],
    Definition: lambda writer, one: [DEFINITION, *(writer.value(getattr(one, name)) for name in OF_DEFINITIONS)],
    Traits: lambda writer, one: [TRAITS, *(writer.value(getattr(one, name)) for name in OF_TRAITS)],
    Kit: lambda writer, one: [KIT, writer.value(one.abilities)],
    InForce: lambda writer, one: [RULE, *writer.each(one)],
}


class Reader:
    """Reads what was written, with records of these kinds; `parts` are what needn't be."""

    def __init__(self, parts: Sequence[object], kinds: Sequence[type[Struct]]) -> None:
        self.parts = parts
        self.kinds = kinds
        self.known: list[object] = []

    def value(self, told: object) -> Any:  # noqa: ANN401 (of whatever kind)
        if type(told) is not list:
            if type(told) not in PLAIN:
                raise TypeError("not a value")
            return told
        how, *rest = told
        if how == HERE:
            return self.parts[rest[0]]
        if how == AGAIN:
            return self.known[rest[0]]
        if how == TUPLE and not rest:
            return ()
        place = len(self.known)
        self.known.append(None)
        if how == DEFINITION:
            return self.definition(place, rest)
        found = self.known[place] = self.whole(how, rest)
        return found

    def whole(self, how: int, rest: list[object]) -> object:
        """What is there only once its parts are."""
        if how == RECORD:
            return self.record(rest)
        if how == SET:
            return frozenset(map(str, rest))
        if how == TRAITS:
            return self.traits(rest)
        parts = [self.value(one) for one in rest]
        if how == TUPLE:
            return tuple(parts)
        if how == LIST:
            return parts
        if how == DICT:
            half = len(parts) // 2
            return dict(zip(parts[:half], parts[half:], strict=True))
        if how == KIT:
            return kit_of(*parts)
        if how == RULE:
            return InForce(*parts)
        raise ValueError("no such kind")

    def record(self, rest: list[Any]) -> object:
        kind = self.kinds[rest[0]]
        fields = fields_of(kind)
        return kind(**{fields[place][0]: self.value(told) for place, told in zip(rest[1::2], rest[2::2], strict=True)})

    def traits(self, rest: list[object]) -> Traits:
        traits: Traits = object.__new__(Traits)
        for name, told in zip(OF_TRAITS, rest, strict=True):
            setattr(traits, name, self.value(told))
        return traits

    def definition(self, place: int, rest: list[object]) -> Definition:
        """A face that knows the others, which know it: it is there before they are."""
        found = self.known[place] = object.__new__(Definition)
        for name, told in zip(OF_DEFINITIONS, rest, strict=True):
            setattr(found, name, self.value(told))
        return found


# What a setup is made of.

MADE_OF: dict[type, tuple[str, ...]] = {
    Definition: OF_DEFINITIONS,
    Traits: ("cost", "kit"),
    Kit: ("abilities", "meant", "activated", "mana", "commanding"),
}
"""The fields of a setup's parts, other than records, that hold further ones."""


def parts_of(setup: GameSetup) -> dict[int, object]:
    """Every definition of a setup and all that it is made of, by id, in an order that follows from the setup alone."""
    found: dict[int, object] = {}
    gather(CONSTANTS, found)
    for definition in setup.definitions.values():
        found |= made_of(definition)
    return found


@lru_cache(maxsize=8192)
def made_of(whole: Definition) -> Mapping[int, object]:
    """What a definition is made of, itself first; found once for all games."""
    found: dict[int, object] = {}
    gather((whole,), found)
    return found


def gather(parts: Iterable[Any], found: dict[int, object]) -> None:
    """Add these parts and what they are made of; tuples are looked through."""
    for one in parts:
        kind = type(one)
        if kind in PLAIN:
            continue
        if kind is tuple:
            gather(one, found)
            continue
        names = MADE_OF.get(kind) or getattr(one, "__struct_fields__", None)
        if names is not None and id(one) not in found:
            found[id(one)] = one
            gather([getattr(one, name) for name in names], found)


# The kinds of records.


def name_of(kind: type) -> str:
    return f"{kind.__module__}.{kind.__qualname__}"


def kind_of(name: str, fields: tuple[str, ...]) -> type[Struct]:
    """The kind of records of this name.  Raises LookupError where there is none of such fields."""
    kind = records().get(name)
    if kind is None:  # it was defined after they were looked for
        records.cache_clear()
        kind = records()[name]
    if kind.__struct_fields__ != fields:
        raise LookupError(name)
    return kind


@cache
def records() -> Mapping[str, type[Struct]]:
    """All kinds of records that are defined where a game's parts are, by name."""
    found: dict[str, type[Struct]] = {}
    waiting: list[type[Struct]] = [Struct]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith(ROOMS):
                found[name_of(kind)] = kind
    return found


MISSING = object()


@cache
def fields_of(kind: type[Struct]) -> tuple[tuple[str, object], ...]:
    """The fields of a kind of record, each with its default; a field without one is always written."""
    names, defaults = kind.__struct_fields__, kind.__struct_defaults__
    rest = [MISSING] * (len(names) - len(defaults))
    return tuple(zip(names, (*rest, *defaults), strict=True))
