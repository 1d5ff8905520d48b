"""The marks of a table: what is remembered of each answer, so that people can go back over them together."""

from collections.abc import Callable, Sequence
from typing import Any, Literal  # Any: a table of any game

from msgspec import Struct

from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event, Table

MarkKind = Literal["pass", "mana", "begun", "act", "hand", "choice", "left"]
Point = Literal["act", "step", "before", "turn"]
POINTS: tuple[Point, ...] = ("act", "step", "before", "turn")
FAR = 600
"""How many answers back nobody looks for a point to go back to."""
CHANCE: Seat = -1
"""Where a mark says who showed something: nobody's hand, but a library or luck."""


class Mark(Struct, frozen=True, array_like=True):
    """What is remembered of one answer.

    kind     "pass"; "mana" for a mana ability; "begun" for a spell or another ability; "act" for whatever else was
             begun; "hand" for what is done by hand; "choice" for an answer within an action; "left" for a concession
    turns    a turn began with it, and `steps` a step
    shown    whose hidden cards somebody saw by it, `CHANCE` for a library's
    did      something was done by hand with it, as everybody was told
    """

    seat: Seat
    kind: MarkKind
    turns: bool = False
    steps: bool = False
    shown: tuple[Seat, ...] = ()
    did: bool = False


class MarkedGame(Struct, frozen=True):
    """A kind of game whose answers are marked: its people can go back together, give up, and decide about each other.

    mark        what is remembered of an answer: the state after it, the decision, the answer, what happened
    in_play     the seats that still play
    concession  the purpose of the decision by which a seat gives up
    """

    mark: Callable[[Any, Decision, Answer, Sequence[Event]], Mark]
    in_play: Callable[[Any], Sequence[Seat]]
    concession: str


class Marks:
    """The marks of a table's answers, one for each line of its log; empty where nobody may go back."""

    def __init__(self, game: MarkedGame | None) -> None:
        self.game = game
        self.of_answers: list[Mark] = []

    def note(self, table: Table[Any, Any], decision: Decision, events: Sequence[Event]) -> None:
        """Remember the answer that the table was given last."""
        if self.game is not None:
            self.of_answers.append(self.game.mark(table.state, decision, table.log[-1].answer, events))

    def begin_with(self, marks: Sequence[Mark]) -> None:
        """These are the marks of the answers so far."""
        if self.game is not None:
            self.of_answers = list(marks)

    def cut(self, count: int) -> None:
        """Only so many answers last."""
        del self.of_answers[count:]

    def takes_back(self, seat: Seat) -> int | None:
        """How many answers last when a seat takes back its last mana ability, spell or ability.

        None where others know something new since: somebody else has answered, a step began, or something was shown
        but the card itself.
        """
        found = len(self.of_answers)
        while found:
            found -= 1
            mark = self.of_answers[found]
            if mark.seat != seat or mark.turns or mark.steps or any(one != seat for one in mark.shown):
                return None
            if mark.kind in ("mana", "begun"):
                return found
            if mark.kind != "choice":
                return None
        return None

    def points(self, seat: Seat) -> dict[Point, int]:
        """To where a seat may ask to go back, and how many answers last there; never past a concession."""
        here = len(self.of_answers)
        found: dict[Point, int] = {"act": self._before_act(seat)}
        least = max(here - FAR, 0)
        for place in range(here - 1, least - 1, -1):
            mark = self.of_answers[place]
            if mark.kind == "left":
                least = place + 1
                break
            if mark.steps or mark.turns:
                found.setdefault("before" if "step" in found else "step", place + 1)
            if mark.turns:
                found.setdefault("turn", place + 1)
            if "turn" in found and "before" in found:
                break
        kept: dict[Point, int] = {}
        for point in POINTS:
            count = found.get(point, here)
            if least <= count < here and count not in kept.values():
                kept[point] = count
        return kept

    def by_hand(self) -> tuple[Seat, int] | None:
        """Who acted by hand last in this turn, and how many answers there were before they began to.

        Who left it before anything was done has not acted.
        """
        place = len(self.of_answers) - 1
        while place >= 0 and not self.of_answers[place].did:
            if self.of_answers[place].turns or self.of_answers[place].kind == "left":
                return None
            place -= 1
        if place < 0:
            return None
        seat = self.of_answers[place].seat
        while place > 0 and self.of_answers[place - 1].kind == "hand" and self.of_answers[place - 1].seat == seat:
            place -= 1
        return seat, place

    def has_shown(self, count: int, seat: Seat) -> bool:
        """Whether something hidden from this seat was shown to anybody after so many answers."""
        return any(one != seat for mark in self.of_answers[count:] for one in mark.shown)

    def _before_act(self, seat: Seat) -> int:
        """How many answers there were before the seat last did something else than pass."""
        place = len(self.of_answers) - 1
        least = max(place - FAR, 0)
        while place >= least and (self.of_answers[place].seat != seat or self.of_answers[place].kind == "pass"):
            place -= 1
        if place < least:
            return len(self.of_answers)
        start = place
        while start > 0 and self.of_answers[start].kind == "choice" and self.of_answers[start - 1].seat == seat:
            start -= 1
        return start if self.of_answers[start].kind in ("begun", "act", "mana") else place
