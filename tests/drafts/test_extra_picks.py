"""Cards that change how many cards are drafted from a pack: Librarian, Operative, Agent."""

import pytest

from entaku.drafts.events import LeftOver, SatOut
from tests.drafts.pods import Pod

LIBRARIAN = "Cogwork Librarian"
OPERATIVE = "Leovold's Operative"
AGENT = "Agent of Acquisitions"
ANOTHER = "draft-another"
WHOLE = "draft-whole-pack"


def with_librarians(*mine: str, pack: str = "b1 | b2 | b3 | b4 | b5") -> Pod:
    """Seat 0 has drafted these cards, one a round, and has the pack in hand; seat 1 has an equally large one."""
    rounds = [[name, f"z{number}"] for number, name in enumerate(mine)]
    return Pod(*rounds, [pack, "c1 | c2 | c3 | c4 | c5"])


@pytest.mark.rule("CD-8", "CD-9", "CR 905.2c")
def test_a_card_drafted_face_up_lies_before_all_eyes() -> None:
    """Librarian is drafted face up and everybody sees it until it leaves the pile."""
    pod = with_librarians(LIBRARIAN)
    assert [card.name for card in pod.view(1).players[0].face_up] == [LIBRARIAN]
    pod.play_out()
    assert pod.face_up(0) == []


@pytest.mark.rule("CD-9")
def test_librarian_drafts_two_cards_in_exchange_for_itself() -> None:
    """The player drafts two cards from the pack, and Librarian goes on in it."""
    pod = with_librarians(LIBRARIAN)
    pod.act(0, ANOTHER).pick(0, "b2").pick(0, "b4")
    assert pod.pool(0) == ["b2", "b4"]
    assert pod.face_up(0) == []
    pod.pick(1, "c1")
    assert pod.hand(1) == ["b1", "b3", "b5", LIBRARIAN]


@pytest.mark.rule("CD-9")
def test_librarian_cards_are_drafted_one_at_a_time() -> None:
    """The second card is 'the next card' for the first: it is noted for an Aether Searcher drafted just before."""
    pod = with_librarians(LIBRARIAN, pack="Aether Searcher | Lurking Automaton | b3")
    pod.act(0, ANOTHER).pick(0, "Aether Searcher").pick(0, "Lurking Automaton")
    assert pod.notes(0) == [("Aether Searcher", "Lurking Automaton"), ("Lurking Automaton", 2)]


@pytest.mark.rule("CD-9", "CD-11")
def test_several_librarians_draft_three_cards_from_one_pack() -> None:
    """Two Librarians used on one pack give three cards and both go into it after the last of them."""
    pod = with_librarians(LIBRARIAN, LIBRARIAN)
    pod.act(0, ANOTHER).act(0, ANOTHER).pick(0, "b1")
    assert pod.hand(0) == ["b2", "b3", "b4", "b5"]
    pod.pick(0, "b2")
    assert LIBRARIAN not in pod.hand(0)
    pod.pick(0, "b3").pick(1, "c1")
    assert pod.hand(1) == ["b4", "b5", LIBRARIAN, LIBRARIAN]
    assert pod.pool(0) == ["b1", "b2", "b3"]


@pytest.mark.rule("CD-9", "CD-11")
def test_a_second_librarian_may_be_used_on_the_extra_pick() -> None:
    """The second Librarian can be turned on after the first card has been seen in the pile."""
    pod = with_librarians(LIBRARIAN, LIBRARIAN)
    pod.act(0, ANOTHER).pick(0, "b1").act(0, ANOTHER).pick(0, "b2").pick(0, "b3").pick(1, "c1")
    assert pod.hand(1) == ["b4", "b5", LIBRARIAN, LIBRARIAN]


@pytest.mark.rule("CD-11")
def test_a_librarian_put_back_may_be_drafted_again_and_used_again() -> None:
    """The same card works for whoever drafts it from the pack, on a later pack of the same round."""
    pod = Pod([f"{LIBRARIAN} | a2 | a3 | a4 | a5 | a6", "b1 | b2 | b3 | b4 | b5 | b6"])
    pod.pick(0, LIBRARIAN).pick(1, "b1")
    pod.act(0, ANOTHER).pick(0, "b2").pick(0, "b3")
    pod.pick(1, "a2").pick(1, LIBRARIAN).pick(0, "a3")
    assert pod.face_up(1) == [LIBRARIAN]
    pod.act(1, ANOTHER).pick(1, "a4").pick(1, "a5")
    assert pod.pool(1) == ["b1", "a2", "a4", "a5"]
    pod.play_out()
    assert pod.all_cards() == pod.dealt()
    assert (pod.pool(0) + pod.pool(1)).count(LIBRARIAN) == 1


@pytest.mark.rule("CD-9")
def test_librarian_needs_another_card_in_the_pack() -> None:
    """With a single card in the pack there is none to draft beside it, so the effect isn't offered."""
    pod = with_librarians(LIBRARIAN, pack="b1")
    assert pod.pool(0) == [LIBRARIAN, "b1"]
    pod = Pod([LIBRARIAN, "z"], ["b1 | b2", "c1"])
    pod.act(0, ANOTHER).pick(0, "b1")
    assert pod.face_up(0) == []
    assert pod.pool(1) == ["z", "c1", LIBRARIAN]


@pytest.mark.rule("CD-9")
def test_two_librarians_need_three_cards() -> None:
    """From a pack of two only one Librarian can be turned on."""
    pod = with_librarians(LIBRARIAN, LIBRARIAN, pack="b1 | b2")
    pod.act(0, ANOTHER)
    assert pod.acts(0) == [f"-{ANOTHER}"]
    pod.pick(0, "b1")
    assert pod.pool(0) == [LIBRARIAN, "b1", "b2"]


def test_an_effect_is_a_button_and_never_a_question() -> None:
    """Owning a Librarian asks nothing: the pick stays one answer, and the button can wait for ever."""
    pod = with_librarians(LIBRARIAN)
    assert pod.decision(0, "draft-act").optional
    assert pod.decision(0, "draft-act").clock is None
    pod.pick(0, "b1")
    assert pod.pool(0) == [LIBRARIAN, "b1"]
    assert pod.queue(1) == [5, 4]


def test_an_effect_turned_on_may_be_taken_back_until_the_pick() -> None:
    """Off again, it does nothing; and the pick keeps its number, so that no clock starts afresh."""
    pod = with_librarians(LIBRARIAN)
    number = pod.decision(0, "draft-pick").id
    pod.act(0, ANOTHER)
    assert pod.acts(0) == [f"-{ANOTHER}"]
    pod.act(0, f"-{ANOTHER}")
    assert pod.decision(0, "draft-pick").id == number
    pod.pick(0, "b1")
    assert pod.pool(0) == [LIBRARIAN, "b1"]


def test_turning_an_effect_on_is_private() -> None:
    """Nobody else sees that it is on until the pick is made."""
    pod = with_librarians(LIBRARIAN)
    before = pod.view(1), pod.table.view("public")
    pod.act(0, ANOTHER)
    assert (pod.view(1), pod.table.view("public")) == before
    assert len(pod.own(0).on) == 1


def test_at_a_deadline_what_is_on_is_used() -> None:
    """A player whose time runs out with the Librarian on gets both cards, picked by the table."""
    pod = with_librarians(LIBRARIAN)
    pod.act(0, ANOTHER).default(0, "draft-pick").default(0, "draft-pick")
    assert len(pod.pool(0)) == 2
    assert pod.queue(1) == [5, 4]


@pytest.mark.rule("CD-10")
def test_operative_drafts_two_cards_and_passes_the_next_pack_undrafted() -> None:
    """It is turned face down, stays in the pool, and the next pack goes by, though it may be looked at."""
    pod = with_librarians(OPERATIVE)
    pod.act(0, ANOTHER).pick(0, "b1").pick(0, "b2")
    assert pod.face_up(0) == []
    assert pod.view(1).players[0].skips == 1
    pod.pick(1, "c1")
    assert pod.pool(0) == [OPERATIVE, "b1", "b2"]
    assert pod.looks(0) == [("", ["c2", "c3", "c4", "c5"])]
    assert pod.hand(1) == ["b3", "b4", "b5"]
    assert pod.queue(1) == [3, 4]
    pod.pick(1, "b3")
    assert pod.hand(0) == ["b4", "b5"]


@pytest.mark.rule("CD-10", "CD-11")
def test_three_operatives_skip_three_packs_even_those_of_the_next_round() -> None:
    """Each Operative turned down adds a pack to be skipped, passed or opened."""
    names = [OPERATIVE, "z"]
    pod = Pod(names, names, names, ["b1 | b2 | b3 | b4", "c1"], ["d1 | d2 | d3", "e1 | e2 | e3"])
    pod.act(0, ANOTHER).act(0, ANOTHER).act(0, ANOTHER)
    pod.pick(0, "b1").pick(0, "b2").pick(0, "b3")
    assert pod.view(0).round == 5  # nothing was passed in the fourth round
    assert pod.view(0).players[0].skips == 2  # the booster just opened was the first to be skipped
    assert pod.queue(1) == [3, 3]
    pod.pick(1, "e1").pick(1, "d1")
    assert pod.view(0).players[0].skips == 0
    assert [names for _, names in pod.looks(0)] == [["d1", "d2", "d3"], ["e2", "e3"], ["d2", "d3"]]


@pytest.mark.rule("CD-9")
def test_agent_drafts_the_whole_pack_in_an_order_of_choice() -> None:
    """Each card is picked by itself, in any order, and what counts cards counts each of them."""
    pod = with_librarians(AGENT, pack="b1 | Aether Searcher | Lurking Automaton | b4")
    pod.act(0, WHOLE).pick(0, "b4").pick(0, "Aether Searcher").pick(0, "b1")
    assert pod.pool(0) == [AGENT, "b4", "Aether Searcher", "b1", "Lurking Automaton"]
    assert pod.notes(0) == [("Aether Searcher", "b1"), ("Lurking Automaton", 4)]
    assert pod.queue(1) == [5]
    assert pod.happened(SatOut) == [SatOut(0)]


@pytest.mark.rule("CD-9", "CD-11")
def test_a_player_who_drafted_a_whole_pack_only_looks() -> None:
    """For the rest of the round packs go by at once and may be looked at; the next round is drafted as usual."""
    pod = Pod([AGENT, "z"], ["b1 | b2 | b3", "c1 | c2 | c3"], ["d1 | d2", "e1 | e2"])
    pod.act(0, WHOLE).pick(0, "b2").answer(0, "draft-pick", "rest")
    assert pod.pool(0) == [AGENT, "b2", "b1", "b3"]
    pod.pick(1, "c1")
    assert pod.looks(0) == [("", ["c2", "c3"])]
    assert pod.hand(1) == ["c2", "c3"]
    assert pod.purposes(0) == []
    pod.pick(1, "c2")
    assert pod.view(0).round == 3
    assert pod.hand(0) == ["d1", "d2"]
    assert pod.pool(1) == ["z", "c1", "c2", "c3"]


@pytest.mark.rule("CD-9")
def test_a_second_agent_waits_for_the_next_round() -> None:
    """Agent works instead of drafting a card: who can't draft can't use another one in the same round."""
    pod = Pod([AGENT, "z"], [AGENT, "y"], ["b1 | b2", "c1 | c2 | c3"], ["d1 | d2", "e1 | e2"])
    pod.act(0, WHOLE).pick(0, "b1").pick(1, "c1")
    assert pod.acts(0) == []
    assert pod.face_up(0) == [AGENT]
    pod.pick(1, "c2")
    pod.act(0, WHOLE).pick(0, "d2")
    assert pod.pool(0)[-2:] == ["d2", "d1"]


def test_an_agent_found_in_the_pack_can_take_the_rest_of_it_only_next_time() -> None:
    """An Agent drafted from a pack is face up for the next pick, from another pack."""
    pod = Pod([f"{AGENT} | a2 | a3", "b1 | b2 | b3"])
    pod.pick(0, AGENT).pick(1, "b1")
    pod.act(0, WHOLE).pick(0, "b2")
    assert pod.pool(0) == [AGENT, "b2", "b3"]


@pytest.mark.rule("CD-11")
def test_packs_nobody_may_draft_are_left_over() -> None:
    """With two Agents used by two players on the first two packs, a third pack stays."""
    pod = Pod([AGENT, AGENT], ["b1 | b2 | b3", "Lore Seeker | c2 | c3"], ["d1", "e1"], added=["n1 | n2"])
    pod.act(0, WHOLE).pick(0, "b1").answer(0, "draft-pick", "rest")
    pod.act(1, WHOLE).pick(1, "c2").answer(1, "draft-pick", "rest")
    pod.answer(1, "draft-add-booster", True)
    assert [card.name for card in pod.table.state.left_over] == ["n1", "n2"]
    assert pod.happened(LeftOver) == [LeftOver(2)]
    assert pod.table.is_over
    assert pod.all_cards() == pod.dealt()


@pytest.mark.rule("CD-11")
def test_librarian_operative_and_agent_on_one_pack() -> None:
    """Each works on a pick of its own; Librarian goes on in the pack, the next is skipped, and Agent sits out."""
    pod = with_librarians(LIBRARIAN, OPERATIVE, AGENT, pack="b1 | b2 | b3 | b4 | b5")
    pod.act(0, ANOTHER).act(0, ANOTHER).pick(0, "b1")
    pod.pick(0, "b2")
    assert pod.own(0).due == 1
    pod.act(0, WHOLE).pick(0, "b3").answer(0, "draft-pick", "rest")
    assert pod.pool(0) == [OPERATIVE, AGENT, "b1", "b2", "b3", "b4", "b5"]
    assert pod.view(0).players[0].sits_out
    assert pod.view(0).players[0].skips == 1
    assert pod.queue(1) == [5, 1]
    pod.play_out()
    assert pod.all_cards() == pod.dealt()


def test_an_agent_turned_on_leaves_nothing_for_another_extra_pick() -> None:
    """When each card of the pack is drafted there is no additional one: Librarian stays where it is."""
    pod = with_librarians(LIBRARIAN, AGENT)
    pod.act(0, WHOLE)
    assert pod.acts(0) == [f"-{WHOLE}"]
    pod.pick(0, "b1").answer(0, "draft-pick", "rest")
    assert pod.face_up(0) == [LIBRARIAN]


def test_a_librarian_drafted_face_down_by_nobody_else() -> None:
    """Only the player before whom it lies may use it."""
    pod = with_librarians(LIBRARIAN)
    assert pod.acts(1) == []
