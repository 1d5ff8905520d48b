"""Tables of results, and what is said of results.  (CR 706.3)"""

import re
from collections.abc import Iterator

from msgspec import structs

from entaku.oracle.ir.abilities import Activated
from entaku.oracle.ir.conditions import Compared
from entaku.oracle.ir.instructions import Instruction
from entaku.oracle.ir.things import BoundAmount, You
from entaku.oracle.mechanics.dice import OTHER_RESULT, Roll, Striation
from entaku.oracle.mechanics.tokens import Create, CreateCopies
from entaku.oracle.saying.english import amounts, conditions, deeds
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.phrase import phrase
from entaku.oracle.saying.english.tables import Table, table
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

ADDS_TO = (amounts, conditions, deeds)
"""The modules to whose tables lines are added here, which must be there before."""

_DIE = re.compile(r"d(\d+)\b")
_ROW = re.compile(r"\.\n(\d+)(?:—(\d+)|(\+))? \| ")
_SAME = re.compile(r"create (one|two|three|four|five) of those tokens")
_SAME_NUMBERS = ("", "one", "two", "three", "four", "five")


class Die(Kind):
    """A die by how many sides it has: "d20"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if found := _DIE.match(text, at):
            yield int(found[1]), found.end(), told

    def say(self, value: Value, told: Telling) -> Said:
        return f"d{value}", told


class Results(Kind):
    """The table behind a roll, a striation a line; nothing where there is none."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found: tuple[Striation, ...] = ()
        start = fresh(told)
        while head := _ROW.match(text, at):
            row = next(self._row(text, head, start, found), None)
            if row is None:
                return
            one, at, then = row
            found, start = (*found, one), start._replace(trail=then.trail)
        yield found, at, told._replace(trail=start.trail)

    def _row(
        self, text: str, head: re.Match[str], told: Telling, before: tuple[Striation, ...]
    ) -> Iterator[tuple[Striation, int, Telling]]:
        """A striation, of which all up to the next line, or to the end, is read."""
        least = int(head[1])
        most = None if head[3] else int(head[2] or least)
        end = next_row.start() if (next_row := _ROW.search(text, head.end())) else text.rfind(".")
        for do, last, then in self._done(text, head.end(), told, before):
            if last == end and then.targets == told.targets:
                yield Striation(least, most, do), last, then

    def _done(
        self, text: str, at: int, told: Telling, before: tuple[Striation, ...]
    ) -> Iterator[tuple[tuple[Instruction, ...], int, Telling]]:
        made = tokens_of(before)
        if made is not None and (same := _SAME.match(text, at)):
            one = structs.replace(made, amount=_SAME_NUMBERS.index(same[1]))
            then = told.chose("those tokens", 1)
            yield (one,), same.end(), then
            if text.startswith(". ", same.end()):
                for rest, end, after in KINDS["effect"].read(text, same.end() + 2, then):
                    yield (one, *rest), end, after
        for do, end, then in KINDS["effect"].read(text, at, told.chose("those tokens", 0)):
            yield do, end, then

    def say(self, value: Value, told: Telling) -> Said:
        said = ""
        start = fresh(told)
        for place, one in enumerate(value):
            words, then = self._say_done(one.do, start, value[:place])
            start = start._replace(trail=then.trail)
            to = "+" if one.most is None else "" if one.most == one.least else f"—{one.most}"
            said += f".\n{one.least}{to} | {words}"
        return said, told._replace(trail=start.trail)

    def _say_done(self, do: tuple[Instruction, ...], told: Telling, before: tuple[Striation, ...]) -> Said:
        same, told = told.choice("those tokens")
        made = tokens_of(before)
        if not same or made is None:
            return KINDS["effect"].say(do, told)
        first = do[0]
        if not isinstance(first, Create | CreateCopies) or structs.replace(first, amount=made.amount) != made:
            raise Unsayable(do)
        if not isinstance(first.amount, int) or not 0 < first.amount < len(_SAME_NUMBERS):
            raise Unsayable(do)
        words = f"create {_SAME_NUMBERS[first.amount]} of those tokens"
        if not do[1:]:
            return words, told
        rest, told = KINDS["effect"].say(do[1:], told)
        return f"{words}. {rest}", told


def before_table(text: str) -> str:
    """What stands before a table where that is when an ability may be activated, "" otherwise."""
    row = _ROW.search(text)
    head = text[: row.start() + 1] if row else ""
    return head if ". activate only " in head else ""


def with_table(ability: Activated, text: str, at: int, told: Telling) -> Reading:
    """An ability the table of whose roll stands behind the sentences that say when it may be activated."""
    last = ability.do[-1] if ability.do else None
    if isinstance(last, Roll) and not last.table and text.startswith(".", at - 1):
        for rows, end, then in KINDS["results"].read(text, at - 1, told):
            if rows and text[end:] == ".":
                rolls = structs.replace(last, table=rows)
                found = structs.replace(ability, do=(*ability.do[:-1], rolls))
                yield found, len(text), then.chose("table behind", 1)


def without_table(ability: Activated) -> tuple[Activated, tuple[Striation, ...]]:
    """The ability and the table of its last roll, each by itself."""
    last = ability.do[-1]
    if not isinstance(last, Roll):
        raise Unsayable(ability)
    return structs.replace(ability, do=(*ability.do[:-1], structs.replace(last, table=()))), last.table


def fresh(told: Telling) -> Telling:
    """What each striation knows: what has been told before the table."""
    return told.clause_ended()._replace(subject=You(), third=False, understood=False)


def tokens_of(before: tuple[Striation, ...]) -> Create | CreateCopies | None:
    """The tokens that the first striation creates, if it does nothing else."""
    first = before[0].do if before else ()
    return first[0] if len(first) == 1 and isinstance(first[0], Create | CreateCopies) else None


KINDS["die"] = Die()
KINDS["results"] = Results()
table("equal").add(
    phrase("the result", "that result", BoundAmount("result")),
    phrase("the other result", BoundAmount(OTHER_RESULT)),
)
Table("result rolled", phrase("any of those results", BoundAmount("amount")))
table("condition").add(phrase("{r:result rolled} was {n:amount} or higher", Compared(slot("r"), ">=", slot("n"))))
table("deed").add(phrase("roll~ one or more dice", "roll dice"))
