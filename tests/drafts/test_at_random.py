"""Archdemon of Paliano: packs that may not be looked at, and cards drafted at random."""

import pytest

from entaku.drafts.events import Drafted
from tests.drafts.pods import Pod

ARCHDEMON = "Archdemon of Paliano"


def letters(letter: str, count: int = 6) -> str:
    return " | ".join(f"{letter}{number}" for number in range(1, count + 1))


def possessed(pack: str = "", *before: str) -> Pod:
    """Seat 0 has these cards and then an Archdemon, and a pack of six before it."""
    rounds = [[card, "z"] for card in before]
    pod = Pod(*rounds, [ARCHDEMON, "y"], [pack or letters("b"), letters("c")])
    while pod.purposes(0)[:1] == ["draft-pick"] and not pod.view(0).players[0].blind:
        pod.pick(0, pod.hand(0)[0])
    return pod


def drawn(pod: Pod, seat: int) -> list[bool]:
    """For each card the seat drafted, whether it was at random."""
    events = [event for event in pod.happened(Drafted) if isinstance(event, Drafted)]
    return [event.at_random for event in events if event.seat == seat]


@pytest.mark.rule("CD-4", "CD-10", "CD-11", "CR 905.1c")
def test_cards_are_drafted_at_random_without_a_look_at_the_pack() -> None:
    """While Archdemon is face up its player sees no pack and isn't asked: the card is drawn as the pack comes."""
    pod = possessed()
    assert pod.purposes(0) == []
    assert pod.hand(0) == []
    assert drawn(pod, 0) == [False, True]
    assert pod.queue(1) == [6, 5]
    assert pod.view(1).players[0].blind


@pytest.mark.rule("CD-10")
def test_after_three_cards_archdemon_is_turned_down_and_packs_are_seen_again() -> None:
    """The fourth card is picked as usual."""
    pod = possessed()
    pod.pick(1, "c1").pick(1, pod.hand(1)[0])
    assert drawn(pod, 0) == [False, True, True, True]
    assert pod.face_up(0) == []
    pod.pick(1, pod.hand(1)[0])
    assert len(pod.hand(0)) == 3
    assert pod.purposes(0) == ["draft-pick"]


@pytest.mark.rule("CD-10")
def test_a_card_drafted_at_random_does_what_it_does() -> None:
    """It is looked at to see whether it is revealed or drafted face up, and its instructions are followed."""
    pod = possessed("Lurking Automaton | Lurking Automaton")
    assert pod.notes(0) == [("Lurking Automaton", 1)]
    pod = possessed("Deal Broker | Deal Broker")
    assert pod.face_up(0) == [ARCHDEMON, "Deal Broker"]


@pytest.mark.rule("CD-10", "CD-11")
def test_each_card_drawn_counts_for_each_archdemon() -> None:
    """A second Archdemon drawn at random starts counting at the next card; each is turned down by itself."""
    pod = possessed(" | ".join([ARCHDEMON] * 6))
    assert pod.face_up(0) == [ARCHDEMON, ARCHDEMON]
    assert [face_up.drawn for face_up in pod.table.state.drafters[0].face_up] == [1, 0]
    pod.pick(1, "c1")
    assert [face_up.drawn for face_up in pod.table.state.drafters[0].face_up] == [2, 1]


@pytest.mark.rule("CD-11")
def test_what_works_as_a_card_is_drafted_works_at_random_too() -> None:
    """With a Grinder the drawn card is looked at, and may be removed before the draft goes on."""
    pod = possessed("", "Cogwork Grinder")
    (card,) = pod.own(0).pack
    assert [option.key for option in pod.options(0, "draft-pick")] == [card.id]
    pod.act(0, "remove").pick(0, card.name)
    assert pod.play_out().final(0).removed[0].card is not None
    assert pod.final(0).removed[0].card.name == card.name  # type: ignore[union-attr]
    assert drawn(pod, 0)[2] is True


@pytest.mark.rule("CD-11")
def test_librarian_draws_another_card_at_random() -> None:
    """The additional card is drafted at random as well, and counts."""
    pod = possessed("", "Cogwork Librarian")
    (card,) = pod.own(0).pack
    pod.act(0, "draft-another").pick(0, card.name)
    assert drawn(pod, 0) == [False, False, True, True]
    assert pod.queue(1) == [6, 5]


@pytest.mark.rule("CD-11")
def test_agent_is_chosen_before_the_card_is_drawn() -> None:
    """Instead of drafting a card at random its player may draft each card: the first three at random, then in sight."""
    pod = possessed("", "Agent of Acquisitions")
    assert [option.key for option in pod.options(0, "draft-pick")] == ["random"]
    assert pod.hand(0) == []
    pod.act(0, "draft-whole-pack").answer(0, "draft-pick", "random")
    assert drawn(pod, 0) == [False, False, True, True, True]
    assert len(pod.hand(0)) == 3
    pod.pick(0, pod.hand(0)[2]).answer(0, "draft-pick", "rest")
    assert len(pod.pool(0)) == 8
    assert pod.view(0).players[0].sits_out


@pytest.mark.rule("CD-11")
def test_drawing_a_card_leaves_agent_for_later() -> None:
    """If nothing is turned on, a card is drawn, looked at if anything can be used, and drafted."""
    pod = possessed("", "Agent of Acquisitions")
    pod.answer(0, "draft-pick", "random")
    assert drawn(pod, 0) == [False, False, True]
    pod = possessed("", "Agent of Acquisitions", "Cogwork Grinder")
    pod.answer(0, "draft-pick", "random")
    assert pod.acts(0) == ["remove"]
    assert len(pod.hand(0)) == 1


@pytest.mark.rule("CD-11")
def test_a_random_card_may_be_the_searchers_next() -> None:
    """The next card drafted is noted, however it was chosen."""
    pod = possessed("b1 | b1", "Aether Searcher")
    assert pod.notes(0) == [("Aether Searcher", ARCHDEMON)]
    pod = Pod([ARCHDEMON, "y"], ["Aether Searcher", "z"], ["b1 | b1", "c1 | c2"])
    assert pod.notes(0) == [("Aether Searcher", "b1")]


@pytest.mark.rule("CD-10")
def test_packs_that_go_by_are_not_looked_at() -> None:
    """An Operative's skipped pack may be looked at, but not by who can't look at packs."""
    pod = possessed("", "Leovold's Operative")
    (card,) = pod.own(0).pack
    pod.act(0, "draft-another").pick(0, card.name)
    pod.pick(1, "c1")
    assert pod.looks(0) == []
    assert pod.queue(0) == []


def test_a_removed_archdemon_has_no_hold_on_anybody() -> None:
    """It never lies face up."""
    pod = Pod(["Cogwork Grinder", "y"], [f"{ARCHDEMON} | b2", "c1 | c2"])
    pod.act(0, "remove").pick(0, ARCHDEMON).pick(1, "c1")
    assert pod.hand(0) == ["c2"]


def test_the_draw_is_fair_and_repeatable() -> None:
    """The same seed draws the same cards; other seeds draw others."""
    firsts = [possessed().pool(0)[1] for _ in range(2)]
    assert firsts[0] == firsts[1]
    cards = {Pod([ARCHDEMON, "y"], [letters("b"), letters("c")], seed=seed).pool(0)[1] for seed in range(40)}
    assert cards == {f"b{number}" for number in range(1, 7)}
