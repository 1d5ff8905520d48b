"""Watching instructions as they are followed, from outside the rules.  (CR 608.2)

While somebody observes, the procedures of `follow` are wrapped; when nobody does they are what they always were, and
nothing is slower.  What is observed belongs to the process: two that observe at once both hear all games in it.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from msgspec import Struct

from entaku.kernel.table import Event
from entaku.magic.game.choices import Procedure
from entaku.magic.game.state import Game
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.spells.resolving.follow import AT_ONCE, FOLLOW, Do, Follow


class Followed(Struct, frozen=True):
    """An instruction that has been followed to its end: what it did, as "if you do" asks, and what has come of it.

    `events` are those told meanwhile, over all questions that it asked; `changed` is whether the game is another one
    than before: objects, players, effects, what waits to trigger; or something was told.  `named` are the names that
    it bound to something for later instructions.
    """

    ctx: Context
    instruction: object
    did: bool
    events: tuple[Event, ...]
    changed: bool
    named: tuple[str, ...] = ()


class Observer(Protocol):
    """Who watches: told before and after each instruction, an outer one before and after those that are within it.

    An instruction that never ends (its player left, the action was taken back, a fault) is never told as followed.  A
    copy of a table runs its action again from its checkpoint (`Play.run_again`), and so does one that was taken back:
    then the same instruction is told once more, with another game in its context.
    """

    def begins(self, ctx: Context, instruction: object) -> None: ...

    def ends(self, followed: Followed) -> None: ...


@contextmanager
def observed(observer: Observer) -> Iterator[None]:
    """While this is open the observer is told of every instruction that is followed."""
    asking, quick = dict(FOLLOW), dict(AT_ONCE)
    FOLLOW.update({kind: watched(procedure, observer) for kind, procedure in asking.items()})
    AT_ONCE.update({kind: watched_at_once(function, observer) for kind, function in quick.items()})
    try:
        yield
    finally:
        FOLLOW.update(asking)
        AT_ONCE.update(quick)


def watched(procedure: Follow, observer: Observer) -> Follow:
    """The same procedure, whose beginning and end are told."""

    def following(ctx: Context, instruction: object) -> Procedure[bool]:
        observer.begins(ctx, instruction)
        before = Before(ctx)
        running = procedure(ctx, instruction)
        try:
            decision = next(running)
            while True:
                before.pause()
                answer = yield decision
                before.go_on()
                decision = running.send(answer)
        except StopIteration as end:
            did = bool(end.value)
        observer.ends(before.end(instruction, did))
        return did

    return following


def watched_at_once(function: Do, observer: Observer) -> Do:
    """The same function, whose beginning and end are told."""

    def following(ctx: Context, instruction: object) -> bool:
        observer.begins(ctx, instruction)
        before = Before(ctx)
        did = function(ctx, instruction)
        observer.ends(before.end(instruction, did))
        return did

    return following


class Before:
    """The game as an instruction began, and the events told since.

    An answer begins a new list of events, unless an action is run again: so events are gathered before each question.
    """

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.state = state_of(ctx.game)
        self.bound = dict(ctx.bound)
        self.events: list[Event] = []
        self.listed: Sequence[Event] = ctx.game.events
        self.seen = len(self.listed)

    def pause(self) -> None:
        self.events += self.listed[self.seen :]
        self.seen = len(self.listed)

    def go_on(self) -> None:
        if self.ctx.game.events is not self.listed:
            self.listed, self.seen = self.ctx.game.events, 0

    def end(self, instruction: object, did: bool) -> Followed:
        self.pause()
        changed = bool(self.events) or state_of(self.ctx.game) != self.state
        named = [name for name, value in self.ctx.bound.items() if value and self.bound.get(name) != value]
        return Followed(self.ctx, instruction, did, tuple(self.events), changed, tuple(named))


def state_of(game: Game) -> tuple[object, ...]:
    """What is another value after any change, moving priority along and the like apart."""
    return game.version, len(game.waiting), len(game.delayed), len(game.stack)
