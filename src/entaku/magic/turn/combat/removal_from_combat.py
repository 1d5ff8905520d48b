"""Removal from combat: what has another controller, or is no creature any longer, leaves it.  (CR 506.4)

This is looked at whenever a player would get priority.
"""

from entaku.magic.additional import designations
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.state import Game
from entaku.magic.spells.layers import projection
from entaku.magic.zones import zone_mutators
from entaku.magic.zones.zone_changes import Going


def notice_control(game: Game) -> None:
    """Permanents with a new controller leave combat, and are there for that player only from now.  (CR 506.4)

    Those that would be controlled by a player who has left are exiled.  (CR 800.4c)
    """
    now = projection.current(game)
    strays: list[int] = []
    for number in now.astray:
        item = game.objects[number]
        controller = now.traits[number].controller
        if game.players[controller].left:
            strays.append(number)
        elif controller != item.held_by:
            mutators.alter(game, number, held_by=controller, since=game.turn)
            mutators.leave_combat(game, number)
            mutators.happen(game, e.ControlChanged(number, controller, item.held_by))
            designations.take(game, number, "ring-bearer")  # it bears it for one player  (CR 2026 701.54a)
    if strays:
        zone_mutators.move(game, [Going(number, "exile", cause="leave") for number in strays])


def notice_creatures(game: Game) -> None:
    """What is no longer a creature, or no planeswalker or battle that is attacked, leaves combat.  (CR 506.4)"""
    combat = game.combat
    if combat is None:
        return
    for attack in combat.attacks:
        for number in (attack.attacker, *attack.blockers):
            item = game.objects.get(number)
            if item is not None and not projection.look(game, item).is_creature:
                mutators.leave_combat(game, number)
        if attack.planeswalker:
            walker = game.objects.get(attack.planeswalker)
            if walker is None or projection.look(game, walker).types.isdisjoint(("Battle", "Planeswalker")):
                mutators.leave_combat(game, attack.planeswalker)
