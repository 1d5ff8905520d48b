"""Official texts from the shared data, for tests that read them."""

import gzip
from functools import cache

import msgspec

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


class Printed(msgspec.Struct):
    """What is printed on the newest Japanese card of a name, or of one of its faces."""

    name: str
    date: str
    ja_name: str
    ja_text: str | None


@cache
def in_japanese() -> dict[str, Printed]:
    """Names and texts as printed in Japanese until spring 2022, by English name."""
    with gzip.open(shared("data/oracle/japanese.jsonl.gz")) as lines:
        found = [msgspec.json.decode(line, type=Printed) for line in lines]
    return {each.name: each for each in found}
