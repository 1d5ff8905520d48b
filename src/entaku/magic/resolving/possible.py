"""What a player may choose to do: only what can be done, and as a cost only wholly.  (CR 118.12, 608.2d)"""

from collections.abc import Callable, Iterable
from typing import Any  # Any: each row takes a node of its own kind

from entaku.cards.ir import actions as x
from entaku.cards.ir import things as t
from entaku.magic import questions
from entaku.magic.questions import Context, objects

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
    return all(type(node) in POSSIBLE for node in instructions)


def _move(ctx: Context, node: x.Move) -> bool:
    """What is to be moved is there.  (CR 608.2d)"""
    return any(questions.current(ctx, number) is not None for number in objects(ctx, node.what))


_POSSIBLE: dict[type, Possible] = {
    x.Move: _move,
}
POSSIBLE.update(_POSSIBLE)
