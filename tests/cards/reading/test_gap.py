"""What keeps cards from being played in full, by construct."""

import pytest

from entaku.cards.reading.coverage import coverage
from entaku.cards.reading.gap import Lacking, gap, lacking, unread
from entaku.magic.known import known
from tests.cards.reading.official import of_all
from tests.cards.reading.test_coverage import card


@pytest.mark.parametrize(
    "text,construct",
    [
        ("Draw a card. Sing three songs.", "wording: sing N songs"),
        ("When Moss enters the battlefield, you may yodel.", "wording: [you may] yodel"),
        ("Paradigm", "keyword: paradigm"),
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
