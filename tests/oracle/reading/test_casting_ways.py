"""A way of casting is shown for each kind of target that goes with it, or played by hand there."""

import pytest

from entaku.magic.by_hand.supported_nodes import runs
from entaku.oracle.card import Card, Face
from entaku.oracle.importers.imported import ImportedCard, Texts
from entaku.oracle.ir.abilities import Ability, Keyword, NotUnderstood, Tree
from entaku.oracle.ir.casting_ways import OF_CASTING, ways
from entaku.oracle.keywords.table import ROWS
from entaku.oracle.mana import Cost
from entaku.oracle.reading import coverage
from entaku.oracle.reading.coverage import missing
from entaku.oracle.reading.shown import shown
from entaku.oracle.reading.tree import tree_of
from entaku.oracle.trees import shipped
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.showing import pieces, shows

AT_CREATURES = "rebound > target Group battlefield"
TEXT = "Target creature gets +2/+2 until end of turn.\nRebound"


def card(text: str) -> ImportedCard:
    face = Face("Moss", cost=Cost.parse("W"), types=("Instant",))
    return ImportedCard(Card("Moss", (face,)), Texts(en=text))


def test_a_way_that_is_not_shown_for_such_a_target_is_played_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each half is shown, both together aren't: the keyword is by hand, and named as what a scenario has to show."""
    one = card(TEXT)
    assert missing(one) == ([], True)
    without = shown() - {AT_CREATURES}
    monkeypatch.setattr(coverage, "shown", lambda: without)
    (clause,), understood = missing(one)
    assert (clause.text, clause.signatures, understood) == ("rebound", (AT_CREATURES,), True)
    assert isinstance(tree_of(one.card, TEXT).abilities[1], NotUnderstood)
    assert missing(card("Draw a card.\nRebound")) == ([], True)


def test_scenarios_run_a_way_that_is_not_shown_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the engine knows is run there, or nothing could ever be shown."""
    monkeypatch.setattr(coverage, "shown", frozenset)
    assert tree_of(card(TEXT).card, TEXT, runs).abilities[1] == Keyword("rebound")


STORY = """
- cards:
    - {name: Echo, cost: W, type: Instant, does: [target creature gets +2/+2 until end of turn., rebound]}
    - {name: Bear, cost: G, type: Creature — Bear, size: 2/2}
- scenario: A story
  board: {A: {hand: [Echo], battlefield: [Plains, Bear]}}
  play:
    - A casts Echo targeting Bear
    - then: [Bear is 4/4]
"""


@pytest.mark.parametrize("looked, is_shown", [("", False), ("    - now: [Echo is in exile]\n", True)])
def test_a_way_is_shown_where_something_hangs_on_it(looked: str, is_shown: bool) -> None:
    """A spell that is cast and looked at shows nothing of its keyword, unless what the keyword does is looked at."""
    (scenario,) = read_scenarios(STORY + looked, "test.yaml")
    (way,) = [piece for piece in pieces(scenario) if piece.part.signature == AT_CREATURES]
    assert shows(scenario, way) == is_shown


def test_ways_are_keywords_and_shipped_cards_lack_none() -> None:
    """Each name is a keyword's, and every way that a shipped card has is shown for what its spell is aimed at."""
    assert set(OF_CASTING) <= {row.name for row in ROWS}
    faces = [(tree.name, face) for tree in shipped().values() for face in faces_of(tree)]
    assert [(name, ways(face) - shown()) for name, face in faces if not ways(face) <= shown()] == []


def faces_of(tree: Tree) -> tuple[tuple[Ability, ...], ...]:
    return (tree.abilities, *tree.others)
