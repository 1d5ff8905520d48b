"""The cards of the shipped sets and of Commander 2011 are made to act, as `entaku cards try` does it with any file."""

import pytest

from entaku.laboratory.trying.dealing import Subject
from entaku.laboratory.trying.report import report_of
from entaku.laboratory.trying.trial import try_card
from entaku.magic.by_hand.supported_nodes import runs
from entaku.oracle.catalogue import shipped
from entaku.oracle.reading.tree import tree_of
from entaku.oracle.trees import shipped as shipped_trees
from tests.magic.test_commander_2011 import of_the_set, understood
from tests.magic.test_every_card import NAMES

PARTS = 12
"""So many tests share the cards of a file."""


def faults_and_silences(subjects: list[Subject]) -> list[object]:
    """What goes wrong with these cards, and which of their instructions never act, as far as it isn't listed."""
    report = report_of(len(subjects), [try_card(subject, "1") for subject in subjects])
    return [*report.faults, *report.silent]


@pytest.mark.sweep
@pytest.mark.rule("CD-16", "CD-17", "CR 905.5")
@pytest.mark.parametrize("part", range(PARTS))
def test_every_shipped_card_acts(part: int) -> None:
    """Each instruction of its tree acts, whatever else is chosen; nothing fails, is lost or is left to hands."""
    subjects = [Subject(shipped().cards[name], shipped_trees()[name]) for name in NAMES[part::PARTS]]
    assert len(subjects) > 30
    assert faults_and_silences(subjects) == []


@pytest.mark.sweep
@pytest.mark.parametrize("part", range(PARTS))
def test_every_understood_card_of_commander_2011_acts(part: int) -> None:
    """The same for what was read from official texts."""
    cards = [of_the_set()[name] for name in understood()[part::PARTS]]
    assert len(cards) > 20
    assert faults_and_silences([Subject(each.card, tree_of(each.card, each.texts.en, runs)) for each in cards]) == []
