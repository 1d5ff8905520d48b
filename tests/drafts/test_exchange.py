"""Deal Broker: exchanges right after the draft."""

import pytest

from entaku.drafts.events import Exchanged, ExchangeDeclined, OffersShown
from entaku.oracle.pool import Note, Removed
from tests.drafts.pods import Pod

BROKER = "Deal Broker"


def three(*first: str) -> Pod:
    """Seat 0 drafts these cards, the others a1, a2 … and b1, b2 …; then the draft is over."""
    return Pod(*[[card, f"a{number}", f"b{number}"] for number, card in enumerate(first, start=1)])


def reveal(pod: Pod, seat: int, name: str) -> Pod:
    return pod.answer(seat, "draft-deal-reveal", pod.card_key(seat, "draft-deal-reveal", name))


def offer(pod: Pod, seat: int, name: str) -> Pod:
    return pod.answer(seat, "draft-deal-offer", pod.card_key(seat, "draft-deal-offer", name))


@pytest.mark.rule("CD-5", "CD-9", "CR 905.1d")
def test_a_card_is_exchanged_right_after_the_draft() -> None:
    """It is revealed, the others offer one card each, one offer is accepted, and then the pools are final."""
    pod = three(BROKER, "c2")
    assert pod.view(1).stage == "exchange"
    assert not pod.table.is_over
    assert pod.face_up(0) == []
    reveal(pod, 0, "c2")
    offer(pod, 1, "a1")
    offer(pod, 2, "b2")
    pod.answer(0, "draft-deal-accept", 2)
    assert pod.pool(0) == [BROKER, "b2"]
    assert pod.pool(2) == ["b1", "c2"]
    assert pod.table.is_over


@pytest.mark.rule("CD-9")
def test_each_step_may_be_declined() -> None:
    """Nothing revealed, nothing offered, or no offer accepted: no exchange."""
    pod = three(BROKER, "c2")
    pod.answer(0, "draft-deal-reveal", "none")
    assert pod.table.is_over

    pod = three(BROKER, "c2")
    reveal(pod, 0, "c2").default(1, "draft-deal-offer").default(2, "draft-deal-offer")
    assert pod.happened(ExchangeDeclined) == [ExchangeDeclined(0)]

    pod = three(BROKER, "c2")
    offer(reveal(pod, 0, "c2"), 1, "a1").answer(2, "draft-deal-offer", "none").answer(0, "draft-deal-accept", "none")
    assert pod.pool(0) == [BROKER, "c2"]
    assert pod.table.is_over


@pytest.mark.rule("CD-6", "CD-9", "CR 905.2a")
def test_offers_are_revealed_at_the_same_time() -> None:
    """Until the last player has decided nobody sees an offer."""
    pod = three(BROKER, "c2")
    offer(reveal(pod, 0, "c2"), 1, "a1")
    assert pod.happened(OffersShown) == []
    assert "a1" not in str(pod.view(0).log) + str(pod.view(0).exchange)
    offer(pod, 2, "b1")
    (shown,) = pod.happened(OffersShown)
    assert isinstance(shown, OffersShown)
    assert [(each.seat, each.card.name) for each in shown.offers] == [(1, "a1"), (2, "b1")]


@pytest.mark.rule("CD-9")
def test_broker_itself_may_be_exchanged_and_is_then_used_up() -> None:
    """Whoever gets it can't offer another exchange with it."""
    pod = three(BROKER, "c2")
    offer(reveal(pod, 0, BROKER), 1, "a1").answer(2, "draft-deal-offer", "none").answer(0, "draft-deal-accept", 1)
    assert BROKER in pod.pool(1)
    assert pod.table.is_over


@pytest.mark.rule("CD-9")
def test_what_lies_on_the_table_is_seen_by_all() -> None:
    """Everybody sees the card that was revealed; the offers, once the last is made; and who reveals is told by what."""
    pod = three(BROKER, "c2")
    [asked] = pod.table.decisions_of(0)
    assert asked.about == (BROKER,)
    exchange = pod.view(1).exchange
    assert exchange is not None
    assert exchange.shown is None
    reveal(pod, 0, "c2")
    offer(pod, 1, "a1")
    for seat in range(3):
        exchange = pod.view(seat).exchange
        assert exchange is not None
        assert exchange.shown is not None
        assert exchange.shown.name == "c2"
        assert exchange.offers == ()
    offer(pod, 2, "b2")
    for seat in range(3):
        exchange = pod.view(seat).exchange
        assert exchange is not None
        assert [(one.seat, one.card.name) for one in exchange.offers] == [(1, "a1"), (2, "b2")]


@pytest.mark.rule("CD-6", "CD-9", "CR 905.2a")
def test_several_brokers_act_in_a_random_order() -> None:
    """Each player with one has a turn, and who is first is chance."""
    first = set()
    for seed in range(12):
        pod = Pod([BROKER, BROKER, "z"], seed=seed)
        turn = [seat for seat in range(3) if "draft-deal-reveal" in pod.purposes(seat)]
        assert len(turn) == 1
        first.add(turn[0])
        other = 1 - turn[0]
        pod.default(turn[0], "draft-deal-reveal").default(other, "draft-deal-reveal")
        assert pod.table.is_over
    assert first == {0, 1}


@pytest.mark.rule("CD-9")
def test_two_brokers_of_one_player_allow_two_exchanges() -> None:
    """But not one with a Broker that has left the pool meanwhile."""
    pod = three(BROKER, BROKER, "c3")
    pod.default(0, "draft-deal-reveal")
    assert pod.purposes(0) == ["draft-deal-reveal"]
    pod.default(0, "draft-deal-reveal")
    assert pod.table.is_over

    pod = Pod([BROKER, BROKER, "z"], ["x", "y", "w"])
    turn = 0 if "draft-deal-reveal" in pod.purposes(0) else 1
    reveal(pod, turn, "x" if turn == 0 else "y")
    offer(pod, 1 - turn, BROKER).answer(2, "draft-deal-offer", "none").answer(turn, "draft-deal-accept", 1 - turn)
    assert pod.table.is_over  # its new owner can't use it, its old owner hasn't got it
    assert pod.pool(turn).count(BROKER) == 2


@pytest.mark.rule("CD-9", "CD-7")
def test_what_was_noted_stays_with_the_exchanged_card() -> None:
    """The new owner's cards of that name refer to it; the old owner's no longer do."""
    pod = Pod([BROKER, "x"], ["Lurking Automaton", "y"])
    offer(reveal(pod, 0, "Lurking Automaton"), 1, "y").answer(0, "draft-deal-accept", 1)
    assert pod.final(1).highest("Lurking Automaton") == 1
    assert pod.final(0).highest("Lurking Automaton") == 0


@pytest.mark.rule("CD-9")
def test_several_pieces_of_information_are_all_shared() -> None:
    """Who keeps another card of that name loses nothing, and both have all that was noted."""
    tracker = "Cogwork Tracker"
    pod = Pod(
        [BROKER, "x", "x"],
        ["a | a2", "b | b2", f"c | {tracker}"],
        ["d | d2", f"e | {tracker}", "f | f2"],
    )
    pod.pick(0, "a").pick(1, "b").pick(2, "c")  # to the right: seat 1 gets the Tracker from seat 2
    pod.pick(0, "d").pick(1, "e").pick(2, "f")  # to the left: seat 2 gets the other one from seat 1
    assert pod.table.state.drafters[1].notes == [Note(tracker, "player", number=2)]
    offer(reveal(pod, 0, "d"), 1, tracker).answer(2, "draft-deal-offer", "none").answer(0, "draft-deal-accept", 1)
    assert pod.final(0).players(tracker) == (2,)
    assert pod.final(1).players(tracker) == ()

    pod = Pod([BROKER, "x"], ["Garbage Fire | q", "r | s"], ["t | Garbage Fire", "u | v"])
    pod.pick(0, "Garbage Fire").pick(1, "r").pick(0, "t").pick(1, "u")
    offer(reveal(pod, 0, "Garbage Fire"), 1, "Garbage Fire").answer(0, "draft-deal-accept", 1)
    assert pod.final(0).highest("Garbage Fire") == pod.final(1).highest("Garbage Fire") == 2


@pytest.mark.rule("CD-9")
def test_removals_go_with_the_grinder_but_their_cards_stay_secret() -> None:
    """The new owner's Grinder counts the cards that were removed with it, without their names."""
    pod = Pod([BROKER, "x"], ["Cogwork Grinder", "y"], ["b1 | b2", "c1"])
    pod.act(0, "remove").pick(0, "b1")
    offer(reveal(pod, 0, "Cogwork Grinder"), 1, "y").answer(0, "draft-deal-accept", 1)
    assert pod.final(1).removed_by("Cogwork Grinder") == (Removed("Cogwork Grinder", None),)
    assert pod.final(0).removed_by("Cogwork Grinder") == ()
    assert pod.all_cards() == pod.dealt()


@pytest.mark.rule("CD-9")
def test_exchanged_cards_are_not_drafted() -> None:
    """No Searcher notes them and no Grinder removes them."""
    pod = Pod([BROKER, "x"], ["Cogwork Grinder", "y"], ["Aether Searcher", "z"])
    pod.pick(0, "Aether Searcher")
    offer(reveal(pod, 0, "Aether Searcher"), 1, "x").answer(0, "draft-deal-accept", 1)
    assert pod.final(0).notes == ()
    assert pod.final(0).removed == ()


def test_broker_needs_somebody_to_deal_with() -> None:
    """Alone at the table there is nobody to exchange with."""
    pod = Pod([BROKER])
    assert pod.table.is_over


@pytest.mark.rule("CD-5")
def test_exchanges_wait_for_every_choice_of_the_draft() -> None:
    """The draft isn't over while colours are still being chosen."""
    pod = Pod([BROKER, "x"], ["Regicide", "y"])
    assert pod.view(0).stage == "draft"
    pod.default(1, "draft-colour").default(0, "draft-colour").default(1, "draft-colour")
    assert pod.view(0).stage == "exchange"


def test_a_shown_card_cannot_be_followed() -> None:
    """The cards of an exchange are told without ids, and have new ones in their new piles."""
    pod = three(BROKER, "c2")
    offer(reveal(pod, 0, "c2"), 1, "a1").answer(2, "draft-deal-offer", "none").answer(0, "draft-deal-accept", 1)
    (event,) = pod.happened(Exchanged)
    assert isinstance(event, Exchanged)
    assert (event.gave.id, event.got.id) == (0, 0)
    ids = [card.id for seat in range(3) for card in pod.own(seat).pool]
    assert len(set(ids)) == len(ids)
