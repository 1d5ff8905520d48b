"""Official texts from the shared data, for tests that read them."""

from functools import cache

from entaku.cards.importers.files import read_cards
from entaku.cards.importers.imported import ImportedCard
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
