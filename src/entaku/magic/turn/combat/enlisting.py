"""Creatures that are enlisted by attackers, to which they lend their power.  (CR 508.1g, CR 2026 702.154)"""

from collections.abc import Iterable

from entaku.kernel.seats import Seat
from entaku.magic.concepts.mana import mana_abilities
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection

Enlisted = list[tuple[int, int]]
"""Attackers, each with the creature that it enlisted."""


def enlist(game: Game, seat: Seat, declared: Iterable[int]) -> Procedure[Enlisted]:
    """Each attacker with enlist may tap one creature that could have attacked, and didn't.  (CR 2026 702.154a)"""
    found: Enlisted = []
    attackers = tuple(declared)
    for number in attackers:
        if number not in game.objects or not is_enlisting(game, number):
            continue
        chosen = yield from choose_objects(game, seat, "game-enlist", at_home(game, seat, attackers), 0, 1, (number,))
        for other in chosen:
            if other in game.objects and not game.objects[other].tapped:
                mutators.tap(game, [other])
                found.append((number, other))
    return found


def is_enlisting(game: Game, number: int) -> bool:
    return "enlist" in projection.look(game, game.objects[number]).kit.keywords


def at_home(game: Game, seat: Seat, attackers: Iterable[int]) -> list[int]:
    """The player's untapped creatures that don't attack, and have haste or were there as the turn began."""
    found = []
    for number in game.battlefield:
        item = game.objects[number]
        traits = projection.look(game, item)
        own = traits.controller == seat and traits.is_creature and number not in attackers
        if own and not item.tapped and not mana_abilities.is_sick(game, item, traits):
            found.append(number)
    return found
