"""Whom creatures may attack: the one place that knows.  (CR 506.2, 802, 803, 801.9)"""

from entaku.kernel.seats import Seat
from entaku.magic.card_types import battle_protectors
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving import asking

Defender = tuple[Seat, int]
"""The player attacked and the planeswalker or battle, 0 if the player is attacked directly."""


def defending_players(game: Game, seat: Seat) -> tuple[Seat, ...]:
    """The players whom a player may attack, in turn order from the attacker's left."""
    side = game.setup.sides[seat]
    others = [other for other in game.seats_in_turn_order(seat) if other not in side]
    option = game.setup.profile.attack
    if option == "left":
        others = others[:1]
    elif option == "right":
        others = others[-1:]
    return tuple(other for other in others if asking.in_range(game, seat, other))


def defenders(game: Game, seat: Seat) -> list[Defender]:
    """Everything that may be attacked: players, their planeswalkers, battles that they protect.  (CR 2026 310.8b)"""
    found: list[Defender] = [(other, 0) for other in defending_players(game, seat)]
    players = {other for other, _ in found}
    for number in game.battlefield:
        traits = projection.look(game, game.objects[number])
        if "Planeswalker" in traits.types and traits.controller in players:
            found.append((traits.controller, number))
        elif "Battle" in traits.types:
            protector = battle_protectors.protector(game, game.objects[number], traits)
            if protector in players:
                found.append((protector, number))
    return found
