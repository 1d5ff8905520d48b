"""What Equipment and Fortifications may be attached to.  (CR 301.5, 301.6)"""

from entaku.magic.additional import protection
from entaku.magic.game.definitions import Traits
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection

HOSTS = {"Equipment": "Creature", "Fortification": "Land"}
"""The subtypes of artifacts that are attached to permanents, and the type of these."""


def may_bear(game: Game, host: int, number: int, traits: Traits) -> bool:
    """Whether a permanent on the battlefield may have this artifact attached to it.  (CR 301.5c, 301.6, 702.16d)"""
    types = projection.look(game, game.objects[host]).types
    borne = any(kind in traits.subtypes and on in types for kind, on in HOSTS.items())
    return borne and not protection.protected(game, host, number)
