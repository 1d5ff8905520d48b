"""A table in play, as the server holds it: its clocks, what is lit, and what each viewer has been told so far.

Nothing here waits: the room decides when something is stored and said.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from math import inf
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct, field

from entaku.cards.card import Card
from entaku.kernel.chain import Chain
from entaku.kernel.decisions import Answer, Assign, Decision, DecisionId, Option, Shape
from entaku.kernel.errors import EntakuError
from entaku.kernel.log import BACK
from entaku.kernel.proof import Proof
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Entry, Event, Table
from entaku.server.cards.facts import Facts
from entaku.server.keeping.store import Back
from entaku.server.lines import brief
from entaku.server.lines.changes import changes
from entaku.server.protocol import Asked, TableShown, Update, WentBack
from entaku.server.tables.bodies import SeatClock, UndoOffer, UndoPoint
from entaku.server.tables.clocks import Budget, Clocks
from entaku.server.tables.plays import Bot, Play
from entaku.server.tables.trail import Trail

KEPT_EVERY = 50
"""After so many answers a copy of a table on the way is kept, to go back to."""
MOST_KEPT = 6

_encode = msgspec.json.Encoder().encode


class Course(Struct):
    """How a table came to be where it is.

    trail   the marks of its answers
    stored  how many rows the store has of it: answers, and how the table went back
    undone  how often each seat had the table go back
    undos   how often each may
    budget  the clock of a game with clocks
    began   when it began, in seconds since 1970, and `times` when each answer was given that stands
    recent  what happened last, each with the number of answers until then; how the table went back among it
    """

    trail: Trail
    stored: int = 0
    undone: dict[Seat, int] = field(default_factory=dict)
    undos: int = 0
    budget: Budget | None = None
    recent: deque[tuple[int, Event | WentBack]] = field(default_factory=deque)
    began: float = inf
    times: list[float] = field(default_factory=list)

    @property
    def ended(self) -> float:
        """When the last answer was given."""
        return self.times[-1] if self.times else self.began


class Looking:
    """What one viewer has been told: the view as they have it, and what is still to be said."""

    __slots__ = ("asked", "events", "is_stale", "is_urgent", "named", "shown", "since", "undo", "view")

    def __init__(self) -> None:
        self.view: Struct | None = None
        self.asked: tuple[Decision, ...] = ()
        self.undo: UndoOffer | None = None
        self.events: list[Event] = []
        self.named: set[str] = set()
        self.shown: set[str] = set()
        self.is_stale = False
        self.is_urgent = False
        self.since = 0.0


class Sitting:
    """A table in play.  `number` is its number in its room; `past` are copies of it on the way, `cast` casters' own.

    `proof` is what its seed was made from, None for one that began before seeds were mixed; `chain` has taken in every
    answer.
    """

    def __init__(
        self,
        number: int,
        play: Play,
        table: Table[Any, Any],
        facts: Facts,
        now: Callable[[], float],
        proof: Proof | None,
        chain: Chain,
        course: Course | None = None,
    ) -> None:
        self.number = number
        self.proof = proof
        self.chain = chain
        self.play = play
        self.table = table
        self.cards: Mapping[str, Card] = facts.by_name(play.cards(table.setup))
        self.course = course if course is not None else Course(Trail(None), recent=deque(maxlen=play.retold))
        self.clocks = Clocks(now, self.course.budget)
        self.leans: dict[DecisionId, Answer] = {}
        self.viewers: dict[Viewer, Looking] = {}
        self.open: dict[DecisionId, Decision] = {}
        self.moved: set[Seat] = set()
        self.past: dict[int, Table[Any, Any]] = {}
        self.cast: dict[int, Table[Any, Any]] = {}
        self.facts = facts
        self._now = now
        self._follow()

    @cached_property
    def bot(self) -> Bot:
        """Who plays the seats of bots."""
        return self.play.bot(self.table.setup)

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    def answer(self, actor: Seat, decision: DecisionId, answer: object) -> Entry:
        """Answer a decision.  Raises Unlawful, changing nothing, if it may not be answered so by this actor."""
        asked = self.open.get(decision)
        events = self.table.answer(actor, decision, answer)
        assert asked is not None
        self.course.stored += 1
        self.course.trail.note(self.table, asked, events)
        self._keep_past()
        self.chain.add(self.table.log[-1])
        reached = self._note(events)
        moved = self._follow()
        self.moved |= moved
        calm = self._now() - self.play.calm
        for viewer, looking in self.viewers.items():
            looking.is_stale = True
            if viewer == actor or viewer in moved or viewer in reached or looking.since <= calm:
                looking.is_urgent = True
        return self.table.log[-1]

    def answer_in_absence(self, decision: DecisionId) -> Entry:
        """Time has run out: give what was lit, if it is lawful, else the default."""
        asked = self.open[decision]
        lean = self.leans.get(decision)
        if lean is not None:
            try:
                return self.answer(asked.actor, decision, lean)
            except EntakuError:
                pass
        return self.answer(asked.actor, decision, asked.default)

    def table_after(self, count: int) -> Table[Any, Any]:
        """The table as it was after so many of its answers, played on from the nearest copy kept.  It may take time."""
        over = self.table
        start = max((number for number in list(self.past) if number <= count), default=0)
        table = self.past[start].fork() if start else Table(over.rules, over.setup, over.seed)
        for entry in over.log[start:count]:
            table.answer(entry.seat, entry.decision, entry.answer)
        return table

    def go_back(self, table: Table[Any, Any], seat: Seat, how: Back) -> None:
        """The table is this one from now on, as the seat wanted."""
        count = len(table.log)
        self.table = table
        self.chain.add(Entry(BACK, seat, count))
        self.course.trail.cut(count)
        del self.course.times[count:]
        self.cast = {}
        recent = [one for one in self.course.recent if one[0] <= count or isinstance(one[1], WentBack)]
        self.course.recent.clear()
        self.course.recent.extend((*recent, (count, WentBack(self.number, seat, how))))
        self.course.stored += 1
        if how == "undo":
            self.course.undone[seat] = self.course.undone.get(seat, 0) + 1
        self.past = {number: kept for number, kept in self.past.items() if number <= count}
        self.leans.clear()
        self.moved.clear()
        self.__dict__.pop("bot", None)
        self.open = dict(table.decisions)
        self.clocks.begin_again(self.open)

    def undo_offer(self, viewer: Viewer) -> UndoOffer | None:
        """What a seat may take back now; None for those who can't take anything back."""
        course = self.course
        trail = course.trail
        if not isinstance(viewer, int) or trail.manners is None or self.is_over:
            return None
        if viewer not in trail.manners.in_play(self.table.state):
            return None
        answers = len(self.table.log)
        left = max(course.undos - course.undone.get(viewer, 0), 0)
        points = trail.points(viewer) if left else {}
        by_hand = trail.by_hand()
        return UndoOffer(
            tuple(UndoPoint(to, answers - count, trail.has_shown(count, viewer)) for to, count in points.items()),
            left,
            self.is_waiting_for(viewer) and trail.takes_back(viewer) is not None,
            by_hand[0] if by_hand is not None and by_hand[0] != viewer else None,
        )

    def is_waiting_for(self, seat: Seat) -> bool:
        """Whether the table waits for an answer of this seat."""
        return any(not decision.optional for decision in self.decisions_of(seat))

    def seat_clocks(self) -> tuple[SeatClock, ...]:
        """Every seat's clock, in a game with clocks."""
        budget = self.course.budget
        return () if budget is None else tuple(SeatClock(seat, *self.clocks.shown(seat)) for seat in budget.reserve)

    def _keep_past(self) -> None:
        if self.course.trail.manners is not None and len(self.table.log) % KEPT_EVERY == 0:
            self.past[len(self.table.log)] = self.table.fork()
            for number in sorted(self.past)[:-MOST_KEPT]:
                del self.past[number]

    def lean(self, actor: Seat, decision: DecisionId, answer: Answer | None) -> bool:
        """Remember what is lit at a seat, if it would be a lawful answer; false if the decision isn't theirs."""
        asked = self.open.get(decision)
        if asked is None or asked.actor != actor:
            return False
        if answer is None:
            self.leans.pop(decision, None)
        else:
            self.leans[decision] = asked.check(answer)
        return True

    def decisions_of(self, actor: Seat) -> list[Decision]:
        """The open decisions that `actor` is to answer."""
        return [decision for decision in self.open.values() if decision.actor == actor]

    def look(self, viewer: Viewer) -> Looking:
        """From now on, keep the viewer up to date."""
        looking = self.viewers.get(viewer)
        if looking is None:
            looking = self.viewers[viewer] = Looking()
        return looking

    def look_away(self, viewer: Viewer) -> None:
        """Nobody looks as this viewer any more."""
        self.viewers.pop(viewer, None)

    def shown(self, viewer: Viewer) -> bytes:
        """The message with the whole view, which is what the viewer knows from now on."""
        looking = self.look(viewer)
        looking.view = view = self.view(viewer)
        looking.asked = decisions = self._decisions_for(viewer)
        again = self._again(viewer)
        looking.shown |= self._named((view, again)) | looking.named | self._offered(decisions)
        looking.named.clear()
        looking.events = []
        looking.undo = self.undo_offer(viewer)
        self._told(looking)
        return _encode(
            TableShown(
                table=self.number,
                plays=self.play.rules.name,
                viewer=viewer,
                view=Raw(_encode(view)),
                asked=self._asked(decisions, (), view),
                cards=self.facts_of(looking.shown),
                over=self.is_over,
                undo=looking.undo,
                clocks=self.seat_clocks(),
                events=self._happened(again),
                head=self.chain.head,
            )
        )

    def update(self, viewer: Viewer) -> bytes | None:
        """The message with what changed for the viewer since the last one; None if nothing did."""
        looking = self.viewers[viewer]
        old, new = looking.view, self.view(viewer)
        assert old is not None
        looking.view = new
        changed = changes(old, new)
        decisions = self._decisions_for(viewer)
        asked = None if decisions == looking.asked else self._asked(decisions, looking.asked, new)
        looking.asked = decisions
        events, looking.events = self._happened(looking.events), []
        undo = self.undo_offer(viewer)
        offered_undo = None if undo == looking.undo else undo or UndoOffer()
        looking.undo = undo
        self._told(looking)
        if not changed and asked is None and not events and offered_undo is None:
            return None
        offered = set() if asked is None else self._offered(decisions)
        names = (self._named(tuple(changed.values())) | looking.named | offered) - looking.shown
        looking.shown |= names
        looking.named.clear()
        told = brief.changes_briefly(changed, old)
        encoded = {path: Raw(_encode(None if value is UNSET else value)) for path, value in told.items()}
        clocks = self.seat_clocks()
        return _encode(
            Update(
                self.number,
                encoded,
                asked,
                events,
                self.facts_of(names),
                self.is_over,
                offered_undo,
                clocks,
                self.chain.head,
            )
        )

    def view(self, viewer: Viewer) -> Struct:
        """What the viewer may see."""
        view = self.table.view(viewer)
        if not isinstance(view, Struct):
            raise TypeError(f"a view is a Struct, not {type(view).__name__}")
        return view

    def _again(self, viewer: Viewer) -> tuple[Struct, ...]:
        """What happened last, as the viewer may know it."""
        told, state = self.play.rules.told, self.table.state
        known = (
            event if isinstance(event, WentBack) else told(state, event, viewer) for _, event in self.course.recent
        )
        return tuple(event for event in known if event is not None)

    def _told(self, looking: Looking) -> None:
        looking.is_stale = looking.is_urgent = False
        looking.since = self._now()

    def _decisions_for(self, viewer: Viewer) -> tuple[Decision, ...]:
        return tuple(decision for decision in self.open.values() if decision.actor == viewer)

    def _asked(self, decisions: Sequence[Decision], before: Sequence[Decision], view: Struct) -> tuple[Raw, ...]:
        """The questions, those that the viewer was told before by their numbers."""
        shown: dict[int, str] | None = None
        told: list[object] = []
        for decision in decisions:
            if decision in before:
                told.append(decision.id)
                continue
            if shown is None:
                shown = brief.names(view)
            asked = Asked(decision, self.clocks.left(decision.id), self.leans.get(decision.id))
            told.append(brief.asked_briefly(asked, shown))
        return tuple(Raw(_encode(one)) for one in told)

    def _happened(self, events: Sequence[Struct]) -> tuple[Raw, ...]:
        return tuple(Raw(_encode(one)) for one in brief.events_briefly(events, self.play.runs))

    def _named(self, part: object) -> set[str]:
        return {name for name in self.play.named(part) if name in self.cards}

    def _offered(self, decisions: Sequence[Decision]) -> set[str]:
        """The cards that questions show and a view may not: of a library that is searched, or swapped with."""
        cards = {option.text for each in decisions for option in options_of(each.shape) if option.card is not None}
        return {name for name in cards if name in self.cards}

    def facts_of(self, names: Iterable[str]) -> dict[str, Raw]:
        """The facts of these cards, as browsers need them at this table."""
        return {name: self.play.facts(self.facts, self.cards[name]) for name in names}

    def _note(self, events: Sequence[Event]) -> set[Seat]:
        """Keep what each viewer may know of what happened; gives the seats that something came to."""
        told, state = self.play.rules.told, self.table.state
        answers = len(self.table.log)
        self.course.recent.extend((answers, event) for event in events)
        for event in events:
            versions: list[tuple[Event, set[str]]] = []
            for viewer, looking in self.viewers.items():
                known = told(state, event, viewer)
                if known is None:
                    continue
                for ready in versions:
                    if ready[0] is known or ready[0] == known:
                        break
                else:
                    ready = (known, self._named(known))
                    versions.append(ready)
                looking.events.append(ready[0])
                looking.named |= ready[1]
        reaches = self.play.reaches
        return {seat for event in events for seat in reaches(event)}

    def _follow(self) -> set[Seat]:
        """Take in which decisions are open now; gives the seats for which that changed."""
        decisions = dict(self.table.decisions)
        over, new = self.open.keys() - decisions.keys(), decisions.keys() - self.open.keys()
        seats = {self.open[number].actor for number in over} | {decisions[number].actor for number in new}
        for number in over:
            self.leans.pop(number, None)
        self.open = decisions
        self.clocks.follow(decisions)
        return seats


def options_of(shape: Shape) -> Iterator[Option]:
    """Everything that a question offers, and what it asks about each of."""
    if isinstance(shape, Assign):
        yield from shape.subjects
        for row in {id(row): row for row in shape.choices}.values():  # often one and the same for all
            yield from row
    else:
        yield from getattr(shape, "options", ())
