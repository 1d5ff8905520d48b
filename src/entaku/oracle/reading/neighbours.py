"""Trees like a tree but for one thing: what a text could mean that is read a little wrongly."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from msgspec import Struct, structs

from entaku.oracle.ir.walking import fields, nodes

MOST = 6
"""How many of the values that a field has most often are tried in its place."""
_NAMES = ("bind", "note", "word")
"""Fields that are only names, or have no meaning."""

Neighbour = tuple[object, str]
"""A tree, and what is otherwise in it: "LoseLife.amount = 2"."""


class Neighbourhood:
    """What stands in each field of each kind of node in many trees, most often first."""

    def __init__(self, trees: Iterable[object]) -> None:
        counted: dict[tuple[type, str], Counter[object]] = defaultdict(Counter)
        for node in (one for tree in trees for one in nodes(tree)):
            for field, value in fields(node):
                if field not in _NAMES:
                    counted[type(node), field][value] += 1
        self._usual = {place: [value for value, _ in found.most_common(MOST)] for place, found in counted.items()}

    def of(self, tree: object) -> Iterator[Neighbour]:
        """The tree with one field as other trees have it, or without one of several parts, wherever there is any."""
        if isinstance(tree, Struct):
            for field, value in fields(tree):
                if field not in _NAMES:
                    yield from self._with(tree, field, value)
        elif isinstance(tree, tuple):
            for place, part in enumerate(tree):
                before, behind = tree[:place], tree[place + 1 :]
                for other, how in self.of(part):
                    yield (*before, other, *behind), how
                if len(tree) > 1:
                    yield (*before, *behind), f"without {type(part).__name__}"

    def _with(self, node: Struct, field: str, own: object) -> Iterator[Neighbour]:
        for other in self._usual.get((type(node), field), ()):
            if other != own or type(other) is not type(own):
                yield structs.replace(node, **{field: other}), f"{type(node).__name__}.{field} = {other!r}"
        for other, how in self.of(own):
            yield structs.replace(node, **{field: other}), how
