"""What a line of a list may mean, where only the names that there are can tell."""

import re
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from entaku.oracle.lists.lines import line_of
from entaku.oracle.lists.listed import Listed, listed_as
from entaku.oracle.naming.lines import CardLine

_STROKES: Final = re.compile(r"\s*/{2,4}\s*")


def readings(card: Listed) -> Iterator[Listed]:
    """What a line may mean, the likeliest first.

    "50 Feet of Rope" may be fifty of a card or one; what stands in brackets may belong to the name; an F at the end
    may mark a foil, a `#` before a word may begin a remark, and the halves of a split card may stand apart anyhow.
    """
    yield card
    if card.count > 1:
        yield replace(card, count=1, name=f"{card.count} {card.name}")
    if card.set_code and not card.number:
        yield replace(card, set_code="", name=f"{card.name} ({card.set_code})")
    if len(halves := _STROKES.split(card.name)) > 1:
        yield replace(card, name=" // ".join(halves))
    name, _, mark = card.name.rpartition(" ")
    if name and mark in ("F", "f"):
        yield replace(card, name=name, foil=True)
    name, mark, _ = card.name.partition(" #")
    if mark and any(letter.isalpha() for letter in name):
        cut = line_of(f"{card.count} {name}", "cube")
        if isinstance(cut, CardLine):
            yield from readings(replace(listed_as(cut), foil=cut.foil or card.foil))
