"""How good a position is taken to be: the players' chances together are one, and each thing that one has counts."""

import numpy as np
import pytest
from tools.outlook_weights import NAMES, Position, learned, surprise

from entaku.bots.playing.player import PlayBot
from entaku.bots.searching.outlook import WEIGHTS, facts_of, lives, outlook, promise
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.magic.game.play import MAGIC
from entaku.magic.game.state import Game
from tests.magic.wild import GameTable, drafted_setup

SEATS = 3


@pytest.fixture(scope="module")
def game() -> list[Game]:
    """A game of three at the beginning of its tenth turn, and as it is once somebody has left."""
    setup = drafted_setup(5, SEATS)
    table: GameTable = Table(MAGIC, setup, seed_from("outlook"))
    bots = [PlayBot.of(setup, seat) for seat in range(SEATS)]
    found: list[Game] = []
    while (decision := table.state.decision) is not None and len(found) < 2:
        view = MAGIC.view(table.state, decision.actor)
        table.answer(decision.actor, decision.id, bots[decision.actor].answer(view, decision))
        left = sum(player.left for player in table.state.game.players)
        if left == len(found) and table.state.game.turn >= 10:
            found.append(MAGIC.copy(table.state).game)
    return found


def test_chances_are_shared_among_those_who_play(game: list[Game]) -> None:
    """They make one together; who has left has none."""
    for left, one in enumerate(game):
        chances = [outlook(one, seat) for seat in range(SEATS)]
        assert sum(chances) == pytest.approx(1)
        assert [chance == 0 for chance in chances] == [player.left for player in one.players]
        assert chances.count(0) == left


@pytest.mark.parametrize("name", ["life", "root of life", "hand", "lands", "toughness", "flying", "keywords", "others"])
def test_whoever_has_more_stands_better(name: str, game: list[Game]) -> None:
    """Each of these makes winning likelier."""
    facts = facts_of(game[0])[0]
    assert promise({**facts, name: facts[name] + 1}) > promise(facts)


def test_an_army_is_a_danger_to_who_has_little_life() -> None:
    """The same army counts more the less life is left, and at so little nothing makes it worse."""
    armies = [promise({**dict.fromkeys(WEIGHTS, 0.0), **lives(life, 10)}) for life in (40, 20, 10, 5)]
    alone = [promise({**dict.fromkeys(WEIGHTS, 0.0), **lives(life, 0)}) for life in (40, 20, 10, 5)]
    losses = [mine - theirs for mine, theirs in zip(alone, armies, strict=True)]
    assert losses == sorted(losses)
    assert lives(1, 10)["danger"] == lives(0, 50)["danger"] == 2.0


def test_every_thing_that_counts_is_looked_at(game: list[Game]) -> None:
    """Each weight has its fact, and each fact its weight."""
    assert all(set(facts) == set(WEIGHTS) for facts in facts_of(game[0]).values())


def test_weights_are_found_again() -> None:
    """Of positions that were decided by known weights, much like those weights are learned, and harm stays harm."""
    luck = np.random.default_rng(1)
    life, danger = NAMES.index("life"), NAMES.index("danger")
    true = np.zeros(len(NAMES))
    true[life], true[danger] = 1.0, -0.5
    found = []
    for deal in range(1500):
        rows = luck.normal(size=(2 + deal % 2, len(NAMES)))
        powers = np.exp(rows @ true)
        winner = int(luck.choice(len(rows), p=powers / powers.sum()))
        found.append(Position(deal, rows.tolist(), winner, 1.0))
    weights = learned(found)
    assert weights[life] == pytest.approx(1.0, abs=0.15)
    assert weights[danger] == pytest.approx(-0.5, abs=0.15)
    assert all(abs(weight) < 0.15 for place, weight in enumerate(weights) if place not in (life, danger))
    assert surprise(found, weights)[0] < surprise(found, np.zeros(len(NAMES)))[0] - 0.1
