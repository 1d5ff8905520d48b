"""Sandboxes as they are looked at: played on from the nearest that was looked at before, and all of it shown."""

from collections import OrderedDict
from functools import lru_cache

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from entaku.kernel.decisions import Decision
from entaku.kernel.errors import Unlawful, Unreadable
from entaku.kernel.table import Event
from entaku.magic.views.game_view import GameView
from entaku.messages import Language
from entaku.oracle.card import Card
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.library import Library
from entaku.scenarios import sandbox
from entaku.scenarios.positions import PositionSetup, plain_of, text_of
from entaku.scenarios.reading import Imports
from entaku.scenarios.sandbox import Sandbox, Setting
from entaku.scenarios.solving import solve
from entaku.server.cards.facts import Facts, is_line
from entaku.server.sandbox.bodies import (
    SandboxesRead,
    SandboxRead,
    SandboxShown,
    ScenarioWanted,
    ScenarioWritten,
    WinFound,
    WinWanted,
)
from entaku.server.tables.bodies import Happened
from entaku.server.tables.games import GAME
from entaku.server.tables.viewers import options_of

LONGEST_TEXT = 200_000
"""Characters of a position, or of a file of scenarios."""
MOST_ANSWERS = 5_000
LONGEST_NAME = 500
"""Characters of a scenario's name, and of its why."""
HEARD = 60
"""What so many answers led to is told with each look: whoever comes by a link reads how it came to this."""
MOST_KEPT = 24
MOST_SEARCHED = 12_000
"""So many positions are looked at for a win: a few seconds beside the server."""

Told = tuple[tuple[Event, ...], ...]
"""What each answer led to."""


class Kept:
    """The tables that were looked at last, by their sandboxes: one answer more doesn't play all others again."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.facts = Facts(library)
        self._of: OrderedDict[tuple[tuple[int, int], Sandbox], tuple[Setting, Told]] = OrderedDict()

    def table(self, wanted: Sandbox) -> tuple[Setting, Told]:
        """The table after all answers, and what each led to.  Raises Unreadable and Unlawful."""
        version = self.library.version
        before = replace(wanted, answers=wanted.answers[:-1])
        known = self._of.get((version, wanted)) or self._of.get((version, before))
        table, told = (sandbox.opened(wanted, imports_of(self.library)), ()) if known is None else known
        table = table.fork()
        happened = [*told]
        for one in wanted.answers[len(told) :]:
            happened.append(tuple(sandbox.answer(table, one)))
        found = table, tuple(happened)
        self._of[version, wanted] = found
        self._of.move_to_end((version, wanted))
        while len(self._of) > MOST_KEPT:
            self._of.popitem(last=False)
        return found


@lru_cache(1)
def kept(library: Library) -> Kept:
    """What is kept of this process's library."""
    return Kept(library)


def imports_of(library: Library) -> Imports:
    """The cards that were imported here, and what they do."""

    def found(name: str) -> tuple[Card, Tree] | None:
        card = library.get(name)
        return None if card is None else (card, library.tree(card))

    return found


def expect_bounded(wanted: Sandbox) -> None:
    """Raises Unreadable for a text that is too long, Unlawful for too many answers."""
    if len(wanted.text) > LONGEST_TEXT or len(wanted.seed) > LONGEST_NAME:
        raise Unreadable("sandbox-too-long", most=LONGEST_TEXT)
    if len(wanted.answers) > MOST_ANSWERS:
        raise Unlawful("sandbox-too-many-answers", most=MOST_ANSWERS)


def shown(library: Library, wanted: Sandbox) -> SandboxShown:
    """A sandbox as it stands.  Raises Unreadable and Unlawful, naming what is wrong."""
    expect_bounded(wanted)
    holder = kept(library)
    table, told = holder.table(wanted)
    setup = table.setup
    assert isinstance(setup, PositionSetup), "a sandbox begins with a position"
    asked = tuple(table.decisions.values())
    view = table.view("open")
    assert isinstance(view, GameView), "it is a game"
    view = replace(view, seat=seat_of(asked))
    first = max(len(told) - HEARD, 0)
    happened = tuple(
        Happened(number, tuple(Raw(msgspec.json.encode(event)) for event in events))
        for number, events in enumerate(told[first:], start=first + 1)
    )
    return SandboxShown(
        position=Raw(msgspec.json.encode(plain_of(setup.situation))),
        text=setup.situation,
        step=len(told),
        view=Raw(msgspec.json.encode(view)),
        asked=asked,
        happened=happened,
        cards=facts_of(holder, table, (view, told[first:]), asked),
        over=table.is_over,
    )


def seat_of(asked: tuple[Decision, ...]) -> int | None:
    """Whose seat is looked from: that of who has to answer."""
    return next((decision.actor for decision in asked if not decision.optional), None)


def facts_of(holder: Kept, table: Setting, seen: object, asked: tuple[Decision, ...]) -> dict[str, Raw]:
    """The facts of all cards that are seen or asked about."""
    names = GAME.named(seen)
    options = [option for one in asked for option in options_of(one.shape)]
    names = {*names, *(option.text for option in options if option.card is not None)}
    names.update(name for option in options for name in option.cards)
    known = holder.facts.by_name(GAME.cards(table.setup))
    cards = {name: card for name in names if (card := known.get(name) or holder.library.get(name)) is not None}
    lines = {name: holder.facts.of_line(name) for name in names if name not in cards and is_line(name)}
    return GAME.facts(holder.facts, cards) | lines


def read(library: Library, text: str, language: Language) -> SandboxesRead:
    """A position or a file of scenarios.  Raises Unreadable, naming the line."""
    if len(text) > LONGEST_TEXT:
        raise Unreadable("sandbox-too-long", most=LONGEST_TEXT)
    found = sandbox.read(text, imports_of(library))
    return SandboxesRead(
        tuple(
            SandboxRead(one.name, one.sandbox, tuple(each.text(language) for each in one.failures), one.asks)
            for one in found
        )
    )


def written(library: Library, wanted: ScenarioWanted, language: Language) -> ScenarioWritten:
    """A sandbox as a scenario, and how it stands as a position.  Raises Unreadable and Unlawful."""
    expect_bounded(wanted.sandbox)
    if max(len(wanted.name), len(wanted.why)) > LONGEST_NAME:
        raise Unreadable("sandbox-too-long", most=LONGEST_NAME)
    imports = imports_of(library)
    scenario = sandbox.written(wanted.sandbox, wanted.name, wanted.why, imports)
    table, _ = kept(library).table(wanted.sandbox)
    if table.is_over or not table.state.game.turn:
        return ScenarioWritten(scenario, "", ())
    position, lost = text_of(table.state, imports)
    return ScenarioWritten(scenario, position, tuple(one.text(language) for one in lost))


def win(library: Library, wanted: WinWanted) -> WinFound:
    """A win for a seat from where a sandbox stands.  Raises Unreadable and Unlawful."""
    expect_bounded(wanted.sandbox)
    table, _ = kept(library).table(wanted.sandbox)
    if not 0 <= wanted.seat < len(table.setup.players):
        raise Unlawful("seat-unknown", seat=wanted.seat + 1, seats=len(table.setup.players))
    found = solve(table.state, wanted.seat, wanted.turns, MOST_SEARCHED)
    return WinFound(found.line, found.positions, found.exhausted)
