"""Long lists, said briefly: by what the browser was shown already, and once for all that is alike in them.

Each form has its reading, which gives back exactly what was meant; where that can't be, the thing is said in full.

Options that all do the same, each with a card that is its key, are said at once: `{"what": "take", "cards": [4, 9]}`.
Of others one whose card the view shows is only that one's number if it is its key, too: `248`; or its key, card and
place: `["mana:344:0", 344, 0]`, and does what the option before does.  A row of choices is the place of an earlier row
that is the same.  A question is only its number where it was told before.  Of events of one kind in a row there is one,
with a column for each field in which they differ: `{"type": "tapped", "each": {"object": [3, 5]}, …}`.  A thing that
has come is told by how it differs from another in the old view: `{"like": 37, "id": 800}`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from operator import ne
from typing import Any, Literal, get_args, get_origin  # Any: views and events of any kind, field by field

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, astuple, replace

from entaku.kernel.decisions import Assign, Choose, Divide, Key, Option, Order, Shape, Split
from entaku.server.lines.differences import PLAIN, Differences
from entaku.server.protocol import Asked

Json = dict[str, Any]
LISTS = (Choose, Order, Divide, Split)
"""The shapes with one list of options."""


# What a view shows.


def things(view: object) -> dict[int, Struct | None]:
    """Whatever in a view has an id, by it; None where one id means several things."""
    found: dict[int, Struct | None] = {}
    for thing in _things(view):
        known = found.setdefault(thing.id, thing)
        if known is not thing and known != thing:
            found[thing.id] = None
    return found


def names(view: object) -> dict[int, str]:
    """The names of the things that a view shows, by their ids; "" where one id has several names."""
    found: dict[int, str] = {}
    for thing in _things(view):
        name = getattr(thing, "name", "")
        if found.setdefault(thing.id, name) != name:
            found[thing.id] = ""
    return found


def _things(part: object) -> list[Any]:
    found: list[Any] = []
    _gather((part,), found)
    return found


def _gather(items: tuple[Any, ...], found: list[Any]) -> None:
    for item in items:
        kind = item.__class__
        if kind in PLAIN:
            continue
        if kind is tuple:
            _gather(item, found)
            continue
        has_id, holding, listing = _kind(kind)
        if has_id:
            found.append(item)
        for field in listing:
            found += getattr(item, field)
        for field in holding:
            value = getattr(item, field)
            if value:
                _gather(value if value.__class__ is tuple else (value,), found)


@cache
def _kind(kind: type[Any]) -> tuple[bool, tuple[str, ...], tuple[str, ...]]:
    """Whether what is of this type has an id; which fields may hold something that has, and which just list such."""
    if not issubclass(kind, Struct):
        return False, (), ()
    fields = [field for field in msgspec.structs.fields(kind) if _may_hold(field.type)]
    listing = tuple(field.name for field in fields if _lists(field.type))
    holding = tuple(field.name for field in fields if field.name not in listing)
    return "id" in kind.__struct_fields__, holding, listing


def _lists(form: object) -> bool:
    """Whether a value of a type is a tuple of things with an id in which there is nothing else."""
    if get_origin(form) is not tuple:
        return False
    item, *rest = get_args(form)
    if rest != [...] or not isinstance(item, type) or item.__subclasses__():
        return False
    return _kind(item) == (True, (), ())


def _may_hold(form: object) -> bool:
    """Whether a value of a type may be, or be a tuple with, something that has fields."""
    parts = get_args(form)
    if get_origin(form) is Literal:
        return False
    if parts:
        return any(_may_hold(part) for part in parts if part is not ...)
    return not isinstance(form, type) or form is object or issubclass(form, Struct | tuple)


# Questions.


def asked_briefly(asked: Asked, shown: Callable[[], Mapping[int, str]]) -> Json:
    """A question, its options by their keys where `shown`, asked only if it matters, names the cards in them."""
    shape = asked.decision.shape
    if isinstance(shape, LISTS):
        told = _without(asked, replace(shape, options=()))
        told["decision"]["shape"]["options"] = _plainly(shape.options) or options_briefly(shape.options, shown())
    elif isinstance(shape, Assign):
        told, known = _without(asked, replace(shape, subjects=(), choices=())), shown()
        told["decision"]["shape"] |= {
            "subjects": options_briefly(shape.subjects, known),
            "choices": _rows_briefly(shape.choices, known),
        }
    else:
        told = msgspec.to_builtins(asked)
    return told


def _without(asked: Asked, shape: Shape) -> Json:
    """The question with a shape whose lists are said by themselves."""
    told: Json = msgspec.to_builtins(replace(asked, decision=replace(asked.decision, shape=shape)))
    return told


def _plainly(options: Sequence[Option]) -> Json | None:
    """Options that all do the same, each with a card and nothing else, as the picks of a draft; None for others."""
    what = options[0].what if options else ""
    cards = [option.card for option in options if option.card is not None]
    if cards and options == tuple([Option(card, what, card) for card in cards]):
        return {"what": what, "cards": cards}
    return None


def options_briefly(options: Sequence[Option], shown: Mapping[int, str]) -> list[object]:
    """Options, each by its key alone, or with its card and place, where these stand for it.

    >>> options_briefly([Option("pass", "pass"), Option(3, "cast", 3, text="Elf"), Option(4, "cast", 4)], {3: "Elf"})
    ['pass', {'key': 3, 'what': 'cast', 'card': 3, 'text': 'Elf'}, 4]
    """
    said: list[object] = []
    what = ""
    for option in options:
        key = option.key
        if key == option.card and option == Option(key, what, option.card, text=shown.get(option.card, "")):
            said.append(key)  # most of what is asked: a card
        else:
            forms = [form for form in brief_forms(option) if option_of(form, what, shown) == option]
            said.append(forms[0] if forms else msgspec.to_builtins(option))
        what = option.what
    return said


Brief = Key | list[Any]
"""An option said briefly: its key, or a row of its key, its card and its place."""


def brief_forms(option: Option) -> Iterator[Brief]:
    """What may stand for an option, the shortest first."""
    yield option.key
    if option.card is not None:
        yield [option.key, option.card] if option.place is None else [option.key, option.card, option.place]


def option_of(told: Brief, what: str, shown: Mapping[int, str]) -> Option:
    """The option that something brief stands for; `what` is that of the option before.

    A number stands for the card with that number, a word for an option that does what its key says.

    >>> option_of(["mana:7:0", 7, 0], "mana", {7: "Forest"})
    Option(key='mana:7:0', what='mana', card=7, text='Forest', place=0)
    """
    if isinstance(told, str):
        return Option(told, told)
    key, card, place = (*told, None)[:3] if isinstance(told, list) else (told, told, None)
    return Option(key, what, card, text=shown.get(card, ""), place=place)


def _rows_briefly(rows: Sequence[Sequence[Option]], shown: Mapping[int, str]) -> list[object]:
    places: dict[tuple[Option, ...], int] = {}
    said: list[object] = []
    for place, row in enumerate(rows):
        first = places.setdefault(tuple(row), place)
        said.append(options_briefly(row, shown) if first == place else first)
    return said


def asked_in_full(told: Sequence[Any], before: Sequence[Asked], shown: Mapping[int, str]) -> tuple[Asked, ...]:
    """The questions that were meant, by those told `before` and what the view shows now."""
    known = {asked.decision.id: asked for asked in before}
    found = []
    for one in told:
        if isinstance(one, int):
            found.append(known[one])
            continue
        shape = one["decision"]["shape"]
        lists: Json = {}
        if "options" in shape:
            lists["options"] = _options_in_full(shape["options"], shown)
        if "subjects" in shape:
            rows: list[list[Json]] = []
            for row in shape["choices"]:
                rows.append(rows[row] if isinstance(row, int) else _options_in_full(row, shown))
            lists |= {"subjects": _options_in_full(shape["subjects"], shown), "choices": rows}
        decision = {**one["decision"], "shape": {**shape, **lists}}
        found.append(msgspec.convert({**one, "decision": decision}, Asked))
    return tuple(found)


def _options_in_full(told: Iterable[Any], shown: Mapping[int, str]) -> list[Json]:
    if isinstance(told, dict):
        return [{"key": card, "what": told["what"], "card": card} for card in told["cards"]]
    found: list[Json] = []
    for one in told:
        what = found[-1].get("what", "") if found else ""
        found.append(one if isinstance(one, dict) else msgspec.to_builtins(option_of(one, what, shown)))
    return found


# Events.


def events_briefly(events: Sequence[Struct], least: float) -> Iterator[Struct | Json]:
    """Events in their order; `least` or more of one kind in a row are told as one."""
    if len(events) < least:
        yield from events
        return
    for _, group in groupby(events, key=type):
        run = tuple(group)
        if len(run) < max(least, 2):
            yield from run
        else:
            yield _run(run)


def _run(run: Sequence[Struct]) -> Json:
    kind = type(run[0])
    columns = dict(zip(kind.__struct_fields__, zip(*map(astuple, run), strict=True), strict=True))
    each = {field: column for field, column in columns.items() if any(value != column[0] for value in column)}
    if not each:  # all the same: one column says how many there are
        each = dict(list(columns.items())[:1])
    alike = {field: column[0] for field, column in columns.items() if field not in each}
    return {"type": kind.__struct_config__.tag, **alike, "each": each}


def events_in_full(told: Iterable[Json]) -> list[Json]:
    """The events that were meant.

    >>> events_in_full([{"type": "tapped", "each": {"object": [3, 5]}, "untapped": True}])
    [{'type': 'tapped', 'untapped': True, 'object': 3}, {'type': 'tapped', 'untapped': True, 'object': 5}]
    """
    found = []
    for one in told:
        if "each" not in one:
            found.append(one)
            continue
        alike = {field: value for field, value in one.items() if field != "each"}
        for values in zip(*one["each"].values(), strict=True):
            found.append({**alike, **dict(zip(one["each"], values, strict=True))})
    return found


# Things that have come.


def changes_briefly(changed: Differences, old: object) -> Differences:
    """Differences of a view that was `old`, in which things that have come are told by others like them."""
    listed = {path: value for path, value in changed.items() if isinstance(value, tuple) and _lists_things(value)}
    if not listed:
        return changed
    wanted = {
        (type(thing), str(getattr(thing, "name", "")))
        for value in listed.values()
        for thing in value
        if _kind(thing.__class__)[0] and _fields_said(thing) > LEAST_SAID
    }
    if not wanted:
        return changed
    alike: dict[tuple[type[object], str], tuple[int, Struct]] = {}
    for number, thing in things(old).items():
        name = str(getattr(thing, "name", ""))
        if thing is not None and name and (type(thing), name) in wanted:
            alike.setdefault((type(thing), name), (number, thing))

    def told(thing: object) -> object:
        base = alike.get((type(thing), str(getattr(thing, "name", ""))))
        return thing if base is None else _like(*base, thing)

    return changed | {path: [told(one) for one in value] for path, value in listed.items()}


def _lists_things(value: tuple[Any, ...]) -> bool:
    return any(_kind(one.__class__)[0] for one in value if one.__class__ not in PLAIN)


def _like(number: int, base: Struct, thing: Any) -> object:  # noqa: ANN401 (whatever a view holds)
    """A thing by how it differs from another, unless that takes more than saying it."""
    fields = _fields(type(base))
    differs = {
        field.encode_name: now
        for field, before, now in zip(fields, astuple(base), astuple(thing), strict=True)
        if before != now
    }
    return {"like": number, **differs} if len(differs) + 1 < _fields_said(thing) else thing


LEAST_SAID = 2
"""A thing told by another has that one's number and its own id: what has no more fields to say is shorter in full."""


def _fields_said(thing: Struct) -> int:
    """How many fields a thing is said with."""
    return sum(map(ne, astuple(thing), _defaults(type(thing))))


@cache
def _defaults(kind: type[Struct]) -> tuple[object, ...]:
    """What each field of a type is where it isn't said; of one that is always said something that nothing equals."""
    return tuple(field.default for field in _fields(kind))


@cache
def _fields(kind: type[Struct]) -> tuple[FieldInfo, ...]:
    return msgspec.structs.fields(kind)


def changes_in_full(told: Json, old: object) -> Json:
    """The changes that were meant, by the view as the browser has it before them."""
    known: dict[int, Json] = {}

    def meant(thing: Any) -> object:  # noqa: ANN401 (whatever a view holds)
        if not isinstance(thing, dict) or "like" not in thing:
            return thing
        if not known:
            known.update((one["id"], one) for one in _read_things(old))
        return {**known[thing["like"]], **{field: value for field, value in thing.items() if field != "like"}}

    return {path: [meant(one) for one in value] if isinstance(value, list) else value for path, value in told.items()}


def names_read(view: object) -> dict[int, str]:
    """The `names` of a view as the browser has it."""
    found: dict[int, str] = {}
    for thing in _read_things(view):
        name = thing.get("name", "")
        found[thing["id"]] = name if found.get(thing["id"], name) == name else ""
    return found


def _read_things(part: object) -> Iterator[Json]:
    if isinstance(part, list):
        for item in part:
            yield from _read_things(item)
    elif isinstance(part, dict):
        if isinstance(part.get("id"), int):
            yield part
        for value in part.values():
            yield from _read_things(value)
