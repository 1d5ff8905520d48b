"""Cards that look at what others hold: Spy, Informant, Sneak; and Spire Phantasm, which guesses."""

import pytest

from entaku.drafts.events import Looked, PlayerWatched, Revealed
from entaku.kernel.decisions import Name
from tests.drafts.pods import Pod

SPY = "Cogwork Spy"
INFORMANT = "Illusionary Informant"
SNEAK = "Whispergear Sneak"
PHANTASM = "Spire Phantasm"


# Cogwork Spy.


@pytest.mark.rule("CD-4", "CD-7", "CD-9")
def test_spy_sees_the_next_card_drafted_from_the_pack() -> None:
    """Its player alone is shown that card; others know only that they looked."""
    pod = Pod([f"{SPY} | a2 | a3", "b1 | b2 | b3", "c1 | c2 | c3"])
    pod.pick(0, SPY).pick(1, "b1").pick(1, "a3")
    assert pod.looks(0) == [(SPY, ["a3"])]
    assert pod.looks(2) == []
    (event,) = pod.happened(Looked)
    assert pod.table.rules.told(pod.table.state, event, 2) == Looked(0, SPY, 1, ())
    pod.play_out()
    assert pod.looks(0) == [(SPY, ["a3"])]


@pytest.mark.rule("CD-9")
def test_spy_does_nothing_if_its_player_drafts_next_from_the_pack() -> None:
    """With Librarian the Spy's own player is next: nothing is looked at, and nothing later either."""
    pod = Pod(["Cogwork Librarian", "z"], [f"{SPY} | b2 | b3", "c1 | c2 | c3"])
    pod.act(0, "draft-another").pick(0, SPY).pick(0, "b2").pick(1, "c1").pick(1, "b3")
    assert pod.looks(0) == []


@pytest.mark.rule("CD-9", "CD-11")
def test_spy_sees_a_card_removed_face_down() -> None:
    """The card may be looked at even if Grinder removes it."""
    pod = Pod(["z", "Cogwork Grinder"], ["b1 | b2", f"{SPY} | a2"])
    pod.pick(1, SPY)
    pod.pick(0, "b1")
    pod = Pod(["Cogwork Grinder", "z"], ["b1 | b2", f"{SPY} | a2"])
    pod.pick(1, SPY).pick(0, "b1")
    pod.act(0, "remove").pick(0, "a2")
    assert pod.looks(1) == [(SPY, ["a2"])]
    assert pod.pool(0) == ["Cogwork Grinder", "b1"]


@pytest.mark.rule("CD-11")
def test_spy_watches_its_pack_wherever_it_goes() -> None:
    """A pack that somebody lets by is drafted from by the player after: that card is seen."""
    pod = Pod(["z", "Leovold's Operative", "y"], ["q1", "b1 | b2 | b3 | b4", f"{SPY} | a2 | a3"])
    pod.act(1, "draft-another").pick(1, "b1").pick(1, "b2")
    pod.pick(2, SPY)  # passed to the right: seat 1 lets it by, seat 0 drafts
    pod.pick(0, "b3").pick(0, "a2")
    assert pod.looks(2) == [(SPY, ["a2"])]
    assert [look.whose for look in pod.own(2).looks] == [0]


# Illusionary Informant.


@pytest.mark.rule("CD-10", "CD-11")
def test_informant_sees_the_next_card_a_player_drafts() -> None:
    """The next card, not the last one; and everybody hears who is watched."""
    pod = Pod([INFORMANT, "y", "z"], ["a1 | a2", "b1 | b2", "c1 | c2"])
    pod.pick(2, "c1")
    pod.act(0, "watch-player", other=2)
    assert pod.face_up(0) == []
    assert pod.looks(0) == []
    assert pod.happened(PlayerWatched) == [PlayerWatched(0, INFORMANT, 2)]
    pod.pick(0, "a1")
    assert pod.looks(0) == [(INFORMANT, ["a2"])]
    pod.play_out()
    assert len(pod.looks(0)) == 1


@pytest.mark.rule("CD-10")
def test_it_is_too_late_for_a_card_already_drafted() -> None:
    """A card in the pile isn't looked at any more: only the next one counts, though it be next round's."""
    pod = Pod([INFORMANT, "y"], ["a1 | a2", "b1"], ["c1 | c2", "d1 | d2"])
    pod.act(0, "watch-player", other=1).pick(0, "a1")
    assert pod.looks(0) == [(INFORMANT, ["a2"])]


@pytest.mark.rule("CD-10")
def test_several_informants_see_the_same_card() -> None:
    """Each of two players who watch a third sees their next card."""
    pod = Pod([INFORMANT, INFORMANT, "z"], ["a1 | a2", "b1 | b2", "c1 | c2"])
    pod.act(0, "watch-player", other=2).act(1, "watch-player", other=2).pick(2, "c2")
    assert pod.looks(0) == pod.looks(1) == [(INFORMANT, ["c2"])]


@pytest.mark.rule("CD-11")
def test_informant_sees_a_card_removed_face_down() -> None:
    """The card was drafted, though it lies in no pile."""
    pod = Pod([INFORMANT, "Cogwork Grinder"], ["a1 | a2", "b1 | b2"])
    pod.act(0, "watch-player", other=1)
    pod.act(1, "remove").pick(1, "b2")
    assert pod.looks(0) == [(INFORMANT, ["b2"])]


def test_informant_can_be_used_at_any_time() -> None:
    """Its player need not have a pack: they may be waiting."""
    pod = Pod([INFORMANT, "y"], ["a1 | a2 | a3", "b1 | b2 | b3"])
    pod.pick(0, "a1")
    assert pod.hand(0) == []
    assert pod.acts(0) == ["watch-player", "watch-player"]
    pod.act(0, "watch-player", other=1).pick(1, "b3")
    assert pod.looks(0) == [(INFORMANT, ["b3"])]


# Whispergear Sneak.


def with_sneak() -> Pod:
    """Seat 0 has a Sneak; three seats, two rounds to come."""
    packs = ["a1 | a2 | a3", "b1 | b2 | b3", "c1 | c2 | c3"]
    return Pod([SNEAK, "y", "z"], packs, ["d1 | d2", "e1 | e2", "f1 | f2"])


@pytest.mark.rule("CD-9", "CD-11")
def test_sneak_looks_at_an_unopened_booster() -> None:
    """A booster of a later round is looked at and put back; it is then opened as it was."""
    pod = with_sneak()
    pod.act(0, "look-unopened", other=2)
    assert pod.looks(0) == [(SNEAK, ["f1", "f2"])]
    assert pod.face_up(0) == []
    pod.play_out()
    assert pod.all_cards() == pod.dealt()


@pytest.mark.rule("CD-9")
def test_sneak_looks_only_at_packs_that_no_other_player_is_looking_at() -> None:
    """A pack in another player's hand isn't offered for a look now; one waiting behind it is."""
    pod = with_sneak()
    assert "look-waiting" not in pod.acts(0)
    pod.pick(2, "c1")  # passed to the right, it waits at seat 1
    assert [option.seat for option in pod.options(0, "draft-act") if option.what == "look-waiting"] == [1]
    pod.act(0, "look-waiting", other=1)
    assert pod.looks(0) == [(SNEAK, ["c2", "c3"])]
    assert pod.hand(1) == ["b1", "b2", "b3"]


@pytest.mark.rule("CD-9")
def test_sneak_looks_at_a_pack_as_it_is_passed() -> None:
    """After a player has drafted from it and before the next one gets it; until then it can be taken back."""
    pod = with_sneak()
    pod.act(0, "look-next", other=2)
    assert pod.face_up(0) == [SNEAK]
    assert "-look-next" in pod.acts(0)
    pod.act(0, "-look-next").pick(2, "c1")
    assert pod.looks(0) == []
    pod.act(0, "look-next", other=1)
    assert pod.view(2).players[0].face_up == pod.view(0).players[0].face_up
    pod.pick(1, "b3")
    assert pod.looks(0) == []  # it comes to this player anyway, so the card isn't spent on it
    assert pod.face_up(0) == [SNEAK]
    pod.act(0, "look-next", other=1).pick(1, "c3")
    assert pod.face_up(0) == [SNEAK]

    pod = with_sneak()
    pod.act(0, "look-next", other=2).pick(2, "c1")
    assert pod.looks(0) == [(SNEAK, ["c2", "c3"])]
    assert pod.face_up(0) == []


@pytest.mark.rule("CD-6", "CD-11", "CR 905.2a")
def test_two_sneaks_look_at_the_same_pack_in_passing() -> None:
    """Both see it, in a random order."""
    packs = [f"{letter}1 | {letter}2 | {letter}3" for letter in "abcde"]
    pod = Pod([SNEAK, SNEAK, "x", "y", "z"], packs)
    pod.act(0, "look-next", other=3).act(1, "look-next", other=3).pick(3, "d1")
    assert pod.looks(0) == pod.looks(1) == [(SNEAK, ["d2", "d3"])]
    assert pod.face_up(0) == pod.face_up(1) == []


def test_an_archdemons_player_may_not_use_a_sneak() -> None:
    """Who can't look at booster packs can't look at one with Sneak either."""
    pod = Pod([SNEAK, "y"], ["Archdemon of Paliano | x1 | x2", "z1 | z2 | z3"])
    assert pod.acts(0) != []
    pod.pick(0, "Archdemon of Paliano")
    assert pod.acts(0) == []


def test_a_pack_that_an_archdemons_player_holds_is_not_being_looked_at() -> None:
    """They can't look at it, so a Sneak may at once."""
    pod = Pod([SNEAK, "Cogwork Grinder"], ["x1 | x2", "Archdemon of Paliano | y2"], ["a1 | a2", "b1 | b2"])
    pod.pick(1, "Archdemon of Paliano")  # the Grinder makes them look at each card drawn before it is theirs
    pod.pick(0, "x1").act(0, "look-waiting", other=1, text="0")
    assert pod.looks(0) == [(SNEAK, ["x2"])]


# Spire Phantasm.


@pytest.mark.rule("CD-7", "CD-10", "CD-11")
def test_phantasm_guesses_the_next_card_and_it_is_revealed() -> None:
    """A right guess is noted as right; the guessed card is shown to all."""
    pod = Pod([f"{PHANTASM} | a2 | a3", "b1 | b2 | b3"])
    pod.pick(0, PHANTASM)
    assert pod.decision(0, "draft-guess").about == (PHANTASM, "a2", "a3")
    pod.answer(0, "draft-guess", "a3").pick(1, "b1").pick(1, "a3")
    (note,) = pod.view(1).players[0].notes
    assert (note.by, note.kind, note.text, note.right) == (PHANTASM, "guess", "a3", True)
    revealed = [event.card.name for event in pod.happened(Revealed) if isinstance(event, Revealed)]
    assert revealed == [PHANTASM, "a3"]
    assert pod.play_out().final(0).guessed_right(PHANTASM)


@pytest.mark.rule("CD-10")
def test_a_wrong_guess_is_noted_as_wrong() -> None:
    """The card is revealed all the same."""
    pod = Pod([f"{PHANTASM} | a2 | a3", "b1 | b2 | b3"])
    pod.pick(0, PHANTASM).answer(0, "draft-guess", "a2").pick(1, "b1").pick(1, "a3")
    assert [note.right for note in pod.view(0).players[0].notes] == [False]
    assert not pod.play_out().final(0).guessed_right(PHANTASM)


@pytest.mark.rule("CD-10")
def test_the_next_player_sets_their_card_aside_until_the_guess() -> None:
    """The pick is made and can't change; the card is drafted when the name has been guessed."""
    pod = Pod([f"{PHANTASM} | a2 | a3", "b1 | b2 | b3"])
    pod.pick(0, PHANTASM).pick(1, "b1").pick(1, "a2")
    assert pod.pool(1) == ["b1"]
    assert "draft-pick" not in pod.purposes(1)
    assert pod.hand(0) == ["b2", "b3"]
    pod.pick(0, "b2")  # nobody else waits
    pod.default(0, "draft-guess")
    assert pod.pool(1)[:2] == ["b1", "a2"]


@pytest.mark.rule("CD-10")
def test_no_guess_if_phantasm_is_the_last_card_of_its_pack() -> None:
    """There is no next card, so nothing is guessed."""
    pod = Pod([PHANTASM, "b1"])
    assert pod.table.is_over
    assert pod.notes(0) == []


@pytest.mark.rule("CD-10", "CD-11")
def test_a_card_may_be_named_in_any_spelling_and_either_language() -> None:
    """The guess is of a card, not of a spelling."""
    pod = Pod([f"{PHANTASM} | Wings of the Guard | a3", "b1 | b2 | b3"])
    shape = pod.pick(0, PHANTASM).decision(0, "draft-guess").shape
    assert shape == Name("card")
    pod.answer(0, "draft-guess", "wings OF the guard").pick(1, "b1").pick(1, "Wings of the Guard")
    assert [note.right for note in pod.view(0).players[0].notes] == [True]


@pytest.mark.rule("CD-11")
def test_phantasm_with_the_card_removed_face_down() -> None:
    """A card that Grinder removes is revealed first, and then lies face down outside the draft."""
    pod = Pod(["Cogwork Grinder", "z"], ["b1 | b2", f"{PHANTASM} | a2"])
    pod.pick(1, PHANTASM).answer(1, "draft-guess", "a2").pick(0, "b1")
    pod.act(0, "remove").pick(0, "a2")
    assert [note.right for note in pod.view(0).players[1].notes] == [True]
    assert pod.view(1).players[0].removed_face_up == ()


@pytest.mark.rule("CD-11")
def test_phantasm_guesses_at_a_librarian_put_back() -> None:
    """If the pack is empty but for a Librarian put back, that is the next card: the game is played after all."""
    pod = Pod(["Cogwork Librarian", "z"], [f"b1 | {PHANTASM}", "c1"])
    pod.act(0, "draft-another").pick(0, "b1")
    assert pod.decision(0, "draft-guess").about == (PHANTASM, "Cogwork Librarian")
    pod.default(0, "draft-guess")
    assert pod.play_out().final(0).guessed_right(PHANTASM)


@pytest.mark.rule("CD-11")
def test_phantasms_player_may_be_the_next_to_draft() -> None:
    """With Librarian they guess at their own next card."""
    pod = Pod(["Cogwork Librarian", "z"], [f"{PHANTASM} | b2 | b3", "c1 | c2 | c3"])
    pod.act(0, "draft-another").pick(0, PHANTASM)
    pod.answer(0, "draft-guess", "b2").pick(0, "b2")
    assert [note.right for note in pod.view(0).players[0].notes] == [True]


def test_a_blind_phantasm_player_is_told_no_names() -> None:
    """Drafted at random from a pack that may not be looked at, it gives away nothing of the pack."""
    pod = Pod(["Archdemon of Paliano", "z"], [f"{PHANTASM} | {PHANTASM} | {PHANTASM}", "c1 | c2 | c3"])
    assert pod.decision(0, "draft-guess").about == (PHANTASM,)
    assert pod.decision(0, "draft-guess").default == PHANTASM


def test_spy_phantasm_and_informant_at_a_deadline() -> None:
    """They work as well on cards that the table picks for somebody who isn't there."""
    pod = Pod([f"{SPY} | a2", f"{PHANTASM} | b2"], [INFORMANT, "y"], ["c1 | c2", "d1 | d2"])
    pod.pick(0, SPY).pick(1, PHANTASM).default(1, "draft-guess")
    assert pod.looks(0) == [(SPY, ["a2"])]
    assert [note.right for note in pod.view(0).players[1].notes] == [True]
    pod.act(0, "watch-player", other=1).default(1, "draft-pick")
    assert len(pod.looks(0)) == 2
