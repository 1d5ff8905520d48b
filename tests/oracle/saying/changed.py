"""Trees with one field changed to what that field holds in another tree."""

from collections import Counter, defaultdict
from collections.abc import Hashable, Iterable, Iterator
from itertools import cycle, islice
from typing import NamedTuple

from msgspec import NODEFAULT, Struct, structs

from entaku.oracle.ir.abilities import Ability
from entaku.oracle.ir.instructions import Instruction
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.signatures import describe, fields_of, is_listed, symbols_of
from entaku.oracle.mana import Cost

NAMES = ("bind", "rest", "note")
"""Fields that are only names for later words."""
MOST_WORDS = 8
FEW = 3
"""Numbers up to this are each a kind of its own: one, several, none and less than none are said in other words."""

Path = tuple[str | int, ...]
Field = tuple[type, str]


class Place(NamedTuple):
    """A field of a node in an ability: the way from the ability to the node, and what the field holds there."""

    ability: Ability
    path: Path
    field: str
    value: object

    @property
    def holders(self) -> tuple[Struct, ...]:
        """The nodes from the ability down to the one that has the field."""
        found: list[Struct] = []
        tree: object = self.ability
        for step in (*self.path, None):
            if isinstance(tree, Struct):
                found.append(tree)
            if step is not None:
                tree = tree[step] if isinstance(tree, tuple) else getattr(tree, str(step))  # type: ignore[index]
        return tuple(found)

    @property
    def name(self) -> str:
        """The field by the kind of its node: "Group.zone"."""
        return f"{type(self.holders[-1]).__name__}.{self.field}"

    @property
    def held(self) -> str:
        """The field by the kind of its node, and what holds that: "Group.zone in DiscardCost.what"."""
        fields = [step for step in self.path if isinstance(step, str)]
        return f"{self.name} in {type(self.holders[-2]).__name__}.{fields[-1]}" if fields else self.name

    def holding(self, value: object) -> Ability:
        """The ability with something else in that field."""
        return _put(self.ability, (*self.path, self.field), value)  # type: ignore[return-value]  # put into an ability


def _put(tree: object, path: Path, value: object) -> object:
    if not path:
        return value
    step, *rest = path
    if isinstance(tree, tuple):
        assert isinstance(step, int)
        return (*tree[:step], _put(tree[step], tuple(rest), value), *tree[step + 1 :])
    assert isinstance(tree, Struct)
    assert isinstance(step, str)
    return structs.replace(tree, **{step: _put(getattr(tree, step), tuple(rest), value)})


class Change(NamedTuple):
    """An ability with one field changed: which, from what, to what."""

    place: Place
    new: object

    @property
    def ability(self) -> Ability:
        return self.place.holding(self.new)

    def __str__(self) -> str:
        return f"{self.place.name}: {self.place.value!r} -> {self.new!r}"


class Fields:
    """What every field of every kind of node holds in many abilities, and where each is met."""

    def __init__(self, abilities: Iterable[Ability], hosts: int) -> None:
        """`hosts`: in how many abilities a field is changed, for each kind of what it holds and of what holds it."""
        self.values: dict[Field, dict[Hashable, Counter[object]]] = defaultdict(lambda: defaultdict(Counter))
        self.places: dict[tuple[Field, Hashable, Hashable], list[Place]] = defaultdict(list)
        for ability in abilities:
            for holder, path, node in _nodes(ability, (), ()):
                for field in node.__struct_fields__:
                    if field in NAMES:
                        continue
                    value = getattr(node, field)
                    for each in value if isinstance(value, tuple) else (value,):
                        self.values[type(node), field][sort(each)][each] += 1
                    met = self.places[(type(node), field), holder, _sorts(value)]
                    if len(met) < hosts:
                        met.append(Place(ability, path, field, value))

    def changes(self, most: int) -> Iterator[Change]:
        """Each field met, with other kinds of things that it holds anywhere: at each place `most`, in turn."""
        usual = {place: _usual(place, found) for place, found in self.values.items()}
        turns = {place: cycle(found.items()) for place, found in usual.items()}
        for (field, *_), places in self.places.items():
            number = min(most, len(usual.get(field, ())))
            for place in places:
                others = dict(islice(turns[field], number)) if number else {}
                if isinstance(place.value, tuple):
                    yield from (Change(place, each) for each in _otherwise(place.value, others))
                else:
                    own = sort(place.value)
                    yield from (Change(place, each) for one, each in others.items() if one != own)


def _nodes(value: object, path: Path, holder: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], Path, Struct]]:
    """Every node of a tree: what holds it, the way to it, and itself."""
    if isinstance(value, Struct) and not isinstance(value, Cost):
        yield holder, path, value
        for field in value.__struct_fields__:
            yield from _nodes(getattr(value, field), (*path, field), (type(value).__name__, field))
    elif isinstance(value, tuple):
        for place, each in enumerate(value):
            yield from _nodes(each, (*path, place), holder)


def _otherwise(own: tuple[object, ...], usual: dict[Hashable, object]) -> Iterator[tuple[object, ...]]:
    """Several things without one of them, with one more, or with another in the place of one."""
    sorts = [sort(each) for each in own]
    for place in range(len(own)):
        yield (*own[:place], *own[place + 1 :])
    for one, each in usual.items():
        if one not in sorts:
            yield (*own, each)
            for place in range(len(own)):
                yield (*own[:place], each, *own[place + 1 :])


def _usual(field: Field, found: dict[Hashable, Counter[object]]) -> dict[Hashable, object]:
    """The kinds of things that a field holds, each by the most frequent of them; of any words the most frequent."""
    kinds = sorted(found, key=lambda one: -found[one].total())
    if not is_listed(*field):
        words = [one for one in kinds if isinstance(one, str) and one in found[one]]
        kinds = [one for one in kinds if one not in words[MOST_WORDS:]]
    return {one: found[one].most_common(1)[0][0] for one in kinds}


def _sorts(value: object) -> Hashable:
    return tuple(sort(each) for each in value) if isinstance(value, tuple) else sort(value)


def sort(value: object) -> Hashable:
    """What kind of value it is: a node by its signature, small numbers and words by themselves."""
    if isinstance(value, Instruction):
        return type(value).__name__
    if isinstance(value, Node):
        return describe(value, "")
    if isinstance(value, Cost):
        return symbols_of(value)
    if isinstance(value, Struct):
        return type(value).__name__
    if isinstance(value, int) and not isinstance(value, bool) and value > FEW:
        return "many"
    assert isinstance(value, Hashable)
    return value


def taken(ability: Ability) -> Iterator[Change]:
    """Each field that says something as it is where nothing is said, and each of several things left out."""
    for _, path, node in _nodes(ability, (), ()):
        for field, default in fields_of(type(node)):
            value = getattr(node, field)
            if field in NAMES or value == default:
                continue
            place = Place(ability, path, field, value)
            if default is not NODEFAULT:
                yield Change(place, default)
            if isinstance(value, tuple) and len(value) > 1:
                yield from (Change(place, without) for without in _otherwise(value, {}) if without != default)
