"""Keywords of a card that a page explains: those it has, and those it gives or asks for."""

from collections.abc import Iterator

from entaku.oracle.ir.abilities import Keyword, Tree
from entaku.oracle.ir.walking import nodes
from entaku.oracle.keywords.table import BY_NAME, Row
from entaku.server.cards.bodies import KeywordTold


def explained(tree: Tree | None) -> tuple[KeywordTold, ...]:
    """Each keyword in what a card does, once, in the order in which it says them."""
    rows = {row.name: row for row in _rows(tree)}
    return tuple(KeywordTold(row.name, row.ja, row.rule) for row in rows.values())


def _rows(part: object) -> Iterator[Row]:
    for node in nodes(part):
        if isinstance(node, Keyword) and node.name in BY_NAME:
            yield BY_NAME[node.name]
        named = getattr(node, "keywords", ())
        if isinstance(named, tuple):
            yield from (BY_NAME[name] for name in named if isinstance(name, str) and name in BY_NAME)
