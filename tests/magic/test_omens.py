"""Omen cards: cast as what they are, or as an Omen, which is shuffled away as it resolves."""

import pytest

from entaku.oracle.card import Card, Face
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.ir.short import does
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.drawing import Draw
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import run

NAME = "Heron // Look Ahead"
STORY = """
- scenario: {name}
  imported: ["Heron // Look Ahead"]
  players: 2
  board:
    A: {{hand: [Heron // Look Ahead], library: [Plains], battlefield: [4 Island]}}
    B: {{}}
  play:
{play}
"""
CAST_AS_AN_OMEN = """
    - A casts Look Ahead
    - then: [Heron // Look Ahead is in A's library, "A has 1 card in hand", "A has 1 card in library"]
"""
CAST_AS_ITSELF = """
    - A casts Heron
    - then: [Heron // Look Ahead is on the battlefield, Heron // Look Ahead is 2/2]
"""


def made(name: str) -> tuple[Card, Tree] | None:
    """The cards of these stories."""
    if name == NAME:
        heron = Face("Heron", cost=Cost.parse("2U"), colours="U", types=("Creature",), power="2", toughness="2")
        ahead = Face("Look Ahead", cost=Cost.parse("U"), colours="U", types=("Sorcery",), subtypes=("Omen",))
        return Card(NAME, (heron, ahead), "omen", "U"), Tree(NAME, (), ((does(Draw(1)),),))
    return None


@pytest.mark.parametrize("play", [CAST_AS_AN_OMEN, CAST_AS_ITSELF], ids=["as an omen", "as itself"])
def test_an_omen_card_is_cast_either_way(play: str) -> None:
    """As a creature it stays; as an Omen it does what that says, and then it is in the library."""
    (scenario,) = read_scenarios(STORY.format(name="An omen", play=play), "omens", made)
    assert [failure.text("en") for failure in run(scenario, "omens").failures] == []
