"""Auras and Equipment attached.  (CR 701.3)"""

from entaku.cards.ir.changes import LoseTypes
from entaku.cards.ir.conditions import Matches
from entaku.cards.ir.durations import AsLongAs
from entaku.cards.ir.things import Attached, AttachedTo, Self
from entaku.cards.mechanics.attaching import Attach, Unattach
from entaku.magic import (
    changing,
    hosts,
    layers,
    questions,
    targets,
)
from entaku.magic.game import Effect, SeatRef
from entaku.magic.questions import Context, present, things
from entaku.magic.resolving.follow import at_once
from entaku.magic.resolving.permanents import on_battlefield

WHILE_ATTACHED = AsLongAs(Matches(Self(), (AttachedTo(Attached()),)))
"""As long as an Equipment is attached to what it has been attached to."""


@at_once(Attach)
def attach(ctx: Context, node: Attach) -> bool:
    game = ctx.game
    to = [thing if isinstance(thing, SeatRef) else questions.current(ctx, thing) for thing in things(ctx, node.to)]
    for number in present(ctx, node.what):
        if on_battlefield(ctx, number) and to and may_attach(ctx, number, to[0]):
            changing.attach(game, number, to[0])
            cease_to_be_creature(ctx, number)
    return True


def cease_to_be_creature(ctx: Context, number: int) -> None:
    """Equipment with reconfigure is no creature until it becomes unattached, whatever it loses.  (CR 702.151b)"""
    game = ctx.game
    traits = layers.look(game, game.objects[number])
    if "reconfigure" in traits.kit.keywords and traits.is_creature:
        effect = Effect(
            changing.stamp(game), number, traits.controller, WHILE_ATTACHED, (number,), (LoseTypes(("Creature",)),),
            turn=game.turn,
        )  # fmt: skip
        changing.add_effect(game, effect)


@at_once(Unattach)
def unattach(ctx: Context, node: Unattach) -> bool:
    """What is attached to something is so no longer.  (CR 701.3d)"""
    held = [n for n in present(ctx, node.what) if ctx.game.objects[n].attached is not None]
    for number in held:
        changing.attach(ctx.game, number, None)
    return bool(held)


def may_attach(ctx: Context, number: int, to: object) -> bool:
    """Whether an Aura, Equipment or Fortification may be put there.  (CR 701.3b)"""
    game = ctx.game
    traits = layers.look(game, game.objects[number])
    if not isinstance(to, int) or to == number or not on_battlefield(ctx, to):
        return False
    if "Aura" in traits.subtypes:
        return targets.may_enchant(game, number, traits.controller, to)
    return hosts.may_bear(game, to, number, traits)
