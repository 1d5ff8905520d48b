"""Measures the analysis of Riftbound texts: texts a second, and the time for an endless one."""

import time

from entaku.laboratory.benchmarks import Benchmark, Figure
from entaku.riftbound.analysis import analyse

VERBS = ("Kill", "Stun", "Ready", "Buff", "Banish")
THINGS = (
    "a unit",
    "an enemy unit at a battlefield",
    "up to 2 friendly units",
    "a gear in your trash",
    "all units here",
)
OPENINGS = ("", "When you play me, you may ", "[1], [E]: ", "At the end of your turn, ", "[Deathknell] - ")
JAPANESE = (
    "敵ユニットを1体キルする。",
    "味方ユニット1体を選ぶ。",
    "[E]:ギアを1つ待機状態にする。",
    "これをプレイしたとき、1枚引く。",
)
ENDLESS = 100_000
"""Characters of the longest text that is measured."""


def texts() -> list[str]:
    """Made-up texts of one to three sentences, in both languages."""
    english = [
        f"{opening}{verb if not opening.endswith(('may ', 'turn, ')) else verb.lower()} {thing}. Draw {number}."
        for opening in OPENINGS
        for verb in VERBS
        for number, thing in enumerate(THINGS, 1)
    ]
    return english + [one + other for one in JAPANESE for other in JAPANESE]


def targets() -> dict[str, Figure]:
    """Texts a second, each parsed and judged under every version of the rules; a text of 100,000 characters."""
    given = texts()
    begun = time.process_time()
    for text in given * 3:
        analyse(text)
    seconds = time.process_time() - begun
    endless = (" ".join(given) * 20)[:ENDLESS]
    begun = time.process_time()
    analyse(endless)
    return {
        "targets": Figure(3 * len(given) / seconds, "texts/s"),
        "targets-100000-characters": Figure((time.process_time() - begun) * 1000, "ms"),
    }


BENCHMARKS: dict[str, Benchmark] = {"targets": targets}
