"""What is known and not built is called full nowhere, unless a scenario plays the very card."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.reading.coverage import missing
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.showing import trees_in
from tests.magic.imported import imported
from tests.oracle.reading.official import in_todays_words, of_all, of_later

SCENARIOS = Path("tests/magic/scenarios")

NOT_BUILT = {
    r"life total can't change": "nothing keeps a life total as it is, whatever would change it",
    r"^Hideaway": "how many cards are looked at and when the exiled one may be played differs from card to card",
    r"^Cleave ": "what is left of a text without the words in brackets is another text, of which each must be read",
    r"^Epic": "copies of the spell in each upkeep go on for the rest of the game, and nothing else may be cast",
    r"maximum hand size is (?!increased|reduced)": "a maximum hand size is changed, and isn't set",
    r"tapped for mana, it produces": "what a land produces isn't replaced",
}
"""Words of texts that need something of their own, and why it isn't there for all of them.  (CR 119.7, 119.8)"""


@cache
def played() -> dict[Path, str]:
    """The files of scenarios, as they are written."""
    return {path: path.read_text(encoding="utf-8") for path in SCENARIOS.rglob("*.yaml")}


def is_played(name: str) -> bool:
    """Whether the card of this name lies anywhere in a scenario."""
    return any(
        tree.name == name
        for path, text in played().items()
        if name in text
        for scenario in read_scenarios(text, path.name, imported)
        for tree in trees_in(scenario)
    )


def with_words(words: str, *files: Mapping[str, ImportedCard]) -> list[ImportedCard]:
    """The cards of these files with such words."""
    return [one for file in files for one in file.values() if re.search(words, one.texts.en, re.MULTILINE)]


@pytest.mark.parametrize("words", NOT_BUILT)
def test_what_is_not_built_is_called_full_nowhere(words: str) -> None:
    """A card with such words, of then or of today, is played partly by hand, or has a scenario of its own."""
    needy = with_words(words, of_all(), of_later(), in_todays_words())
    full = [one.card.name for one in needy if not missing(one)[0]]
    assert [name for name in full if not is_played(name)] == []


@pytest.mark.parametrize("words", NOT_BUILT)
def test_what_is_said_not_to_be_built_is_not(words: str) -> None:
    """Of the cards with such words some are still played by hand: else nothing keeps the row here."""
    needy = with_words(words, of_all())
    assert any(missing(one)[0] for one in needy)
