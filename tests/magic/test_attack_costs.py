"""A declaration of attackers that isn't paid for is taken back, and its player is told why they declare anew."""

import pytest

from entaku.kernel.decisions import Assign
from entaku.magic.game.play import Play
from entaku.scenarios.board import set_up
from entaku.scenarios.reading import read_scenarios
from tests.magic.positions import answer, find

TAXED = """
- scenario: Two attackers, and mana for one
  cards:
    - {name: Toll, type: Enchantment, does: "creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you."}
    - {name: Bear, type: Creature — Bear, size: 2/2}
    - {name: Wolf, type: Creature — Wolf, size: 3/3}
  board: {A: {battlefield: [Bear, Wolf, 2 Plains]}, B: {battlefield: [Toll]}}
  expect: [A has 20 life]
"""  # noqa: E501


@pytest.fixture
def attacking() -> Play:
    """A game in which a player with mana for one attacker declares."""
    (scenario,) = read_scenarios(TAXED, "taxed.yaml")
    play = set_up(scenario).play
    while play.decision is not None and play.decision.purpose != "game-attack":
        answer(play, play.decision.default if play.decision.purpose != "game-priority" else "pass")
    return play


def both(play: Play) -> tuple[tuple[int | str, ...], ...]:
    """Every creature attacks whom it can."""
    assert play.decision is not None
    assert isinstance(play.decision.shape, Assign)
    return tuple((options[0].key,) for options in play.decision.shape.choices)


def why(play: Play) -> tuple[int | str, ...]:
    """Why attackers are declared anew, nothing where they are declared first."""
    assert play.decision is not None
    assert play.decision.purpose == "game-attack"
    return play.decision.about


@pytest.mark.rule("CR 508.1")
@pytest.mark.rule("CR 508.1j")
def test_who_does_not_pay_is_told_why_they_declare_again(attacking: Play) -> None:
    """Nothing is tapped or paid for a declaration that is taken back; the next one is asked for with the reason."""
    play = attacking
    assert why(play) == ()
    answer(play, both(play))
    assert why(play) == ("cost",)
    assert [item.tapped for item in play.game.objects.values() if item.zone == "battlefield"] == [False] * 5
    first, *_ = both(play)
    answer(play, (first, ()))
    assert play.game.combat is not None
    assert [attack.attacker for attack in play.game.combat.attacks] == [find(play.game, "Bear")]


@pytest.mark.rule("CR 508.1j")
def test_who_declares_the_same_again_attacks_with_those_that_are_paid_for(attacking: Play) -> None:
    """The second time they can attack with as many as they can pay for, and are asked once more."""
    play = attacking
    for _ in range(2):
        answer(play, both(play))
    assert why(play) == ("cost",)
    assert play.decision is not None
    assert isinstance(play.decision.shape, Assign)
    assert [len(options) for options in play.decision.shape.choices] == [1, 0]
