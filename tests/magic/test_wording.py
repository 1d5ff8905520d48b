"""What can be chosen of a card is said in words."""

import pytest

from entaku.cards import trees
from entaku.magic.definitions import kit_of
from entaku.magic.wording import wording


@pytest.mark.rule("CR 700.2")
def test_each_mode_is_said_in_both_languages() -> None:
    """A card with two modes has two texts, each in English and in Japanese."""
    said = wording(trees.shipped()["Deceiver Exarch"], "欺瞞の大司教").modes
    assert [mode.en for mode in said] == [
        "Untap target permanent you control.",
        "Tap target permanent an opponent controls.",
    ]
    assert all(mode.ja for mode in said)


@pytest.mark.rule("CR 602.1")
def test_every_ability_that_can_be_activated_has_words() -> None:
    """For each shipped card there are as many texts as abilities, and in one language at least each says something."""
    for tree in trees.shipped().values():
        kit, said = kit_of(tree.abilities), wording(tree, "")
        assert (len(said.activated), len(said.mana)) == (len(kit.activated), len(kit.mana))
        assert all(text.en or text.ja for text in (*said.activated, *said.mana, *said.modes)), tree.name
