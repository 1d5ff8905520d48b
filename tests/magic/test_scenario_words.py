"""Every sentence of scenarios can fail, and what is wrong with a file is said so that its writer understands it."""

import pytest

from entaku.kernel.errors import Unreadable
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import Outcome, run

BOARD = """
scenario: A board to look at
players: [Aki, Ben, 千代]
monarch: Ben
turn: Aki's main phase
board:
  Aki:
    life: 17
    poison: 2
    mana: RG
    hand: [Divination, Flame Slash, Brainstorm]
    library: [Island, Swamp]
    graveyard: [Murder]
    command:
      - Brago's Favor (face down, naming Wind Dancer)
    battlefield:
      - 風の踊り手 as Dancer (tapped, 2 +1/+1 counters)
      - 2 Mountain
      - 1/1 red Goblin token
      - Spy Kit (attached to Dancer)
      - Scourge of the Throne (summoning sick)
  Ben:
    hand: [Negate]
    battlefield:
      - Pillarfield Ox (1 damage)
      - Spectral Grasp (attached to Dancer)
      - 4 Swamp
  千代:
    battlefield: [Silverchase Fox]
"""

PAIRS = (
    ("Aki has 17 life", "Aki has 18 life"),
    ("Aki has 2 poison counters", "Aki has no poison counters"),
    ("Aki has 3 cards in hand", "Aki has 2 cards in hand"),
    ("Aki has 2 cards in library", "Aki has 1 card in library"),
    ("Aki's hand is Divination; Brainstorm; Flame Slash", "Aki's hand is Divination; Flame Slash"),
    ("Aki's library is Island; Swamp", "Aki's library is Swamp; Island"),
    ("Aki has GR in their mana pool", "Aki has no in their mana pool"),
    ("Ben is the monarch", "nobody is the monarch"),
    ("Aki is not the monarch", "千代 is the monarch"),
    ("Aki doesn't have the city's blessing", "Ben has the city's blessing"),
    ("千代 is still in the game", "千代 has lost"),
    ("the game goes on", "the game is over"),
    ("it is Aki's main phase", "it is Aki's upkeep"),
    ("Aki has priority", "Ben has priority"),
    ("Ben takes the next turn", "千代 takes the next turn"),
    ("Aki controls 2 Mountains", "Aki controls 3 Mountains"),
    ("Aki controls 1 Goblin token", "Aki controls no Goblin tokens"),
    ("Ben doesn't control Dancer", "Ben controls Dancer"),
    ("there are 4 Swamps on the battlefield", "there are 5 Swamps on the battlefield"),
    ("there are 4 untapped Swamps on the battlefield", "there is 1 tapped Swamp on the battlefield"),
    ("Island is on top of Aki's library", "Swamp is on top of Aki's library"),
    ("Murder is in Aki's graveyard", "Murder is in Ben's graveyard"),
    ("Murder is not on the battlefield", "Murder is in exile"),
    ("Dancer is 4/4", "Dancer is 3/3"),
    ("Dancer has flying", "Dancer doesn't have flying"),
    ("Silverchase Fox doesn't have flying", "Silverchase Fox has flying"),
    ("Dancer has 2 +1/+1 counters", "Dancer has 1 +1/+1 counter"),
    ("Pillarfield Ox has 1 damage", "Pillarfield Ox has 0 damage"),
    ("Dancer is tapped", "Dancer is untapped"),
    ("Scourge of the Throne is summoning sick", "Dancer is summoning sick"),
    ("Brago's Favor is face down", "Brago's Favor is face up"),
    ("Brago's Favor has chosen Wind Dancer", "Brago's Favor has chosen Murder"),
    ("Dancer is blue", "Dancer is white and blue"),
    ("Spy Kit is colourless", "Spy Kit is not colourless"),
    ("Spy Kit is an artifact", "Spy Kit is a creature"),
    ("Dancer is named Wind Dancer", "Dancer is named Spy Kit"),
    ("Spy Kit is attached to Dancer", "Spy Kit is unattached"),
    ("Goblin is a token", "Dancer is a token"),
    ("Dancer is not attacking", "Dancer is attacking"),
    ("Ben can't see Brago's Favor", "Ben can see Brago's Favor"),
    ("Aki can see Divination", "Ben can see Divination"),
    ("Aki can cast Flame Slash targeting Pillarfield Ox", "Aki can cast Divination"),
    ("Aki can't cast Divination (not enough mana)", "Aki can't cast Divination (wrong time)"),
    ("Ben can't cast Negate (not enough mana)", "Ben can cast Negate"),
    ("Aki can't attack Ben with Dancer (not allowed)", "Aki can attack Ben with Scourge of the Throne"),
    ("Aki can turn up Brago's Favor", "Aki can't turn up Brago's Favor (not allowed)"),
    ("Aki can tap Mountain for mana", "Aki can tap Spy Kit for mana"),
    ("Wind Dancer didn't die", "Wind Dancer died"),
    ("Murder wasn't cast", "Murder was cast"),
    ("Murder didn't resolve", "Murder resolved"),
    ("Murder wasn't countered", "Murder was countered"),
    ("Scourge of the Throne didn't trigger", "Scourge of the Throne triggered twice"),
    ("Murder wasn't revealed", "Murder was revealed"),
    ("Murder wasn't shown to Ben", "Murder was shown to Ben"),
    ("Aki drew 0 cards", "Aki drew 1 card"),
    ("Aki discarded 0 cards", "Aki discarded 1 card"),
    ("Ben lost 0 life", "Ben lost 1 life"),
    ("Ben was dealt 0 damage", "Ben was dealt 1 damage"),
    ("time got 0 votes", "time got 1 vote"),
    ("nobody was asked to vote", "Ben was asked to vote"),
)


def outcome(text: str) -> Outcome:
    return run(read_scenarios(text, "test.yaml")[0], "test.yaml")


@pytest.mark.parametrize("true, false", PAIRS)
def test_a_statement_holds_or_fails(true: str, false: str) -> None:
    """Each form of statement is right about what is so, and fails about what isn't, in both languages."""
    assert outcome(f'{BOARD}\nexpect: ["{true}"]').failures == ()
    (failure,) = outcome(f'{BOARD}\nexpect: ["{false}"]').failures
    assert false in failure.text("en")
    assert false in failure.text("ja")


PLAYED = (
    ("Aki casts Divination", "not enough mana"),
    ("Aki casts Flame Slash targeting Ben", "can't be the target"),
    ("Ben casts Flame Slash targeting Dancer", "it isn't there"),
    ("Aki casts Shrieking Nonsense", "it isn't there"),
    ("Aki attacks Ben with Dancer", "may not do that with Dancer"),
    ("Ben blocks Dancer with Pillarfield Ox", "isn't asked to declare anything"),
    ("Aki turns up Spy Kit", "not allowed"),
    ("go to Aki's coffee break", "There is no step"),
)


@pytest.mark.parametrize("action, why", PLAYED)
def test_an_action_that_is_not_legal_fails_the_scenario(action: str, why: str) -> None:
    """The failure says the line and the reason."""
    (failure,) = outcome(f'{BOARD}\nplay: ["{action}"]\nexpect: [Aki has 17 life]').failures
    assert why in failure.text("en")
    assert failure.text("en").startswith("line 31: ")


def test_an_answer_that_nobody_asked_for_fails_the_scenario() -> None:
    """A sentence that answers nothing is a mistake of its writer."""
    (failure,) = outcome(f"{BOARD}\nplay: [Ben votes for time]\nexpect: [Aki has 17 life]").failures
    assert "“Ben votes for time” (line 31) answers a question that was never asked" in failure.text("en")


WRONG = (
    ("scenario: X\nplayers: 11\nexpect: A has 20 life", "line 2: 11 players can't play; from 2 to 10 can."),
    ("scenario: X\nplayers: [A, A]\nexpect: A has 20 life", "line 2: two players have the same name."),
    ("scenario: X\nbord: {}\nexpect: A has 20 life", "“bord” has no meaning in “scenario”. Meant: board?"),
    ("scenario: X\nscenario: Y", "line 2: “scenario” is there twice."),
    ("rules: [CD-1]", "line 1: this scenario has no name; begin it with “scenario: …”."),
    ("scenario: X", "line 1: this scenario expects nothing; say under “expect” what must be so."),
    ("scenario: X\nturn: A's coffee break\nexpect: A has 20 life", "there is no step “coffee break”"),
    ("scenario: X\nturn: later\nexpect: A has 20 life", "“later” says no point of a turn"),
    ("scenario: X\nturn: Z's upkeep\nexpect: A has 20 life", "there is no player “Z”; there are A, B."),
    ("scenario: X\nprofile: {range: far}\nexpect: A has 20 life", "this profile can't be used"),
    ("scenario: X\nprofile: {rang: 1}\nexpect: A has 20 life", "“rang” has no meaning in “profile”. Meant: range?"),
    ("scenario: X\nboard: {A: {life: much}}\nexpect: A has 20 life", "“life” should be a whole number, not “much”."),
    ("scenario: X\nboard: {A: {hand: [Murdre]}}\nexpect: A has 20 life", "no card “Murdre”. Meant: Murder?"),
    (
        "scenario: X\nboard: {A: {battlefield: [Murder (upside down)]}}\nexpect: A has 20 life",
        "“upside down” says nothing about a card.",
    ),
    (
        "scenario: X\nboard: {A: {battlefield: [Spy Kit (attached to Wind Dancer)]}}\nexpect: A has 20 life",
        "there is no “Wind Dancer” on this board.",
    ),
    (
        "scenario: X\nboard: {A: {noted: {Regicide: a secret}}}\nexpect: A has 20 life",
        "“a secret” is no note of a draft",
    ),
    ("scenario: X\ncards: [{name: Y, type: Instant, does: 'open(1)'}]\nexpect: A has 20 life", "can't be read"),
    ("scenario: X\ncards: [{name: Y, type: Instant, does: forecast}]\nexpect: A has 20 life", "“forecast”"),
    (
        "scenario: X\ncards: [{name: Y, type: Land, does: \"Static(CREATURE, (Gain((Keyword('fear of'),)),))\"}]\n"
        "expect: A has 20 life",
        "“fear of”",
    ),
    ("scenario: X\ncards: [{name: Y, type: Creature, size: big}]\nexpect: A has 20 life", "“big” is no size"),
    ("scenario: X\ncards: [{name: Y}]\nexpect: A has 20 life", "a made-up card needs a name and a type."),
    ("scenario: X\nimported: [Moss]\nexpect: A has 20 life", "“Moss” is not among the cards you imported."),
    ("scenario: X\nboard: {A: {battlefield: [Forest (owned by Z)]}}\nexpect: A has 20 life", "there is no player “Z”"),
    ("scenario: X\nboard: {A: {battlefield: [Forest (chosen player Z)]}}\nexpect: A has 20 life", "no player “Z”"),
    ("scenario: X\nexpect: A looks happy", "“A looks happy” isn't understood. Sentences like it:"),
    ("scenario: X\nexpect: [{a: b}]", "should be a sentence, or a list of sentences"),
    ("", "the file is empty."),
)


@pytest.mark.parametrize("text, told", WRONG)
def test_what_is_wrong_with_a_file_is_told(text: str, told: str) -> None:
    """Each fault of a file is named with the file, the line and what would be right."""
    with pytest.raises(Unreadable) as found:
        outcome(text)
    assert str(found.value).startswith("test.yaml, line ")
    assert told in str(found.value)
    assert found.value.said("ja").startswith("test.yamlの")
