"""What keeps cards from being played in full, by construct."""

import pytest
from msgspec import structs

from entaku.magic.by_hand.supported_nodes import known
from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.reading.coverage import coverage
from entaku.oracle.reading.gap import Lacking, gap, lacking, unread
from tests.oracle.reading.official import of_all
from tests.oracle.reading.test_coverage import card


@pytest.mark.parametrize(
    "text,construct",
    [
        ("Draw a card. Sing three songs.", "wording: sing N songs"),
        ("When Moss enters the battlefield, you may yodel.", "wording: [you may] yodel"),
        ("Forecast", "keyword: forecast"),
        ("Moss enters the battlefield with a fear counter on it.", "together: Replaces"),
    ],
)
def test_what_is_lacking_is_named_by_its_kind(text: str, construct: str) -> None:
    """The words that nobody reads, without what differs from card to card; and what is read, but not run."""
    (found,) = lacking(card(text, *(("Instant",) if text.startswith("Draw") else ())), known())
    assert str(found) == construct


def test_a_layout_that_is_not_played_is_lacking() -> None:
    """Beside whatever its text lacks."""
    assert set(lacking(card("Flying", layout="vanguard"), known())) == {Lacking("layout", "vanguard")}


def test_nothing_is_lacking_where_a_card_is_full() -> None:
    """The same cards are full here as in the coverage."""
    cards = list(of_all().values())[::300]
    found = gap(cards, known())
    assert (found.cards, found.full) == (len(cards), coverage(cards).full)
    assert sum(each.completes for each in found.constructs) == found.cards - found.full
    assert all(each.completes <= each.needed and each.examples for each in found.constructs)


def test_the_phrase_that_fitted_furthest_is_named() -> None:
    """Of the tables' phrases the one of which most had been read where reading stopped."""
    stopped = unread("sacrifice a creature and sing.", True)
    assert stopped is not None
    assert (stopped.before, stopped.words) == ("sacrifice a creature and ", "sing.")
    assert unread("draw a card.", True) is None


def called(name: str, text: str) -> ImportedCard:
    """A card of this name."""
    made = card(text)
    return structs.replace(made, card=structs.replace(made.card, name=name))


def test_each_clause_that_is_not_read_is_lacking() -> None:
    """A text that stops in one sentence may stop in another, too: neither alone completes it."""
    one, two = called("Thrush", "Sing three songs. Draw a card."), called("Crane", "Sing three songs. Dance twice.")
    assert {str(each) for each in lacking(two, known())} == {"wording: sing N songs", "wording: dance twice"}
    found = gap([one, two], known())
    assert [(each.construct, each.completes, each.alone, each.together) for each in found.constructs] == [
        ("wording: sing N songs", 1, 1, 2),
        ("wording: dance twice", 1, 0, 1),
    ]


def test_a_construct_says_the_shapes_of_its_paragraphs() -> None:
    """Words that are read are left out of them; so many shapes, so many readings it may want."""
    texts = ("Draw a card. Sing three songs.", "When ~ enters, sing two songs.", "Sing two songs. You gain 3 life.")
    (found,) = gap([called(str(number), text) for number, text in enumerate(texts)], known()).constructs
    assert (found.shape, found.readings) == ("… sing N songs.", 2)


def test_what_is_played_more_comes_first() -> None:
    """With ranks, one card that everybody plays weighs more than two that hardly anybody does."""
    named = [called("Thrush", "Sing three songs."), called("Crane", "Dance twice."), called("Heron", "Dance once.")]
    first = gap(named, known(), {"Thrush": 10, "Crane": 20000, "Heron": 20000}).constructs[0]
    assert first.examples == ("Thrush",)
