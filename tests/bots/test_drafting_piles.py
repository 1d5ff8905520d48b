"""The drafting bot with piles and places."""

import pytest

from entaku.bots.drafting import DraftBot
from entaku.drafts.events import Drafted, PutIntoPack
from entaku.drafts.play import play_out
from entaku.drafts.report import everything_that_happened
from entaku.drafts.setup import BoosterPlan, SolomonPlan, WinstonPlan
from entaku.drafts.winston import WinstonPhase
from tests.drafts.phased import chain_setup, opened, rounds, view_of
from tests.drafts.test_phased_cards import act, pool, winston_with


@pytest.mark.rule("PD-16", "PD-17")
def test_bots_use_librarians_on_piles_and_places() -> None:
    """A bot with a Librarian picks one card more of a pile, or another place."""
    for plan, event in ((SolomonPlan(4, rounds(1)), "solomon-more"), (WinstonPlan((), rounds=rounds(1)), "")):
        packs = ["Cogwork Librarian", "plain", "a1 | a2 | a3 | a4", "b1 | b2 | b3 | b4"]
        table = opened(chain_setup(packs, 2, BoosterPlan(rounds(1)), plan))
        play_out(table, [DraftBot.of(table.setup) for _ in range(2)])
        happened = everything_that_happened(table)
        assert any(isinstance(each, PutIntoPack) for each in happened)
        assert not event or event in [each.by for each in happened if isinstance(each, Drafted)]


@pytest.mark.rule("PD-17")
def test_a_bot_looks_at_all_places_before_it_picks_several() -> None:
    """With a Librarian turned on it goes on to the last place, and picks the two best of what it has seen."""
    table = winston_with("Cogwork Librarian")
    phase = table.state.phase
    assert isinstance(phase, WinstonPhase)
    worths = (0.1, 9.0, 8.0)
    names = [spot[0].name for spot in phase.spots]
    bot = DraftBot.learned(table.setup, dict(zip(names, worths, strict=True)))
    act(table, 0, "draft-another")
    while phase.in_turn == 0:
        decision = next(each for each in table.decisions_of(0) if each.purpose != "draft-act")
        table.answer(0, decision.id, bot.answer(view_of(table, 0), decision))
    assert pool(table, 0) == sorted(names[1:])
