"""No paragraph is read in two ways unless it is said which is meant, and why."""

from pathlib import Path

import pytest
import yaml

from entaku.oracle.importers.imported import of_faces
from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.things import Bound, Kicked, Self, StatOf
from entaku.oracle.ir.walking import nodes
from entaku.oracle.reading.normal import normal, paragraphs
from entaku.oracle.reading.reader import readings
from tests.oracle.reading.official import of_all

KNOWN: dict[str, list[str]] = yaml.safe_load(Path(__file__).with_name("two_readings.yaml").read_text())


@pytest.mark.sweep
def test_a_paragraph_has_one_reading() -> None:
    """Of all texts, only paragraphs of the cards listed, by what decides between their readings, have several."""
    found: dict[tuple[str, bool], str] = {}
    seen: set[tuple[str, bool]] = set()
    for card in of_all().values():
        for face, text in zip(card.card.faces, of_faces(card.texts.en), strict=False):
            spell = "Instant" in face.types or "Sorcery" in face.types
            for line in paragraphs(normal(text, face.name, "Legendary" in face.supertypes)):
                if (line, spell) not in seen:
                    seen.add((line, spell))
                    if len({each.abilities for each in readings(line, spell)}) > 1:
                        found[line, spell] = face.name
    assert sorted(found.values()) == sorted(name for names in KNOWN.values() for name in names)


def test_a_condition_after_an_event_is_asked_as_it_happens() -> None:
    """ "When ..., if ..." is one reading: nothing triggers where the condition doesn't hold.  (CR 603.4)"""
    (only,) = readings("when ~ dies, if you control a artifact, draw a card.", spell=False)
    assert getattr(only.abilities[0], "if_", None) is not None


@pytest.mark.parametrize(
    "line",
    [
        "when ~ enters, if it was kicked, draw two cards.",
        "at the beginning of each player's upkeep, if that player has no cards in hand, you draw a card.",
        "whenever a land enters under a opponent's control, if that player controls more lands than you, draw a card.",
        "~ can't be blocked as long as defending player controls a artifact.",
    ],
)
def test_a_condition_has_one_tree(line: str) -> None:
    """Whether the card was kicked is asked of the card, and what is so of one player of that player, in one way."""
    assert len({each.abilities for each in readings(line, spell=False)}) == 1


def test_another_spell_that_was_kicked_is_not_the_card() -> None:
    """ "That spell" is asked for itself."""
    (only,) = readings("whenever you cast a spell, if that spell was kicked, draw a card.", spell=False)
    assert getattr(only.abilities[0], "if_", None) == Matches(Bound(), (Kicked(),))


@pytest.mark.parametrize(
    ("line", "whose"),
    [
        ("whenever you cast a noncreature spell, ~ deals damage equal to its power to any target.", Self()),
        ("whenever another creature enters, ~ deals damage equal to its toughness to you.", Self()),
        ("whenever another creature enters, it deals damage equal to its power to you.", Bound()),
        ("whenever another creature enters, ~ deals damage equal to that creature's power to you.", Bound()),
    ],
)
def test_its_power_is_that_of_what_deals_the_damage(line: str, whose: object) -> None:
    """Behind the card's own name, as what deals damage, "its" is the card's, whatever was spoken of before."""
    (only,) = {each.abilities for each in readings(line, spell=False)}
    assert [whose] == [node.of for node in nodes(only) if isinstance(node, StatOf)]
