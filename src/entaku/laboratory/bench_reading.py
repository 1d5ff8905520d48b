"""Measures rules texts: making them from trees in both languages, and reading them into trees."""

import time
from collections.abc import Callable

from entaku.laboratory.benchmarks import Benchmark, Figure
from entaku.oracle.catalogue import shipped as cards
from entaku.oracle.reading.reader import read_text
from entaku.oracle.rendered import rendered
from entaku.oracle.saying.english.texts import paragraphs as in_english
from entaku.oracle.saying.japanese.lines import paragraphs as in_japanese
from entaku.oracle.trees import shipped

_UNKNOWN = "Whenever Moss sings, everybody within earshot dances until the end of the song, then you draw a card."


def per_second(do: Callable[[], int]) -> float:
    """How many things are done a second, of as many as `do` says it did."""
    do()
    begun = time.process_time()
    done = do()
    return done / (time.process_time() - begun)


def reading() -> dict[str, Figure]:
    """Reading our own English texts of the shipped cards, and a paragraph that can't be understood."""
    texts = [(card, rendered(card).en) for card in cards().cards.values()]

    def read_all() -> int:
        for card, text in texts:
            read_text(text, card.name, card.types, "Legendary" in card.front.supertypes)
        return len(texts)

    def read_unknown() -> int:
        for _ in range(200):
            read_text(_UNKNOWN, "Moss", ("Creature",))
        return 200

    return {
        "texts-read": Figure(per_second(read_all), "texts/s"),
        "texts-declined": Figure(per_second(read_unknown), "texts/s"),
    }


def saying() -> dict[str, Figure]:
    """Saying every shipped tree in English and in Japanese."""

    def english() -> int:
        return len([in_english(tree, tree.name) for tree in shipped().values()])

    def japanese() -> int:
        return len([in_japanese(tree, tree.name) for tree in shipped().values()])

    return {
        "texts-said-en": Figure(per_second(english), "texts/s"),
        "texts-said-ja": Figure(per_second(japanese), "texts/s"),
    }


BENCHMARKS: dict[str, Benchmark] = {"reading": reading, "saying": saying}
