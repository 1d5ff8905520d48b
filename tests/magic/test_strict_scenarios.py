"""A scenario fails where it says something that means nothing: each such sentence would have held of whatever is so."""

import pytest

from entaku.kernel.errors import Unreadable
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import Outcome, run

CARDS = """
- cards:
    - {name: Elf, type: Creature — Elf, cost: G, size: 1/1, does: "taps_for('G')"}
    - {name: Hexer, type: Creature — Human, cost: R, size: 1/1, does: "{T}: ~ deals 1 damage to any target."}
    - {name: Bear, type: Creature — Bear, size: 2/2, cost: 1G}
    - {name: Banner, type: Creature — Human Soldier, size: 1/1, does: banding}
    - {name: Shock, type: Instant, cost: R, does: ~ deals 2 damage to any target.}
    - {name: Recall, type: Sorcery, cost: U, does: ["Draw a card.", "Flashback {2}{U}"]}
    - {name: Sleeper, type: Creature — Human, cost: W, size: 1/1, does: "Morph {W}"}
    - {name: Watcher, type: Creature — Bird, cost: W, size: 1/1, does: "When ~ dies, draw a card."}
    - {name: Deep, type: Sorcery, cost: U, does: Draw a card.}
"""

STORY = """
- scenario: A story
  players: {players}
  board: {board}
  play: [{play}]
  expect: [{expect}]
"""

BOARD = """{A: {battlefield: [Elf, Hexer, Bear, Watcher], hand: [Shock, Sleeper], graveyard: [Recall], library: [Deep]},
  B: {battlefield: [Bear as Grizzly]}}"""


def outcome(expect: str, play: str = "", board: str = BOARD, players: int = 2) -> Outcome:
    story = CARDS + STORY.format(players=players, board=board, play=play, expect=expect)
    return run(read_scenarios(story, "test.yaml")[0], "test.yaml")


def failures(expect: str, play: str = "", board: str = BOARD, players: int = 2) -> list[str]:
    return [failure.text("en") for failure in outcome(expect, play, board, players).failures]


@pytest.mark.parametrize(
    "empty, why",
    [
        ("Bear doesn't have flyng", "the game plays no keyword ability “flyng”"),
        ("Bear is not an Elff", "there is no type “Elff”"),
        ("A can't activate Bear (not allowed)", "it has no such ability"),
        ("A can't activate the second ability of Hexer (not allowed)", "it has no such ability"),
        ('"A can\'t activate Hexer\'s \\"draw\\" ability (not allowed)"', "it has no such ability"),
        ("Baer is gone", "Nothing here is called “Baer”"),
        ("Baer is not in A's graveyard", "Nothing here is called “Baer”"),
        ("Baer didn't die", "Nothing here is called “Baer”"),
        ("Baer wasn't cast", "Nothing here is called “Baer”"),
        ("Bear is not attached to Baer", "Nothing here is called “Baer”"),
        ("A can't cast Shock by flashback (not allowed)", "it has no such way of casting"),
        ("A can't cast Shock by flashback (not there)", "it has no such way of casting"),
        ("A can't cast Shock kicked (not allowed)", "it has no such way of casting"),
        ("A can't cast Shock face down (not allowed)", "it has no such way of casting"),
        ("A can't cast Shock for its alternative cost (not allowed)", "it has no such way of casting"),
        ("A can't foretell Shock (not allowed)", "it has no such way of casting"),
        ("A can't suspend Shock (not allowed)", "it has no such way of casting"),
        ("A can't cast Baer (not there)", "Nothing here is called “Baer”"),
        ("A can't play Baer (not there)", "Nothing here is called “Baer”"),
        ("A can't cast Shock targeting Baer (no target)", "Nothing here is called “Baer”"),
        ("A can't attack B with Baer (not allowed)", "Nothing here is called “Baer”"),
        ("B can't block Baer with Grizzly (not allowed)", "Nothing here is called “Baer”"),
        ("Bear didn't trigger", "“Bear” has no ability that could trigger"),
    ],
)
def test_what_is_not_there_has_no_contrary(empty: str, why: str) -> None:
    """What is said not to be so of a name, keyword, type or ability that nothing has fails, with one sentence."""
    (failure,) = failures(empty)
    assert why in failure


@pytest.mark.parametrize(
    "true, false",
    [
        ("A can't activate Bear (no ability)", "A can't activate Hexer targeting B (no ability)"),
        ("Bear is not attacking B", "Bear is attacking B"),
        ("Bear is not attached to Elf", "Bear is attached to Elf"),
        ("Bear is not an Elf", "Elf is not an Elf"),
        ("Goblin token is gone", "Elf is gone"),
        ("A can't cast Shock by flashback (no way)", "A can't cast Recall by flashback (no way)"),
        ("A can't cast Recall by flashback (not enough mana)", "A can't cast Recall by flashback (not there)"),
        ("A can't cast Sleeper face down (not enough mana)", "A can't cast Sleeper kicked (not enough mana)"),
        ("A can't cast Deep (not allowed)", "A can't cast Deep (not there)"),
        ("A can't play Elf (not allowed)", "A can't play Elf (not there)"),
        ("Watcher didn't trigger", "Elf didn't trigger"),
    ],
)
def test_what_is_there_is_asked(true: str, false: str) -> None:
    """The same sentences about what is there hold where they are true, and fail where they aren't."""
    assert failures(true) == []
    assert len(failures(false)) == 1


@pytest.mark.parametrize(
    "wrong, why",
    [
        ("A can't cast Bear", "doesn't say why; put the reason behind it in brackets: no priority, wrong time"),
        ("A cannot attack B with Bear", "doesn't say why"),
    ],
)
def test_a_refusal_says_why(wrong: str, why: str) -> None:
    """That something can't be done holds for many reasons: the one that is meant is said."""
    with pytest.raises(Unreadable, match=r"test\.yaml, line ") as found:
        outcome(wrong)
    assert why in str(found.value)
    assert "理由" in found.value.said("ja")


@pytest.mark.parametrize(
    "board, why",
    [
        ("{A: {battlefield: [1/1 red Goblin token with flyng]}}", "no keyword ability “flyng”"),
        ("{A: {battlefield: [Bear (transformed)]}}", "“Bear” has no other face to be transformed"),
        ("{A: {battlefield: [Bear (flipped)]}}", "“Bear” has no other face to be flipped"),
        ("{A: {coin: edge}}", "a coin shows “heads”"),
        ("{A: {die: 21}}", "“21” is no roll of a die"),
        ("{A: {die: 0}}", "“0” is no roll of a die"),
        ("{A: {die: [1, 1, 1, 1, 1, 1, 1]}}", "no seed was found"),
    ],
)
def test_a_board_that_cannot_be_is_refused(board: str, why: str) -> None:
    """A keyword that nobody knows, a face that there isn't, a coin on its edge: refused with one sentence."""
    with pytest.raises(Unreadable) as found:
        outcome("A has 20 life", board=board)
    assert why in str(found.value)


@pytest.mark.rule("CR 509.1", "CR 802.4")
def test_who_does_not_block_leaves_the_others_their_declaration() -> None:
    """B, who is asked nothing, doesn't block; C, who is asked, then blocks."""
    board = "{A: {battlefield: [Bear]}, B: {}, C: {battlefield: [Bear as Grizzly]}}"
    play = "A attacks C with Bear, B doesn't block, C blocks Bear with Grizzly, go to combat damage"
    assert failures("C has 20 life, Grizzly died, Bear died", play, board, players=3) == []


@pytest.mark.rule("CR 702.22c")
def test_a_band_is_named_in_one_sentence() -> None:
    """ "A bands X and Y" answers for the one that has banding and for the one that joins it; others can't."""
    board = "{A: {battlefield: [Banner, Bear, Elf]}, B: {battlefield: [Bear as Grizzly]}}"
    attack = '"A attacks B with Banner, Bear and Elf"'
    block = "B blocks Banner with Grizzly"
    both = f"{attack}, A bands Banner and Bear, {block}"
    assert failures("Bear is blocked, Elf is unblocked", both, board) == []
    (failure,) = failures("Bear is blocked", f'{attack}, "A bands Banner, Bear and Elf", {block}', board)
    assert "was never asked" in failure
