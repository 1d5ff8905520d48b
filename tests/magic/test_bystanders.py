"""What holds of two players holds of them among more who sit there and pass; what can't hold so is named, with why."""

from pathlib import Path

import msgspec
import pytest

from entaku.scenarios.running import run
from entaku.scenarios.scenario import Scenario, Side
from tests.magic.conftest import scenarios
from tests.shared_data import shared

SCENARIOS = Path(__file__).parent / "scenarios"
BYSTANDERS = ("Yuki", "Zoe")

CANT: dict[str, dict[str, tuple[str, ...]]] = {
    "the game goes on among those who are left, so that nobody has won and nothing is a draw": {
        "commander.yaml": (
            "If all who are left lose at once the game is a draw (commander-2010)",
            "If all who are left lose at once the game is a draw (commander)",
        ),
        "judging/shipped.yaml": ("The Duskmantle Seer kills all at once who can't bear what they reveal",),
        "judging_multiplayer/at_the_same_moment.yaml": (
            "A lifelink blow that wins the game gains its life too late for nobody",
        ),
        "page.yaml": (
            "A player wins as the last of all, and the game is over",
            "All players lose at once, and the game is a draw",
        ),
        "reprints_cn2.yaml": ("Opaline Unicorn and Birds of Paradise make any colour",),
        "ruled/all_at_once.yaml": ("Whoever lives by the angel may concede all the same",),
        "ruled/choices_made.yaml": ("When both lose their last life by what they reveal nobody wins",),
        "rulings.yaml": ("At the end of the game face-down conspiracies are shown to everybody",),
        "turns.yaml": ("A copy of a spell on the stack resolves before the spell",),
    },
    "with two players the first draw is skipped and a first mulligan costs a card": {
        "beginning.yaml": (
            "With two players the first one skips the first draw",
            "With two players the first mulligan costs a card",
            "A Paris mulligan deals one card fewer, with nothing to put on the bottom",
        ),
        "shown_in_full.yaml": (
            "Who has Sovereign's Realm draws five cards and plays basic lands that they didn't bring",
        ),
        "signatures/d_kept.yaml": ("Or stay in the hand",),
    },
    "bystanders are opponents, too: they can be attacked, chosen and counted, and lose life": {
        "attacking.yaml": (
            "With two players a goaded creature must attack the one who goaded it",
            "A goaded creature needn't attack where attacking costs something",
        ),
        "imported/commander_2011_again.yaml": (
            "Ruhan attacks an opponent chosen at random, who is the only one here, if he can",
        ),
        "imported/commander_politics.yaml": ("A giant attacks whom chance names",),
        "imported/entering_attacking.yaml": (
            "Where only one player can be attacked nobody is asked",
            "An opponent's Warrior brings its controller a Warrior",
        ),
        "imported/kinds_and_choices.yaml": ("Against one opponent it enters tapped",),
        "imported/rumble.yaml": ("The other half may be chosen instead, and what it makes opponents lose counts",),
        "limits_of_x.yaml": ("X of a spell is no greater than it says, however much mana there is",),
        "page.yaml": ("Cards are put into piles, and one of them is chosen",),
        "keyword_meanings.yaml": ("Against one opponent undaunted helps with one mana only",),
        "ruled/combat.yaml": ("Who must attack needn't pay for it",),
        "ruled/commanders_cards.yaml": ("Whoever gains life by the Arbiter's levelling triggers what waits for it",),
        "ruled/control_and_zones.yaml": (
            "Ruhan attacks the player, not a planeswalker of theirs",
            "Ruhan needn't pay, and may attack a planeswalker then",
        ),
        "ruled/crown_and_council.yaml": (
            "A goaded creature that can attack nobody else attacks who goaded it",
            "A goaded creature needn't pay to attack",
        ),
        "ruled/seldom_asked.yaml": ("In each combat Ruhan is told anew whom to attack",),
        "rulings.yaml": ("Of several exiled cards Arcane Savant copies one",),
        "rumble.yaml": (
            "An instant put there is cast in another player's turn; a second threshold in a turn of theirs counts",
            "An additional cost with X takes the X that is paid for",
            "A conspiracy may be chosen; it isn't cast, and works as one in the command zone does",
        ),
        "signatures/c_lands.yaml": ("With one opponent it enters tapped",),
        "signatures/e_few.yaml": ("Who has no less life than the opponent gains none",),
        "signatures/e_last.yaml": ("With a card in the opponent's hand it costs all of it",),
    },
    "bystanders have turns, and priority before it comes round again": {
        "imported/for_good_and_for_a_turn.yaml": (
            "A copy made in the end step is there in the next turn, and has haste still",
        ),
        "imported/state_based.yaml": ("Nothing is exiled until a creature leaves that has left already",),
        "judging/zones.yaml": ("What triggers at the end comes not in the end step in which its source arrived",),
        "planechase.yaml": ("Counters on a plane grow, and its damage with them, for each planar controller in turn",),
        "set_aside.yaml": (
            "A suspended spell that is countered goes to the graveyard (2022-04)",
            "A suspended spell that is countered goes to the graveyard (2026-09)",
        ),
        "signatures/e_many.yaml": ("The werewolf that turns itself fights when it turns, and not as it is there",),
    },
    "bystanders vote": {
        "ruled/crown_and_council.yaml": ("Votes for counters on a creature that has gone are votes",),
        "ruled/draft_sets.yaml": ("Who votes for several others' choices loses for it once",),
        "rulings.yaml": ("Grudge Keeper's trigger comes even if the vote was its own end",),
        "voting.yaml": (
            "With Ballot Broker a player may vote for both",
            "Whoever else chooses the votes, the player with Ballot Broker decides whether to vote again",
            "Custodi Squire returns every card with most votes, though it is dead itself",
            "Tyrant's Choice on a tie tortures",
            "Bite of the Black Rose on a tie makes every opponent discard two cards",
            "Coercive Portal on a tie draws a card, with more votes for carnage destroys all but lands",
            "Magister of Worth on a tie destroys all other creatures",
            "Split Decision on a tie copies the spell for its own controller, who didn't cast it",
        ),
    },
}
"""By why, and by file, the scenarios of two players that don't hold with others at the table."""
FILES = sorted(str(path.relative_to(SCENARIOS)) for path in SCENARIOS.rglob("*.yaml"))


def among_others(scenario: Scenario, others: int) -> Scenario:
    """A scenario with more players after those that it names; they have ten Plains each, and do nothing."""
    return msgspec.structs.replace(
        scenario, players=(*scenario.players, *BYSTANDERS[:others]), sides=(*scenario.sides, *[Side()] * others)
    )


@pytest.mark.sweep
@pytest.mark.parametrize("name", FILES)
def test_bystanders_change_nothing(name: str) -> None:
    """Every scenario of two players holds with a third, and with a fourth, but for those that are named above."""
    pairs = [one for one in scenarios(SCENARIOS / name) if len(one.players) == len("AB")]
    if any(one.imported for one in pairs):
        shared("data/oracle/cards.jsonl.gz")
    failed = {one.name for others in (1, 2) for one in pairs if run(among_others(one, others), name).failures}
    assert failed == {each for why in CANT.values() for each in why.get(name, ())}


def test_who_cant_is_there() -> None:
    """Every file that is said to have scenarios that can't be played so is there."""
    assert {name for why in CANT.values() for name in why} <= set(FILES)
