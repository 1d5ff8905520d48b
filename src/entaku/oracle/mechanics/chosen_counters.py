"""Counters of a kind that one chooses: "put your choice of a +1/+1 or trample counter on it".  (CR 608.2d)"""

import re

from entaku.oracle.ir.instructions import Action
from entaku.oracle.ir.things import Things
from entaku.oracle.saying.english.patterns import slot
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value
from entaku.oracle.saying.english.words import NUMBER_OF, NUMBERS
from entaku.oracle.saying.japanese.clauses import Said as JapaneseSaid
from entaku.oracle.saying.japanese.groups import kind
from entaku.oracle.saying.japanese.things import every
from entaku.oracle.saying.japanese.told import Told
from entaku.oracle.saying.japanese.words import Clause, wide
from entaku.oracle.saying.rows import WHAT, command, row


class PutChosenCounters(Action, frozen=True):
    """Counters of one of these kinds, so many of each as stands beside it, are put on objects: you choose which.

    (CR 122.1, 608.2d)
    """

    what: Things
    choices: tuple[str, ...]
    amounts: tuple[int, ...]


_KIND = r"(?:[+-]\d/[+-]\d|[a-z]+(?: strike)?)"
_EACH = re.compile(rf"(?P<n>[a-z]+) (?P<kind>{_KIND}) counters?")
_TOGETHER = re.compile(rf"a ({_KIND}(?:, {_KIND})*),? or ({_KIND}) counter(?= )")
_WORDS = "your choice of "


class ChoiceOfCounters(Kind):
    """Counters to choose among, each with its noun, or all with one: "your choice of a +1/+1 or trample counter"."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        start = at + len(_WORDS)
        if not text.startswith(_WORDS, at):
            return
        if found := _TOGETHER.match(text, start):
            kinds = (*found[1].split(", "), found[2])
            if kinds[0].count(" counter") == 0:
                yield (kinds, (1,) * len(kinds)), found.end(), told.chose("counters together", 1)
        found_each: list[tuple[str, int]] = []
        while one := _EACH.match(text, start):
            if one["n"] not in NUMBER_OF and one["n"] != "a":
                return
            found_each.append((one["kind"], NUMBER_OF.get(one["n"], 1)))
            joint = next((each for each in (", or ", ", ", " or ") if text.startswith(each, one.end())), "")
            if not joint:
                if len(found_each) > 1:
                    each_kind, number = zip(*found_each, strict=True)
                    yield (each_kind, number), one.end(), told.chose("counters together", 0)
                return
            start = one.end() + len(joint)

    def say(self, value: Value, told: Telling) -> Said:
        kinds, amounts = value
        together, told = told.choice("counters together")
        if len(kinds) < 2 or len(kinds) != len(amounts):
            raise Unsayable(value)
        if together:
            if set(amounts) != {1}:
                raise Unsayable(value)
            return f"{_WORDS}a {listed(kinds)} counter", told
        each = [f"{'a' if n == 1 else NUMBERS[n]} {one} counter{'s' * (n != 1)}" for one, n in zip(*value, strict=True)]
        return f"{_WORDS}{listed(each)}", told


def listed(words: "list[str] | tuple[str, ...]") -> str:
    """Words with "or" before the last.

    >>> listed(["a", "b", "c"])
    'a, b, or c'
    """
    *first, last = words
    return f"{', '.join(first)}{',' * (len(first) > 1)} or {last}"


KINDS["choice of counters"] = ChoiceOfCounters()


def _put(act: PutChosenCounters, told: Told) -> JapaneseSaid:
    each = [f"{kind(one)}カウンター{wide(n)}個" for one, n in zip(act.choices, act.amounts, strict=True)]
    return "", Clause(f"{every(act.what, told)}の上に{'か'.join(each)}のうちあなたが選んだものを", "置く")


row(
    PutChosenCounters,
    command("put {kinds+amounts:choice of counters} on {what:things}",
            PutChosenCounters(WHAT, slot("kinds"), slot("amounts"))),
    ja=_put,
)  # fmt: skip
