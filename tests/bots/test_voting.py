"""Votes: what comes of them for the voter, whoever calls them, and what a vote costs by itself."""

import pytest

from entaku.kernel.decisions import Choose, Decision, Option
from entaku.magic.views.game_view import CardView, GameView, PlayerView, StackView
from tests.bots.positions import BOT, ME, creature

CALLER = 1
TAXES = (Option(0, "word", text="death"), Option(1, "word", text="taxes"))


def voted(view: GameView, shape: Choose, about: int) -> object:
    """What a bot votes for, as itself."""
    asks = Decision(id=7, seat=ME, actor=ME, purpose="game-vote", about=(about, f"voter {ME}"), default=0, shape=shape)
    return BOT.copy().answer(view, asks)


@pytest.mark.parametrize(
    ("mine", "hand", "chosen"),
    [(0, 3, "death"), (2, 0, "taxes")],
)
def test_who_has_nothing_to_lose_by_a_choice_votes_for_it(mine: int, hand: int, chosen: str) -> None:
    """Where all but the caller pay, death is free to whoever has no creature, and taxes to whoever has no hand."""
    players = tuple(PlayerView(seat, f"P{seat}", 20, 30, hand if seat == ME else 3) for seat in range(3))
    board = (
        *(creature(10 + number, ME, 3, 3) for number in range(mine)),
        *(creature(20 + number, CALLER, 5, 5) for number in range(2)),
        creature(30, 2, 2, 2),
    )
    stack = (StackView(70, "Capital Punishment", CALLER),)
    view = GameView(ME, 9, CALLER, "precombat main", ME, players, board, stack)
    found = voted(view, Choose(TAXES), 70)
    assert TAXES[found if isinstance(found, int) else 0].text == chosen


@pytest.mark.parametrize(("mine", "chosen"), [(0, "carnage"), (4, "homage")])
def test_who_is_behind_votes_to_break_the_board_whoever_asks(mine: int, chosen: str) -> None:
    """What breaks everything is judged by what the voter would lose, not by what the caller would."""
    words = (Option(0, "word", text="carnage"), Option(1, "word", text="homage"))
    players = tuple(PlayerView(seat, f"P{seat}", 20, 30, 3) for seat in range(3))
    portal = CardView(50, "Coercive Portal", CALLER, CALLER, types=("Artifact",), mana_value=4)
    theirs = (creature(20, CALLER, 3, 3), creature(30, 2, 3, 3))
    view = GameView(
        ME, 9, CALLER, "upkeep", ME, players, (portal, *theirs, *(creature(n, ME, 3, 3) for n in range(mine)))
    )
    found = voted(view, Choose(words), 50)
    assert words[found if isinstance(found, int) else 0].text == chosen


@pytest.mark.parametrize(
    ("keeper", "given", "chosen"),
    [(None, (), 40), (2, (), 41), (2, ((2, "40"),), 40), (2, ((1, "41"), (2, "41"), (3, "41")), 41)],
)
def test_a_card_that_cant_win_isnt_voted_for_at_a_price(
    keeper: int | None, given: tuple[tuple[int, str], ...], chosen: int
) -> None:
    """Three others vote for the least card of the own graveyard; who votes otherwise pays the keeper of grudges."""
    great = CardView(40, "Elvish Aberration", ME, ME, types=("Creature",), power=4, toughness=5, mana_value=6)
    small = CardView(41, "Moss", ME, ME, types=("Creature",), power=1, toughness=1, mana_value=1)
    players = tuple(
        PlayerView(seat, f"P{seat}", 20, 30, 3, graveyard=(great, small) if seat == ME else ()) for seat in range(4)
    )
    squire = CardView(50, "Custodi Squire", ME, ME, types=("Creature",), power=3, toughness=3, mana_value=5)
    grudge = (
        [CardView(51, "Grudge Keeper", keeper, keeper, types=("Creature",), power=2, toughness=1)] if keeper else []
    )
    view = GameView(ME, 9, ME, "precombat main", ME, players, (squire, *grudge), votes=given)
    options = tuple(Option(card.id, "object", card=card.id, text=card.name) for card in (great, small))
    assert voted(view, Choose(options), 50) == chosen
