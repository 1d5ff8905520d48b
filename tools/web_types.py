"""The server's message types in TypeScript.

A field with a default may be left out of what the browser sends.  In what the server sends it is always there, unless
its type leaves defaults out.
"""

import sys
import textwrap
from collections.abc import Iterator, Sequence
from typing import get_args

import msgspec
from msgspec import inspect

from entaku.drafts.log_lines import LogLine
from entaku.server import protocol

WIDTH = 120
"""The client's lines are no longer; the types are written in the form that Prettier would give them."""

HEADING = "// Made by `python tools/web.py types` from src/entaku/server/protocol.py; change it there.\n"


class Writer:
    """Collects the structs that are met, each written once."""

    def __init__(self, sent: set[type]) -> None:
        self.sent = sent
        self.done: dict[type, str] = {}

    def reference(self, kind: inspect.Type) -> str:
        """The TypeScript for a type, where it is used."""
        simple = {
            inspect.AnyType: "unknown",
            inspect.RawType: "unknown",
            inspect.NoneType: "null",
            inspect.BoolType: "boolean",
            inspect.IntType: "number",
            inspect.FloatType: "number",
            inspect.StrType: "string",
        }
        if type(kind) in simple:
            return simple[type(kind)]
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in kind.values)
        if isinstance(kind, inspect.UnionType):
            parts = dict.fromkeys(self.reference(part) for part in kind.types)
            return "unknown" if "unknown" in parts else " | ".join(parts)
        if isinstance(kind, inspect.TupleType):
            return f"[{', '.join(self.reference(item) for item in kind.item_types)}]"
        if isinstance(kind, inspect.VarTupleType | inspect.ListType | inspect.SetType | inspect.FrozenSetType):
            item = self.reference(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(kind, inspect.DictType):
            key = self.reference(kind.key_type)
            return f"Record<{key if key in ('string', 'number') else 'string'}, {self.reference(kind.value_type)}>"
        if isinstance(kind, inspect.StructType):
            self.write(kind)
            return self.name(kind.cls)
        raise TypeError(f"no TypeScript for {kind}")

    def name(self, struct: type) -> str:
        """What a struct is called; of two of one name the later one has its room before it."""
        same = [known for known in self.done if known.__name__ == struct.__name__]
        if same[0] is struct:
            return struct.__name__
        return struct.__module__.split(".")[1].capitalize() + struct.__name__

    def write(self, kind: inspect.StructType) -> None:
        """Write a struct as an interface, and those that it refers to."""
        if kind.cls in self.done:
            return
        self.done[kind.cls] = ""
        self.done[kind.cls] = "\n".join(self.lines(kind))

    def lines(self, kind: inspect.StructType) -> Iterator[str]:
        if kind.cls.__doc__:
            yield from comment(kind.cls.__doc__.strip().split("\n\n")[0].replace("\n    ", " "))
        if kind.array_like:
            items = [f"{field.name}: {self.reference(field.type)}" for field in kind.fields]
            yield from listed(f"export type {self.name(kind.cls)} = [", items, "];")
            return
        config = kind.cls.__struct_config__
        may_lack = kind.cls in self.sent or config.omit_defaults
        yield f"export interface {self.name(kind.cls)} {{"
        if kind.tag_field is not None:
            yield f"  {kind.tag_field}: {msgspec.json.encode(kind.tag).decode()};"
        for field in kind.fields:
            mark = "?" if not field.required and (may_lack or is_left_out(field)) else ""
            yield from member(f"  {field.encode_name}{mark}:", self.reference(field.type))
        yield "}"


def comment(sentence: str) -> list[str]:
    """A sentence before what it is about, over several lines where it is long."""
    whole = f"/** {sentence} */"
    if len(whole) <= WIDTH:
        return [whole]
    first, *others = textwrap.wrap(sentence, WIDTH - len(" *  */"))
    return [f"/** {first}", *(f" * {line}" for line in others[:-1]), f" * {others[-1]} */"]


def listed(before: str, items: Sequence[str], after: str) -> list[str]:
    """Items between brackets: in one line, or where that is too long each in its own."""
    whole = f"{before}{', '.join(items)}{after}"
    return [whole] if len(whole) <= WIDTH else [before, *(f"  {item}," for item in items), after]


def member(name: str, kind: str) -> list[str]:
    """A field and its type: in one line, or where that is too long each part of the union in its own."""
    whole = f"{name} {kind};"
    if len(whole) <= WIDTH:
        return [whole]
    if kind.startswith("(") and kind.endswith(")[]"):
        union = kind.removeprefix("(").removesuffix(")[]")
        parts = [union] if len(union) + 4 <= WIDTH else [f"| {part}" for part in union.split(" | ")]
        return [f"{name} (", *(f"    {part}" for part in parts), "  )[];"]
    *parts, last = kind.split(" | ")
    return [name, *(f"    | {part}" for part in parts), f"    | {last};"]


def is_left_out(field: inspect.Field) -> bool:
    """Whether a field isn't written when it is UNSET, which `inspect` shows as neither required nor with a default."""
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def structs_in(kind: inspect.Type, found: set[type]) -> set[type]:
    """Every struct that a type is made of."""
    if isinstance(kind, inspect.StructType):
        if kind.cls in found:
            return found
        found.add(kind.cls)
        for field in kind.fields:
            structs_in(field.type, found)
    elif isinstance(kind, inspect.UnionType):
        for part in kind.types:
            structs_in(part, found)
    elif isinstance(kind, inspect.TupleType):
        for item in kind.item_types:
            structs_in(item, found)
    elif isinstance(kind, inspect.VarTupleType | inspect.ListType):
        structs_in(kind.item_type, found)
    elif isinstance(kind, inspect.DictType):
        structs_in(kind.value_type, found)
    return found


SENT_BODIES = (
    "CubeText",
    "NewRoom",
    "AtOnce",
    "Enter",
    "Arrive",
    "Recover",
    "DeckSave",
    "DeckToBring",
    "DeckWish",
    "DeckToCheck",
    "FormatToFit",
    "TargetsAsked",
    "NewPaperGame",
)
"""The bodies of requests."""


def union(name: str, kinds: object, writer: Writer) -> str:
    """A union of structs under a name of its own."""
    parts = [writer.reference(inspect.type_info(part)) for part in get_args(kinds) or (kinds,)]
    whole = f"export type {name} = {' | '.join(parts)};"
    return whole if len(whole) <= WIDTH else f"export type {name} =\n  | " + "\n  | ".join(parts) + ";"


def written() -> str:
    """The whole file."""
    sent: set[type] = set()
    for part in get_args(protocol.FromClient):
        structs_in(inspect.type_info(part), sent)
    for body in protocol.BODIES:
        if body.__name__ in SENT_BODIES:
            structs_in(inspect.type_info(body), sent)
    writer = Writer(sent)
    unions = [union(name, getattr(protocol, name), writer) for name in ("FromClient", "FromServer", "RoomRequest")]
    for body in protocol.BODIES:
        writer.reference(inspect.type_info(body))
    writer.reference(inspect.type_info(LogLine))
    views = []
    for plays, (view, event) in sorted(protocol.VIEWS.items()):
        views.append(f"  {plays}: {writer.reference(inspect.type_info(view))};")
        unions.append(union(f"{plays.capitalize()}Event", event, writer))
    unions.append("\n".join(["export interface Views {", *views, "}"]))
    return HEADING + "\n" + "\n\n".join([*writer.done.values(), *unions]) + "\n"


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(written())
