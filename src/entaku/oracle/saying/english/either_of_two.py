"""Two sorts of permanents of which one is enough, each with an article of its own: "another creature or a artifact"."""

from collections.abc import Iterable

from entaku.oracle.ir.abilities import SacrificeCost
from entaku.oracle.ir.one_predicate import as_one, sorted_out
from entaku.oracle.ir.things import AnyOf, Group, Predicate
from entaku.oracle.saying.english import costs, events
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (costs, events)
"""The modules to whose tables lines are added here, which must be there before."""

_WHAT = slot("what")
BETWEEN = " or "


def either(first: tuple[Predicate, ...], second: tuple[Predicate, ...]) -> tuple[Predicate, ...]:
    """What is of one sort or of the other."""
    return (AnyOf((as_one(first), as_one(second))),)


def two_sorts(where: Value) -> tuple[tuple[Predicate, ...], tuple[Predicate, ...]]:
    """The two sorts of which one is enough.  Raises Unsayable if there aren't two."""
    only = where[0] if isinstance(where, tuple) and len(where) == 1 else None
    if not isinstance(only, AnyOf) or len(only.of) != 2:
        raise Unsayable(where)
    first, second = only.of
    return sorted_out(first), sorted_out(second)


def both_said(kind: str, where: Value, told: Telling) -> Said:
    """Each of two sorts in words of a kind.  Raises Unsayable if there aren't two."""
    first, second = two_sorts(where)
    words, told = KINDS[kind].say(first, told)
    others, told = KINDS[kind].say(second, told)
    return f"{words}{BETWEEN}{others}", told


class EitherOfTwo(Kind):
    """One of either sort: "another creature or a artifact"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if BETWEEN not in text[at:]:
            return
        for first, end, then in KINDS["a group"].read(text, at, told):
            if not text.startswith((" or a ", " or another "), end) or not self._plain(first):
                continue
            for second, last, after in KINDS["a group"].read(text, end + len(BETWEEN), then):
                if self._plain(second):
                    yield Group(either(first.where, second.where)), last, after._replace(it=told.it, noun=told.noun)

    def _plain(self, value: Value) -> bool:
        """Whether more is said of a sort than where it is; tokens by their name are said by their types."""
        return isinstance(value, Group) and value.zone == "battlefield" and bool(value.where)

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(("a group",))

    def say(self, value: Value, told: Telling) -> Said:
        first, second = two_sorts(value.where if isinstance(value, Group) else ())
        words, then = KINDS["a group"].say(Group(first), told)
        others, then = KINDS["a group"].say(Group(second), then)
        return f"{words}{BETWEEN}{others}", then._replace(it=told.it, noun=told.noun)


KINDS["either of two"] = EitherOfTwo()
table("cost part").add(phrase("sacrifice {what:either of two}", SacrificeCost(_WHAT)))
