"""Auras and Equipment attached.  (CR 701.3)"""

from entaku.magic.card_types import legal_attachments
from entaku.magic.concepts import targets
from entaku.magic.game import mutators
from entaku.magic.game.state import Effect, SeatRef
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, present, things
from entaku.magic.spells.resolving.follow import at_once
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.oracle.ir.changes import LoseTypes
from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.durations import AsLongAs
from entaku.oracle.ir.things import Attached, AttachedTo, Self
from entaku.oracle.mechanics.attaching import Attach, Unattach

WHILE_ATTACHED = AsLongAs(Matches(Self(), (AttachedTo(Attached()),)))
"""As long as an Equipment is attached to what it has been attached to."""


@at_once(Attach)
def attach(ctx: Context, node: Attach) -> bool:
    game = ctx.game
    to = [thing if isinstance(thing, SeatRef) else asking.current(ctx, thing) for thing in things(ctx, node.to)]
    for number in present(ctx, node.what):
        if on_battlefield(ctx, number) and to and may_attach(ctx, number, to[0]):
            mutators.attach(game, number, to[0])
            cease_to_be_creature(ctx, number)
    return True


def cease_to_be_creature(ctx: Context, number: int) -> None:
    """Equipment with reconfigure is no creature until it becomes unattached, whatever it loses.  (CR 702.151b)"""
    game = ctx.game
    traits = projection.look(game, game.objects[number])
    if "reconfigure" in traits.kit.keywords and traits.is_creature:
        effect = Effect(
            mutators.stamp(game), number, traits.controller, WHILE_ATTACHED, (number,), (LoseTypes(("Creature",)),),
            turn=game.turn,
        )  # fmt: skip
        mutators.add_effect(game, effect)


@at_once(Unattach)
def unattach(ctx: Context, node: Unattach) -> bool:
    """What is attached to something is so no longer.  (CR 701.3d)"""
    held = [n for n in present(ctx, node.what) if ctx.game.objects[n].attached is not None]
    for number in held:
        mutators.attach(ctx.game, number, None)
    return bool(held)


def may_attach(ctx: Context, number: int, to: object) -> bool:
    """Whether an Aura, Equipment or Fortification may be put there.  (CR 701.3b)"""
    game = ctx.game
    traits = projection.look(game, game.objects[number])
    if not isinstance(to, int) or to == number or not on_battlefield(ctx, to):
        return False
    if "Aura" in traits.subtypes:
        return targets.may_enchant(game, number, traits.controller, to)
    return legal_attachments.may_bear(game, to, number, traits)
