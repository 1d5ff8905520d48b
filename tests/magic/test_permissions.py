"""Cards that effects let players play from elsewhere than their hand."""

import pytest

from entaku.scenarios.allowed import reach
from entaku.scenarios.board import set_up
from entaku.scenarios.playing import ScenarioTable, priority_options
from entaku.scenarios.reading import read_scenarios

GRAVE = """
- scenario: Dug up twice
  rules: [CR 601.3]
  players: 2
  turn: A's main phase
  cards:
    - {name: Digger, type: Artifact,
       does: "Static(rules=(PlayFrom(You(), Group((Is('Creature'),), 'graveyard', You())),))"}
  board:
    A: {battlefield: [2 Digger, 6 Plains], graveyard: [Pillarfield Ox]}
  expect: [A can cast Pillarfield Ox]
"""


@pytest.mark.rule("CR 601.3")
def test_a_card_that_two_effects_let_one_play_is_offered_once() -> None:
    """Two effects that allow the same make one way to cast a card, not two that look alike."""
    (scenario,) = read_scenarios(GRAVE, "here")
    table = ScenarioTable(scenario, set_up(scenario))
    reach(table, 0)
    decision = table.decision
    assert decision is not None
    assert [option.what for option in priority_options(decision) if option.what == "cast"] == ["cast"]
