"""Doors of Rooms that are unlocked, or locked, by a spell or ability.  (CR 2026 709.5f, 709.5g)"""

from entaku.kernel.decisions import Choose, Option
from entaku.magic.additional import designations
from entaku.magic.additional.faces import rooms
from entaku.magic.additional.faces.doors import HALVES
from entaku.magic.game.choices import Procedure, ask
from entaku.magic.spells.resolving.asking import Context, present
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.oracle.mechanics.unlocking import UnlockDoor


@follows(UnlockDoor)
def unlock_door(ctx: Context, node: UnlockDoor) -> Procedure[bool]:
    """Of each of the Rooms, which door is chosen as the spell or ability resolves.  (CR 608.2d)"""
    done = False
    for number in [one for one in present(ctx, node.what) if on_battlefield(ctx, one)]:
        item = ctx.game.objects[number]
        places = rooms.locked(item)
        found = range(len(rooms.halves(item))) if node.or_lock else places
        options = tuple(
            Option(place, "open" if place in places else "close", text=rooms.halves(item)[place].traits.name)
            for place in found
        )
        if not options:
            continue
        answer = yield from ask(ctx.game, ctx.controller, "game-door", Choose(options), about=(number,))
        place = answer if isinstance(answer, int) else options[0].key
        assert isinstance(place, int)
        if place in places:
            done |= rooms.unlock(ctx.game, ctx.controller, number, place)
        else:
            done |= designations.take(ctx.game, number, HALVES[place])
    return done
