"""No paragraph is read in two ways unless it is said which is meant, and why."""

from pathlib import Path

import pytest
import yaml

from entaku.oracle.importers.imported import of_faces
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
