"""Phases one after the other: one pool for each player, one cube for all of them."""

import msgspec
import pytest

from entaku.drafts.conspiracy import booster_plan, draft_setup
from entaku.drafts.play import play_defaults
from entaku.drafts.rules import DraftTable, open_table
from entaku.drafts.setup import BoosterPlan, BoosterRound, CubeCards, DraftSetup, FixedPacks
from entaku.drafts.views import DraftView
from entaku.kernel.randomness import seed_from
from entaku.oracle.printed import PrintedCard
from tests.drafts.pods import known, pack
from tests.drafts.wild import cards_dealt, cards_everywhere


def table_of(*plans: BoosterPlan, sources: list[FixedPacks | CubeCards]) -> DraftTable:
    names = set()
    for source in sources:
        cards = source.cards if isinstance(source, CubeCards) else [card for each in source.packs for card in each]
        names |= {card.name for card in cards}
    setup = draft_setup(["P", "Q"], plans, sources, [known(name) for name in sorted(names)])
    return open_table(setup, seed_from(2))


def test_phases_draft_from_one_undealt_cube_into_one_pool() -> None:
    """What the first phase did not deal the second deals; at the end every card of the cube is in a pool."""
    cube = CubeCards("mine", tuple(PrintedCard(f"card {number}") for number in range(24)), size=4)
    table = table_of(booster_plan(1, rounds=2), booster_plan(1, rounds=1), sources=[cube])
    play_defaults(table)
    assert cards_everywhere(table) == cards_dealt(table) == sorted(card.name for card in cube.cards)
    assert [len(drafter.pile) for drafter in table.state.drafters] == [12, 12]


@pytest.mark.rule("CD-11")
def test_what_a_player_has_goes_on_into_the_next_phase() -> None:
    """Face-up cards stay face up and a Searcher waits for the first card of the next phase."""
    first = FixedPacks((pack("Cogwork Librarian | b"), pack("c | Aether Searcher")))
    second = FixedPacks((pack("d1 | d2"), pack("e1 | e2")))
    plans = (BoosterPlan((BoosterRound((0,)),)), BoosterPlan((BoosterRound((1,)),)))
    table = table_of(*plans, sources=[first, second])
    view = table.view(0)
    assert isinstance(view, DraftView)
    assert (view.phase, view.phases) == (1, 2)
    ids = {card.name: card.id for place in table.state.phase.places for card in place.queue[0].cards}
    for seat, name in ((0, "Cogwork Librarian"), (1, "c")):
        (pick,) = [each for each in table.decisions_of(seat) if each.purpose == "draft-pick"]
        table.answer(seat, pick.id, ids[name])
    view = table.view(0)
    assert isinstance(view, DraftView)
    assert view.phase == 2
    assert [card.name for card in view.players[0].face_up] == ["Cogwork Librarian"]
    pick = next(each for each in table.decisions_of(0) if each.purpose == "draft-pick")
    table.answer_default(pick.id)
    assert [note.text for note in table.state.drafters[0].notes] == ["d1"]


def test_a_setup_survives_its_json() -> None:
    """A setup with all its cards, abilities and sources is the same after writing and reading it."""
    setup = table_of(booster_plan(1, rounds=1), sources=[FixedPacks((pack("Regicide"), pack("x")))]).setup
    assert msgspec.json.decode(msgspec.json.encode(setup), type=DraftSetup) == setup
