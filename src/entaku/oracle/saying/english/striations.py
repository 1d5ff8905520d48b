"""Paragraphs of striated text boxes: chapters of Sagas, levels of levelers and Classes, station symbols, Cases.

(CR 711, 715, 717; 2026 719, 721)
"""

import re
from collections.abc import Iterable, Iterator

from msgspec import structs

from entaku.oracle.ir.abilities import Ability, Activated, CostPart, Keyword, Static, Triggered
from entaku.oracle.ir.changes import Gain, SetSize
from entaku.oracle.ir.conditions import AtCharge, AtClassLevel, AtLevel, Condition, Every, Unless
from entaku.oracle.ir.happenings import BeginningOf, Chapter
from entaku.oracle.ir.things import Self, You
from entaku.oracle.mechanics.cases import SOLVED, Solve
from entaku.oracle.mechanics.levels import GainLevel
from entaku.oracle.mechanics.speed import MAX_SPEED
from entaku.oracle.saying.english.beginnings import begins_of_any
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

NUMERALS = ("I", "II", "III", "IV", "V", "VI")
"""The numbers of chapters, from 1."""
_CHAPTERS = re.compile(r"([IV]+(?:, [IV]+)*) — ", re.IGNORECASE)
_SYMBOL = re.compile(r"level (\d+)(?:-(\d+)|\+)\n(\d+)/(\d+)(?:\n|$)", re.IGNORECASE)
_STATION = re.compile(r"(\d+)\+ \| ")
_BAR = re.compile(r": level (\d+)$", re.IGNORECASE)
_AT_LEVEL = re.compile(r"level (\d+) — ", re.IGNORECASE)


class ChapterLine(Kind):
    """A chapter ability: "I, II — Create a Treasure token."  (CR 715.2)"""

    says = (Triggered,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = _CHAPTERS.match(text, at)
        numbers = found[1].upper().split(", ") if found else []
        if found is None or not set(numbers) <= set(NUMERALS):
            return
        on = Chapter(tuple(NUMERALS.index(number) + 1 for number in numbers))
        for choice, end, then in KINDS["modes of trigger"].read(text, found.end(), told):
            yield Triggered(on, **choice), end, then
        for do, end, then in KINDS["effect"].read(text, found.end(), told):
            if text[end:] == ".":
                yield Triggered(on, do, then.targets), end + 1, then

    def begins(self) -> Iterable[str] | None:
        return tuple("IViv")

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Triggered) or not isinstance(value.on, Chapter):
            raise Unsayable(value)
        chapters = ", ".join(NUMERALS[number - 1] for number in value.on.numbers)
        if value.modes:
            words, told = KINDS["modes of trigger"].say(value, told)
            return f"{chapters} — {words}", told
        words, told = KINDS["effect"].say(value.do, told._replace(targets=value.targets))
        return f"{chapters} — {words}.", told


class LevelLine(Kind):
    """A level symbol with its striation: "LEVEL 1-4", a size, abilities, each on a line of its own.  (CR 711.2)"""

    says = (Static,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = _SYMBOL.match(text, at)
        if found is None:
            return
        least, most, power, toughness = found.groups()
        gained: tuple[Ability, ...] = ()
        for line in text[found.end() :].split("\n") if text[found.end() :] else ():
            one = next(read_whole(line, told), None)
            if one is None:
                return
            abilities, then = one
            gained, told = (*gained, *abilities), told._replace(trail=then.trail)
        size = SetSize(int(power), int(toughness))
        changes = (size, Gain(gained)) if gained else (size,)
        yield Static(Self(), changes, while_=AtLevel(int(least), int(most) if most else None)), len(text), told

    def begins(self) -> Iterable[str] | None:
        return ("l", "L")

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Static) or not isinstance(value.while_, AtLevel):
            raise Unsayable(value)
        size, *rest = value.changes
        least, most = value.while_.least, value.while_.most
        if not isinstance(size, SetSize):
            raise Unsayable(value)
        lines = [f"LEVEL {least}{'+' if most is None else f'-{most}'}", f"{size.power}/{size.toughness}"]
        for gain in rest:
            for each in rows(gain.abilities if isinstance(gain, Gain) else ()):
                said, then = KINDS[each[0]].say(each[1], told._replace(targets=(), said=0))
                told = told._replace(trail=then.trail)
                lines.append(said)
        return "\n".join(lines), told


class StationLine(Kind):
    """A station symbol with its striation: "8+ | flying", and further abilities, each on a line of its own.

    The size that is printed beside them stands on the card alone.  (CR 2026 721.2)
    """

    says = (Static,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = _STATION.match(text, at)
        if found is None:
            return
        gained: tuple[Ability, ...] = ()
        for line in text[found.end() :].split("\n"):
            one = next(read_whole(line, told), None)
            if one is None:
                return
            abilities, then = one
            gained, told = (*gained, *abilities), told._replace(trail=then.trail)
        yield Static(Self(), (Gain(gained),), while_=AtCharge(int(found[1]))), len(text), told

    def begins(self) -> Iterable[str] | None:
        return tuple("0123456789")

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Static) or not isinstance(value.while_, AtCharge):
            raise Unsayable(value)
        gain = value.changes[-1]
        lines = []
        for each in rows(gain.abilities if isinstance(gain, Gain) else ()):
            said, then = KINDS[each[0]].say(each[1], told._replace(targets=(), said=0))
            told = told._replace(trail=then.trail)
            lines.append(said)
        return f"{value.while_.least}+ | " + "\n".join(lines), told


def read_whole(line: str, told: Telling) -> Iterator[tuple[tuple[Ability, ...], Telling]]:
    """The abilities that a whole line means, with what was said."""
    start = told._replace(targets=(), said=0)
    for kind in ("keyword row", "line"):
        for value, end, then in KINDS[kind].read(line, 0, start):
            if end == len(line):
                yield (value if isinstance(value, tuple) else (value,)), then


def rows(abilities: tuple[Ability, ...]) -> list[tuple[str, object]]:
    """Abilities as they stand in lines: keywords that follow each other in one."""
    found: list[tuple[str, object]] = []
    row: tuple[Ability, ...] = ()
    for one in abilities:
        if isinstance(one, Keyword):
            row = (*row, one)
            continue
        found += [("keyword row", row)] if row else []
        found.append(("line", one))
        row = ()
    return [*found, ("keyword row", row)] if row else found


class LevelBar(Kind):
    """What the bar of a Class says: "{2}{G}: Level 2".  (CR 717.2a)"""

    says = (Activated,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for cost, end, then in KINDS["cost"].read(text, at, told):
            found = _BAR.match(text, end)
            if found is not None:
                yield gaining(cost, int(found[1])), len(text), then

    def begins(self) -> Iterable[str] | None:
        return begins_of_any(("cost",))

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Activated) or not value.do or not isinstance(value.do[0], GainLevel):
            raise Unsayable(value)
        if value != gaining(value.cost, value.do[0].level):
            raise Unsayable(value)
        cost, told = KINDS["cost"].say(value.cost, told)
        return f"{cost}: level {value.do[0].level}", told


def gaining(cost: tuple[CostPart, ...], level: int) -> Activated:
    """The ability by which a Class gains a level."""
    return Activated(cost, (GainLevel(level),), timing="sorcery", if_=AtClassLevel(level - 1, level - 1))


class ClassLine(Kind):
    """What stands under a bar of a Class, said with the level from which on it is so: "level 2 — …".  (CR 717.2a)"""

    says = (Static,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        found = _AT_LEVEL.match(text, at)
        if found is not None:
            for ability, end, then in KINDS["line"].read(text, found.end(), told._replace(subject=You())):
                if end == len(text):
                    yield Static(Self(), (Gain((ability,)),), while_=AtClassLevel(int(found[1]))), end, then

    def begins(self) -> Iterable[str] | None:
        return ("l", "L")

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Static) or not isinstance(value.while_, AtClassLevel) or len(value.changes) != 1:
            raise Unsayable(value)
        (gain,) = value.changes
        if not isinstance(gain, Gain) or len(gain.abilities) != 1:
            raise Unsayable(value)
        words, told = KINDS["line"].say(gain.abilities[0], told)
        return f"level {value.while_.least} — {words}", told


class ToSolve(Kind):
    """What solves a Case at its controller's end step: "to solve — you have no cards in hand."  (CR 2026 719.3a)"""

    says = (Triggered,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text[at : at + len(TO_SOLVE)].lower() != TO_SOLVE:
            return
        for condition, end, then in KINDS["condition"].read(text, at + len(TO_SOLVE), told):
            if text[end:] == ".":
                yield solving(condition), end + 1, then

    def begins(self) -> Iterable[str] | None:
        return ("t", "T")

    def say(self, value: Value, told: Telling) -> Said:
        both = value.if_ if isinstance(value, Triggered) else None
        if not isinstance(both, Every) or value != solving(both.of[0]):
            raise Unsayable(value)
        words, told = KINDS["condition"].say(both.of[0], told)
        return f"{TO_SOLVE}{words}.", told


TO_SOLVE, IF_SOLVED = "to solve — ", "solved — "


def solving(condition: Condition) -> Triggered:
    """The ability by which a Case becomes solved."""
    return Triggered(BeginningOf("end", You()), (Solve(),), if_=Every((condition, Unless(SOLVED))))


class SolvedLine(Kind):
    """What a Case can do once it is solved: "solved — sacrifice ~: draw a card."  (CR 2026 719.3c)"""

    says = (Static,)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text[at : at + len(IF_SOLVED)].lower() != IF_SOLVED:
            return
        start = at + len(IF_SOLVED)
        for ability, end, then in KINDS["line"].read(text, start, told._replace(subject=You())):
            if end == len(text):
                yield Static(Self(), (Gain((ability,)),), while_=SOLVED), end, then

    def begins(self) -> Iterable[str] | None:
        return ("s", "S")

    def say(self, value: Value, told: Telling) -> Said:
        if not isinstance(value, Static) or value.while_ != SOLVED or len(value.changes) != 1:
            raise Unsayable(value)
        (gain,) = value.changes
        if not isinstance(gain, Gain) or len(gain.abilities) != 1:
            raise Unsayable(value)
        words, told = KINDS["line"].say(gain.abilities[0], told)
        return f"{IF_SOLVED}{words}", told


IF_FASTEST = "max speed — "


class MaxSpeedLine(Kind):
    """What a card has at max speed: "max speed — ~ has lifelink."  (CR 2026 702.178a)

    What works elsewhere than on the battlefield does so there only then.  (CR 2026 702.178b)
    """

    says = (Activated, Static)

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if text[at : at + len(IF_FASTEST)].lower() != IF_FASTEST:
            return
        for ability, end, then in KINDS["line"].read(text, at + len(IF_FASTEST), told._replace(subject=You())):
            if end == len(text):
                elsewhere = self._elsewhere(ability, None)
                yield elsewhere or Static(Self(), (Gain((ability,)),), while_=MAX_SPEED), end, then

    def _elsewhere(self, ability: Value, before: Condition | None) -> Activated | Static | None:
        """An ability that works elsewhere with the condition instead of what it had `before`."""
        after = MAX_SPEED if before is None else None
        if isinstance(ability, Activated) and ability.zone != "battlefield" and ability.if_ == before:
            return structs.replace(ability, if_=after)
        if isinstance(ability, Static) and ability.zone != "battlefield" and ability.while_ == before:
            return structs.replace(ability, while_=after)
        return None

    def begins(self) -> Iterable[str] | None:
        return ("m", "M")

    def say(self, value: Value, told: Telling) -> Said:
        ability: Value = self._elsewhere(value, MAX_SPEED)
        if ability is None and isinstance(value, Static) and value.while_ == MAX_SPEED and len(value.changes) == 1:
            (gain,) = value.changes
            ability = gain.abilities[0] if isinstance(gain, Gain) and len(gain.abilities) == 1 else None
        if ability is None:
            raise Unsayable(value)
        words, told = KINDS["line"].say(ability, told)
        return f"{IF_FASTEST}{words}", told


KINDS["to solve line"] = ToSolve()
KINDS["max speed line"] = MaxSpeedLine()
KINDS["solved line"] = SolvedLine()
KINDS["chapter line"] = ChapterLine()
KINDS["level line"] = LevelLine()
KINDS["station line"] = StationLine()
KINDS["level bar"] = LevelBar()
KINDS["class line"] = ClassLine()
