"""How good a position is for a player: their share of all that the players have."""

from collections.abc import Sequence
from math import pow, sqrt

from entaku.bots.playing.board import worth_of
from entaku.kernel.seats import Seat
from entaku.magic.game import Game
from entaku.magic.views import permanent_view

HAND = 1.6
"""What a card in hand is worth, whatever it is."""
LAND = 0.9
ENOUGH_LANDS = 7
MONARCH = 2.5
SHARPNESS = 1.5
"""The more, the more the one who has most is taken to win."""


def outlook(game: Game, seat: Seat) -> float:
    """About how likely the player is to win, from 0 to 1."""
    if game.is_over:
        return 1.0 / len(game.winners) if seat in game.winners else 0.5 / len(game.players) if not game.winners else 0.0
    if game.players[seat].left:
        return 0.0
    has = [pow(strength, SHARPNESS) for strength in strengths(game)]
    return has[seat] / (sum(has) or 1.0)


def strengths(game: Game) -> Sequence[float]:
    """What each player has: permanents, cards, life."""
    boards = [0.0] * len(game.players)
    lands = [0] * len(game.players)
    for number in game.battlefield:
        card = permanent_view(game, game.objects[number], "public")
        if "Land" in card.types and "Creature" not in card.types:
            lands[card.controller] += 1
        else:
            boards[card.controller] += worth_of(card)
    found: list[float] = []
    for player in game.players:
        if player.left:
            found.append(0.0)
            continue
        seat = player.seat
        total = boards[seat] + LAND * min(lands[seat], ENOUGH_LANDS) + HAND * min(len(game.hands[seat]), 7)
        total += (
            living(player.life)
            - 0.4 * player.poison
            + 0.3 * player.energy
            + player.experience
            + (MONARCH if game.monarch == seat else 0.0)
        )
        found.append(max(0.5, total))
    return found


def living(life: int) -> float:
    """What so much life is worth: the first points most."""
    return 2.4 * sqrt(max(life, 0)) + 0.2 * life
