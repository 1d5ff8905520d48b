"""Nights that draw from decks that are there, and by which rules a study's games are played."""

from typing import get_args

import pytest

from entaku.decks.deck import Deck
from entaku.laboratory.evening import Plan
from entaku.laboratory.study.brought import BroughtEvening
from entaku.laboratory.study.wanted import Wanted
from entaku.magic.game.profile import Mulligan, RulesProfile
from entaku.oracle.library import Library

DECKS = tuple(Deck(name=f"deck {number}") for number in range(24))
SEEDS = tuple(f"7 night {number}" for number in range(1, 9))


def drawn(seed: str) -> list[str]:
    """The names of the decks that four players draw."""
    library = Library(None)
    plan = Plan("commander", ("1", "2", "3", "4"), seed, library.get, library.known_tree)
    evening = BroughtEvening(plan, DECKS, lambda name, event: None)
    evening.sit_down()
    for pod, players in evening.night.state.pods_numbered():
        evening.make_decks(pod, players)
    return [seat.deck.name for _, seat in sorted(evening.seats.items())]


def test_each_night_draws_its_decks_by_chance() -> None:
    """No two players have the same; most decks are played in some night, and the same seed draws the same."""
    nights = [drawn(seed) for seed in SEEDS]
    assert all(len(set(night)) == 4 for night in nights)
    assert len({name for night in nights for name in night}) > 12
    assert drawn(SEEDS[0]) == nights[0]


@pytest.mark.rule("CR 103.4c")
@pytest.mark.parametrize("mulligan", get_args(Mulligan))
def test_a_mulligan_of_a_time_comes_with_what_it_had_then(mulligan: Mulligan) -> None:
    """The first one of a game of several costs no card with those of lately, and costs one with older ones."""
    usual = RulesProfile()
    rules = Wanted("commander", 4, 1, "7", mulligan=mulligan).profile(usual)
    assert (rules.mulligan, rules.free_mulligan) == (mulligan, mulligan in ("london", "vancouver"))
    assert Wanted("commander", 4, 1, "7").profile(usual) == usual
