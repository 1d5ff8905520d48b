"""Cards by which something is noted: names, creature types, numbers, players and colours."""

import pytest

from entaku.drafts.events import Revealed
from tests.drafts.pods import Pod

BANNERET = "Noble Banneret"
VANGUARD = "Paliano Vanguard"
CAPTAIN = "Smuggler Captain"
SEARCHER = "Aether Searcher"
TRACKER = "Cogwork Tracker"
COUNTERS = ["Lurking Automaton", "Custodi Peacekeeper", "Garbage Fire", "Pyretic Hunter"]
WINGS = "Wings of the Guard"


def owner_of(card: str, pack: str) -> Pod:
    """Seat 0 has this card face up, and the pack in hand."""
    return Pod([card, "z"], [pack, "c1 | c2 | c3 | c4"])


# Noble Banneret, Paliano Vanguard, Smuggler Captain.


@pytest.mark.rule("CD-10", "CD-11", "CR 905.2b")
def test_banneret_notes_a_creatures_name_for_the_draft_and_the_game() -> None:
    """The creature is revealed, its name is public from then on, and Banneret is turned face down."""
    pod = owner_of(BANNERET, f"{WINGS} | b2")
    pod.act(0, "note-name").pick(0, WINGS)
    assert pod.notes(0) == [(BANNERET, WINGS)]
    assert pod.face_up(0) == []
    assert pod.play_out().final(0).names(BANNERET) == (WINGS,)


@pytest.mark.rule("CD-10")
def test_the_revealed_creature_can_be_another_banneret() -> None:
    """That second Banneret is then face up for a future creature."""
    pod = owner_of(BANNERET, f"{BANNERET} | b2")
    pod.act(0, "note-name").pick(0, BANNERET)
    assert pod.notes(0) == [(BANNERET, BANNERET)]
    assert pod.face_up(0) == [BANNERET]


@pytest.mark.rule("CD-10")
def test_banneret_notes_creatures_only() -> None:
    """Without a creature in the pack it isn't offered; turned on for another card it does nothing and is off again."""
    pod = owner_of(BANNERET, "Regicide | Garbage Fire")
    assert pod.acts(0) == []
    pod = owner_of(BANNERET, f"{WINGS} | Garbage Fire")
    pod.act(0, "note-name").pick(0, "Garbage Fire")
    assert pod.face_up(0) == [BANNERET]
    assert pod.notes(0) == [("Garbage Fire", 1)]
    assert pod.own(0).on == ()


@pytest.mark.rule("CD-10")
def test_vanguard_notes_creature_types() -> None:
    """Each creature type of the revealed card is noted."""
    pod = owner_of(VANGUARD, "Custodi Peacekeeper | b2")
    pod.act(0, "note-types").pick(0, "Custodi Peacekeeper")
    assert pod.play_out().final(0).creature_types(VANGUARD) == ("Human", "Cleric")
    assert pod.final(0).names(VANGUARD) == ()


@pytest.mark.rule("CD-10")
def test_captain_notes_any_card() -> None:
    """A card that is no creature will do for Smuggler Captain."""
    pod = owner_of(CAPTAIN, "Garbage Fire | b2")
    pod.act(0, "note-name").pick(0, "Garbage Fire")
    assert pod.notes(0) == [(CAPTAIN, "Garbage Fire"), ("Garbage Fire", 1)]
    assert pod.play_out().final(0).names(CAPTAIN) == ("Garbage Fire",)


@pytest.mark.rule("CD-11")
def test_one_card_may_be_noted_by_several() -> None:
    """Banneret, Vanguard and Captain may all be used on one creature."""
    pod = Pod([BANNERET, "z"], [VANGUARD, "y"], [CAPTAIN, "x"], [f"{WINGS} | b2", "c1 | c2"])
    for card in (VANGUARD, CAPTAIN):
        pod.pick(0, card)
    pod.act(0, "note-name").act(0, "note-types").act(0, "note-name").pick(0, WINGS)
    assert sorted(pod.notes(0)) == [(BANNERET, WINGS), (VANGUARD, "Bird"), (CAPTAIN, WINGS)]
    assert pod.face_up(0) == []


@pytest.mark.rule("CD-10")
def test_who_drafted_none_has_no_noted_names() -> None:
    """What was noted belongs to its player, not to whoever controls such a card in the game."""
    pod = owner_of(BANNERET, f"{WINGS} | b2")
    pod.act(0, "note-name").pick(0, WINGS).play_out()
    assert pod.final(1).names(BANNERET) == ()


# Aether Searcher.


@pytest.mark.rule("CD-7", "CD-9", "CR 905.2b")
def test_searcher_is_revealed_and_so_is_the_next_card() -> None:
    """The next card is shown to all, its name noted; both lie face down afterwards."""
    pod = Pod([f"{SEARCHER} | a2", "b1 | b2"])
    pod.pick(0, SEARCHER)
    assert pod.view(1).players[0].face_up == ()
    pod.pick(1, "b1")
    assert pod.notes(0) == [(SEARCHER, "b2")]
    shown = [(event.card.name, event.by) for event in pod.happened(Revealed) if isinstance(event, Revealed)]
    assert shown == [(SEARCHER, SEARCHER), ("b2", SEARCHER)]


@pytest.mark.rule("CD-9", "CD-11")
def test_searcher_as_the_last_card_of_a_round_waits_for_the_next_round() -> None:
    """The first card of the following round is revealed and noted."""
    pod = Pod(["a1", SEARCHER], ["b1 | b2", "c1 | c2"])
    assert pod.notes(1) == []
    pod.pick(1, "c2")
    assert pod.notes(1) == [(SEARCHER, "c2")]


@pytest.mark.rule("CD-9")
def test_searcher_as_the_last_card_of_the_draft_notes_nothing() -> None:
    """There won't be a noted name."""
    pod = Pod(["a1", SEARCHER])
    assert pod.table.is_over
    assert pod.final(1).names(SEARCHER) == ()


@pytest.mark.rule("CD-11")
def test_searcher_may_find_a_searcher() -> None:
    """The second one is noted for the first, and then waits for a card of its own."""
    pod = Pod([f"{SEARCHER} | a2 | a3 | a4", f"b1 | {SEARCHER} | b3 | b4"])
    pod.pick(0, SEARCHER).pick(1, "b1").pick(0, SEARCHER).pick(1, "a2").pick(0, "a3")
    assert pod.notes(0) == [(SEARCHER, SEARCHER), (SEARCHER, "a3")]


# Cards that note how many cards were drafted.


@pytest.mark.rule("CD-9", "CD-10")
@pytest.mark.parametrize("card", COUNTERS)
def test_a_number_counts_the_cards_of_the_round_including_itself(card: str) -> None:
    """Third and later sixth in a round note 3 and 6; the game takes the highest; a new round counts afresh."""
    packs = ["a1 | a2 | a3", f"b1 | b2 | {card}", f"c1 | {card} | c3"]
    pod = Pod(packs, [f"{card} | d2", "e1 | e2", "f1 | f2"])
    pod.pick(0, "a1").pick(1, "b1").pick(2, "c1").pick(0, "c3").pick(1, "a2").pick(2, "b2")
    assert pod.notes(0) == [(card, 3)]
    assert pod.notes(1) == [(card, 3)]
    pod.pick(0, card)
    assert pod.notes(0) == [(card, 3), (card, 1)]
    assert pod.play_out().final(0).highest(card) == 3
    assert pod.final(2).highest(card) == 0


@pytest.mark.rule("CD-11")
def test_numbers_count_cards_not_picks() -> None:
    """Cards drafted with Librarian, and cards put back since, all count."""
    pod = Pod(["Cogwork Librarian | a2 | a3 | a4 | Lurking Automaton", "b1 | b2 | b3 | b4 | b5"])
    pod.pick(0, "Cogwork Librarian").pick(1, "b1")
    pod.act(0, "draft-another").pick(0, "b2").pick(0, "b3")
    pod.pick(1, "a2").pick(0, "Lurking Automaton")
    assert pod.notes(0) == [("Lurking Automaton", 4)]


# Cogwork Tracker.


@pytest.mark.rule("CD-9")
def test_tracker_notes_who_passed_it() -> None:
    """In the first round that is the player to the right, in the second the one to the left."""
    first = [f"a1 | {TRACKER} | a3", "b1 | b2 | b3", "c1 | c2 | c3"]
    second = ["d1 | d2 | d3", f"e1 | {TRACKER} | e3", "f1 | f2 | f3"]
    pod = Pod(first, second)
    pod.pick(0, "a1").pick(1, "b1").pick(1, TRACKER).pick(2, "c1").pick(2, "b2").pick(0, "c2")
    assert pod.view(0).round == 2
    assert pod.play_out().final(1).players(TRACKER) == (0,)
    pod = Pod(["x", "y", "z"], second)
    pod.pick(1, "e1").pick(0, "d1").pick(0, TRACKER)
    assert pod.play_out().final(0).players(TRACKER) == (1,)


@pytest.mark.rule("CD-9")
def test_nobody_is_noted_for_a_tracker_that_nobody_passed() -> None:
    """The first card drafted from a booster was passed by nobody."""
    pod = Pod([f"{TRACKER} | a2", "b1 | b2"])
    pod.pick(0, TRACKER)
    assert pod.play_out().final(0).players(TRACKER) == ()


@pytest.mark.rule("CD-11")
def test_trackers_passer_is_whoever_really_passed_it() -> None:
    """A pack that somebody let by was passed by them; a last card by who chose its taker; an added one by nobody."""
    pod = Pod(["Leovold's Operative", "y", "z"], ["a1 | a2 | a3", f"c1 | c2 | {TRACKER}", "b1"])
    pod.act(0, "draft-another").pick(0, "a1").pick(0, "a2")
    pod.pick(1, "c1").pick(2, TRACKER)  # seat 0 let this pack by
    assert [note.number for note in pod.view(2).players[2].notes] == [0]

    pod = Pod(["z", "Canal Dredger", "y"], ["b1", f"a1 | a2 | {TRACKER}", "c1"])
    pod.pick(1, "a1").pick(0, "a2")
    assert pod.final(1).players(TRACKER) == (0,)

    pod = Pod(["Lore Seeker | a2", "b1 | b2"], added=[f"{TRACKER} | n2"])
    pod.pick(0, "Lore Seeker").answer(0, "draft-add-booster", True).pick(0, TRACKER)
    assert pod.play_out().final(0).players(TRACKER) == ()


# Paliano, the High City, and Regicide.


@pytest.mark.rule("CD-7", "CD-9", "CD-10", "CR 905.2b")
@pytest.mark.parametrize("card", ["Paliano, the High City", "Regicide"])
def test_three_different_colours_are_chosen_right_you_left(card: str) -> None:
    """The player to the right, the drafter, and the player to the left choose in turn, each another colour."""
    pod = Pod([f"{card} | a2", "b1 | b2", "c1 | c2"])
    pod.pick(0, card)
    assert [option.key for option in pod.options(2, "draft-colour")] == list("WUBRG")
    pod.answer(2, "draft-colour", "B")
    assert [option.key for option in pod.options(0, "draft-colour")] == list("WURG")
    pod.answer(0, "draft-colour", "W")
    assert [option.key for option in pod.options(1, "draft-colour")] == list("URG")
    pod.answer(1, "draft-colour", "G")
    assert [(note.text, note.seat) for note in pod.view(2).players[0].notes] == [("B", 2), ("W", None), ("G", 1)]
    assert pod.play_out().final(0).colours(card) == "WBG"


@pytest.mark.rule("CD-10")
def test_colours_of_several_add_up() -> None:
    """Each Regicide has the colours chosen for any of them."""
    pod = Pod(["Regicide | a2", "x | y"], ["Regicide | b2", "z | w"])
    pod.pick(0, "Regicide")
    for chooser, colour in ((1, "W"), (0, "U"), (1, "B")):
        pod.answer(chooser, "draft-colour", colour)
    pod.pick(1, "x").pick(0, "Regicide")
    for chooser, colour in ((1, "R"), (0, "G"), (1, "W")):
        pod.answer(chooser, "draft-colour", colour)
    assert pod.play_out().final(0).colours("Regicide") == "WUBRG"


def test_choosing_colours_holds_up_nobody() -> None:
    """While a neighbour thinks, packs go on and the drafter picks from the next; the card stays shown meanwhile."""
    pod = Pod(["Regicide | a2 | a3", "b1 | b2 | b3"])
    pod.pick(0, "Regicide").pick(1, "b1").pick(0, "b2").pick(1, "a2")
    assert [card.name for card in pod.view(1).players[0].shown] == ["Regicide"]
    assert not pod.table.is_over
    for seat, colour in ((1, "W"), (0, "U"), (1, "B")):
        pod.answer(seat, "draft-colour", colour)
    assert pod.view(1).players[0].shown == ()
    assert pod.table.is_over


def test_colours_chosen_at_a_deadline_are_lawful() -> None:
    """The drafter gets their main colour, a neighbour gives their least; all differ."""
    pod = Pod(["Wings of the Guard", "z"], ["Regicide | a2", "b1 | b2"])
    pod.pick(0, "Regicide")
    pod.default(1, "draft-colour").default(0, "draft-colour").default(1, "draft-colour")
    notes = [note.text for note in pod.view(0).players[0].notes]
    assert len(set(notes)) == 3
