"""What a player may choose to do: only what can be done, and as a cost only wholly.  (CR 608.2d, 118.12)"""

from collections.abc import Callable, Iterable
from typing import Any  # Any: each row takes a node of its own kind

from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir import things as t
from entaku.oracle.mechanics.choosing import ChooseThings

Possible = Callable[[Context, Any], bool]

POSSIBLE: dict[type, Possible] = {}
"""What can be known before of an action that a player may choose to take."""


def possible(kind: type) -> Callable[[Possible], Possible]:
    """Mark a function as the one that says whether a kind of action can be taken to the full."""

    def register(check: Possible) -> Possible:
        POSSIBLE[kind] = check
        return check

    return register


def can_do_all(ctx: Context, instructions: Iterable[object]) -> bool:
    """Whether all these instructions can be followed to the full, as far as that can be known before.

    What speaks of something that an earlier one of them finds isn't asked.
    """
    for place, node in enumerate(instructions):
        check = POSSIBLE.get(type(node))
        follows = place > 0 and isinstance(getattr(node, "what", None), t.Bound | t.Among)
        if check is not None and not follows and not check(ctx, node):
            return False
    return True


def is_paid(instructions: Iterable[object]) -> bool:
    """Whether "if you do" asks of these only whether the player has chosen to, whatever came of it.  (CR 118.12)"""
    return all(type(node) in POSSIBLE and not isinstance(node, ChooseThings) for node in instructions)
