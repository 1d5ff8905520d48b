"""What is done instead of what was said before: "if …, … instead", "morbid — … instead if …"."""

from collections.abc import Iterator

from msgspec import structs

from entaku.oracle.ir.conditions import DiedThisTurn
from entaku.oracle.ir.instructions import DoUnless, Instead, Instruction
from entaku.oracle.ir.things import You
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.tokens import Create
from entaku.oracle.saying.english.between import MORE_WORDS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_STARTS = (". ", *(f".\n{word} — " for word in MORE_WORDS))
"""What stands between what a spell does and what it does instead, which may be two paragraphs."""
_WORDINGS = ((", ", " instead"), (", instead ", ""))
"""Around what is done instead, where the condition stands before it."""
_BEHIND = len(_WORDINGS)
"""The number of the wording in which the condition stands behind: "… instead if …"."""
_EACH = len(_WORDINGS) + 1
_MORE_TOKENS = 2
"""Where more of the same tokens are created instead: "create four of those tokens instead"."""


class InsteadSentence(Kind):
    """What is done instead if a condition holds, behind what is done usually.

    Read, it is told what is done usually by `of`; the wording is a number: the start, and where the condition stands.
    """

    def of(self, found: tuple[Instruction, ...], text: str, at: int, told: Telling) -> Reading:
        told = told.clause_ended()
        for number, start in enumerate(_STARTS):
            if not text.startswith(start, at):
                continue
            begin = at + len(start)
            if text.startswith("if ", begin):
                yield from self._in_front(found, text, begin, told, number * _EACH)
            elif number or " instead if " in text[begin:]:
                yield from self._behind(found, text, begin, told, number * _EACH)

    def _in_front(self, found: tuple[Instruction, ...], text: str, at: int, told: Telling, number: int) -> Reading:
        for condition, end, then in KINDS["condition"].read(text, at + 3, told):
            for wording, (before, behind) in enumerate(_WORDINGS):
                if text.startswith(before, end):
                    fresh = then._replace(subject=You(), third=False).chose("instead", number + wording)
                    for other, last, after in self._done(found, text, end + len(before), fresh):
                        if text.startswith(behind, last):
                            yield (Instead(found, other, condition),), last + len(behind), after

    def _behind(self, found: tuple[Instruction, ...], text: str, at: int, told: Telling, number: int) -> Reading:
        fresh = told._replace(subject=You(), third=False).chose("instead", number + _BEHIND)
        for other, last, after in self._done(found, text, at, fresh):
            if text.startswith(" instead if ", last):
                for condition, end, then in KINDS["condition"].read(text, last + len(" instead if "), after):
                    yield (Instead(found, other, condition),), end, then

    def _done(
        self, found: tuple[Instruction, ...], text: str, at: int, told: Telling
    ) -> Iterator[tuple[tuple[Instruction, ...], int, Telling]]:
        for other, end, then in KINDS["clauses"].read(text, at, told.chose("same harmed", 0)):
            yield other, end, then
        if isinstance(found[0], DoUnless):
            for other, end, then in KINDS["sentence"].read(text, at, told.chose("same harmed", 0)):
                if isinstance(other[0], DoUnless):
                    yield other, end, then
        if len(found) == 1 and isinstance(found[0], Damage):
            for (source, number), end, then in KINDS["other damage"].read(text, at, told.chose("same harmed", 1)):
                if source == found[0].source:
                    yield (structs.replace(found[0], amount=number),), end, then
        if len(found) == 1 and isinstance(found[0], Create):
            again = told.chose("same harmed", _MORE_TOKENS)
            for number, end, then in KINDS["more of those tokens"].read(text, at, again):
                yield (structs.replace(found[0], amount=number),), end, then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Instead):
            raise Unsayable(repr(value))
        kind = "sentence" if isinstance(value.do[0], DoUnless) else "clauses"
        text, told = KINDS[kind].say(value.do, told)
        told = told.clause_ended()
        usual = _EACH + _BEHIND if value.condition == DiedThisTurn() else 0
        number, told = told.choice("instead", usual)
        start, wording = _STARTS[number // _EACH], number % _EACH
        if wording == _BEHIND:
            words, told = self._said(value, told._replace(subject=You(), third=False))
            condition, told = KINDS["condition"].say(value.condition, told)
            return f"{text}{start}{words} instead if {condition}", told
        condition, told = KINDS["condition"].say(value.condition, told)
        words, told = self._said(value, told._replace(subject=You(), third=False))
        before, behind = _WORDINGS[wording]
        return f"{text}{start}if {condition}{before}{words}{behind}", told

    def _said(self, value: Instead, told: Telling) -> Said:
        same, told = told.choice("same harmed")
        if not same:
            kind = "sentence" if isinstance(value.instead[0], DoUnless) else "clauses"
            return KINDS[kind].say(value.instead, told)
        (one,) = value.instead
        if isinstance(one, Create) and same == _MORE_TOKENS:
            if value.do != (structs.replace(one, amount=getattr(value.do[0], "amount", 0)),):
                raise Unsayable(repr(value))
            return KINDS["more of those tokens"].say(one.amount, told)
        if not isinstance(one, Damage) or value.do != (structs.replace(one, amount=getattr(value.do[0], "amount", 0)),):
            raise Unsayable(repr(value))
        return KINDS["other damage"].say((one.source, one.amount), told)


class OtherDamage(Kind):
    """How much damage a source deals instead, where to whom isn't said again: "~ deals 6 damage"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for source, end, then in KINDS["dealer"].read(text, at, told):
            if text.startswith(" deals ", end):
                for number, last, after in KINDS["number"].read(text, end + len(" deals "), then):
                    if text.startswith((" damage instead", " damage."), last) or text[last:] == " damage":
                        yield (source, number), last + len(" damage"), after

    def say(self, value: Value, told: Telling) -> Said:
        source, number = value
        words, told = KINDS["dealer"].say(source, told)
        amount, told = KINDS["number"].say(number, told)
        return f"{words} deals {amount} damage", told


INSTEAD = InsteadSentence()
KINDS["other damage"] = OtherDamage()
Table("more of those tokens", phrase("create {n:a} of those tokens", slot("n")))
