"""Cards that remove cards from the draft: Cogwork Grinder and Animus of Predation."""

import pytest

from entaku.drafts.events import RemovedFromDraft, Revealed
from entaku.oracle.pool import Removed
from entaku.oracle.printed import PrintedCard
from tests.drafts.pods import Pod

GRINDER = "Cogwork Grinder"
ANIMUS = "Animus of Predation"
FACE_DOWN = "remove"
FACE_UP = "remove-face-up"


def owner_of(card: str, pack: str, *more: str) -> Pod:
    """Seat 0 has this card face up, and the pack in hand."""
    return Pod([card, "z"], [pack, "c1 | c2 | c3 | c4"], *[[cards, "y"] for cards in more])


@pytest.mark.rule("CD-9", "CD-11")
def test_a_card_is_removed_as_it_is_drafted() -> None:
    """The card isn't in the pool; the game will know that it was removed with Grinder."""
    pod = owner_of(GRINDER, "b1 | b2")
    pod.act(0, FACE_DOWN).pick(0, "b1")
    assert pod.pool(0) == [GRINDER]
    pod.play_out()
    assert pod.final(0).removed_by(GRINDER) == (Removed(GRINDER, PrintedCard("b1")),)
    assert pod.all_cards() == pod.dealt()


@pytest.mark.rule("CD-9")
def test_only_cards_drafted_after_grinder_can_be_removed_one_at_a_time() -> None:
    """Turning Grinder on concerns the coming pick alone, and the pick after it is kept again."""
    pod = Pod([GRINDER, "z"], ["b1 | b2 | b3 | b4", "c1 | c2 | c3 | c4"])
    pod.act(0, FACE_DOWN).pick(0, "b1").pick(1, "c1").pick(0, "c2")
    assert pod.pool(0) == [GRINDER, "c2"]
    assert pod.view(1).players[0].removed == 1
    assert pod.face_up(0) == [GRINDER]


@pytest.mark.rule("CD-9", "CD-4")
def test_nobody_else_sees_a_card_removed_face_down() -> None:
    """Others know that a card was removed, not which."""
    pod = owner_of(GRINDER, "b1 | b2")
    pod.act(0, FACE_DOWN).pick(0, "b1")
    (event,) = pod.happened(RemovedFromDraft)
    assert isinstance(event, RemovedFromDraft)
    assert event.card is not None
    rules = pod.table.rules
    for viewer in (1, "public"):
        assert rules.told(pod.table.state, event, viewer) == RemovedFromDraft(0, GRINDER, None)
    assert pod.view(1).players[0].removed_face_up == ()
    assert [one.card for one in pod.own(0).removed] == [PrintedCard("b1")]


@pytest.mark.rule("CD-9")
def test_the_removed_card_was_drafted_all_the_same() -> None:
    """'The next card you draft' may be a card that is removed: Searcher notes it, and a number counts it."""
    pod = owner_of(GRINDER, "Aether Searcher | x", "b1 | b2", "Lurking Automaton | q")
    pod.pick(0, "Aether Searcher").pick(1, "c1")
    pod.act(0, FACE_DOWN).pick(0, "c2")
    assert pod.notes(0) == [("Aether Searcher", "c2")]
    assert pod.view(0).players[0].picked == 2


@pytest.mark.rule("CD-9")
def test_a_card_that_is_revealed_does_what_it_does_before_it_is_removed() -> None:
    """Automaton notes its number and Regicide asks for colours, though the card leaves the draft."""
    pod = owner_of(GRINDER, "Lurking Automaton | x")
    pod.act(0, FACE_DOWN).pick(0, "Lurking Automaton")
    assert pod.notes(0) == [("Lurking Automaton", 1)]
    assert pod.pool(0) == [GRINDER]
    pod = owner_of(GRINDER, "Regicide | x")
    pod.act(0, FACE_DOWN).pick(0, "Regicide")
    assert pod.purposes(1) == ["draft-pick", "draft-colour"]


@pytest.mark.rule("CD-9")
def test_a_lore_seeker_that_is_removed_still_adds_a_booster() -> None:
    """It was drafted, so its player may add a booster."""
    pod = Pod([GRINDER, "z"], ["Lore Seeker | x", "c1 | c2"], added=["n1 | n2"])
    pod.act(0, FACE_DOWN).pick(0, "Lore Seeker")
    assert "draft-add-booster" in pod.purposes(0)


@pytest.mark.rule("CD-9", "CD-10")
@pytest.mark.parametrize("remover, what", [(GRINDER, FACE_DOWN), (ANIMUS, FACE_UP)])
def test_a_removed_card_has_no_effect_while_face_up(remover: str, what: str) -> None:
    """A Librarian that is removed as it is drafted doesn't lie face up and can't be used."""
    pod = owner_of(remover, "Cogwork Librarian | x")
    pod.act(0, what).pick(0, "Cogwork Librarian")
    assert pod.face_up(0) == [remover]
    pod.pick(1, "c1")
    assert "draft-another" not in pod.acts(0)


@pytest.mark.rule("CD-9")
def test_several_grinders_share_their_removals() -> None:
    """It doesn't matter which Grinder removed a card, or that one was drafted later: they are all of one name."""
    pod = Pod([GRINDER, "z"], ["b1 | b2 | b3 | b4", f"c1 | {GRINDER} | c3 | c4"])
    pod.act(0, FACE_DOWN).pick(0, "b1").pick(1, "c1").pick(0, GRINDER)
    pod.pick(1, "b2")
    pod.act(0, FACE_DOWN)
    assert pod.acts(0) == [f"-{FACE_DOWN}", FACE_DOWN]
    pod.pick(0, "b3").play_out()
    assert len(pod.final(0).removed_by(GRINDER)) == 2


@pytest.mark.rule("CD-10", "CD-11")
def test_animus_removes_cards_in_everybodys_sight() -> None:
    """A card removed face up is public, stays so, and is kept for what the game asks of it."""
    pod = owner_of(ANIMUS, "Wings of the Guard | x")
    pod.act(0, FACE_UP).pick(0, "Wings of the Guard")
    removed = (Removed(ANIMUS, PrintedCard("Wings of the Guard"), face_up=True),)
    assert pod.view(1).players[0].removed_face_up == removed
    assert pod.play_out().final(0).removed_by(ANIMUS) == removed
    assert pod.final(0).outside(()) == tuple(PrintedCard(name) for name in pod.pool(0))


@pytest.mark.rule("CD-10")
def test_one_card_is_removed_by_one_card() -> None:
    """Turning Animus on turns Grinder off: the card can leave the draft only once."""
    pod = Pod([GRINDER, "z"], [ANIMUS, "y"], ["b1 | b2", "c1 | c2"])
    assert pod.face_up(0) == [GRINDER]
    pod.pick(0, ANIMUS)
    pod.act(0, FACE_DOWN).act(0, FACE_UP)
    assert len(pod.own(0).on) == 1
    pod.pick(0, "b1").play_out()
    final = pod.final(0)
    assert (len(final.removed_by(GRINDER)), len(final.removed_by(ANIMUS))) == (0, 1)


@pytest.mark.rule("CD-9")
def test_each_card_of_a_whole_pack_may_be_removed() -> None:
    """Drafting a whole pack is drafting each card, so Grinder may take some of them."""
    pod = Pod([GRINDER, "z"], ["Agent of Acquisitions", "y"], ["b1 | b2 | b3", "c1 | c2"])
    pod.pick(0, "Agent of Acquisitions")
    pod.act(0, "draft-whole-pack").act(0, FACE_DOWN).pick(0, "b1")
    pod.pick(0, "b2")
    pod.act(0, FACE_DOWN).pick(0, "b3").play_out()
    assert [one.card for one in pod.final(0).removed] == [PrintedCard("b1"), PrintedCard("b3")]


@pytest.mark.rule("CD-9")
def test_the_last_card_is_asked_for_while_it_could_be_removed() -> None:
    """A pack's last card isn't drafted unasked when its drafter may want to remove it."""
    pod = owner_of(GRINDER, "b1")
    assert pod.purposes(0) == ["draft-pick", "draft-act"]


@pytest.mark.rule("CD-10")
def test_a_banneret_notes_a_card_that_is_removed() -> None:
    """Noting a creature's name and removing it are both done as it is drafted."""
    pod = Pod([GRINDER, "z"], ["Noble Banneret", "y"], ["Wings of the Guard | x", "c1 | c2"])
    pod.pick(0, "Noble Banneret")
    pod.act(0, FACE_DOWN).act(0, "note-name").pick(0, "Wings of the Guard")
    assert pod.notes(0) == [("Noble Banneret", "Wings of the Guard")]
    assert pod.pool(0) == [GRINDER, "Noble Banneret"]
    assert [event.by for event in pod.happened(Revealed) if isinstance(event, Revealed)] == ["Noble Banneret"]
