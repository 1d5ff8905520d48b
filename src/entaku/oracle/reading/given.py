"""Abilities in quotation marks, which other objects have: a card named in them is the card that the text is on."""

from typing import TypeVar

from entaku.oracle.ir.things import Named, NamedAsSource
from entaku.oracle.ir.walking import exchanged, with_fields

Part = TypeVar("Part")


def spelled_out(value: Part, name: str) -> Part:
    """The same part of a tree; in the abilities that a token, an emblem or another object gets, the card by its name.

    The source of those is that object, which has another name.  (CR 113.7, 201.2)
    """

    def given(field: str, part: object) -> object:
        return named(part, name) if field == "abilities" else spelled_out(part, name)

    return with_fields(value, given)


def named(value: Part, name: str) -> Part:
    """The same with the name wherever it says "named as this card"."""
    return exchanged(value, lambda part: Named(name) if isinstance(part, NamedAsSource) else part)
