"""What continuous effects make of permanents is kept between changes: it is always what working it out anew gives."""

import pytest

from entaku.bots.random_play import RandomPlayer
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.magic.additional import state_based_actions
from entaku.magic.concepts import priority
from entaku.magic.concepts.mana import mana_abilities, payment
from entaku.magic.game.definitions import Traits
from entaku.magic.game.play import MAGIC
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.casting import castable
from entaku.magic.spells.layers import layers, projection
from entaku.magic.spells.layers.projection import Projection
from entaku.magic.views import viewing
from entaku.magic.zones.castable_index import Held, held
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
    permanents = {number: facts(traits) for number, traits in found.traits.items()}
    listed = found.activated, found.mana, found.sole, found.astray, found.frail, found.sound, found.buried
    return permanents, kinds, instead, triggers, *listed


def anew(game: Game) -> Projection:
    """The projection worked out from nothing."""
    other = game.copy()
    other.projection = None
    assert tuple(item.id for item in layers.buried(other)) == projection.current(game).buried
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
        assert told(anew(game)) == told(projection.current(game))
        now = [(one.number, one.kinds, one.amount) for one in mana_abilities.sources_now(game, decision.actor)[0]]
        assert now == [(one.number, one.kinds, one.amount) for one in mana_abilities.sources(game, decision.actor)]
        table.answer(decision.actor, decision.id, player.answer(decision))


def plain(source: mana_abilities.Source) -> tuple[object, ...]:
    """All that can be said of a source of mana."""
    return tuple(getattr(source, name) for name in mana_abilities.Source.__slots__)


def seen_anew(game: Game) -> None:
    """What everybody sees is what they would see if nothing had been shown before."""
    other = game.copy()
    other.held = [None] * len(game.players)
    other.shown = other.apart = None
    for viewer in (*range(len(game.players)), "public", "open"):
        now = viewing.view(game, viewer)
        viewing.SHOWN.known.clear()
        assert now == viewing.view(other, viewer)


def castable_slowly(game: Game, seat: int, item: Object, can_finish: bool) -> bool:
    """Whether a card may be cast, without what tells most of them at a glance."""
    traits = item.base
    if {"Land", "Conspiracy"} & traits.types or traits.cost is None:
        return False
    return can_finish


def is_kept_well(game: Game) -> None:
    """Whatever else is kept is what working it out anew gives: piles, what can be paid, where tokens lie."""
    for seat in range(len(game.players)):
        known, now = held(game, seat), Held(game, seat)
        assert (now.swift, now.recast, now.abilities) == (known.swift, known.recast, known.abilities)
        if priority.is_idle(game, seat):
            found = priority.actions(game, seat, with_mana=False)
            assert not any(priority.is_worth_asking(game, seat, option) for option in found)
            assert not priority.needs_mana_by_hand(game, seat)
        assert [plain(one) for one in mana_abilities.sources(game, seat)] == [
            plain(one) for one in mana_abilities.sources_now(game, seat)[0]
        ]
        for number in game.hands[seat]:
            item = game.objects[number]
            finished = [castable.can_finish(game, seat, item, way) for way in castable.ways(game, seat, item)]
            if castable.is_out_of_reach(game, seat, item):
                assert not any(finished)
            if not castable.may_cast_face_down(game, seat, item) and not item.definition.faces:
                assert castable.may_cast(game, seat, item) is castable_slowly(game, seat, item, any(finished))
    paid = mana_abilities.known(game, game.active)
    for symbols in (["1"], ["W", "G"], ["2", "U", "B"], ["3", "R"]):
        price = payment.Price(symbols)
        for without in ((), tuple(paid.numbers)[:1]):
            is_paid = payment.plan(game, game.active, price, without) is not None
            assert payment.is_payable(game, game.active, price, without) is is_paid
    other = game.copy()
    other.tidy = None
    assert list(state_based_actions.tokens_elsewhere(other)) == list(state_based_actions.tokens_elsewhere(game))


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_nothing_that_is_kept_is_stale(number: int) -> None:
    """At every decision of a game, and of a copy of it that went another way, what is kept is what is so."""
    setup = drafted_setup(60 + number) if number < 2 else jumbled_setup(60 + number, 3)
    table: GameTable = Table(MAGIC, setup, seed_from(number))
    player, other = RandomPlayer(seed_from(number), "P"), RandomPlayer(seed_from(number), "Q")
    while (decision := table.state.decision) is not None:
        is_kept_well(table.state.game)
        fork = table.fork()
        fork.answer(decision.actor, decision.id, other.answer(decision))
        is_kept_well(fork.state.game)
        seen_anew(table.state.game)
        seen_anew(fork.state.game)
        table.answer(decision.actor, decision.id, player.answer(decision))
