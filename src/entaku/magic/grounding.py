"""Nodes with all that they ask about settled, for effects that outlast what they came from.  (CR 608.2h)"""

from typing import Any  # Any: parts of a tree, whatever they are

import msgspec

from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.cards.ir.abilities import Keyword
from entaku.cards.ir.node import Node
from entaku.magic import questions


def ground(ctx: "questions.Context", node: object) -> object:
    """The same node with every amount settled and every choice filled in, as effects that last need it.  (CR 608.2h)"""
    if isinstance(node, tuple):
        return tuple(ground(ctx, part) for part in node)
    if not isinstance(node, Node):
        return node
    if type(node) in questions.AMOUNT_NODES:
        return questions.amount(ctx, node)  # type: ignore[arg-type]  # its kind is among those that are looked up
    if isinstance(node, ch.Resize):
        return ch.Resize(questions.raised(ctx, node.power), questions.raised(ctx, node.toughness))
    if isinstance(node, t.BoundColour):
        value = ctx.bound.get(node.name) or dict(questions.chosen_of(ctx)).get("colour")
        return t.Coloured("".join(value) if isinstance(value, tuple) else str(value or ""))
    if isinstance(node, t.OutsideIdentity):
        own = ctx.game.setup.identities[ctx.controller]
        return t.Coloured("" if own is None else "".join(colour for colour in "WUBRG" if colour not in own))
    if isinstance(node, t.ChosenFor):
        return t.AnyOf(tuple(t.Is(value) for value in questions.types_chosen(ctx)))
    if isinstance(node, ch.SetColour) and node.bound:
        return ch.SetColour(str(ctx.bound.get(node.bound, "")))
    if isinstance(node, ch.SetLandType) and not node.land_type:
        return ch.SetLandType(str(ctx.bound.get("type", "")))
    if isinstance(node, ch.Gain):
        return ch.Gain(tuple(ground_keyword(ctx, ability) for ability in node.abilities))  # type: ignore[misc]  # a settled ability is one
    return ground_fields(ctx, node)


def ground_keyword(ctx: "questions.Context", ability: object) -> object:
    """A granted keyword with the choice filled in; other granted abilities settle nothing before they are used."""
    return ground_fields(ctx, ability) if isinstance(ability, Keyword) else ability


def ground_fields(ctx: "questions.Context", node: object) -> object:
    assert isinstance(node, Node)
    changed = {f: ground(ctx, getattr(node, f)) for f in node.__struct_fields__}
    if all(changed[f] is getattr(node, f) for f in changed):
        return node
    return msgspec.structs.replace(node, **changed)


def without_targets(ctx: "questions.Context", node: Any) -> Any:  # noqa: ANN401  (whatever it is, so it comes back)
    """The same with its targets by name, since the effect outlives the spell; the context learns the names.

    An ability that the effect gives has targets of its own.
    """
    if isinstance(node, tuple):
        return tuple(without_targets(ctx, part) for part in node)
    if isinstance(node, t.Targeted | t.TargetedPlayer):
        name = f"target {node.n}"
        ctx.bound[name] = tuple(questions.targeted(ctx, node.n))
        return t.Bound(name) if isinstance(node, t.Targeted) else t.BoundPlayer(name)
    if not isinstance(node, Node) or isinstance(node, ch.Gain):
        return node
    changed = {f: without_targets(ctx, getattr(node, f)) for f in node.__struct_fields__}
    if all(changed[f] is getattr(node, f) for f in changed):
        return node
    return msgspec.structs.replace(node, **changed)
