"""The words of actions: a row for each, its phrases in English and its clause in Japanese side by side."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple  # Any: values of slots, of whatever kind

from entaku.oracle.ir.instructions import Action
from entaku.oracle.saying.english.patterns import WHO as WHO
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import Phrase, phrase
from entaku.oracle.saying.english.telling import Value
from entaku.oracle.saying.japanese.clauses import Said
from entaku.oracle.saying.japanese.clauses import keyword_action as keyword_action
from entaku.oracle.saying.japanese.clauses import says as says
from entaku.oracle.saying.japanese.told import Told

N, WHAT, TO, KIND, WHERE, SOURCE, PLAYER = (
    slot("n"), slot("what"), slot("to"), slot("kind"), slot("where"), slot("source"), slot("who"),
)  # fmt: skip
"""The places that phrases have in common."""


class English(NamedTuple):
    """A phrase, and the name of the table in which it stands."""

    table: str
    phrase: Phrase


class Row(NamedTuple):
    """What is said of an action: English phrases, each in its table, and how Japanese says it."""

    english: tuple[English, ...]
    japanese: Callable[[Any, Told], Said]


ROWS: dict[type, Row] = {}
LINES: dict[type, Callable[[Any, Told], str]] = {}
"""How Japanese says abilities that are a mechanic's own; their English is a table of lines."""


def row(kind: type[Action], *english: English, ja: Callable[[Any, Told], Said]) -> None:
    """The words of a kind of action.  Without English its texts can't be read, and are left out where they are said."""
    if kind in ROWS:
        raise ValueError(f"{kind.__name__} has a row already")
    ROWS[kind] = Row(english, ja)


def verb(*wordings_and_meaning: Value) -> English:
    """What a player does, who stands before it or is understood: "draw~ {n:a} card#"."""
    return English("verb phrase", phrase(*wordings_and_meaning))


def command(*wordings_and_meaning: Value) -> English:
    """What you do, or what is done by itself: "destroy {what:things}"."""
    return English("command", phrase(*wordings_and_meaning))


def clause(*wordings_and_meaning: Value) -> English:
    """What a thing does or becomes, which stands before it: "{what:subject} becomes a copy of {to:movable}"."""
    return English("thing clause", phrase(*wordings_and_meaning))


def idiom(*wordings_and_meaning: Value) -> English:
    """What a sentence says that isn't one verb with its subject; it means instructions."""
    return English("idiom", phrase(*wordings_and_meaning))


def phrases(table: str) -> Iterator[Phrase]:
    """The phrases of all rows that stand in a table."""
    for one in ROWS.values():
        yield from (english.phrase for english in one.english if english.table == table)
