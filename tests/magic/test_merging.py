"""Permanents of several cards in whole games: no card is lost, nothing hidden told, a log is the game again.

(CR 701.37, 702.140, 713, 723)
"""

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from entaku.bots.playing.player import PlayBot
from entaku.bots.random_play import RandomPlayer
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table, replay
from entaku.magic.game import events as e
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import COMMANDER, CONSPIRACY, RulesProfile
from entaku.magic.game.setup import GameSetup, PlayerSetup, needed
from entaku.magic.game.state import Game, Object
from entaku.magic.views import viewing
from entaku.oracle.card import Card, Face
from entaku.oracle.catalogue import shipped
from entaku.oracle.ir.abilities import Ability, Keyword, Tree, Triggered
from entaku.oracle.ir.conditions import OwnsBoth
from entaku.oracle.ir.happenings import BeginningOf, Mutates
from entaku.oracle.ir.short import (
    CREATURE,
    MOVED,
    SELF,
    TARGET,
    YOU,
    cost,
    counter_on,
    does,
    enters,
    exile,
    group,
    keywords,
    makes,
    target_creature,
    to_hand,
    token,
    whenever,
)
from entaku.oracle.ir.things import Named
from entaku.oracle.mana import Cost
from entaku.oracle.mechanics.destroying import Destroy
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.meld import Meld
from entaku.oracle.mechanics.moving import Move
from entaku.oracle.printed import PrintedCard
from entaku.oracle.trees import shipped as shipped_trees
from tests.magic.wild import LANDS, SPRING, SPRING_CARD, SPRING_TREE, GameTable, digest, lost_cards, play_wild

SEATS = 3
BLINK = does(exile(TARGET), Move(MOVED, "battlefield"), targets=(target_creature(),))
MUTATORS: dict[str, tuple[Ability, ...]] = {
    "Heron": (Keyword("mutate", cost("1U")), whenever(Mutates(SELF), Draw(1)), *keywords("flying")),
    "Spider": (Keyword("mutate", cost("1G")), whenever(Mutates(SELF), counter_on(SELF)), *keywords("reach", "haste")),
    "Shark": (Keyword("mutate", cost("U")), *keywords("flash")),
    "King": (Keyword("mutate", cost("2B")), *keywords("menace")),
}
OTHERS: dict[str, tuple[Ability, ...]] = {
    "Elk": (Keyword("morph", cost("7G")), *keywords("trample")),
    "Maker": (enters(makes(token(1, 1, "G", "Beast"))),),
    "Left": (
        Triggered(
            BeginningOf("end", YOU),
            (Meld(group(CREATURE, Named("Right")), "Whole"),),
            if_=OwnsBoth(group(CREATURE, Named("Right"))),
        ),
    ),
    "Right": keywords("vigilance"),
    "Whole": keywords("flying", "trample"),
}
SPELLS: dict[str, tuple[Ability, ...]] = {
    "Blink": (BLINK,),
    "Quell": (does(to_hand(TARGET), targets=(target_creature(),)),),
    "Sink": (does(Move(TARGET, "library"), targets=(target_creature(),)),),
    "Slay": (does(Destroy(TARGET), targets=(target_creature(),)),),
}
DECK = (
    *("Heron", "Spider", "Shark", "Elk", "Maker", "Left", "Right") * 3,
    *SPELLS,
    *(SPRING,) * 15,
)
MASKED = (*("Elk", "Shark") * 9, *(SPRING,) * 15)


def facts(name: str) -> Card:
    """A card of the test: what melds is laid out so, and what two of those are has no cost."""
    if name in SPELLS:
        return Card(name, (Face(name, cost=Cost.parse("1W"), types=("Instant",)),))
    kinds = ("Legendary",) if name == "King" else ()
    price = None if name == "Whole" else Cost.parse("8G" if name == "Elk" else "1G")
    face = Face(name, cost=price, supertypes=kinds, types=("Creature",), subtypes=("Beast",), power="2", toughness="3")
    return Card(name, (face,), layout="meld" if name in ("Left", "Right", "Whole") else "normal", identity="WUBRG")


@cache
def merging_setup(profile: RulesProfile = CONSPIRACY, deck: tuple[str, ...] = DECK) -> GameSetup:
    """Players whose decks are creatures that mutate or meld, and what moves creatures about."""
    texts = {**MUTATORS, **OTHERS, **SPELLS}
    cards = {**shipped().cards, SPRING: SPRING_CARD, **{name: facts(name) for name in texts}}
    trees = {**shipped_trees(), SPRING: SPRING_TREE, **{name: Tree(name, text) for name, text in texts.items()}}
    leaders = (PrintedCard("King"),) if profile.commander is not None else ()
    players = tuple(PlayerSetup(f"P{seat}", tuple(map(PrintedCard, deck)), commanders=leaders) for seat in range(SEATS))
    known, known_trees = needed({*DECK, "King", *LANDS}, cards, trees)
    return GameSetup(players=players, cards=known, trees=known_trees, profile=profile)


def of_several(game: Game) -> Iterator[Object]:
    """The permanents that several cards represent."""
    return (game.objects[number] for number in game.battlefield if game.objects[number].components)


def test_a_game_knows_what_its_cards_meld_into() -> None:
    """What two cards of a deck become together is among the cards of its game, though it is in no deck.  (CR 713.1)"""
    assert "Whole" in merging_setup().definitions


@pytest.mark.rule("CR 723.3", "CR 713.4", "CR 800.4a")
@pytest.mark.parametrize("profile", [CONSPIRACY, COMMANDER], ids=["any", "commander"])
@pytest.mark.parametrize("number", range(2))
def test_no_card_is_lost(number: int, profile: RulesProfile) -> None:
    """Whatever merges, melds, leaves or goes with its owner, every card is there, in one place."""
    played = play_wild(merging_setup(profile), number, check=7)
    assert not played.by_hand


@pytest.mark.rule("CR 702.140c", "CR 701.37a")
def test_creatures_merge_and_meld_in_wild_games() -> None:
    """Players who do anything lawful come to creatures of two, three and more cards, and to what has melded."""
    seen: set[tuple[str, ...]] = set()
    for number in range(3):
        table: GameTable = Table(MAGIC, merging_setup(), seed_from(f"merging {number}"))
        player = RandomPlayer(seed_from(number), "P", {"pass": 1})
        while (decision := table.state.decision) is not None:
            table.answer(decision.actor, decision.id, player.answer(decision))
            seen.update(tuple(part.definition.name for part in one.components) for one in of_several(table.state.game))
        assert lost_cards(table.state.game) == {}
    assert {len(names) for names in seen} >= {2, 3}
    assert ("Left", "Right") in seen


@pytest.mark.rule("CR 723.2")
def test_a_log_gives_the_same_game() -> None:
    """A game of merged creatures played again from its answers, or forked in the middle, is the same game."""
    table: GameTable = Table(MAGIC, merging_setup(), seed_from("merged again"))
    player = RandomPlayer(seed_from("again"), "P", {"pass": 1})
    while (decision := table.state.decision) is not None and len(table.log) < 700:
        answer = player.answer(decision)
        if any(of_several(table.state.game)) and len(table.log) % 25 == 0:
            fork = table.fork()
            fork.answer(decision.actor, decision.id, answer)
            table.answer(decision.actor, decision.id, answer)
            assert digest(fork.state.game) == digest(table.state.game)
        else:
            table.answer(decision.actor, decision.id, answer)
    again = replay(MAGIC, table.setup, table.seed, table.log)
    assert digest(again.state.game) == digest(table.state.game)


@pytest.mark.rule("CR 708.5", "CR 723.2e")
def test_a_part_that_lies_face_down_is_told_to_nobody_else() -> None:
    """Whoever controls a creature sees what lies face down in it; the others see that something does."""
    seen = 0
    for number in range(4):
        table: GameTable = Table(MAGIC, merging_setup(deck=MASKED), seed_from(f"masked parts {number}"))
        player = RandomPlayer(seed_from(number), "P", {"pass": 1})
        while (decision := table.state.decision) is not None and len(table.log) < 900:
            table.answer(decision.actor, decision.id, player.answer(decision))
            game = table.state.game
            for one in of_several(game) if not game.is_over else ():
                if any(part.face_down for part in one.components):
                    shown = {
                        viewer: next(card for card in viewing.view(game, viewer).battlefield if card.id == one.id)
                        for viewer in range(SEATS)
                    }
                    mine = shown.pop(shown[0].controller)
                    seen += 1
                    assert "Elk" in mine.components
                    assert all("" in card.components for card in shown.values())
                    assert b"Elk" not in msgspec.json.encode([card.components for card in shown.values()])
    assert seen


@pytest.mark.rule("CR 702.140c")
def test_bots_mutate_and_end_their_games() -> None:
    """Bots cast creatures onto others of theirs now and then, and their games end."""
    setup = merging_setup()
    table: GameTable = Table(MAGIC, setup, seed_from("merging bots"))
    bots = [PlayBot.of(setup, seat) for seat in range(SEATS)]
    mutated = 0
    while (decision := table.state.decision) is not None:
        view = viewing.view(table.state.game, decision.actor)
        told = table.answer(decision.actor, decision.id, bots[decision.actor].answer(view, decision))
        mutated += sum(isinstance(event, e.Mutated) for event in told)
    assert mutated > 2
    assert lost_cards(table.state.game) == {}
