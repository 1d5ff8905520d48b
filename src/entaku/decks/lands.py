"""How many basic lands a deck wants: in proportion to the mana symbols of its cards."""

from collections.abc import Iterable, Mapping

from entaku.oracle.card import Card
from entaku.oracle.colours import COLOURS, Colours

BASIC_OF = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}


def colour_weights(cards: Iterable[tuple[Card, int]], among: Colours = COLOURS) -> dict[str, float]:
    """How many mana symbols of each of these colours the costs of so many of each card have, hybrid symbols shared."""
    weights = dict.fromkeys(COLOURS, 0.0)
    for card, copies in cards:
        for face in card.faces:
            for symbol in face.cost.symbols if face.cost else ():
                own = [part for part in symbol.split("/") if part in among]
                for colour in own:
                    weights[colour] += copies / len(own)
    return weights


def basics_for(weights: Mapping[str, float], lands: int) -> dict[str, int]:
    """So many basic lands, shared out by the weights (largest remainder); evenly between all where all are 0.

    >>> basics_for({"W": 12, "U": 0, "B": 0, "R": 0, "G": 5}, 17)
    {'Plains': 12, 'Forest': 5}
    """
    total = sum(weights.values())
    shares = {c: lands * weights.get(c, 0) / total if total else lands / len(COLOURS) for c in COLOURS}
    counts = {colour: int(share) for colour, share in shares.items()}
    by_remainder = sorted(COLOURS, key=lambda colour: (counts[colour] - shares[colour], COLOURS.index(colour)))
    for colour in by_remainder[: lands - sum(counts.values())]:
        counts[colour] += 1
    return {BASIC_OF[colour]: number for colour, number in counts.items() if number}
