"""Emblems.  (CR 114)"""

from entaku.cards.mechanics.emblems import Emblem
from entaku.magic import changing
from entaku.magic import events as e
from entaku.magic.definitions import Definition, Traits, kit_of
from entaku.magic.questions import Context
from entaku.magic.resolving.follow import at_once


@at_once(Emblem)
def emblem(ctx: Context, node: Emblem) -> bool:
    """An emblem, in the command zone for the rest of the game.  (CR 114)"""
    nothing: frozenset[str] = frozenset()
    traits = Traits("Emblem", None, "", nothing, nothing, nothing, None, None, None, kit_of(node.abilities))
    item = changing.create(ctx.game, Definition(None, traits, is_token=False), ctx.controller, zone="command")
    changing.happen(ctx.game, e.Created(item.id, "Emblem", ctx.controller, "command"))
    return True
