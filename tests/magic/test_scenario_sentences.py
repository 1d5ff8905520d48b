"""What a sentence of a scenario may say beside its verb: the way, the ability, the half, the mana; and what it may not.

Each pair of stories differs in what is wrong: the first holds, the second fails and says why.
"""

import pytest

from entaku.kernel.errors import Unreadable
from entaku.oracle.card import Card, Face
from entaku.oracle.ir.abilities import Tree
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import Outcome, run
from tests.magic.imported import imported
from tests.shared_data import shared

MADE_UP = """
- cards:
    - name: Ember
      cost: R
      type: Instant
      does: ["does(Damage(2, TARGET), targets=(ANY_TARGET,))", "Keyword('flashback', cost('1R'))"]
    - name: Comet
      cost: 4R
      type: Sorcery
      does:
        - does(Damage(3, TARGET), targets=(ANY_TARGET,))
        - AlternativeCost((SacrificeCost(group(Is('Mountain'))),))
    - name: Hail
      cost: R
      type: Instant
      does: does(DivideDamage(3), targets=(Target((group(CREATURE),), 1, 3),))
    - {name: Bear, cost: 1G, type: Creature — Bear, size: 2/2}
    - {name: Giant, cost: 3G, type: Creature — Giant, size: 4/4}
    - {name: Rhino, cost: 3G, type: Creature — Rhino, size: 4/4, does: "Keyword('trample')"}
    - name: Loom
      cost: "2"
      type: Artifact
      does: ["ability((TapThis(),), Draw(1))", "ability((TapThis(),), GainLife(2))"]
    - name: Thorn Grove
      type: Land
      does: ["taps_for('C')", "ability((TapThis(),), AddMana('RG'), Damage(1, YOU))"]
    - {name: Prism, type: Artifact, cost: "1", does: "ability((TapThis(), SacrificeCost()), AddMana())"}
    - name: Thief
      type: Enchantment — Aura
      cost: 2U
      does: ["Keyword('enchant', where=(CREATURE,))", "Static(ATTACHED, (SetController(YOU),))"]
    - {name: Stargazer, type: Creature, cost: U, size: 1/1, does: "enters(May((Draw(1),)))"}
    - {name: Stalwart, type: Creature, cost: W, size: 1/1, does: "Static(rules=(CantLose(),))"}
"""

STORY = """
- scenario: A story
  imported: [{imported}]
  board:
    A:
      life: -3
      hand: [2 Ember, Comet, Hail, Stargazer]
      library: [5 Plains]
      graveyard: [Ember]
      battlefield: [{lands}, 2 Bear as the Bear, Giant, Loom, Stalwart, {more}]
    B:
      battlefield: [Bear as the first Grizzly, Bear as the second Grizzly, Giant as Ogre]
  play: [{play}]
  expect: [{expect}]
"""

R = "Mountain"
"""What casts Ember."""

STORIES = (
    # An answer that may be asked for; one that had to be given.
    ("A casts Ember targeting B; If asked, A says yes", "B has 18 life", R, ""),
    ("A casts Hail targeting the Ogre; A divides 3 to the Ogre", "the Ogre has 3 damage", R, ""),
    # Life below nothing.
    ("", "A has -3 life", R, ""),
    # Ways of casting.
    ("A casts Ember by flashback targeting B", "B has 18 life; Swamp is tapped", f"{R}, Swamp", ""),
    ("A casts Ember for its flashback cost targeting B", "Ember is in exile", f"{R}, Swamp", ""),
    ("A casts Comet for its alternative cost targeting B", "B has 17 life", R, ""),
    ("A casts Comet without paying its mana cost targeting B", "B has 17 life", f"6 {R}", ""),
    ("A casts Comet for its mana cost targeting B", "there are 6 Mountains on the battlefield", f"6 {R}", ""),
    # Ordinals beside aliases.
    ("A casts Ember targeting the second Bear", "A controls 1 Bear; the second Grizzly has 0 damage", R, ""),
    ("A casts Ember targeting the second Grizzly", "B controls 1 Bear; A controls 2 Bears", R, ""),
    ("A casts Ember targeting the Bear", "A controls 1 Bear", R, ""),
    # Abilities by their words, and by ordinals.
    ('A activates Loom\'s "gain" ability', "A has -1 life; A drew 0 cards", R, ""),
    ('A activates the "draw a card" ability of Loom', "A drew 1 card", R, ""),
    ("A activates Loom's second ability", "A has -1 life", R, ""),
    # Mana that costs more than tapping.
    ("A casts Ember targeting B", "B has 18 life; A has -4 life", "Thorn Grove", ""),
    ("A casts Stargazer; A says yes", "A drew 1 card; Prism is in A's graveyard", R, "Prism"),
    ("A casts Ember targeting B paying with Thorn Grove", "A has -4 life", f"{R}, Thorn Grove", ""),
    ('A taps Thorn Grove for mana by its "1 damage" ability; A chooses green', "A has -4 life", "Thorn Grove", ""),
    # What an effect gave to a player has been theirs since before.
    ("", "A can attack B with the second Bear", R, "Thief (attached to the second Bear)"),
    ("A attacks B with Ogre", "Ogre is attacking B", R, "Thief (attached to Ogre)"),
    # A division.
    (
        "A attacks B with Giant; B blocks Giant with the first Grizzly and the second Grizzly; "
        "go to combat damage; A assigns 2 to the first Grizzly and 2 to the second Grizzly",
        "B controls no Bears", R, "",
    ),
)  # fmt: skip
"""What is done, what is then so, the lands, and what else A has: each holds."""

REFUSED = (
    ("A casts Ember targeting B; A says yes", "answers a question that was never asked", R, ""),
    ("A casts Hail targeting Ogre; A divides 2 to Ogre", "answers a question that was never asked", R, ""),
    ("A casts Hail targeting Ogre and the Bear; A divides 2 to Ogre and 2 to the Bear", "must add up to", R, ""),
    ("A casts Ember by retrace targeting B", "may not do that with Ember: not enough mana", R, ""),
    ("A casts Comet for its evoke cost targeting B", "in that way; there is: mana, alternative", f"6 {R}", ""),
    ("A casts Ember by flashback targeting B", "not enough mana", R, ""),
    ("A casts Ember targeting the third Bear", "can't be the target", R, ""),
    ("A casts Ember kicked targeting B", "It is kicked 0 times", R, ""),
    ('A activates Loom\'s "destroy" ability', "There is: {T}: Draw a card., {T}: You gain 2 life.", R, ""),
    ("A activates Loom's third ability", "has no ability “third”", R, ""),
    ("A casts Comet for its mana cost targeting B", "there is: alternative", R, "Prism"),
    ("A casts Ember targeting B paying with Loom", "may not do that with Loom", R, ""),
    ('A taps Thorn Grove for mana by its "untap" ability', "has no ability “untap”", "Thorn Grove", ""),
    (
        "A attacks B with Rhino; B blocks Rhino with the first Grizzly; "
        "go to combat damage; A assigns 1 to the first Grizzly and 3 to B",
        "the rules refuse this division", R, "Rhino",
    ),
    (
        "A attacks B with Giant; B blocks Giant with the first Grizzly and the second Grizzly; "
        "go to combat damage; A assigns 1 to the first Grizzly and 1 to the second Grizzly",
        "the parts must add up to 4, not 2", R, "",
    ),
    (
        "go to B's main phase; B attacks A with Ogre; A blocks Ogre with Giant and Bear; "
        "go to combat damage; B assigns 5 to Giant", "must add up to", R, "",
    ),
)  # fmt: skip
"""What is done, and why that fails."""


def played(play: str, expect: str, lands: str, more: str, used: str = "", story: str = STORY) -> Outcome:
    """A story of A and B with these cards."""
    sentences = ", ".join(f"'{line.replace(chr(39), chr(39) * 2)}'" for line in play.split("; ") if line)
    expected = ", ".join(f'"{line}"' for line in expect.split("; "))
    text = story.format(imported=used, lands=lands, more=more, play=sentences, expect=expected)
    return run(read_scenarios(MADE_UP + text, "test.yaml", imported)[0], "test.yaml")


@pytest.mark.parametrize("play, expect, lands, more", STORIES)
def test_a_sentence_is_understood(play: str, expect: str, lands: str, more: str) -> None:
    """What it says is done, and nothing else."""
    assert [failure.text("en") for failure in played(play, expect, lands, more).failures] == []


@pytest.mark.parametrize("play, why, lands, more", REFUSED)
def test_what_the_rules_refuse_fails_the_scenario(play: str, why: str, lands: str, more: str) -> None:
    """It says why, in both languages, and nothing is done in another way instead."""
    (failure,) = played(play, "A has -3 life", lands, more).failures
    assert why in failure.text("en")
    assert failure.text("ja").startswith(failure.text("en").split()[1].rstrip(":") + "行目：")


HALVES = (
    ("A casts Fire targeting B; A divides 2 to B", "B has 18 life"),
    ("A casts Ice of Fire // Ice targeting Ogre", "Ogre is tapped; A drew 1 card"),
    ("A casts Fire // Ice targeting B", "B has 18 life"),
)


@pytest.mark.rule("CR 709.3")
@pytest.mark.parametrize("play, expect", HALVES)
def test_half_of_a_split_card_is_cast(play: str, expect: str) -> None:
    """By its name, or as a half of the card; by the card's name where one half alone fits."""
    shared("data/oracle/cards.jsonl.gz")
    story = STORY.replace("2 Ember", "Fire // Ice")
    assert [
        failure.text("en")
        for failure in played(play, expect, "2 Mountain, 2 Island", "", "Fire // Ice", story).failures
    ] == []


def test_a_half_that_cannot_be_cast_fails_the_scenario() -> None:
    """The other half isn't cast instead."""
    shared("data/oracle/cards.jsonl.gz")
    story = STORY.replace("2 Ember", "Fire // Ice")
    (failure,) = played("A casts Ice targeting Ogre", "A has -3 life", "3 Mountain", "", "Fire // Ice", story).failures
    assert "A may not do that with Ice: not enough mana." in failure.text("en")


FOR_ALL = """
- imported: [Ember]
- scenario: One
  board: {A: {hand: [Ember]}}
  expect: [A has 1 card in hand]
- scenario: Two
  board: {B: {hand: [Ember]}}
  expect: [B has 1 card in hand]
"""


def test_imported_cards_are_listed_once_a_file() -> None:
    """All its scenarios use them; a name that isn't imported is told with its line."""
    ember = Card("Ember", (Face("Ember", types=("Instant",)),)), Tree("Ember")
    read = read_scenarios(FOR_ALL, "test.yaml", {"Ember": ember}.get)
    assert [(scenario.imported, run(scenario).passed) for scenario in read] == [(("Ember",), True)] * 2
    with pytest.raises(Unreadable) as found:
        read_scenarios(FOR_ALL, "test.yaml")
    assert str(found.value) == "test.yaml, line 2: “Ember” is not among the cards you imported."


@pytest.mark.parametrize("said", ["A can't attack the moon", "A can cast", "A casts"])
def test_what_is_no_action_is_not_understood(said: str) -> None:
    """What can or can't be done is an action of the language, or the file is refused with the line."""
    story = f'- scenario: A story\n  board: {{A: {{}}}}\n  play:\n    - now: ["{said}"]\n'
    (scenario,) = read_scenarios(story, "story.yaml")
    with pytest.raises(Unreadable, match=r"story\.yaml, line 4: .* isn't understood"):
        run(scenario, "story.yaml")
