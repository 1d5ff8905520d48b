"""What signatures tell by itself is asked by itself: a limit is asked without what it limits, and that without it.

Scenarios are played again by an engine that is shown a limit of an ability, or which damage is meant, one at a time and
of nothing else, and that sees nothing of them any more as it goes on.
"""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import TypeGuard, TypeVar

import pytest
from msgspec import Struct, structs
from tools.signatures import FOLDER

from entaku.kernel.seats import Seat
from entaku.magic.concepts.refusals import Refusal
from entaku.magic.game.choices import Procedure
from entaku.magic.game.definitions import RuleInForce
from entaku.magic.game.state import Game, Object, Spell, Waiting
from entaku.magic.spells.abilities import activating, simultaneous_events
from entaku.magic.spells.abilities.lessened_costs import Chosen
from entaku.magic.spells.replacement import dealing
from entaku.magic.spells.replacement.choosing import Used
from entaku.magic.spells.replacement.dealing import Dealing, Moment
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.zones import stack
from entaku.oracle.ir.abilities import Activated, CostPart, Replaces, Static, Triggered
from entaku.oracle.ir.conditions import Condition, Exists, Unless
from entaku.oracle.ir.happenings import FinishVoting
from entaku.oracle.ir.replacements import InsteadOfDamage
from entaku.oracle.ir.signatures import fields_of
from entaku.oracle.ir.things import Self
from entaku.oracle.ir.told_alone import told_alone
from entaku.oracle.ir.walking import with_parts
from entaku.scenarios.running import run
from tests.magic.changed_trees import FILES, scenarios, with_trees

OF_COSTS = ("less", "less_if", "timing")
"""What is asked of an ability as it is paid for: equip, which may cost less, is known by being done as a sorcery."""


OfKind = TypeVar("OfKind", bound=Struct)


@cache
def only(node: OfKind, *fields: str) -> OfKind:
    """A node with no other limits than these."""
    others = told_alone(node) - set(fields)
    defaults = dict(fields_of(type(node)))
    left = structs.replace(node, **{field: defaults[field] for field in others})
    return node if left == node else left


def alone(node: Struct, of: OfKind) -> Iterator[OfKind]:
    """For each limit of a node another node that says nothing of what is limited, and has that one."""
    for field in sorted(told_alone(node)):
        yield structs.replace(of, **{field: getattr(node, field)})


@pytest.fixture
def limits_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that asks of an activated ability each limit as if it had no other, nor did anything."""
    untimely, closed, arrests = activating.untimely, activating.closed, activating.arrests
    unpaid, cost_of, put_ability = activating.unpaid, activating.cost_of, stack.put_ability
    nothing = Activated(())

    def held(game: Game, item: Object, ability: Activated) -> Iterator[Refusal]:
        return arrests(game, item, ability) if ability.cost or ability.do else iter(())

    def timed(game: Game, seat: Seat, ability: Activated) -> Iterator[Refusal]:
        return untimely(game, seat, Activated((), timing=ability.timing) if told_alone(ability) else ability)

    def shut(ctx: Context, item: Object, key: int, ability: Activated) -> Iterator[Refusal]:
        if not told_alone(ability):
            yield from closed(ctx, item, key, ability)
            return
        yield from arrests(ctx.game, item, only(ability))
        for one in alone(ability, nothing):
            yield from closed(ctx, item, key, one)

    def dear(ctx: Context, item: Object, ability: Activated) -> Iterator[Refusal]:
        return unpaid(ctx, item, only(ability, *OF_COSTS))

    def costs(ctx: Context, ability: Activated, chosen: Chosen | None = None) -> tuple[CostPart, ...]:
        return cost_of(ctx, only(ability, *OF_COSTS), chosen)

    def put(game: Game, seat: Seat, source: int, spell: Spell) -> int:
        ability = spell.ability
        is_activated = isinstance(ability, Activated)
        return put_ability(game, seat, source, structs.replace(spell, ability=only(ability)) if is_activated else spell)

    for name, one in (("arrests", held), ("untimely", timed), ("closed", shut), ("unpaid", dear), ("cost_of", costs)):
        monkeypatch.setattr(activating, name, one)
    monkeypatch.setattr(stack, "put_ability", put)


@pytest.fixture
def triggers_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that asks what must be so of a triggered ability that does nothing, and forgets it as it is counted."""
    is_meant, is_taken = simultaneous_events.is_meant, simultaneous_events.is_taken
    place, still_true = stack.place, stack.still_true

    def meant(game: Game, waiting: Waiting) -> bool:
        ability = waiting.ability
        parts = alone(ability, Triggered(ability.on, zone=ability.zone))
        return not is_taken(game, waiting) and all(
            is_meant(game, structs.replace(waiting, ability=part)) for part in parts
        )

    def placed(game: Game, one: Waiting) -> Procedure[None]:
        return place(game, structs.replace(one, ability=only(one.ability, "if_")))

    def true(ctx: Context, ability: Triggered) -> bool:
        return still_true(ctx, Triggered(FinishVoting(), if_=ability.if_))

    monkeypatch.setattr(simultaneous_events, "is_meant", meant)
    monkeypatch.setattr(stack, "place", placed)
    monkeypatch.setattr(stack, "still_true", true)


@pytest.fixture
def damage_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine that asks one thing at a time of which damage is meant, and forgets it as that becomes another."""
    applies, changed, is_in_range = dealing.applies, Moment.changed, dealing.is_in_range

    def meant(game: Game, in_force: RuleInForce, damage: Dealing) -> bool:
        rule = in_force.rule
        assert isinstance(rule, InsteadOfDamage)
        if game.ranges is not None and not is_in_range(game, rule, in_force.controller, damage):
            return False  # which of two are in range is asked of what is named of them (CR 801.13b)
        return all(applies(game, in_force._replace(rule=one), damage) for one in alone(rule, only(rule)))

    def other(self: Moment, place: int, one: Dealing, in_force: RuleInForce, used: Used) -> Procedure[Dealing]:
        return changed(self, place, one, in_force._replace(rule=only(in_force.rule)), used)

    monkeypatch.setattr(dealing, "is_in_range", lambda *_: True)
    monkeypatch.setattr(dealing, "applies", meant)
    monkeypatch.setattr(Moment, "changed", other)


def unmet(path: Path, but: frozenset[str] = frozenset()) -> list[str]:
    """The scenarios of a file that don't hold."""
    return [one.name for one in scenarios(path, but) if not run(one, path.name).passed]


FEW = [path for path in FILES if path.parent == FOLDER][2::4]
"""Some of the files; the sweep has all."""


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
@pytest.mark.usefixtures("limits_alone", "triggers_alone", "damage_alone")
def test_scenarios_hold_where_each_limit_is_asked_alone(path: Path) -> None:
    """No limit looks at another, nor at what is limited, nor is looked at once it has been asked."""
    assert unmet(path) == []


@pytest.mark.sweep
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())
@pytest.mark.usefixtures("limits_alone", "triggers_alone", "damage_alone")
def test_every_scenario_holds_where_each_limit_is_asked_alone(path: Path) -> None:
    """The same of all of them."""
    assert unmet(path) == []


NEVER, ALWAYS = Unless(Exists(Self(), 0)), Exists(Self(), 0)


def is_limited(ability: object) -> TypeGuard[Static | Replaces]:
    """Whether an ability holds as long as nothing else is said of it, and could hold only for a while."""
    is_standing = isinstance(ability, Static | Replaces) and "while_" in told_alone(ability)
    return is_standing and getattr(ability, "while_", None) is None and not getattr(ability, "defines", False)


def while_(condition: Condition) -> Callable[[object], object]:
    """A change of trees: whatever holds always, holds while this does."""

    def changed(part: object) -> object:
        new = with_parts(part, changed)
        return structs.replace(new, while_=condition) if is_limited(new) else new

    return changed


def without(part: object) -> object:
    """A part of a tree with nothing in it that holds always."""
    if isinstance(part, tuple):
        return tuple(without(each) for each in part if not is_limited(each))
    return with_parts(part, without)


def told_apart(path: Path) -> list[str]:
    """The scenarios that a condition changes that is always so, or in which one that is never so isn't as nothing."""
    found = []
    for one in scenarios(path, frozenset()):
        always, never = with_trees(one, while_(ALWAYS)), with_trees(one, while_(NEVER))
        if always.trees == one.trees or not run(one, path.name).passed:
            continue
        is_as_nothing = run(never, path.name).passed == run(with_trees(one, without), path.name).passed
        if not run(always, path.name).passed or not is_as_nothing:
            found.append(one.name)
    return found


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_what_holds_does_so_while_its_condition_does(path: Path) -> None:
    """Wherever a static ability is looked at, it is asked whether it holds."""
    assert told_apart(path) == []


@pytest.mark.sweep
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_all_that_holds_does_so_while_its_condition_does(path: Path) -> None:
    """The same in all scenarios."""
    assert told_apart(path) == []


def test_what_is_looked_for_by_itself_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether counters stay on something that leaves is asked of no condition: it would stay on it in any case."""
    monkeypatch.setattr("entaku.oracle.ir.told_alone.is_looked_for", lambda _: False)
    assert told_apart(FOLDER / "ruled/control_and_zones.yaml") != []
