"""Whom a bot has those attack that enter attacking."""

import pytest

from entaku.bots.playing.player import PlayBot
from entaku.kernel.decisions import Choose, Decision, Option
from entaku.magic.views.game_view import CardView, GameView, PlayerView
from entaku.oracle.card import Card, Face
from entaku.oracle.ir.abilities import Tree

CAT, WALKER = 11, 12


def attacked(lives: tuple[int, int]) -> object:
    """Whom a bot with a Cat that enters attacking chooses, of two opponents with so much life and a planeswalker."""
    players = tuple(
        PlayerView(seat, name, life, 30, 4) for seat, (name, life) in enumerate(zip("ABC", (20, *lives), strict=True))
    )
    cards = (
        CardView(CAT, "Cat", 0, 0, power=1, toughness=1, types=("Creature",)),
        CardView(WALKER, "Sage", 1, 1, types=("Planeswalker",)),
    )
    view = GameView(0, 3, 0, "declare attackers", 0, players, cards)
    options = (
        Option(-2, "player", seat=1),
        Option(-3, "player", seat=2),
        Option(WALKER, "object", card=WALKER, text="Sage"),
    )
    shape = Choose(options, 1, 1)
    decision = Decision(id=7, seat=0, actor=0, purpose="game-attack-whom", shape=shape, default=-2, about=(CAT,))
    card = Card("Cat", (Face("Cat", types=("Creature",)),))
    return PlayBot({"Cat": card}, {"Cat": Tree("Cat")}).answer(view, decision)


@pytest.mark.rule("CR 508.4")
@pytest.mark.parametrize(("lives", "whom"), [((20, 3), -3), ((3, 20), -2)])
def test_a_bot_attacks_who_has_little_life_left(lives: tuple[int, int], whom: int) -> None:
    """An attacker more counts most against the player who can take least."""
    assert attacked(lives) == whom
