"""Instructions in order, each by the procedure that knows it.  (CR 608.2c)"""

from collections.abc import Callable, Iterable
from typing import Any  # Any: each row takes a node of its own kind

from entaku.magic.game.choices import Procedure, settle
from entaku.magic.game.state import Game
from entaku.magic.spells.resolving.asking import Context
from entaku.oracle.ir.instructions import Reflexive

Follow = Callable[[Context, Any], Procedure[bool]]
"""A procedure for one kind of instruction: whether anything was done, as "if you do" asks."""

FOLLOW: dict[type, Follow] = {}

Do = Callable[[Context, Any], bool]
"""The same for an instruction that never asks anything."""

AT_ONCE: dict[type, Do] = {}


def follow(ctx: Context, instructions: Iterable[object]) -> Procedure[bool]:
    """Follow instructions in order.  Whether all of them did something.

    What triggers "when you do" doesn't if what stands before it wasn't done.  (CR 603.12)
    """
    done = did = True
    for instruction in instructions:
        if not did and type(instruction) is Reflexive:
            continue
        quick = AT_ONCE.get(type(instruction))
        did = quick(ctx, instruction) if quick is not None else (yield from FOLLOW[type(instruction)](ctx, instruction))
        done = did and done
        if ctx.game.orphans:
            yield from settle(ctx.game)
        if ctx.game.effects:
            for procedure in _AFTER_EACH:
                yield from procedure(ctx.game)
        if ctx.game.is_over:
            return done
    return done


_AFTER_EACH: list[Callable[[Game], Procedure[None]]] = []


def after_each(procedure: Callable[[Game], Procedure[None]]) -> Callable[[Game], Procedure[None]]:
    """Mark what is done after each instruction, before the next, while there are effects that last."""
    _AFTER_EACH.append(procedure)
    return procedure


def follows(kind: type) -> Callable[[Follow], Follow]:
    """Mark a procedure as the one for a kind of instruction."""

    def register(procedure: Follow) -> Follow:
        FOLLOW[kind] = procedure
        return procedure

    return register


def at_once(kind: type) -> Callable[[Do], Do]:
    """Mark a function as the one for a kind of instruction that never asks anything."""

    def register(function: Do) -> Do:
        AT_ONCE[kind] = function
        return function

    return register
