"""Writes src/entaku/bots/card_worths.json: what cards of the shipped sets have been worth in games by bots.

    entaku lab nights --players 4 --set CN2 --bots at-sight --nights 320 --seed 11 --out nights/CN2
    entaku lab learn nights/CN2 --out CN2.json            # and the same of CNS
    python -m tools.card_worths CNS.json CN2.json

The bots go by no worths that were there before, so that the same nights can be played again.
A card of several files has the mean of what they say, weighed by how many decks had it.
"""

import sys
from collections import defaultdict
from pathlib import Path

import msgspec

from entaku.laboratory.learned import CardLearned, Learned

KEPT = Path("src/entaku/bots/card_worths.json")


def worths(studies: list[Learned]) -> dict[str, float]:
    """The worth of each card that a deck had, by its name."""
    seen: dict[str, list[CardLearned]] = defaultdict(list)
    for study in studies:
        for name, card in study.cards.items():
            if card.decks:
                seen[name].append(card)
    return {name: round(mean(cards), 2) for name, cards in sorted(seen.items())}


def mean(cards: list[CardLearned]) -> float:
    return sum(card.worth * card.decks for card in cards) / sum(card.decks for card in cards)


def main() -> None:
    studies = [msgspec.json.decode(Path(name).read_bytes(), type=Learned) for name in sys.argv[1:]]
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(worths(studies)), indent=1) + b"\n")


if __name__ == "__main__":
    main()
