"""Keywords of a card that a page explains: those it has, and those it gives or asks for."""

from collections.abc import Iterator

from msgspec import Struct

from entaku.cards.ir.abilities import Keyword, Tree
from entaku.cards.keywords.table import BY_NAME, Row
from entaku.server.cards.bodies import KeywordTold


def explained(tree: Tree | None) -> tuple[KeywordTold, ...]:
    """Each keyword in what a card does, once, in the order in which it says them."""
    rows = {row.name: row for row in _rows(tree)}
    return tuple(KeywordTold(row.name, row.ja, row.rule) for row in rows.values())


def _rows(part: object) -> Iterator[Row]:
    if isinstance(part, tuple):
        for each in part:
            yield from _rows(each)
    elif isinstance(part, Struct):
        if isinstance(part, Keyword) and part.name in BY_NAME:
            yield BY_NAME[part.name]
        for field in part.__struct_fields__:
            value = getattr(part, field)
            if field == "keywords" and isinstance(value, tuple):
                yield from (BY_NAME[name] for name in value if isinstance(name, str) and name in BY_NAME)
            yield from _rows(value)
