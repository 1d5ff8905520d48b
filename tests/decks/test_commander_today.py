"""The check of Commander decks by today's rules."""

import pytest

from entaku.decks.check.abilities import copies_allowed, says_commander
from entaku.decks.check.rules import rules_named, with_changes
from entaku.oracle.library import Library
from tests.decks.commanding import NOT_ALLOWED, found, led_by, verdict


@pytest.mark.rule("CR 903.3", "CR 903.5a", "CR 903.5b", "CR 903.5c")
def test_a_clean_deck_is_legal(cards: Library) -> None:
    """A commander and 99 lands are legal today too."""
    assert verdict(led_by("Phelddagrif"), cards, "commander").legal


@pytest.mark.rule("CR 903.4", "CR 903.5c", "CR 903.5d")
def test_lands_of_a_basic_type_have_a_rule_of_their_own(cards: Library) -> None:
    """The same cards are outside the identity today; for lands by their type another rule says so."""
    by_type = {"Badlands", "Godless Shrine", "Madblind Mountain"}
    expected = {("CR 903.5d" if name in by_type else "CR 903.5c", name) for name in NOT_ALLOWED}
    assert set(found(led_by("Phelddagrif", cards=list(NOT_ALLOWED)), cards, "commander")) == expected


@pytest.mark.rule("CR 702.124a", "CR 702.124c", "CR 702.124f")
@pytest.mark.parametrize(
    "pair,identity",
    [(("Green Friend", "White Friend"), "WG"), (("Ann", "Bob"), "WU"), (("Hero Alone", "Noble Past"), "WU")],
)
def test_partners_lead_together(cards: Library, pair: tuple[str, str], identity: str) -> None:
    """Two with partner, two that name each other, and one with a Background; their colours together count."""
    basic = "Plains"
    result = verdict(led_by(*pair, basic=basic), cards, "commander")
    assert result.problems == ()
    assert result.identity == identity


@pytest.mark.rule("CR 702.124a", "CR 702.124f")
@pytest.mark.parametrize(
    "pair", [("Green Friend", "Phelddagrif"), ("Green Friend", "Ann"), ("Ann", "Phelddagrif"), ("Hero Alone", "Bob")]
)
def test_others_do_not(cards: Library, pair: tuple[str, str]) -> None:
    """Two commanders that aren't partners of each other are one problem, which names both."""
    result = verdict(led_by(*pair, basic="Plains"), cards, "commander")
    assert [problem.rule for problem in result.problems] == ["CR 903.3"]
    assert all(name in result.said(result.problems[0], "ja") for name in pair)


@pytest.mark.rule("CR 903.3")
def test_three_commanders_are_too_many(cards: Library) -> None:
    """More than two never lead a deck."""
    assert found(led_by("Green Friend", "White Friend", "Ann"), cards, "commander") == [("CR 903.3", None)]


@pytest.mark.rule("CR 903.3", "CR 903.3a")
def test_a_card_may_say_that_it_can_lead(cards: Library) -> None:
    """A planeswalker that says so leads a deck, another doesn't."""
    assert found(led_by("Walker Prime"), cards, "commander") == []
    assert found(led_by("Walker Minor"), cards, "commander") == [("CR 903.3", "Walker Minor")]


@pytest.mark.rule("CR 903.1")
def test_the_ban_list_is_that_of_the_data(cards: Library) -> None:
    """What the cards' data call banned or don't call legal is a problem, unless the group allows it."""
    deck = led_by("Phelddagrif", cards=["Shahrazad", "Joke", "Bear Cub", "A Scheme", "Silent Card"])
    result = verdict(deck, cards, "commander")
    assert {(problem.key, problem.card) for problem in result.problems} == {
        ("check-banned", "Shahrazad"),
        ("check-not-legal", "Joke"),
        ("check-no-deck-card", "A Scheme"),
    }
    assert [problem.card for problem in result.unknown] == ["Silent Card"]
    allowed = with_changes(rules_named("commander"), allow=["Shahrazad", "Joke"], ban=["Bear Cub"])
    assert {card for _, card in found(deck, cards, allowed)} == {"A Scheme", "Bear Cub"}


def test_a_shipped_card_needs_the_users_data_for_its_legality(no_cards: Library) -> None:
    """Of the cards we ship the identity is known, but not where they are legal: the check says so."""
    deck = led_by("Brago, King Eternal", cards=["Plummet"], basic="Island")
    result = verdict(deck, no_cards, "commander")
    assert [(problem.rule, problem.card) for problem in result.problems] == [("CR 903.5c", "Plummet")]
    assert {problem.card for problem in result.unknown} == {"Brago, King Eternal", "Plummet"}


def test_japanese_sentences_use_japanese_names(no_cards: Library) -> None:
    """A problem's card is said by its Japanese name where there is one."""
    result = verdict(led_by("Brago, King Eternal", cards=["垂直落下"], basic="Island"), no_cards, "commander")
    (problem,) = result.problems
    assert problem.card == "Plummet"
    assert "《垂直落下》" in result.said(problem, "ja")
    assert "“Plummet”" in result.said(problem, "en")


@pytest.mark.rule("CR 903.3a")
def test_what_says_that_it_can_lead() -> None:
    """A card that says so leads, and one that is a creature everywhere but on the battlefield as decks are built."""
    assert says_commander("Some Planeswalker can be your commander.")
    assert says_commander("As long as it isn't on the battlefield, it's a 1/1 Insect creature too.")
    assert not says_commander("Your commander can be anything.")


@pytest.mark.rule("CR 903.5b")
def test_how_many_copies_a_card_allows() -> None:
    """Any number, a number in words, or nothing said."""
    assert copies_allowed("A deck can have up to seven cards named This.") == 7
    assert copies_allowed("A deck can have any number of cards named This.") > 99
    assert copies_allowed("A deck can have nothing.") == 1
