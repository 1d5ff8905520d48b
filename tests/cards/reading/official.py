"""Official texts from the shared data, for tests that read them."""

from functools import cache

from entaku.cards.importers.files import read_cards
from entaku.cards.importers.imported import ImportedCard
from entaku.cards.importers.printed import Printed, read_printed
from tests.shared_data import shared


@cache
def of_sets() -> dict[str, ImportedCard]:
    """The cards of the two shipped sets, by name."""
    files = (shared("data/mtgjson/CNS.json"), shared("data/mtgjson/CN2.json"))
    return {card.card.name: card for file in files for card in read_cards(file).cards}


@cache
def of_all() -> dict[str, ImportedCard]:
    """The cards of the file of all cards until spring 2022, by name."""
    return {card.card.name: card for card in read_cards(shared("data/oracle/cards.jsonl.gz")).cards}


@cache
def of_later() -> dict[str, ImportedCard]:
    """The cards of the file of those printed since, by name."""
    return {card.card.name: card for card in read_cards(shared("data/2026/cards.jsonl.gz")).cards}


@cache
def in_japanese() -> dict[str, Printed]:
    """Names and texts as printed in Japanese until spring 2022, by English name."""
    return {each.name: each for each in read_printed(shared("data/oracle/japanese.jsonl.gz"))}
