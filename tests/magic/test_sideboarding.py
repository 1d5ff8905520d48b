"""Ten cards beside a Commander deck: swapped one for one before the game, with a clock."""

from collections import Counter

import pytest
from msgspec.structs import replace

from entaku.kernel.decisions import Assign, Decision
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Table
from entaku.magic.game.play import MAGIC
from entaku.magic.game.profile import COMMANDER, COMMANDER_2010, RulesProfile
from entaku.magic.game.setup import GameSetup, PlayerSetup, needed
from entaku.oracle.catalogue import shipped
from entaku.oracle.printed import PrintedCard
from entaku.oracle.trees import shipped as shipped_trees
from tests.magic.wild import GameTable

LEADER = "Selvala, Explorer Returned"
DECK = ("Plains",) * 49 + ("Forest",) * 49 + ("Howling Wolf",)
BESIDE = ("Charging Rhino", "Gnarlid Pack", "Howling Wolf", "Island", "Forest", "Typhoid Rats")


def table(profile: RulesProfile = COMMANDER_2010) -> GameTable:
    """Two players, the first of whom has a sideboard and starts."""

    def printed(names: tuple[str, ...]) -> tuple[PrintedCard, ...]:
        return tuple(PrintedCard(name) for name in names)

    own = PlayerSetup("Ada", printed(DECK), printed(BESIDE), commanders=printed((LEADER,)))
    other = PlayerSetup("Ben", printed(DECK), commanders=printed((LEADER,)))
    cards, trees = needed({*DECK, *BESIDE, LEADER}, shipped().cards, shipped_trees())
    setup = GameSetup(players=(own, other), cards=cards, trees=trees, profile=profile, starts=0)
    return Table(MAGIC, setup, seed_from(1))


def asked(found: GameTable) -> tuple[Decision, Assign]:
    """What is asked first."""
    decision = found.state.decision
    assert decision is not None
    assert decision.purpose == "game-sideboard"
    assert isinstance(decision.shape, Assign)
    return decision, decision.shape


def names(found: GameTable, zone: str) -> Counter[str]:
    """The first player's cards in their library and hand, or outside."""
    game = found.state.game
    here = [*game.libraries[0], *game.hands[0]] if zone == "deck" else list(game.outside)
    return Counter(game.objects[number].definition.name for number in here)


@pytest.mark.rule("CM-9", "CM-16")
def test_the_sideboard_is_offered_once_commanders_are_announced() -> None:
    """Three minutes, before any card is drawn; cards outside the commander's colours or doubled are not offered."""
    decision, shape = asked(table())
    assert (decision.seat, decision.clock) == (0, 180.0)
    assert sorted(subject.text for subject in shape.subjects) == ["Charging Rhino", "Forest", "Gnarlid Pack"]
    assert {option.text for option in shape.choices[0]} == set(DECK)
    assert decision.default == ((), (), ())
    hands = table().state.game.hands
    assert [len(hand) for hand in hands] == [0, 0]


@pytest.mark.rule("CM-16")
def test_cards_are_swapped_one_for_one() -> None:
    """What comes in is in the deck, what it replaces is outside; the deck keeps its size, and nobody else is told."""
    found = table()
    decision, shape = asked(found)
    rhino = next(place for place, subject in enumerate(shape.subjects) if subject.text == "Charging Rhino")
    wolf = next(int(option.key) for option in shape.choices[rhino] if option.text == "Howling Wolf")
    answer = tuple((wolf,) if place == rhino else () for place in range(len(shape.subjects)))
    events = found.answer(0, decision.id, answer)
    assert names(found, "deck") == Counter(DECK) - Counter(["Howling Wolf"]) + Counter(["Charging Rhino"])
    assert names(found, "outside") == Counter(BESIDE) - Counter(["Charging Rhino"]) + Counter(["Howling Wolf"])
    told = [MAGIC.told(found.state, event, 1) for event in events]
    assert not any(name in str(event) for event in told for name in ("Charging Rhino", "Howling Wolf"))


@pytest.mark.rule("CM-16")
def test_a_card_leaves_only_once() -> None:
    """Two cards for the only copy of one: the first is swapped, the second stays outside."""
    found = table()
    decision, shape = asked(found)
    wolf = next(int(option.key) for option in shape.choices[0] if option.text == "Howling Wolf")
    found.answer(0, decision.id, ((wolf,),) * len(shape.subjects))
    assert sum(names(found, "deck").values()) == 99
    assert names(found, "outside")["Howling Wolf"] == 2


@pytest.mark.rule("CM-16")
def test_without_an_answer_nothing_is_swapped() -> None:
    """The default leaves deck and sideboard as they were handed in."""
    found = table()
    decision, _ = asked(found)
    found.answer(0, decision.id, decision.default)
    assert (names(found, "deck"), names(found, "outside")) == (Counter(DECK), Counter(BESIDE))


def test_other_rules_have_no_swap() -> None:
    """Today's rules, and those of 2010 for a group that plays without it, go on to the opening hands."""
    for profile in (COMMANDER, replace(COMMANDER_2010, sideboarding=None)):
        decision = table(profile).state.decision
        assert decision is not None
        assert decision.purpose == "game-mulligan"
