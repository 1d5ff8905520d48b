"""Cipher.  (CR 702.99)"""

from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, choose_objects
from entaku.magic.game.state import Effect
from entaku.magic.spells.resolving.asking import Context, objects
from entaku.magic.spells.resolving.follow import follows
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Triggered
from entaku.oracle.ir.changes import Gain
from entaku.oracle.ir.happenings import DealsDamage
from entaku.oracle.ir.short import EACH_PLAYER, SELF, YOURS, creature
from entaku.oracle.mechanics.casting import CastFree
from entaku.oracle.mechanics.cipher import Cipher


@follows(Cipher)
def cipher(ctx: Context, node: Cipher) -> Procedure[bool]:
    """The creature lets whoever controls it cast a copy whenever it deals combat damage to a player.  (CR 702.99a)"""
    game, spell = ctx.game, ctx.game.objects.get(ctx.source)
    if spell is None or not spell.is_card or spell.zone != "stack":
        return False
    own = objects(ctx, creature(YOURS))
    chosen = yield from choose_objects(game, ctx.controller, "game-cipher", own, 0, 1, (ctx.source,))
    bearer = next((number for number in chosen if number in game.battlefield), None)
    if bearer is None:
        return False
    name = spell.base.name
    moved = yield from moving.move(game, [Going(spell.id, "exile", exiled_by=(bearer, name))])
    if not any(number in game.objects and game.objects[number].zone == "exile" for number in moved):
        return False
    encoded = t.Group((t.ExiledWithSource(), t.Has("cipher"), t.Named(name)), "exile")
    ability = Triggered(DealsDamage(SELF, EACH_PLAYER, combat=True), (CastFree(encoded, copy=True),))
    mutators.add_effect(game, Effect(
        mutators.stamp(game), ctx.source, ctx.controller, "end of game", (bearer,), (Gain((ability,)),), turn=game.turn,
    ))  # fmt: skip
    return True
