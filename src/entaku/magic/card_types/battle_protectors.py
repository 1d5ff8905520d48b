"""Battles in a game: their protectors, and what becomes of those that have none.  (CR 2026 310.8, 310.10, 704.5v–x)"""

from entaku.kernel.seats import Seat
from entaku.magic.card_types import battles
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_player
from entaku.magic.game.definitions import Traits
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import projection
from entaku.magic.zones.awaited_abilities import is_awaited


def protector(game: Game, item: Object, traits: Traits) -> Seat | None:
    """The player who protects a battle, if there is one in the game."""
    seat = battles.protector(item.chosen, traits.controller, "Siege" in traits.subtypes)
    return seat if seat is not None and game.in_game(seat) else None


def is_unguarded(game: Game, item: Object, traits: Traits) -> bool:
    """Whether a battle needs another protector: a Siege whose controller it is, or one that nobody attacks without one.

    (CR 2026 704.5w, 704.5x)
    """
    if "Battle" not in traits.types:
        return False
    seat = protector(game, item, traits)
    if seat is None:
        attacks = game.combat.attacks if game.combat is not None else ()
        return not any(attack.planeswalker == item.id for attack in attacks)
    return "Siege" in traits.subtypes and seat == traits.controller


def is_defeated(game: Game, item: Object, traits: Traits) -> bool:
    """Whether a battle has no defense left, and no ability of it has triggered that is yet to leave the stack.

    (CR 2026 704.5v)
    """
    if "Battle" not in traits.types or item.counter("defense"):
        return False
    return not is_awaited(game, item.id)


def choose(game: Game, number: int) -> Procedure[bool]:
    """A battle's controller chooses who protects it now; whether anybody can.  (CR 2026 310.10)"""
    item = game.objects[number]
    seat = projection.look(game, item).controller
    chosen = yield from choose_player(game, seat, "game-protector", game.opponents(seat), (number,))
    if chosen is None:
        return False
    kept = tuple(pair for pair in item.chosen if pair[0] != "player")
    mutators.alter(game, number, chosen=(*kept, ("player", str(chosen))))
    return True
