"""A deck that a commander leads is about what that card speaks of and does."""

from pathlib import Path

import pytest

from entaku.bots.commander_building import CommanderBuilder
from entaku.bots.composing import Known
from entaku.bots.deck_plans import fitting, plan_of
from entaku.decks.check.rules import rules_named
from entaku.kernel.randomness import seed_from
from entaku.oracle.card import Card, Face
from entaku.oracle.library import Library
from entaku.oracle.reading.tree import tree_of
from tests.oracle.making import mtgjson_row, write_lines


def creature(subtype: str) -> Card:
    return Card("Moss", (Face("Moss", types=("Creature",), subtypes=(subtype,), power="2", toughness="2"),))


@pytest.mark.parametrize(
    ("leads", "subtype", "text", "fits"),
    [
        ("Other Goblins you control get +1/+1.", "Goblin", "", True),
        ("Other Goblins you control get +1/+1.", "Elf", "", False),
        ("Other creatures you control get +1/+1.", "Elf", "", False),
        ("Whenever you gain life, draw a card.", "Cat", "When Moss enters the battlefield, you gain 2 life.", True),
        ("Whenever you gain life, draw a card.", "Cat", "Flying", False),
        ("Sacrifice a creature: Draw a card.", "Rat", "When Moss dies, each opponent loses 1 life.", True),
        ("When Moss enters the battlefield, put a +1/+1 counter on target creature.", "Elf",
         "Whenever Moss attacks, put a +1/+1 counter on it.", True),
    ],
)  # fmt: skip
def test_a_card_fits_what_the_commander_is_about(leads: str, subtype: str, text: str, fits: bool) -> None:
    """Cards of the types that it names, and those that do what it does or waits for."""
    plan = plan_of(tree_of(creature("Elder"), leads))
    card = creature(subtype)
    assert (fitting(plan, card, tree_of(card, text)) > 0) is fits


def test_a_commander_of_goblins_leads_goblins(tmp_path: Path) -> None:
    """Commons of the commander's kind go before rares of another, which are as large."""
    lord = mtgjson_row(
        "Lord of Ash", type="Legendary Creature — Goblin", supertypes=["Legendary"], subtypes=["Goblin"], power="2",
        text="Other Goblins you control get +1/+1.", legalities={"commander": "Legal"},
    )  # fmt: skip
    kinds = (("Goblin", "common"), ("Elf", "rare"))
    others = [
        mtgjson_row(
            f"{kind} {number}", type=f"Creature — {kind}", subtypes=[kind], rarity=rarity, text="",
            manaCost=f"{{{number % 5}}}{{G}}", legalities={"commander": "Legal"},
        )
        for kind, rarity in kinds
        for number in range(70)
    ]  # fmt: skip
    library = Library(tmp_path)
    library.import_files([write_lines(tmp_path, [lord, *others])])
    deck = CommanderBuilder(Known(library), rules_named("commander")).build(seed_from(1), 0)
    assert deck.name == "Lord of Ash"
    names = [entry.name for entry in deck.main]
    assert sum(name.startswith("Goblin") for name in names) > 2 * sum(name.startswith("Elf") for name in names)
