"""Who may lead a Commander deck today, and by whom with another."""

import gzip

import msgspec
import pytest

from entaku.decks.check.abilities import partner_groups
from entaku.decks.check.rules import rules_named
from entaku.decks.deck import Deck, DeckEntry
from entaku.oracle.library import Library
from tests.decks.commanders_of_today import TODAY, real_cards
from tests.decks.commanding import all_rows, found, led_by, library, verdict
from tests.shared_data import shared

LEADING = ("CR 903.3", "CR 702.124")


class Precon(msgspec.Struct, frozen=True):
    """A preconstructed deck; of some the data don't say who leads it."""

    set: str
    name: str
    commanders: tuple[str, ...]
    cards: dict[str, int]


@pytest.fixture(scope="module")
def today(tmp_path_factory: pytest.TempPathFactory) -> Library:
    """The cards of the other pages, and those that lead decks only today."""
    return library(tmp_path_factory.mktemp("today"), [*all_rows(), *TODAY])


@pytest.mark.rule("CR 903.3")
@pytest.mark.parametrize("name", ["Wagon of Lore", "Star Ark", "Void Ark"])
def test_legendary_vehicles_and_spacecraft_lead(today: Library, name: str) -> None:
    """A legendary Vehicle leads, and a legendary Spacecraft with power and toughness, wherever a file has them."""
    assert found(led_by(name, basic="Wastes"), today, "commander") == []


@pytest.mark.rule("CR 903.3")
@pytest.mark.parametrize("name", ["Dark Beacon", "Plain Cart"])
def test_other_ships_do_not_lead(today: Library, name: str) -> None:
    """A Spacecraft without power and toughness doesn't lead, nor a Vehicle that isn't legendary."""
    assert found(led_by(name, basic="Wastes"), today, "commander") == [("CR 903.3", name)]


@pytest.mark.rule("CR 903.3")
def test_ships_lead_since_august_2025(today: Library) -> None:
    """Before 2025-08-01, and by the rules of 2010, no Vehicle led a deck."""
    deck = led_by("Wagon of Lore", basic="Wastes")
    assert found(deck, today, rules_named("commander", "2025-08-01")) == []
    assert found(deck, today, rules_named("commander", "2025-07-31")) == [("CR 903.3", "Wagon of Lore")]
    assert rules_named("commander", "2025-07-31").edition == "2022-04"
    assert rules_named("commander").edition == "2026-09"
    assert found(deck, today, "commander-2010") == [("CM-1", "Wagon of Lore")]


@pytest.mark.rule("CR 702.124")
@pytest.mark.parametrize(
    "pair",
    [("Scout One", "Scout Two"), ("Old Friend", "New Friend"), ("Kind Companion", "The Last Doctor")],
)
def test_kin_of_partner_lead_together(today: Library, pair: tuple[str, str]) -> None:
    """Two of one named group lead together, friends forever in either spelling, a Doctor and a companion."""
    for names in (pair, pair[::-1]):
        result = verdict(led_by(*names, basic="Plains"), today, "commander")
        assert (result.problems, result.identity) == ((), "WU")


@pytest.mark.rule("CR 702.124")
@pytest.mark.parametrize(
    "pair",
    [
        ("Scout One", "Chosen One"),
        ("Scout One", "Green Friend"),
        ("Old Friend", "Scout Two"),
        ("Kind Companion", "The Human Doctor"),
        ("The Last Doctor", "The Human Doctor"),
        ("White Friend", "Humble Friend"),
    ],
)
def test_different_kin_do_not(today: Library, pair: tuple[str, str]) -> None:
    """Other groups don't mix, a Doctor who is more than that has no companion, and both are legendary."""
    assert [rule for rule, _ in found(led_by(*pair, basic="Plains"), today, "commander")] == ["CR 903.3"]


@pytest.mark.rule("CR 702.124")
def test_a_background_leads_beside_somebody(today: Library) -> None:
    """A Background alone is no commander."""
    assert found(led_by("Noble Past", basic="Island"), today, "commander") == [("CR 903.3", "Noble Past")]
    assert found(led_by("Hero Alone", "Noble Past", basic="Island"), today, "commander") == []


@pytest.mark.rule("CR 903.4b")
def test_a_colour_that_is_chosen_before_the_game_is_in_the_identity(today: Library) -> None:
    """One colour is chosen, that of most cards; a second one is outside."""
    deck = led_by("Colour Friend", cards=["Goblin Piker", "Bear Cub", "Brook Spirit"], basic="Forest")
    result = verdict(deck, today, "commander")
    assert result.identity == "G"
    assert {problem.card for problem in result.problems} == {"Goblin Piker", "Brook Spirit"}


def test_groups_are_read_with_either_dash_and_in_any_case() -> None:
    """The group is what stands after the dash."""
    assert partner_groups("Partner—Father & son") == partner_groups("partner — father & son") == {"father & son"}
    assert partner_groups("Partner") == partner_groups("Partner with Ann") == frozenset()


@pytest.fixture(scope="module")
def precons() -> list[Precon]:
    """The preconstructed decks of the reference data."""
    data = gzip.decompress(shared("data/2026/commander-precons.json.gz").read_bytes())
    return msgspec.json.decode(data, type=list[Precon])


@pytest.fixture(scope="module")
def leaders(precons: list[Precon], tmp_path_factory: pytest.TempPathFactory) -> Library:
    """Their commanders, as far as the reference data have them, and the cards of decks that name none."""
    names = {name for deck in precons for name in (deck.commanders or tuple(deck.cards))}
    return real_cards(tmp_path_factory.mktemp("precons"), names)


@pytest.mark.rule(*LEADING)
def test_the_commanders_of_every_precon_lead_it(precons: list[Precon], leaders: Library) -> None:
    """None of the preconstructed decks of 2022 to 2026 has a problem with who leads it."""
    known = [deck for deck in precons if deck.commanders and all(map(leaders.get, deck.commanders))]
    refused = {deck.name: problems for deck in known if (problems := _about_leaders(deck.commanders, leaders))}
    assert refused == {}
    assert len(precons) == 98
    assert len(known) >= 75  # the data keep some cards back


@pytest.mark.rule(*LEADING)
@pytest.mark.parametrize(
    "pair",
    [
        ("The Fourth Doctor", "Sarah Jane Smith"),
        ("The Tenth Doctor", "Rose Tyler"),
        ("The Thirteenth Doctor", "Clara Oswald"),
    ],
)
def test_doctors_and_companions_of_precons_lead_together(pair: tuple[str, str], leaders: Library) -> None:
    """Of the decks whose commanders the data don't name, a Doctor and a companion lead."""
    assert _about_leaders(pair, leaders) == []


def _about_leaders(commanders: tuple[str, ...], cards: Library) -> list[str]:
    deck = Deck(
        main=(DeckEntry(100 - len(commanders), "Wastes"),), commanders=tuple(DeckEntry(1, n) for n in commanders)
    )
    return [p.said("en") for p in verdict(deck, cards, "commander").problems if p.rule == "CR 903.3"]
