"""Modes among which so many are chosen, each a line with a bullet.  (CR 700.2)"""

from collections.abc import Iterator

from entaku.oracle.ir.abilities import Mode
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
            raise Unsayable(repr(value))
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
KINDS["modes"] = Modes()
KINDS["paid modes"] = PaidModes()
