"""The page on scenarios says what is so."""

import json
import re
from pathlib import Path

import pytest

from entaku.scenarios import answering, expecting, player_actions
from entaku.scenarios.board import set_up
from entaku.scenarios.playing import ScenarioTable
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run

PAGE = Path("docs/scenarios.md")


@pytest.mark.rule("CR 701.38b")
def test_the_example_holds() -> None:
    """Every scenario printed on the page passes."""
    examples = re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    outcomes = [run(scenario, str(PAGE)) for example in examples for scenario in read_scenarios(example, str(PAGE))]
    assert [tuple(failure.text("en") for failure in outcome.failures) for outcome in outcomes] == [()]


BOARD = """
- scenario: What the page's examples are about
  players: 3
  cards: [{name: X, type: Creature, size: 1/1}, {name: Y, type: Creature, size: 1/1}, {name: Z, type: Land}]
  board: {A: {battlefield: [X, Y, Z], hand: [Forest]}}
  expect: [A has 20 life]
"""
OPTIONAL = re.compile(r" \[([^\]]+)\]")
NAME = re.compile(r"[A-Z]'s (?:Forest|.*ability)|the second Grove")
"""What things are called by is no sentence."""
SENTENCE = re.compile(r"(?:[ABXY]|nobody|it|go|everybody|the)\b.* .*")


def examples() -> list[str]:
    """Every sentence in the page's tables of what is done and what must be so, once with and once without options."""
    page = PAGE.read_text(encoding="utf-8")
    page = page[page.index("## What players do") :]
    page = page[: page.index("What can't be done is said")]
    found = [each for each in re.findall(r"`([^`]+)`", page) if SENTENCE.fullmatch(each) and not NAME.fullmatch(each)]
    return sorted({way for each in found for way in (OPTIONAL.sub(r" \1", each), OPTIONAL.sub("", each))})


@pytest.mark.parametrize("sentence", examples())
def test_every_sentence_of_the_page_is_understood(sentence: str) -> None:
    """What the page gives as a sentence is an action, an answer or a statement, and a refusal has its reason."""
    (scenario,) = read_scenarios(BOARD, str(PAGE))
    table = ScenarioTable(scenario, set_up(scenario))
    statement = expecting.recognised(table, sentence)
    assert statement is None or not expecting.lacks_reason(*statement)
    is_done = player_actions.recognised(table, sentence) is not None
    assert is_done or statement is not None or answering.sentence(table).match(sentence) is not None


STAGE = """
- scenario: A stage for the page's examples
  players: 3
  cards:
    - {name: X, type: Creature — Soldier, size: 1/1, cost: 1,
       does: ["{T}: draw a card.", "{1}: target creature gets +1/+1 until end of turn.", "When ~ dies, draw a card."]}
    - {name: Y, type: Creature, size: 1/1, does: banding}
    - {name: Z, type: Land, does: ["{T}: add {G}.", "{T}: add one mana of any color."]}
  board: {A: {battlefield: [X, Y, Z, 4 Forest], hand: [Forest, X]}, B: {battlefield: [X]}}
"""


@pytest.mark.parametrize("sentence", examples())
def test_every_sentence_of_the_page_is_played(sentence: str) -> None:
    """What the page gives as a sentence is done or holds on a stage, or what keeps it from that is told of the game."""
    (scenario,) = read_scenarios(f"{STAGE}  expect: [A has 20 life]\n", str(PAGE))
    table = ScenarioTable(scenario, set_up(scenario))
    is_answer = answering.sentence(table).match(sentence) is not None
    is_statement = expecting.recognised(table, sentence) is not None and not is_answer
    told = f"  {'expect' if is_statement else 'play'}: [{json.dumps(sentence)}]\n"
    then = "" if is_statement else "  expect: [A has 20 life]\n"
    (scenario,) = read_scenarios(STAGE + told + then, str(PAGE))
    assert "scenario-fault" not in {failure.key for failure in run(scenario, str(PAGE)).failures}
