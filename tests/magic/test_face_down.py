"""What lies face down is nobody's business but its controller's, in whole games, and games with it end."""

from functools import cache
from typing import Literal

import msgspec
import pytest
from msgspec.structs import replace

from entaku.bots.playing.player import PlayBot
from entaku.bots.random_play import RandomPlayer
from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import Table
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import RulesProfile
from entaku.magic.game.setup import GameSetup, PlayerSetup, needed
from entaku.magic.game.state import Game
from entaku.magic.views import viewing
from entaku.oracle.card import Card, Face
from entaku.oracle.catalogue import shipped
from entaku.oracle.ir.abilities import Keyword, Tree
from entaku.oracle.ir.happenings import TurnedFaceUp
from entaku.oracle.ir.short import cost, counter_on, keywords, whenever
from entaku.oracle.ir.things import Self
from entaku.oracle.mana import Cost
from entaku.oracle.printed import PrintedCard
from entaku.oracle.trees import shipped as shipped_trees
from tests.magic.wild import LANDS, SPRING, SPRING_CARD, SPRING_TREE, GameTable, lost_cards

SEATS = 3
PUBLIC: Literal["public"] = "public"
PEOPLE = tuple(f"Masked {seat}-{number}" for seat in range(SEATS) for number in range(24))
"""Creatures with morph, each of another name."""


@cache
def masked_setup(profile: RulesProfile) -> GameSetup:
    """Players whose decks are creatures with morph, no two alike, and lands for all of them."""
    cards = {**shipped().cards, SPRING: SPRING_CARD}
    trees = {**shipped_trees(), SPRING: SPRING_TREE}
    for place, name in enumerate(PEOPLE):
        size, price = str(1 + place % 5), Cost.parse(f"{place % 6}R")
        cards[name] = Card(name, (Face(name, cost=price, types=("Creature",), power=size, toughness=size),))
        triggers = (whenever(TurnedFaceUp(Self()), counter_on(Self())),) if place % 3 == 0 else ()
        morph = Keyword("megamorph" if place % 5 == 0 else "morph", cost(f"{place % 3}G"))
        trees[name] = Tree(name, (*keywords("haste"), morph, *triggers))
    players = tuple(
        PlayerSetup(f"P{seat}", tuple(map(PrintedCard, (*PEOPLE[seat * 24 : seat * 24 + 24], *[SPRING] * 16))))
        for seat in range(SEATS)
    )
    known, known_trees = needed({*PEOPLE, SPRING, *LANDS}, cards, trees)
    return GameSetup(players=players, cards=known, trees=known_trees, profile=profile)


def unseen_by(game: Game, viewer: int) -> list[int]:
    """The face-down permanents and spells of others."""
    return [
        number
        for number in (*game.battlefield, *game.stack)
        if game.objects[number].face_down and viewing.knows(game, game.objects[number], viewer) is False
    ]


def permuted(game: Game, viewer: int, stream: Stream) -> Game:
    """The game with the faces that the viewer can't see exchanged for one another."""
    other = game.copy()
    found = unseen_by(game, viewer)
    faces = [game.objects[number].definition for number in found]
    stream.shuffle(faces)
    for number, face in zip(found, faces, strict=True):
        other.objects[number] = replace(other.objects[number], definition=face)
    other.shape += 1
    other.projection = None
    return other


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.rule("CR 708.5", "CR 400.2")
def test_nobody_else_is_told_what_lies_face_down(number: int) -> None:
    """No view and no message has the name of what another player has face down, nor which card of the hand it was."""
    setup = masked_setup(RulesProfile())
    table: GameTable = Table(MAGIC, setup, seed_from(f"masks {number}"))
    stream = Stream(seed_from(number), "table", "permuting")
    player = RandomPlayer(seed_from(number), "P", {"pass": 2})
    seen = 0
    while (decision := table.state.decision) is not None and len(table.log) < 1500:
        events = table.answer(decision.actor, decision.id, player.answer(decision))
        game = table.state.game
        for viewer in (*range(SEATS), PUBLIC):
            seat = -1 if viewer == PUBLIC else int(viewer)
            secret = {game.objects[n].definition.name: n for n in unseen_by(game, seat)}
            seen += len(secret)
            told = [MAGIC.told(table.state, event, viewer) for event in events]
            shown = msgspec.json.encode((told, viewing.view(game, viewer))).decode()
            assert not [name for name in secret if f'"{name}"' in shown]
            if secret and len(table.log) % 5 == 0:
                assert viewing.view(game, viewer) == viewing.view(permuted(game, seat, stream), viewer)
    assert seen > 100


@pytest.mark.rule("CR 708.9")
def test_at_the_end_everything_is_turned_up() -> None:
    """Games of face-down creatures end, no card is lost, and at the end everybody sees what was face down."""
    table: GameTable = Table(MAGIC, masked_setup(RulesProfile()), seed_from("masks to the end"))
    player = RandomPlayer(seed_from("to the end"), "P", {"pass": 1})
    while (decision := table.state.decision) is not None:
        table.answer(decision.actor, decision.id, player.answer(decision))
    assert lost_cards(table.state.game) == {}
    assert [card for card in viewing.view(table.state.game, PUBLIC).battlefield if not card.name] == []


@pytest.mark.rule("CR 702.37e")
def test_bots_turn_their_creatures_up() -> None:
    """Bots cast creatures face down or up, turn them up, and end their games."""
    setup = masked_setup(RulesProfile())
    table: GameTable = Table(MAGIC, setup, seed_from("masked bots"))
    bots = [PlayBot.of(setup, seat) for seat in range(SEATS)]
    turned = 0
    while (decision := table.state.decision) is not None:
        view = viewing.view(table.state.game, decision.actor)
        events = table.answer(decision.actor, decision.id, bots[decision.actor].answer(view, decision))
        turned += sum(type(event).__name__ == "TurnedFaceUp" for event in events)
    assert table.state.game.ended
    assert turned > 0
