"""Emblems.  (CR 114)"""

from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.definitions import Definition, Traits, kit_of
from entaku.magic.spells.resolving.asking import Context, players
from entaku.magic.spells.resolving.follow import at_once
from entaku.oracle.mechanics.emblems import Emblem


@at_once(Emblem)
def emblem(ctx: Context, node: Emblem) -> bool:
    """Each player who gets an emblem owns and controls it, in the command zone for the rest of the game.  (CR 114.2)"""
    nothing: frozenset[str] = frozenset()
    traits = Traits("Emblem", None, "", nothing, nothing, nothing, None, None, None, kit_of(node.abilities))
    definition = Definition(None, traits, is_token=False)
    for seat in players(ctx, node.who):
        item = mutators.create(ctx.game, definition, seat, zone="command")
        mutators.happen(ctx.game, e.Created(item.id, "Emblem", seat, "command"))
    return True
