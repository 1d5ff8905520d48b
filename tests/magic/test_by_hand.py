"""Where the rules fail, or don't know a card, the game goes back to its last priority and on by hand."""

from collections.abc import Sequence
from typing import NoReturn

import msgspec
import pytest

from entaku.kernel.decisions import Answer, Choose, Number, Option
from entaku.kernel.table import Event
from entaku.magic.concepts import priority
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.game.play import Play
from entaku.magic.game.profile import RulesProfile
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving import follow
from entaku.magic.spells.resolving.asking import Context
from entaku.magic.views import viewing
from entaku.magic.zones import moving
from entaku.oracle.ir.actions import Unknown
from entaku.oracle.mechanics.damage import Damage
from entaku.scenarios.board import set_up
from entaku.scenarios.reading import read_scenarios
from tests.magic.positions import answer, by_hand, find, position
from tests.magic.wild import SPRING


def asked(play: Play, purpose: str) -> Play:
    """Passes until somebody is asked this."""
    while play.decision is not None and play.decision.purpose != purpose:
        answer(play, play.decision.default if play.decision.purpose != "game-priority" else "pass")
    assert play.decision is not None
    return play


def broken(*_: object) -> NoReturn:
    """A procedure that fails."""
    raise RuntimeError("a fault")


@pytest.fixture
def spell_that_fails(monkeypatch: pytest.MonkeyPatch) -> Play:
    """A table at which somebody has cast Volcanic Fallout, which fails as it resolves."""
    side = {"battlefield": [SPRING] * 4, "hand": ["Volcanic Fallout"], "library": ["Plains"] * 5}
    other = {"library": ["Plains"] * 5, "battlefield": [SPRING]}
    play = position([side, other], patient=True, profile=RulesProfile(rumble=20))
    monkeypatch.setitem(follow.FOLLOW, Damage, broken)
    return play


def test_a_fault_goes_back_and_is_told(spell_that_fails: Play) -> None:
    """A spell that fails leaves the stack; the table is told, and its player acts by hand."""
    play = spell_that_fails
    told = list(answer(play, f"cast:{find(play.game, 'Volcanic Fallout', 'hand')}"))
    while play.decision is not None and play.decision.purpose == "game-priority":
        told += answer(play, "pass")
    assert by_hand(told) == ["Volcanic Fallout: a fault"]
    assert play.decision is not None
    assert (play.decision.purpose, play.decision.actor, play.decision.default) == ("game-by-hand", 0, "done")
    assert [play.game.objects[n].definition.name for n in play.game.graveyards[0]] == ["Volcanic Fallout"]


@pytest.mark.rule("EV-15")
def test_life_by_hand(spell_that_fails: Play) -> None:
    """By hand a life total changes by what the player says, and the Rumble rule counts it; then the game goes on."""
    play = spell_that_fails
    answer(play, f"cast:{find(play.game, 'Volcanic Fallout', 'hand')}")
    asked(play, "game-by-hand")
    answer(play, "life")
    assert play.decision is not None
    assert isinstance(play.decision.shape, Choose)
    answer(play, -2)  # the player in seat 1
    assert play.decision is not None
    assert isinstance(play.decision.shape, Number)
    answer(play, -2)
    assert [(player.life, player.rumbled) for player in play.game.players] == [(20, 2), (18, 0)]
    answer(play, "done")
    assert play.decision is not None
    assert play.decision.purpose != "game-by-hand"


def test_cards_and_counters_by_hand(spell_that_fails: Play) -> None:
    """By hand a card goes to another zone, and counters are put on a permanent; no card is lost."""
    play = spell_that_fails
    answer(play, f"cast:{find(play.game, 'Volcanic Fallout', 'hand')}")
    asked(play, "game-by-hand")
    spring = next(n for n in play.game.battlefield if play.game.objects[n].owner == 1)
    answer(play, "counters")
    answer(play, (spring,))
    answer(play, 3)
    answer(play, 2)
    assert play.game.objects[spring].counter("charge") == 2
    answer(play, "move")
    answer(play, (spring,))
    answer(play, "library-bottom")
    assert play.game.objects[play.game.libraries[1][-1]].definition.name == SPRING
    assert play.game.libraries[1][-1] != spring
    answer(play, "tap")
    answer(play, tuple(play.game.battlefield[:1]))
    assert not [n for n in play.game.objects if play.game.objects[n].zone == "stack"]


@pytest.mark.rule("CR 118.6")
def test_a_card_known_by_name_only_is_played_by_hand() -> None:
    """It can't be cast, but its player may put it where it belongs, told to everybody; nobody else may."""
    side = {"hand": ["Nobody Knows This"], "library": ["Plains"] * 5}
    play = position([side, side], profile=RulesProfile(windows="public"))
    own, theirs = (play.game.hands[seat][0] for seat in (0, 1))
    assert play.decision is not None
    assert play.decision.actor == 0
    assert isinstance(play.decision.shape, Choose)
    assert [option.key for option in play.decision.shape.options if option.card in (own, theirs)] == [f"hand:{own}"]
    told: list[Event] = []
    for given in (f"hand:{own}", "move", (own,), "battlefield", -1):
        told += answer(play, given)
    assert by_hand(told) == ["Nobody Knows This: "]
    kinds = [type(event) for event in told]
    assert kinds.index(e.ByHand) < kinds.index(e.ActedByHand)
    assert [event for event in told if isinstance(event, e.ActedByHand)][-1].card == "Nobody Knows This"
    there = find(play.game, "Nobody Knows This")
    assert play.game.objects[there].controller == 0
    answer(play, "done")
    assert play.decision is not None
    assert play.decision.purpose == "game-priority"
    assert play.game.hands[1] == (theirs,)
    assert f"hand:{there}" in [option.key for option in priority.actions(play.game, 0)]


def test_faults_without_end_end_in_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table where everything fails neither hangs nor breaks."""
    side = {"battlefield": [SPRING] * 3, "library": ["Plains"] * 60}

    def no_draw(game: Game, seat: int, count: int) -> list[int]:
        raise RuntimeError("no cards today")

    monkeypatch.setattr(moving, "draw", no_draw)
    play = position([side, side, side], patient=True)
    for _ in range(400):
        if play.decision is None:
            break
        answer(play, play.decision.default)
    assert (play.game.ended, play.game.winners) == ("fault", ())


def test_a_clause_nobody_understands_is_done_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """An unknown clause of a spell stops its resolution until its controller has done it by hand."""
    play = position([{"battlefield": [SPRING], "library": ["Plains"]}, {"library": ["Plains"]}])
    asking: Procedure[bool] = follow.FOLLOW[Unknown](Context(play.game, 1, 0), Unknown("does something odd"))
    decision = next(asking)
    assert (decision.purpose, decision.actor) == ("game-by-hand", 0)
    with pytest.raises(StopIteration) as finished:
        asking.send("done")
    assert finished.value.value is True


def test_conceding_by_hand(spell_that_fails: Play) -> None:
    """Who is asked to act by hand may concede instead; the game is over or goes on."""
    play = spell_that_fails
    answer(play, f"cast:{find(play.game, 'Volcanic Fallout', 'hand')}")
    asked(play, "game-by-hand")
    answer(play, True, 0)
    assert play.game.winners == (1,)
    assert {item.owner for item in play.game.objects.values()} == {1}


@pytest.mark.rule("CR 111.3", "CR 120.3")
def test_tokens_damage_and_draws_by_hand(spell_that_fails: Play) -> None:
    """By hand tokens are made, damage is dealt, and cards are drawn; each act is told to everybody."""
    play = spell_that_fails
    answer(play, f"cast:{find(play.game, 'Volcanic Fallout', 'hand')}")
    asked(play, "game-by-hand")
    told = [*answer(play, "token")]
    for one in (-1, "Goblin", 2, 1, 3, 2):
        told += answer(play, one)
    made = [play.game.objects[n] for n in play.game.battlefield if play.game.objects[n].is_token]
    assert [(item.base.name, item.base.power, item.base.toughness, item.base.colours) for item in made] == [
        ("Goblin", 2, 1, "R")
    ] * 2
    told += answer(play, "damage")
    spring = next(n for n in play.game.battlefield if play.game.objects[n].definition.name == SPRING)
    for chosen in ((spring,), (-2,)):
        told += answer(play, chosen)
    told += answer(play, 3)
    assert play.game.players[1].life == 17
    for one in ("draw", -1, 1):
        told += answer(play, one)
    acts = [event for event in told if isinstance(event, e.ActedByHand)]
    assert [(act.what, act.whose, act.number) for act in acts] == [("token", 0, 2), ("damage", 1, 3), ("draw", 0, 1)]


def test_a_hidden_card_that_is_moved_by_hand_is_not_named() -> None:
    """From a hand to a library: only who moves it knows which card it was."""
    act = e.ActedByHand(0, "move", "Regicide", text="library-top", seen=False)
    assert [viewing.told(act, viewer) for viewer in (0, "open")] == [act, act]
    hidden = viewing.told(act, 1)
    assert isinstance(hidden, e.ActedByHand)
    assert (hidden.card, hidden.text) == ("", "library-top")
    assert viewing.told(e.ActedByHand(0, "move", "Regicide"), "public") == e.ActedByHand(0, "move", "Regicide")


def using_by_hand(library: Sequence[str] = ("Plains", "Island")) -> tuple[Play, list[Event]]:
    """A player uses a card of their hand by hand, and hasn't done anything yet; what everybody was told."""
    side = {"hand": ["Nobody Knows This"], "library": library}
    play = position([side, side], profile=RulesProfile(windows="public"))
    return play, list(answer(play, f"hand:{play.game.hands[0][0]}"))


def test_using_a_card_by_hand_can_be_left_and_nobody_hears_of_it() -> None:
    """Until something was done nothing is told, and who leaves it has priority as before, after as many passes."""
    side = {"hand": ["Nobody Knows This"], "library": ["Plains"] * 3}
    play = position([side, side], profile=RulesProfile(windows="public"))
    told = list(answer(play, "pass"))
    assert play.decision is not None
    assert (play.decision.actor, play.game.pending.passes) == (1, 1)
    told = [*answer(play, f"hand:{play.game.hands[1][0]}")]
    assert [option.what for option in options_of(play)][-1] == "leave"
    for given in ("move", (), "done"):
        told += answer(play, given)
    assert told == []
    assert (play.decision.actor, play.decision.purpose, play.game.pending.passes) == (1, "game-priority", 1)


@pytest.mark.rule("CR 401.2")
def test_the_top_of_a_library_is_moved_by_hand_unseen() -> None:
    """All that a player is shown and asked is the same in whichever order their library lies, until a card is seen."""
    libraries = (["Plains", "Island", "Regicide"], ["Regicide", "Plains", "Island"])
    shown = []
    for library in libraries:
        play, told = using_by_hand(library)
        seen = [msgspec.json.encode((play.decision, viewing.view(play.game, 0)))]
        for given in ("move", ("library-top",), "library-bottom"):
            told += answer(play, given)
            seen.append(msgspec.json.encode((play.decision, viewing.view(play.game, 0))))
        assert [play.game.objects[n].definition.name for n in play.game.libraries[0]] == [*library[1:], library[0]]
        shown.append((seen, [viewing.told(event, 0) for event in told]))
    assert shown[0] == shown[1]


@pytest.mark.rule("CR 401.5")
def test_a_top_card_that_is_known_is_moved_by_its_name() -> None:
    """Where a player sees the top card of their library it is among the cards, and stands there by its name."""
    play, _ = using_by_hand()
    top = play.game.libraries[0][0]
    answer(play, "move")
    assert top not in [option.card for option in options_of(play)]
    answer(play, ())
    mutators.alter(play.game, top, known_to=(0,))
    answer(play, "move")
    assert [option.text for option in options_of(play) if option.card == top] == ["Plains"]
    assert "library-top" not in [option.key for option in options_of(play)]


def options_of(play: Play) -> tuple[Option, ...]:
    """What may be chosen from now."""
    assert play.decision is not None
    assert isinstance(play.decision.shape, Choose)
    return play.decision.shape.options


UNREAD = """
- scenario: An Equipment whose equip isn't understood
  cards:
    - {name: Song Blade, type: Artifact — Equipment, does: ["NotUnderstood('Equip, sing a song.')", "Static(Attached(), (Resize(2, 0),))"]}
    - {name: Bear, type: Creature — Bear, size: 2/2}
    - {name: Rod, type: Artifact}
  board: {A: {battlefield: [Song Blade, Bear, Rod]}}
  expect: [A has 20 life]
"""  # noqa: E501


@pytest.mark.rule("CR 301.5b")
def test_an_equipment_whose_equip_is_not_understood_is_attached_by_hand() -> None:
    """By hand it is attached to a creature, to nothing, and only by its player's word to what it can't equip."""
    (scenario,) = read_scenarios(UNREAD, "unread.yaml")
    play = set_up(scenario).play
    blade, bear, rod = (find(play.game, name) for name in ("Song Blade", "Bear", "Rod"))
    told: list[Event] = []
    for given in (f"hand:{blade}", "attach"):
        told += answer(play, given)
    assert play.decision is not None
    assert isinstance(play.decision.shape, Choose)
    assert [option.key for option in play.decision.shape.options] == [blade]
    to_bear: tuple[Answer, ...] = ((blade,), (bear,), "done")
    for act in to_bear:
        told += answer(play, act)
    assert projection.look(play.game, play.game.objects[bear]).power == 4
    off_and_to_rod: tuple[Answer, ...] = ("attach", (blade,), (), "attach", (blade,), (rod,), "done", False)
    for act in (f"hand:{blade}", *off_and_to_rod):
        told += answer(play, act)
    assert play.game.objects[blade].attached is None
    acts = [(event.what, event.card, event.text) for event in told if isinstance(event, e.ActedByHand)]
    assert acts == [
        ("attach", "Song Blade", "Bear"), ("detach", "Song Blade", ""), ("attach", "Song Blade", "Rod"),
    ]  # fmt: skip
