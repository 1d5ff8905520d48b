"""What continuous effects make of permanents is kept between changes: it is always what working it out anew gives."""

import pytest

from entaku.bots.random_play import RandomPlayer
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.magic import layers, mana
from entaku.magic.definitions import Traits
from entaku.magic.game import Game
from entaku.magic.layers import Projection
from entaku.magic.play import MAGIC
from tests.magic.wild import GameTable, drafted_setup, jumbled_setup


def facts(traits: Traits) -> tuple[object, ...]:
    """Everything about a permanent."""
    return (
        traits.name, traits.power, traits.toughness, traits.colours, traits.types, traits.subtypes, traits.supertypes,
        traits.controller, sorted(traits.kit.keywords), traits.rules,
    )  # fmt: skip


def told(found: Projection) -> tuple[object, ...]:
    """A projection, to be compared."""
    kinds = {kind.__name__: [(source, seat) for _, source, seat, _ in rules] for kind, rules in found.rules.items()}
    instead = {kind.__name__: [(source, seat) for _, source, seat, _ in rows] for kind, rows in found.replaces.items()}
    triggers = {kind.__name__: [row[:2] for row in rows] for kind, rows in found.triggers.items()}
    return {number: facts(traits) for number, traits in found.traits.items()}, kinds, instead, triggers


def anew(game: Game) -> Projection:
    """The projection worked out from nothing."""
    other = game.copy()
    other.projection = None
    return layers.project(other)


@pytest.mark.parametrize("number", [0, 1, 2, 3])
@pytest.mark.rule("CR 613.1", "CR 611.3a")
def test_what_is_kept_is_what_is_so(number: int) -> None:
    """At every decision of a game the kept characteristics, and the sources of mana, are those worked out anew."""
    setup = drafted_setup(40 + number) if number < 2 else jumbled_setup(40 + number, 3)
    table: GameTable = Table(MAGIC, setup, seed_from(number))
    player = RandomPlayer(seed_from(number), "P")
    while (decision := table.state.decision) is not None:
        game = table.state.game
        assert told(anew(game)) == told(layers.projection(game))
        now = [(one.number, one.kinds, one.amount) for one in mana.sources_now(game, decision.actor)]
        assert now == [(one.number, one.kinds, one.amount) for one in mana.sources(game, decision.actor)]
        table.answer(decision.actor, decision.id, player.answer(decision))
