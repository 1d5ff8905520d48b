"""What is done instead of what was said before: "if …, … instead", "morbid — … instead if …"."""

from collections.abc import Iterator

from msgspec import structs

from entaku.oracle.ir.conditions import Condition, DiedThisTurn
from entaku.oracle.ir.instructions import DoUnless, Instead, Instruction
from entaku.oracle.ir.things import Amount, Bound, You
from entaku.oracle.ir.walking import nodes
from entaku.oracle.keywords.paid import asked_for
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.damage import Damage
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.mechanics.tokens import Create
from entaku.oracle.saying.english.between import MORE_WORDS
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_STARTS = (". ", *(f".\n{word} — " for word in MORE_WORDS))
"""What stands between what a spell does and what it does instead, which may be two paragraphs."""
_OF_ONE = " instead of one"
_WORDINGS = ((", ", " instead"), (", instead ", ""), (", ", _OF_ONE))
"""Around what is done instead, where the condition stands before it."""
_BEHIND = len(_WORDINGS)
"""The number of the wording in which the condition stands behind: "… instead if …"."""
_EACH = len(_WORDINGS) + 1
_MORE_TOKENS, _MORE_CARDS = 2, 3
"""Where more of the same tokens are created instead, or more cards are taken: "create four of those tokens instead"."""


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
            if hangs_on(condition, found):
                continue
            for wording, (before, behind) in enumerate(_WORDINGS):
                if behind == _OF_ONE and not is_of_one(found):
                    continue
                if text.startswith(before, end):
                    fresh = then._replace(subject=You(), third=False).chose("instead", number + wording)
                    for other, last, after in self._done(found, text, end + len(before), fresh):
                        if text.startswith(behind, last) and may_aim(told, after, condition):
                            yield (Instead(found, other, condition),), last + len(behind), after

    def _behind(self, found: tuple[Instruction, ...], text: str, at: int, told: Telling, number: int) -> Reading:
        fresh = told._replace(subject=You(), third=False).chose("instead", number + _BEHIND)
        for other, last, after in self._done(found, text, at, fresh):
            if text.startswith(" instead if ", last):
                for condition, end, then in KINDS["condition"].read(text, last + len(" instead if "), after):
                    if hangs_on(condition, found) or not may_aim(told, then, condition):
                        continue
                    yield (Instead(found, other, condition),), end, then

    def _done(
        self, found: tuple[Instruction, ...], text: str, at: int, told: Telling
    ) -> Iterator[tuple[tuple[Instruction, ...], int, Telling]]:
        if (taken := taken_of_seen(found)) is not None:
            more = told.chose("same harmed", _MORE_CARDS)
            for (number, place), end, then in KINDS["more of those"].read(text, at, more):
                if place == (taken[1].to, taken[1].tapped, taken[1].attacking) and text[end : end + 8] == " instead":
                    yield with_so_many(found, number), end, then
                    return  # the rest goes where it would go
        for kind in ("clauses", "inner"):
            for other, end, then in KINDS[kind].read(text, at, told.chose("same harmed", 0)):
                if kind == "clauses" or is_alike(found, other):
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
            raise Unsayable(value)
        text, told = self._usually(value.do, told)
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

    def _usually(self, do: tuple[Instruction, ...], told: Telling) -> Said:
        """What is done where the condition doesn't hold: clauses, what one sentence says, or an idiom."""
        if isinstance(do[0], DoUnless):
            return KINDS["sentence"].say(do, told)
        try:
            return KINDS["clauses"].say(do, told)
        except Unsayable:
            return KINDS["inner"].say(do, told)

    def _said(self, value: Instead, told: Telling) -> Said:
        same, told = told.choice("same harmed")
        if not same:
            return KINDS["inner"].say(value.instead, told)
        if same == _MORE_CARDS:
            taken, more = taken_of_seen(value.do), taken_of_seen(value.instead)
            if taken is None or more is None or value.instead != with_so_many(value.do, more[0].amount):
                raise Unsayable(value)
            place = (more[1].to, more[1].tapped, more[1].attacking)
            return KINDS["more of those"].say((more[0].amount, place), told)
        (one,) = value.instead
        if isinstance(one, Create) and same == _MORE_TOKENS:
            if value.do != (structs.replace(one, amount=getattr(value.do[0], "amount", 0)),):
                raise Unsayable(value)
            return KINDS["more of those tokens"].say(one.amount, told)
        if not isinstance(one, Damage) or value.do != (structs.replace(one, amount=getattr(value.do[0], "amount", 0)),):
            raise Unsayable(value)
        return KINDS["other damage"].say((one.source, one.amount), told)


def hangs_on(condition: Condition, found: tuple[Instruction, ...]) -> bool:
    """Whether it is asked about what only the doing finds or moves, so that it can't be known before.  (CR 614.15)"""
    names = {name for one in nodes(found) if (name := getattr(one, "bind", ""))}
    return any(getattr(one, "name", None) in names for one in nodes(condition))


def may_aim(before: Telling, after: Telling, condition: Condition) -> bool:
    """Whether what is done instead has no targets of its own, or these are chosen as it is cast so.  (CR 601.2c)"""
    return after.targets == before.targets or asked_for(condition) is not None


def is_alike(found: tuple[Instruction, ...], other: tuple[Instruction, ...]) -> bool:
    """Whether the two begin alike: else more than the last sentence may be meant, of which nothing would be done."""
    first = found[0].do[0] if isinstance(found[0], DoUnless) else found[0]
    second = other[0].do[0] if isinstance(other[0], DoUnless) else other[0]
    put = isinstance(first, ChooseThings) and len(found) > 1 and type(second) is type(found[1])
    return type(first) is type(second) or put


def is_of_one(found: tuple[Instruction, ...]) -> bool:
    """Whether one card of several is taken."""
    taken = taken_of_seen(found)
    return taken is not None and taken[0].amount == 1


def taken_of_seen(found: tuple[Instruction, ...]) -> tuple[ChooseThings, Move] | None:
    """What is chosen of cards that were seen, and where it goes; None where that isn't all but for the rest."""
    if len(found) < len(("chosen", "put")) or len(found) > len(("chosen", "put", "rest")):
        return None
    chosen, put = found[:2]
    if not isinstance(chosen, ChooseThings) or not isinstance(put, Move) or put.what != Bound(chosen.bind):
        return None
    return (chosen, put) if isinstance(chosen.what, Bound) and chosen.amount is not None else None


def with_so_many(found: tuple[Instruction, ...], number: Amount | None) -> tuple[Instruction, ...]:
    """The same where so many cards are taken."""
    return tuple(structs.replace(one, amount=number) if isinstance(one, ChooseThings) else one for one in found)


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
Table("them yet again", phrase("them", "those cards", "those", None))
Table("more of those", phrase("put {n:several} of {x:them yet again} {place:its place}", (slot("n"), slot("place"))))
Table("more of those tokens", phrase("create {n:a} of those tokens", slot("n")))
