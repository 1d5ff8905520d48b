"""Modes among which so many are chosen, each a line with a bullet.  (CR 700.2)"""

from collections.abc import Iterator
from typing import Any, Literal  # Any: values of the fields of an ability

from entaku.oracle.ir.abilities import Mode, SpellAbility, Triggered
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_CHOOSE = (
    ("choose one —", 1, None),
    ("choose two —", 2, None),
    ("choose one or both —", 1, 2),
    ("choose one or more —", 1, 99),
    ("choose up to one —", 0, 1),
)


class Modes(Kind):
    """Modes to choose among, each a line with a bullet."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for words, choose, most in _CHOOSE:
            if text.startswith(f"{words}\n• ", at):
                lines = text[at + len(words) + 3 :].split("\n• ")
                modes: list[Mode] = []
                for line in lines:
                    start = told._replace(targets=(), said=0)
                    found = next(
                        ((do, then) for do, end, then in KINDS["effect"].read(line, 0, start) if line[end:] == "."),
                        None,
                    )
                    if found is None:
                        return
                    modes.append(Mode(found[0], found[1].targets))
                    told = told._replace(trail=found[1].trail)
                number = len(modes) if most == 99 else most
                yield (choose, number, tuple(modes)), len(text), told
                return

    def say(self, value: Value, told: Telling) -> Said:
        choose, most, modes = value
        words = next(
            (
                words
                for words, least, up_to in _CHOOSE
                if (least, up_to) == (choose, most) or (up_to == 99 and least == choose and most == len(modes))
            ),
            None,
        )
        if words is None:
            raise Unsayable(value)
        lines = [words]
        for mode in modes:
            said, then = KINDS["effect"].say(mode.do, told._replace(targets=mode.targets, said=0))
            told = told._replace(trail=then.trail)
            lines.append(f"• {said}.")
        return "\n".join(lines), told


class PaidModes(Kind):
    """Modes of which each costs something besides, a line for each: one or more of them, or one.

    (CR 2026 702.172a, 702.183a)
    """

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for start, several in _STARTS.items():
            if not text.startswith(f"{start}{{", at):
                continue
            modes: list[Mode] = []
            for line in text[at + len(start) :].split(f"\n{start}"):
                found = next(self._mode(line, told), None)
                if found is None:
                    return
                modes.append(found[0])
                told = told._replace(trail=found[1].trail)
            yield (1, len(modes) if several else None, tuple(modes)), len(text), told

    def _mode(self, line: str, told: Telling) -> Iterator[tuple[Mode, Telling]]:
        for cost, end, then in KINDS["mana cost"].read(line, 0, told._replace(targets=(), said=0)):
            if line.startswith(" — ", end):
                for do, last, after in KINDS["effect"].read(line, end + len(" — "), then):
                    if line[last:] == ".":
                        yield Mode(do, after.targets, cost), after

    def say(self, value: Value, told: Telling) -> Said:
        _, most, modes = value
        start = next(start for start, several in _STARTS.items() if several == (most is not None))
        lines = []
        for mode in modes:
            cost, told = KINDS["mana cost"].say(mode.cost, told)
            said, then = KINDS["effect"].say(mode.do, told._replace(targets=mode.targets, said=0))
            told = told._replace(trail=then.trail)
            lines.append(f"{start}{cost} — {said}.")
        return "\n".join(lines), told


_STARTS = {"+ ": True, "• ": False}
"""How a line with such a mode begins, and whether several may be chosen."""
ONE = "choose one"
_ONE_UNLESS = "choose one. if "
_AS_CAST = (" as you cast this spell", "")
_ALL = 0
_MAY_CHOOSE = {"both": 2, "two": 2, "three": 3, "one or more": _ALL}
"""How many modes may be chosen instead of one."""
_MORE_INSTEAD = (("you may ", " instead."), ("you may ", "."), ("", " instead."))
"""What stands around the number of modes that may, or have to, be chosen instead of one."""
_UNCHOSEN: dict[Literal["turn", "ever"], str] = {
    "turn": "choose one that hasn't been chosen this turn —",
    "ever": "choose one that hasn't been chosen —",
}
_AT_RANDOM = "choose one at random —"
Fields = dict[str, Any]
"""What is said of an ability's modes, by the names of its fields."""


def more_modes(text: str, at: int, told: Telling) -> Iterator[tuple[Fields, int, Telling]]:
    """One mode, or both or more of them if a condition holds as they are chosen.  (CR 700.2)"""
    if not text.startswith(_ONE_UNLESS, at):
        return
    for condition, end, then in KINDS["condition"].read(text, at + len(_ONE_UNLESS), told):
        for number, behind in enumerate(_AS_CAST):
            for words, most in _MAY_CHOOSE.items():
                for short, (may, instead) in enumerate(_MORE_INSTEAD):
                    whole = f"{behind}, {may}choose {words}{instead}"
                    if not text.startswith(f"{whole}\n• ", end):
                        continue
                    found = f"choose one —{text[end + len(whole) :]}"
                    told_so = then.chose("as cast", number).chose("may choose", short)
                    least = 1 if may else most
                    for (_, _, modes), _, after in KINDS["modes"].read(found, 0, told_so):
                        if most == _ALL and not may:
                            more = {"modes": modes, "more": len(modes), "more_if": condition, "more_least": 1}
                            yield more, len(text), after.chose("one or more", 1)
                        elif most <= len(modes) and (words != "both" or len(modes) == most):
                            more = {"modes": modes, "more": most, "more_if": condition, "more_least": least}
                            yield more, len(text), after


def said_more(value: SpellAbility | Triggered, told: Telling) -> Said:
    """The same said."""
    words, told = KINDS["condition"].say(value.more_if, told)
    number, told = told.choice("as cast", int(isinstance(value, Triggered)))
    short, told = told.choice("may choose")
    whole = value.more == len(value.modes) == _MAY_CHOOSE["both"]
    several, told = told.choice("one or more", int(value.more == len(value.modes) > _MAY_CHOOSE["both"]))
    many = next(
        each
        for each, n in _MAY_CHOOSE.items()
        if (n == _ALL) == bool(several) and n in (_ALL, value.more) and (whole or each != "both")
    )
    modes, told = KINDS["modes"].say((1, None, value.modes), told)
    may, instead = _MORE_INSTEAD[2 if value.more_least > 1 else short]
    more = f"{may}choose {many}{instead}"
    return f"{_ONE_UNLESS}{words}{_AS_CAST[number]}, {more}{modes.removeprefix('choose one —')}", told


class ModesOfTrigger(Kind):
    """The modes of a triggered ability, as its fields: so many, one at random, or one that hasn't been chosen."""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not text.startswith("choose ", at):
            return
        for (choose, most, modes), end, then in KINDS["modes"].read(text, at, told):
            yield {"modes": modes, "choose": choose, "choose_most": most}, end, then
        others: list[tuple[str, Fields]] = [(words, {"unchosen": since}) for since, words in _UNCHOSEN.items()]
        for words, how in (*others, (_AT_RANDOM, {"at_random": True})):
            if text.startswith(f"{words}\n", at):
                whole = f"choose one —{text[at + len(words) :]}"
                for (_, _, modes), _, then in KINDS["modes"].read(whole, 0, told):
                    yield {"modes": modes, **how}, len(text), then
        yield from more_modes(text, at, told)

    def say(self, value: Value, told: Telling) -> Said:
        if value.more_if is not None:
            return said_more(value, told)
        words, told = KINDS["modes"].say((value.choose, value.choose_most, value.modes), told)
        start = _UNCHOSEN.get(value.unchosen, _AT_RANDOM if value.at_random else "choose one —")
        return words.replace("choose one —", start, 1), told


KINDS["modes"] = Modes()
KINDS["modes of trigger"] = ModesOfTrigger()
KINDS["paid modes"] = PaidModes()
