"""What is told once of an instruction, or of an event, holds wherever it stands.

Scenarios are played again with every instruction that is followed as it would be alone hidden behind one of which the
engine knows nothing but to follow it; and with abilities that have triggered, and don't know any longer on what.
"""

from collections.abc import Iterable
from pathlib import Path

import pytest
from msgspec import Struct, structs
from tools.signatures import FOLDER

from entaku.kernel.table import Event
from entaku.magic.game.state import Game, Waiting
from entaku.magic.spells.abilities import triggers
from entaku.magic.spells.layers.projection import Projection
from entaku.magic.spells.resolving.possible_choices import POSSIBLE
from entaku.oracle.ir import followed_alike as alike
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.families import Instruction
from entaku.oracle.ir.happenings import Chapter, Dies, FinishVoting, TapsForMana
from entaku.oracle.ir.instructions import OnceEachTurn, Repeat
from entaku.oracle.ir.things import Self
from entaku.oracle.ir.walking import with_fields
from entaku.oracle.mechanics.drawing import Draw
from entaku.scenarios.running import run
from tests.magic import changed_trees
from tests.magic.changed_trees import FILES, scenarios, with_trees
from tests.magic.test_asked_alike import NAMED_BY_WORDS

CALLED_BY_WORDS = NAMED_BY_WORDS | {"Exiled for one blue mana it is back at the next end step, as a new object"}
"""Scenarios in which an ability is called by its words: nothing is said of what is hidden."""


def hidden(instruction: Instruction) -> Instruction:
    """An instruction of which whoever follows it sees that there is one, and not which it is."""
    return Repeat(1, (instruction,))


def behind_another(value: object, stands: str = "") -> object:
    """A part of a tree in which all instructions that are followed alike are hidden."""

    def changed(field: str, part: object) -> object:
        place = f"{type(value).__name__}.{field}" if isinstance(value, Struct) else stands
        new = behind_another(part, place)
        return hidden(new) if isinstance(new, Instruction) and alike.followed_alike(new, place) else new

    return with_fields(value, changed)


def failed(path: Path) -> list[str]:
    """The scenarios of a file that hold, but not with these instructions hidden."""
    return changed_trees.failed(path, lambda one: with_trees(one, behind_another), CALLED_BY_WORDS)


FEW = [path for path in FILES if path.parent == FOLDER][1::4]
"""Some of the files; the sweep has all."""


BY_EVENT_ALONE = (Chapter, TapsForMana)
"""Events that are asked for by their kind: chapters are counted, mana is added without the stack."""

FOUND_AGAIN = frozenset({
    "A creature card goes to an opponent's graveyard and the mirror may be that card, with a name of its own",
    "A copy of a shifter has the ability that the shifter gave itself",
    "It becomes what has died and may become something else again",
    "What a copy's ability will do it does though it is a copy no more",
})  # fmt: skip
"""Scenarios in which an ability that has triggered is looked for on its card, or is given to a copy."""


def forgotten(one: Waiting) -> Waiting:
    """What has triggered and doesn't know on what; one that is counted is found again by its event."""
    ability = one.ability
    is_counted = ability.limit is not None or any(isinstance(each, OnceEachTurn) for each in ability.do)
    if isinstance(ability.on, BY_EVENT_ALONE) or is_counted:
        return one
    return structs.replace(one, ability=structs.replace(ability, on=FinishVoting()))


@pytest.fixture
def forgetting(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine whose abilities don't know any longer on what they have triggered."""
    watch = triggers.watch

    def watched(game: Game, batch: Iterable[Event], before: Projection | None) -> list[Waiting]:
        return [forgotten(one) for one in watch(game, batch, before)]

    monkeypatch.setattr(triggers, "watch", watched)


def unmet(path: Path) -> list[str]:
    """The scenarios of a file that don't hold."""
    return [one.name for one in scenarios(path, CALLED_BY_WORDS | FOUND_AGAIN) if not run(one, path.name).passed]


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
def test_scenarios_hold_whichever_instruction_it_is(path: Path) -> None:
    """Nobody looks at what is followed before it is."""
    assert failed(path) == []


@pytest.mark.sweep
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_every_scenario_holds_whichever_instruction_it_is(path: Path) -> None:
    """The same of all of them."""
    assert failed(path) == []


@pytest.mark.parametrize("path", FEW, ids=lambda path: path.stem)
@pytest.mark.usefixtures("forgetting")
def test_scenarios_hold_whatever_has_happened(path: Path) -> None:
    """What an ability does isn't asked which event it has triggered on, but for what that has bound."""
    assert unmet(path) == []


@pytest.mark.sweep
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(FOLDER).as_posix())
@pytest.mark.usefixtures("forgetting")
def test_every_scenario_holds_whatever_has_happened(path: Path) -> None:
    """The same of all of them."""
    assert unmet(path) == []


def test_what_is_known_before_it_is_offered_is_told() -> None:
    """What is only offered to who can do it, by the engine's own table."""
    assert set(alike.KNOWN_BEFORE) == set(POSSIBLE)


OFFER = """
- scenario: Nobody may sacrifice what they don't have, and gain life
  players: 2
  cards: [{name: Rite, cost: "0", type: Sorcery, does: "SpellAbility((May((Sacrifice(creature()), GainLife(3))),))"}]
  board: {A: {hand: [Rite]}}
  play: [A casts Rite, "if asked, A says yes", then: [A has 20 life]]
"""


def test_what_is_looked_at_is_found_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What can't be done isn't offered: behind something else nobody would know of it."""
    path = tmp_path / "offer.yaml"
    path.write_text(OFFER, encoding="utf-8")
    assert failed(path) == []
    monkeypatch.setattr(alike, "KNOWN_BEFORE", ())
    assert len(failed(path)) == 1


def test_what_is_told_by_its_event_alone_remembers_it() -> None:
    """Chapters are counted by what they wait for; what dies is forgotten."""
    assert forgotten(Waiting(0, 1, Triggered(Dies(Self()), (Draw(),)), ())).ability.on == FinishVoting()
    assert forgotten(Waiting(0, 1, Triggered(Chapter((1,)), (Draw(),)), ())).ability.on == Chapter((1,))
