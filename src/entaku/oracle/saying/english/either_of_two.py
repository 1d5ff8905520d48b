"""Two sorts of permanents of which one is enough, each with an article of its own: "another creature or a artifact"."""

from collections.abc import Iterable

from entaku.oracle.ir.abilities import SacrificeCost
from entaku.oracle.ir.things import AllOf, AnyOf, Group, Predicate
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


def as_one(where: tuple[Predicate, ...]) -> Predicate:
    """What a sort is like, as one predicate."""
    return where[0] if len(where) == 1 else AllOf(where)


def sorted_out(one: Predicate) -> tuple[Predicate, ...]:
    """The same as several."""
    return one.of if isinstance(one, AllOf) else (one,)


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
                    either = AnyOf((as_one(first.where), as_one(second.where)))
                    yield Group((either,)), last, after._replace(it=told.it, noun=told.noun)

    def _plain(self, value: Value) -> bool:
        """Whether more is said of a sort than where it is; tokens by their name are said by their types."""
        return isinstance(value, Group) and value.zone == "battlefield" and bool(value.where)

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(("a group",))

    def say(self, value: Value, told: Telling) -> Said:
        only = value.where if isinstance(value, Group) else ()
        if len(only) != 1 or not isinstance(only[0], AnyOf) or len(only[0].of) != 2:
            raise Unsayable(repr(value))
        first, second = (Group(sorted_out(each)) for each in only[0].of)
        words, then = KINDS["a group"].say(first, told)
        others, then = KINDS["a group"].say(second, then)
        return f"{words}{BETWEEN}{others}", then._replace(it=told.it, noun=told.noun)


KINDS["either of two"] = EitherOfTwo()
table("cost part").add(phrase("sacrifice {what:either of two}", SacrificeCost(_WHAT)))
