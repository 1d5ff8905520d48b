"""Nodes with all that they ask about settled, for effects that outlast what they came from.  (CR 608.2h)"""

from functools import partial
from typing import Any  # Any: parts of a tree, whatever they are

from entaku.magic.spells.resolving import asking
from entaku.oracle.ir import changes as ch
from entaku.oracle.ir import things as t
from entaku.oracle.ir.abilities import Keyword
from entaku.oracle.ir.node import Node
from entaku.oracle.ir.walking import with_parts


def ground(ctx: asking.Context, node: object) -> object:
    """The same node with every amount settled and every choice filled in, as effects that last need it.  (CR 608.2h)"""
    if not isinstance(node, Node):
        return with_parts(node, partial(ground, ctx))
    if type(node) in asking.AMOUNTS:
        return asking.amount(ctx, node)  # type: ignore[arg-type]  # its kind is among those that are looked up
    if isinstance(node, ch.Resize):
        return ch.Resize(asking.raised(ctx, node.power), asking.raised(ctx, node.toughness))
    if isinstance(node, t.BoundColour):
        value = ctx.bound.get(node.name) or dict(asking.chosen_of(ctx)).get("colour")
        return t.Coloured("".join(value) if isinstance(value, tuple) else str(value or ""))
    if isinstance(node, t.Parity) and node.of == "chosen":
        return t.Parity(asking.parity_chosen(ctx), node.stat)
    if isinstance(node, t.OutsideIdentity):
        own = ctx.game.setup.identities[ctx.controller]
        return t.Coloured("" if own is None else "".join(colour for colour in "WUBRG" if colour not in own))
    if isinstance(node, t.ChosenFor):
        return t.AnyOf(tuple(t.Is(value) for value in asking.types_chosen(ctx)))
    if isinstance(node, ch.SetColour) and node.bound:
        return ch.SetColour(str(ctx.bound.get(node.bound, "")))
    if isinstance(node, ch.SetCreatureType):
        return ch.SetTypes(tuple(asking.types_chosen(ctx)))
    if isinstance(node, ch.SetLandType) and not node.land_type:
        return ch.SetLandType(str(ctx.bound.get("type", "")))
    if isinstance(node, ch.Gain):
        return ch.Gain(tuple(ground_keyword(ctx, ability) for ability in node.abilities))  # type: ignore[misc]  # a settled ability is one
    return with_parts(node, partial(ground, ctx))


def ground_keyword(ctx: asking.Context, ability: object) -> object:
    """A granted keyword with the choice filled in; other granted abilities settle nothing before they are used."""
    return with_parts(ability, partial(ground, ctx)) if isinstance(ability, Keyword) else ability


def without_targets(ctx: asking.Context, node: Any) -> Any:  # noqa: ANN401  (whatever it is, so it comes back)
    """The same with its targets by name, since the effect outlives the spell; the context learns the names.

    An ability that the effect gives has targets of its own.
    """
    if isinstance(node, t.Targeted | t.TargetedPlayer):
        name = f"target {node.n}"
        ctx.bound[name] = tuple(asking.targeted(ctx, node.n))
        return t.Bound(name) if isinstance(node, t.Targeted) else t.BoundPlayer(name)
    return node if isinstance(node, ch.Gain) else with_parts(node, partial(without_targets, ctx))
