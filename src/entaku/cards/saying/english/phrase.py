"""Phrases: how one kind of thing is said in English, read and said by the same table.

A phrase ties words to a piece of an ability tree: `phrase("destroy {what:things}", Destroy(slot("what")))`.  Read, the
words make the piece; said, the piece makes the words.  Where a text may be worded in several ways that mean the same,
the phrase has several wordings, the usual one first; reading remembers which was found, so that saying the tree again
with the same wordings must give back every word, and proves that the tree holds all that the text says.

In the words, `{name:kind}` is a place that another kind of phrase fills, `{one+other:kind}` two at once, `draw~` a
verb that agrees with its subject, `card#` a noun that agrees with the number before it, and `{your}` what belongs to
the subject.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import takewhile
from typing import Any, NamedTuple  # Any: values of slots, of whatever kind

from msgspec import Struct

from entaku.cards.ir.abilities import Target
from entaku.cards.ir.things import Players, Things, You
from entaku.cards.saying.english.words import plural, third_person


class Unsayable(Exception):
    """No phrase says this piece of a tree."""


class Telling(NamedTuple):
    """What has been told so far, on which pronouns and agreement depend.

    targets   the targets of the ability: those declared so far when reading, all when saying
    said      how many of them have been mentioned
    it, noun  what "it" is, and what sort of thing that is ("creature")
    that      a second thing, which only "that creature" means, never "it", and its noun
    player    who "that player" is
    attacker  the creature of whose attack "defending player" speaks, where it isn't the card itself
    subject   who does what the verb says; `third` is whether their verbs have an "s"
    understood  whether "you" has been said already, and isn't said again: after "you may"
    singular  whether the verb of the object just mentioned has its "s"
    many      whether the number before a noun is other than one
    named     whether the card itself was named while "it" was something else: after the clause "it" is neither
    spoken    whether the spell has just been spoken of, so that "it deals" means the spell
    number    the name of the number that "that many" means, "" where there is none
    moved     whether "it" was just put somewhere else, and so is a new object
    spell     whether the card is an instant or sorcery
    attached  the number of the words for what the card is attached to
    buried    whether the card itself lies in a graveyard
    called    the number of the words that stand for the card itself, 0 for its name
    bare      whether verbs stand without their "s" whoever does it: behind "you may have"
    cards     the name of the cards of a library that were seen last: "them", "the rest"
    trail     the wordings that were found, in the order of the text
    """

    targets: tuple[Target, ...] = ()
    said: int = 0
    it: Things | None = None
    noun: str = ""
    that: Things | None = None
    that_noun: str = ""
    player: Players | None = None
    attacker: Things | None = None
    subject: Players = You()
    third: bool = False
    understood: bool = False
    singular: bool = False
    many: bool = False
    named: bool = False
    spoken: bool = False
    number: str = ""
    moved: bool = False
    spell: bool = False
    attached: int = 0
    called: int = 0
    buried: bool = False
    bare: bool = False
    cards: str = ""
    trail: tuple[tuple[str, int], ...] = ()

    def clause_ended(self) -> "Telling":
        """The same for the next clause."""
        told = self._replace(spoken=False) if self.spoken else self
        return told._replace(it=None, noun="", named=False) if told.named else told

    def chose(self, key: str, wording: int) -> "Telling":
        """Reading: the same, with one more wording found."""
        return tuple.__new__(Telling, (*self[:-1], (*self.trail, (key, wording))))  # twice as fast as _replace

    def choice(self, key: str, usual: int = 0) -> tuple[int, "Telling"]:
        """Saying: the wording to use here, and what remains; the usual one where none was found."""
        for place, (name, wording) in enumerate(self.trail):
            if name == key:
                return wording, self._replace(trail=self.trail[:place] + self.trail[place + 1 :])
        return usual, self


Value = Any
Reading = Iterator[tuple[Value, int, Telling]]
Said = tuple[str, Telling]


class Kind:
    """A kind of phrase that can be read at a place of a text, in every way it can be, and said."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        raise NotImplementedError

    def say(self, value: Value, told: Telling) -> Said:
        raise NotImplementedError


KINDS: dict[str, Kind] = {}
"""Every kind of phrase by the name that places in words use."""


class Slot(Struct, frozen=True):
    """A place in a piece of a tree."""

    name: str


def slot(name: str) -> Any:  # noqa: ANN401  (it stands where any value may)
    """A place in a piece of a tree; it stands where any value may."""
    return Slot(name)


WHO = slot("who")
"""The subject of the clause, which stands before the verb phrase or is understood."""


Fits = Callable[[Value, dict[str, Value]], bool]
"""Whether a value is like a pattern; what stands in the pattern's places goes into the dictionary."""


def matcher(pattern: object) -> Fits:
    """How values are compared with a pattern: what is fixed in it first, then what fills its places.

    >>> found = {}
    >>> matcher((1, slot("n")))((1, "two"), found), matcher((1, slot("n")))((2, "two"), {}), found
    (True, False, {'n': 'two'})
    """
    if isinstance(pattern, Slot):
        name = pattern.name
        return lambda value, found: bool(found.setdefault(name, value) == value)
    if isinstance(pattern, Struct) and slots(pattern):
        return _struct_matcher(pattern)
    if isinstance(pattern, tuple) and slots(pattern):
        members = [matcher(one) for one in pattern]
        return lambda value, found: (
            isinstance(value, tuple)
            and len(value) == len(members)
            and all(fits(one, found) for fits, one in zip(members, value, strict=True))
        )
    return lambda value, found: type(pattern) is type(value) and bool(pattern == value)


def _struct_matcher(pattern: Struct) -> Fits:
    kind = type(pattern)
    parts = [(field, getattr(pattern, field)) for field in pattern.__struct_fields__]
    fixed = [(field, part) for field, part in parts if not slots(part)]
    open_ = [(field, matcher(part)) for field, part in parts if slots(part)]

    def fits(value: Value, found: dict[str, Value]) -> bool:
        if type(value) is not kind:
            return False
        for field, part in fixed:
            own = getattr(value, field)
            if own != part or type(own) is not type(part):
                return False
        return all(inner(getattr(value, field), found) for field, inner in open_)

    return fits


def filled(pattern: Value, found: dict[str, Value]) -> Value:
    """The pattern with values in its places."""
    if isinstance(pattern, Slot):
        return found[pattern.name]
    if isinstance(pattern, Struct):
        return type(pattern)(*(filled(getattr(pattern, field), found) for field in pattern.__struct_fields__))
    if isinstance(pattern, tuple):
        return tuple(filled(one, found) for one in pattern)
    return pattern


def slots(pattern: object) -> set[str]:
    """The names of the places in a pattern."""
    if isinstance(pattern, Slot):
        return {pattern.name}
    if isinstance(pattern, Struct):
        return {name for field in pattern.__struct_fields__ for name in slots(getattr(pattern, field))}
    return {name for one in pattern for name in slots(one)} if isinstance(pattern, tuple) else set()


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


class Phrase:
    """Words and the piece of a tree that they mean; several wordings where they mean the same."""

    def __init__(self, wordings: Sequence[str], means: Value) -> None:
        self.key = wordings[0]
        self.means = means
        self.wordings = tuple(parts(words) for words in wordings)
        self.constant = not slots(means)
        self.fits = matcher(means)
        for wording in self.wordings:
            places = {name for part in wording if isinstance(part, Place) for name in part.name.split("+")}
            missing = slots(means) - places - {"who"}
            if missing:
                raise ValueError(f"{self.key}: no place for {missing}")

    def read(self, text: str, at: int, told: Telling, wording: int, given: dict[str, Value]) -> Reading:
        found = dict(given)
        if len(self.wordings) > 1:
            told = told.chose(self.key, wording)
        for end, then in _read_parts(self.wordings[wording], 0, text, at, told, found):
            yield (self.means if self.constant else filled(self.means, found)), end, then

    def say(self, found: dict[str, Value], told: Telling) -> Said:
        wording, told = told.choice(self.key) if len(self.wordings) > 1 else (0, told)
        for number in dict.fromkeys((wording, *range(len(self.wordings)))):
            try:
                return self._say(number, found, told)
            except Unsayable:
                continue
        raise Unsayable(repr(self.means))

    def _say(self, wording: int, found: dict[str, Value], told: Telling) -> Said:
        said = ""
        for part in self.wordings[wording]:
            words, told = part.say(told, found)
            said += words
        return said, told


Note = Callable[[tuple[Part, ...], int, int], None]
"""Told of each part of a phrase that is tried: the phrase's parts, which of them, and where in the text."""
_note: Note | None = None


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


def _read_parts(
    sequence: tuple[Part, ...], place: int, text: str, at: int, told: Telling, found: dict[str, Value]
) -> Iterator[tuple[int, Telling]]:
    while place < len(sequence):
        if _note is not None:
            _note(sequence, place, at)
        part = sequence[place]
        place += 1
        if isinstance(part, Place):
            for end, then in part.read(text, at, told, found):
                yield from _read_parts(sequence, place, text, end, then, found)
            return
        at = part.after(text, at, told)
        if at < 0:
            return
    if _note is not None:
        _note(sequence, 0, at)
    yield at, told


def phrase(*wordings_and_meaning: Value) -> Phrase:
    """A phrase: its wordings, the usual one first, then what they mean."""
    return Phrase(wordings_and_meaning[:-1], wordings_and_meaning[-1])


_FIRST_WORD = re.compile(r"[^\s,.:]+")


def first_word(text: str, at: int) -> str:
    found = _FIRST_WORD.match(text, at)
    return found[0] if found else ""


class _Wording(NamedTuple):
    """A wording of a phrase in a table, and what a text must have for it to stand there.

    begins  the words that it begins with
    holds   the longest of the words behind them
    leads   the kind of the place that it begins with, where other wordings of the table begin with it, too
    """

    phrase: Phrase
    number: int
    begins: str
    holds: str
    leads: str


class Table(Kind):
    """Phrases of one kind, tried in order; looked up by their first word.

    Phrases that mean the same become wordings of the first of them.
    """

    def __init__(self, name: str, *phrases: Phrase) -> None:
        KINDS[name] = self
        self.name = name
        self.phrases: list[Phrase] = []
        self._by_word: dict[str, list[tuple[Phrase, int]]] = {}
        self._leading: Counter[str] = Counter()
        self._beginning: dict[str, tuple[_Wording, ...]] = {}
        self._by_type: dict[type, list[Phrase]] = {}
        self._meaning: dict[tuple[type, type | None], tuple[Phrase, ...]] = {}
        self.add(*phrases)

    def add(self, *phrases: Phrase) -> None:
        self._beginning.clear()
        self._meaning.clear()
        for new in phrases:
            known = next((each for each in self._by_type.get(type(new.means), ()) if each.means == new.means), None)
            if known is not None:
                one, first = known, len(known.wordings)
                one.wordings += new.wordings
            else:
                one, first = new, 0
                self.phrases.append(one)
                self._by_type.setdefault(type(one.means), []).append(one)
            self._leading.update(each[0].kind for each in new.wordings if isinstance(each[0], Place))
            for number, wording in enumerate(new.wordings, first):
                for word in _first_words(wording):
                    self._by_word.setdefault(word, []).append((one, number))

    def read(self, text: str, at: int, told: Telling) -> Reading:
        begins: dict[str, bool] = {}
        given: dict[str, Value] | None = None
        for one, number, start, held, leads in self._beginning_with(first_word(text, at)):
            if _note is None:
                if (start and not text.startswith(start, at)) or (held and text.find(held, at) < 0):
                    continue
                if leads:
                    if leads not in begins:
                        begins[leads] = next(KINDS[leads].read(text, at, told), None) is not None
                    if not begins[leads]:
                        continue
            if given is None:
                given = self.given(told)
            yield from one.read(text, at, told, number, given)

    def _beginning_with(self, word: str) -> tuple[_Wording, ...]:
        """The wordings that can begin with a word, those first that begin with no other."""
        if word not in self._by_word:
            word = ""
        if word not in self._beginning:
            of_word = self._by_word.get(word, []) if word else []
            found = (*of_word, *self._by_word.get("", ()))
            self._beginning[word] = tuple(self._required(one, number) for one, number in found)
        return self._beginning[word]

    def _required(self, one: Phrase, number: int) -> _Wording:
        first, *rest = one.wordings[number]
        leads = first.kind if isinstance(first, Place) and self._leading[first.kind] > 1 else ""
        begins = first.text if isinstance(first, Words) else ""
        return _Wording(one, number, begins, max(map(_stem, rest), key=len, default=""), leads)

    def say(self, value: Value, told: Telling) -> Said:
        for one in self._like(value):
            found: dict[str, Value] = {}
            if one.fits(value, found):
                try:
                    said = one.say(found, told)
                except Unsayable:
                    continue
                return said
        raise Unsayable(f"{self.name}: {value!r}")

    def _like(self, value: Value) -> tuple[Phrase, ...]:
        """The phrases that may mean a value, by its type, and that of a tuple's first member."""
        first = type(value[0]) if isinstance(value, tuple) and value else None
        kind = (type(value), first)
        if kind not in self._meaning:
            same = self._by_type.get(type(value), [])
            if first is not None:
                same = [each for each in same if not each.means or type(each.means[0]) in (first, Slot)]
            self._meaning[kind] = (*same, *self._by_type.get(Slot, ()))
        return self._meaning[kind]

    def given(self, told: Telling) -> dict[str, Value]:
        """Values that are known before the words are read."""
        return {}


class Followed(Table):
    """Phrases after which later words speak of something else, as they are read and as they are said."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in super().read(text, at, told):
            yield value, end, self.then(value, then)

    def say(self, value: Value, told: Telling) -> Said:
        words, then = super().say(value, told)
        return words, self.then(value, then)

    def then(self, value: Value, told: Telling) -> Telling:
        """What can be spoken of behind a phrase that means the value."""
        raise NotImplementedError


def table(name: str) -> Table:
    """The table of this name, to which a later module adds its lines.  Raises KeyError where there is none yet."""
    found = KINDS[name]
    assert isinstance(found, Table)
    return found


def _first_words(wording: tuple[Part, ...]) -> tuple[str, ...]:
    """The words that the wording can begin with; ("",) where a place comes first or the word may go on."""
    first = wording[0]
    if isinstance(first, Verb):
        return (first.base, first.third) if first.base != first.third else (first.base,)
    if isinstance(first, Words):
        word = first_word(first.text, 0)
        if len(word) < len(first.text) or len(wording) == 1:
            return (word,)
    return ("",)


def _stem(part: Part) -> str:
    """What a part says however it agrees with others; "" where it may say anything."""
    if isinstance(part, Words):
        return part.text
    if isinstance(part, Verb):
        return _in_common(part.base, part.third)
    return _in_common(part.one, part.several) if isinstance(part, Noun) else ""


def _in_common(one: str, other: str) -> str:
    """What two words begin with alike.

    >>> _in_common("copy", "copies"), _in_common("does", "doesn't")
    ('cop', 'does')
    """
    return "".join(letter for letter, _ in takewhile(lambda both: both[0] == both[1], zip(one, other, strict=False)))


class Either(Kind):
    """Several kinds, tried in order."""

    def __init__(self, name: str, *kinds: str) -> None:
        KINDS[name] = self
        self.kinds = kinds

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for kind in self.kinds:
            yield from KINDS[kind].read(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        for kind in self.kinds:
            try:
                return KINDS[kind].say(value, told)
            except Unsayable:
                continue
        raise Unsayable(repr(value))
