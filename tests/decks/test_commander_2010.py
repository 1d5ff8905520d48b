"""The check of Commander decks by the rules of 2010."""

import pytest

from entaku.decks.check.commander import check, with_commander
from entaku.decks.check.rules import rules_named, with_changes
from entaku.decks.deck import Deck, DeckEntry
from entaku.decks.formats.files import FORMATS, deck_of, read, write
from entaku.kernel.errors import Unlawful
from entaku.oracle.library import Library
from entaku.oracle.lists.reading import read_list
from tests.decks.commanding import ALLOWED, NOT_ALLOWED, found, led_by, verdict


@pytest.mark.rule("CM-1", "CM-6")
def test_a_clean_deck_of_a_hundred_is_legal(cards: Library) -> None:
    """A commander and 99 cards of its colours, of which only basic lands are there twice, have no problem."""
    result = verdict(led_by("Phelddagrif", cards=list(ALLOWED)), cards)
    assert result.legal
    assert (result.problems, result.unknown) == ((), ())
    assert result.identity == "WUG"
    assert result.statistics.size == 100
    assert result.statistics.lands == 98


@pytest.mark.rule("CM-4", "CM-2", "CM-3")
@pytest.mark.parametrize("kind", FORMATS)
def test_phelddagrifs_example_holds_card_by_card_in_every_format(cards: Library, kind: str) -> None:
    """The ten cards that its example forbids are the problems, each once, and the two it allows are none."""
    deck = led_by("Phelddagrif", cards=[*NOT_ALLOWED, *ALLOWED])
    deck = read(write(deck, kind, cards.get), f"deck.{kind}")
    assert sorted(found(deck, cards)) == sorted(("CM-2", name) for name in NOT_ALLOWED)


@pytest.mark.rule("CM-2")
@pytest.mark.parametrize("name,own", [("Life // Death", "{B}{G}"), ("Degavolver", "{W}{B}{R}"), ("Badlands", "{B}{R}")])
def test_a_colour_outside_the_identity_is_named(cards: Library, name: str, own: str) -> None:
    """The message says which colours the card has, and which the commander allows."""
    result = verdict(led_by("Phelddagrif", cards=[name]), cards)
    (problem,) = result.problems
    for said in (result.said(problem, "en"), result.said(problem, "ja")):
        assert name in said
        assert "{W}{U}{G}" in said
        assert own[-3:] in said or "{B}" in said


@pytest.mark.rule("CM-3", "CM-2")
@pytest.mark.parametrize(
    "name,allowed",
    [
        ("Old Oak", True),
        ("Reminding Rock", True),
        ("Painted Courier", False),
        ("Dusk // Fury", False),
        ("Godless Shrine", False),
        ("Boros Guildmage", False),
    ],
)
def test_what_is_a_mana_symbol_and_what_is_not(cards: Library, name: str, allowed: bool) -> None:
    """Words and reminder text are no symbols; basic land types, hybrids, back faces and defined colours count."""
    assert found(led_by("Phelddagrif", cards=[name]), cards) == ([] if allowed else [("CM-2", name)])


@pytest.mark.rule("CM-1")
def test_any_legendary_creature_may_lead_and_may_be_in_a_deck_too(cards: Library) -> None:
    """A legendary creature may be among the ninety-nine, or lead a deck itself."""
    assert found(led_by("Phelddagrif", cards=["Brook Spirit"]), cards) == []
    assert found(led_by("Brook Spirit", basic="Island"), cards) == []


@pytest.mark.rule("CM-1")
@pytest.mark.parametrize("leader", ["Bear Cub", "Channel", "Walker Prime", "Noble Past"])
def test_what_is_no_legendary_creature_may_not_lead(cards: Library, leader: str) -> None:
    """Another card as commander is reported once, and nothing else is measured by it."""
    deck = led_by(leader, cards=["Goblin Piker"])
    problems = [each for each in found(deck, cards) if each[0] != "CM-8"]
    assert problems == [("CM-1", leader)]


@pytest.mark.rule("CM-1")
@pytest.mark.parametrize("size", [99, 100])
def test_a_missing_commander_is_reported_once(cards: Library, size: int) -> None:
    """Without a commander the list has that one problem, and the message names who could be it."""
    result = verdict(led_by(cards=["Brook Spirit", "Goblin Piker"], size=size), cards)
    assert [(problem.rule, problem.card) for problem in result.problems] == [("CM-1", None)]
    assert "Brook Spirit" in result.said(result.problems[0], "en")
    assert found(led_by(cards=["Goblin Piker"], size=size), cards) == [("CM-1", None)]


@pytest.mark.rule("CM-1")
@pytest.mark.parametrize(
    "text,leader",
    [
        ("1 Goblin Piker\n1 Phelddagrif\n98 Forest\n", "Phelddagrif"),
        ("Deck\n1 Goblin Piker\n1 Phelddagrif\n98 Forest\n", None),
        ("[Main]\n1 Phelddagrif\n99 Forest\n", None),
        ("1 Brook Spirit\n1 Phelddagrif\n98 Forest\n", None),
        ("2 Phelddagrif\n98 Forest\n", None),
        ("1 [0:0] Phelddagrif\n99 [0:0] Forest\n", "Phelddagrif"),
        (
            "<cockatrice_deck><zone name='main'><card number='1' name='Phelddagrif'/></zone></cockatrice_deck>",
            "Phelddagrif",
        ),
    ],
)
def test_in_a_list_without_headers_the_only_legendary_creature_leads(
    cards: Library, text: str, leader: str | None
) -> None:
    """Where a list can't say who the commander is, the only card that can be is it; with headers it would be said."""
    listed = read_list(text, "deck", "deck")
    result = check(deck_of(listed), rules_named("commander-2010"), cards, is_headed=listed.headed)
    assert [entry.name for entry in result.deck.commanders] == ([leader] if leader else [])
    assert any(problem.key.startswith("check-no-commander") for problem in result.problems) == (leader is None)


@pytest.mark.rule("CM-1")
def test_two_commanders_are_one_too_many(cards: Library) -> None:
    """In 2010 there were no partners."""
    assert found(led_by("Green Friend", "White Friend"), cards) == [("CM-1", None)]


@pytest.mark.rule("CM-6")
@pytest.mark.parametrize("size", [40, 99, 101, 250])
def test_a_deck_has_exactly_a_hundred_cards(cards: Library, size: int) -> None:
    """Fewer and more are reported once, with the difference."""
    result = verdict(led_by("Phelddagrif", size=size), cards)
    assert [(problem.rule, problem.card) for problem in result.problems] == [("CM-6", None)]
    for said in (result.said(result.problems[0], "en"), result.said(result.problems[0], "ja")):
        assert str(size) in said
        assert str(abs(size - 100)) in said


@pytest.mark.rule("CM-6")
def test_a_second_copy_is_reported_once(cards: Library) -> None:
    """Two or five of a name are one problem; basic lands, snow-covered ones too, may be there in any number."""
    assert found(led_by("Phelddagrif", cards={"Bear Cub": 2}), cards) == [("CM-6", "Bear Cub")]
    assert found(led_by("Phelddagrif", cards={"Bear Cub": 5}), cards) == [("CM-6", "Bear Cub")]
    assert found(led_by("Phelddagrif", cards={"Phelddagrif": 1}), cards) == [("CM-6", "Phelddagrif")]
    assert found(led_by("Phelddagrif", cards={"Snow-Covered Forest": 40}), cards) == []


@pytest.mark.rule("CM-6", "CR 101.1")
def test_a_card_may_say_that_more_of_it_are_allowed(cards: Library) -> None:
    """Any number of one card, and up to seven of another, for a card's own words go before the rules."""
    assert found(led_by("Braids, Cabal Minion", cards={"Relentless Rats": 30}, basic="Swamp"), cards) == [
        ("CM-8", "Braids, Cabal Minion")
    ]
    dwarves = [found(led_by("Phelddagrif", cards={"Seven Dwarves": count}), cards) for count in (7, 8)]
    assert dwarves == [[("CM-2", "Seven Dwarves")], [("CM-6", "Seven Dwarves"), ("CM-2", "Seven Dwarves")]]


@pytest.mark.rule("CM-7")
@pytest.mark.parametrize(
    "name,problem",
    [("Shahrazad", False), ("Jeweled Bird", True), ("Joke", True), ("Cleanse", False), ("A Scheme", True)],
)
def test_vintage_decides_as_it_was_then(cards: Library, name: str, problem: bool) -> None:
    """Ante cards and jokes aren't legal; Shahrazad may be used, and what was banned ten years later wasn't yet."""
    assert found(led_by("Phelddagrif", cards=[name]), cards) == ([("CM-7", name)] if problem else [])


@pytest.mark.rule("CM-7")
@pytest.mark.parametrize(
    "on,name,allowed",
    [
        ("2010-09-24", "Steel Hellkite", False),
        ("2010-09-25", "Steel Hellkite", True),
        ("2010-10-01", "Steel Hellkite", True),
        ("2010-12-31", "Later Card", False),
    ],
)
def test_a_new_set_may_be_used_from_its_prerelease_on(cards: Library, on: str, name: str, allowed: bool) -> None:
    """The day of the prerelease, not of the release, is the first."""
    problems = found(led_by("Phelddagrif", cards=[name]), cards, rules_named("commander-2010", on))
    assert problems == ([] if allowed else [("CM-7", name)])


@pytest.mark.rule("CM-8")
@pytest.mark.parametrize(
    "name,on,banned",
    [
        ("Channel", "2010-06-19", False),
        ("Channel", "2010-06-20", True),
        ("Riftsweeper", "2009-09-19", True),
        ("Riftsweeper", "2009-09-20", False),
        ("Grindstone", "2009-11-30", True),
        ("Grindstone", "2009-12-01", False),
        ("Emrakul, the Aeons Torn", "2010-12-19", False),
        ("Emrakul, the Aeons Torn", "2010-12-20", True),
        ("Black Lotus", "2009-09-01", True),
        ("Black Lotus", "2010-12-31", True),
    ],
)
def test_the_list_of_the_day_counts(cards: Library, name: str, on: str, banned: bool) -> None:
    """Additions hold from their day on, removals end on theirs; cards without a day are on it all the time.

    A banned card of which no data are here is still known to be banned.
    """
    problems = found(led_by("Phelddagrif", cards=[name]), cards, rules_named("commander-2010", on))
    assert problems == ([("CM-8", name)] if banned else [])


@pytest.mark.rule("CM-8")
def test_the_list_as_published_has_33_cards() -> None:
    """Without a day the whole list of the source counts, its last addition too; the two removed cards don't."""
    rules = rules_named("commander-2010")
    on_it = [listed.card for listed in rules.banned if rules.ban_of(listed.card)]
    assert len(on_it) == len(set(on_it)) == 33
    assert "Emrakul, the Aeons Torn" in on_it
    assert {"Riftsweeper", "Grindstone"}.isdisjoint(on_it)


@pytest.mark.rule("CM-8")
def test_some_cards_are_not_to_be_commanders(cards: Library) -> None:
    """Braids always, Rofellos from his day on; among the ninety-nine both are allowed."""
    early, late = (rules_named("commander-2010", on) for on in ("2010-06-19", "2010-06-20"))
    rofellos = led_by("Rofellos, Llanowar Emissary")
    assert found(led_by("Braids, Cabal Minion", basic="Swamp"), cards, early) == [("CM-8", "Braids, Cabal Minion")]
    assert found(rofellos, cards, early) == []
    assert found(rofellos, cards, late) == [("CM-8", "Rofellos, Llanowar Emissary")]
    assert found(led_by("Phelddagrif", cards=["Rofellos, Llanowar Emissary"]), cards, late) == []


@pytest.mark.rule("CM-8")
def test_a_group_may_change_the_lists(cards: Library) -> None:
    """A group bans what it likes, allows what the list bans, and has its own mind about commanders."""
    rules = with_changes(
        rules_named("commander-2010"), ban=["bear cub"], allow=["CHANNEL"], no_commander=["Phelddagrif"]
    )
    deck = led_by("Phelddagrif", cards=["Bear Cub", "Channel"])
    assert found(deck, cards, rules) == [("CM-8", "Phelddagrif"), ("CM-8", "Bear Cub")]
    allowed = with_changes(rules_named("commander-2010"), allow=["Braids, Cabal Minion"])
    assert found(led_by("Braids, Cabal Minion", basic="Swamp"), cards, allowed) == []


@pytest.mark.rule("CM-8")
@pytest.mark.parametrize("on", ["2009-08-31", "2011-01-01", "2010-02-30", "yesterday", "20100620"])
def test_a_day_without_a_list_is_refused(on: str) -> None:
    """Days before and after the source's time, and what is no day, are refused with the days that are known."""
    with pytest.raises(Unlawful) as caught:
        rules_named("commander-2010", on)
    assert "2009-09-01" in caught.value.said("ja")
    assert "2010-12-31" in caught.value.said("en")


@pytest.mark.rule("CM-8")
def test_unknown_versions_are_refused() -> None:
    """The versions that there are get named."""
    with pytest.raises(Unlawful, match="commander-2010, commander"):
        rules_named("commander-1994")


@pytest.mark.rule("CM-7")
def test_a_misspelt_name_is_reported_once_with_suggestions(cards: Library) -> None:
    """However often it is in the list, a misspelt name is unknown once, with the names it may be, and no problem."""
    deck = led_by("Phelddagrif", cards={"Shard Convergense": 1, "Bear  cub": 1})
    result = verdict(deck, cards)
    assert (result.legal, result.problems) == (False, ())
    assert [(problem.rule, problem.card) for problem in result.unknown] == [("CM-7", "Shard Convergense")]
    assert "Shard Convergence" in result.said(result.unknown[0], "en")
    assert "Shard Convergence" in result.said(result.unknown[0], "ja")
    again = verdict(Deck(deck.main, (DeckEntry(1, "Shard Convergense"),), deck.commanders), cards)
    assert [(problem.rule, problem.card) for problem in again.unknown] == [("CM-7", "Shard Convergense")]


@pytest.mark.rule("CM-1")
def test_a_misspelt_commander_is_unknown_once(cards: Library) -> None:
    """Nothing is measured by a commander of whom nothing is known."""
    result = verdict(led_by("Pheldagrif", cards=["Goblin Piker"]), cards)
    assert (result.legal, result.problems) == (False, ())
    assert [(problem.rule, problem.card) for problem in result.unknown] == [("CM-7", "Pheldagrif")]


def test_without_imported_cards_the_check_says_what_it_cannot_know(no_cards: Library) -> None:
    """What needs data is listed as unknown, never passed over; what needs none is still checked."""
    result = verdict(led_by("Phelddagrif", cards=["Zombie Zebra", "Goblin Piker", "Black Lotus"], size=99), no_cards)
    assert not result.legal
    assert [(problem.rule, problem.card) for problem in result.problems] == [("CM-6", None), ("CM-8", "Black Lotus")]
    assert {problem.card for problem in result.unknown} == {"Phelddagrif", "Zombie Zebra", "Goblin Piker"}
    for problem in result.unknown:
        assert "entaku cards update" in result.said(problem, "en")
        assert "entaku cards update" in result.said(problem, "ja")


def test_data_that_say_nothing_of_legality_leave_it_unknown(cards: Library) -> None:
    """A card that is here without a word about where it is legal isn't taken for legal."""
    result = verdict(led_by("Phelddagrif", cards=["Silent Card"]), cards)
    assert result.problems == ()
    assert [problem.card for problem in result.unknown] == ["Silent Card"]
    assert not result.legal


def test_a_commander_may_be_named_beside_the_list(cards: Library) -> None:
    """Where the list doesn't say who leads, the reader can: one copy leaves the deck for the command zone."""
    deck = led_by(cards=["Phelddagrif", "Bear Cub"])
    led = with_commander(deck, "phelddagrif", cards)
    assert led.commanders == (DeckEntry(1, "Phelddagrif"),)
    assert led.size == 100
    assert found(led, cards) == []


@pytest.mark.rule("CM-1")
@pytest.mark.parametrize("kind", FORMATS)
def test_an_illegal_commander_is_reported_once_in_every_format(cards: Library, kind: str) -> None:
    """Where programs keep commanders in the sideboard, one that can't lead is found there too."""
    text = write(led_by("Bear Cub"), kind)
    listed = read_list(text, "deck", "deck")
    result = check(deck_of(listed), rules_named("commander-2010"), cards, is_headed=listed.headed)
    assert [(problem.rule, problem.card) for problem in result.problems] == [("CM-1", "Bear Cub")]


@pytest.mark.rule("CM-16")
def test_a_sideboard_is_not_part_of_the_hundred(cards: Library) -> None:
    """Ten cards beside the deck change nothing, and a commander among them in lists without commanders is found."""
    beside = tuple(DeckEntry(1, name) for name in ("Bear Cub", "Old Oak", "Reminding Rock"))
    deck = led_by("Phelddagrif")
    assert found(Deck(deck.main, beside, deck.commanders), cards) == []
    assert found(Deck(deck.main, (*beside, DeckEntry(1, "Phelddagrif"))), cards) == []


def beside(deck: Deck, *names: str) -> Deck:
    """The deck with these cards in its sideboard, one of each."""
    return Deck(deck.main, tuple(DeckEntry(1, name) for name in names), deck.commanders)


@pytest.mark.rule("CM-2", "CM-6", "CM-7", "CM-8", "CM-16")
def test_a_sideboard_obeys_what_the_deck_does(cards: Library) -> None:
    """Colours, copies over deck and sideboard together, bans and legality: each problem of it is reported once."""
    led = led_by("Phelddagrif", cards=["Bear Cub"])
    assert found(beside(led, "Old Oak", "Forest", "Reminding Rock"), cards) == []
    wrong = beside(led, "Bear Cub", "Goblin Piker", "Badlands", "Black Lotus", "Joke", "Phelddagrif")
    assert sorted(found(wrong, cards)) == sorted([
        ("CM-6", "Bear Cub"), ("CM-6", "Phelddagrif"), ("CM-2", "Goblin Piker"), ("CM-2", "Badlands"),
        ("CM-8", "Black Lotus"), ("CM-7", "Joke"),
    ])  # fmt: skip
    said = {problem.card: verdict(wrong, cards).said(problem, "en") for problem in verdict(wrong, cards).problems}
    assert all("sideboard" in said[name] for name in ("Bear Cub", "Goblin Piker", "Badlands"))
    japanese = [problem.said("ja") for problem in verdict(wrong, cards).problems if problem.card == "Bear Cub"]
    assert japanese == [
        "《Bear Cub》が2枚（うちサイドボードに1枚）あります。デッキとサイドボードを合わせて1枚までです。"
    ]


@pytest.mark.rule("CM-6", "CM-16")
def test_a_sideboard_has_ten_cards_at_most_and_no_two_alike(cards: Library) -> None:
    """Eleven are one too many; two of one name are one problem, and so are three in deck and sideboard together."""
    led = led_by("Phelddagrif")
    basics = ("Forest",) * 10
    assert found(beside(led, *basics), cards) == []
    assert found(beside(led, *basics, "Forest"), cards) == [("CM-16", None)]
    assert found(beside(led, "Bear Cub", "Old Oak", "Bear Cub"), cards) == [("CM-6", "Bear Cub")]
    thrice = beside(led_by("Phelddagrif", cards={"Bear Cub": 2}), "Bear Cub")
    assert found(thrice, cards) == [("CM-6", "Bear Cub")]


@pytest.mark.rule("CM-16", "CR 903.5")
def test_today_nothing_beside_the_deck_is_looked_at(cards: Library) -> None:
    """Today's rules know no sideboard: what lies there is no part of the check."""
    assert found(beside(led_by("Phelddagrif"), *("Goblin Piker",) * 12), cards, "commander") == []


@pytest.mark.rule("CM-16")
@pytest.mark.parametrize("kind", FORMATS)
def test_a_sideboard_is_checked_in_every_format(cards: Library, kind: str) -> None:
    """Whichever way a list is written, the problem of its sideboard is found."""
    text = write(beside(led_by("Phelddagrif"), "Goblin Piker", "Bear Cub"), kind)
    listed = read_list(text, "deck", "deck")
    result = check(deck_of(listed), rules_named("commander-2010"), cards, is_headed=listed.headed)
    assert [(problem.rule, problem.card) for problem in result.problems] == [("CM-2", "Goblin Piker")]
