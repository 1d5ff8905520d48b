"""Kinds of phrases that are another kind with something asked, told or left out."""

from collections.abc import Callable, Iterable

from entaku.oracle.ir.things import Bound, Group, Predicate
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value


class OfSomeSort(Kind):
    """Spells or cards of a sort, and not those of any: "snow spells", "land cards"."""

    def __init__(self, name: str, kind: str) -> None:
        KINDS[name] = self
        self.kind = kind

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for where, end, then in KINDS[self.kind].read(text, at, told):
            if where:
                yield where, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not value:
            raise Unsayable(value)
        return KINDS[self.kind].say(value, told)


class LikeThese(Kind):
    """What permanents are like that a group tells, in which something must be said of them: this, or anything."""

    def __init__(self, name: str, kind: str, must: Predicate | None = None) -> None:
        KINDS[name] = self
        self.kind = kind
        self.must = must

    def _is_meant(self, where: tuple[Predicate, ...]) -> bool:
        return bool(where) if self.must is None else self.must in where

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS[self.kind].read(text, at, told):
            if isinstance(value, Group) and value.zone == "battlefield" and self._is_meant(value.where):
                yield value.where, end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not self._is_meant(value):
            raise Unsayable(value)
        return KINDS[self.kind].say(Group(value), told)


class ThenTold(Kind):
    """Another kind of phrases, behind which something else is told: who acts, what "it" is."""

    def __init__(self, name: str, kind: str, then: Callable[[Value, Telling], Telling]) -> None:
        KINDS[name] = self
        self.kind = kind
        self.then = then

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS[self.kind].read(text, at, told):
            yield value, end, self.then(value, then)

    def begins(self) -> Iterable[str] | None:
        return begins_of_any((self.kind,))

    def say(self, value: Value, told: Telling) -> Said:
        words, told = KINDS[self.kind].say(value, told)
        return words, self.then(value, told)


def acting(who: Value, told: Telling) -> Telling:
    """Behind a player who from there on is the one who acts: "they" are each of several."""
    return told._replace(subject=who)


def a_card(it: Bound, *, moved: bool) -> Callable[[Value, Telling], Telling]:
    """Behind a card that from there on is "it" and "that card"."""
    return lambda _, told: told._replace(it=it, noun="card", that=None, moved=moved)


class Unsaid(Kind):
    """What is meant though no word says it."""

    def __init__(self, name: str, meant: Value) -> None:
        KINDS[name] = self
        self.meant = meant

    def read(self, text: str, at: int, told: Telling) -> Reading:
        yield self.meant, at, told

    def say(self, value: Value, told: Telling) -> Said:
        if value != self.meant:
            raise Unsayable(value)
        return "", told
