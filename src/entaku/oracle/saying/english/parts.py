"""What the words of a phrase are made of: words, verbs and nouns that agree, and places that other phrases fill."""

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from entaku.oracle.ir.things import You
from entaku.oracle.saying.english.telling import KINDS, Said, Telling, Value
from entaku.oracle.saying.english.words import plural, third_person


class Words(NamedTuple):
    """Words as they stand.  `after` is where what was read ends, -1 where it isn't there."""

    text: str

    def after(self, text: str, at: int, told: Telling) -> int:
        return at + len(self.text) if text.startswith(self.text, at) else -1

    def say(self, told: Telling, found: dict[str, Value]) -> Said:
        return self.text, told


class Verb(NamedTuple):
    """A verb that agrees with the subject."""

    base: str
    third: str

    def after(self, text: str, at: int, told: Telling) -> int:
        form = self.third if told.singular and not told.bare else self.base
        return at + len(form) if text.startswith(form, at) else -1

    def say(self, told: Telling, found: dict[str, Value]) -> Said:
        return self.third if told.singular and not told.bare else self.base, told


class Noun(NamedTuple):
    """A noun that agrees with the number before it."""

    one: str
    several: str

    def after(self, text: str, at: int, told: Telling) -> int:
        form = self.several if told.many else self.one
        return at + len(form) if text.startswith(form, at) else -1

    def say(self, told: Telling, found: dict[str, Value]) -> Said:
        return self.several if told.many else self.one, told


class Your(NamedTuple):
    """What belongs to the subject."""

    def after(self, text: str, at: int, told: Telling) -> int:
        form = "your" if isinstance(told.subject, You) else "their"
        return at + len(form) if text.startswith(form, at) else -1

    def say(self, told: Telling, found: dict[str, Value]) -> Said:
        return "your" if isinstance(told.subject, You) else "their", told


class Place(NamedTuple):
    """A place that another kind of phrase fills."""

    name: str
    kind: str

    def read(self, text: str, at: int, told: Telling, found: dict[str, Value]) -> Iterator[tuple[int, Telling]]:
        for value, end, then in KINDS[self.kind].read(text, at, told):
            if self.name in found and found[self.name] != value:
                continue
            was_there = self.name in found
            found[self.name] = value
            yield end, then
            if not was_there:
                del found[self.name]

    def may_say(self, found: dict[str, Value]) -> bool:
        """Whether its kind can say what fills it, as far as types tell."""
        return KINDS[self.kind].may_mean(found.get(self.name))

    def say(self, told: Telling, found: dict[str, Value]) -> Said:
        return KINDS[self.kind].say(found.get(self.name), told)


class Places(Place):
    """Several places that one phrase fills: where a card goes, and how it lies there."""

    __slots__ = ()

    def read(self, text: str, at: int, told: Telling, found: dict[str, Value]) -> Iterator[tuple[int, Telling]]:
        names = self.name.split("+")
        for values, end, then in KINDS[self.kind].read(text, at, told):
            found.update(zip(names, values, strict=True))
            yield end, then

    def may_say(self, found: dict[str, Value]) -> bool:
        return KINDS[self.kind].may_mean(tuple(found.get(name) for name in self.name.split("+")))

    def say(self, told: Telling, found: dict[str, Value]) -> Said:
        return KINDS[self.kind].say(tuple(found.get(name) for name in self.name.split("+")), told)


Part = Words | Verb | Noun | Your | Place


_PART = re.compile(r"\{your\}|\{([\w+]+):([\w' ]+)\}|([\w']+)~|([\w/]+)#")


def parts(words: str) -> tuple[Part, ...]:
    """The parts of the words of a phrase.

    >>> parts("draw~ {n:a} card#")
    (Verb(base='draw', third='draws'), Words(text=' '), Place(name='n', kind='a'), Words(text=' '), Noun(one='card', several='cards'))
    """  # noqa: E501
    found: list[Part] = []
    end = 0
    for match in _PART.finditer(words):
        if match.start() > end:
            found.append(Words(words[end : match.start()]))
        if match[0] == "{your}":
            found.append(Your())
        elif match[1]:
            found.append((Places if "+" in match[1] else Place)(match[1], match[2]))
        elif match[3]:
            found.append(Verb(match[3], third_person(match[3])))
        else:
            found.append(Noun(match[4], plural(match[4])))
        end = match.end()
    if end < len(words):
        found.append(Words(words[end:]))
    return tuple(found)


Note = Callable[[tuple[Part, ...], int, int], None]
"""Told of each part of a phrase that is tried: the phrase's parts, which of them, and where in the text."""


_note: Note | None = None


def is_noted() -> bool:
    """Whether every part that is tried is noted now."""
    return _note is not None


@contextmanager
def noted(note: Note) -> Iterator[None]:
    """Around reading: every part that is tried is noted."""
    global _note
    before, _note = _note, note
    try:
        yield
    finally:
        _note = before


def in_words(sequence: Sequence[Part]) -> str:
    """The words of parts, as they are written in a table.

    >>> in_words(parts("draw~ {n:a} card#"))
    'draw~ {n:a} card#'
    """
    return "".join(map(_in_words, sequence))


def _in_words(part: Part) -> str:
    if isinstance(part, Words):
        return part.text
    if isinstance(part, Verb):
        return f"{part.base}~"
    if isinstance(part, Noun):
        return f"{part.one}#"
    return f"{{{part.name}:{part.kind}}}" if isinstance(part, Place) else "{your}"


def read_parts(
    sequence: tuple[Part, ...], place: int, text: str, at: int, told: Telling, found: dict[str, Value]
) -> Iterator[tuple[int, Telling]]:
    while place < len(sequence):
        if _note is not None:
            _note(sequence, place, at)
        part = sequence[place]
        place += 1
        if isinstance(part, Place):
            for end, then in part.read(text, at, told, found):
                yield from read_parts(sequence, place, text, end, then, found)
            return
        at = part.after(text, at, told)
        if at < 0:
            return
    if _note is not None:
        _note(sequence, 0, at)
    yield at, told
