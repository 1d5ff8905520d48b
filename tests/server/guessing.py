"""The smallest table with secrets and clocks: every seat writes a number down, unseen; when all have, they are shown.

A seat may also wave, at any time and as often as it likes.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from entaku.games.brought import Brought
from entaku.kernel.decisions import Answer, Choose, Decision, DecisionId, Number, Option
from entaku.kernel.randomness import Seed, Stream
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event
from entaku.oracle.card import Card, bare
from entaku.oracle.cubes.cube import CustomCard
from entaku.oracle.library import Library
from entaku.server.cubes.bodies import CubeChecked
from entaku.server.tables.bodies import WhatIsPlayed
from entaku.server.tables.offers import FormatOffer
from entaku.server.tables.options import DraftOptions
from entaku.server.tables.plays import Play

UNLUCKY = 13
"""Writing this down breaks the rules themselves."""


class GuessingSetup(Struct, frozen=True):
    """Who plays, how often, and how many seconds there are for each number."""

    names: tuple[str, ...]
    rounds: int
    clock: float | None


class Guessing(Struct):
    """What has been written down: in earlier rounds, and in this one (None: not yet)."""

    setup: GuessingSetup
    secret: int
    shown: list[tuple[int, ...]]
    numbers: list[int | None]
    waves: int = 0


class GuessingView(Struct, frozen=True):
    """What a viewer may see: earlier rounds, who has written, and their own number."""

    shown: tuple[tuple[int, ...], ...]
    written: tuple[bool, ...]
    own: int | None
    waves: int
    card: str


class Wrote(Event, frozen=True, tag="wrote"):
    """A seat wrote a number down; only they know which."""

    seat: Seat
    number: int | None


class GuessingRules:
    """Plays it."""

    name = "guessing"

    def begin(self, setup: GuessingSetup, seed: Seed) -> Guessing:
        secret = Stream(seed, "table", "secret").below(1_000_000)
        return Guessing(setup, secret, [], [None] * len(setup.names))

    def open(self, state: Guessing) -> Mapping[DecisionId, Decision]:
        if self.is_over(state):
            return {}
        seats = len(state.numbers)
        decisions = {}
        for seat, number in enumerate(state.numbers):
            if number is None:
                place = 2 * (len(state.shown) * seats + seat) + 1
                clock = state.setup.clock
                decisions[place] = Decision(
                    id=place, seat=seat, actor=seat, purpose="guess", shape=Number(1, 20), default=1, clock=clock
                )
            wave = 1_000_000 + seat
            shape = Choose((Option("wave"),), least=0, most=1)
            decisions[wave] = Decision(
                id=wave, seat=seat, actor=seat, purpose="wave", shape=shape, default=(), optional=True
            )
        return decisions

    def apply(self, state: Guessing, decision: Decision, answer: Answer) -> Sequence[Event]:
        if decision.purpose == "wave":
            state.waves += 1
            return []
        assert isinstance(answer, int)
        state.numbers[decision.seat] = answer
        if answer == UNLUCKY:
            raise RuntimeError("the rules fail half way")
        if None not in state.numbers:
            state.shown.append(tuple(number or 0 for number in state.numbers))
            state.numbers = [None] * len(state.numbers)
        return [Wrote(decision.seat, answer)]

    def copy(self, state: Guessing) -> Guessing:
        return Guessing(state.setup, state.secret, state.shown.copy(), state.numbers.copy(), state.waves)

    def is_over(self, state: Guessing) -> bool:
        return len(state.shown) >= state.setup.rounds

    def view(self, state: Guessing, viewer: Viewer) -> GuessingView:
        return GuessingView(
            tuple(state.shown),
            tuple(number is not None for number in state.numbers),
            state.numbers[viewer] if isinstance(viewer, int) else None,
            state.waves,
            "Fixed Star",
        )

    def told(self, state: Guessing, event: Event, viewer: Viewer) -> Event | None:
        assert isinstance(event, Wrote)
        return event if viewer in (event.seat, "open") else Wrote(event.seat, None)


class Sevens:
    """A bot that always writes 7."""

    def answer(self, view: GuessingView, decision: Decision) -> Answer:
        return decision.default if decision.optional else 7


CARDS: tuple[Card, ...] = (bare("Fixed Star"),)


class GuessingFormat:
    """The table as a room can be started for it; `rounds` and the clock's `others` of the options count."""

    offer = FormatOffer("guessing", "draft", 1, 4)
    play = Play(
        rules=GuessingRules(),
        setup=GuessingSetup,
        view=GuessingView,
        events=Wrote,
        cards=lambda setup: CARDS,
        named=lambda part: {part.card} if isinstance(part, GuessingView) else set(),
        reaches=lambda event: (),
        bot=lambda setup, data: Sevens(),
    )

    def is_heavy(self, options: DraftOptions) -> bool:
        return False

    def check(self, options: DraftOptions, seats: int, library: Library) -> CubeChecked | None:
        return None

    def customs(self, options: DraftOptions, library: Library) -> Mapping[str, CustomCard]:
        return {}

    def setup(
        self,
        options: DraftOptions,
        names: Sequence[str],
        library: Library,
        luck: Seed,
        decks: Sequence[Brought | None] = (),
    ) -> GuessingSetup:
        clock = None if options.clock is None else options.clock.others
        return GuessingSetup(tuple(names), options.rounds or 1, clock)

    def shown(self, options: DraftOptions) -> WhatIsPlayed:
        return WhatIsPlayed("guessing", "draft", (), None, options.rounds, (), 1, options.clock)


FORMATS = {"guessing": GuessingFormat()}


def options(rounds: int = 3, seconds: float | None = None) -> dict[str, object]:
    """The options of a room."""
    clock = None if seconds is None else {"first": seconds, "last": seconds, "others": seconds}
    return {"type": "draft", "format": "guessing", "rounds": rounds, "clock": clock}


def number(client_asked: list[dict[str, Any]]) -> int:
    """The id of the decision for a number, among what a client is asked."""
    return next(int(asked["decision"]["id"]) for asked in client_asked if asked["decision"]["purpose"] == "guess")
