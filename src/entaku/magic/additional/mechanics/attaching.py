"""Auras and Equipment attached.  (CR 701.3)"""

from entaku.magic.card_types import legal_attachments
from entaku.magic.concepts import targets
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure
from entaku.magic.game.state import Effect, SeatRef, Thing
from entaku.magic.spells.layers import projection
from entaku.magic.spells.replacement import entering
from entaku.magic.spells.resolving import asking
from entaku.magic.spells.resolving.asking import Context, present, things
from entaku.magic.spells.resolving.follow import at_once, follows
from entaku.magic.spells.resolving.lasting_effects import on_battlefield
from entaku.magic.spells.resolving.possible_choices import possible
from entaku.magic.zones import moving
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.ir.changes import LoseTypes
from entaku.oracle.ir.conditions import Matches
from entaku.oracle.ir.durations import AsLongAs
from entaku.oracle.ir.things import Attached, AttachedTo, Self
from entaku.oracle.mechanics.attaching import Attach, EnterAttached, Unattach

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


@follows(EnterAttached)
def enter_attached(ctx: Context, node: EnterAttached) -> Procedure[bool]:
    """All of them enter at once; an Aura only where it may be attached to what it says.  (CR 301.5e, 303.4i)"""
    game = ctx.game
    host = next(iter(asking.recipients(ctx, node.to)), None)
    if isinstance(host, int):
        host = asking.current(ctx, host)
    going = [one for number in present(ctx, node.what) if (one := placed(ctx, number, host)) is not None]
    moved = yield from moving.move(game, going)
    ctx.bound[node.bind] = tuple(number for number in moved if on_battlefield(ctx, number))
    return bool(moved)


def placed(ctx: Context, number: int, host: Thing | None) -> Going | None:
    """A card on its way, attached to its host if it may be; None for an Aura that may not."""
    game = ctx.game
    item = game.objects[number]
    going = Going(number, "battlefield")
    traits = projection.look(game, item)
    if "Aura" in traits.subtypes:
        enchants = host is not None and host != number and targets.may_enchant(game, number, item.owner, host)
        return entering.attached_to(going, host) if enchants and host is not None else None
    bears = isinstance(host, int) and host in game.battlefield
    if isinstance(host, int) and bears and legal_attachments.may_bear(game, host, number, traits):
        return entering.attached_to(going, host)
    return going


@possible(EnterAttached)
def can_enter_attached(ctx: Context, node: EnterAttached) -> bool:
    """What is to enter is there.  (CR 608.2d)"""
    return any(asking.current(ctx, number) is not None for number in asking.objects(ctx, node.what))


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
