"""Who wins by seat: games of four with decks that bots build, and an interval for each place in turn order.

python examples/wins_by_seat.py [GAMES]
"""

import sys
from collections import Counter
from math import sqrt

import entaku

SEATS = 4


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share of wins."""
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def main(games: int) -> list[tuple[float, float, float]]:
    """Play so many games; for each place in turn order the share of wins and its interval."""
    wins: Counter[int] = Counter()
    for number in range(games):
        game = entaku.game(SEATS, rules="free-40", seed=f"seat {number}").play()
        first = game.table.state.game.starter
        for seat in game.winners:
            wins[(seat - first) % SEATS] += 1
    found = []
    for place in range(SEATS):
        low, high = interval(wins[place], games)
        found.append((wins[place] / games, low, high))
        print(f"place {place + 1} in turn order: {wins[place] / games:.1%} ({low:.1%} to {high:.1%})")
    return found


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
