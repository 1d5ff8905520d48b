"""What happens, sentence by sentence: the words that tie clauses together."""

from collections.abc import Iterator

from entaku.oracle.ir.instructions import DoUnless, If, Instruction, May, Reflexive
from entaku.oracle.ir.things import (
    Targeted,
    You,
)
from entaku.oracle.mechanics.choosing import ChooseThings
from entaku.oracle.mechanics.counters import SpreadCounters
from entaku.oracle.mechanics.moving import PutFromHand
from entaku.oracle.saying.english.between import FULL_STOPS, GAPS, MORE_STOPS, clause_ended, usual_gap, usually_declared
from entaku.oracle.saying.english.idioms import is_card_chosen
from entaku.oracle.saying.english.instead import INSTEAD, is_alike
from entaku.oracle.saying.english.processes import THIS_PROCESS, as_process, unprocessed
from entaku.oracle.saying.english.rows_of_ifs import as_said, ends_row
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.english.with_choices import without_choices

MOST_IN_IDIOM = 7
FOR_EACH = 5
"""The wording of targets that stand first where there is one for each of several players."""
_DECLARED = ("choose target ", "choose up to ", "choose any number of target ", "choose two target ")
"""How targets that stand in front of what is done begin."""
_UNDECIDED = (May, If, DoUnless)
_AFTER_THEN = (May, DoUnless, If, ChooseThings, PutFromHand, SpreadCounters)
"""What may stand behind ", then" in a sentence that is more than clauses."""


def gaps_behind(last: Instruction, text: str, at: int) -> tuple[int, ...]:
    """The gaps that may stand behind an instruction and before the next."""
    if text.startswith(".\n", at):
        return MORE_STOPS
    return (0, 3, 1, 2) if is_card_chosen(last) else (0, 3, 1)


class Effect(Kind):
    """All that a spell or ability does, without the full stop at its end."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        again = text.find(THIS_PROCESS, at)
        for found, end, then in self._sentences(text, at, told):
            yield (as_process(found) if 0 <= again < end else found), end, then

    def _sentences(self, text: str, at: int, told: Telling) -> Reading:
        for then, begin in self._targeted_first(text, at, told):
            yield from self._sentences(text, begin, then)
        for found, end, then in self._one(text, at, told):
            for number in gaps_behind(found[-1], text, end):
                if text.startswith(GAPS[number], end):
                    then = then.clause_ended()
                    start = then if number == 1 else then._replace(subject=You(), third=False)
                    begin = end + len(GAPS[number])
                    for rest, last, after in self._sentences(text, begin, start.chose("gap", number)):
                        if isinstance(rest[0], Reflexive) and isinstance(found[-1], _UNDECIDED):
                            continue  # it is what may be done that is meant
                        if number != 1 or isinstance(rest[0], _AFTER_THEN) or self._is_idiom(found, text, begin, start):
                            yield (*found, *ends_row(found[-1], rest)), last, after
            yield found, end, then

    def _is_idiom(self, found: tuple[Instruction, ...], text: str, at: int, told: Telling) -> bool:
        """Whether what was found is several instructions of one idiom, or what stands behind it is."""
        return len(found) > 1 or next(KINDS["idiom"].read(text, at, told), None) is not None

    def _targeted_first(self, text: str, at: int, told: Telling) -> Iterator[tuple[Telling, int]]:
        """The targets that are chosen in front of what is done, and where that begins."""
        if text.startswith(_DECLARED, at) and not told.targets:
            for then, end in self._declared(text, at + len("choose "), told):
                for number in (0, 1):
                    if text.startswith(GAPS[number], end):
                        count = (len(then.targets) - 1) * 2 + number + 1
                        yield then.chose("declared", count), end + len(GAPS[number])
        if text.startswith("for each ", at):
            for _, end, then in KINDS["one for each"].read(text, at, told):
                if text.startswith(GAPS[0], end):
                    yield then.chose("declared", FOR_EACH), end + len(GAPS[0])

    def _declared(self, text: str, at: int, told: Telling) -> Iterator[tuple[Telling, int]]:
        """What is targeted before anything is done with it: one target, or two."""
        for _, end, then in KINDS["new target"].read(text, at, told):
            yield then, end
            if text.startswith(" and ", end):
                for _, last, after in KINDS["new target"].read(text, end + len(" and "), then):
                    yield after._replace(it=None, noun=""), last

    def _say_declared(self, told: Telling, do: tuple[Instruction, ...]) -> Said:
        """The same said: "choose target creature. "; nothing where no target stands in front."""
        number, told = told.choice("declared", usually_declared(do, len(told.targets) - told.said))
        if not number:
            return "", told
        if number == FOR_EACH:
            words, told = KINDS["one for each"].say(None, told)
            return words + GAPS[0], told
        words, told = KINDS["new target"].say(Targeted(told.said), told)
        if number > len(GAPS[:2]):
            more, told = KINDS["new target"].say(Targeted(told.said), told)
            words, told = f"{words} and {more}", told._replace(it=None, noun="")
        return f"choose {words}{GAPS[(number - 1) % 2]}", told

    def _one(self, text: str, at: int, told: Telling) -> Reading:
        for found, end, then in KINDS["idiom"].read(text, at, told):
            yield found, end, then
            yield from self._instead(found, text, end, then)
        if text.startswith("for each ", at):
            yield from KINDS["for players"].read(text, at, told)
        yield from KINDS["the same"].read(text, at, told)
        for found, end, then in KINDS["sentence"].read(text, at, told):
            yield found, end, then
            if isinstance(found[0], May | PutFromHand):  # of clauses the sentence itself says what is done instead
                yield from self._instead(found, text, end, then)

    def _instead(self, found: tuple[Instruction, ...], text: str, at: int, told: Telling) -> Reading:
        """What is done instead of what an idiom says, or somebody may do; where it begins as that does."""
        for (one,), end, then in INSTEAD.of(found, text, at, told):
            if is_alike(found, one.instead):
                yield (one,), end, then

    def say(self, value: Value, told: Telling) -> Said:
        value = unprocessed(value)
        said, told = self._say_declared(told, value)
        value = as_said(without_choices(value, told))
        place = number = 0
        while place < len(value):
            if place:
                number, told = told.choice("gap", usual_gap(value[place - 1], value[place], within=False))
                told = clause_ended(value[place - 1], told, number)
                said += GAPS[number]
                if number in FULL_STOPS:
                    told = told._replace(subject=You(), third=False)
            words, told, step = self._said(value[place:], told, without_verb=number == 5)
            said += words
            place += step
        if not said:
            raise Unsayable("nothing to do")
        return said, told

    def _said(
        self, value: tuple[Instruction, ...], told: Telling, without_verb: bool = False
    ) -> tuple[str, Telling, int]:
        """The first words for the instructions, as many of them as one idiom says; and how many these are."""
        if without_verb:
            words, told = KINDS["more counters"].say(value[0], told)
            return words, told, 1
        for step in range(min(len(value), MOST_IN_IDIOM), 0, -1) if KINDS["idiom"].may_mean(value) else ():
            try:
                words, then = KINDS["idiom"].say(value[:step], told)
            except Unsayable:
                continue
            return words, then, step
        for kind, step in (("the same", 2), ("for players", 1)):
            if not KINDS[kind].may_mean(value[:step]):
                continue
            try:
                words, then = KINDS[kind].say(value[:step], told)
            except Unsayable:
                continue
            return words, then, step
        words, told = KINDS["sentence"].say(value[:1], told)
        return words, told, 1


KINDS["effect"] = Effect()
