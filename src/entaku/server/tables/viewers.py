"""What each viewer of a table has been told so far, and what is still to be said to them."""

from collections.abc import Collection, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Struct

from entaku.kernel.decisions import Assign, Decision, Option, Shape
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event
from entaku.server.lines.differences import differences
from entaku.server.protocol import Asked, StoodIn, TableShown, Update, WentBack
from entaku.server.tables.bodies import UndoOffer
from entaku.server.tables.names_told import NamesTold

if TYPE_CHECKING:
    from entaku.server.tables.sitting import Sitting

_encode = msgspec.json.Encoder().encode


class Known:
    """What one viewer has been told: the view as they have it, and what is still to be said."""

    __slots__ = ("asked", "events", "is_stale", "is_urgent", "named", "since", "undo", "view")

    def __init__(self) -> None:
        self.view: Struct | None = None
        self.asked: tuple[Decision, ...] = ()
        self.undo: UndoOffer | None = None
        self.events: list[Event] = []
        self.named: set[str] = set()
        self.is_stale = False
        self.is_urgent = False
        self.since = 0.0


class Viewers:
    """Those who are kept up to date about one table."""

    def __init__(self, sitting: "Sitting") -> None:
        self._sitting = sitting
        self._known: dict[Viewer, Known] = {}
        self._names = NamesTold()

    def __contains__(self, viewer: Viewer) -> bool:
        return viewer in self._known

    def look_away(self, viewer: Viewer) -> None:
        """Nobody looks as this viewer any more."""
        self._known.pop(viewer, None)
        self._names.forget(viewer)

    def clear(self) -> None:
        """Nobody has been told anything: whoever looks is shown everything."""
        self._known.clear()
        self._names.clear()

    def urgent(self) -> list[Viewer]:
        """Those who must hear at once: they have to act, or something came to them, or nothing has for long."""
        return [viewer for viewer, known in self._known.items() if known.is_urgent]

    def stale(self, since: float) -> list[Viewer]:
        """Those who don't know everything, and have been told nothing since then."""
        return [viewer for viewer, known in self._known.items() if known.is_stale and known.since <= since]

    @property
    def is_stale(self) -> bool:
        """Whether somebody doesn't know everything."""
        return any(known.is_stale for known in self._known.values())

    def take_in(self, events: Sequence[Event], actor: Seat, moved: Collection[Viewer]) -> None:
        """Something happened by an answer of `actor`: the seats of `moved` have something else to decide by it."""
        reached = self._note(events)
        calm = self._sitting.now() - self._sitting.play.calm
        for viewer, known in self._known.items():
            known.is_stale = True
            if viewer == actor or viewer in moved or viewer in reached or known.since <= calm:
                known.is_urgent = True

    def shown(self, viewer: Viewer) -> bytes:
        """The message with the whole view, which is what the viewer knows from now on."""
        known = self._known.setdefault(viewer, Known())
        known.view = view = self._sitting.view(viewer)
        known.asked = decisions = self._decisions_for(viewer)
        again, by = self._again(viewer)
        self._names.news(viewer, self._named((view, again)) | known.named | self._offered(decisions))
        known.named.clear()
        known.events = []
        known.undo = self._sitting.undo_offer(viewer)
        self._told(known)
        return _encode(
            TableShown(
                table=self._sitting.number,
                plays=self._sitting.play.rules.name,
                viewer=viewer,
                view=view,
                asked=self._asked(decisions, ()),
                cards=self._sitting.facts_of(self._names.of(viewer)),
                over=self._sitting.is_over,
                undo=known.undo,
                clocks=self._sitting.seat_clocks(),
                events=again,
                by=by,
                cut=self._sitting.progress.is_cut,
                head=self._sitting.chain.head,
            )
        )

    def update(self, viewer: Viewer) -> bytes | None:
        """The message with what changed for the viewer since the last one; None if nothing did."""
        known = self._known[viewer]
        old, new = known.view, self._sitting.view(viewer)
        assert old is not None
        known.view = new
        changed = differences(old, new)
        decisions = self._decisions_for(viewer)
        asked = None if decisions == known.asked else self._asked(decisions, known.asked)
        known.asked = decisions
        events, known.events = tuple(known.events), []
        undo = self._sitting.undo_offer(viewer)
        offered_undo = None if undo == known.undo else undo or UndoOffer()
        known.undo = undo
        self._told(known)
        if not changed and asked is None and not events and offered_undo is None:
            return None
        offered = set() if asked is None else self._offered(decisions)
        names = self._names.news(viewer, self._named(tuple(changed.values())) | known.named | offered)
        known.named.clear()
        if any(value is UNSET for value in changed.values()):  # what a view has no longer
            changed = {path: None if value is UNSET else value for path, value in changed.items()}
        clocks = self._sitting.seat_clocks()
        return _encode(
            Update(
                self._sitting.number,
                changed,
                asked,
                events,
                self._sitting.facts_of(names),
                self._sitting.is_over,
                offered_undo,
                clocks,
                self._sitting.chain.head,
            )
        )

    def _again(self, viewer: Viewer) -> tuple[tuple[Struct, ...], tuple[StoodIn, ...]]:
        """What happened last, as the viewer may know it, and who answered for them until then."""
        sitting = self._sitting
        stood_in = sitting.progress.stood_in(viewer, sitting.table.log) if isinstance(viewer, int) else []
        events: list[Struct] = []
        by: list[StoodIn] = []
        for count, event in sitting.progress.recent:
            known = event if isinstance(event, WentBack) else self._known_again(event, viewer)
            if known is not None:
                events.append(known)
                told = isinstance(event, WentBack) or count >= len(stood_in)
                by.append("" if told else stood_in[count])
        return tuple(events), tuple(by) if any(by) else ()

    def happened(self, event: Event, viewer: Viewer) -> int | None:
        """By which answer something happened of which a viewer was told, the last time; None if that is long ago."""
        for count, one in reversed(self._sitting.progress.recent):
            if type(one) is type(event) and not isinstance(one, WentBack) and self._known_again(one, viewer) == event:
                return count
        return None

    def _known_again(self, event: Event, viewer: Viewer) -> Event | None:
        """What a viewer who comes may know of something that happened; None for what isn't told to them again."""
        play = self._sitting.play
        if play.brings is not None and play.brings(event) != viewer:
            return None
        return play.rules.told(self._sitting.table.state, event, viewer)

    def _told(self, known: Known) -> None:
        known.is_stale = known.is_urgent = False
        known.since = self._sitting.now()

    def _decisions_for(self, viewer: Viewer) -> tuple[Decision, ...]:
        return tuple(decision for decision in self._sitting.open.values() if decision.actor == viewer)

    def _asked(self, decisions: Sequence[Decision], before: Sequence[Decision]) -> tuple[int | Asked, ...]:
        """The questions, those that the viewer was told before by their numbers."""
        told: list[int | Asked] = []
        for decision in decisions:
            if decision in before:
                told.append(decision.id)
                continue
            told.append(Asked(decision, self._sitting.clocks.left(decision.id), self._sitting.leans.get(decision.id)))
        return tuple(told)

    def _named(self, part: object) -> set[str]:
        return {name for name in self._sitting.play.named(part) if self._sitting.knows(name)}

    def _offered(self, decisions: Sequence[Decision]) -> set[str]:
        """The cards that questions show and a view may not: of a library that is searched, or swapped with."""
        options = [option for each in decisions for option in options_of(each.shape)]
        cards = {option.text for option in options if option.card is not None}
        cards.update(name for option in options for name in option.cards)
        return {name for name in cards if self._sitting.knows(name)}

    def _note(self, events: Sequence[Event]) -> set[Seat]:
        """Keep what each viewer may know of what happened; gives the seats that something came to."""
        told, state = self._sitting.play.rules.told, self._sitting.table.state
        for event in events:
            versions: list[tuple[Event, set[str]]] = []
            for viewer, known in self._known.items():
                seen = told(state, event, viewer)
                if seen is None:
                    continue
                for ready in versions:
                    if ready[0] is seen or ready[0] == seen:
                        break
                else:
                    ready = (seen, self._named(seen))
                    versions.append(ready)
                known.events.append(ready[0])
                known.named |= ready[1]
        reaches = self._sitting.play.reaches
        return {seat for event in events for seat in reaches(event)}


def options_of(shape: Shape) -> Iterator[Option]:
    """Everything that a question offers, and what it asks about each of."""
    if isinstance(shape, Assign):
        yield from shape.subjects
        for row in {id(row): row for row in shape.choices}.values():  # often one and the same for all
            yield from row
    else:
        yield from getattr(shape, "options", ())
