"""Targets that a spell wants only if it was kicked, or only if it wasn't.  (CR 702.33g, 601.2c)"""

from collections.abc import Sequence

import msgspec

from entaku.cards.ir.abilities import Target
from entaku.cards.ir.conditions import WasKicked
from entaku.cards.ir.instructions import If, Instead
from entaku.cards.ir.node import Node
from entaku.cards.ir.things import Targeted, TargetedPlayer


def wanted(do: Sequence[object], all_targets: Sequence[Target], kicked: bool) -> list[Target]:
    """The targets of a text: none where it speaks of them only in the other case, kicked or not."""
    spoken_of = numbers(tuple(do), kicked)
    if len(spoken_of) >= len(all_targets):
        return list(all_targets)
    unspoken = numbers(tuple(do), not kicked) - spoken_of
    return [
        msgspec.structs.replace(target, least=0, most=0) if number in unspoken else target
        for number, target in enumerate(all_targets)
    ]


def numbers(value: object, kicked: bool) -> frozenset[int]:
    """The numbers of the targets that instructions speak of, if the spell was kicked, or wasn't."""
    if isinstance(value, Targeted | TargetedPlayer):
        return frozenset({value.n})
    if isinstance(value, If | Instead) and value.condition == WasKicked():
        other = value.otherwise if isinstance(value, If) else value.instead
        done_if_kicked, done_if_not = (value.do, other) if isinstance(value, If) else (other, value.do)
        return numbers(done_if_kicked if kicked else done_if_not, kicked)
    parts = value if isinstance(value, tuple) else ()
    if isinstance(value, Node):
        parts = tuple(getattr(value, field) for field in value.__struct_fields__)
    return frozenset().union(*(numbers(part, kicked) for part in parts))
