"""How a table came to be where it is: what was marked, what happened last, how often it went back."""

from collections import deque
from collections.abc import Sequence
from math import inf

from msgspec import Struct, field

from entaku.bots.reasons import Reason
from entaku.kernel.seats import Seat
from entaku.kernel.table import Entry, Event
from entaku.server.protocol import StoodIn, WentBack
from entaku.server.storage.store import How
from entaku.server.tables.bodies import UndoOffer, UndoPoint
from entaku.server.tables.clocks import Budget
from entaku.server.tables.marks import Marks


class Progress(Struct):
    """How a table came to be where it is.

    marks   what is remembered of its answers
    stored  how many rows the store has of it: answers, and how the table went back
    kept    how many of these rows are in its snapshot
    undone  how often each seat had the table go back
    undos   how often each may
    budget  the clock of a game with clocks
    began   when it began, in seconds since 1970, and `times` when each answer was given that stands; `hows` by whom
    reasons why bots answered so, by how many answers there were with theirs
    recent  what happened last, each with the number of answers until then; how the table went back among it
    """

    marks: Marks
    stored: int = 0
    undone: dict[Seat, int] = field(default_factory=dict)
    undos: int = 0
    budget: Budget | None = None
    recent: deque[tuple[int, Event | WentBack]] = field(default_factory=deque)
    began: float = inf
    times: list[float] = field(default_factory=list)
    hows: list[How] = field(default_factory=list)
    reasons: dict[int, Reason] = field(default_factory=dict)
    kept: int = 0

    def since(self, answers: int) -> float:
        """When there were so many answers."""
        return self.times[answers - 1] if answers else self.began

    @property
    def is_cut(self) -> bool:
        """Whether more has happened than is kept of what happened last."""
        return len(self.recent) == self.recent.maxlen

    @property
    def ended(self) -> float:
        """When the last answer was given."""
        return self.times[-1] if self.times else self.began

    def went_back(self, count: int, undone: WentBack) -> None:
        """Only so many answers last."""
        self.marks.cut(count)
        del self.times[count:]
        del self.hows[count:]
        self.reasons = {number: reason for number, reason in self.reasons.items() if number <= count}
        recent = [one for one in self.recent if one[0] <= count or isinstance(one[1], WentBack)]
        self.recent.clear()
        self.recent.extend((*recent, (count, undone)))
        self.stored += 1
        if undone.how == "undo":
            self.undone[undone.seat] = self.undone.get(undone.seat, 0) + 1

    def stood_in(self, seat: Seat, log: Sequence[Entry]) -> list[StoodIn]:
        """After each number of answers: who gave the latest of this seat's; "" where its own player did, or none came.

        What follows from somebody else's answer is that of whoever answered for the seat before: a block that is
        declared once the last player has blocked, a card that a guess had to wait for, the last one of a pack.
        """
        latest: StoodIn = ""
        found: list[StoodIn] = [latest]
        for entry, how in zip(log, self.hows, strict=False):  # the last answer may not be noted yet
            if entry.seat == seat:
                latest = how if how == "clock" or how == "bot" or how == "table" else ""
            found.append(latest)
        return found

    def undo_offer(self, seat: Seat, answers: int) -> UndoOffer:
        """What a seat may take back after so many answers."""
        left = max(self.undos - self.undone.get(seat, 0), 0)
        points = self.marks.points(seat) if left else {}
        by_hand = self.marks.by_hand()
        return UndoOffer(
            tuple(UndoPoint(to, answers - count, self.marks.has_shown(count, seat)) for to, count in points.items()),
            left,
            self.marks.takes_back(seat) is not None,
            by_hand[0] if by_hand is not None and by_hand[0] != seat else None,
        )
