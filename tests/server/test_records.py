"""What honours are awarded for, read from the events of games that were played.  (CM-17)"""

import pytest

from entaku.magic.game import events
from entaku.scenarios.board import set_up
from entaku.scenarios.playing import ScenarioTable
from entaku.scenarios.reading import read_scenarios
from entaku.scenarios.running import finish, groups, take
from entaku.server.nights.records import commander_win, records

CARDS = """
    - {name: Marshal Vorn, cost: 2WW, type: Legendary Creature — Human Soldier, size: 7/7}
    - {name: Slay, cost: '2', type: Instant, does: "does(Destroy(TARGET), targets=(target_creature(),))"}
    - {name: Borrow, cost: 2R, type: Sorcery, does: "does(Apply(TARGET, (SetController(YOU),)), Untap(TARGET), \
gains(TARGET, 'haste'), targets=(target_creature(),))"}
    - {name: Bear, cost: 1G, type: Creature — Bear, size: 2/2}
"""


def played(profile: str, players: int, rest: str) -> dict[str, dict[int, int]]:
    """The records of a game that begins as described."""
    head = f"- scenario: A game\n  rules: [CM-17]\n  profile: {profile}\n  players: {players}\n  cards:{CARDS}"
    (scenario,) = read_scenarios(head + rest, "here")
    table = ScenarioTable(scenario, set_up(scenario))
    for step, answers in groups(scenario.story):
        assert take(table, step, answers) == []
    finish(table)
    return records(table.events)


@pytest.mark.rule("CM-17")
def test_combat_damage_is_counted_turn_by_turn() -> None:
    """Two bears hit for four in one turn and for two in the next but one: four is the record."""
    found = played(
        "conspiracy",
        2,
        """
  board:
    A: {battlefield: [2 Bear]}
  play:
    - A attacks B with Bear and Bear
    - go to combat damage
    - go to B's main phase
  expect: [B has 16 life]
""",
    )
    assert found["combat-damage"] == {0: 4}
    assert found["commander-win"] == {}


@pytest.mark.rule("CM-12", "CM-17")
@pytest.mark.parametrize("profile", ["commander-2010", "commander"])
def test_the_last_opponent_is_felled_by_a_commander(profile: str) -> None:
    """Twenty-one damage by a commander wins the game; while others are left it wins nothing."""
    board = """
  board:
    A: {battlefield: [Marshal Vorn (commander)]}
    B: {life: 90, commander damage: [14 from Marshal Vorn]}
  play:
    - A attacks B with Marshal Vorn
    - go to combat damage
"""
    assert played(profile, 2, board + "  expect: [A has won]\n")["commander-win"] == {0: 1}
    assert played(profile, 3, board + "  expect: [the game goes on]\n")["commander-win"] == {}


@pytest.mark.rule("CM-12", "CM-17")
def test_who_controls_the_commander_wins_by_it() -> None:
    """A borrowed commander fells its own owner: the win is the borrower's."""
    found = played(
        "commander-2010",
        2,
        """
  board:
    A: {hand: [Borrow], battlefield: [3 Mountain]}
    B: {life: 90, battlefield: [Marshal Vorn (commander)], commander damage: [14 from Marshal Vorn]}
  play:
    - A casts Borrow targeting Marshal Vorn
    - A attacks B with Marshal Vorn
    - go to combat damage
  expect: [A has won]
""",
    )
    assert found["commander-win"] == {0: 1}
    assert found["commander-mana"] == {}


@pytest.mark.rule("CM-13", "CM-17")
@pytest.mark.parametrize("profile", ["commander-2010", "commander"])
def test_mana_spent_on_commanders_is_added_up(profile: str) -> None:
    """Four mana the first time and six the second are ten; what other spells cost doesn't count."""
    found = played(
        profile,
        2,
        """
  board:
    A:
      commanders: [Marshal Vorn as the Boss]
      hand: [Slay]
      battlefield: [14 Plains]
  play:
    - A casts the Boss
    - then: [the Boss is on the battlefield]
    - A casts Slay targeting the Boss
    - then: [the Boss is in the command zone]
    - A casts the Boss
    - then: [the Boss is on the battlefield]
  expect: [the tax of the Boss is 4]
""",
    )
    assert found["commander-mana"] == {0: 10}


@pytest.mark.rule("CM-17")
def test_a_felled_player_long_gone_is_no_win_by_commander() -> None:
    """Somebody fell to a commander earlier; the game ended otherwise, or without a winner."""
    struck = events.CommanderStruck(1, 0, 0, "Marshal Vorn", 7, 21, controller=0)
    before = (struck, events.PlayerLost(1, "commander"), events.TurnBegan(9, 2))
    assert commander_win((*before, events.PlayerLost(2, "life"), events.GameEnded((0,), "last"))) == {}
    assert commander_win((struck, events.PlayerLost(1, "commander"), events.GameEnded((), "draw"))) == {}
    assert commander_win((struck, events.PlayerLost(1, "commander"), events.GameEnded((2,), "last"))) == {}


@pytest.mark.rule("CM-17")
def test_mana_is_gone_with_its_step() -> None:
    """Combat damage counts by who controlled what dealt it; mana is counted as it lies in the pool."""
    happened = (
        events.Damaged(1, 3, seat=1, combat=True, controller=0),
        events.Damaged(2, 2, object=7, combat=True, controller=0),
        events.Damaged(3, 9, seat=1, controller=0),
        events.ManaAdded(1, "GGG", 4),
        events.StepBegan("end", 0),
        events.ManaAdded(1, "G", 4),
        events.TurnBegan(2, 1),
        events.Damaged(1, 4, seat=0, combat=True, controller=1),
        events.Damaged(1, 1, seat=0, combat=True, controller=0),
    )
    assert records(happened) == {
        "combat-damage": {0: 5, 1: 4},
        "mana-pool": {1: 3},
        "commander-win": {},
        "commander-mana": {},
    }
