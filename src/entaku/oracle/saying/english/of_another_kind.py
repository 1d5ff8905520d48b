"""Kinds of phrases that are another kind with something asked, told or left out."""

from entaku.oracle.ir.things import Bound, Group, Predicate
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


class SpokenOf(Kind):
    """A card by another kind of phrases, that from there on is "it" and "that card"."""

    def __init__(self, name: str, kind: str, it: Bound, *, moved: bool) -> None:
        KINDS[name] = self
        self.kind = kind
        self.it = it
        self.moved = moved

    def _after(self, told: Telling) -> Telling:
        return told._replace(it=self.it, noun="card", that=None, moved=self.moved)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS[self.kind].read(text, at, told):
            yield value, end, self._after(then)

    def say(self, value: Value, told: Telling) -> Said:
        words, told = KINDS[self.kind].say(value, told)
        return words, self._after(told)


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
