"""Card pools as decks and games read them, and the cards that use what stays outside a deck."""

import msgspec
import pytest

from entaku.oracle.ir.draft_matters import DRAFT_MATTERS
from entaku.oracle.ir.drafting import BeforeShuffle
from entaku.oracle.pool import Note, Pool, Removed
from entaku.oracle.printed import PrintedCard
from tests.drafts.pods import Pod, known

BEAR, BOLT, CHIMERA = PrintedCard("Bear"), PrintedCard("Bolt"), PrintedCard("Volatile Chimera")


@pytest.mark.rule("CD-5", "CD-7", "CR 905.1d", "CR 905.2b")
def test_a_pool_keeps_what_the_draft_noted() -> None:
    """Each question of a card finds its answer by the card's name; a pool survives its JSON."""
    pool = Pool(
        2,
        "Ann",
        (BEAR, BOLT),
        (
            Note("Lurking Automaton", "number", number=3),
            Note("Lurking Automaton", "number", number=7),
            Note("Cogwork Tracker", "player", number=1),
            Note("Cogwork Tracker", "player", number=1),
            Note("Regicide", "colour", text="G", seat=1),
            Note("Regicide", "colour", text="W"),
            Note("Noble Banneret", "name", text="Bear"),
            Note("Paliano Vanguard", "creature type", text="Human"),
            Note("Spire Phantasm", "guess", text="Bolt"),
        ),
        (Removed("Cogwork Grinder", BOLT), Removed("Animus of Predation", BEAR, face_up=True)),
    )
    assert pool.highest("Lurking Automaton") == 7
    assert pool.highest("Garbage Fire") == 0
    assert pool.players("Cogwork Tracker") == (1,)
    assert pool.colours("Regicide") == "WG"
    assert pool.names("Noble Banneret") == ("Bear",)
    assert pool.creature_types("Paliano Vanguard") == ("Human",)
    assert not pool.guessed_right("Spire Phantasm")
    assert len(pool.removed_by("Cogwork Grinder")) == 1
    assert msgspec.json.decode(msgspec.json.encode(pool), type=Pool) == pool


@pytest.mark.rule("CD-10")
@pytest.mark.parametrize("name", ["Arcane Savant", "Volatile Chimera", "Caller of the Untamed"])
def test_cards_drafted_but_not_decked_are_known_before_the_game(name: str) -> None:
    """Savant, Chimera and Caller draft like any card; what they may exile is what the deck leaves in the pool."""
    pod = Pod([f"{name} | Wings of the Guard", "b1 | b2"])
    pod.pick(0, name).pick(1, "b1")
    assert pod.notes(0) == []
    pool = pod.final(0)
    assert pool.outside((PrintedCard(name),)) == (PrintedCard("b2"),)
    (ability,) = DRAFT_MATTERS[name]
    assert isinstance(ability, BeforeShuffle)
    assert (ability.least, ability.most) == ((3, None) if name == "Volatile Chimera" else (1, 1))


@pytest.mark.rule("CD-10")
def test_a_removed_card_is_in_no_pool() -> None:
    """It can't be exiled before the game, nor played in it."""
    pod = Pod(["Animus of Predation", "y"], ["Wings of the Guard | b2", "c1 | c2"])
    pod.act(0, "remove-face-up").pick(0, "Wings of the Guard").play_out()
    everyone = [card.name for seat in (0, 1) for card in pod.final(seat).cards]
    assert "Wings of the Guard" not in everyone


def test_copies_outside_the_deck_are_counted() -> None:
    """Of three bears, one decked leaves two; basics added to the deck take nothing away."""
    pool = Pool(0, "Ann", (BEAR, CHIMERA, BEAR, BEAR))
    assert pool.outside((CHIMERA, BEAR, PrintedCard("Forest"))) == (BEAR, BEAR)


@pytest.mark.rule("CD-5", "CR 100.2b")
def test_pools_name_the_printings_of_their_cards() -> None:
    """A drafted foil stays the foil of its set and number."""
    pod = Pod(["a | b", "c | d"])
    assert all(isinstance(card, PrintedCard) for card in pod.play_out().final(0).cards)
    assert known("Cogwork Librarian").printings[0].set_code == "CNS"
