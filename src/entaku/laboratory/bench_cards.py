"""Measures cards: loading the catalogue, opening boosters, importing and looking cards up."""

import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from entaku.bots.building import build
from entaku.kernel.randomness import Stream, seed_from
from entaku.laboratory.benchmarks import Benchmark, Figure
from entaku.oracle.boosters import open_booster
from entaku.oracle.catalogue import shipped
from entaku.oracle.library import Library

ROWS = 20_000


def milliseconds(do: Callable[[], object], repeats: int) -> float:
    """What one of so many repetitions takes, in the mean."""
    begun = time.process_time()
    for _ in range(repeats):
        do()
    return (time.process_time() - begun) / repeats * 1000


def catalogue() -> dict[str, Figure]:
    """Reading the shipped sets from their files, and opening a booster of one."""
    config = shipped().set("CNS").boosters
    assert config is not None
    seed = seed_from(7)
    return {
        "cards-load": Figure(milliseconds(shipped.__wrapped__, 10), "ms"),
        "cards-booster": Figure(
            milliseconds(lambda: open_booster(config, Stream(seed, "table", "bench")), 2000) * 1000, "µs"
        ),
    }


def imports() -> dict[str, Figure]:
    """Importing so many made-up cards, one a line, and looking one up in a library that has just been opened."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "cards.jsonl"
        rows = [
            {
                "name": f"Card {number}",
                "layout": "normal",
                "type": "Creature — Elf",
                "types": ["Creature"],
                "subtypes": ["Elf"],
                "manaCost": "{1}{G}",
                "colors": ["G"],
                "text": "Reach\n" * 4,
                "ja": {"name": f"カード{number}"},
            }
            for number in range(ROWS)
        ]
        file.write_bytes(msgspec.json.Encoder().encode_lines(rows))
        seconds = milliseconds(lambda: Library(Path(folder)).import_files([file]), 1) / 1000
        look_up = milliseconds(lambda: Library(Path(folder)).find("カード12345"), 20)
    return {"cards-import-20000": Figure(seconds, "s"), "cards-look-up": Figure(look_up, "ms")}


def bot_decks() -> dict[str, Figure]:
    """A bot building a deck from 45 cards."""
    pool = dict.fromkeys([card.name for card in shipped().set("CN2").cards][::5][:45], 1)
    return {"deck-by-bot": Figure(milliseconds(lambda: build(pool, shipped().get), 50), "ms")}


BENCHMARKS: dict[str, Benchmark] = {"cards-catalogue": catalogue, "cards-import": imports, "deck-by-bot": bot_decks}
