"""Whom bots let bear the Ring."""

import pytest

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Choose, Decision, Option
from entaku.magic.views.game_view import CardView, GameView, PlayerView

MINE, THEIRS = 0, 1


def bearer(*cards: CardView) -> object:
    """Which of its creatures a bot of seat 0 chooses."""
    players = tuple(PlayerView(seat, name, 20, 30, 4) for seat, name in enumerate(("Ada", "Ben")))
    view = GameView(MINE, 3, MINE, "precombat main", MINE, players, cards)
    options = tuple(Option(card.id, "object", card=card.id, text=card.name) for card in cards if card.owner == MINE)
    decision = Decision(
        id=7, seat=MINE, actor=MINE, purpose="game-ring-bearer", shape=Choose(options, 1, 1), default=(options[0].key,)
    )
    return PlayBot({}, {}).answer(view, decision)


def creature(number: int, owner: int, power: int, *keywords: str) -> CardView:
    return CardView(number, "Moss", owner, owner, power=power, toughness=2, types=("Creature",), keywords=keywords)


@pytest.mark.rule("CR 2026 701.54c")
def test_a_bot_lets_bear_the_ring_whom_it_hides() -> None:
    """Of two it chooses the weaker, which no creature of its rival's can block any more."""
    foes = (creature(21, THEIRS, 3), creature(22, THEIRS, 4))
    assert bearer(creature(11, MINE, 5), creature(12, MINE, 2), *foes) == 12


@pytest.mark.rule("CR 2026 701.54c")
def test_a_bot_lets_nobody_bear_the_ring_who_wont_attack() -> None:
    """A wall and a creature without power hit nobody."""
    foes = (creature(21, THEIRS, 2), creature(22, THEIRS, 2))
    own = (creature(11, MINE, 0), creature(12, MINE, 1, "defender"), creature(13, MINE, 3))
    assert bearer(*own, *foes) == 13


@pytest.mark.rule("CR 2026 701.54c")
def test_a_bot_lets_the_flyer_bear_the_ring_where_nobody_flies() -> None:
    """What only flyers could stop is stopped by nobody."""
    assert bearer(creature(11, MINE, 3), creature(12, MINE, 3, "flying"), creature(21, THEIRS, 2)) == 12
