"""What the texts of spells say that are cast for a cost that rewords them."""

import pytest

from entaku.oracle.card import Card, Face
from entaku.oracle.importers.imported import ImportedCard, Texts
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import SpellAbility
from entaku.oracle.keywords.reworded import each_for_target
from entaku.oracle.mechanics.drawing import Discard
from entaku.oracle.reading.coverage import read_faces

KNOWN = (
    "Target player discards two cards.",
    "Destroy target artifact you don't control.",
    "Counter target spell you don't control.",
    "~ deals 2 damage to target opponent.",
    "Target creature you control gets +2/+0 until end of turn.",
)
UNKNOWN = (
    "~ deals 2 damage to any target.",
    "Destroy target creature. Its controller gains 3 life.",
    "~ deals 4 damage divided as you choose among any number of target creatures.",
    "Target player reveals their hand. You choose a nonland card from it. That player discards that card.",
    "Destroy up to two target creatures.",
)


def understood(text: str, cost: str) -> list[bool]:
    """Which paragraphs of a sorcery with a further cost are understood, its own text first."""
    card = Card("Wide Word", (Face("Wide Word", types=("Sorcery",)),))
    (face,) = read_faces(ImportedCard(card, Texts(en=f"{text}\n{cost}".replace("~", "Wide Word"))))
    return [paragraph.understood for paragraph in face]


@pytest.mark.rule("CR 702.96a")
@pytest.mark.parametrize("text", KNOWN)
def test_one_target_becomes_each(text: str) -> None:
    """A text whose target is one sort of object, a spell or a player is known with "each" for "target"."""
    assert understood(text, "Overload {1}{B}") == [True, True]


@pytest.mark.rule("CR 702.96a")
@pytest.mark.parametrize("text", UNKNOWN)
def test_what_isnt_known_is_refused(text: str) -> None:
    """What a text says overloaded that speaks of its target otherwise isn't guessed: the keyword isn't understood."""
    assert understood(text, "Overload {1}{B}") == [True, False]


@pytest.mark.rule("CR 702.148a")
def test_cleave_needs_words_to_leave_out() -> None:
    """Cleave is understood with words in brackets, and not without any."""
    assert [
        understood("Destroy target [attacking] creature.", "Cleave {3}{W}"),
        understood("Destroy target attacking creature.", "Cleave {3}{W}"),
    ] == [[True, True], [True, False]]


@pytest.mark.rule("CR 702.96a")
def test_a_players_target_becomes_each_player() -> None:
    """In the place of a player that is targeted stands each player that could be."""
    (face,) = read_faces(
        ImportedCard(Card("Sweep", (Face("Sweep", types=("Sorcery",)),)), Texts(en="Target player discards a card."))
    )
    (ability,) = face[0].abilities
    assert isinstance(ability, SpellAbility)
    assert each_for_target(ability) == SpellAbility((Discard(1, t.Each()),))
