"""What cards are worth, learned from a study's games.

The cards of a deck are judged together: what a player won beyond their share is divided among their cards, so that a
card isn't praised for the company it keeps.  Whatever a few games seem to say is drawn towards what the card's rarity
and kind promise; how strongly is found from the games themselves (empirical Bayes): as makes them most likely.
"""

from collections.abc import Callable
from pathlib import Path
from statistics import NormalDist

import numpy
from msgspec import Struct
from numpy.typing import NDArray
from polars import LazyFrame, col

from entaku.bots.draft_judgement import UNKNOWN, at_sight
from entaku.kernel.errors import Unlawful
from entaku.laboratory.learned import CardLearned, Learned
from entaku.laboratory.study.keeping import table
from entaku.laboratory.study.plan import kept
from entaku.laboratory.study.questions import GAME
from entaku.laboratory.study.shares import SURENESS
from entaku.oracle.card import Card

Numbers = NDArray[numpy.float64]
WEIGHTS = tuple(10 ** (power / 4) for power in range(4, 33))
"""How strongly the prior may count, as so many decks: from 10 to a hundred million, which is all that is looked at."""

LEAST_DIFFERENCE = 1e-9
"""Where all decks promise the same, what is promised says nothing."""


class Fitted(Struct, frozen=True):
    """What each card adds, with its standard error, and how many decks the prior weighs."""

    adds: Numbers
    scatter: Numbers
    weight: float


def learned(folder: Path, find: Callable[[str], Card | None]) -> Learned:
    """What a study teaches of its cards.  Raises Unlawful where it holds too few games.

    Cards that weren't known wholly are judged with the others, so that these aren't praised or blamed for them, but
    nothing is said of them.
    """
    study = kept(folder)
    decks, games = table(folder, "decks"), table(folder, "games")
    names, copies, won, game = hands(decks, games)
    if len(won) < len(names):
        raise Unlawful("lab-learn-too-few", folder=str(folder), hands=len(won), cards=len(names))
    promised = numpy.array(
        [at_sight(card).base if (card := find(name)) is not None else UNKNOWN.base for name in names]
    )
    contrasts_of_copies, contrasts_of_won = contrasts(copies, game), contrasts(won[:, None], game)[:, 0]
    found = fitted(contrasts_of_copies, contrasts_of_won, promised)
    had = (copies > 0).sum(axis=0)
    worth = on_scale(found.adds, promised, had)
    reach = NormalDist().inv_cdf((1 + SURENESS) / 2) * found.scatter
    cards = {
        name: CardLearned(
            round(float(worth[n]), 3),
            round(float(promised[n]), 3),
            round(float(found.adds[n]), 4),
            round(float(found.adds[n] - reach[n]), 4),
            round(float(found.adds[n] + reach[n]), 4),
            int(had[n]),
        )
        for n, name in enumerate(names)
        if not study.known(name)
    }
    nights = int(games.select(col("night").n_unique()).collect().item())
    return Learned(study.name, study.format, study.seed, nights, len(won), round(found.weight, 1), cards)


def hands(decks: LazyFrame, games: LazyFrame) -> tuple[list[str], Numbers, Numbers, NDArray[numpy.int64]]:
    """The cards by name; for each player of a game the copies they played of each, the share of the win, which game."""
    in_decks = decks.filter(col("drafted") & (col("part") != "sideboard"))
    played = in_decks.group_by("night", "player", "card").agg(col("copies").sum())
    every = games.select(*GAME).unique().sort(*GAME).with_row_index("game")
    players = games.select(*GAME, "player", "won").join(every, on=GAME)
    numbered = players.sort("game", "player").with_row_index("place").collect()
    rows = numbered.lazy().select("night", "player", "place").join(played, on=("night", "player")).collect()
    names = sorted(rows["card"].unique().to_list())
    column = {name: number for number, name in enumerate(names)}
    copies = numpy.zeros((len(numbered), len(names)))
    for hand, card, count in rows.select("place", "card", "copies").iter_rows():
        copies[hand, column[card]] = count
    return names, copies, numbered["won"].to_numpy(), numbered["game"].to_numpy().astype(numpy.int64)


def contrasts(values: Numbers, game: NDArray[numpy.int64]) -> Numbers:
    """Each game's players compared: one row less than it has players, free of what all of them share.

    >>> contrasts(numpy.array([[1.0], [0.0]]), numpy.array([7, 7])).round(3).tolist()
    [[0.707]]
    """
    found = []
    for number in numpy.unique(game):
        part = values[game == number]
        for place in range(1, len(part)):
            step = (part[:place].sum(axis=0) - place * part[place]) / (place * (place + 1)) ** 0.5
            found.append(step)
    return numpy.array(found)


def fitted(copies: Numbers, won: Numbers, at_sight: Numbers) -> Fitted:
    """What each card adds to a share of the win.

    Cards add what they promise at first sight, times a factor, and something of their own about it, which the prior
    takes for small.  Factor and prior are those by which the games are most likely.
    """
    promised = copies @ at_sight
    left, sizes, right = numpy.linalg.svd(copies, full_matrices=False)
    squares = sizes**2
    in_left = left.T @ numpy.stack([promised, won], axis=1)

    def tried(weight: float) -> tuple[float, float, float]:
        """How likely the games are, the factor, the games' own scatter."""
        seen = 1 - 1 / (1 + squares / weight)

        def inner(a: Numbers, b: Numbers, a_left: Numbers, b_left: Numbers) -> float:
            return float(a @ b - (seen * a_left) @ b_left)

        across = inner(promised, won, in_left[:, 0], in_left[:, 1])
        within = inner(promised, promised, in_left[:, 0], in_left[:, 0])
        factor = across / within if within > LEAST_DIFFERENCE else 0.0
        rest, rest_left = won - factor * promised, in_left[:, 1] - factor * in_left[:, 0]
        scatter = inner(rest, rest, rest_left, rest_left) / len(won)
        likely = -len(won) / 2 * float(numpy.log(scatter)) - float(numpy.log1p(squares / weight).sum()) / 2
        return likely, factor, scatter

    weight = max(WEIGHTS, key=lambda each: tried(each)[0])
    _, factor, scatter = tried(weight)
    own = right.T @ ((sizes / (squares + weight)) * (in_left[:, 1] - factor * in_left[:, 0]))
    known = (right**2).T @ (squares / (squares + weight))
    return Fitted(factor * at_sight + own, numpy.sqrt(scatter / weight * numpy.maximum(1 - known, 0)), weight)


def on_scale(adds: Numbers, at_sight: Numbers, had: NDArray[numpy.int64]) -> Numbers:
    """What cards add, as worths with the mean and scatter of those at first sight: colours and curve count as ever."""
    middle, of_sight = numpy.average(adds, weights=had), numpy.average(at_sight, weights=had)
    spread = numpy.average((adds - middle) ** 2, weights=had) ** 0.5
    wanted = numpy.average((at_sight - of_sight) ** 2, weights=had) ** 0.5
    return of_sight + (adds - middle) * (wanted / spread if spread > 0 else 0.0)
