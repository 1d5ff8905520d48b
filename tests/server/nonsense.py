"""Bodies that nobody means: of the right form with anything in them, or of no form at all."""

import json
from functools import cache
from random import Random

from msgspec import inspect

from entaku.server.bounds import LARGEST

NUMBERS = (0, 1, 2, 3, 4, 5, 6, 7, -1, 99, LARGEST, -LARGEST)
REALS = (0.0, 0.5, 1.0, 60.0, -1.0, 1e300, 5e-324)
TEXTS = (
    "", " ", "Ada", "ada", "Ben", "健", "x" * 3000, "9" * 5000, "\x00", "\u202e\u200b", "{}", "[" * 2000, "1 Forest",
    "round", "pods", "guessing", "conspiracy", "cns", "commander", "null", "../../etc/passwd", "%s{0}", "ABCDEF",
)  # fmt: skip
FORMLESS = (b"", b"null", b"[]", b"{", b'"', b"\xff\xfe", b"[" * 50_000, b'{"a":' * 50_000, b"1e999", b"true", b"{}")

type_of = cache(inspect.type_info)
"""What there is to a type; to find that out takes longer than to make a value of it."""


class Nonsense:
    """Makes values of types, and breaks them; `texts` are words that mean something here, such as codes and keys."""

    def __init__(self, random: Random, texts: list[str]) -> None:
        self.random = random
        self.texts = texts

    def text(self) -> str:
        """A word, that means something or nothing."""
        return self.random.choice(self.texts if self.random.random() < 0.5 else TEXTS)

    def number(self) -> int:
        """A number, often one that there is."""
        return self.random.choice(NUMBERS if self.random.random() < 0.3 else NUMBERS[:8])

    def body(self, kind: type) -> bytes:
        """A body: mostly of the right form."""
        chance = self.random.random()
        if chance < 0.08:
            return self.random.choice(FORMLESS)
        value = self.value(type_of(kind))
        if chance < 0.25:
            value = self.broken(value)
        data = json.dumps(value).encode()
        return data[: self.random.randrange(len(data) + 1)] if chance > 0.97 else data

    def broken(self, value: object) -> object:
        """The same with something missing, or something else in its place, somewhere."""
        if isinstance(value, dict) and value:
            name = self.random.choice(list(value))
            if self.random.random() < 0.3:
                return {key: one for key, one in value.items() if key != name}
            return {**value, name: self.broken(value[name])}
        if isinstance(value, list) and value and self.random.random() < 0.7:
            place = self.random.randrange(len(value))
            return [*value[:place], self.broken(value[place]), *value[place + 1 :]]
        return self.random.choice((None, True, 10**30, -1.5, "x", [], {}, [[[]]], {"type": "x"}))

    def value(self, kind: inspect.Type) -> object:
        """Some value of a type, as JSON has it."""
        random = self.random
        match kind:
            case inspect.BoolType():
                return random.random() < 0.6
            case inspect.IntType():
                return self.number()
            case inspect.FloatType():
                return random.choice(REALS)
            case inspect.LiteralType():
                return random.choice(kind.values)
            case inspect.UnionType():
                return self.value(random.choice(kind.types))
            case inspect.VarTupleType() | inspect.ListType() | inspect.CollectionType():
                return [self.value(kind.item_type) for _ in range(random.choice((0, 1, 1, 2, 4)))]
            case inspect.TupleType():
                return [self.value(part) for part in kind.item_types]
            case inspect.DictType():
                return {str(self.value(kind.key_type)): self.value(kind.value_type) for _ in range(random.randrange(3))}
            case inspect.StructType():
                found = {
                    field.encode_name: self.value(field.type)
                    for field in kind.fields
                    if field.required or random.random() < 0.4
                }
                return {kind.tag_field: kind.tag, **found} if kind.tag_field else found
            case inspect.NoneType():
                return None
            case _:
                return self.text()
