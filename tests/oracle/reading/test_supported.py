"""What the rules engine knows, and what scenarios have shown of it."""

import re

from entaku.magic.by_hand.supported_nodes import known, runs
from entaku.oracle.ir.abilities import Deck, Keyword, Static, Triggered
from entaku.oracle.ir.casting_ways import OF_CASTING
from entaku.oracle.ir.changes import CantBeCountered, Gain
from entaku.oracle.ir.happenings import Dies
from entaku.oracle.ir.short import SELF, cost, creature, keywords, whenever
from entaku.oracle.ir.signatures import signatures
from entaku.oracle.keywords.meanings import SPELLED, written_out
from entaku.oracle.mechanics.drawing import Draw
from entaku.oracle.mechanics.mana import AddMana
from entaku.oracle.reading.shown import scenarios_by_signature
from entaku.oracle.reading.supported import is_shown
from entaku.oracle.trees import shipped

LEAST_SHIPPED = 0.8
"""How many of the shipped cards are shown in every signature, at least."""


def test_the_engine_knows_what_shipped_cards_do() -> None:
    """Every part of every shipped card has a procedure."""
    assert [tree.name for tree in shipped().values() for each in tree.abilities if not runs(each)] == []


def test_nobody_knows_what_there_is_no_procedure_for() -> None:
    """Clauses that aren't understood, and keywords that no rule here speaks of, aren't known."""
    assert not {"forecast", "hum"} & known().keywords
    assert {"flying", "devoid", "prowess"} <= known().keywords


def test_what_is_shown_is_known() -> None:
    """Each shown signature is of a node or way of casting that the engine knows, and names what scenarios show it."""
    for signature, scenarios in scenarios_by_signature().items():
        where, _, stands = signature.rpartition(" > ")
        names = {where.partition(".")[0], stands} if where else {re.split("[(: .]", signature)[0]}
        assert where in known().keywords if where in OF_CASTING else names <= known().nodes, signature
        assert scenarios, signature


def test_most_shipped_cards_are_shown() -> None:
    """Few shipped cards have anything at which no scenario has looked."""
    cards = [tree for tree in shipped().values() if all(map(is_shown, tree.abilities))]
    assert len(cards) >= LEAST_SHIPPED * len(shipped())


def test_a_signature_leaves_out_what_is_each_cards_own() -> None:
    """Numbers, colours and names make no difference; the event, the zone and what is set do."""
    assert signatures((whenever(Dies(SELF), Draw(2)),)) == signatures((whenever(Dies(SELF), Draw(3)),))
    assert signatures((whenever(Dies(SELF), Draw(2)),)) != signatures((whenever(Dies(creature()), Draw(2)),))
    buried = Triggered(Dies(SELF), (Draw(2),), zone="graveyard")
    assert {"Triggered(do, zone=graveyard)", "Triggered.on in graveyard > Dies"} <= signatures((buried,))


def test_a_signature_leaves_out_what_no_game_does() -> None:
    """How small a deck may be is looked at before the game; mana like what was produced is of any type anyway."""
    assert signatures((Deck(smaller=5),)) == frozenset()
    assert "Deck(hand_size=n)" in signatures((Deck(hand_size=5),))
    assert "AddMana(source=produced)" in signatures((whenever(Dies(SELF), AddMana(source="produced", any_type=True)),))


def test_keywords_that_stand_for_abilities_are_written_out() -> None:
    """The keyword stays, what it means follows; also where something else gives it."""
    prowess = keywords("prowess")
    found = written_out(prowess)
    assert found[0] == prowess[0]
    assert isinstance(found[1], Triggered)
    given = Static(creature(), (Gain(prowess),))
    assert written_out(given).changes[0].abilities == found


def test_what_is_written_out_is_run() -> None:
    """All that written-out keywords are made of, the engine knows."""
    for name in SPELLED:
        keyword = Keyword(name, cost("1"), 2)
        assert runs(keyword), name


def test_what_a_spell_says_of_itself_is_run_on_the_stack() -> None:
    """That a spell can't be countered says nothing of a permanent: a tree that has it there isn't run.  (CR 113.6g)"""
    there = Static(SELF, (CantBeCountered(),), zone="stack")
    assert (runs(there), is_shown(there)) == (True, True)
    assert not runs(Static(SELF, (CantBeCountered(),)))
