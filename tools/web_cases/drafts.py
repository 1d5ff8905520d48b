"""Every kind of thing that happens in drafts, and the messages that say it: for `draft/telling.ts`."""

from collections.abc import Iterator
from random import Random
from typing import get_args

from msgspec import inspect

from entaku.drafts.events import DraftEvent
from entaku.drafts.log_lines import lines_of

OF_EACH = 6
WORDS = ("Forest", "Wood Elf", "W", "")


def some(random: Random, kind: inspect.Type) -> object:
    """Something of a type."""
    match kind:
        case inspect.BoolType():
            return random.random() < 0.5
        case inspect.IntType():
            return random.randint(0, 4)
        case inspect.StrType():
            return random.choice(WORDS)
        case inspect.NoneType():
            return None
        case inspect.LiteralType():
            return random.choice(kind.values)
        case inspect.UnionType():
            return some(random, random.choice(kind.types))
        case inspect.TupleType():
            return tuple(some(random, one) for one in kind.item_types)
        case inspect.VarTupleType():
            return tuple(some(random, kind.item_type) for _ in range(random.randint(0, 3)))
        case inspect.StructType():
            return kind.cls(**{field.name: some(random, field.type) for field in kind.fields})
    raise TypeError(f"nothing is known of {kind}")


def log_lines() -> Iterator[dict[str, object]]:
    """Events of every kind, each with the messages that say it and what fills their places."""
    random = Random("drafts")
    for kind in get_args(DraftEvent):
        for _ in range(OF_EACH):
            event = some(random, inspect.type_info(kind))
            assert isinstance(event, kind)
            yield {"event": event, "said": list(lines_of(event))}
