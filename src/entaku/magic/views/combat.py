"""What a viewer sees of a combat.  (CR 506)"""

from msgspec import Struct

from entaku.kernel.seats import Seat, Viewer
from entaku.magic.game.state import Game


class AttackView(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """An attacking creature, whom it attacks and who blocks it; `band` are the others of its band.  (CR 702.22c)"""

    attacker: int
    player: Seat
    planeswalker: int | None = None
    blockers: tuple[int, ...] = ()
    band: tuple[int, ...] = ()


def attack_views(game: Game) -> tuple[AttackView, ...]:
    if game.combat is None:
        return ()
    beside = game.combat.banded_with
    return tuple(
        AttackView(a.attacker, a.player, a.planeswalker, a.blockers, beside(a.attacker)) for a in game.combat.attacks
    )


def planned_views(game: Game, viewer: Viewer) -> tuple[AttackView, ...]:
    """What those of the viewer's team are about to attack or block with.  (CR 805.10)"""
    if game.combat is None or not game.combat.planned:
        return ()
    attacking = game.step == "declare attackers"
    if not (viewer == "open" or (isinstance(viewer, int) and game.is_turn_of(viewer) == attacking)):
        return ()
    return tuple(AttackView(one.attacker, one.player, one.planeswalker, one.blockers) for one in game.combat.planned)
