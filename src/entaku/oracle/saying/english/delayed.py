"""What triggers later: "until end of turn, whenever you cast a spell, …", "when you cast a spell this turn, …"."""

from entaku.oracle.ir.durations import END_OF_TURN, Until
from entaku.oracle.ir.happenings import BeginningOf, Dies, Happening
from entaku.oracle.ir.instructions import Delayed, Reflexive
from entaku.oracle.ir.things import Bound, Targeted, You
from entaku.oracle.saying.english.telling import KINDS, Kind, Reading, Said, Telling, Unsayable, Value

_FRONT: tuple[tuple[str, Until], ...] = (
    ("until end of turn, ", END_OF_TURN),
    ("until your next turn, ", "your next turn"),
    ("", END_OF_TURN),
)
"""What stands before the event, and how long it is waited for; without any, "this turn" stands behind it."""
_BEHIND = " this turn"
_WHEN, _DIES, _THAT_ONE, _DEAD = "when ", " dies this turn, ", 3, "creature|card"
"""Of one that was spoken of: the words before and behind it, the wording, and what it is then."""


class DelayedSentence(Kind):
    """A delayed triggered ability as a sentence: how long, the event, and what it does.  (CR 603.7)"""

    def read(self, text: str, at: int, told: Telling) -> Reading:
        for number, (front, until) in enumerate(_FRONT):
            if not text.startswith(front, at) or not text.startswith("when", at + len(front)):
                continue
            start = at + len(front)
            each = text.startswith("whenever ", start)
            fresh = told.chose("delayed", number)
            for on, end, then in KINDS["event"].read(text, start, fresh):
                behind = "" if front else _BEHIND
                if isinstance(on, BeginningOf) or not text.startswith(f"{behind}, ", end):
                    continue
                yield from self._done(text, end + len(behind) + 2, then, told, on, until, each)
        yield from self._of_that_one(text, at, told)

    def _of_that_one(self, text: str, at: int, told: Telling) -> Reading:
        """What triggers as the one dies that was spoken of: "when that creature dies this turn, …"."""
        if not text.startswith(_WHEN, at):
            return
        for what, end, then in KINDS["subject pronoun"].read(text, at + len(_WHEN), told.chose("delayed", _THAT_ONE)):
            if isinstance(what, Targeted | Bound) and text.startswith(_DIES, end):
                dead = then._replace(it=Bound("it"), noun=_DEAD, that=None, moved=False, subject=You(), third=False)
                yield from self._done(text, end + len(_DIES), dead, told, Dies(what), END_OF_TURN, each=False)

    def _done(
        self, text: str, at: int, then: Telling, told: Telling, on: Happening, until: Until, each: bool
    ) -> Reading:
        for do, last, after in KINDS["effect"].read(text, at, then):
            own = after.targets if not told.targets else ()
            if told.targets and after.targets != told.targets:
                continue
            found = Delayed(on, do, own, until, once=not each)
            yield (found,), last, told._replace(trail=after.trail)

    def say(self, value: Value, told: Telling) -> Said:
        (one,) = value
        if not isinstance(one, Delayed) or one.if_ is not None or isinstance(one.on, BeginningOf):
            raise Unsayable(value)
        if isinstance(one.on, Dies) and isinstance(one.on.what, Targeted | Bound):
            return self._say_of_that_one(one, one.on, told)
        usual = next((n for n, (_, until) in enumerate(_FRONT) if until == one.until), -1)
        number, told = told.choice("delayed", usual)
        if number < 0 or _FRONT[number][1] != one.until:
            raise Unsayable(value)
        front = _FRONT[number][0]
        inner = told._replace(targets=one.targets, said=0) if one.targets else told
        event, inner = KINDS["event"].say(one.on, inner)
        if event.startswith("whenever ") == one.once:
            raise Unsayable(value)
        words, inner = KINDS["effect"].say(one.do, inner._replace(subject=You(), third=False))
        behind = "" if front else _BEHIND
        return f"{front}{event}{behind}, {words}", told._replace(trail=inner.trail)

    def _say_of_that_one(self, one: Delayed, on: Dies, told: Telling) -> Said:
        _, told = told.choice("delayed", _THAT_ONE)
        if not one.once or one.targets or one.until != END_OF_TURN:
            raise Unsayable(one)
        who, then = KINDS["subject pronoun"].say(on.what, told)
        dead = then._replace(it=Bound("it"), noun=_DEAD, that=None, moved=False, subject=You(), third=False)
        words, inner = KINDS["effect"].say(one.do, dead)
        return f"{_WHEN}{who}{_DIES}{words}", told._replace(trail=inner.trail)


KINDS["delayed"] = DelayedSentence()


class WhenDone(Kind):
    """What triggers as you do what stands before it: "sacrifice ~. when you do, …".  (CR 603.12)"""

    START = "when you do, "

    def read(self, text: str, at: int, told: Telling) -> Reading:
        if not told.targets and text.startswith(self.START, at):
            for tail, end, then in KINDS["clauses"].read(text, at + len(self.START), told):
                yield (Reflexive(tail, then.targets),), end, then._replace(targets=())

    def say(self, value: Value, told: Telling) -> Said:
        words, told = KINDS["clauses"].say(value.do, told._replace(targets=value.targets, said=0))
        return f"{self.START}{words}", told._replace(targets=(), said=0)


KINDS["when done"] = WhenDone()
