"""Cards that the rules don't cover are told by what is printed on them, wherever the data say that they are legal."""

from collections.abc import Callable
from pathlib import Path

import pytest

from entaku.decks.check.rules import rules_named, with_changes
from entaku.messages import say
from entaku.oracle.library import Library
from entaku.oracle.showing import lines, show_card
from tests.decks.commanding import led_by, verdict
from tests.oracle.making import mtgjson_row, scryfall_card, write_lines

NOWHERE = {"commander": "not_legal", "vintage": "not_legal"}


def by_scryfall(name: str, **marks: object) -> dict[str, object]:
    """A card of Scryfall's that is legal nowhere."""
    return scryfall_card(name, legalities=NOWHERE, **marks)


def by_mtgjson(name: str, **marks: object) -> dict[str, object]:
    """A card of MTGJSON's that is legal nowhere."""
    words = {"border_color": "borderColor", "security_stamp": "securityStamp", "promo_types": "promoTypes"}
    return mtgjson_row(name, legalities={}, **{words[key]: value for key, value in marks.items()})


@pytest.mark.rule("CR 2026 100.7")
@pytest.mark.parametrize("made", [by_scryfall, by_mtgjson])
def test_a_deck_has_no_card_that_the_rules_do_not_cover(made: Callable[..., dict[str, object]], tmp_path: Path) -> None:
    """A silver border, an acorn, or being made to be tried out is refused, unless the group allows it."""
    marks: dict[str, dict[str, object]] = {
        "Silver Cat": {"border_color": "silver"},
        "Acorn Cat": {"border_color": "black", "security_stamp": "acorn"},
        "Tried Cat": {"border_color": "black", "promo_types": ["playtest"]},
        "Usual Cat": {"border_color": "black", "security_stamp": "oval", "promo_types": ["boosterfun"]},
    }
    cards = Library(tmp_path)
    cards.import_files([write_lines(tmp_path, [made(name, **mark) for name, mark in marks.items()])])
    deck = led_by("Usual Cat", cards=list(marks)[:3], basic="Forest")
    refused = {
        problem.card for problem in verdict(deck, cards, "commander").problems if problem.key == "check-uncovered"
    }
    assert refused == {"Silver Cat", "Acorn Cat", "Tried Cat"}
    allowing = with_changes(rules_named("commander"), allow=("Acorn Cat",))
    still = {problem.card for problem in verdict(deck, cards, allowing).problems if problem.key == "check-uncovered"}
    assert still == {"Silver Cat", "Tried Cat"}
    told = say("card-uncovered", "ja")
    assert [name for name in marks if told in lines(show_card(name, cards), "ja")] == list(marks)[:3]


def test_a_card_that_was_printed_otherwise_too_is_covered(tmp_path: Path) -> None:
    """A silver border on one printing says nothing of a card that has another."""
    cards = Library(tmp_path)
    printings = [
        scryfall_card("Cat", collector_number=str(n), border_color=of) for n, of in ((1, "silver"), (2, "black"))
    ]
    cards.import_files([write_lines(tmp_path, printings)])
    found = cards.imported(cards.find("Cat"))
    assert found is not None
    assert not found.uncovered
