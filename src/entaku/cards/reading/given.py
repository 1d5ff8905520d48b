"""Abilities in quotation marks, which other objects have: a card named in them is the card that the text is on."""

from collections.abc import Callable
from typing import Any, TypeVar  # Any: parts of a tree, whatever they are

from msgspec import Struct
from msgspec.structs import replace

from entaku.cards.ir.things import Named, NamedAsSource

Part = TypeVar("Part")


def spelled_out(value: Part, name: str) -> Part:
    """The same part of a tree; in the abilities that a token, an emblem or another object gets, the card by its name.

    The source of those is that object, which has another name.  (CR 113.7, 201.2)
    """

    def given(field: str, part: object) -> object:
        return named(part, name) if field == "abilities" else spelled_out(part, name)

    return rebuilt(value, given)


def named(value: Part, name: str) -> Part:
    """The same with the name wherever it says "named as this card"."""
    found: Any = Named(name) if isinstance(value, NamedAsSource) else rebuilt(value, lambda _, part: named(part, name))
    return found  # type: ignore[no-any-return]  # rebuilt as what it was


def rebuilt(value: Part, change: Callable[[str, object], object]) -> Part:
    """A part of a tree with each of its parts changed, told the field that holds it; itself if nothing changes."""
    found: Any = value
    if isinstance(value, tuple):
        parts = tuple(change("", part) for part in value)
        if any(new is not old for new, old in zip(parts, value, strict=True)):
            found = parts
    elif isinstance(value, Struct):
        held = {field: getattr(value, field) for field in value.__struct_fields__}
        changed = {field: new for field, old in held.items() if (new := change(field, old)) is not old}
        if changed:
            found = replace(value, **changed)
    return found  # type: ignore[no-any-return]  # rebuilt as what it was
