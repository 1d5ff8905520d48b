"""What a table is asked: to go back, to take back what was done by hand, to decide about somebody who is away.

A motion is stored before anybody is shown it, and so is each vote: a server that is killed goes on asking.
"""

import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Protocol

import msgspec

from entaku.kernel.errors import EntakuError, Unlawful
from entaku.kernel.seats import Seat
from entaku.server.rooms.bodies import Motion
from entaku.server.rooms.surroundings import InPlay, Time, Timer
from entaku.server.tables.sitting import Sitting
from entaku.server.trouble import Unavailable

WITHIN = 30.0
"""Seconds in which a table makes up its mind."""

log = logging.getLogger("entaku.server")


class Rule(Protocol):
    """How a motion is decided."""

    def __call__(self, motion: Motion, *, is_late: bool) -> str:
        """What is decided by the votes so far, and whether time is up; "" for nothing yet."""


Deed = Callable[[str], Awaitable[None]]


def consent(motion: Motion, *, is_late: bool) -> str:
    """Everybody has to agree."""
    said = [choice for _, choice in motion.votes]
    if "no" in said:
        return "refused"
    return "done" if len(said) == len(motion.voters) else "refused" if is_late else ""


def majority(motion: Motion, *, is_late: bool) -> str:
    """More than half have to want it."""
    counted = Counter(choice for _, choice in motion.votes)
    if counted["back"] * 2 > len(motion.voters):
        return "done"
    return "refused" if is_late or counted["stand"] * 2 >= len(motion.voters) else ""


def plurality(motion: Motion, *, is_late: bool) -> str:
    """What most want; of several the mildest, which stands first; where nobody says anything, a bot plays."""
    if len(motion.votes) < len(motion.voters) and not is_late:
        return ""
    if not motion.votes:
        return "bot"
    counted = Counter(choice for _, choice in motion.votes)
    return max(motion.choices, key=lambda choice: counted[choice])


class Listening(Protocol):
    """Who hears of a room's motions."""

    async def at_rest(self) -> None:
        """Wait until every answer so far is stored."""

    async def keep_asked(self, motions: Sequence[Motion]) -> None:
        """Store what is asked of the table.  Raises Unavailable if it can't be."""

    def holds_or_not(self) -> None:
        """The table may be held now, or no longer."""

    def settled(self, motion: Motion, outcome: str) -> None:
        """Something was decided, and done."""

    def changed(self) -> None:
        """What is asked is to be shown."""


class Motions:
    """The open motions of a room, oldest first."""

    def __init__(self, room: InPlay, time: Time, listening: Listening) -> None:
        self._room = room
        self._time = time
        self._listening = listening
        self._open: dict[int, tuple[Motion, float, Rule, Deed, Timer]] = {}
        self._shown: dict[int, Motion] = {}
        self._next = 1
        self._at_work = 0
        """How many things that were decided, or need no decision, are being done."""

    @property
    def is_holding(self) -> bool:
        """Whether nothing may be answered before something is decided and done."""
        return self._at_work > 0 or any(row[0].holds for row in self._open.values())

    @contextmanager
    def holding(self) -> Iterator[None]:
        """Something is done meanwhile that nobody decides, and nothing is answered."""
        self._at_work += 1
        self._listening.holds_or_not()
        try:
            yield
        finally:
            self._at_work -= 1
            self._listening.holds_or_not()

    def shown(self) -> tuple[Motion, ...]:
        """The motions as everybody sees them: as they are stored."""
        now = self._time.now()
        return tuple(
            msgspec.structs.replace(self._shown[number], left=round(max(until - now, 0.0), 1))
            for number, (_, until, *_) in self._open.items()
            if number in self._shown
        )

    def about(self, kind: str, seat: Seat) -> int | None:
        """The number of an open motion of a kind about a seat."""
        found = (row[0].id for row in self._open.values() if row[0].kind == kind and row[0].seat == seat)
        return next(found, None)

    async def keep(self) -> None:
        """Store what is asked, and only then show it.  Raises Unavailable, asking nothing new, if it can't be."""
        await self._listening.at_rest()
        now = {number: row[0] for number, row in self._open.items()}
        if self._room.sitting is None:
            raise Unavailable("store-trouble")
        try:
            await self._listening.keep_asked(tuple(now.values()))
        except Unavailable:
            for number in self._open.keys() - self._shown.keys():
                self.drop(number)
            raise
        self._shown = now
        self._listening.changed()

    def keep_soon(self) -> None:
        """Store what is asked, with nobody waiting for it."""
        self._time.spawn(self._keep_anyhow())

    async def _keep_anyhow(self) -> None:
        try:
            await self.keep()
        except Unavailable as problem:
            log.info("room %s: what is asked could not be stored: %s", self._room.code, problem)

    def put(self, motion: Motion, rule: Rule, deed: Deed, votes: Mapping[Seat, str]) -> None:
        """Ask the table; it is shown what it is asked by `keep`.

        Raises Unlawful while something else that holds the table is asked.
        """
        if motion.holds and self.is_holding:
            raise Unlawful("table-asked-already")
        number, self._next = self._next, self._next + 1
        self._ask(msgspec.structs.replace(motion, id=number, votes=tuple(votes.items())), rule, deed)

    def count_on(self, number: int) -> None:
        """A motion has this number: later ones have higher ones."""
        self._next = max(self._next, number + 1)

    def put_again(self, motion: Motion, rule: Rule, deed: Deed) -> None:
        """Ask what was asked when the server ended, with the votes that it had and all the time there is."""
        self.count_on(motion.id)
        self._shown[motion.id] = motion
        self._ask(motion, rule, deed)
        self._listening.changed()

    def _ask(self, motion: Motion, rule: Rule, deed: Deed) -> None:
        outcome = rule(motion, is_late=False)
        if outcome:
            self._settle(motion, outcome, deed)
            return
        timer = self._time.call_later(WITHIN, partial(self._decide, motion.id, is_late=True))
        self._open[motion.id] = (motion, self._time.now() + WITHIN, rule, deed, timer)
        self._listening.holds_or_not()

    def vote(self, seat: Seat, number: int, choice: str) -> None:
        """A seat says what it wants, which is told by `keep`.  Raises Unlawful if it isn't asked, or not that."""
        row = self._open.get(number)
        if row is None:
            raise Unlawful("motion-over")
        motion, until, rule, deed, timer = row
        if motion.kind == "undo" and motion.seat == seat and choice == "no":
            self._close(number, "refused")
            return
        if seat not in motion.voters or choice not in motion.choices:
            raise Unlawful("motion-not-yours")
        votes = tuple({**dict(motion.votes), seat: choice}.items())
        self._open[number] = (msgspec.structs.replace(motion, votes=votes), until, rule, deed, timer)
        self._decide(number, is_late=False)

    def drop(self, number: int | None = None) -> None:
        """Nothing is asked any more: about one motion, or at all."""
        for one in list(self._open) if number is None else [number]:
            row = self._open.pop(one, None)
            if row is not None:
                row[4].cancel()
                self.keep_soon()
        self._listening.holds_or_not()
        self._listening.changed()

    def answered(self, _: Sitting) -> None:
        """Somebody may have given up."""
        self.look_again()

    def look_again(self) -> None:
        """Somebody has come or gone, or given up: who isn't there any more isn't waited for."""
        there = set(self._room.people())
        for number, (motion, until, rule, deed, timer) in list(self._open.items()):
            voters = tuple(seat for seat in motion.voters if seat in there)
            if voters != motion.voters:
                votes = tuple(vote for vote in motion.votes if vote[0] in there)
                left = msgspec.structs.replace(motion, voters=voters, votes=votes)
                self._open[number] = (left, until, rule, deed, timer)
                self._decide(number, is_late=False)
                self.keep_soon()

    def _decide(self, number: int, *, is_late: bool) -> None:
        motion, _, rule, _, _ = self._open[number]
        outcome = rule(motion, is_late=is_late)
        if outcome:
            self._close(number, outcome)

    def _close(self, number: int, outcome: str) -> None:
        motion, _, _, deed, timer = self._open.pop(number)
        timer.cancel()
        self._settle(motion, outcome, deed)

    def _settle(self, motion: Motion, outcome: str, deed: Deed) -> None:
        self._at_work += 1
        self._listening.holds_or_not()
        self._time.spawn(self._carry_out(motion, outcome, deed))

    async def _carry_out(self, motion: Motion, outcome: str, deed: Deed) -> None:
        try:
            await deed(outcome)
        except EntakuError as problem:
            log.info("room %s: what was decided could not be done: %s", self._room.code, problem)
        except Exception:  # whatever goes wrong here, the table must not be held for ever
            log.exception("room %s: what was decided could not be done", self._room.code)
        finally:
            self._at_work -= 1  # before it is stored: who has been shown what came of it may answer at once
        self._listening.holds_or_not()
        await self._keep_anyhow()
        self._listening.settled(motion, outcome)


def motion(kind: str, seat: Seat, voters: Sequence[Seat], choices: Sequence[str], **facts: object) -> Motion:
    """A motion that nobody has said anything about yet."""
    made = {"id": 0, "kind": kind, "seat": seat, "voters": voters, "choices": choices, "votes": (), "left": WITHIN}
    return msgspec.convert({**made, **facts}, Motion)
