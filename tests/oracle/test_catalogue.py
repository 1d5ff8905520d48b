"""Names: of cards in both languages, as people spell them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.kernel.errors import Ambiguous, Unlawful
from entaku.oracle.card import Card, Face
from entaku.oracle.catalogue import CardSet, Catalogue, shipped
from entaku.oracle.naming.nearest import near
from entaku.oracle.naming.spelling import folded, hiragana

EMBER = Card("Ember // Ash", (Face("Ember", "残り火"), Face("Ash", "灰")), layout="split")
ASH = Card("Ash", (Face("Ash", "降灰"),))
DAWN, DAYBREAK = Card("Dawn", (Face("Dawn", "夜明け"),)), Card("Daybreak", (Face("Daybreak", "夜明け"),))
SMALL = Catalogue([CardSet("TST", "Test", "", "2026-01-01", (EMBER, ASH, DAWN, DAYBREAK))])


@pytest.mark.parametrize(
    "spelling",
    [
        "Cogwork Librarian",
        "cogwork  LIBRARIAN",
        "歯車式司書",
        " Cogwork Librarian ",
        "ｃｏｇｗｏｒｋ ｌｉｂｒａｒｉａｎ",
    ],
)
def test_a_card_is_found_however_it_is_spelt(spelling: str) -> None:
    """Case, width and blanks don't matter, and either language will do."""
    assert shipped().find(spelling).name == "Cogwork Librarian"


@pytest.mark.parametrize("spelling", ["Ember // Ash", "ember//ash", "Ember / Ash", "Ember", "残り火 // 灰", "残り火"])
def test_a_card_of_two_faces_has_many_names(spelling: str) -> None:
    """A card is found by its whole name and by its front face."""
    assert SMALL.find(spelling) == EMBER


def test_a_whole_name_goes_before_a_face() -> None:
    """“Ash” is the card of that name, not the other card's half; its Japanese half is still found."""
    assert SMALL.find("ash") == ASH
    assert SMALL.find("灰") == EMBER


def test_a_name_of_two_cards_is_ambiguous() -> None:
    """Two cards with one Japanese name: nothing is guessed, both are named."""
    assert SMALL.get("夜明け") is None
    with pytest.raises(Ambiguous, match="Dawn, Daybreak"):
        SMALL.find("夜明け")


def test_an_unknown_name_gets_suggestions() -> None:
    """A misspelt name's error names what may be meant; one like nothing has none."""
    with pytest.raises(Unlawful, match="Cogwork Librarian"):
        shipped().find("Cogwork Libarian")
    with pytest.raises(Unlawful, match=r"No card named “zzzz” has been imported\.$"):
        shipped().find("zzzz")


def test_an_unknown_set_names_those_there_are() -> None:
    """A wrong code's error lists the sets."""
    with pytest.raises(Unlawful, match="CNS, CN2"):
        shipped().set("XYZ")
    assert shipped().codes == ("CNS", "CN2")


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(sorted(shipped().cards)), st.data())
def test_every_beginning_of_a_name_is_completed(name: str, data: st.DataObject) -> None:
    """Whatever part of a name's beginning is typed, the card is among those offered."""
    letters = name[: data.draw(st.integers(1, len(name)))]
    offered = shipped().complete(letters, "en", limit=len(shipped().cards))
    assert name in [card.name for card in offered]


def test_beginnings_come_before_words_and_middles() -> None:
    """Names that begin so come first, then names with such a word."""
    offered = [card.name for card in shipped().complete("cog", "en", limit=4)]
    assert all(name.startswith("Cogwork") for name in offered)
    assert [card.name for card in shipped().complete("spy", "en", limit=2)] == ["Spy Kit", "Cogwork Spy"]


def test_hiragana_finds_katakana() -> None:
    """Who can't be bothered to convert still finds the card."""
    offered = [card.ja for card in shipped().complete("ごぶりん", "ja")]
    assert offered
    assert all("ゴブリン" in name for name in offered)


def test_a_misspelt_beginning_gets_what_is_like_it() -> None:
    """Where no name holds the letters, names like them are offered."""
    assert [card.name for card in shipped().complete("Canal Dregder", "en")] == ["Canal Dredger"]


def test_nothing_typed_completes_to_nothing() -> None:
    """Blanks are no letters."""
    assert shipped().complete("  ", "en") == []


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=40))
def test_folding_twice_changes_nothing(name: str) -> None:
    """A folded name is folded."""
    once = folded(name)
    assert folded(once) == once


def test_kana_with_marks_stay_apart() -> None:
    """Folding takes accents off letters, not the voicing off kana."""
    assert folded("バグ") != folded("ハク")
    assert hiragana("ヴェ") == "ゔぇ"


def test_near_needs_a_likeness() -> None:
    """A name of nothing in common is not near."""
    assert near("Lore Seker", ["Lore Seeker", "Deal Broker"]) == ["Lore Seeker"]
    assert near("xyz", ["Lore Seeker"]) == []
