"""What signatures call alike is alike to the engine: whatever stands there, only what it is worth is asked.

Scenarios are played again with every amount, every player and everything asked, of which a signature only says that it
stands there, hidden behind a node of which the engine knows nothing but how to find its worth.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any  # tables of the engine's, by kinds of nodes

import pytest
from msgspec import Struct
from tools.signatures import FOLDER

from entaku.magic.game.choices import Procedure
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.follow import AT_ONCE, FOLLOW, Do, Follow
from entaku.magic.zones import moving
from entaku.oracle.ir import asked_alike as alike
from entaku.oracle.ir import conditions as c
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Ability, Activated, Keyword, Static, Triggered
from entaku.oracle.ir.changes import Resize
from entaku.oracle.ir.families import ConditionNode
from entaku.oracle.ir.happenings import Moves
from entaku.oracle.ir.instructions import Delayed
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.signatures import event_of, is_given
from entaku.oracle.ir.walking import fields, with_fields, with_parts
from entaku.oracle.mechanics.drawing import Draw
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run
from entaku.scenarios.scenario import Scenario
from tests.magic import changed_trees
from tests.magic.changed_trees import FILES, with_trees


class SoMany(Node, frozen=True):
    """An amount, whichever it is."""

    of: Any


class Somebody(Node, frozen=True):
    """Players, whoever they are."""

    of: Any


class Something(Node, frozen=True):
    """Objects, whichever they are."""

    of: Any


class Named(t.Bound, frozen=True):
    """Objects that an earlier instruction has named, whatever it called them."""

    of: Any = None


class SomeNamed(t.Among, frozen=True):
    """Some of them."""

    of: Any = None


class Whether(ConditionNode, frozen=True):
    """A condition, whichever it is."""

    of: Any


HIDING = (SoMany, Somebody, Something, Named, SomeNamed, Whether)
HIDDEN: dict[str, Callable[[Any], Node]] = {
    alike.SO_MANY: SoMany, alike.OF_EACH: SoMany, alike.ONE: Somebody, alike.SEVERAL: Somebody, alike.SO: Whether,
    alike.OBJECT: Something,
    alike.NAMED: partial(Named, "some name"), alike.OF_NAMED: partial(SomeNamed, "some name", ()),
}  # fmt: skip

NAMED_BY_WORDS = frozenset({
    "A Mountain that has come later deals damage by the emblem",
    "A land's ability waits for the blessing",
    "An ability is activated with a target, of several by its place, or by words of its text",
    "An ability melds that is activated, and what has melded attacks at once",
    "As a copy of another land it may become yet another",
    "An ability of the lower card may be activated, and those of the upper one too",
    "Cards of the graveyard are shuffled into the library, others stay",
    "Exiled for one blue mana it is back at the next end step, as a new object",
    "Its colours are counted",
    "Creatures are hasty by the emblem and deal damage as much as their power",
    "The land gives haste and mana besides",
    "Two cards of two opponents don't pay for the advocate's blow",
    "What it was crafted with counts, and nothing else that it exiled before",
    "Without the other card the ability does nothing",
})  # fmt: skip
"""Scenarios in which an ability is called by its words or its place: nothing is said of what is hidden, or idle."""

REWORDED = frozenset(
    {
        "A copy of an overloaded spell is overloaded",
        "A creature that is destroyed so doesn't regenerate; for its overload cost all are destroyed",
        "An overloaded spell does to each what it would do to one, and has no targets",
        "Overloaded it counters everything of others, and nothing of its own",
        "Overloaded, what is dealt to one opponent is dealt to each",
        "Overloaded, what one player would do is done by each",
    }
)
"""Scenarios in which "target" becomes "each" before anything is asked: that is shown for each kind of target.
(`casting_ways`)"""


def hidden(value: object) -> object:
    """A part of a tree in which everything that is asked for alike is hidden."""
    if not isinstance(value, Struct):
        return with_parts(value, hidden)
    return with_fields(value, lambda field, part: held(value, part) or in_field(type(value), field, part))


def held(holder: Struct, part: object) -> object:
    """What a static ability's condition is hidden behind; nothing for anything else."""
    is_alike = isinstance(holder, Static) and alike.held_alike(part, holder)
    return Whether(hidden(part)) if is_alike and not isinstance(part, Whether) else None


def in_field(of: type[Struct], field: str, part: object) -> object:
    """What stands in a field then; several things that are one tuple are each hidden."""
    if field == "of" and isinstance(part, tuple):
        return tuple(in_field(of, "", each) for each in part)
    said = alike.asked_alike(part, of, field) if not issubclass(of, HIDING) else ""
    return HIDDEN[said](hidden(part)) if said else hidden(part)


def met(value: object, event: str = "") -> object:
    """A part of a tree in which the object that an event is about is hidden, where that stays or dies."""
    if alike.where_met(value, event):
        return Something(value)
    within = event_of(value.on) if isinstance(value, Triggered | Delayed) else event
    return with_parts(value, lambda part: met(part, within))


def without_kinds(scenario: Scenario) -> Scenario:
    """The scenario with everything hidden in all of them."""
    return with_trees(with_trees(scenario, met), hidden)


class Followed:
    """The instructions that are being followed, and what each amount of theirs was worth, for whom it was asked."""

    def __init__(self) -> None:
        self.begun = 0
        self.inside: list[tuple[int, Struct]] = []
        self.worth: dict[tuple[object, ...], int] = {}
        self.changed: set[str] = set()

    def asked(self, ctx: asking.Context, node: SoMany) -> int:
        """An amount is asked for: what stands in the instruction itself, and in none that it holds."""
        n = asking.amount(ctx, node.of)
        for number, act in self.inside[-1:]:
            if any(value is node for _, value in fields(act)):
                key = (number, id(node), ctx.bound.get("each"))
                if self.worth.setdefault(key, n) != n:
                    self.changed.add(f"{type(act).__name__}: {type(node.of).__name__}")
        return n

    def quick(self, do: Do, ctx: asking.Context, node: Struct) -> bool:
        """An instruction is followed that asks nobody."""
        self.begin(node)
        try:
            return do(ctx, node)
        finally:
            self.inside.pop()

    def slow(self, follow: Follow, ctx: asking.Context, node: Struct) -> Procedure[bool]:
        """An instruction is followed that may ask somebody."""
        self.begin(node)
        try:
            return (yield from follow(ctx, node))
        finally:
            self.inside.pop()

    def begin(self, node: Struct) -> None:
        self.begun += 1
        self.inside.append((self.begun, node))


@pytest.fixture
def followed(monkeypatch: pytest.MonkeyPatch) -> Followed:
    """An engine that finds the worth of what is hidden, and is looked at as it follows instructions."""
    found = Followed()
    monkeypatch.setitem(asking.AMOUNTS, SoMany, found.asked)
    monkeypatch.setitem(asking.PLAYERS, Somebody, lambda ctx, node: asking.meant(ctx, node.of))
    for hiding in (Something, Named, SomeNamed):
        monkeypatch.setitem(asking.THINGS, hiding, lambda ctx, node: asking.things(ctx, node.of))
    monkeypatch.setitem(asking.CONDITIONS, Whether, lambda ctx, node: asking.holds(ctx, node.of))
    for kind, do in list(AT_ONCE.items()):
        monkeypatch.setitem(AT_ONCE, kind, partial(found.quick, do))
    for kind, follow in list(FOLLOW.items()):
        monkeypatch.setitem(FOLLOW, kind, partial(found.slow, follow))
    return found


def failed(path: Path) -> list[str]:
    """The scenarios of a file that hold, but not with everything hidden."""
    return changed_trees.failed(path, without_kinds, NAMED_BY_WORDS | REWORDED)


FEW = [path for path in FILES if path.parent == FOLDER][::4]
"""Some of the files; the sweep has all."""


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_scenarios_hold_whatever_it_is_that_is_asked(path: Path, followed: Followed) -> None:
    """Nobody looks at what kind of an amount, of a player or of a condition it is."""
    assert failed(path) == []
    assert followed.changed == set()


@pytest.mark.sweep
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_every_scenario_holds_whatever_it_is_that_is_asked(path: Path, followed: Followed) -> None:
    """The same of all of them."""
    assert failed(path) == []
    assert followed.changed == set()


IDLE: tuple[Ability, ...] = (
    Keyword("convoke"),
    Static(t.Self(), (Resize(0, 0),)),
    Triggered(Moves(t.Bound("nothing at all"), "outside"), (Draw(9),)),
    Activated((), (Draw(9),), if_=c.Unless(c.Exists(t.Self(), 0))),
)
"""Abilities of each kind that do nothing."""


def with_idle(value: object) -> object:
    """A part of a tree in which whatever is given abilities has idle ones of all kinds besides."""

    def changed(field: str, part: object) -> object:
        new = with_idle(part)
        is_here = isinstance(value, Struct) and is_given(field, type(value))
        return (*new, *IDLE) if is_here and isinstance(new, tuple) and new else new

    return with_fields(value, changed)


def lacking(path: Path) -> list[str]:
    """The scenarios of a file that hold, but not where whatever is given abilities has idle ones besides."""
    return changed_trees.failed(path, lambda one: with_trees(one, with_idle), NAMED_BY_WORDS)


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_what_is_given_abilities_has_all_of_them(path: Path) -> None:
    """Whichever others stand beside each, it does what it does alone."""
    assert lacking(path) == []


@pytest.mark.sweep
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_whatever_is_given_abilities_has_all_of_them(path: Path) -> None:
    """The same in all scenarios."""
    assert lacking(path) == []


def test_what_is_not_alike_is_found_out(followed: Followed, monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that asks for what is paid to kick a spell only as it resolves doesn't know its targets."""
    monkeypatch.setattr(alike, "HOW_CAST", ())
    assert len(failed(FOLDER / "signatures/ways_of_paying.yaml")) >= 1


def test_sources_of_which_there_may_be_several_are_found_out(
    followed: Followed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of up to two targets each deals its own damage, which is seen of targets alone."""
    monkeypatch.setattr(alike, "Damage", Draw)
    assert failed(FOLDER / "since_2022_shown_too.yaml") == ["One of up to two bites by itself"]


def test_nobody_finds_what_an_event_is_about_otherwise(followed: Followed, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing is found behind what hides it, scenarios of several files hold no longer."""
    monkeypatch.setitem(asking.THINGS, Something, lambda ctx, node: ())
    assert len(failed(FOLDER / "worked_out/things.yaml")) > ENOUGH


def test_an_amount_that_becomes_another_meanwhile_is_found_out(
    followed: Followed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An engine that draws a card and then asks again how many there were to be draws more of them."""

    def one_by_one(ctx: asking.Context, node: Draw) -> Procedure[bool]:
        drawn = 0
        while drawn < asking.amount(ctx, node.amount):
            drawn += len((yield from moving.draw(ctx.game, ctx.controller, 1, None)))
            if drawn > ENOUGH:
                break
        return True

    monkeypatch.setitem(FOLLOW, Draw, partial(followed.slow, one_by_one))
    (scenario,) = read_scenarios(HAND, "hand.yaml")
    run(without_kinds(scenario), "hand.yaml")
    assert followed.changed == {"Draw: Count"}


ENOUGH = 5
HAND = """
- scenario: As many cards are drawn as are in hand
  cards: [{name: Twice, cost: "0", type: Sorcery, does: "SpellAbility((Draw(Count(Group(zone='hand', of=YOU))),))"}]
  board: {A: {hand: [Twice, Forest], library: [10 Forest]}}
  play: [A casts Twice, then: [A has 2 cards in hand]]
"""
