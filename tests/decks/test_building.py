"""Building a deck from a pool, and the laws that it is built under."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from entaku.decks.building import Plan, deck_of, pool_counts, statistics, with_lands
from entaku.decks.deck import Deck, DeckEntry
from entaku.decks.lands import BASIC_OF, basics_for, colour_weights
from entaku.decks.limited import is_legal, problems_of, smallest_size, unused
from entaku.kernel.errors import Unlawful
from entaku.oracle.card import Card, Face
from entaku.oracle.catalogue import shipped
from entaku.oracle.mana import Cost

CATALOGUE = shipped()
POOL = {"Plummet": 2, "Brago, King Eternal": 1, "Worldknit": 1, "Advantageous Proclamation": 3, "Sovereign's Realm": 1}


def keys(deck: Deck) -> list[tuple[str, str, str | None]]:
    """What is wrong with a deck from POOL."""
    return [(each.rule, each.key, each.card) for each in problems_of(deck, POOL, CATALOGUE.get)]


@pytest.mark.rule("CD-5", "CR 100.4b", "CR 905.1d")
def test_what_is_not_played_is_the_sideboard() -> None:
    """Cards that a plan doesn't name stay in the sideboard; basic lands come from outside the pool."""
    plan = Plan(main={"Plummet": 1}, conspiracies={"Worldknit": 1}, basics={"Forest": 39}, name="Green")
    deck = deck_of(plan, POOL)
    assert deck.main == (DeckEntry(1, "Plummet"), DeckEntry(39, "Forest"))
    assert deck.conspiracies == (DeckEntry(1, "Worldknit"),)
    assert {entry.name: entry.count for entry in deck.sideboard} == {
        "Plummet": 1, "Brago, King Eternal": 1, "Advantageous Proclamation": 3, "Sovereign's Realm": 1
    }  # fmt: skip
    assert deck.name == "Green"
    assert unused(deck, POOL) == {}
    assert is_legal(deck, POOL, CATALOGUE.get)


@pytest.mark.parametrize(
    "plan,key",
    [
        (Plan(main={"Plummet": 3}), "deck-not-in-pool"),
        (Plan(main={"Plummet": -1}), "deck-not-in-pool"),
        (Plan(main={"Lore Seeker": 1}), "deck-not-in-pool"),
        (Plan(main={"Worldknit": 1}, conspiracies={"Worldknit": 1}), "deck-not-in-pool"),
        (Plan(basics={"Plummet": 1}), "deck-bad-basics"),
        (Plan(basics={"Forest": -1}), "deck-bad-basics"),
        (Plan(basics={"Forest": 101}), "deck-bad-basics"),
    ],
)
def test_a_plan_takes_only_what_is_there(plan: Plan, key: str) -> None:
    """A plan for cards that the pool doesn't have, or for strange numbers of lands, is refused."""
    with pytest.raises(Unlawful) as caught:
        deck_of(plan, POOL)
    assert caught.value.key == key
    assert caught.value.said("ja") != caught.value.said("en")


@pytest.mark.rule("CD-5", "CR 100.2b")
def test_a_deck_of_39_is_too_small() -> None:
    """Forty cards are enough and thirty-nine aren't; there is no upper limit."""
    assert keys(Deck(main=(DeckEntry(39, "Forest"),))) == [("CR 100.2b", "deck-too-small", None)]
    assert keys(Deck(main=(DeckEntry(40, "Forest"),))) == []
    assert keys(Deck(main=(DeckEntry(250, "Forest"),))) == []


@pytest.mark.rule("CD-16", "CR 100.2b")
@pytest.mark.parametrize("copies", [0, 1, 2, 3])
def test_each_proclamation_makes_the_least_size_five_smaller(copies: int) -> None:
    """The minimum shrinks by five for each Advantageous Proclamation in the command zone, not for others."""
    aside = (DeckEntry(copies, "Advantageous Proclamation"),) if copies else ()
    least = 40 - 5 * copies
    assert smallest_size(Deck(conspiracies=aside)) == least
    assert keys(Deck(main=(DeckEntry(least, "Forest"),), conspiracies=aside)) == []
    assert keys(Deck(main=(DeckEntry(least - 1, "Forest"),), conspiracies=aside))[0][1] == "deck-too-small"
    assert smallest_size(Deck(sideboard=(DeckEntry(3, "Advantageous Proclamation"),))) == 40


def test_the_least_size_never_falls_below_nothing() -> None:
    """Nine Proclamations leave a minimum of no cards, not of minus five."""
    assert smallest_size(Deck(conspiracies=(DeckEntry(9, "Advantageous Proclamation"),))) == 0


@pytest.mark.rule("CD-16", "CR 905.4")
def test_sovereigns_realm_allows_no_basic_lands() -> None:
    """With Sovereign's Realm in the command zone a basic land in the deck is a problem, named once."""
    deck = Deck((DeckEntry(20, "Forest"), DeckEntry(20, "Island")), conspiracies=(DeckEntry(1, "Sovereign's Realm"),))
    assert keys(deck) == [("CR 905.4", "deck-no-basics", "Sovereign's Realm")]


@pytest.mark.rule("CD-14", "CR 905.4")
def test_conspiracies_belong_in_the_command_zone_and_nothing_else_does() -> None:
    """A conspiracy in the deck, and a card that is none in the command zone, are problems."""
    deck = Deck((DeckEntry(40, "Forest"), DeckEntry(1, "Worldknit")), conspiracies=(DeckEntry(1, "Plummet"),))
    assert keys(deck) == [
        ("CR 905.4", "deck-conspiracy-in-main", "Worldknit"),
        ("CR 905.4", "deck-not-a-conspiracy", "Plummet"),
    ]


@pytest.mark.rule("CD-5", "CR 905.1d")
def test_a_deck_has_only_cards_of_the_pool() -> None:
    """A third copy of a card of which two were drafted, and a card nobody drafted, are problems."""
    deck = Deck(
        (DeckEntry(40, "Forest"), DeckEntry(2, "Plummet"), DeckEntry(1, "Lore Seeker")), (DeckEntry(1, "Plummet"),)
    )
    assert keys(deck) == [
        ("CR 905.1d", "deck-not-in-pool", "Plummet"),
        ("CR 905.1d", "deck-not-in-pool", "Lore Seeker"),
    ]
    for problem in problems_of(deck, POOL, CATALOGUE.get):
        assert str(problem.card) in problem.said("en")
        assert str(problem.card) in problem.said("ja")


def test_lands_are_shared_by_symbols_and_hybrids_count_half() -> None:
    """A hybrid symbol is half a symbol of each of its colours; generic mana is none."""
    face = Face("Half", cost=Cost.parse("{2}{G/W}{W}"))
    weights = colour_weights([(Card("Half", (face,)), 2)])
    assert weights == {"W": 3.0, "U": 0.0, "B": 0.0, "R": 0.0, "G": 1.0}
    assert basics_for(weights, 16) == {"Plains": 12, "Forest": 4}


@settings(max_examples=100, deadline=None)
@given(st.dictionaries(st.sampled_from("WUBRG"), st.floats(0, 100)), st.integers(0, 60))
def test_the_lands_are_as_many_as_asked_for(weights: dict[str, float], lands: int) -> None:
    """However the symbols lie, the shares add up, and each is within one land of its exact share."""
    basics = basics_for(weights, lands)
    assert sum(basics.values()) == lands
    total = sum(weights.values())
    if total > 0:
        for colour, name in BASIC_OF.items():
            assert abs(basics.get(name, 0) - lands * weights.get(colour, 0) / total) < 1.000001


def test_a_plan_is_filled_up_to_its_least_size() -> None:
    """Lands fill a plan up to forty cards, or to five fewer with a Proclamation; a full plan gets none."""
    plan = Plan(main={"Plummet": 2, "Brago, King Eternal": 1}, basics={"Swamp": 9})
    assert sum(with_lands(plan, CATALOGUE.get).basics.values()) == 37
    proclaimed = Plan(main=plan.main, conspiracies={"Advantageous Proclamation": 1})
    assert sum(with_lands(proclaimed, CATALOGUE.get).basics.values()) == 32
    assert with_lands(Plan(main={"Plummet": 50}), CATALOGUE.get).basics == {}


def test_a_plan_with_lands_keeps_its_cards() -> None:
    """Filling up touches nothing but the basic lands."""
    plan = Plan(main={"Plummet": 2}, conspiracies={"Worldknit": 1}, name="A deck")
    filled = with_lands(plan, CATALOGUE.get)
    assert (filled.main, filled.conspiracies, filled.name) == (plan.main, plan.conspiracies, plan.name)
    assert filled.basics == {"Forest": 38}


def test_statistics_count_what_is_in_the_deck() -> None:
    """Curve, colours, types and mana sources of a small deck."""
    entries = [DeckEntry(2, "Plummet"), DeckEntry(1, "Brago, King Eternal"), DeckEntry(5, "Forest"),
               DeckEntry(1, "Lore Seeker"), DeckEntry(1, "Nobody's Card")]  # fmt: skip
    numbers = statistics(entries, CATALOGUE.get)
    assert numbers.size == 9
    assert numbers.lands == 5
    assert numbers.creatures == 2
    assert numbers.curve == (0, 0, 3, 0, 1, 0, 0, 0)
    assert numbers.colours == {"W": 1, "U": 1, "G": 2, "C": 1}
    assert numbers.types == {"Instant": 2, "Creature": 2, "Artifact": 1, "Land": 5}
    assert numbers.sources == {"G": 5}


def test_a_pool_is_counted_by_name() -> None:
    """Two of a name count two."""
    assert pool_counts(["Plummet", "Forest", "Plummet"]) == dict(Counter(Plummet=2, Forest=1))
