"""Nodes with all that they ask about settled, for effects that outlast what they came from.  (CR 608.2h)"""

import msgspec

from entaku.cards.ir import changes as ch
from entaku.cards.ir import things as t
from entaku.cards.ir.node import Node
from entaku.magic import questions


def ground(ctx: "questions.Context", node: object) -> object:
    """The same node with every amount settled and every choice filled in, as effects that last need it.  (CR 608.2h)"""
    if isinstance(node, tuple):
        return tuple(ground(ctx, part) for part in node)
    if not isinstance(node, Node):
        return node
    if type(node) in questions.AMOUNT_NODES:
        return questions.amount(ctx, node)  # type: ignore[arg-type]
    if isinstance(node, t.BoundColour):
        value = ctx.bound.get(node.name) or dict(questions.chosen_of(ctx)).get("colour")
        return t.Coloured("".join(value) if isinstance(value, tuple) else str(value or ""))
    if isinstance(node, t.ChosenFor):
        return t.AnyOf(tuple(t.Is(value) for key, value in questions.chosen_of(ctx) if key == "type"))
    if isinstance(node, ch.SetColour) and node.bound:
        return ch.SetColour(str(ctx.bound.get(node.bound, "")))
    if isinstance(node, ch.SetLandType) and not node.land_type:
        return ch.SetLandType(str(ctx.bound.get("type", "")))
    if isinstance(node, ch.Gain):
        return ch.Gain(tuple(ground_keyword(ctx, ability) for ability in node.abilities))  # type: ignore[misc]
    changed = {f: ground(ctx, getattr(node, f)) for f in node.__struct_fields__}
    if all(changed[f] is getattr(node, f) for f in changed):
        return node
    return msgspec.structs.replace(node, **changed)


def ground_keyword(ctx: "questions.Context", ability: object) -> object:
    """A granted keyword with the choice filled in; other granted abilities settle nothing before they are used."""
    if type(ability).__name__ != "Keyword":
        return ability
    return ground_fields(ctx, ability)


def ground_fields(ctx: "questions.Context", node: object) -> object:
    assert isinstance(node, Node)
    changed = {f: ground(ctx, getattr(node, f)) for f in node.__struct_fields__}
    return msgspec.structs.replace(node, **changed)
