"""Emblems.  (CR 114)"""

from entaku.cards.mechanics.emblems import Emblem
from entaku.magic import changing
from entaku.magic import events as e
from entaku.magic.definitions import Definition, Traits, kit_of
from entaku.magic.questions import Context, players
from entaku.magic.resolving.follow import at_once


@at_once(Emblem)
def emblem(ctx: Context, node: Emblem) -> bool:
    """Each player who gets an emblem owns and controls it, in the command zone for the rest of the game.  (CR 114.2)"""
    nothing: frozenset[str] = frozenset()
    traits = Traits("Emblem", None, "", nothing, nothing, nothing, None, None, None, kit_of(node.abilities))
    definition = Definition(None, traits, is_token=False)
    for seat in players(ctx, node.who):
        item = changing.create(ctx.game, definition, seat, zone="command")
        changing.happen(ctx.game, e.Created(item.id, "Emblem", seat, "command"))
    return True
