"""Tables of phrases of one kind: read by what a text begins with, said by what a piece of a tree is."""

from collections import Counter
from collections.abc import Iterable
from itertools import takewhile
from typing import NamedTuple

from entaku.oracle.saying.english.beginnings import (
    MOST_PAIRS,
    MOST_WORDS,
    Beginning,
    begins_of_any,
    begins_of_part,
    first_word,
    first_words,
    part_may_begin,
)
from entaku.oracle.saying.english.parts import Noun, Part, Place, Verb, Words, is_noted
from entaku.oracle.saying.english.patterns import Slot
from entaku.oracle.saying.english.phrase import Phrase
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value


class _Wording(NamedTuple):
    """A wording of a phrase in a table, and what a text must have for it to stand there.

    begins  the words that it begins with
    holds   the words behind them, the longest first
    leads   the kind of the place that it begins with, where other wordings of the table begin with it, too
    """

    phrase: Phrase
    number: int
    begins: str
    holds: tuple[str, ...]
    leads: str


class Table(Kind):
    """Phrases of one kind, tried in order; looked up by their first word.

    Phrases that mean the same become wordings of the first of them.
    """

    def __init__(self, name: str, *phrases: Phrase) -> None:
        self.name = name
        self.phrases: list[Phrase] = []
        self._by_word: dict[str, list[tuple[Phrase, int]]] = {}
        self._leading: Counter[str] = Counter()
        self._of_word: dict[str, tuple[_Wording, ...]] = {}
        self._beginning: dict[str, tuple[_Wording, ...]] = {}
        self._beginning_so: dict[str, tuple[_Wording, ...]] = {}
        self._by_type: dict[type, list[Phrase]] = {}
        self._meaning: dict[tuple[type, type | None], tuple[Phrase, ...]] = {}
        self._said_first: list[Phrase] = []
        KINDS[name] = self
        self.add(*phrases)

    def add(self, *phrases: Phrase) -> None:
        self.forget()
        KINDS.changed()
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

    def add_said_first(self, new: Phrase) -> None:
        """A phrase whose kind says what some values of several phrases are, and says it better than these."""
        self.add(new)
        self._said_first.append(new)
        self._meaning.clear()

    def read(self, text: str, at: int, told: Telling) -> Reading:
        begins: dict[str, bool] = {}
        given: dict[str, Value] | None = None
        is_all = is_noted()
        tried = self._all_of_word(first_word(text, at)) if is_all else self._beginning_with(first_words(text, at))
        for one, number, start, held, leads in tried:
            if not is_all:
                if start and not text.startswith(start, at):
                    continue
                if any(text.find(words, at) < 0 for words in held):
                    continue
                if leads:
                    if leads not in begins:
                        begins[leads] = next(KINDS[leads].read(text, at, told), None) is not None
                    if not begins[leads]:
                        continue
            if given is None:
                given = self.given(told)
            yield from one.read(text, at, told, number, given)

    def _beginning_with(self, words: str) -> tuple[_Wording, ...]:
        """The wordings that can begin with a word and the next, those first that begin with no other."""
        found = self._beginning_so.get(words)
        if found is None:
            begun = self._beginning_with_one(first_word(words, 0))
            found = tuple(one for one in begun if one.begins.startswith(words) or words.startswith(one.begins))
            if len(self._beginning_so) >= MOST_PAIRS:
                self._beginning_so.clear()
            self._beginning_so[words] = found
        return found

    def _beginning_with_one(self, word: str) -> tuple[_Wording, ...]:
        """The wordings that can begin with a word."""
        found = self._beginning.get(word)
        if found is None:
            all_ = self._all_of_word(word)
            found = tuple(each for each in all_ if part_may_begin(each.phrase.wordings[each.number][0], word))
            if len(self._beginning) >= MOST_WORDS:
                self._beginning.clear()
            self._beginning[word] = found
        return found

    def _all_of_word(self, word: str) -> tuple[_Wording, ...]:
        """The wordings that begin with a word, and those behind them whose first word isn't known."""
        if word not in self._by_word:
            word = ""
        if word not in self._of_word:
            of_word = self._by_word.get(word, []) if word else []
            found = (*of_word, *self._by_word.get("", ()))
            self._of_word[word] = tuple(self._required(one, number) for one, number in found)
        return self._of_word[word]

    def begins(self) -> Iterable[str] | None:
        found: set[str] = set()
        for wording in (wording for one in self.phrases for wording in one.wordings):
            words = begins_of_part(wording[0])
            if words is None:
                return None
            found.update(words)
        return found

    def forget(self) -> None:
        self._of_word.clear()
        self._beginning.clear()
        self._beginning_so.clear()
        self._meaning.clear()

    def _required(self, one: Phrase, number: int) -> _Wording:
        first, *rest = one.wordings[number]
        leads = first.kind if isinstance(first, Place) and self._leading[first.kind] > 1 else ""
        begins = first.text if isinstance(first, Words) else ""
        behind = sorted({stem for stem in map(_stem, rest) if len(stem) > 1}, key=lambda stem: (-len(stem), stem))
        return _Wording(one, number, begins, tuple(behind), leads)

    def say(self, value: Value, told: Telling) -> Said:
        for one in self._like(value):
            found: dict[str, Value] = {}
            if one.fits(value, found):
                try:
                    return one.say(found, told)
                except Unsayable:
                    continue
        raise Unsayable(self.name, value)

    def may_mean(self, value: Value) -> bool:
        return bool(self._like(value))

    def _like(self, value: Value) -> tuple[Phrase, ...]:
        """The phrases that may mean a value, by its type, and that of a tuple's first member."""
        first = type(value[0]) if isinstance(value, tuple) and value else None
        kind = (type(value), first)
        if kind not in self._meaning:
            same = self._by_type.get(type(value), [])
            if first is not None:
                same = [each for each in same if not each.means or type(each.means[0]) in (first, Slot)]
            self._meaning[kind] = (*self._said_first, *same, *self._by_type.get(Slot, ()))
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


class SaidSo(Kind):
    """Words for what is usually said otherwise: they are said only where they were read."""

    def __init__(self, name: str, *words: str) -> None:
        KINDS[name] = self
        self.name = name
        self.words = words

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, words in enumerate(self.words, 1):
            if text.startswith(words, at):
                yield None, at + len(words), told.chose(self.name, number)

    def begins(self) -> Iterable[str] | None:
        return self.words

    def say(self, value: Value, told: Telling) -> Said:
        number, told = told.choice(self.name)
        if not number:
            raise Unsayable(self.name)
        return self.words[number - 1], told


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


class OrNothing(Kind):
    """Words of a kind that may be there or not: `nothing` is what it means that they aren't, as they may, too."""

    def __init__(self, name: str, kind: str, nothing: Value) -> None:
        KINDS[name] = self
        self.name = name
        self.kind = kind
        self.nothing = nothing

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for value, end, then in KINDS[self.kind].read(text, at, told):
            yield value, end, then.chose(self.name, 0) if value == self.nothing else then
        yield self.nothing, at, told

    def say(self, value: Value, told: Telling) -> Said:
        if value != self.nothing:
            return KINDS[self.kind].say(value, told)
        silent, told = told.choice(self.name, 1)
        return ("", told) if silent else KINDS[self.kind].say(value, told)


class Either(Kind):
    """Several kinds, tried in order."""

    def __init__(self, name: str, *kinds: str) -> None:
        self.kinds = kinds
        self._beginning = Beginning(*kinds)
        KINDS[name] = self

    def add_first(self, kind: str) -> None:
        """A further kind, which is tried before the others."""
        self.kinds = (kind, *self.kinds)
        self._beginning = Beginning(*self.kinds)
        KINDS.changed()

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for kind in self.kinds if is_noted() else self._beginning.beginning_with(first_word(text, at)):
            yield from KINDS[kind].read(text, at, told)

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(self.kinds)

    def forget(self) -> None:
        self._beginning.forget()

    def say(self, value: Value, told: Telling) -> Said:
        for kind in map(KINDS.__getitem__, self.kinds):
            if not kind.may_mean(value):
                continue
            try:
                return kind.say(value, told)
            except Unsayable:
                continue
        raise Unsayable(value)
