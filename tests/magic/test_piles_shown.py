"""What lies in hands, graveyards and sideboards is shown as it is, though what stays the same isn't looked at again."""

import pytest

import entaku
from entaku.magic.game import mutators
from entaku.magic.game.state import Game
from entaku.magic.views import viewing
from entaku.magic.views.game_view import CardView, GameView

BOARD = """
turn: A's main phase
cards:
  - {name: Day Bear, cost: "{1}{G}", type: Creature - Bear, size: 2/2}
  - name: Counting Fox
    cost: "{1}{G}"
    type: Creature - Fox
    size: "*/*"
    does: ["~'s power and toughness are each equal to the number of cards in your hand."]
  - name: Teacher
    cost: "{2}{U}"
    type: Creature - Wizard
    size: 2/2
    does: ["Creature cards in your graveyard have flash."]
board:
  A:
    hand: [Day Bear, Forest, Forest]
    graveyard: [Counting Fox, Day Bear, Brainstorm]
    battlefield: [Forest]
  B:
    hand: [Brainstorm, Teacher]
"""


class Shown:
    """A position that is looked at time and again."""

    def __init__(self) -> None:
        self.game: Game = entaku.position(BOARD).table.state.game
        self.look()

    def look(self) -> GameView:
        """What the first player sees: what they would see of a copy of which nobody has seen anything."""
        now = viewing.view(self.game, 0)
        other = self.game.copy()
        other.held = [None] * len(other.players)
        other.shown = other.apart = None
        viewing.SHOWN.known.clear()
        assert now == viewing.view(other, 0)
        return now

    def one(self, name: str, pile: tuple[int, ...]) -> int:
        return next(number for number in pile if self.game.objects[number].base.name == name)

    def draw_nothing(self) -> None:
        """The same cards as another pile, as if one had gone and come back."""
        self.game.hands[0] = (*self.game.hands[0][1:], self.game.hands[0][0])
        mutators.touched(self.game)


def buried(view: GameView, name: str) -> CardView:
    """A card in the first player's graveyard."""
    return next(card for card in view.players[0].graveyard if card.name == name)


def test_piles_stay_as_they_are_when_another_changes() -> None:
    """A card that comes to hand leaves the graveyard's cards the very same that they were."""
    shown = Shown()
    before = viewing.view(shown.game, 0).players[0].graveyard
    shown.draw_nothing()
    after = viewing.view(shown.game, 0).players[0].graveyard
    assert all(one is other for one, other in zip(before, after, strict=True))


@pytest.mark.parametrize("zone", ["hands", "graveyards"])
def test_a_card_that_changes_is_shown_so_though_its_pile_doesnt(zone: str) -> None:
    """Counters come to a card while another pile changes."""
    shown = Shown()
    bear = shown.one("Day Bear", getattr(shown.game, zone)[0])
    mutators.alter(shown.game, bear, counters=(("+1/+1", 1),))
    shown.draw_nothing()
    seen = shown.look().players[0]
    pile = seen.hand if zone == "hands" else seen.graveyard
    assert [card.power for card in pile if card.id == bear] == [3]


def test_a_card_that_defines_itself_is_looked_at_each_time() -> None:
    """What it counts changes while it lies where it lay; the others in the pile are the very same."""
    shown = Shown()
    first = shown.look()
    assert buried(first, "Counting Fox").power == 3
    shown.game.hands[0] = shown.game.hands[0][1:]
    mutators.touched(shown.game)
    now = viewing.view(shown.game, 0)
    assert buried(now, "Counting Fox").power == 2
    again = viewing.view(shown.game, 0)
    assert all(one is other for one, other in zip(now.players[0].graveyard, again.players[0].graveyard, strict=True))
    shown.look()


def test_an_effect_that_changes_cards_elsewhere_is_seen_at_once() -> None:
    """A permanent that gives the cards of a graveyard something, and leaves again."""
    shown = Shown()
    assert buried(shown.look(), "Day Bear").keywords == ()
    position = entaku.position(BOARD.replace("battlefield: [Forest]", "battlefield: [Forest, Teacher]"))
    game = shown.game = position.table.state.game
    assert buried(shown.look(), "Day Bear").keywords == ("flash",)
    teacher = shown.one("Teacher", tuple(game.battlefield))
    mutators.alter(game, teacher, face_down=True)
    assert buried(shown.look(), "Day Bear").keywords == ()
    mutators.alter(game, teacher, face_down=False)
    assert buried(shown.look(), "Day Bear").keywords == ("flash",)
