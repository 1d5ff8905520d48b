"""Learns what makes a position promising, for `entaku.bots.searching.outlook`: who wins, by what players have.

    python -m tools.outlook_weights [--duels N] [--pods N] [--seed S]

plays so many games of two and of four, all bots sensible, and looks at each at the beginning of each turn.  The chance
of a player is taken as e to the power of what they have, weighed, beside that of the others (a conditional logit).  The
games of a third of the decks are kept aside, and say how well the weights tell who wins.
"""

import argparse
from collections.abc import Iterator, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from entaku.bots.playing.player import PlayBot
from entaku.bots.searching.outlook import WEIGHTS, facts_of
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.laboratory.bench_games import setup
from entaku.laboratory.evening import GameTable
from entaku.magic.game.play import MAGIC

NAMES = tuple(WEIGHTS)
HARM = ("danger",)
"""What makes a position worse; everything else makes it better, or is left out."""
STEPS, STEP, SHRINK = 4000, 0.5, 1e-3
SETTLED = 2
"""So many turns of each player pass before positions tell anything."""

Numbers = NDArray[np.float64]


class Position(Struct, frozen=True):
    """What each player has at the beginning of a turn, a row each, and who of them won; a game's count as one."""

    deal: int
    rows: list[list[float]]
    winner: int
    weight: float


def positions(players: int, games: int, seed: str) -> Iterator[Position]:
    """The positions of so many games; in each other players of another pod sit."""
    for deal in range(games):
        game = setup(deal, players)
        table: GameTable = Table(MAGIC, game, seed_from(f"{seed} outlook {players} {deal}"))
        bots = [PlayBot.of(game, seat) for seat in range(players)]
        seen, turn = [], 0
        while (decision := table.state.decision) is not None:
            state = table.state.game
            if state.turn > max(turn, SETTLED * players):
                seen.append(facts_of(state))
            turn = state.turn
            view = MAGIC.view(table.state, decision.actor)
            table.answer(decision.actor, decision.id, bots[decision.actor].answer(view, decision))
        winners = table.state.game.winners
        for facts in seen:
            if len(winners) == 1 and winners[0] in facts:
                rows = [[float(has[name]) for name in NAMES] for has in facts.values()]
                yield Position(deal, rows, list(facts).index(winners[0]), 1 / len(seen))


def by_size(found: Sequence[Position]) -> list[tuple[Numbers, NDArray[np.int64], Numbers]]:
    """The positions with equally many players together: what they have, who won, what each counts."""
    sizes = sorted({len(one.rows) for one in found})
    parts = [[one for one in found if len(one.rows) == size] for size in sizes]
    return [
        (
            np.array([one.rows for one in part]),
            np.array([one.winner for one in part]),
            np.array([one.weight for one in part]),
        )
        for part in parts
    ]


def chances(rows: Numbers, weights: Numbers) -> Numbers:
    """The chance of each player in each position."""
    logits = rows @ weights
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def learned(found: Sequence[Position]) -> Numbers:
    """The weights that tell best who won, each with the sign that it must have."""
    scale = np.concatenate([rows.reshape(-1, len(NAMES)) for rows, _, _ in by_size(found)]).std(axis=0) + 1e-9
    parts = [(rows / scale, winner, weight) for rows, winner, weight in by_size(found)]
    total = sum(weight.sum() for _, _, weight in parts)
    signs = np.array([-1.0 if name in HARM else 1.0 for name in NAMES])
    weights = np.zeros(len(NAMES))
    for _ in range(STEPS):
        slope = 2 * SHRINK * weights
        for rows, winner, weight in parts:
            of_winner = rows[np.arange(len(winner)), winner]
            expected = np.einsum("pk,pkf->pf", chances(rows, weights), rows)
            slope += (weight[:, None] * (expected - of_winner)).sum(axis=0) / total
        weights = signs * np.maximum(signs * (weights - STEP * slope), 0.0)
    return np.asarray(weights / scale)


def surprise(found: Sequence[Position], weights: Numbers) -> tuple[float, float]:
    """The mean surprise at who won, in nats, and how often it was the one with the best chance."""
    bits = hits = total = 0.0
    for rows, winner, weight in by_size(found):
        told = chances(rows, weights)
        bits -= float((weight * np.log(told[np.arange(len(winner)), winner])).sum())
        hits += float((weight * (told.argmax(axis=1) == winner)).sum())
        total += float(weight.sum())
    return bits / total, hits / total


def main() -> None:
    """Play, learn, and say what was learned."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--duels", type=int, default=1200)
    parser.add_argument("--pods", type=int, default=600)
    parser.add_argument("--seed", default="1")
    asked = parser.parse_args()
    games = {2: asked.duels, 4: asked.pods}
    found = {players: list(positions(players, count, asked.seed)) for players, count in games.items()}
    kept = [one for part in found.values() for one in part if one.deal % 3]
    weights = learned(kept)
    for players, part in found.items():
        aside = [one for one in part if one.deal % 3 == 0]
        nats, hits = surprise(aside, weights)
        print(f"{players} players, {len(aside)} positions kept aside: {nats:.3f} nats, the likeliest won {hits:.1%}")
    print({name: round(float(weight), 3) for name, weight in zip(NAMES, weights, strict=True)})


if __name__ == "__main__":
    main()
