"""Canal Dredger: the last card of each pack goes to a player who drafted one."""

import pytest

from entaku.drafts.events import Passed
from tests.drafts.pods import Pod

DREDGER = "Canal Dredger"


def passes(pod: Pod) -> list[tuple[int, int, int]]:
    """Who passed how many cards to whom: (from, to, cards)."""
    return [(event.seat, event.to, event.cards) for event in pod.happened(Passed) if isinstance(event, Passed)]


@pytest.mark.rule("CD-9", "CD-11")
def test_each_player_passes_the_last_card_to_the_dredgers_owner() -> None:
    """Packs go round as usual until one card is left; that goes to the owner, past any neighbour."""
    pod = Pod([DREDGER, "y", "z"], ["a1 | a2 | a3", "b1 | b2 | b3", "c1 | c2 | c3"])
    pod.play_out()
    assert all(to == 0 for _, to, cards in passes(pod) if cards == 1)
    assert len(pod.pool(0)) == 1 + 2 + 3
    assert pod.all_cards() == pod.dealt()


@pytest.mark.rule("CD-9")
def test_the_owner_passes_the_last_card_to_themself() -> None:
    """Who is passed two cards drafts both of them, one at a time, before any other pack."""
    pod = Pod([DREDGER, "y"], ["a1 | Lurking Automaton", "b1 | b2 | b3"])
    pod.pick(0, "a1")
    assert pod.pool(0) == [DREDGER, "a1", "Lurking Automaton"]
    assert pod.notes(0) == [("Lurking Automaton", 2)]
    assert passes(pod)[-1] == (0, 0, 1)


@pytest.mark.rule("CD-9")
def test_cards_passed_this_way_may_be_removed_with_grinder() -> None:
    """They are drafted one at a time, so Grinder may remove any of them."""
    pod = Pod([DREDGER, "y"], ["Cogwork Grinder", "x"], ["a1 | a2", "b1"])
    pod.act(0, "remove").pick(0, "a1")
    pod.act(0, "remove").pick(0, "a2")
    assert pod.play_out().pool(0) == [DREDGER, "Cogwork Grinder"]


@pytest.mark.rule("CD-9", "CD-11")
def test_with_several_owners_each_passer_chooses() -> None:
    """The passer decides to which of them the card goes; they may be one of them."""
    pod = Pod([DREDGER, DREDGER, "z"], ["a1 | a2", "b1 | b2", "c1 | c2"])
    pod.pick(2, "c1")
    assert [option.seat for option in pod.options(2, "draft-pass")] == [1, 0]
    assert pod.purposes(0) == ["draft-pick"]  # nobody else waits
    pod.answer(2, "draft-pass", 0).pick(0, "a1")
    assert [option.seat for option in pod.options(0, "draft-pass")] == [0, 1]
    pod.answer(0, "draft-pass", 0)
    assert pod.pool(0) == [DREDGER, "a1", "a2", "c2"]
    pod.pick(1, "b1").default(1, "draft-pass")
    assert pod.pool(1) == [DREDGER, "b1", "b2"]


@pytest.mark.rule("CD-11")
def test_an_owner_who_only_looks_passes_the_last_card_on() -> None:
    """Who used Agent can't draft it: with no other owner it is passed as usual, and the draft goes on."""
    pod = Pod([DREDGER, "y", "z"], ["Agent of Acquisitions", "w", "v"], ["b1 | b2", "c1 | c2 | c3", "d1"])
    pod.act(0, "draft-whole-pack").pick(0, "b1")
    pod.pick(1, "c1").pick(2, "c2")
    assert passes(pod)[-2:] == [(2, 0, 1), (0, 1, 1)]
    assert pod.table.is_over
    assert pod.pool(1) == ["y", "w", "c1", "c3"]


@pytest.mark.rule("CD-11")
def test_between_two_owners_who_only_look_nothing_goes_in_circles() -> None:
    """A player who can't draft chooses only owners who can; without one the card goes on round the table."""
    pod = Pod(
        [DREDGER, DREDGER, "z"],
        ["Agent of Acquisitions", "Agent of Acquisitions", "v"],
        ["b1 | b2", "c1 | c2", "d1 | d2 | d3 | d4"],
    )
    pod.act(0, "draft-whole-pack").pick(0, "b1")
    pod.act(1, "draft-whole-pack").pick(1, "c1")
    pod.pick(2, "d1").play_out()
    assert pod.pool(2) == ["z", "v", "d1", "d2", "d3", "d4"]


@pytest.mark.rule("CD-11")
def test_a_librarian_put_back_can_be_the_last_card() -> None:
    """The last card of a pack is whatever is left in it, a Librarian put back included."""
    pod = Pod(["z", DREDGER, "w"], ["Cogwork Librarian", "x", "y"], ["a1 | a2", "b1", "c1"])
    pod.act(0, "draft-another").pick(0, "a1")
    assert pod.pool(1) == [DREDGER, "x", "b1", "Cogwork Librarian"]
    pod = Pod(["z", DREDGER, "w"], ["x", "v", "Cogwork Librarian"], ["b1", "c1", "a1 | a2 | a3"])
    pod.act(2, "draft-another").pick(2, "a1").pick(2, "a2")
    assert pod.hand(0) == ["a3", "Cogwork Librarian"]  # two cards are left, so neither is the last


@pytest.mark.rule("CD-11")
def test_an_owner_who_skips_a_pack_passes_it_to_themself_and_then_drafts_it() -> None:
    """Operative's skipped pack may be the last card: it comes back, and is the next pack."""
    pod = Pod([DREDGER, "y"], ["Leovold's Operative", "x"], ["a1 | a2", "b1 | b2"])
    pod.act(0, "draft-another").pick(0, "a1").pick(1, "b1")
    assert pod.pool(0) == [DREDGER, "Leovold's Operative", "a1", "a2", "b2"]
    assert passes(pod)[-2:] == [(1, 0, 1), (0, 0, 1)]


@pytest.mark.rule("CD-11")
def test_a_removed_dredger_has_no_effect() -> None:
    """Removed as it was drafted, it never lay face up, and last cards go their usual way."""
    pod = Pod(["Cogwork Grinder", "y", "z"], [f"{DREDGER} | a2", "b1 | b2", "c1 | c2"])
    pod.act(0, "remove").pick(0, DREDGER)
    assert passes(pod)[-1] == (0, 2, 1)


@pytest.mark.rule("CD-11")
def test_a_packs_only_card_is_drafted_where_it_was_opened() -> None:
    """A booster of one card isn't passed before it is drafted."""
    pod = Pod([DREDGER, "y"], ["a1", "b1"])
    assert pod.pool(1) == ["y", "b1"]


@pytest.mark.rule("CD-11")
def test_who_drafted_a_dredger_and_removed_it_still_drafted_one() -> None:
    """While another player's Dredger is face up, a player who drafted one and removed it may get last cards too."""
    pod = Pod(["Cogwork Grinder", DREDGER, "z"], [f"{DREDGER} | a2 | a3", "b1", "c1 | c2"])
    pod.act(0, "remove").pick(0, DREDGER).pick(2, "c1")
    assert sorted(str(option.seat) for option in pod.options(2, "draft-pass")) == ["0", "1"]
