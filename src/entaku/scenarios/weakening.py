"""Trees without one thing: what a scenario should no longer hold with, if it shows that thing.

A part is taken away, turned round or emptied; a field that is set goes back to what it is by default.  Nothing is put
in that could do what the part did.
"""

from collections.abc import Iterator
from typing import Any, get_args  # Any: parts of a tree, whatever they are

from msgspec import NODEFAULT, Struct, structs

from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Ability, Keyword
from entaku.oracle.ir.happenings import Happening, Moves
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.signatures import Part, Path, fields_of, is_set
from entaku.oracle.ir.told_alone import told_alone
from entaku.oracle.keywords.meanings import SPELLED, written_out
from entaku.oracle.mechanics.tokens import Token

Abilities = tuple[Ability, ...]

NOBODY = t.Except(t.You(), t.You())
NOTHING = t.Bound("nothing at all")
NO_SUCH = t.AnyOf(())
NEVER = Moves(NOTHING, "outside")
ANOTHER_TOKEN = Token(("Creature",), 13, 13, name="Nobody")

PLAYERS, THINGS, AMOUNTS = get_args(t.Players), get_args(t.Things), get_args(t.Amount)
PREDICATES, CONDITIONS, EVENTS = get_args(t.Predicate), get_args(c.Condition), get_args(Happening)


def without(abilities: Abilities, part: Part) -> Iterator[Abilities]:
    """The abilities with this part as if it weren't there: one or several ways in which its absence may be seen."""
    for step in range(len(part.path), 0, -1):
        found = list(absent(abilities, part.path[:step]))
        if found:
            yield from found
            return


def absent(abilities: Abilities, path: Path) -> Iterator[Abilities]:
    """The abilities without what stands there; nothing where it can't be left out by itself."""
    node, last = at(abilities, path), path[-1]
    if isinstance(node, PREDICATES):
        yield put(abilities, path, node.of if isinstance(node, t.Not) else t.Not(node))
    elif isinstance(node, CONDITIONS):
        yield put(abilities, path, node.of if isinstance(node, c.Unless) else c.Unless(node))
    elif isinstance(last, int):
        yield taken_out(abilities, path)
    elif isinstance(node, EVENTS):
        yield put(abilities, path, NEVER)
    elif isinstance(node, Token):
        yield put(abilities, path, ANOTHER_TOKEN)
    else:
        for other in instead(node):
            yield put(abilities, path, other)


def instead(value: object) -> Iterator[object]:
    """What means nobody, nothing, or another number."""
    if isinstance(value, t.Group):
        yield structs.replace(value, where=(NO_SUCH,))
    elif isinstance(value, THINGS):
        yield NOTHING
    elif isinstance(value, PLAYERS):
        yield NOBODY
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value + 1
        yield value - 1
    elif isinstance(value, AMOUNTS):
        yield t.Plus((value, 1))
        yield 0


def taken_out(abilities: Abilities, path: Path) -> Abilities:
    """Without one of several things; with a keyword goes what it stands for and was written behind it."""
    row, place = at(abilities, path[:-1]), path[-1]
    assert isinstance(row, tuple)
    assert isinstance(place, int)
    left: Abilities = put(abilities, path[:-1], (*row[:place], *row[place + length(row, place) :]))
    return left


def length(row: tuple[object, ...], place: int) -> int:
    """How many things stand there for one: a keyword and what it stands for."""
    one = row[place]
    if isinstance(one, Keyword) and one.name in SPELLED:
        meant = written_out((one,))
        if row[place : place + len(meant)] == meant:
            return len(meant)
    return 1


def other_keyword(abilities: Abilities, path: Path, field: str, value: object) -> Abilities:
    """With another cost or number for a keyword, and what it then stands for written behind it."""
    row, place = at(abilities, path[:-1]), path[-1]
    assert isinstance(row, tuple)
    assert isinstance(place, int)
    end = place + length(row, place)
    changed = (structs.replace(row[place], **{field: value}),)
    new = written_out(changed) if end - place > 1 else changed
    put_there: Abilities = put(abilities, path[:-1], (*row[:place], *new, *row[end:]))
    return put_there


def set_fields(part: Part) -> tuple[str, ...]:
    """The fields of a part that its signature tells, and that can be put back or emptied by themselves."""
    node, apart = part.node, told_alone(part.node)
    found = []
    for field, default in fields_of(type(node)):
        value = getattr(node, field)
        is_elsewhere = field in apart or (isinstance(node, Keyword) and field == "name")
        if is_elsewhere or not is_set(node, field, value, default):
            continue
        if not is_row(value) and (default is not NODEFAULT or list(instead(value))):
            found.append(field)
    return tuple(found)


def is_row(value: object) -> bool:
    """Whether it is several nodes: each is a part of its own."""
    return isinstance(value, tuple) and any(isinstance(each, Node) for each in value)


def without_field(abilities: Abilities, part: Part, field: str) -> Iterator[Abilities]:
    """The abilities with a field of this part as it is by default, or emptied."""
    value = getattr(part.node, field)
    default = dict(fields_of(type(part.node)))[field]
    for other in other_values(value, default):
        if isinstance(part.node, Keyword):
            yield other_keyword(abilities, part.path, field, other)
        else:
            yield put(abilities, (*part.path, field), other)


def other_values(value: object, default: object) -> Iterator[object]:
    """What a field may be put back to: its default, the contrary, nobody, nothing, another number."""
    if default is not NODEFAULT:
        yield default
    if isinstance(value, CONDITIONS):
        yield c.Unless(value)
    elif not isinstance(value, tuple):
        yield from (other for other in instead(value) if other != default)


def at(value: Any, path: Path) -> Any:  # noqa: ANN401  (whatever stands there)
    """What stands at the end of a path."""
    for step in path:
        value = value[step] if isinstance(step, int) else getattr(value, step)
    return value


def put(value: Any, path: Path, new: object) -> Any:  # noqa: ANN401  (the same kind of value)
    """The same with something else at the end of a path."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        assert isinstance(value, tuple)
        return (*value[:step], put(value[step], rest, new), *value[step + 1 :])
    assert isinstance(value, Struct)
    return structs.replace(value, **{step: put(getattr(value, step), rest, new)})
