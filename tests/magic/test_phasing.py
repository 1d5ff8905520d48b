"""Whole games in which permanents phase out and in, played by chance."""

import pytest

from entaku.kernel.randomness import Stream, seed_from
from entaku.kernel.table import Table
from entaku.laboratory.trying.checking import check_views
from entaku.magic.game.events import Phased
from entaku.magic.game.play import MAGIC
from entaku.magic.game.setup import GameSetup, PlayerSetup, needed
from entaku.oracle.card import Card, Face
from entaku.oracle.catalogue import shipped
from entaku.oracle.ir.abilities import Tree
from entaku.oracle.ir.short import TARGET, does, enters, keywords, makes, target_creature, token
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.phasing import PhaseOut
from entaku.oracle.printed import PrintedCard
from entaku.oracle.trees import shipped as shipped_trees
from tests.magic.wild import LANDS, SPRING, SPRING_CARD, SPRING_TREE, GameTable, digest, jumbled, lost_cards, play_wild

DRAKE, SLIP, HERD = "Flicker Drake", "Slip Away", "Herd Caller"
FACES = (
    Face(DRAKE, cost=Cost.parse("1U"), types=("Creature",), subtypes=("Drake",), power="2", toughness="3"),
    Face(SLIP, cost=Cost.parse("U"), types=("Instant",)),
    Face(HERD, cost=Cost.parse("1G"), types=("Creature",), subtypes=("Elf",), power="1", toughness="1"),
)
CARDS = {face.name: Card(face.name, (face,)) for face in FACES}
TREES = {
    DRAKE: Tree(DRAKE, keywords("flying", "phasing")),
    SLIP: Tree(SLIP, (does(PhaseOut(TARGET), targets=(target_creature(),)),)),
    HERD: Tree(HERD, (*keywords("phasing"), enters(makes(token(2, 2, "G", "Creature — Bear", *keywords("phasing")))))),
}


def setup(number: int, seats: int) -> GameSetup:
    """Decks of any cards of both sets, a third of each deck such that phase out or let others do so."""
    mixed = tuple(map(PrintedCard, (DRAKE, SLIP, HERD) * 5))
    players = tuple(
        PlayerSetup(one.name, (*one.deck[10:], *mixed))
        for one in jumbled(Stream(seed_from(number), "table", "phasing"), seats)
    )
    names = {card.name for player in players for card in player.deck} | set(LANDS)
    cards, trees = needed(
        names, {**shipped().cards, **CARDS, SPRING: SPRING_CARD}, {**shipped_trees(), **TREES, SPRING: SPRING_TREE}
    )
    return GameSetup(players=players, cards=cards, trees=trees)


@pytest.mark.parametrize(("number", "seats"), [(1, 2), (2, 3), (3, 4)])
@pytest.mark.rule("CR 702.26b", "CR 702.26d", "CR 702.26k")
def test_nothing_is_lost_where_permanents_phase(number: int, seats: int) -> None:
    """Every card is there at every moment, phased out or not, whoever concedes; and the same answers play the same."""
    played = play_wild(setup(number, seats), number, check=1)
    table = played.table
    assert played.by_hand == ()
    follower: GameTable = Table(MAGIC, table.setup, table.seed)
    stream = Stream(seed_from(number), "table", "views")
    phased = {True: 0, False: 0}
    for place, entry in enumerate(table.log):
        for event in follower.answer(entry.seat, entry.decision, entry.answer):
            if isinstance(event, Phased):
                phased[event.into] += 1
        if place % 20 == 0:
            check_views(follower.state.game, stream)
    assert 0 < phased[True] <= phased[False]
    assert digest(follower.state.game) == digest(table.state.game)
    assert not lost_cards(table.state.game)
