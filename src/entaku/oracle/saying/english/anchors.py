"""Anchor words: "as ~ enters, choose Khans or Dragons", and an ability for each.  (CR 607.2q, 614.12b)"""

import re
from typing import Any  # Any: values of whatever kind

from entaku.oracle.ir.abilities import Replaces, Static
from entaku.oracle.ir.changes import Gain
from entaku.oracle.ir.conditions import ChoseWord
from entaku.oracle.ir.replacements import AsEntersChoose
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_CHOICE = re.compile(r"as ~ enters, choose ([A-Z][\w ]*?) or ([A-Z][\w ]*?)\.\n• ")
_BULLET = "\n• "


def abilities_of(words: tuple[str, ...], lines: tuple[Any, ...]) -> tuple[Replaces | Static, ...]:
    """The choice, and what the card has as long as each of the words was chosen for it."""
    has = (Static(changes=(Gain((one,)),), while_=ChoseWord(word)) for word, one in zip(words, lines, strict=True))
    return (Replaces(AsEntersChoose("word", among=words)), *has)


class Anchored(Kind):
    """A paragraph with such a choice, and a line with a bullet for each of its words in their order."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = _CHOICE.match(text, at)
        lines = text[found.end() :].split(_BULLET) if found else ()
        if found is None or len(lines) != len(found.groups()):
            return
        has: list[Value] = []
        then = told
        for line in lines:
            one = next(
                (each for each in KINDS["line"].read(line, 0, Telling(trail=then.trail)) if each[1] == len(line)), None
            )
            if one is None:
                return
            has.append(one[0])
            then = then._replace(trail=one[2].trail)
        yield abilities_of(found.groups(), tuple(has)), len(text), then

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, tuple):
            raise Unsayable(value)
        first = value[0].effect if value and isinstance(value[0], Replaces) else None
        gains = [one.changes[0] for one in value[1:] if isinstance(one, Static) and one.changes]
        has: tuple[Any, ...] = tuple(one.abilities[0] for one in gains if isinstance(one, Gain))
        if not isinstance(first, AsEntersChoose) or len(has) != len(first.among) or not has:
            raise Unsayable(value)
        if value != abilities_of(first.among, has):
            raise Unsayable(value)
        said = []
        for one in has:
            words, then = KINDS["line"].say(one, Telling(trail=told.trail))
            told = told._replace(trail=then.trail)
            said.append(words)
        return f"as ~ enters, choose {' or '.join(first.among)}.{_BULLET}{_BULLET.join(said)}", told


KINDS["anchored"] = Anchored()
