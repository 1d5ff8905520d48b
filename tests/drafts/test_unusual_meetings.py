"""Cards of the draft that meet once in a hundred drafts, and the last piles of a three-phase draft."""

import pytest

from entaku.drafts.setup import SolomonPlan, WinstonPlan
from entaku.kernel.decisions import Choose, Decision, Option, Split
from tests.drafts.phased import chain_setup, dealt, lying, opened, rounds, view_of
from tests.drafts.pods import Pod

LIBRARIAN = "Cogwork Librarian"
AGENT = "Agent of Acquisitions"
SEEKER = "Lore Seeker"


def options_of(decision: Decision) -> tuple[Option, ...]:
    """What there is to choose among, or to split."""
    assert isinstance(decision.shape, Choose | Split)
    return tuple(decision.shape.options)


@pytest.mark.rule("CD-11")
def test_a_librarian_goes_into_an_added_booster() -> None:
    """Used on the booster that a Seeker added, it is passed on with that booster."""
    pod = Pod([LIBRARIAN, "z"], [f"{SEEKER} | b2 | b3", "c1 | c2 | c3"], added=["n1 | n2 | n3"])
    pod.pick(0, SEEKER).answer(0, "draft-add-booster", True)
    assert pod.hand(0) == ["n1", "n2", "n3"]
    pod.act(0, "draft-another").pick(0, "n1").pick(0, "n3")
    pod.pick(1, "c1").pick(1, "b2")
    assert sorted(pod.hand(1)) == sorted(["n2", LIBRARIAN])


@pytest.mark.rule("CD-11")
def test_a_guess_at_an_agents_pack_is_about_its_first_card() -> None:
    """Who drafts the whole pack shows the first card that they draft of it, and no other."""
    pod = Pod(["z", AGENT], ["Spire Phantasm | b2 | b3", "c1 | c2 | c3"])
    pod.pick(0, "Spire Phantasm").answer(0, "draft-guess", "b3").pick(1, "c1")
    pod.act(1, "draft-whole-pack").pick(1, "b2")
    pod.play_out()
    assert not pod.final(0).guessed_right("Spire Phantasm")
    assert {"b2", "b3"} <= {card.name for card in pod.final(1).cards}


@pytest.mark.rule("CD-9", "CD-11")
def test_a_spy_waits_while_a_pack_goes_by_somebody_who_only_looks() -> None:
    """The next card drafted from the pack is that of the player after them."""
    pod = Pod(["z", AGENT, "y"], ["c1 | c2 | c3 | c4", "a1 | a2 | a3 | a4", "Cogwork Spy | b2 | b3 | b4"])
    # The packs of the second round go right: 2 passes to 1, and 1, who drafts a whole pack first, to 0.
    pod.act(1, "draft-whole-pack").pick(1, "a1").answer(1, "draft-pick", "rest")
    assert pod.view(0).players[1].sits_out
    pod.pick(2, "Cogwork Spy")
    assert pod.looks(2) == []
    pod.pick(0, "c1").pick(0, "b3")
    assert pod.looks(2) == [("Cogwork Spy", ["b3"])]


@pytest.mark.rule("CD-10")
def test_an_informants_player_may_look_at_their_own_next_card() -> None:
    """The player of one's choice may be oneself; nothing new is learned."""
    pod = Pod(["Illusionary Informant", "z"], ["b1 | b2", "c1 | c2"])
    pod.act(0, "watch-player", other=0).pick(0, "b2")
    assert (pod.looks(0), pod.face_up(0)) == ([], [])


@pytest.mark.rule("CD-9")
def test_a_booster_that_may_be_added_is_none_of_the_draft_yet() -> None:
    """A Sneak finds the boosters of later rounds alone."""
    pod = Pod(["Whispergear Sneak", "z"], ["b1 | b2", "c1 | c2"], ["d1 | d2", "e1 | e2"], added=["n1 | n2"])
    looks = [option for option in pod.options(0, "draft-act") if option.what == "look-unopened"]
    assert len(looks) == 2


@pytest.mark.rule("CD-11")
@pytest.mark.parametrize("card", ["Regicide", "Paliano, the High City"])
def test_of_two_players_one_is_both_neighbours(card: str) -> None:
    """The other player chooses the first and the third colour, each another one."""
    pod = Pod([f"{card} | a2", "b1 | b2"])
    pod.pick(0, card).answer(1, "draft-colour", "W").answer(0, "draft-colour", "B").answer(1, "draft-colour", "G")
    assert pod.play_out().final(0).colours(card) == "WBG"


@pytest.mark.rule("PD-4", "PD-5", "PD-22")
def test_the_last_solomon_pack_is_what_is_left_and_may_lie_in_one_pile() -> None:
    """Of ten cards the last pack has two; its maker may take the empty pile, and the splitter has both."""
    packs = [" | ".join(f"{who}{number}" for number in range(10)) for who in "ab"]
    table = opened(chain_setup(packs, 2, SolomonPlan(8, rounds(1))))
    while not table.is_over:
        decision = next(iter(table.decisions.values()))
        if decision.purpose == "draft-split":
            keys = tuple(option.key for option in options_of(decision))
            table.answer(decision.actor, decision.id, (keys, ()))
        elif decision.purpose == "draft-pile":
            table.answer(decision.actor, decision.id, options_of(decision)[1].key)
        else:
            table.answer_default(decision.id)
        assert lying(table) == dealt(table)
    for seat, other in ((0, "b"), (1, "a")):
        own = view_of(table, seat).own
        assert own is not None
        assert {card.name[0] for card in own.pool} == {other}
        assert len(own.pool) == 10


@pytest.mark.rule("PD-9", "PD-11", "PD-22")
@pytest.mark.parametrize("cards", [1, 2, 3, 4, 5])
def test_a_winston_pile_with_hardly_a_card(cards: int) -> None:
    """Places stay empty where there is no card for them; every card is picked all the same."""
    pack = " | ".join(f"w{number}" for number in range(cards))
    table = opened(chain_setup([pack, ""], 2, WinstonPlan((), rounds=rounds(1))))
    while not table.is_over:
        decision = next(iter(table.decisions.values()))
        assert decision.purpose == "draft-place"
        table.answer(decision.actor, decision.id, options_of(decision)[-1].key)
        assert lying(table) == dealt(table)
    pools = [view_of(table, seat).own for seat in range(2)]
    assert sum(len(own.pool) for own in pools if own is not None) == cards


@pytest.mark.rule("PD-22")
def test_nobody_is_wanted_where_nothing_is_left() -> None:
    """A phase without a card is over as it begins."""
    table = opened(chain_setup(["", ""], 2, WinstonPlan((), rounds=rounds(1))))
    assert table.is_over
