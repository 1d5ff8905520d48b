"""Whether an instruction was followed is what "if you do" asks: with nobody there it wasn't."""

from collections.abc import Iterator

import pytest
from msgspec.structs import fields

from entaku.oracle.ir.instructions import Action
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run

ASKED = """
- scenario: {name} is followed, or not
  rules: [CR 608.2c]
  players: 2
  turn: A's main phase
  cards:
    - {{name: Asker, cost: "0", type: Sorcery,
       does: "SpellAbility((May(({name}(Group((Is('Creature'),))),), (GainLife(7),)),))"}}
  board:
    A: {{hand: [Asker], battlefield: [{there}], library: [4 Forest]}}
    B: {{library: [4 Forest]}}
  play:
    - A casts Asker{answers}
    - then: [A has {life} life]
"""
SOMETHING_ELSE = {
    "BecomePlotted": "a card in exile is plotted",
    "BecomePrepared": "not every creature has a spell to prepare",
    "BecomeUnprepared": "it isn't prepared",
    "CastFree": "a card is cast",
    "CastNow": "a card is cast",
    "ChangeTarget": "a spell has targets",
    "Convert": "not every creature has another face",
    "CopySpell": "a spell is copied",
    "Counter": "a spell is countered",
    "EnterWithCounters": "it was a spell before, and has entered",
    "ExchangeControl": "one alone is exchanged with nothing",
    "Flip": "not every creature has another half",
    "LeaveCombat": "nobody attacks",
    "MayPlay": "whatever there is, what may be played is said for a while",
    "NewTargets": "a spell has targets",
    "Transform": "not every creature has another face",
    "Unattach": "a creature is attached to nothing",
    "UnlockDoor": "a creature has no doors",
    "Untap": "it is untapped",
}
"""What isn't done to an untapped creature that is there, and why."""
IMPOSSIBLE = {"ChooseThings", "GiveUp", "PutCounters", "RemoveCounters", "Sacrifice"}
"""What isn't even offered where nobody is there."""


def kinds(of: type[Action] = Action) -> Iterator[str]:
    """The instructions that need no more than what they are done to."""
    for kind in of.__subclasses__():
        if [field.name for field in fields(kind) if field.required] == ["what"]:
            yield kind.__name__
        yield from kinds(kind)


def failures(name: str, there: str, is_done: bool, answers: str = "") -> list[str]:
    text = ASKED.format(name=name, there=there, life=27 if is_done else 20, answers=answers)
    (scenario,) = read_scenarios(text, "here")
    return [failure.text("en") for failure in run(scenario, "here").failures]


YES = "\n    - A says yes"


@pytest.mark.rule("CR 608.2c", "CR 701.21a", "CR 506.4", "CR 701.15a", "CR 707.10")
@pytest.mark.parametrize("name", sorted(set(kinds())))
def test_what_is_done_to_nobody_is_not_done(name: str) -> None:
    """ "If you do" comes to nothing where there is no creature, whatever would be done to each."""
    if name != "MayPlay":
        assert failures(name, "", is_done=False, answers="" if name in IMPOSSIBLE else YES) == []


@pytest.mark.rule("CR 608.2c")
@pytest.mark.parametrize("name", sorted(set(kinds()) - {"MayPlay"}))
def test_what_is_done_to_somebody_is_done(name: str) -> None:
    """And it is followed where there is one, if that can be done to a creature."""
    assert failures(name, "Pillarfield Ox", is_done=name not in SOMETHING_ELSE, answers=YES) == []


@pytest.mark.rule("CR 701.21b")
def test_only_what_is_tapped_is_untapped() -> None:
    """A creature that is tapped can be untapped, and can't be tapped."""
    assert failures("Untap", "Pillarfield Ox (tapped)", is_done=True, answers=YES) == []
    assert failures("Tap", "Pillarfield Ox (tapped)", is_done=False, answers=YES) == []
